import Domain
import Resources
import Services

/// Lists over the pane.
extension MessagesViewModel {
    func push(_ picker: PickerState) { state.levels.append(picker) }

    func pop() { _ = state.levels.popLast() }

    func changeTop(_ change: (inout PickerState) -> Void) {
        guard var top = state.levels.last else { return }
        change(&top)
        state.levels[state.levels.count - 1] = top
    }

    /// Changes a list wherever it lies.
    func changePickers(_ change: (inout PickerState) -> Void) {
        var levels = state.levels
        for index in levels.indices { change(&levels[index]) }
        if levels != state.levels { state.levels = levels }
    }

    func handlePicker(_ action: Action) -> Bool {
        guard var top = state.levels.last else { return false }
        let words = top.input.string
        if top.hasField, top.input.handle(action) {
            top.refilter()
            state.levels[state.levels.count - 1] = top
            if words != top.input.string { typed(in: top) }
            return true
        }
        switch action {
        case .run(.open, _), .run(.confirm, _), .run(.send, _): choose()
        case .run(.back, _), .run(.dismiss, _), .run(.leave, _): pop()
        case .run(.focusNext, _): mark()
        case .run(.copy, _): return false
        case .run(.chatSettings, _), .run(.startConversation, _), .run(.search, _): break
        default:
            guard top.selection.handle(action) else { return false }
            state.levels[state.levels.count - 1] = top
        }
        return true
    }

    private func typed(in picker: PickerState) {
        switch picker.kind {
        case .search(let room): search(picker.input.string, in: room)
        default: changeTop { $0.note = self.note(of: $0) }
        }
    }

    /// A sentence that depends on what is typed.
    private func note(of picker: PickerState) -> DisplayText? {
        switch picker.kind {
        case .date:
            let text = picker.input.string
            guard !text.isEmpty else { return words(.chatDateNote) }
            return CivilDate(iso: text).map { format.day($0.localDay, today: state.today) } ?? words(.chatDateNote)
        default: return picker.note
        }
    }

    /// Tab marks people for a room.
    private func mark() {
        guard let top = state.levels.last, let entry = top.selected else { return }
        switch top.kind {
        case .people, .invite:
            guard case .person? = entry.choice else { return }
            changeTop { picker in
                if picker.marked.remove(entry.id) == nil { picker.marked.insert(entry.id) }
                picker.selection.move(by: 1)
            }
        default: break
        }
    }

    private func choose() {
        guard let top = state.levels.last else { return }
        switch top.kind {
        case .roomName: return makeRoom(named: top.input.string)
        case .report(let user, let event): return report(user, event, reason: top.input.string)
        case .date:
            guard let date = CivilDate(iso: top.input.string) else {
                return changeTop { $0.note = words(.chatDateNote) }
            }
            pop()
            return show(date.localDay)
        case .quietHours: return setQuietHours(top.input.string)
        case .people where !top.marked.isEmpty: return askRoomName()
        case .invite(let room): return invite(top.marked, or: top.selected, to: room)
        default: break
        }
        guard let choice = top.selected?.choice else { return }
        carryOut(choice, of: top)
    }

    private func carryOut(_ choice: PickerChoice, of picker: PickerState) {
        switch choice {
        case .person(let user): openPerson(user)
        case .write(let user): write(to: user)
        case .contact(let user, let now, let wants): changeContact(user, now, wants: wants)
        case .block(let user, let blocks): askToBlock(user, blocks: blocks)
        case .report(let user): openReport(of: user)
        case .nameRoom: askRoomName()
        case .invite: if case .info(let room) = picker.kind { openInvite(to: room) }
        case .join(let room): join(room)
        case .leave(let room): leave(room)
        case .mute: if let conversation = conversation(of: picker) { toggleMute(conversation) }
        case .archive: if let conversation = conversation(of: picker) { toggleArchive(conversation) }
        case .rule(let rule): if let conversation = conversation(of: picker) { set(rule, of: conversation) }
        case .toggle(let choice): toggle(choice)
        case .style(let style): use(style)
        case .quietHours: openQuietHours()
        case .rewrite(let id): rewrite(id)
        case .retry(let id):
            pop()
            run { await self.chat.retry(id) }
        case .drop(let id): drop(id)
        case .hit(let room, let event, let position):
            let highlight = picker.input.string
            pop()
            show(event, at: position, in: room, highlight: highlight)
        case .link(let link):
            pop()
            follow(link)
        case .reaction(let key):
            guard case .reactions(let event) = picker.kind else { return }
            pop()
            react(key, to: event)
        case .shareTo(let room):
            if case .share(let content) = picker.kind { send(content, to: room) }
        case .question(let id, let step): carryOut(step, on: id)
        case .openShareCode: openShareCode()
        case .shareCode(let step): carryOut(step)
        case .keep: pop()
        }
    }

