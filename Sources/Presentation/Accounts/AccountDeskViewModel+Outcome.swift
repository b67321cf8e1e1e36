import Domain
import Resources

/// How an attempt ends.
extension AccountDeskViewModel {
    /// Shows that something is under way, and how it failed.
    func carryOut(_ body: (AccountDeskViewModel) async throws(AccountError) -> Void) async {
        update {
            $0.isWorking = true
            $0.failure = nil
        }
        do throws(AccountError) {
            try await body(self)
            update { $0.isWorking = false }
        } catch {
            fail(error)
        }
    }

    private func fail(_ error: AccountError) {
        update { state in
            state.isWorking = false
            if case .wait(let milliseconds) = error {
                state.waitUntil = clock.now() + milliseconds
                return tick(&state)
            }
            state.failure = format.sentence(error)
            guard case .form(var form) = state.page else { return }
            // What was typed is kept but for the passphrase that was wrong.
            if let field = form.field(of: error) {
                form.problems[field] = format.sentence(error)
                form.focus = form.fields.firstIndex(of: field) ?? form.focus
                state.failure = nil
            }
            if error == .wrongPassphrase {
                secrets.wipe(.passphrase)
                form.secrets[.passphrase] = 0
            }
            state.page = .form(form)
        }
    }

    func tick(_ state: inout DeskState) {
        guard let end = state.waitUntil else { return }
        let left = end - clock.now()
        state.waitSeconds = left > 0 ? Int((left + 999) / 1_000) : nil
        if left <= 0 { (state.waitUntil, state.failure) = (nil, nil) }
    }

    func tell(_ key: StringKey) {
        wipe()
        update { $0.page = .notice(format.words(key)) }
    }

    func showRecovery(_ code: OneTimeCode) {
        wipe()
        let text = code.grouped
        update { $0.page = .secret(DeskSecret(kind: .recovery, text: text, code: codes.code(for: text))) }
    }
}
