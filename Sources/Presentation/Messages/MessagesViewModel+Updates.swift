import Domain
import Resources
import Services

/// What comes from the chat by itself.
extension MessagesViewModel {
    func hear(_ update: ChatUpdate) {
        switch update {
        case .timeline(let room, let events): take(events, of: room)
        case .conversations:
            run { await self.loadList() }
        case .people:
            run { await self.loadPeople() }
        case .notice(let notice): tell(notice)
        case .connection(let connection): state.connection = connection
        case .trouble(let error): say(error)
        }
    }

    private func take(_ events: [TimelineEvent], of room: RoomID) {
        guard var timeline = timelines[room] else { return }
        for event in events {
            if case .confirmed(let arrival, let after) = event, arrival.sender != chat.user, arrival.message != nil {
                if attention.focus != true { attention.hasKey = false }
                if !attention.reads || room != state.room?.id, timeline.firstUnread == nil {
                    timeline.apply(.unreadLine(after: after ?? arrival.position.previous))
                }
            }
            timeline.apply(event)
        }
        if room != state.room?.id, timeline.loadedCount > 2 * Self.keptRows { timeline.trim(toNewest: Self.keptRows) }
        timelines[room] = timeline
        // First in line, so that the rows are made when what the list shows is drawn.
        if room == state.room?.id { planRows() }
        foresee(events, in: room)
    }

    /// Puts the newest message into the list at once, so that it is drawn with the timeline and not in a frame of its own
    /// when the list has been read again.
    private func foresee(_ events: [TimelineEvent], in room: RoomID) {
        guard let index = all.firstIndex(where: { $0.id == room }) else { return }
        var conversation = all[index]
        for case .confirmed(let event, _) in events {
            guard let message = event.message, !event.isRedacted else { continue }
            conversation = conversation.after(event, message, isMine: event.sender == chat.user)
        }
        conversation = shown(conversation)
        guard conversation != all[index] else { return }
        all.remove(at: index)
        all.insert(conversation, at: 0)
        arrange()
    }

    /// What is on the screen in front of somebody is not shown as unread until the next look.
    private func shown(_ conversation: Conversation) -> Conversation {
        guard conversation.unread > 0, conversation.id == state.room?.id, attention.reads,
            state.room?.scroll.anchor == .end
        else { return conversation }
        return conversation.read
    }

    /// Makes the rows anew once for everything that arrives in the same breath.
    private func planRows() {
        guard !rowsAreStale else { return }
        rowsAreStale = true
        Task {
            rowsAreStale = false
            refreshRows()
        }
    }

    /// Rows kept while the reader is at the end; a long evening must not fill the memory.
    private static let keptRows = 600

    func refreshRows() {
        guard var room = state.room, var timeline = timelines[room.id] else { return }
        room.scroll.follow(timeline)
        if room.scroll.anchor == .end, timeline.loadedCount > 2 * Self.keptRows {
            timeline.trim(toNewest: Self.keptRows)
            timelines[room.id] = timeline
        }
        room.rows = timeline.rows { zone.day(at: $0) }
        room.typing = timeline.typing
        room.newBelow = room.scroll.newBelow(in: timeline)
        room.selected = room.selected.map(timeline.resolve)
        update {
            $0.room = room
            $0.today = zone.day(at: clock.now())
        }
        askNames(of: Set(room.rows.flatMap(\.people)).union(room.typing))
        countQueue()
        loadCards()
        loadAttachments()
    }

    /// Counts what waits to be sent; a message that is gone within a moment is not spoken of.
    func countQueue() {
        run {
            let queued = await self.chat.outbox().count
            if queued <= self.state.queued {
                if self.state.queued != queued { self.state.queued = queued }
            } else if self.recount == nil {
                self.recount = Task { [weak self, timer = self.timer] in
                    // Cancelled means that the program leaves.
                    guard (try? await timer.sleep(for: Self.patience)) != nil else { return }
                    await self?.recountQueue()
                }
            }
        }
    }

    /// How long a message may be under way before the status line tells of it.
    private static let patience = Duration.milliseconds(700)

    private func recountQueue() async {
        recount = nil
        let queued = await chat.outbox().count
        if state.queued != queued { state.queued = queued }
    }

    // MARK: The list

