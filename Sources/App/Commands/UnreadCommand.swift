import Domain
import Services

/// `quad unread`: what waits to be read, for a prompt or a status line.
enum UnreadCommand {
    static let spec = CommandSpec(
        "unread", summary: "print how many messages wait to be read",
        options: [
            ChatSession.asOption,
            OptionSpec("watch", "then each new count and notification, until killed"),
            OptionSpec("json", "one JSON object a line"),
        ]
    ) { arguments, container in
        do throws(Failure) {
            let session = try await ChatSession(arguments, container)
            do throws(ChatError) {
                try await run(session, arguments)
            } catch {
                await session.end()
                throw Failure(error)
            }
            await session.end()
            return .success
        } catch {
            return error.report()
        }
    }

    private static func run(_ session: ChatSession, _ arguments: Arguments) async throws(ChatError) {
        let asJSON = arguments.has("json")
        let updates = await session.service.updates()
        var last = try await count(session)
        write(last, asJSON: asJSON)
        guard arguments.has("watch") else { return }
        for await update in updates {
            switch update {
            case .notice(let notice): await write(notice, session, asJSON: asJSON)
            case .conversations:
                let now = try await count(session)
                if now != last { write(now, asJSON: asJSON) }
                last = now
            default: break
            }
        }
    }

    private struct Count: Equatable {
        var messages = 0
        var conversations = 0
        var invitations = 0
    }

    /// Muted and archived conversations do not count.
    private static func count(_ session: ChatSession) async throws(ChatError) -> Count {
        var count = Count()
        for conversation in try await session.service.conversations() {
            if conversation.settings.isMuted || conversation.settings.isArchived { continue }
            if conversation.membership == .invite { count.invitations += 1 }
            guard conversation.membership == .join, conversation.unread > 0 else { continue }
            count.messages += conversation.unread
            count.conversations += 1
        }
        return count
    }

    private static func write(_ count: Count, asJSON: Bool) {
        guard asJSON else { return Output.line("\(count.messages)") }
        Output.line(
            JSONWriter.line(
                .object([
                    JSONMember("unread", .number(count.messages)),
                    JSONMember("conversations", .number(count.conversations)),
                    JSONMember("invitations", .number(count.invitations)),
                ])))
    }

    private static func write(_ notice: ChatNotice, _ session: ChatSession, asJSON: Bool) async {
        let sender = await session.name(of: notice.sender)
        guard asJSON else { return Output.line("\(sender): \(DisplayText(notice.body).string)") }
        Output.line(
            JSONWriter.line(
                .object([
                    JSONMember("notice", .string(notice.event.rawValue)),
                    JSONMember("room", .string(notice.room.rawValue)),
                    JSONMember("sender", .string(sender)), JSONMember("body", .string(notice.body)),
                    JSONMember("mention", .bool(notice.isMention)),
                ])))
    }
}
