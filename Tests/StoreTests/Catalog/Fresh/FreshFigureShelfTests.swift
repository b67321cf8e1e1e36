import Domain
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Store

@Suite struct FreshFigureShelfTests {
    private let folder: TemporaryFolder
    private var resources: String { folder.file("resources") }
    private var data: String { folder.file("data") }
    private var file: String { folder.file("data/catalog.db") }

    init() throws {
        folder = try TemporaryFolder()
        _ = try CatalogBuilder.build(from: Fixture.path("Surveys"), to: folder.file("resources/catalog"))
        try CatalogCompiler.compile(resources: folder.file("resources"), into: folder.file("data/catalog.db"))
    }

    private func table(price: Double) -> FigureTable {
        var table = FigureTable(kinds: [.netPrice])
        for id in [UnitID.amber, .blanca, .harbor, .silverpine] { _ = table.add(id, [.known(price)]) }
        return table
    }

    private func price(_ id: UnitID = .amber, in file: String? = nil) async throws -> Figure? {
        try await CatalogStore(file: file ?? self.file).college(id)?[.netPrice]
    }

    @Test("Fresh figures take the place of the shipped ones, with their source, and go back step by step")
    func stepByStep() async throws {
        let shelf = FreshFigureShelf(resources: resources, folder: data)
        let shipped = try await price()
        try await shelf.apply(table(price: 4_321), from: "https://example.org", day: "2026-11-30")
        #expect(try await price() == .known(4_321))
        let source = try await CatalogStore(file: file).provenance()[.netPrice]
        #expect(source?.year == "latest, 2026-11" && source?.survey == "College Scorecard")
        try await shelf.apply(table(price: 5_000), from: "https://example.org", day: "2027-11-30")
        #expect(FreshFigureShelf.inUse(inData: data)?.day == "2027-11-30")
        #expect(try await shelf.restore())
        #expect(try await price() == .known(4_321))
        #expect(try await shelf.restore())
        #expect(try await price() == shipped)
        #expect(try await !shelf.restore())
        let again = try await CatalogStore.open(resources: resources, folder: data)
        #expect(try await again.college(.amber)?[.netPrice] == shipped)
    }

    @Test("A figure that does not apply stays so; one that the answer leaves out is not reported any more")
    func reasons() async throws {
        let before = try await CatalogStore(file: file).columns()
        var fresh = FigureTable(kinds: [.admissionRate])
        _ = fresh.add(.amber, [.known(0.5)])
        let reasons = try await CatalogStore(file: file).college(.blanca)?[.admissionRate]
        try await FreshFigureShelf(resources: resources, folder: data).apply(fresh, from: "o", day: "2026-11-30")
        let store = try CatalogStore(file: file)
        #expect(try await store.college(.amber)?[.admissionRate] == .known(0.5))
        let after = try await store.college(.blanca)?[.admissionRate]
        #expect(reasons?.value == nil ? after == reasons : after == .missing(.notReported))
        #expect(try await store.columns().count == before.count)
    }

    @Test("Whatever a kill leaves at any step is one whole catalogue, the old one or the new")
    func everyStep() async throws {
        let copies = Mutex<[String]>([])
        let (folder, data) = (folder, data)
        let shelf = FreshFigureShelf(resources: resources, folder: data) { step in
            let copy = folder.file("copy-\(step)-\(copies.withLock { $0.count })")
            // A copy that fails is missed below.
            try? FolderCopy.copy(data, to: copy)
            copies.withLock { $0.append(copy) }
        }
        let shipped = try await price()
        try await shelf.apply(table(price: 4_321), from: "o", day: "2026-11-30")
        try await shelf.apply(table(price: 5_000), from: "o", day: "2026-12-01")
        _ = try await shelf.restore()
        let all = copies.withLock { $0 }
        #expect(all.count == 6)
        for copy in all {
            let store = try await CatalogStore.open(resources: resources, folder: copy)
            let prices = try await [UnitID.amber, .blanca, .harbor, .silverpine].asyncMap { id in
                try await store.college(id)?[.netPrice]
            }
            let isFresh = Set(prices) == [.known(4_321)] || Set(prices) == [.known(5_000)]
            #expect(isFresh || prices.first == shipped, "\(copy): \(prices)")
        }
    }

