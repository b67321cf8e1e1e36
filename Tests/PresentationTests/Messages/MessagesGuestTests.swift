import Domain
import Presentation
import Services
import TestSupport
import Testing

@MainActor
@Suite("Guests of the Messages pane") struct MessagesGuestTests {
    @Test("Only parts that are there stand in the list, above the conversations")
    func rows() async {
        let pane = await MessagesHarness()
        pane.model.host(SampleGuest(), at: .nearby)
        pane.model.host(SampleGuest(), at: .ask)
        await pane.start()
        #expect(pane.model.state.list.entries.prefix(2) == [.guest(.ask), .guest(.nearby)])
        #expect(!pane.model.state.list.entries.contains(.guest(.notes)))
    }

    @Test("Opening one gives it the keys; what it does not know leads back to the list")
    func focus() async {
        let pane = await MessagesHarness()
        let guest = SampleGuest()
        pane.model.host(guest, at: .ask)
        await pane.start()
        await pane.press(.run(.first))
        #expect(pane.model.state.shownGuest == .ask)
        #expect(pane.model.context == .conversations)
        await pane.press(.run(.open))
        #expect(pane.model.context == .picker)
        #expect(pane.model.takesText)
        await pane.press(.type("a"), .run(.back))
        #expect(guest.heard == [.type("a"), .run(.back)])
        #expect(pane.model.state.focus == .list)
        #expect(!pane.model.takesText)
    }

    @Test("What waits in a guest counts on the pane's tab, and its row follows each change")
    func badges() async {
        let pane = await MessagesHarness()
        let guest = SampleGuest()
        pane.model.host(guest, at: .nearby)
        await pane.start()
        #expect(pane.model.badge == 0)
        guest.badge = 2
        #expect(pane.model.badge == 2)
        #expect(pane.model.state.guests[.nearby] == GuestRow(note: "9", badge: 2))
    }
}

/// A guest that types into a field and knows nothing else.
@MainActor
private final class SampleGuest: MessagesGuest {
    var badge = 0 { didSet { listeners.forEach { $0() } } }
    private(set) var heard: [Action] = []
    private var listeners: [@MainActor () -> Void] = []

    var note: DisplayText? { "9" }
    var context: KeyContext { .picker }
    var takesText: Bool { true }
    var offers: [ActionID] { [.back] }
    func reason(against action: ActionID) -> DisplayText? { nil }

    func observe(_ body: @escaping @MainActor () -> Void) -> ObservationToken {
        listeners.append(body)
        return .none
    }

    func handle(_ action: Action) -> Bool {
        heard.append(action)
        if case .type = action { return true }
        return false
    }
}