    private func conversation(of picker: PickerState) -> Conversation? {
        guard case .info(let room) = picker.kind else { return nil }
        pop()
        return all.first { $0.id == room }
    }

    private func set(_ rule: NoticeRule, of conversation: Conversation) {
        var settings = conversation.settings
        settings.rule = rule
        save(settings, of: conversation, words(.chatRuleSet, words(rule.label), title(of: conversation)))
    }

    // MARK: Search

    /// Hits that are asked for.
    private static let hitLimit = 60

    func openSearch(in room: RoomID?, words text: String = "") {
        let place = room.flatMap { id in all.first { $0.id == id } }.map { title(of: $0) }
        push(
            PickerState(
                .search(room), title: place.map { words(.chatSearchIn, $0) } ?? words(.chatSearchAll),
                prompt: words(.chatSearchPrompt), note: words(.chatSearchNote), text: text))
        if !text.isEmpty { search(text, in: room) }
    }

    private func search(_ text: String, in room: RoomID?) {
        searchGeneration += 1
        let generation = searchGeneration
        attempt { () throws(ChatError) in
            let isBlank = text.allSatisfy(\.isWhitespace)
            let hits = isBlank ? [] : try await self.chat.search(text, in: room, limit: Self.hitLimit)
            guard generation == self.searchGeneration else { return }
            await self.nameAll(Set(hits.map(\.event.sender)))
            let rooms = Dictionary(self.all.map { ($0.id, $0) }) { first, _ in first }
            let entries = hits.map { hit in
                let place = room == nil ? rooms[hit.room].map { self.title(of: $0) + " · " } ?? "" : ""
                return PickerEntry(
                    hit.event.id.rawValue, self.format.excerpt(hit.body, around: text).shortened(to: 200),
                    detail: self.format.moment(hit.event.time, in: self.zone, today: self.state.today),
                    about: place + self.state.name(of: hit.event.sender),
                    choice: .hit(hit.room, hit.event.id, hit.event.position))
            }
            self.changePickers { picker in
                guard case .search = picker.kind else { return }
                picker.set(entries)
                picker.note = isBlank ? self.words(.chatSearchNote) : hits.isEmpty ? self.words(.chatSearchNone) : nil
            }
        }
    }

    func openDate() {
        push(
            PickerState(.date, title: words(.chatDateTitle), prompt: words(.chatDatePrompt), note: words(.chatDateNote))
        )
    }

    // MARK: Outbox

    func openOutbox() {
        push(PickerState(.outbox, title: words(.chatOutboxTitle), prompt: words(.chatFilterPrompt)))
        refreshOutbox()
    }

    private func refreshOutbox() {
        run {
            let entries = await self.chat.outbox()
            let rooms = Dictionary(self.all.map { ($0.id, $0) }) { first, _ in first }
            self.changePickers { picker in
                guard picker.kind == .outbox else { return }
                picker.note = self.words(entries.isEmpty ? .chatOutboxEmpty : .chatOutboxNote)
                var seen: Set<RoomID> = []
                picker.set(
                    entries.flatMap { entry in
                        let isNext = seen.insert(entry.event.room).inserted
                        return self.rows(of: entry, rooms[entry.event.room], isNext: isNext)
                    })
            }
        }
    }

