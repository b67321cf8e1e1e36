import Domain
import Resources
import Services

/// What is done with messages that are there.
extension MessagesViewModel {
    func handleTimeline(_ action: Action) -> Bool {
        switch action {
        case .run(.up, let count): moveSelection(by: -count)
        case .run(.down, let count): moveSelection(by: count)
        case .run(.pageUp, let count): page(by: -min(count, 1_000))
        case .run(.pageDown, let count): page(by: min(count, 1_000))
        case .run(.first, _): select(row: state.room?.rows.firstIndex { $0.key != nil } ?? 0)
        case .run(.last, _):
            goToEnd()
            state.room?.selected = state.room?.rows.last { $0.key != nil }?.key
        case .select(let row): select(row: row)
        case .run(.left, _): focus(.list)
        case .run(.right, _): focus(.composer)
        case .run(.back, _), .run(.leave, _):
            if !jumpBack() { focus(.list) }
        case .run(.open, _): openMessage()
        case .run(.reply, _): reply()
        case .run(.editMessage, _): editSelected()
        case .run(.redact, _): redact()
        case .run(.react, _): openReactions()
        case .run(.versions, _): openVersions()
        default: return false
        }
        return true
    }

    /// Enter on a message does what it is there for: a link opens, a reply shows what it answers.
    private func openMessage() {
        guard let message = state.room?.message else { return }
        if case .failed = message.delivery { return openOutbox() }
        if let attachment = message.content.attachment { return save(attachment: attachment) }
        let links = texts.text(of: message).links
        if links.count == 1 { return follow(links[0]) }
        if links.count > 1 { return openLinks() }
        switch message.quote {
        case .message(let id, _, _):
            guard let room = state.room, let row = room.rows.firstIndex(where: { $0.key == .event(id) }) else { return }
            jumpedFrom[room.id, default: []].append(room.scroll)
            select(row: row)
        default: reply()
        }
    }

    func follow(_ link: MessageLink) {
        // Whatever is no place of Quad's own is for the desktop.
        switch try? DeepLink(link.target) {
        case .conversation(let id): open(RoomID(id))
        case .auth, nil: perform(.open(link))
        case .college(let id): perform(.show(.college(id)))
        case .scholarship(let id): perform(.show(.scholarship(id)))
        case .note(let id): perform(.show(.note(id)))
        case .meetup(let id): perform(.show(.meetup(id)))
        }
    }

    private func reply() {
        guard let message = state.room?.message, case .event(let id) = message.key, !message.isRedacted else { return }
        updateRoom { $0.composer.purpose = .reply(id) }
        focus(.composer)
        draftChanged()
    }

    private func editSelected() {
        guard let message = state.room?.message, message.isMine, !message.isRedacted else { return }
        guard message.isText else { return perform(.toast(words(.chatNoText))) }
        beginEdit(of: message)
    }

    func beginEdit(of message: TimelineMessage) {
        updateRoom { room in
            switch message.key {
            case .event(let id): room.composer.purpose = .edit(id)
            case .echo(let id): room.composer.purpose = .rewrite(id)
            }
            room.composer.unsent = room.composer.input.string
            room.composer.input.replace(with: message.content.body)
        }
        focus(.composer)
    }

    // MARK: Taking back

    /// How long a removed message can be brought back.
    private static let regret = Duration.seconds(6)

    private func redact() {
        guard let room = state.room, let message = room.message, message.isMine, !message.isRedacted else { return }
        switch message.key {
        case .echo(let id):
            attempt { () throws(ChatError) in try await self.chat.drop(id) }
        case .event(let id):
            if let earlier = room.vanishing { send(redactionOf: earlier, in: room.id) }
            vanishing?.cancel()
            state.room?.vanishing = id
            vanishing = Task { [weak self, timer] in
                // Cancelled means that it was brought back, or carried out already.
                guard (try? await timer.sleep(for: Self.regret)) != nil, !Task.isCancelled else { return }
                self?.vanish(id, in: room.id)
            }
            perform(.toast(words(.chatRemoved)))
        }
    }

