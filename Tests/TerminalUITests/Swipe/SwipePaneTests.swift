import Domain
import Presentation
import Services
import TerminalUI
import TestSupport
import Testing

@Suite struct SwipePaneTests {
    static let notes = CatalogNotes(
        titles: [CIPCode(2601): "Biology, General.", CIPCode(1107): "Computer Science."],
        provenance: Dictionary(uniqueKeysWithValues: FigureKind.allCases.map { ($0, Provenance.fixture) }),
        fields: .fixture)

    static func state(
        _ card: FeedCard? = .fixture(), next: FeedCard? = .fixture(), levels: [SwipeLevel] = []
    ) -> SwipeState {
        var state = SwipeState()
        state.hand = .loaded(FeedHand(current: card, next: next, status: .fixture()))
        state.profile = .fixture()
        state.notes = notes
        state.offerings = card.map { CardOfferings(id: $0.id, fields: FieldOffering.fixtures) }
        state.levels = levels
        return state
    }

    static func details(_ card: FeedCard = .fixture(), row: Int = 0) -> SwipeLevel {
        var details = DetailsState(card: card)
        details.offerings = .loaded(FieldOffering.fixtures)
        details.selection = ListSelection(count: 200)
        details.selection.select(row)
        return .details(details)
    }

    static func pane(_ state: SwipeState, _ language: Words = Words()) -> SwipePane {
        SwipePane(state, format: Format(language))
    }

    @Test(
        "A card shows name, grade, figures, pictures, reasons and chance",
        arguments: [(40, 9), (73, 38), (80, 20), (120, 36), (200, 56)])
    func card(width: Int, height: Int) throws {
        try expectFrame("swipe-card-\(width)x\(height)", Self.pane(Self.state()), width, height)
    }

    @Test("A card in Vietnamese has its words, numbers and distances in Vietnamese")
    func vietnamese() throws {
        try expectFrame("swipe-card-80x20-vi", Self.pane(Self.state(), .vietnamese), 80, 20)
    }

    @Test(
        "Details show each figure with its source, the selected one marked", arguments: [(40, 9), (80, 20), (120, 36)])
    func details(width: Int, height: Int) throws {
        let state = Self.state(levels: [Self.details(row: 8)])
        try expectFrame("swipe-details-\(width)x\(height)", Self.pane(state), width, height)
    }

    @Test("Why shows bars that add up, and every reason", arguments: [(40, 9), (80, 20), (120, 36)])
    func why(width: Int, height: Int) throws {
        let state = Self.state(levels: [.why(WhyState(card: .fixture()))])
        try expectFrame("swipe-why-\(width)x\(height)", Self.pane(state), width, height)
    }
}
