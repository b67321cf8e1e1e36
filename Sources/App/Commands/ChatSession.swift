import Domain
import Services
import Store

/// What the command line says about chat.
extension Failure {
    init(_ error: ChatError) {
        switch error {
        case .storage(let error), .transport(.storage(let error)): self.init(error)
        case .unknownRoom: self.init(.failure, "There is no such conversation.")
        case .empty: self.init(.badInput, "There is nothing to send.")
        case .tooLong(let limit): self.init(.badInput, "That is longer than \(limit) bytes.")
        case .flood: self.init(.failure, "Too many messages at once.")
        case .underWay: self.init(.failure, "The message is under way already.")
        case .transport(.refused): self.init(.failure, "The other side can't be written to.")
        case .transport: self.init(.failure, "The other side can't be reached now.")
        }
    }
}

/// One account's chat for the length of a command.
///
/// Commands ask for no passphrase: whoever runs them owns the data folder and can read its files as well.
struct ChatSession {
    static let asOption = OptionSpec("as", value: "NAME", "the account that chats; the guest without it")

    let people: any PersonDirectory
    let service: ChatService
    private let stores: ChatStores

    init(_ arguments: Arguments, _ container: AppContainer) async throws(Failure) {
        let name = arguments["as"] ?? ""
        let isKnown: Bool
        do throws(StorageError) {
            let database = try container.database()
            people = database.people
            let account = name.isEmpty ? AccountID.guest : try await people.account(named: name)
            stores = try database.chat(for: account ?? .guest, tracing: container.tracing)
            service = ChatService(
                store: stores.store, transport: stores.transport, people: people,
                settings: database.stores(for: account ?? .guest).settings, clock: SystemClock(), flood: .none,
                minuteOfDay: { Int($0 / 60_000 % 1_440) }, isPresent: false,
                executor: database.executor)
            isKnown = account != nil
        } catch {
            throw Failure(error)
        }
        guard isKnown else { throw Failure(.failure, "There is no account \(DisplayText(name).string).") }
        do throws(ChatError) { try await service.start() } catch { throw Failure(error) }
    }

    func end() async {
        await service.stop()
        stores.close()
    }

    /// A conversation by its id or by the name of a room or person; a person's is begun when there is none.
    func room(named name: String) async throws(Failure) -> RoomID {
        do throws(ChatError) {
            let known = try await service.conversations().first { conversation in
                conversation.id.rawValue == name || (conversation.kind == .room && conversation.name == name)
            }
            if let known { return known.id }
            if let user = try await user(named: name) { return try await service.openDirect(with: user) }
        } catch {
            throw Failure(error)
        }
        throw Failure(.failure, "There is no person or room \(DisplayText(name).string).")
    }

    func user(named name: String) async throws(ChatError) -> UserID? {
        do throws(StorageError) {
            return try await people.account(named: name).map { UserID(host: $0) }
        } catch {
            throw .storage(error)
        }
    }

    /// What a person is called, safe for a terminal.
    func name(of user: UserID) async -> String {
        // Without a name the id has to do.
        let name = (try? await people.names(of: [user]))?[user] ?? user.rawValue
        return DisplayText(name).string
    }
}
