import Domain
import Resources
import Services

/// Writing and sending.
extension MessagesViewModel {
    func handleComposer(_ action: Action) -> Bool {
        guard let composer = state.room?.composer else { return false }
        switch action {
        case .run(.send, _):
            if composer.completion != nil, composer.input.string.hasPrefix("/"), complete(advancing: false) {
                return true
            }
            send()
        case .run(.focusNext, _) where composer.completion != nil: complete(advancing: true)
        case .run(.focusPrevious, _) where composer.completion != nil: chooseCompletion(by: -1)
        case .run(.back, _): cancel()
        case .run(.pageUp, let count): page(by: -min(count, 1_000))
        case .run(.pageDown, let count): page(by: min(count, 1_000))
        case .run(.editor, _): perform(.edit(composer.input.string))
        case .edit(.up) where composer.completion != nil: chooseCompletion(by: -1)
        case .edit(.down) where composer.completion != nil: chooseCompletion(by: 1)
        case .edit(.up) where composer.input.isEmpty && composer.recalled == 0: editLast()
        case .edit(.up) where composer.input.position.line == 0 && composer.recalled > 0: recall(by: 1)
        case .edit(.down) where composer.recalled > 0: recall(by: -1)
        case .edit(.up) where composer.input.position.line == 0 && composer.input.cursor == 0: recall(by: 1)
        case .type, .paste, .edit: edit(action)
        default: return false
        }
        return true
    }

    /// What was written in an editor, or comes from elsewhere, takes the place of the text; undo brings it back.
    public func take(_ text: String) {
        updateRoom { $0.composer.input.replace(with: text) }
        changed()
    }

    private func edit(_ action: Action) {
        var next = state.room?.composer ?? ComposerState()
        let before = next.input.string
        let paste = Self.bounded(action)
        next.input.handle(paste.action)
        next.notice = nil
        switch next.input.notice {
        case .pasteCut(let kept, _): next.notice = .pasteCut(kept: kept)
        case nil where paste.isCut: next.notice = .pasteCut(kept: next.input.count)
        default: break
        }
        if case .type(":") = action {
            let head = String(next.input.characters[..<next.input.cursor])
            if let (length, emoji) = EmojiNames.closing(head) { next.input.replace(last: length, with: emoji) }
        }
        // That something is missing is said first; that it is too long is said again by Enter.
        if next.excess > 0, next.notice == nil { next.notice = .tooLong(by: next.excess) }
        let hasChanged = next.input.string != before
        if hasChanged { next.recalled = 0 }
        next.completion = hasChanged ? completion(for: next.input) : nil
        updateRoom { $0.composer = next }
        if hasChanged { changed() }
    }

    /// Of a paste of many megabytes only what can fit is looked at.
    private static func bounded(_ action: Action) -> (action: Action, isCut: Bool) {
        guard case .paste(let text) = action, text.utf8.count > 8 * ComposerState.capacity else {
            return (action, false)
        }
        return (.paste(String(decoding: text.utf8.prefix(8 * ComposerState.capacity), as: UTF8.self)), true)
    }

    private func changed() {
        draftChanged()
        guard let room = state.room else { return }
        let isTyping = !room.composer.input.isEmpty && !room.composer.input.string.hasPrefix("/")
        run { await self.chat.setTyping(isTyping, in: room.id) }
    }

    func draftChanged() {
        if let room = state.room { saveDraft(of: room.id) }
    }

    /// Keeps what is being written in a conversation, open or left.
    private func saveDraft(of id: RoomID) {
        guard let room = state.room?.id == id ? state.room : left.first(where: { $0.id == id }) else { return }
        let draft = room.composer.draft
        // An edit that was begun says nothing of the draft behind it.
        switch room.composer.purpose {
        case .edit, .rewrite: return
        case .message, .reply: run { await self.chat.setDraft(draft, in: room.id) }
        }
    }

    func commitDraft() {
        guard state.room != nil else { return }
        draftChanged()
    }

    // MARK: Completion

    private func completion(for input: TextInput) -> Completion? {
        let others = state.room?.conversation.others ?? []
        let names = others.compactMap { state.names[$0]?.string }
        let commands = SlashCommand.Name.allCases.map { ($0.rawValue, words($0.about)) }
        return Completion(for: input, names: names, commands: commands)
    }

    @discardableResult
    private func complete(advancing: Bool) -> Bool {
        guard let completion = state.room?.composer.completion else { return false }
        // Enter on a command that is typed out sends it.
        let word = state.room?.composer.input.string ?? ""
        if !advancing, completion.chosen.text.dropLast() == word { return false }
        updateRoom { room in
            room.composer.input.replace(last: completion.length, with: completion.chosen.text)
            room.composer.completion = nil
        }
        changed()
        return true
    }

    private func chooseCompletion(by step: Int) {
        updateRoom { room in
            guard var completion = room.composer.completion else { return }
            let count = completion.candidates.count
            completion.index = (completion.index + step + count) % count
            room.composer.completion = completion
        }
    }

    // MARK: Earlier texts

    private var ownTexts: [String] {
        var texts: [String] = []
        for case .message(let message) in state.room?.rows.reversed() ?? []
        where message.isMine && message.isText && texts.last != message.content.body {
            texts.append(message.content.body)
        }
        return texts
    }

    private func recall(by step: Int) {
        guard var composer = state.room?.composer, composer.purpose == .message else { return }
        let texts = ownTexts
        let next = composer.recalled + step
        guard next >= 0, next <= texts.count else { return }
        if composer.recalled == 0 { composer.unsent = composer.input.string }
        composer.recalled = next
        composer.input.replace(with: next == 0 ? composer.unsent : texts[next - 1])
        if next > 0 { composer.input.edit(.lineStart) }
        composer.completion = nil
        updateRoom { $0.composer = composer }
        draftChanged()
    }

