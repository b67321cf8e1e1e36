public import Domain
import Resources
import Services

extension MessagesViewModel {
    public var context: KeyContext {
        if !state.levels.isEmpty { return .picker }
        switch state.focus {
        case .guest: return focusedGuest?.context ?? .conversations
        case .list: return state.list.isFiltering ? .picker : .conversations
        case .timeline: return .timeline
        case .composer: return .composer
        }
    }

    public var takesText: Bool {
        if let level = state.levels.last { return level.hasField }
        if let guest = focusedGuest { return guest.takesText }
        return state.focus == .composer || (state.focus == .list && state.list.isFiltering)
    }

    public var isMultiline: Bool {
        focusedGuest?.isMultiline ?? (state.levels.isEmpty && state.focus == .composer)
    }

    /// Messages that wait to be read, and what asks for an answer.
    public var badge: Int {
        all.reduce(0) { sum, conversation in
            if conversation.settings.isMuted || conversation.settings.isArchived { return sum }
            return sum + (conversation.membership == .invite ? 1 : conversation.unread)
        } + contacts.values.count { $0 == .asking } + guests.values.reduce(0) { $0 + $1.badge }
    }

    public var status: DisplayText? {
        var parts: [DisplayText] = []
        switch state.connection {
        case .connected: break
        case .connecting: parts.append(words(.chatConnecting))
        case .offline: parts.append(words(.chatOffline))
        }
        if state.queued > 0 { parts.append(words(.chatQueuedCount, "\(state.queued)")) }
        parts += GuestPlace.allCases.compactMap { guests[$0]?.status }
        return parts.isEmpty ? nil : parts.dropFirst().reduce(parts[0]) { $0 + " · " + $1 }
    }

    public var offers: [ActionID] {
        if let level = state.levels.last { return level.hasField ? [.open, .up, .down, .back] : [.open, .back] }
        switch state.focus {
        case .guest: return focusedGuest?.offers ?? []
        case .list where state.list.isFiltering: return [.open, .back]
        case .list: return [.open, .startConversation, .filterList, .mute, .archive, .chatInfo, .chatSettings]
        case .timeline:
            return state.room?.message?.isMine == true
                ? [.reply, .editMessage, .redact, .react, .copy, .links, .compose]
                : [.reply, .react, .copy, .links, .firstUnread, .jumpToDate, .compose]
        case .composer: return [.send, .focusNext, .pageUp, .editor, .back]
        }
    }

    public func reason(against action: ActionID) -> DisplayText? {
        if let guest = focusedGuest { return guest.reason(against: action) }
        return switch action {
        case .reply, .react, .copy, .versions: state.room?.message == nil ? words(.chatNoMessage) : nil
        case .editMessage, .redact:
            state.room?.message?.isMine == true ? nil : words(.chatNotYours)
        case .compose, .send, .jumpToDate, .links, .firstUnread, .editor:
            state.room == nil ? words(.chatNoRoom) : nil
        case .chatInfo, .mute, .archive: subject == nil ? words(.chatNoRoom) : nil
        case .undo: state.room?.vanishing == nil ? words(.traceNothing) : nil
        default: nil
        }
    }

    public var upcoming: [DisplayText] { GuestPlace.allCases.flatMap { guests[$0]?.upcoming ?? [] } }

    public var copyText: DisplayText? {
        if let guest = focusedGuest { return guest.copyText }
        guard state.levels.isEmpty, state.focus == .timeline, let message = state.room?.message, !message.isRedacted
        else {
            if case .link(let link)? = state.levels.last?.selected?.choice { return DisplayText(link.target) }
            return nil
        }
        return DisplayText(message.content.body)
    }

    public func didDraw() {
        if let place = state.shownGuest { guests[place]?.didDraw() }
        readVisible()
    }

    public func handle(_ action: Action) -> Bool {
        attention.hasKey = true
        if case .failed = state.phase, case .run(.open, _) = action {
            startAgain()
            return true
        }
        run { await self.chat.noteActivity() }
        if case .run(let id, _) = action, reason(against: id).map({ perform(.toast($0)) }) != nil { return true }
        if !state.levels.isEmpty { return handlePicker(action) || handleAnywhere(action) }
        switch state.focus {
        case .guest:
            guard let guest = focusedGuest else { return false }
            return handleGuest(guest, action) || handleAnywhere(action)
        case .list: return handleList(action) || handleAnywhere(action)
        case .timeline: return handleTimeline(action) || handleAnywhere(action)
        case .composer: return handleComposer(action) || handleAnywhere(action)
        }
    }

