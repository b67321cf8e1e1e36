public import Domain
import Resources
import Services

/// Opening a conversation, and moving in it.
extension MessagesViewModel {
    /// Conversations that come back as they were left.
    private static let remembered = 8

    /// Opens a conversation with the cursor in its composer; an invitation opens what it says of itself.
    public func open(_ room: RoomID) {
        if let invitation = all.first(where: { $0.id == room && $0.membership == .invite }) {
            return openInfo(of: invitation)
        }
        run { await self.show(room, focus: .composer) }
    }

    /// - Returns: When the conversation is in the state.
    func show(_ room: RoomID, focus: MessagesState.Focus) async {
        openGeneration += 1
        let generation = openGeneration
        if state.room?.id == room {
            self.focus(focus)
            return
        }
        let opened: OpenedConversation
        do throws(ChatError) {
            opened = try await chat.open(room)
        } catch {
            say(error)
            return
        }
        guard generation == openGeneration else { return }
        leaveRoom()
        var kept = left.firstIndex { $0.id == room }.map { left.remove(at: $0) }
        var timeline = opened.timeline
        if var earlier = timelines[room], kept?.scroll.anchor != .end, kept != nil {
            // The reader comes back to the place that was left; what has come since is in the timeline already.
            earlier.apply(.unreadLine(after: opened.conversation.unread > 0 ? opened.conversation.readUpTo : nil))
            timeline = earlier
        }
        timelines[room] = timeline
        kept?.conversation = opened.conversation
        let state = kept ?? RoomState(conversation: opened.conversation, composer: composer(of: opened.draft))
        update {
            $0.room = state
            $0.focus = focus
        }
        select(room)
        refreshRows()
        watch()
        readVisible()
    }

    /// Keeps the open conversation as it is for coming back to it.
    func leaveRoom() {
        guard var room = state.room else { return }
        commitDraft()
        room.selected = nil
        room.highlight = nil
        left.append(room)
        if left.count > Self.remembered { timelines[left.removeFirst().id] = nil }
        let id = room.id
        run { await self.chat.setTyping(false, in: id) }
    }

    /// Closes the open conversation for good: it was left.
    func closeRoom() {
        guard let room = state.room else { return }
        timelines[room.id] = nil
        update {
            $0.room = nil
            $0.focus = .list
        }
        watch()
    }

    private func composer(of draft: Draft) -> ComposerState {
        var composer = ComposerState(draft.body)
        if let id = draft.replyTo { composer.purpose = .reply(id) }
        return composer
    }

    /// The cursor of the list stands on the open conversation.
    private func select(_ room: RoomID) {
        if let row = state.list.entries.firstIndex(where: { $0.conversation?.id == room }) {
            state.list.selection.select(row)
        }
    }

    // MARK: Moving

    private var window: TimelineWindow? {
        guard let measure, let room = state.room else { return nil }
        return TimelineWindow(room.rows, measure)
    }

    func lastVisibleMessage() -> MessageKey? {
        guard let window, let room = state.room else { return state.room?.rows.last(where: { $0.key != nil })?.key }
        let top = window.top(of: room.scroll)
        let last = window.lastWhole(from: top) ?? top.row
        return room.rows.prefix(last + 1).last { $0.key != nil }?.key
    }

    /// Moves what is in sight by so many lines.
    func scroll(by lines: Int) {
        guard let window, let room = state.room else { return }
        scroll(to: window.moved(window.top(of: room.scroll), by: lines), in: window)
    }

    func page(by pages: Int) {
        guard let measure else { return }
        scroll(by: pages * max(1, measure.height - 2))
        guard state.focus == .timeline, let window, let room = state.room else { return }
        let visible = window.visible(from: window.top(of: room.scroll))
        let keys = room.rows[visible].compactMap(\.key)
        if let selected = room.selected, keys.contains(selected) { return }
        state.room?.selected = pages < 0 ? keys.first : lastVisibleMessage()
    }

    func scroll(to top: TimelineWindow.Place, in window: TimelineWindow) {
        guard var room = state.room, let timeline = timelines[room.id] else { return }
        if top >= window.end {
            room.scroll.moveToEnd(of: timeline)
        } else if let anchor = window.anchor(of: top) {
            room.scroll.hold(anchor.key, skipped: anchor.skipped, in: timeline)
        }
        room.newBelow = room.scroll.newBelow(in: timeline)
        state.room = room
        loadNear(window, top)
    }

    func goToEnd() {
        guard var room = state.room, let timeline = timelines[room.id] else { return }
        let isCut = room.rows.contains { if case .gap(.after) = $0 { true } else { false } }
        room.scroll.moveToEnd(of: timeline)
        room.newBelow = 0
        jumpedFrom[room.id] = nil
        state.room = room
        guard isCut else { return }
        let id = room.id
        attempt { () throws(ChatError) in
            let page = try await self.chat.page(of: id, .newest)
            self.timelines[id]?.apply(.history(page))
            self.refreshRows()
        }
    }

