import Domain
import TestSupport
import Testing

@Suite struct TimelineTests {
    let room = RoomID("!r:host")
    let me = UserID("@1:host")
    let ann = UserID("@2:host")

    private func event(
        _ position: Int64, by sender: UserID? = nil, _ content: ChatEvent.Content? = nil, time: Int64? = nil,
        transaction: String? = nil
    ) -> ChatEvent {
        ChatEvent(
            id: EventID("$\(position)"), room: room, sender: sender ?? ann, position: TimelinePosition(position),
            time: time ?? position, transactionID: transaction.map { TransactionID($0) },
            content: content ?? .message(MessageContent("m\(position)")))
    }

    private func confirmed(_ event: ChatEvent) -> TimelineEvent {
        .confirmed(event, after: event.position.previous)
    }

    private func page(_ events: [ChatEvent], _ range: ClosedRange<Int64>, start: Bool = false) -> TimelineEvent {
        .history(
            HistoryPage(
                events: events, covers: TimelinePosition(range.lowerBound)...TimelinePosition(range.upperBound),
                reachesStart: start, reachesEnd: false))
    }

    private func timeline(_ events: [TimelineEvent]) -> Timeline {
        var timeline = Timeline(room: room, owner: me)
        for event in events { timeline.apply(event) }
        return timeline
    }

    private func lines(_ timeline: Timeline) -> [String] {
        timeline.rows { LocalDay(Int($0 / 1_000)) }.map { row in
            switch row {
            case .day(let day): "day \(day.number)"
            case .unread: "unread"
            case .gap(.before): "earlier"
            case .gap(.between): "gap"
            case .gap(.after): "later"
            case .message(let message):
                (message.isRedacted ? "(gone)" : message.content.body) + (message.isEdited ? " edited" : "")
                    + (message.delivery.map { " \($0)" } ?? "")
            case .membership(_, let user, _, let membership): "\(membership) \(user.rawValue)"
            case .roomName(_, let name, _): "name \(name)"
            }
        }
    }

    @Test("Days, the unread line, gaps and local echoes stand where they belong")
    func rows() {
        let echo = LocalEcho(id: TransactionID("t"), time: 2_500, content: MessageContent("mine"))
        let timeline = timeline([
            page([event(1), event(2)], 1...2, start: true), confirmed(event(5, time: 1_005)),
            confirmed(event(6, time: 900)), .unreadLine(after: TimelinePosition(2)), .localEcho(echo),
        ])
        #expect(lines(timeline) == ["day 0", "m1", "m2", "gap", "day 1", "unread", "m5", "m6", "day 2", "mine queued"])
    }

    @Test("An echo becomes its event wherever that stands, and comes neither twice nor back")
    func echo() {
        let echo = LocalEcho(id: TransactionID("t"), time: 1, content: MessageContent("m2"))
        let mine = confirmed(event(2, by: me, transaction: "t"))
        let first = page([event(1)], 1...1, start: true)
        let expected = ["day 0", "m1", "m2 sent", "m3"]
        #expect(lines(timeline([first, .localEcho(echo), confirmed(event(3)), mine])) == expected)
        #expect(lines(timeline([first, mine, .localEcho(echo), confirmed(event(3)), mine])) == expected)
    }

    @Test("Only its author edits a message, the newest edit counts, and a redaction ends it")
    func changes() {
        let target = EventID("$1")
        let events = [
            page([event(1)], 1...1, start: true), confirmed(event(2, by: me, .edit(of: target, body: "forged"))),
            confirmed(event(4, .edit(of: target, body: "new"))), confirmed(event(3, .edit(of: target, body: "old"))),
        ]
        #expect(lines(timeline(events)) == ["day 0", "new edited"])
        #expect(lines(timeline(events + [confirmed(event(5, .redaction(of: target)))])) == ["day 0", "(gone)"])
    }

    @Test("Delivery goes from sent to read, by those who have read that far")
    func receipts() {
        let timeline = timeline([
            page([event(1, by: me), event(2, by: me)], 1...2, start: true),
            .receipt(ReadReceipt(user: ann, upTo: TimelinePosition(1))),
            .receipt(ReadReceipt(user: me, upTo: TimelinePosition(2))),
        ])
        #expect(lines(timeline) == ["day 0", "m1 read(by: 1)", "m2 sent"])
    }

    @Test("Reactions are counted by person, and a redaction takes one back")
    func reactions() throws {
        let target = EventID("$1")
        let timeline = timeline([
            page([event(1)], 1...1, start: true), confirmed(event(2, by: me, .reaction(to: target, key: "👍"))),
            confirmed(event(3, .reaction(to: target, key: "👍"))), confirmed(event(4, .reaction(to: target, key: "👍"))),
            confirmed(event(5, by: me, .reaction(to: target, key: "🎉"))),
            confirmed(event(6, by: me, .redaction(of: EventID("$5")))),
        ])
        guard case .message(let message) = timeline.rows(day: { _ in LocalDay(0) })[1] else {
            return #expect(Bool(false))
        }
        #expect(message.reactions.map(\.key) == ["👍"])
        #expect(message.reactions.first?.senders == [me, ann])
        #expect(message.reactions.first?.mine == EventID("$2"))
    }

