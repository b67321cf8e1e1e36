public import Domain
import Resources
public import Services

/// Signs in and out, locks and unlocks, and makes and deletes accounts. Lives outside of every account's scope.
///
/// What is typed into a passphrase field goes into memory that is overwritten, never into its state.
@MainActor
public final class AccountDeskViewModel {
    public internal(set) var state: DeskState {
        didSet { if state != oldValue { observers.notify(state) } }
    }
    public let format: Format

    let service: AccountService
    let codes: any QREncoding
    let clock: any WallClock
    let export: @Sendable (Account, String) async -> Result<String, StorageError>
    let perform: @MainActor (DeskEffect) async -> Void
    private let observers = Observers<DeskState>()
    var secrets = DeskSecrets()
    /// Who enters once the code that is shown has been put away.
    var entering: Account?
    private let work = RunningWork()

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
    public func settle() async { await work.settle() }

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

    func show(_ form: DeskForm) {
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

    // MARK: Going on

    func open(_ choice: DeskChoice) async {
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

    func goBack(from form: DeskForm) async {
        wipe()
        // Behind a locked screen there is nothing to go back to; another student may sign in instead.
        if case .unlock = form.purpose { return await choose() }
        if state.account != nil, await !isLocked { return await perform(.close) }
        await choose()
    }

    var isLocked: Bool {
        get async { if case .locked = await service.state { true } else { false } }
    }

    func goOn() async {
        if let account = entering {
            entering = nil
            return await enter(account)
        }
        if state.account != nil, await !isLocked { return await perform(.close) }
        await choose()
    }

    // MARK: Parts

    var form: DeskForm? { if case .form(let form) = state.page { form } else { nil } }

    /// Overwrites what was typed into the passphrase fields.
    func wipe() {
        secrets.wipe()
        if case .form(var form) = state.page {
            form.secrets = [:]
            update { $0.page = .form(form) }
        }
    }

    func start(_ body: @escaping @MainActor (AccountDeskViewModel) async -> Void) {
        work.run { [weak self] in
            if let self { await body(self) }
        }
    }

    func update(_ change: (inout DeskState) -> Void) {
        var next = state
        change(&next)
        state = next
    }
}
