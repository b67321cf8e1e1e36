import Domain
import Services

/// `quad chat read`: messages as lines, one position each, in order.
struct ChatReading {
    let session: ChatSession
    let arguments: Arguments

    func run(from name: String) async throws(Failure) {
        let room = try await session.room(named: name)
        // Registered before the page is read, so that nothing falls between.
        let updates = await session.service.updates()
        let opened = try await ChatCommand.chatting { () throws(ChatError) in
            try await session.service.open(room)
        }
        var timeline = opened.timeline
        let limit = arguments["limit"].flatMap { Int($0) } ?? 100
        while messages(timeline).count < limit, let first = timeline.known.ranges.first?.lowerBound {
            let page = try await ChatCommand.chatting { () throws(ChatError) in
                try await session.service.page(of: room, .before(first))
            }
            if page.covers == nil { break }
            timeline.apply(.history(page))
        }
        var printed = TimelinePosition.start
        var count = 0
        for message in messages(timeline).suffix(limit) {
            await write(message)
            printed = message.position ?? printed
            count += 1
        }
        guard arguments.has("follow") else { return }
        let end = arguments["until"].flatMap { Int($0) } ?? .max
        if count >= end { return }
        for await update in updates {
            guard case .timeline(room, let events) = update else { continue }
            for event in events { timeline.apply(event) }
            for message in messages(timeline) {
                guard let position = message.position, position > printed else { continue }
                await write(message)
                printed = position
                count += 1
                if count >= end { return }
            }
            timeline.trim(toNewest: 200)
        }
    }

    private func messages(_ timeline: Timeline) -> [TimelineMessage] {
        timeline.rows { LocalDay(Int($0 / 86_400_000)) }.compactMap { row in
            if case .message(let message) = row, message.position != nil { message } else { nil }
        }
    }

    private func write(_ message: TimelineMessage) async {
        let sender = await session.name(of: message.sender)
        if arguments.has("json") {
            Output.line(
                JSONWriter.line(
                    .object([
                        JSONMember("position", .number(Int(message.position?.rawValue ?? 0))),
                        JSONMember("time", .number(Int(message.time))),
                        JSONMember("sender", .string(sender)), JSONMember("body", .string(message.content.body)),
                        JSONMember("redacted", .bool(message.isRedacted)),
                        JSONMember("edited", .bool(message.isEdited)),
                    ])))
            return
        }
        let text = message.isRedacted ? "(redacted)" : DisplayText(message.content.body).string
        Output.line("\(message.position?.rawValue ?? 0)\t\(sender)\t\(text)")
    }
}
