import Domain
import Presentation
import TestSupport
import Testing

@testable import TerminalUI

@Suite("The account desk on the screen") struct AccountDeskViewTests {
    private let mai = Account(id: AccountID(2), name: "Mai", kind: .local, created: 0)

    private func view(_ state: DeskState) -> AccountDeskView {
        AccountDeskView(
            state, format: Format(), keys: .standard, offers: [.confirm, .focusNext, .back],
            focus: KeyFocus(.form, takesText: true), drawsBlocks: true)
    }

    @Test("The list of accounts", arguments: [(40, 12), (80, 24)])
    func choose(width: Int, height: Int) throws {
        let guest = Account(id: .guest, name: "guest", kind: .guest, created: 0)
        let state = DeskState(.choose(DeskChoice([guest, mai])), account: nil)
        try expectFrame("desk-choose-\(width)x\(height)", view(state), width, height)
    }

    @Test(
        "Making an account, with what is wrong at its field and dots for what is secret",
        arguments: [(40, 12), (80, 24)])
    func signUp(width: Int, height: Int) throws {
        var form = DeskForm(.signUp)
        form.texts[.name] = TextInput("admin")
        form.secrets[.newPassphrase] = 16
        form.problems[.name] = "This name is kept for the program and its operator."
        try expectFrame("desk-sign-up-\(width)x\(height)", view(DeskState(.form(form), account: nil)), width, height)
    }

    @Test("A locked screen that waits says for how long")
    func locked() throws {
        var state = DeskState(.form(DeskForm(.unlock(mai))), account: mai)
        state.waitSeconds = 8
        try expectFrame("desk-locked-80x24", view(state), 80, 24)
    }
}