    @Test("Where a kill left the figures in use as the earlier ones too, going back ends on the shipped ones")
    func twoNames() async throws {
        let shelf = FreshFigureShelf(resources: resources, folder: data)
        let shipped = try await price()
        try await shelf.apply(table(price: 4_321), from: "o", day: "2026-11-30")
        #expect(link(data + "/" + FreshFigures.name, data + "/" + FreshFigures.previousName) == 0)
        #expect(try await shelf.restore())
        #expect(try await price() == shipped)
        #expect(try await !shelf.restore())
    }

    @Test("Damaged figures are set aside at any byte, and the shipped ones take their place")
    func damage() async throws {
        let shelf = FreshFigureShelf(resources: resources, folder: data)
        let shipped = try await price()
        try await shelf.apply(table(price: 4_321), from: "o", day: "2026-11-30")
        let whole = try FileBytes.readRaw(data + "/" + FreshFigures.name)
        for place in stride(from: 0, to: whole.count, by: 11) {
            var bytes = whole
            bytes[place] ^= 0x15
            try FilesTogether.write([(FreshFigures.name, bytes)], into: data)
            try CatalogCompiler.compile(resources: resources, into: file, isForced: true)
            let found = try await price()
            // The day and the address are not under the checksum; everything else is.
            #expect(found == shipped || found == .known(4_321), "byte \(place)")
            let store = try await CatalogStore.open(resources: resources, folder: data)
            #expect(try await store.college(.amber)?[.netPrice] == found)
        }
        try FilesTogether.write([(FreshFigures.name, Array(whole.dropLast(9)))], into: data)
        try CatalogCompiler.compile(resources: resources, into: file, isForced: true)
        #expect(FreshFigureShelf.hasDamaged(inData: data) && FreshFigureShelf.inUse(inData: data) == nil)
        try await shelf.apply(table(price: 1), from: "o", day: "2026-11-30")
        #expect(!FreshFigureShelf.hasDamaged(inData: data))
    }

    @Test("Tables that can't be compiled leave the figures as they were")
    func broken() async throws {
        let shelf = FreshFigureShelf(resources: resources, folder: data)
        try Fixture.write("damaged", to: resources + "/catalog/colleges.csv")
        await #expect(throws: FigureShelfError.self) {
            try await shelf.apply(table(price: 4_321), from: "o", day: "2026-11-30")
        }
        #expect(FreshFigureShelf.inUse(inData: data) == nil)
        #expect(try await price() != .known(4_321))
    }
}

@Suite struct KeptPagesTests {
    private let folder: TemporaryFolder
    private let pages: KeptPages
    private let fetch = ScorecardFetch(origin: "https://example.org/x,y", kinds: [.netPrice, .earnings], began: 5_000)

    init() throws {
        folder = try TemporaryFolder()
        pages = KeptPages(inData: folder.path)
    }

    private func page(_ number: Int) -> ScorecardPage {
        let row = ScorecardPage.Row(
            id: UnitID(Int32(100_001 + number)), figures: [.known(0.1 + Double(number)), .missing(.withheld)])
        return ScorecardPage(number: number, total: 9, rows: [row])
    }

    @Test("Pages come back as they were, up to the first gap")
    func round() throws {
        for number in [0, 1, 3] { try pages.keep(page(number), of: fetch) }
        #expect(pages.pages(of: fetch) == [page(0), page(1)])
        pages.discard()
        #expect(pages.pages(of: fetch).isEmpty && Folder.names(in: folder.path).isEmpty)
    }

    @Test("Pages of another source, of other figures, too old or from the future are not taken")
    func others() throws {
        try pages.keep(page(0), of: fetch)
        let kinds = fetch.kinds
        let day = KeptPages.longestKept
        #expect(pages.pages(of: ScorecardFetch(origin: "https://a", kinds: kinds, began: 5_000)).isEmpty)
        #expect(pages.pages(of: ScorecardFetch(origin: fetch.origin, kinds: [.netPrice], began: 5_000)).isEmpty)
        #expect(pages.pages(of: ScorecardFetch(origin: fetch.origin, kinds: kinds, began: 5_001 + day)).isEmpty)
        #expect(pages.pages(of: ScorecardFetch(origin: fetch.origin, kinds: kinds, began: 4_999)).isEmpty)
        #expect(pages.pages(of: ScorecardFetch(origin: fetch.origin, kinds: kinds, began: 5_000 + day)).count == 1)
    }

    @Test("A damaged page and those behind it are fetched again")
    func damaged() throws {
        for number in 0..<3 { try pages.keep(page(number), of: fetch) }
        try Fixture.write("page,1,9\nunitid,net_price\n100002,x\n", to: pages.folder + "/page-1.csv")
        #expect(pages.pages(of: fetch) == [page(0)])
    }
}
