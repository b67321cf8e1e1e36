import CursesScreen
import Domain
import Presentation
import Resources
import Services
import Store

/// Who is at the terminal.
extension FullScreen {
    /// Opens the account desk over whatever is on the screen.
    func openDesk(_ request: DeskRequest) {
        guard desk == nil else { return }
        let account = session?.opening.scope.account
        // An account without a passphrase can't be locked: nothing could unlock it.
        if request == .lock, account?.kind != .local { return }
        let database = accounts.database
        let format =
            preferences.map(format)
            ?? Format(
                container.words(container.config.configuration, language: language))
        let desk = AccountDeskViewModel(
            service: accounts.service, account: account, codes: QREncoder(), format: format, clock: container.clock,
            export: { account, path in
                do throws(StorageError) {
                    return .success(try await AccountExporting.write(account, of: database, to: path))
                } catch {
                    return .failure(error)
                }
            },
            perform: { [weak self] in await self?.perform($0) })
        self.desk = desk
        deskToken = desk.observe { [weak self] in self?.planDraw() }
        planDraw()
        let path = container.paths.dataFolder + "/quad-\(account?.name ?? "guest").tar"
        Task { await desk.open(request, path: path) }
    }

    private func perform(_ effect: DeskEffect) async {
        switch effect {
        case .close: closeDesk()
        case .left: await dropSession()
        case .entered(let account):
            await dropSession()
            await enter(account)
        }
        planDraw()
    }

    private func closeDesk() {
        deskToken = nil
        desk = nil
        lastKey = container.clock.now()
        screen.repaint()
    }

    private func enter(_ account: Account) async {
        let scope = accounts.scope(of: account)
        do throws(Failure) {
            await open(try await Opening(container, scope: scope))
            closeDesk()
        } catch {
            // The desk stands; its list is the way to try again.
            scope.close()
            await desk?.choose()
        }
    }

    // MARK: Idle lock

    /// When the screen locks by itself.
    var idleDeadline: Int64? {
        guard desk == nil, let account = session?.opening.scope.account else { return nil }
        let minutes = preferences?.configuration.idleLock ?? Self.usualIdleLock
        return IdleLock(minutes: minutes == 0 ? nil : minutes).deadline(lastKey: lastKey, of: account)
    }

    /// Minutes; long enough for reading a page.
    private static let usualIdleLock = 10

    func lockWhenIdle() {
        guard let deadline = idleDeadline, container.clock.now() >= deadline else { return }
        openDesk(.lock)
    }

    // MARK: Links

    /// Takes the links that `quad open` hands in.
    func openDoor(of account: AccountID) {
        closeDoor()
        // Without a door, quad open begins a program of its own.
        guard let door = try? LinkDoor(dataFolder: container.paths.dataFolder, account: account) else { return }
        self.door = door
        let links = door.links()
        Task { [weak self] in
            for await link in links { self?.follow(link) }
        }
    }

    func closeDoor() {
        door?.close()
        door = nil
    }

    /// Goes to what a deep link names, in the session that is open.
    func follow(_ link: DeepLink) {
        guard let session, desk == nil else { return }
        if !session.shell.open(link) { session.shell.show(toast: session.profile.format.words(.shellNoSuchPlace)) }
        planDraw()
    }
}