    @Test("What a page lends for its quotes is quoted, and gets no row of its own")
    func quotes() {
        let answer = event(9, .message(MessageContent("yes", replyTo: EventID("$1"))))
        let timeline = timeline([page([event(1), answer], 9...9)])
        let rows = timeline.rows { _ in LocalDay(0) }
        guard case .message(let message) = rows[2] else { return #expect(Bool(false), "\(rows)") }
        #expect(message.quote == .message(EventID("$1"), sender: ann, body: "m1"))
        #expect(rows.count == 3)
    }

    @Test("Scrolling holds a message through arrivals, pages and its own confirmation")
    func scrolling() {
        var timeline = timeline([page((5...9).map { event($0) }, 5...9)])
        var scroll = TimelineScroll()
        scroll.follow(timeline)
        scroll.hold(.event(EventID("$7")), skipped: 1, in: timeline)
        for position in 10...14 {
            timeline.apply(confirmed(event(Int64(position), by: position == 12 ? me : ann)))
            scroll.follow(timeline)
        }
        timeline.apply(page((1...4).map { event($0) }, 1...4, start: true))
        let rows = timeline.rows { _ in LocalDay(0) }
        #expect(scroll.topRow(in: rows, of: timeline).map { rows[$0].key } == .event(EventID("$7")))
        #expect(scroll.newBelow(in: timeline) == 4)
        scroll.saw(TimelinePosition(11))
        #expect(scroll.newBelow(in: timeline) == 2)
        scroll.moveToEnd(of: timeline)
        #expect(scroll.newBelow(in: timeline) == 0)
        timeline.apply(.localEcho(LocalEcho(id: TransactionID("t"), time: 1, content: MessageContent("x"))))
        scroll.hold(.echo(TransactionID("t")), in: timeline)
        timeline.apply(confirmed(event(15, by: me, transaction: "t")))
        scroll.follow(timeline)
        #expect(scroll.anchor == .message(.event(EventID("$15")), skipped: 0))
    }

    @Test("One step leads to the first unread message; with none the reader stays")
    func firstUnread() {
        var timeline = timeline([page((1...9).map { event($0, by: $0 == 4 ? me : ann) }, 1...9, start: true)])
        var scroll = TimelineScroll()
        let before = scroll.jumpToFirstUnread(in: timeline)
        timeline.apply(.unreadLine(after: TimelinePosition(3)))
        let after = scroll.jumpToFirstUnread(in: timeline)
        #expect(!before && after)
        #expect(scroll.anchor == .message(.event(EventID("$5")), skipped: 0))
    }

    @Test("Trimming keeps the newest rows and says that there is more")
    func trimming() {
        var timeline = timeline([page((1...9).map { event($0) }, 1...9, start: true)])
        timeline.trim(toNewest: 3)
        #expect(lines(timeline) == ["earlier", "day 0", "m7", "m8", "m9"])
    }

    @Test(
        "Whatever the order of arrival, the rows are those of the events in order",
        arguments: 0..<Stress.count("TIMELINES", full: 2_000))
    func interleavings(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var history: [ChatEvent] = []
        for position in 1...Int64.random(in: 1...24, using: &generator) {
            let target = EventID("$\(Int64.random(in: 1...position, using: &generator))")
            let sender = Bool.random(using: &generator) ? me : ann
            let content: ChatEvent.Content
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: content = .edit(of: target, body: "e\(position)")
            case 1: content = .redaction(of: target)
            case 2: content = .reaction(to: target, key: "👍")
            default: content = .message(MessageContent("m\(position)"))
            }
            history.append(event(position, by: sender, content, transaction: sender == me ? "t\(position)" : nil))
        }
        var arrivals: [TimelineEvent] = []
        for event in history {
            arrivals.append(confirmed(event))
            if event.sender == me, let content = event.message, let id = event.transactionID {
                arrivals.append(.localEcho(LocalEcho(id: id, time: event.time, content: content)))
            }
            if Int.random(in: 0..<3, using: &generator) == 0 { arrivals.append(confirmed(event)) }
        }
        arrivals.append(page([], 0...0, start: true))
        let found = lines(timeline(arrivals.shuffled(using: &generator)))
        #expect(found == oracle(history), "seed \(seed)")
    }

    /// The simplest reading of a whole history: one message after the other.
    private func oracle(_ history: [ChatEvent]) -> [String] {
        var rows = history.contains { $0.message != nil } ? ["day 0"] : []
        for event in history {
            guard let content = event.message else { continue }
            let isGone = history.contains { $0.content == .redaction(of: event.id) }
            let edits = history.compactMap { edit -> String? in
                guard case .edit(event.id, let body) = edit.content, edit.sender == event.sender else { return nil }
                return history.contains { $0.content == .redaction(of: edit.id) } ? nil : body
            }
            var line = isGone ? "(gone)" : (edits.last ?? content.body)
            if !isGone && !edits.isEmpty { line += " edited" }
            if event.sender == me { line += " sent" }
            rows.append(line)
        }
        return rows
    }
}
