import Domain
import Glibc
import Services
import Store

/// `quad chat`: conversations from scripts and tests. The person at the keyboard has the Messages pane.
enum ChatCommand {
    static let spec = CommandSpec(
        "chat", usage: "person|room|join|send|list|read|reports …",
        summary: "read and write conversations from a script",
        options: [
            ChatSession.asOption,
            OptionSpec("json", "one JSON object a line"),
            OptionSpec("limit", value: "N", "read: the newest N messages (100)"),
            OptionSpec("follow", "read: then each message as it arrives, until killed"),
            OptionSpec("until", value: "N", "read --follow: end after N messages in all"),
            OptionSpec("hidden", "person: others cannot find the account"),
        ]
    ) { arguments, container in
        do throws(Failure) {
            try await run(arguments, container)
            return .success
        } catch {
            return error.report()
        }
    }

    private static let usage = """
        quad chat person NAME                    make an account without passphrase, for tests and scripts
        quad chat room NAME PERSON… --as NAME    make a room and invite people
        quad chat join ROOM --as NAME            take an invitation
        quad chat send TO [TEXT…] --as NAME      one message; without TEXT, each line of standard input is one
        quad chat list --as NAME                 conversations with their unread counts
        quad chat read FROM --as NAME            the newest messages; marks nothing as read
        quad chat reports                        what students reported to whoever runs the host
        """

    private static func run(_ arguments: Arguments, _ container: AppContainer) async throws(Failure) {
        let words = arguments.words
        switch (words.first, words.count) {
        case ("person", 2): try await person(words[1], isHidden: arguments.has("hidden"), container)
        case ("room", 2...):
            try await with(arguments, container) { session throws(Failure) in
                try await room(words[1], guests: Array(words.dropFirst(2)), session)
            }
        case ("join", 2):
            try await with(arguments, container) { session throws(Failure) in
                let room = try await session.room(named: words[1])
                try await chatting { () throws(ChatError) in try await session.service.change(room, .join) }
            }
        case ("send", 2...):
            try await with(arguments, container) { session throws(Failure) in
                try await send(to: words[1], Array(words.dropFirst(2)), session)
            }
        case ("list", 1):
            try await with(arguments, container) { session throws(Failure) in
                try await list(session, asJSON: arguments.has("json"))
            }
        case ("read", 2):
            try await with(arguments, container) { session throws(Failure) in
                try await ChatReading(session: session, arguments: arguments).run(from: words[1])
            }
        case ("reports", 1): try await ChatReports.print(container, asJSON: arguments.has("json"))
        default: throw Failure(.usage, "What should it do?\n" + usage)
        }
    }

    private static func with(
        _ arguments: Arguments, _ container: AppContainer, _ body: (ChatSession) async throws(Failure) -> Void
    ) async throws(Failure) {
        let session = try await ChatSession(arguments, container)
        do throws(Failure) {
            try await body(session)
        } catch {
            await session.end()
            throw error
        }
        await session.end()
    }

    private static func person(
        _ name: String, isHidden: Bool, _ container: AppContainer
    ) async throws(Failure) {
        do throws(StorageError) {
            let people = try container.database().people
            let account = try await people.makeAccount(named: name)
            try await people.save(name: name, isFindable: !isHidden, of: account)
            Output.line(UserID(host: account).rawValue)
        } catch {
            throw Failure(error)
        }
    }

    private static func room(
        _ name: String, guests: [String], _ session: ChatSession
    ) async throws(Failure) {
        var users: [UserID] = []
        for guest in guests {
            let user = try await chatting { () throws(ChatError) in try await session.user(named: guest) }
            guard let user else { throw Failure(.failure, "There is no account \(DisplayText(guest).string).") }
            users.append(user)
        }
        let room = try await chatting { () throws(ChatError) in
            try await session.service.makeRoom(named: name, inviting: users)
        }
        Output.line(room.rawValue)
    }

    private static func send(to name: String, _ words: [String], _ session: ChatSession) async throws(Failure) {
        let room = try await session.room(named: name)
        guard words.isEmpty else { return try await send(words.joined(separator: " "), to: room, session) }
        while let line = readLine() {
            if line.isEmpty { continue }
            try await send(line, to: room, session)
        }
    }

    private static func send(_ text: String, to room: RoomID, _ session: ChatSession) async throws(Failure) {
        let receipt = try await chatting { () throws(ChatError) in
            try await session.service.send(MessageContent(text), to: room)
        }
        // One that is stored already has left the outbox.
        if case .failed(let failure)? = await session.service.outcome(of: receipt.id) {
            throw Failure(.failure, "A message stays in the outbox: \(failure.rawValue).")
        }
    }

    private static func list(_ session: ChatSession, asJSON: Bool) async throws(Failure) {
        let conversations = try await chatting { () throws(ChatError) in try await session.service.conversations() }
        for conversation in conversations {
            var names: [String] = []
            for user in conversation.others { names.append(await session.name(of: user)) }
            let title = conversation.kind == .room ? conversation.name : names.joined(separator: ", ")
            if asJSON {
                Output.line(
                    JSONWriter.line(
                        .object([
                            JSONMember("room", .string(conversation.id.rawValue)), JSONMember("name", .string(title)),
                            JSONMember("membership", .string(conversation.membership.rawValue)),
                            JSONMember("unread", .number(conversation.unread)),
                        ])))
            } else {
                let count = TextColumns.padLeft("\(conversation.unread)", to: 4)
                Output.line("\(count)  \(DisplayText(title).string)  \(DisplayText(conversation.id.rawValue).string)")
            }
        }
    }

    static func chatting<Result>(
        _ body: () async throws(ChatError) -> Result
    ) async throws(Failure) -> Result {
        do throws(ChatError) { return try await body() } catch { throw Failure(error) }
    }
}
