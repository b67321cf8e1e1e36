import Domain
import TestSupport
import Testing

@testable import Store

@Suite("The shipped table of scholarships") struct ShippedAwardsTests {
    private let list: AwardList

    init() throws { list = try AwardTableFile(resources: Fixture.resources).read() }

    @Test("holds what survived weeding, each row with an id, a name and a sponsor of its own")
    func rows() {
        #expect(list.awards.count == 207)
        #expect(list.awards.count { !$0.status.isHidden } == 195)
        #expect(Set(list.awards.map(\.id)).count == list.awards.count)
        #expect(Set(list.awards.map(\.name)).count == list.awards.count)
        #expect(list.awards.allSatisfy { !$0.sponsor.isEmpty })
    }

    @Test("Every row names a source that is known, and only checked rows carry a date of checking")
    func sources() {
        for award in list.awards {
            #expect(!award.sources.isEmpty && award.sources.allSatisfy { list.sources[$0] != nil }, "\(award.id)")
            if award.status == .unverified { #expect(award.checked == nil, "\(award.id)") }
            if award.status == .checked { #expect(award.checked?.iso == "2026-07-19", "\(award.id)") }
        }
    }

    @Test("Links are complete addresses, and amounts stand the right way round")
    func plausible() {
        for award in list.awards {
            #expect(award.link.isEmpty || award.link.hasPrefix("https://"), "\(award.id)")
            if let least = award.amount.least, let most = award.amount.most { #expect(least <= most, "\(award.id)") }
        }
        #expect(list.awards.count { $0.link.isEmpty } == 1)
    }

    @Test("Known rows say what the listing says")
    func known() throws {
        let oregon = try #require(list.awards.first { $0.name == "Oregon Opportunity Grant" })
        #expect(oregon.amount == AwardAmount(least: 1_000, most: 3_915, isRenewable: true))
        #expect(oregon.status == .unverified && oregon.zone == .pacific && oregon.cycle.listed == 2_025)
        #expect(oregon.rules.contains(.income(atMost: 75_000)) && oregon.rules.contains(.need))
        let cameron = try #require(list.awards.first { $0.id == AwardID("S041") })
        #expect(cameron.cycle.closings.map(\.point) == [.month(5, nil), .month(9, nil)])
        #expect(cameron.rules.contains(.nomination) && cameron.rules.contains(.citizenship(.citizen)))
        let flinn = try #require(list.awards.first { $0.id == AwardID("S117") })
        #expect(flinn.zone == .arizona)
    }

    @Test("Every zone in which a deadline counts has rules on this machine or is known to be missing")
    func zones() {
        let folder = ZoneFolder()
        guard folder.rules(of: .eastern) != nil else { return }
        for zone in Set(list.awards.map(\.zone)) { #expect(folder.rules(of: zone) != nil, "\(zone)") }
    }

    @Test("A damaged row stops reading with its line and column")
    func damaged() throws {
        let folder = try TemporaryFolder()
        try Folder.make(folder.file("scholarships"))
        try Fixture.write("id,name,closes\nS1,Amber,02-30\n", to: folder.file("scholarships/awards.csv"))
        try Fixture.write("key,name,address,remark\n", to: folder.file("scholarships/sources.csv"))
        do throws(CatalogError) {
            _ = try AwardTableFile(resources: folder.path).read()
            Issue.record("nothing was thrown")
        } catch {
            guard case .damaged(let reason) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(reason.contains("awards.csv:2, column 3 (closes)") && reason.contains("02-30"))
        }
    }

    @Test("Without the files the folder is named")
    func missing() throws {
        let folder = try TemporaryFolder()
        #expect(throws: CatalogError.missingResources(path: folder.path + "/scholarships")) {
            try AwardTableFile(resources: folder.path).read()
        }
    }
}