    /// An entry of the outbox with what can be done about it. Only the next of its conversation can be sent by hand.
    private func rows(of entry: OutboxEntry, _ conversation: Conversation?, isNext: Bool) -> [PickerEntry] {
        let place = conversation.map { title(of: $0) } ?? ""
        let reason = entry.failure.map { format.sendFailure($0) } ?? words(.chatWaiting)
        let text: DisplayText
        var rows: [PickerEntry] = []
        switch entry.event.content {
        case .message(let content):
            text = DisplayText(content.body).shortened(to: 200)
            rows.append(
                PickerEntry(
                    entry.id.rawValue, text, detail: words(.chatOutboxEdit), about: place + " · " + reason,
                    choice: .rewrite(entry.id)))
        case .edit(_, let body): text = DisplayText(body).shortened(to: 200)
        case .redaction: text = words(.chatOutboxRedaction)
        case .reaction(_, let key): text = DisplayText(key)
        }
        if rows.isEmpty {
            rows.append(PickerEntry(entry.id.rawValue, text, about: place + " · " + reason, choice: .retry(entry.id)))
        }
        if isNext || entry.failure != nil {
            rows.append(
                PickerEntry("retry " + entry.id.rawValue, "  " + words(.chatOutboxRetry), choice: .retry(entry.id)))
        }
        rows.append(PickerEntry("drop " + entry.id.rawValue, "  " + words(.chatOutboxDrop), choice: .drop(entry.id)))
        return rows
    }

    private func drop(_ id: TransactionID) {
        attempt { () throws(ChatError) in
            try await self.chat.drop(id)
            self.refreshOutbox()
        }
    }

    private func rewrite(_ id: TransactionID) {
        run {
            guard let entry = await self.chat.outbox().first(where: { $0.id == id }) else { return }
            self.pop()
            await self.show(entry.event.room, focus: .composer)
            guard self.state.room?.id == entry.event.room, let message = self.state.room?.message(.echo(id)) else {
                return
            }
            self.beginEdit(of: message)
        }
    }

    // MARK: Settings

    func openSettings() {
        push(PickerState(.settings, title: words(.chatSettingsTitle), prompt: words(.chatFilterPrompt)))
        refreshSettings()
    }

    private func refreshSettings() {
        run {
            let preferences = await self.chat.preferences
            // Unknown counts as hidden: nobody is shown who did not say so.
            let isFindable = (try? await self.chat.isFindable) ?? false
            let on = self.words(.chatOn)
            let off = self.words(.chatOff)
            let words = self.words
            func row(_ choice: ChatSwitch, _ isOn: Bool) -> PickerEntry {
                PickerEntry(
                    choice.rawValue, words(choice.label), detail: isOn ? on : off, about: words(choice.about),
                    choice: .toggle(choice))
            }
            let style = self.state.style
            let other: MessageStyle = style == .compact ? .bubbles : .compact
            let entries = [
                row(.findable, isFindable), row(.receipts, preferences.sendsReceipts),
                row(.typing, preferences.sendsTyping), row(.presence, preferences.sharesPresence),
                PickerEntry(
                    "style", self.words(.chatStyle), detail: self.words(style.label),
                    about: self.words(.chatStyleAbout), choice: .style(other)),
                PickerEntry(
                    "quiet", self.words(.chatQuiet),
                    detail: preferences.quietHours.map { self.format.quietHours($0) } ?? off,
                    about: self.words(.chatQuietAbout), choice: .quietHours),
                PickerEntry("share", self.words(.chatShareCodeTitle), choice: .openShareCode),
            ]
            self.changePickers { if $0.kind == .settings { $0.set(entries) } }
        }
    }

    private func toggle(_ choice: ChatSwitch) {
        attempt { () throws(ChatError) in
            var preferences = await self.chat.preferences
            switch choice {
            case .findable: try await self.chat.setFindable(try await !self.chat.isFindable)
            case .receipts: preferences.sendsReceipts.toggle()
            case .typing: preferences.sendsTyping.toggle()
            case .presence: preferences.sharesPresence.toggle()
            }
            if choice != .findable { try await self.chat.use(preferences) }
            self.refreshSettings()
        }
    }

    private func use(_ style: MessageStyle) {
        state.style = style
        run {
            // The choice holds for this run; the next one asks for it again.
            try? await self.settings.set(style.rawValue, for: Self.styleKey)
        }
        refreshSettings()
    }

    private func openQuietHours() {
        push(
            PickerState(
                .quietHours, title: words(.chatQuiet), prompt: words(.chatQuietPrompt), note: words(.chatQuietNote)))
    }

    private func setQuietHours(_ text: String) {
        let hours: QuietHours?
        if text.allSatisfy(\.isWhitespace) {
            hours = nil
        } else if let read = format.quietHours(reading: text) {
            hours = read
        } else {
            return changeTop { $0.note = words(.chatQuietNote) }
        }
        pop()
        attempt { () throws(ChatError) in
            var preferences = await self.chat.preferences
            preferences.quietHours = hours
            try await self.chat.use(preferences)
            self.refreshSettings()
        }
    }
}