    /// The conversation that an action is about: the selected one in the list, else the open one.
    var subject: Conversation? {
        state.focus == .list ? state.list.selected?.conversation ?? state.room?.conversation : state.room?.conversation
    }

    private func handleAnywhere(_ action: Action) -> Bool {
        guard case .run(let id, _) = action else { return false }
        switch id {
        case .focusNext: turnFocus(by: 1)
        case .focusPrevious: turnFocus(by: -1)
        case .startConversation: openPeople()
        case .chatSettings: openSettings()
        case .outbox: openOutbox()
        case .search: openSearch(in: state.focus == .list ? nil : state.room?.id)
        case .chatInfo: if let subject { openInfo(of: subject) }
        case .mute: if let subject { toggleMute(subject) }
        case .archive: if let subject { toggleArchive(subject) }
        case .firstUnread: goToFirstUnread()
        case .jumpToDate: openDate()
        case .links: openLinks()
        case .undo: bringBack()
        case .compose: if state.room != nil { state.focus = .composer }
        default: return false
        }
        return true
    }

    private func turnFocus(by step: Int) {
        guard state.levels.isEmpty, state.room != nil else { return }
        let order: [MessagesState.Focus] = [.list, .timeline, .composer]
        let index = order.firstIndex(of: state.focus) ?? 0
        focus(order[(index + step + order.count) % order.count])
    }

    func focus(_ focus: MessagesState.Focus) {
        update { state in
            state.focus = focus
            if focus == .timeline, state.room?.message == nil { state.room?.selected = lastVisibleMessage() }
            if focus != .timeline { state.room?.selected = nil }
        }
    }

    // MARK: The list

    private func handleList(_ action: Action) -> Bool {
        if state.list.isFiltering { return handleFilter(action) }
        switch action {
        case .run(.open, _), .run(.right, _): openSelected()
        case .run(.filterList, _):
            update {
                $0.list.filter = $0.list.filter ?? TextInput(limit: 80)
                $0.list.isFiltering = true
            }
        case .run(.nextSection, _), .run(.previousSection, _):
            jumpSection(forward: action == .run(.nextSection))
        case .run(.back, _), .run(.leave, _):
            guard state.list.filter != nil else { return false }
            dropFilter()
        case .run(.copy, _): return false
        default:
            listKeyAt = clock.now()
            var list = state.list
            guard list.selection.handle(action) else { return false }
            state.list = list
        }
        return true
    }

    private func handleFilter(_ action: Action) -> Bool {
        var list = state.list
        if list.filter?.handle(action) == true {
            state.list = list
            arrange()
            return true
        }
        switch action {
        case .run(.open, _):
            state.list.isFiltering = false
            openSelected()
        case .run(.back, _): dropFilter()
        default:
            guard list.selection.handle(action) else { return false }
            state.list = list
        }
        return true
    }

    private func dropFilter() {
        update {
            $0.list.filter = nil
            $0.list.isFiltering = false
        }
        arrange()
    }

    private func openSelected() {
        switch state.list.selected {
        case .conversation(let conversation): open(conversation.id)
        case .archive:
            state.list.showsArchive.toggle()
            arrange()
        case .start: openPeople()
        case .request(let user): openPerson(user)
        case .question(let question): openQuestion(question.id)
        case .guest(let place): visit(place)
        case nil: break
        }
    }

    private func jumpSection(forward: Bool) {
        var starts: [Int] = []
        var sections: Set<GuestPlace.Section> = []
        for case (let row, .guest(let place)) in state.list.entries.enumerated()
        where sections.insert(place.section).inserted { starts.append(row) }
        let first = state.list.entries.firstIndex { entry in
            if case .request = entry { return true }
            return entry.conversation != nil || entry == .start
        }
        if let first { starts.append(first) }
        let now = state.list.selection.index ?? 0
        let next = forward ? starts.first { $0 > now } : starts.last { $0 < now }
        if let next { state.list.selection.select(next) }
    }

    // MARK: One conversation

    func toggleMute(_ conversation: Conversation) {
        var settings = conversation.settings
        settings.isMuted.toggle()
        save(settings, of: conversation, words(settings.isMuted ? .chatMuted : .chatUnmuted, title(of: conversation)))
    }

    func toggleArchive(_ conversation: Conversation) {
        var settings = conversation.settings
        settings.isArchived.toggle()
        save(
            settings, of: conversation,
            words(settings.isArchived ? .chatArchived : .chatUnarchived, title(of: conversation)))
    }

    func save(_ settings: ConversationSettings, of conversation: Conversation, _ sentence: DisplayText) {
        attempt { () throws(ChatError) in
            try await self.chat.save(settings, of: conversation.id)
            await self.loadList()
            self.perform(.toast(sentence))
        }
    }
}