    private func vanish(_ event: EventID, in room: RoomID) {
        vanishing = nil
        if state.room?.vanishing == event { state.room?.vanishing = nil }
        for index in left.indices where left[index].vanishing == event { left[index].vanishing = nil }
        send(redactionOf: event, in: room)
    }

    private func send(redactionOf event: EventID, in room: RoomID) {
        attempt { () throws(ChatError) in try await self.chat.redact(event, in: room) }
    }

    /// Leaving the program carries out what was decided.
    func commitVanishing(_ task: Task<Void, Never>) async {
        task.cancel()
        vanishing = nil
        for room in left + [state.room].compactMap(\.self) {
            guard let event = room.vanishing else { continue }
            // Not removed is said by the message itself at the next start.
            try? await chat.redact(event, in: room.id)
        }
    }

    func bringBack() {
        guard state.room?.vanishing != nil else { return }
        vanishing?.cancel()
        vanishing = nil
        state.room?.vanishing = nil
        perform(.toast(words(.chatBroughtBack)))
    }

    // MARK: Reactions and versions

    private func openReactions() {
        guard let message = state.room?.message, case .event(let id) = message.key, !message.isRedacted else { return }
        let mine = Set(message.reactions.filter { $0.mine != nil }.map(\.key))
        let names = Dictionary(EmojiNames.table.map { ($0.emoji, $0.name) }) { first, _ in first }
        var seen: Set<String> = []
        let order = (EmojiNames.usual + message.reactions.map(\.key) + EmojiNames.table.map(\.emoji)).filter {
            seen.insert($0).inserted
        }
        let entries = order.map { emoji in
            PickerEntry(
                emoji, DisplayText(emoji + "  " + (names[emoji] ?? "")),
                detail: mine.contains(emoji) ? words(.chatReactionYours) : "", choice: .reaction(emoji))
        }
        push(
            PickerState(
                .reactions(id), title: words(.chatReactTitle), prompt: words(.chatReactPrompt), entries: entries))
    }

    func react(_ key: String, to event: EventID) {
        guard let room = state.room,
            case let mine = room.message(.event(event))?.reactions.first(where: { $0.key == key }),
            !key.isEmpty
        else { return }
        attempt { () throws(ChatError) in
            if let own = mine?.mine {
                try await self.chat.redact(own, in: room.id)
            } else {
                try await self.chat.react(key, to: event, in: room.id)
            }
        }
    }

    private func openVersions() {
        guard let message = state.room?.message, message.isEdited else {
            return perform(.toast(words(.chatNotEdited)))
        }
        let texts = message.earlierVersions + [message.content.body]
        let entries = texts.enumerated().reversed().map { index, text in
            PickerEntry(
                "\(index)", DisplayText(text).shortened(to: 400),
                detail: index == texts.count - 1 ? words(.chatVersionNow) : words(.chatVersionNumber, "\(index + 1)"))
        }
        push(
            PickerState(.versions, title: words(.chatVersionsTitle), prompt: words(.chatFilterPrompt), entries: entries)
        )
    }

    /// The links of the messages in sight, or of the selected one, by the numbers that stand behind them.
    func openLinks() {
        guard let room = state.room else { return }
        let messages: [TimelineMessage]
        if let message = room.message {
            messages = [message]
        } else if let measure {
            let window = TimelineWindow(room.rows, measure)
            messages = room.rows[window.visible(from: window.top(of: room.scroll))].compactMap(\.message)
        } else {
            messages = room.rows.compactMap(\.message)
        }
        let links = messages.flatMap { texts.text(of: $0).links }
        guard !links.isEmpty else { return perform(.toast(words(.chatNoLinks))) }
        let entries = links.enumerated().map { index, link in
            PickerEntry(
                "\(index)", "\(index + 1)  " + DisplayText(link.target),
                detail: DisplayText(link.host) + (link.isMisleading ? " !" : ""),
                about: link.isMisleading ? words(.chatLinkMisleads, DisplayText(link.host)) : nil, choice: .link(link))
        }
        push(
            PickerState(
                .links, title: words(.chatLinksTitle), prompt: words(.chatFilterPrompt), note: words(.chatLinksNote),
                entries: entries))
    }
}
