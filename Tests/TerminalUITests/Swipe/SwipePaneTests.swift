import Domain
import Presentation
import Services
import TerminalUI
import TestSupport
import Testing

@Suite struct SwipePaneTests {
    static let notes = CatalogNotes(
        titles: [CIPCode(2601): "Biology, General."],
        provenance: Dictionary(uniqueKeysWithValues: FigureKind.allCases.map { ($0, Provenance.fixture) }))

    static func state(_ card: FeedCard? = .fixture(), next: FeedCard? = .fixture()) -> SwipeState {
        var state = SwipeState()
        state.hand = .loaded(FeedHand(current: card, next: next, status: .fixture()))
        state.profile = .fixture()
        state.notes = notes
        return state
    }

    @Test("A card shows name, grade, figures, pictures, reasons and chance", arguments: [(40, 9), (73, 38), (80, 20)])
    func card(width: Int, height: Int) throws {
        try expectFrame("swipe-card-\(width)x\(height)", SwipePane(Self.state(), format: Format()), width, height)
    }
}
