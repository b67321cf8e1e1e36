import Domain
import Presentation
import Services
import TerminalUI
import TestSupport
import Testing

@Suite struct ShortlistFrameTests {
    private static let cards: [FeedCard] = [
        ("Alder College", AdmissionChance.Band.reach, 1), ("Birch University of the North", .match, 2),
        ("Cedar State University", .match, 3), ("Dogwood Institute of Technology", .safety, 4),
    ].map { name, band, id in
        .fixture(
            .fixture(id: id, name: name, figures: [.graduationRate: .known(0.5 + Double(id) / 10)]),
            chance: AdmissionChance(band: band, admissionRate: 0.4, standing: nil), decision: .like)
    }

    static func shortlist(_ mode: ShortlistState.Mode = .list) -> ShortlistState {
        var shortlist = ShortlistState()
        shortlist.cards = .loaded(cards)
        shortlist.selection = ListSelection(count: 4)
        shortlist.selection.select(1)
        shortlist.chosen = [UnitID(2), UnitID(3)]
        shortlist.marks = Shortlist([
            ShortlistChange(time: 1, kind: .tags(UnitID(2), ["north", "snow"])),
            ShortlistChange(time: 2, kind: .note(UnitID(2), "ask about housing")),
        ])
        shortlist.mode = mode
        return shortlist
    }

    static func compare(_ offset: Int = 0) -> SwipeLevel {
        var compare = CompareState(cards)
        compare.selection = ListSelection(count: 30)
        compare.offset = offset
        return .compare(compare)
    }

    static func similar() -> SwipeLevel {
        var similar = SimilarState(cards[0].college)
        similar.hits = .loaded(
            cards.dropFirst().map { card in
                SimilarHit(
                    id: card.id, name: card.college.name, city: card.college.city, state: card.college.state,
                    reasons: [
                        .init(kind: .measure(.price), values: .init(asked: 24_910, found: 25_000)),
                        .init(kind: .setting(.city), values: nil),
                    ])
            })
        similar.selection = ListSelection(count: 3)
        return .similar(similar)
    }

    private static func pane(_ level: SwipeLevel, _ words: Words = Words()) -> SwipePane {
        SwipePaneTests.pane(SwipePaneTests.state(levels: [level]), words)
    }

    @Test("The shortlist stands in groups with its warnings", arguments: [(40, 9), (80, 20), (120, 36), (200, 56)])
    func shortlist(width: Int, height: Int) throws {
        try expectFrame("shortlist-\(width)x\(height)", Self.pane(.shortlist(Self.shortlist())), width, height)
    }

    @Test("A note is typed below the list, and what to sort by stands in a list")
    func modes() throws {
        let note = Self.shortlist(.note(UnitID(2), TextInput("ask about housing")))
        try expectFrame("shortlist-note-80x20", Self.pane(.shortlist(note)), 80, 20)
        let sorting = Self.shortlist(.sorting(ListSelection(count: ShortlistState.keys.count), isSecond: true))
        try expectFrame("shortlist-sorting-80x20", Self.pane(.shortlist(sorting)), 80, 20)
    }

    @Test("Colleges stand side by side, as many as have room", arguments: [(40, 9), (80, 20), (120, 36), (200, 56)])
    func compare(width: Int, height: Int) throws {
        try expectFrame("compare-\(width)x\(height)", Self.pane(Self.compare()), width, height)
    }

    @Test("A narrow comparison scrolls sideways to its last college")
    func scrolled() throws {
        try expectFrame("compare-80x20-scrolled", Self.pane(Self.compare(3)), 80, 20)
    }

    @Test("Similar colleges carry their reasons", arguments: [(40, 9), (80, 20)])
    func similar(width: Int, height: Int) throws {
        try expectFrame("similar-\(width)x\(height)", Self.pane(Self.similar()), width, height)
    }

    @Test("All of it in Vietnamese")
    func vietnamese() throws {
        try expectFrame("shortlist-80x20-vi", Self.pane(.shortlist(Self.shortlist()), .vietnamese), 80, 20)
        try expectFrame("compare-80x20-vi", Self.pane(Self.compare(), .vietnamese), 80, 20)
    }

    @Test("All of it is drawn at any size without a trap")
    func anySize() {
        for width in [1, 2, 7, 12, 20, 41, 61] {
            for height in 1...9 {
                for level in [.shortlist(Self.shortlist()), Self.compare(2), Self.similar()] as [SwipeLevel] {
                    _ = frame(Self.pane(level), width, height)
                }
            }
        }
    }
}