    func loadList() async {
        if isLoadingList {
            loadsListAgain = true
            return
        }
        isLoadingList = true
        defer { isLoadingList = false }
        repeat {
            loadsListAgain = false
            do throws(ChatError) {
                all = try await chat.conversations().map(shown)
            } catch {
                say(error)
                return
            }
            await nameAll(Set(all.flatMap(\.people)).union([chat.user]))
            arrange()
        } while loadsListAgain
        await loadPresences()
    }

    func loadPeople() async {
        do throws(ChatError) {
            let known = try await chat.contacts()
            contacts = Dictionary(known.map { ($0.id, $0.state) }) { $1 }
            blocked = try await chat.blocked()
        } catch {
            say(error)
        }
        await nameAll(Set(contacts.keys))
        if state.phase == .ready { arrange() }
        await loadPresences()
        refreshPeoplePicker()
    }

    private func loadPresences() async {
        var presences: [UserID: Presence] = [:]
        for user in Set(all.flatMap(\.others)) {
            let presence = await chat.presence(of: user)
            if presence != .offline { presences[user] = presence }
        }
        if state.presences != presences { state.presences = presences }
    }

    /// Milliseconds after the last key in which the list keeps its order.
    private static let stillness: Int64 = 5_000

    /// Puts the conversations into the list; while the cursor moves in it, none changes its place.
    func arrange() {
        var list = state.list
        let words = list.filter?.string.lowercased() ?? ""
        let fitting = all.filter { conversation in
            conversation.membership != .leave
                && (words.isEmpty || title(of: conversation).string.lowercased().contains(words))
        }
        var open = fitting.filter { !$0.settings.isArchived || !words.isEmpty }
        let archived = words.isEmpty ? fitting.filter(\.settings.isArchived) : []
        if state.focus == .list, clock.now() - listKeyAt < Self.stillness {
            let places = Dictionary(
                list.entries.compactMap(\.conversation).enumerated().map { ($1.id, $0) }
            ) { first, _ in first }
            open.sort { (places[$0.id] ?? -1) < (places[$1.id] ?? -1) }
        }
        var entries: [ListEntry] =
            words.isEmpty ? GuestPlace.allCases.filter { guests[$0] != nil }.map(ListEntry.guest) : []
        let asking = contacts.filter { $0.value == .asking }.keys.sorted { $0.rawValue < $1.rawValue }
        entries += asking.filter { user in
            words.isEmpty || state.name(of: user).string.lowercased().contains(words)
        }.map(ListEntry.request)
        entries += open.map(ListEntry.conversation)
        entries += questions.values.sorted { $0.time > $1.time }.filter { question in
            words.isEmpty || question.college.lowercased().contains(words)
        }.map(ListEntry.question)
        if open.isEmpty, archived.isEmpty, words.isEmpty { entries.append(.start) }
        if !archived.isEmpty {
            entries.append(.archive(archived.count, isOpen: list.showsArchive))
            if list.showsArchive { entries += archived.map(ListEntry.conversation) }
        }
        let isFirst = list.entries.allSatisfy { $0.conversation == nil }
        list.selection.follow(from: list.entries.map(\.id), to: entries.map(\.id))
        list.entries = entries
        // The first look is for people; who has moved since stays where they are.
        if isFirst, listKeyAt == 0, let row = entries.firstIndex(where: { $0.conversation != nil || $0 == .start }) {
            list.selection.select(row)
        }
        update { state in
            state.list = list
            if let room = state.room, let now = all.first(where: { $0.id == room.id }) {
                state.room?.conversation = now
            }
        }
    }

    // MARK: Names

    /// Looks up who has not been named yet.
    func askNames(of users: Set<UserID>) {
        let unknown = users.filter { state.names[$0] == nil }.subtracting(askedNames)
        guard !unknown.isEmpty else { return }
        run { await self.nameAll(unknown) }
    }

    func nameAll(_ users: Set<UserID>) async {
        let unknown = users.filter { state.names[$0] == nil }
        guard !unknown.isEmpty else { return }
        askedNames.formUnion(unknown)
        // Without a name the id stands there.
        guard let names = try? await chat.names(of: unknown), !names.isEmpty else { return }
        update { state in
            for (user, name) in names { state.names[user] = format.personName(name) }
        }
    }