    func moveSelection(by steps: Int) {
        guard let room = state.room else { return }
        let places = room.rows.indices.filter { room.rows[$0].key != nil }
        guard !places.isEmpty else { return }
        let now = places.firstIndex { room.rows[$0].key == room.selected } ?? places.count - 1
        let next = max(0, min(places.count - 1, now + max(-places.count, min(steps, places.count))))
        select(row: places[next])
        if next == now, steps < 0 { scroll(by: -3) }
    }

    func select(row: Int) {
        guard let room = state.room, room.rows.indices.contains(row) else { return }
        state.room?.selected = room.rows[row].key
        guard let window else { return }
        let top = window.top(of: room.scroll)
        let wanted = window.showing(row, from: top)
        if wanted != top { scroll(to: wanted, in: window) } else { loadNear(window, top) }
    }

    // MARK: History

    /// Rows from the edge at which the next page is fetched.
    private static let margin = 24

    /// Loads what is missing near the screen.
    func loadNear(_ window: TimelineWindow, _ top: TimelineWindow.Place) {
        guard let room = state.room else { return }
        let visible = window.visible(from: top)
        let from = max(0, visible.lowerBound - Self.margin)
        let near = room.rows[from..<min(room.rows.count, visible.upperBound + Self.margin)]
        for case .gap(let gap) in near where loadingGaps.insert(gap).inserted { load(gap, of: room.id) }
    }

    private func load(_ gap: TimelineGap, of room: RoomID) {
        let part: HistoryPart =
            switch gap {
            case .before(let position): .before(position)
            case .between(_, let end): .before(end)
            case .after(let position): .after(position)
            }
        attempt { () throws(ChatError) in
            defer { self.loadingGaps.remove(gap) }
            let page = try await self.chat.page(of: room, part)
            self.timelines[room]?.apply(.history(page))
            if room == self.state.room?.id { self.refreshRows() }
        }
    }

    // MARK: Jumps

    func goToFirstUnread() {
        if state.room == nil || (state.focus == .list && state.room?.id != subject?.id) {
            // From the list the key opens the conversation there.
            guard let subject, subject.membership == .join else { return }
            run {
                await self.show(subject.id, focus: .timeline)
                self.goToFirstUnread()
            }
            return
        }
        guard let room = state.room, let timeline = timelines[room.id] else { return }
        guard let after = timeline.unreadAfter else { return perform(.toast(words(.chatNothingUnread))) }
        let id = room.id
        attempt { () throws(ChatError) in
            // The line may lie before what is loaded.
            if !timeline.known.contains(after.next), after < timeline.end {
                let page = try await self.chat.page(of: id, .around(after.next))
                self.timelines[id]?.apply(.history(page))
                self.refreshRows()
            }
            guard self.state.room?.id == id, let key = self.timelines[id]?.firstUnread else { return }
            self.jump(to: key)
        }
    }

    /// Puts a message on top, one line of what was before it above, and remembers the way back.
    func jump(to key: MessageKey, highlight: String? = nil) {
        guard var room = state.room, let timeline = timelines[room.id] else { return }
        jumpedFrom[room.id, default: []].append(room.scroll)
        room.scroll.hold(key, skipped: -2, in: timeline)
        room.selected = key
        room.highlight = highlight
        room.newBelow = room.scroll.newBelow(in: timeline)
        update {
            $0.room = room
            $0.focus = .timeline
        }
        if let window { loadNear(window, window.top(of: room.scroll)) }
    }

    /// - Returns: Whether there was a jump to come back from.
    func jumpBack() -> Bool {
        guard var room = state.room, let scroll = jumpedFrom[room.id]?.popLast(), let timeline = timelines[room.id]
        else { return false }
        room.scroll = scroll
        room.scroll.follow(timeline)
        room.highlight = nil
        room.newBelow = room.scroll.newBelow(in: timeline)
        state.room = room
        state.room?.selected = lastVisibleMessage()
        return true
    }

    /// Shows a message in its surroundings, whichever conversation it is in.
    func show(_ event: EventID, at position: TimelinePosition, in room: RoomID, highlight: String?) {
        attempt { () throws(ChatError) in
            await self.show(room, focus: .timeline)
            guard self.state.room?.id == room else { return }
            if self.timelines[room]?.known.contains(position) != true {
                let page = try await self.chat.page(of: room, .around(position))
                self.timelines[room]?.apply(.history(page))
                self.refreshRows()
            }
            self.jump(to: .event(event), highlight: highlight)
        }
    }

    /// Jumps to the first message of a day, or after it.
    func show(_ day: LocalDay) {
        guard let room = state.room else { return }
        let id = room.id
        attempt { () throws(ChatError) in
            let start = self.zone.start(of: day)
            guard let page = try await self.chat.page(of: id, since: start) else {
                return self.perform(.toast(self.words(.chatNothingSince)))
            }
            self.timelines[id]?.apply(.history(page))
            self.refreshRows()
            let first = page.events.first { $0.time >= start && $0.message != nil }
            if let first, self.state.room?.id == id { self.jump(to: .event(first.id)) }
        }
    }
}
