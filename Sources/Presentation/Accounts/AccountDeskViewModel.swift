public import Domain
import Resources
public import Services

/// Signs in and out, locks and unlocks, and makes and deletes accounts. Lives outside of every account's scope.
///
/// What is typed into a passphrase field goes into memory that is overwritten, never into its state.
@MainActor
public final class AccountDeskViewModel {
    public private(set) var state: DeskState {
        didSet { if state != oldValue { observers.notify(state) } }
    }
    public let format: Format

    let service: AccountService
    private let codes: any QREncoding
    private let clock: any WallClock
    private let export: @Sendable (Account, String) async -> Result<String, StorageError>
    private let perform: @MainActor (DeskEffect) async -> Void
    private let observers = Observers<DeskState>()
    private var secrets: [DeskField: Passphrase] = [:]
    /// Who enters once the code that is shown has been put away.
    private var entering: Account?
    private var work: Task<Void, Never>?

    /// - Parameters:
    ///   - account: Whose session waits behind the desk.
    ///   - export: Writes everything of an account to a file and answers where it is.
    public init(
        service: AccountService, account: Account?, codes: any QREncoding, format: Format, clock: any WallClock,
        export: @escaping @Sendable (Account, String) async -> Result<String, StorageError>,
        perform: @escaping @MainActor (DeskEffect) async -> Void
    ) {
        self.service = service
        self.codes = codes
        self.format = format
        self.clock = clock
        self.export = export
        self.perform = perform
        state = DeskState(.choose(DeskChoice([])), account: account)
    }

    public func observe(_ body: @escaping @MainActor () -> Void) -> ObservationToken { observers.add { _ in body() } }

    /// Returns when nothing is in flight any more.
    public func settle() async {
        while let task = work {
            await task.value
            if work == task { work = nil }
        }
    }

    /// When the seconds that are left change; `nil` while nothing waits.
    public var nextDeadline: Int64? { state.waitUntil.map { min($0, clock.now() + 1_000) } }

    /// Called at or after ``nextDeadline``.
    public func deadlineReached() { update { tick(&$0) } }

    // MARK: Opening

    /// Goes to what was asked for.
    public func open(_ request: DeskRequest, path: String = "") async {
        let account = state.account
        switch (request, account) {
        case (.signIn, _), (.signOut, _): await leave()
        case (.signUp, _): show(DeskForm(.signUp))
        case (.recover, _): show(DeskForm(.recover))
        case (.lock, let account?) where account.kind == .local:
            await service.lock()
            show(DeskForm(.unlock(account)))
        case (.changePassphrase, let account?) where account.kind == .local: show(DeskForm(.changePassphrase(account)))
        case (.verify, let account?): show(DeskForm(.verify(account)))
        case (.link, let account?): await showLink(of: account)
        case (.export, let account?):
            var form = DeskForm(.export(account))
            form.texts[.path] = TextInput(path, limit: 400)
            show(form)
        case (.remove, let account?):
            var form = DeskForm(.remove(account))
            // Without the list, the question stands all the same.
            form.contents = (try? await service.contents(of: account)) ?? []
            show(form)
        default: await perform(.close)
        }
    }

    /// The list of accounts, as after signing out.
    public func choose() async {
        // Without the list, making an account is still offered.
        let accounts = (try? await service.accounts()) ?? []
        wipe()
        update { state in
            state.page = .choose(DeskChoice(accounts))
            (state.failure, state.waitUntil, state.waitSeconds) = (nil, nil, nil)
        }
    }

    private func leave() async {
        await perform(.left)
        await service.signOut()
        update { $0.account = nil }
        await choose()
    }

    private func show(_ form: DeskForm) {
        wipe()
        update { state in
            state.page = .form(form)
            (state.failure, state.waitUntil, state.waitSeconds) = (nil, nil, nil)
        }
    }

    private func showLink(of account: Account) async {
        do throws(AccountError) {
            let address = DeepLink.auth(try await service.link(for: account)).address
            update { $0.page = .secret(DeskSecret(kind: .link, text: address, code: codes.code(for: address))) }
        } catch {
            update { $0.page = .notice(format.sentence(error)) }
        }
    }