    // MARK: Notices

    /// Milliseconds between two bells.
    private static let ringPause: Int64 = 1_500

    /// Tells of a message from outside of the conversation that is being read.
    private func tell(_ notice: ChatNotice) {
        run {
            await self.nameAll([notice.sender])
            let name = self.state.name(of: notice.sender)
            let text = name + ": " + self.format.preview(notice.body).shortened(to: 80)
            // In a flood one bell says as much as a thousand.
            if self.clock.now() - self.rangAt >= Self.ringPause {
                self.rangAt = self.clock.now()
                self.perform(.notify(text))
            }
            let isOpen = self.attention.isFront && self.state.room?.id == notice.room && self.state.focus != .list
            if !isOpen { self.perform(.toast(text)) }
        }
    }

    /// The pane came to the front or left it, or the terminal did.
    public func attend(isFront: Bool, focus: Bool?) {
        guard attention.isFront != isFront || attention.focus != focus else { return }
        attention.isFront = isFront
        attention.focus = focus
        watch()
        readVisible()
    }

    func watch() {
        let (room, watches) = (state.room?.id, attention.watches)
        run { await self.chat.watch(room, hasFocus: watches) }
    }

    private func loadVisiblePictures() {
        guard previewer != nil, let room = state.room, let measure else { return }
        let window = TimelineWindow(room.rows, measure)
        loadPictures(of: room.rows[window.visible(from: window.top(of: room.scroll))].compactMap(\.message))
    }

    /// Tells the others, and the count, what has been on the screen in front of somebody.
    func readVisible() {
        loadVisiblePictures()
        guard attention.reads, let room = state.room, room.conversation.membership == .join, let measure,
            state.focus != .list || measure.isBesideList
        else { return }
        let window = TimelineWindow(room.rows, measure)
        let visible = window.visible(from: window.top(of: room.scroll))
        let messages = room.rows[visible].compactMap(\.message)
        if let newest = messages.compactMap(\.position).max(), var now = state.room, let timeline = timelines[room.id] {
            now.scroll.saw(newest)
            now.newBelow = now.scroll.newBelow(in: timeline)
            state.room = now
        }
        guard let last = messages.filter({ !$0.isMine }).compactMap(\.position).max(),
            last > max(room.conversation.readUpTo, marked[room.id] ?? .start)
        else { return }
        marked[room.id] = last
        attempt { () throws(ChatError) in try await self.chat.markRead(room.id, upTo: last) }
    }
}

extension Conversation {
    /// With one message more.
    fileprivate func after(_ event: ChatEvent, _ message: MessageContent, isMine: Bool) -> Conversation {
        Conversation(
            id: id, kind: kind, name: name, membership: membership, invitedBy: invitedBy, others: others,
            unread: isMine ? unread : min(unread + 1, Self.unreadLimit),
            last: Preview(sender: event.sender, body: message.body, time: event.time, isRedacted: false),
            readUpTo: readUpTo, settings: settings, hasDraft: hasDraft)
    }

    /// With nothing unread.
    fileprivate var read: Conversation {
        Conversation(
            id: id, kind: kind, name: name, membership: membership, invitedBy: invitedBy, others: others, unread: 0,
            last: last, readUpTo: readUpTo, settings: settings, hasDraft: hasDraft)
    }

    /// Everyone whose name the list needs.
    var people: [UserID] { others + [last?.sender, invitedBy].compactMap(\.self) }
}

extension TimelineRow {
    var message: TimelineMessage? { if case .message(let message) = self { message } else { nil } }

    /// Everyone who is named in the row.
    var people: [UserID] {
        switch self {
        case .message(let message):
            switch message.quote {
            case .message(_, let sender, _), .redacted(_, let sender): [message.sender, sender]
            case .missing, nil: [message.sender]
            }
        case .membership(_, let user, let by, _): [user, by]
        case .roomName(_, _, let by): [by]
        case .day, .unread, .gap: []
        }
    }
}

extension DisplayText {
    /// The first characters and `…`, for where columns do not count.
    func shortened(to count: Int) -> DisplayText {
        string.count <= count ? self : DisplayText(String(string.prefix(count - 1))) + "…"
    }
}
