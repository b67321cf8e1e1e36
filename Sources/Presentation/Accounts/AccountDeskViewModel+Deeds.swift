import Domain
import Resources
import Services

/// What the desk does for a student once a form has been filled in.
extension AccountDeskViewModel {
    func submit(_ form: DeskForm) async {
        let problems = form.faults(secrets, format)
        guard problems.isEmpty else {
            var marked = form
            marked.problems = problems
            marked.focus = form.fields.firstIndex { problems[$0] != nil } ?? 0
            return update { $0.page = .form(marked) }
        }
        switch form.purpose {
        case .signIn(let account):
            let secret = secrets[.passphrase]
            await attempt { service throws(AccountError) in
                try await service.signIn(name: account.name, passphrase: secret)
            }
        case .unlock: await unlock()
        case .signUp: await signUp(form)
        case .changePassphrase(let account): await change(account)
        case .recover: await recover(form)
        case .verify(let account): await verify(account, form)
        case .export(let account): await write(account, form)
        case .remove(let account): await remove(account)
        }
    }

    func attempt(_ body: @Sendable (AccountService) async throws(AccountError) -> Account) async {
        await carryOut { desk throws(AccountError) in
            let account = try await body(desk.service)
            await desk.enter(account)
        }
    }

    func enter(_ account: Account) async {
        wipe()
        if state.account != nil { await perform(.left) }
        await perform(.entered(account))
    }

    private func unlock() async {
        let secret = secrets[.passphrase]
        await carryOut { desk throws(AccountError) in
            // Somebody else's failed attempt has put the lock aside; the session behind is still this account's.
            if await !desk.isLocked, case .unlock(let account)? = desk.form?.purpose {
                _ = try await desk.service.signIn(name: account.name, passphrase: secret)
            } else {
                try await desk.service.unlock(secret)
            }
            desk.wipe()
            await desk.perform(.close)
        }
    }

    private func signUp(_ form: DeskForm) async {
        let secret = secrets[.newPassphrase]
        await carryOut { desk throws(AccountError) in
            let made = try await desk.service.add(name: form.text(.name), email: form.text(.email), passphrase: secret)
            await desk.perform(.left)
            desk.update { $0.account = nil }
            desk.entering = try await desk.service.signIn(name: made.account.name, passphrase: secret)
            desk.showRecovery(made.recovery)
        }
    }

    private func change(_ account: Account) async {
        let (old, new) = (secrets[.passphrase], secrets[.newPassphrase])
        await carryOut { desk throws(AccountError) in
            try await desk.service.changePassphrase(of: account, from: old, to: new)
            desk.tell(.deskChanged)
        }
    }

    private func recover(_ form: DeskForm) async {
        let new = secrets[.newPassphrase]
        await carryOut { desk throws(AccountError) in
            guard let account = try await desk.service.account(named: form.text(.name)),
                let code = OneTimeCode(.recovery, reading: form.text(.code))
            else { throw .wrongCode }
            desk.showRecovery(try await desk.service.recover(account, code: code, to: new))
        }
    }

    private func verify(_ account: Account, _ form: DeskForm) async {
        await carryOut { desk throws(AccountError) in
            guard let code = OneTimeCode(.verify, reading: form.text(.code)) else { throw .wrongCode }
            try await desk.service.verify(account, code: code)
            desk.tell(.deskVerified)
        }
    }

    private func write(_ account: Account, _ form: DeskForm) async {
        let (export, path) = (export, form.text(.path))
        await carryOut { desk throws(AccountError) in
            switch await export(account, path) {
            case .success(let path):
                let sentence = desk.format.words(.deskExported, DisplayText(path))
                desk.update { $0.page = .notice(sentence) }
            case .failure(let error): throw .storage(error)
            }
        }
    }

    private func remove(_ account: Account) async {
        let secret = secrets[.passphrase]
        await carryOut { desk throws(AccountError) in
            if account.kind == .local { try await desk.service.confirm(account, passphrase: secret) }
            // Nothing of the account may be alive that could write again.
            await desk.perform(.left)
            desk.update { $0.account = nil }
            let removal = try await desk.service.remove(account)
            desk.tell(removal == .complete ? .deskRemoved : .deskRemovedRemnants)
        }
    }
}