    // MARK: Keys

    public var context: KeyContext {
        switch state.page {
        case .choose: .list
        case .form: .form
        case .secret, .notice: .details
        }
    }

    public var takesText: Bool { if case .form = state.page { true } else { false } }

    /// The actions that the last line offers.
    public var offers: [ActionID] {
        switch state.page {
        case .choose: [.open, .quit]
        case .form: [.confirm, .focusNext, .back, .quit]
        case .secret, .notice: [.open]
        }
    }

    public func handle(_ action: Action) {
        guard !state.isWorking else { return }
        switch state.page {
        case .choose(var choice):
            if choice.selection.handle(action) {
                update { $0.page = .choose(choice) }
            } else if action == .run(.open) || action == .run(.right) || action == .run(.toggle) {
                start { await $0.open(choice) }
            } else if action == .run(.back), state.account != nil {
                start { await $0.perform(.close) }
            }
        case .form(let form): handle(action, in: form)
        case .secret, .notice:
            guard action == .run(.open) || action == .run(.back) || action == .run(.confirm) else { return }
            start { await $0.goOn() }
        }
    }

    private func handle(_ action: Action, in form: DeskForm) {
        var form = form
        switch action {
        case .run(.focusNext, _), .run(.down, _): form.focus = (form.focus + 1) % form.fields.count
        case .run(.focusPrevious, _), .run(.up, _):
            form.focus = (form.focus + form.fields.count - 1) % form.fields.count
        case .run(.confirm, _), .run(.open, _):
            if form.focus + 1 < form.fields.count {
                form.focus += 1
            } else {
                return start { await $0.submit(form) }
            }
        case .run(.back, _), .run(.dismiss, _): return start { await $0.goBack(from: form) }
        default:
            guard take(action, into: &form) else { return }
            form.problems[form.focused] = nil
        }
        update {
            $0.page = .form(form)
            if $0.waitUntil == nil { $0.failure = nil }
        }
    }

    /// - Returns: Whether the field that has focus took the action.
    private func take(_ action: Action, into form: inout DeskForm) -> Bool {
        let field = form.focused
        guard field.isSecret else { return form.texts[field]?.handle(action) ?? false }
        let secret = secrets[field] ?? Passphrase()
        secrets[field] = secret
        switch action {
        case .type(let text): for byte in text.utf8 { secret.append(byte) }
        // The line break that a password manager adds is no part of the passphrase.
        case .paste(let text): for byte in text.utf8 where byte != 10 && byte != 13 { secret.append(byte) }
        case .edit(.deleteBackward): secret.removeLast()
        case .edit(.deleteToLineStart), .edit(.deleteWordBackward): secret.wipe()
        default: return false
        }
        form.secrets[field] = secret.characterCount
        return true
    }

    // MARK: What happens

    private func open(_ choice: DeskChoice) async {
        switch choice.selection.index.flatMap(choice.row) {
        case .account(let account) where account.kind == .guest:
            await attempt { service throws(AccountError) in try await service.signInAsGuest() }
        case .account(let account) where account.id == state.account?.id: show(DeskForm(.unlock(account)))
        case .account(let account) where account.kind == .ssh: update { $0.failure = format.sentence(.needsKey) }
        case .account(let account): show(DeskForm(.signIn(account)))
        case .request(.signUp): show(DeskForm(.signUp))
        case .request: show(DeskForm(.recover))
        case nil: break
        }
    }

    private func goBack(from form: DeskForm) async {
        wipe()
        // Behind a locked screen there is nothing to go back to; another student may sign in instead.
        if case .unlock = form.purpose { return await choose() }
        if state.account != nil, await !isLocked { return await perform(.close) }
        await choose()
    }

    private var isLocked: Bool {
        get async { if case .locked = await service.state { true } else { false } }
    }

    private func goOn() async {
        if let account = entering {
            entering = nil
            return await enter(account)
        }
        if state.account != nil, await !isLocked { return await perform(.close) }
        await choose()
    }