    private func editLast() {
        guard let room = state.room else { return }
        for case .message(let message) in room.rows.reversed()
        where message.isMine && message.isText && message.delivery != .sending {
            return beginEdit(of: message)
        }
    }

    private func cancel() {
        guard let composer = state.room?.composer else { return }
        if composer.completion != nil {
            updateRoom { $0.composer.completion = nil }
        } else if composer.purpose != .message {
            endPurpose()
        } else {
            focus(.list)
        }
    }

    /// A reply keeps its text as an ordinary message; an edit gives back what stood there before.
    private func endPurpose() {
        updateRoom { room in
            switch room.composer.purpose {
            case .edit, .rewrite:
                room.composer.input = TextInput(
                    room.composer.unsent, isMultiline: true, limit: ComposerState.capacity)
            case .message, .reply: break
            }
            room.composer.purpose = .message
            room.composer.notice = nil
        }
        draftChanged()
    }

    // MARK: Sending

    private func send() {
        guard let room = state.room else { return }
        let composer = room.composer
        let text = composer.input.string.trimmedLines
        guard !text.isEmpty else {
            if case .edit = composer.purpose { perform(.toast(words(.chatEmptyEdit))) }
            return
        }
        guard composer.excess == 0 else {
            return updateRoom { $0.composer.notice = .tooLong(by: composer.excess) }
        }
        if composer.purpose == .message, let command = SlashCommand(text) { return obey(command) }
        var content = MessageContent(text.hasPrefix("//") ? String(text.dropFirst()) : text, replyTo: composer.replyTo)
        if text.hasPrefix("/me ") {
            content.body = String(text.dropFirst(4))
            content.style = .emote
        }
        submit(content, composer, in: room.id)
    }

    /// Empties the composer at once; what was not taken comes back into it, in front of what was typed since.
    private func submit(_ content: MessageContent, _ composer: ComposerState, in room: RoomID) {
        let before: String =
            switch composer.purpose {
            case .edit, .rewrite: composer.unsent
            case .message, .reply: ""
            }
        // First in line: the message is on its way while the screen is drawn.
        run {
            do throws(ChatError) {
                let receipt: SendReceipt?
                switch composer.purpose {
                case .message, .reply: receipt = try await self.chat.send(content, to: room)
                case .edit(let event):
                    receipt = try await self.chat.edit(event, in: room, to: content.body)
                    await self.chat.setTyping(false, in: room)
                case .rewrite(let id):
                    if case .event(let event)? = self.timelines[room]?.resolve(.echo(id)) {
                        // It has gone out while it was being rewritten.
                        receipt = try await self.chat.edit(event, in: room, to: content.body)
                    } else {
                        try await self.chat.rewrite(id, to: content.body)
                        receipt = nil
                    }
                }
                if case .nearing(let left, _)? = receipt?.flood {
                    self.change(room) { $0.notice = .floodNear(left: left) }
                }
            } catch {
                self.change(room) { now in
                    now.takeBack(composer)
                    now.notice = self.notice(of: error)
                }
                self.saveDraft(of: room)
            }
        }
        updateRoom { state in
            state.composer = ComposerState(before)
            state.highlight = nil
        }
        goToEnd()
        if timelines[room]?.unreadAfter != nil, attention.reads { timelines[room]?.apply(.unreadLine(after: nil)) }
        draftChanged()
    }

    /// Changes the composer of a conversation, open or left.
    private func change(_ room: RoomID, _ change: (inout ComposerState) -> Void) {
        if state.room?.id == room {
            updateRoom { change(&$0.composer) }
        } else if let index = left.firstIndex(where: { $0.id == room }) {
            change(&left[index].composer)
        }
    }

    private func notice(of error: ChatError) -> ComposerState.Notice {
        switch error {
        case .flood(let until): .flood(until: until)
        case .tooLong(let limit): .sentence(words(.chatTooLongBytes, "\(limit)"))
        default: .sentence(format.chatFailure(error))
        }
    }

    // MARK: Commands

    private func obey(_ command: SlashCommand) {
        switch command {
        case .unknown(let name):
            return updateRoom { $0.composer.notice = .sentence(words(.chatUnknownCommand, DisplayText(name))) }
        case .known(let name, let rest):
            updateRoom { $0.composer = ComposerState() }
            draftChanged()
            obey(name, rest)
        }
    }

    private func obey(_ name: SlashCommand.Name, _ rest: String) {
        guard let room = state.room?.conversation else { return }
        switch name {
        case .college: share(collegeNamed: rest)
        case .attach: perform(.attach(path: rest))
        case .search: openSearch(in: room.id, words: rest)
        case .date: if let date = CivilDate(iso: rest) { show(date.localDay) } else { openDate() }
        case .invite: openInvite(to: room.id, words: rest)
        case .leave: askToLeave(room)
        case .mute: toggleMute(room)
        case .archive: toggleArchive(room)
        case .outbox: openOutbox()
        case .settings: openSettings()
        case .new: openPeople()
        case .about: openInfo(of: room)
        }
    }
}

extension String {
    /// Without the blank lines around it and the blanks at its ends.
    fileprivate var trimmedLines: String {
        var text = self[...]
        while let first = text.first, first.isNewline { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text.allSatisfy(\.isWhitespace) ? "" : String(text)
    }
}
