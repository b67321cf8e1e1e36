import Domain
import Presentation
import TestSupport
import Testing

@Suite("The editor of a field") struct FieldEditorTests {
    private func typed(_ text: String, into field: FormField, of profile: Profile = Profile()) throws -> FieldEditor {
        var editor = try #require(FieldEditor(field, of: profile, titles: [:]))
        #expect(editor.handle(.paste(text)) != .ignored)
        return editor
    }

    @Test(
        "says at the field why an answer can't be taken, and leaves the profile as it was",
        arguments: [
            (ProfileItem.sat, "1610", ProfileReason.outOfRange(400, 1_600)),
            (.sat, "1415", .notAStep(10)), (.graduationYear, "1900", .outOfRange(1_960, 2_060)),
            (.graduationYear, "2300", .outOfRange(1_960, 2_060)), (.email, "mai", .emailWithoutAt),
            (.email, "mai@home", .emailWithoutDomain), (.gradeAverage, "4.1", .gradeNotOnScale(.unweighted)),
            (.residency, "Atlantis", .notAState), (.budget, "a lot", .notANumber),
            (.intendedFields, "basket weaving", .notChosen),
        ])
    func refused(item: ProfileItem, text: String, reason: ProfileReason) throws {
        let editor = try typed(text, into: .item(item))
        var profile = Profile()
        #expect(throws: reason) { try editor.apply(to: &profile) }
        #expect(profile == Profile())
    }

    @Test("keeps a pasted book to what the field holds, and refuses what can't be seen")
    func hostile() throws {
        let book = try typed(String(repeating: "a", count: 10_000_000), into: .item(.name))
        guard case .text(let input) = book.kind else { return }
        #expect(input.count <= 100)
        let hidden = try typed("\u{200B}\u{200D}\u{2060}", into: .item(.name))
        var profile = Profile()
        try hidden.apply(to: &profile)
        #expect(profile[.name] == nil)
    }

    @Test("reads money as people write it", arguments: ["26000", "$26,000", "26k", "26.000"])
    func budget(text: String) throws {
        var profile = Profile()
        try typed(text, into: .item(.budget)).apply(to: &profile)
        #expect(profile.matching.budget == 26_000)
    }

    @Test("takes a state by its name or its letters, in any case", arguments: ["oregon", "OR", " or "])
    func state(text: String) throws {
        var profile = Profile()
        try typed(text, into: .item(.residency)).apply(to: &profile)
        #expect(profile.text(.residency) == "OR")
    }

    @Test("settles a home at a place that was chosen, with its ZIP code, and takes it back whole")
    func home() throws {
        var editor = try typed("97202", into: .home)
        guard case .search(var search) = editor.kind else { return }
        search.show([.place(FakeCatalog.towns[0])])
        editor.kind = .search(search)
        #expect(editor.handle(.run(.confirm)) == .changed)
        #expect(editor.handle(.run(.confirm)) == .commit)
        var profile = Profile()
        try editor.apply(to: &profile)
        #expect(profile.matching.home?.place?.city == "Portland")
        #expect(profile.text(.homeZIP) == "97202")
        var emptied = try #require(FieldEditor(.home, of: profile, titles: [:]))
        _ = emptied.handle(.edit(.deleteToLineStart))
        try emptied.apply(to: &profile)
        #expect(profile.matching.home == nil && profile[.homeZIP] == nil)
    }

    @Test("a single choice follows the cursor, a multiple one waits for Space")
    func choices() throws {
        var single = try #require(FieldEditor(.item(.rigor), of: Profile(), titles: [:]))
        _ = single.handle(.run(.down))
        var profile = Profile()
        try single.apply(to: &profile)
        #expect(profile.choice(.rigor) == Rigor.relaxed)
        var several = try #require(FieldEditor(.item(.sizes), of: profile, titles: [:]))
        _ = several.handle(.run(.down))
        try several.apply(to: &profile)
        #expect(profile.matching.sizes.isEmpty)
        _ = several.handle(.run(.toggle))
        try several.apply(to: &profile)
        #expect(profile.matching.sizes == [.from1000])
    }

    @Test("a weight moves by five and stops at its ends")
    func weights() throws {
        var editor = try #require(FieldEditor(.weight(.campus), of: Profile(), titles: [:]))
        _ = editor.handle(.run(.right))
        var profile = Profile()
        try editor.apply(to: &profile)
        #expect(profile.matching.weights.campus == 0.25)
        _ = editor.handle(.run(.right, count: 99))
        try editor.apply(to: &profile)
        #expect(profile.matching.weights.campus == 1)
    }
}
