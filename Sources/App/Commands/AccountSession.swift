import Domain
import Services
import Store

/// The user database of a run, and whose scope the run gets.
struct AccountSession {
    let database: UserDatabase
    let service: AccountService
    private let name: String?

    init(_ container: AppContainer) throws(Failure) {
        name = container.options.account
        do throws(StorageError) {
            database = try container.database()
        } catch {
            throw Failure(error)
        }
        service = AccountService(
            directory: database.accounts, hashing: CryptHashing(), secrets: KernelSecrets(), clock: SystemClock())
    }

    /// Signs in: as `--account` says (by passphrase, or by a sign-in link), else by the key of an SSH session, else as
    /// the guest.
    func scope() async throws(Failure) -> AccountScope {
        do throws(AccountError) {
            return scope(of: try await signIn())
        } catch {
            throw Failure(error)
        }
    }

    func scope(of account: Account) -> AccountScope {
        let stores = database.stores(for: account.id)
        return AccountScope(
            account: account,
            stores: .init(
                feedLog: stores.feedLog, profile: stores.profile, settings: stores.settings,
                awards: stores.awards, explore: stores.explore))
    }

    /// The account a word of the command line names.
    func account(named name: String) async throws(Failure) -> Account {
        let found: Account?
        do throws(AccountError) {
            found = try await service.account(named: name)
        } catch {
            throw Failure(error)
        }
        guard let found else {
            throw Failure(
                .failure, "There is no account \(DisplayText(name).string). quad accounts list shows them.")
        }
        return found
    }

    private func signIn() async throws(AccountError) -> Account {
        guard let name else {
            let key: KeyFingerprint?
            do throws(SSHKeyProblem) { key = try AuthInfoFile.fingerprint() } catch { throw .key(error) }
            guard let key else { return try await service.signInAsGuest() }
            return try await service.signIn(key: key)
        }
        if case .auth(let token)? = try? DeepLink(name) {  // anything but a link is a name
            return try await service.signIn(token: token)
        }
        let account = try await service.account(named: name)
        if account?.id == .guest { return try await service.signInAsGuest() }
        if account?.kind == .ssh {
            let key: KeyFingerprint?
            do throws(SSHKeyProblem) { key = try AuthInfoFile.fingerprint() } catch { throw .key(error) }
            guard let key, key == account?.fingerprint else { throw .needsKey }
            return try await service.signIn(key: key)
        }
        let passphrase = Passphrase()
        guard PassphrasePrompt.read("Passphrase for \(DisplayText(name).string): ", into: passphrase) else {
            throw .cancelled
        }
        defer { passphrase.wipe() }
        return try await service.signIn(name: name, passphrase: passphrase)
    }
}