    private func submit(_ form: DeskForm) async {
        let problems = form.faults(secrets, format)
        guard problems.isEmpty else {
            var marked = form
            marked.problems = problems
            marked.focus = form.fields.firstIndex { problems[$0] != nil } ?? 0
            return update { $0.page = .form(marked) }
        }
        switch form.purpose {
        case .signIn(let account):
            let secret = secret(.passphrase)
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

    private func attempt(_ body: @Sendable (AccountService) async throws(AccountError) -> Account) async {
        await carryOut { desk throws(AccountError) in
            let account = try await body(desk.service)
            await desk.enter(account)
        }
    }

    private func enter(_ account: Account) async {
        wipe()
        if state.account != nil { await perform(.left) }
        await perform(.entered(account))
    }

    private func unlock() async {
        let secret = secret(.passphrase)
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
        let secret = secret(.newPassphrase)
        await carryOut { desk throws(AccountError) in
            let made = try await desk.service.add(name: form.text(.name), email: form.text(.email), passphrase: secret)
            await desk.perform(.left)
            desk.update { $0.account = nil }
            desk.entering = try await desk.service.signIn(name: made.account.name, passphrase: secret)
            desk.showRecovery(made.recovery)
        }
    }

    private func change(_ account: Account) async {
        let (old, new) = (secret(.passphrase), secret(.newPassphrase))
        await carryOut { desk throws(AccountError) in
            try await desk.service.changePassphrase(of: account, from: old, to: new)
            desk.tell(.deskChanged)
        }
    }

    private func recover(_ form: DeskForm) async {
        let new = secret(.newPassphrase)
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
        let secret = secret(.passphrase)
        await carryOut { desk throws(AccountError) in
            if account.kind == .local { try await desk.service.confirm(account, passphrase: secret) }
            // Nothing of the account may be alive that could write again.
            await desk.perform(.left)
            desk.update { $0.account = nil }
            let removal = try await desk.service.remove(account)
            desk.tell(removal == .complete ? .deskRemoved : .deskRemovedRemnants)
        }
    }

    private func showRecovery(_ code: OneTimeCode) {
        wipe()
        let text = code.grouped
        update { $0.page = .secret(DeskSecret(kind: .recovery, text: text, code: codes.code(for: text))) }
    }

    // MARK: Parts

    private var form: DeskForm? { if case .form(let form) = state.page { form } else { nil } }

    private func secret(_ field: DeskField) -> Passphrase { secrets[field] ?? Passphrase() }

    private func wipe() {
        for secret in secrets.values { secret.wipe() }
        secrets = [:]
        if case .form(var form) = state.page {
            form.secrets = [:]
            update { $0.page = .form(form) }
        }
    }

    private func start(_ body: @escaping @MainActor (AccountDeskViewModel) async -> Void) {
        work = Task { [weak self] in
            if let self { await body(self) }
        }
    }

    private func carryOut(_ body: (AccountDeskViewModel) async throws(AccountError) -> Void) async {
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
                secrets[.passphrase]?.wipe()
                form.secrets[.passphrase] = 0
            }
            state.page = .form(form)
        }
    }

    private func tick(_ state: inout DeskState) {
        guard let end = state.waitUntil else { return }
        let left = end - clock.now()
        state.waitSeconds = left > 0 ? Int((left + 999) / 1_000) : nil
        if left <= 0 { (state.waitUntil, state.failure) = (nil, nil) }
    }

    private func update(_ change: (inout DeskState) -> Void) {
        var next = state
        change(&next)
        state = next
    }
}

extension AccountDeskViewModel {
    private func tell(_ key: StringKey) {
        wipe()
        update { $0.page = .notice(format.words(key)) }
    }
}

/// What the account desk asks of the program around it.
public enum DeskEffect: Sendable, Equatable {
    /// Back to the session behind the desk.
    case close
    /// The session behind the desk is to be dropped, with all that is of its account.
    case left
    /// Somebody has signed in: their session is to be opened.
    case entered(Account)
}
