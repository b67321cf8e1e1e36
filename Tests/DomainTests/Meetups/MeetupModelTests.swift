import Domain
import Foundation
import Testing

/// Walks through everything that two people and one clock can do to a meetup.
@Suite struct MeetupModelTests {
    private static let host = MeetupTests.host
    private static let guest = MeetupTests.guest
    /// Long enough for asking again after a day, twice.
    private static let end: Int64 = 60 * MeetupTests.hour

    /// A meetup at a moment, as far as it decides what can happen next.
    private struct Situation: Hashable {
        let status: Meetup.Status
        let request: Meetup.RequestState?
        let hostUndo: Meetup.Deed?
        let guestUndo: Meetup.Deed?
        let refusals: [Meetup.Refusal?]
        /// What the ten seconds still hold.
        let recent: [Meetup.Entry]
        let isOver: Bool
    }

    private struct Node {
        let meetup: Meetup
        let now: Int64

        var situation: Situation {
            let recent = meetup.entries.filter { now - $0.time <= Meetup.undoWindow }
            return Situation(
                status: meetup.status(at: now), request: meetup.request(of: guest, at: now),
                hostUndo: meetup.undo(by: host, at: now)?.entry.deed,
                guestUndo: meetup.undo(by: guest, at: now)?.entry.deed,
                refusals: MeetupModelTests.deeds.map { deed, actor in
                    // When asking works again is a moment, not a kind of situation.
                    let refusal = meetup.refusal(of: deed, by: actor, at: now)
                    if case .tooSoon = refusal { return .tooSoon(until: 0) }
                    return refusal
                }, recent: recent.map { Meetup.Entry($0.deed, by: $0.actor, at: $0.time - now) }, isOver: now >= end)
        }
    }

    private static let deeds: [(Meetup.Deed, UserID)] = [
        (.ask, guest), (.withdraw, guest), (.undo, guest), (.approve(guest), host), (.decline(guest), host),
        (.confirm(guest), host), (.cancel, host), (.undo, host),
    ]

    /// One step of the clock: within the ten seconds, beyond them, to the next day, to the end.
    private static let ticks: [Int64] = [6_000, 11_000, 24 * MeetupTests.hour, end]

    /// Status and request of every situation that can be reached, in words: `active, pending`.
    private static func explore(direct: Bool) -> (states: Set<String>, situations: Int) {
        let start = Node(meetup: Meetup(MeetupTests.post(direct: direct, ends: end)), now: 0)
        var (seen, queue, states): (Set<Situation>, [Node], Set<String>) = ([start.situation], [start], [])
        while let node = queue.popLast() {
            let (status, request) = (node.meetup.status(at: node.now), node.meetup.request(of: guest, at: node.now))
            states.insert("\(status.rawValue), \(request?.rawValue ?? "none")")
            var next: [Node] = ticks.map { Node(meetup: node.meetup, now: min(end, node.now + $0)) }
            for (deed, actor) in deeds {
                var meetup = node.meetup
                let refusal = meetup.refusal(of: deed, by: actor, at: node.now)
                do throws(Meetup.Refusal) {
                    try meetup.apply(deed, by: actor, at: node.now)
                    check(node, deed, meetup)
                    #expect(refusal == nil)
                    next.append(Node(meetup: meetup, now: node.now))
                } catch {
                    #expect(refusal == error)
                    #expect(meetup == node.meetup, "a refused deed changes nothing")
                }
                // What was stored and read again is the same.
                #expect(Meetup(meetup.post, replaying: meetup.entries) == meetup)
            }
            for node in next where seen.insert(node.situation).inserted { queue.append(node) }
        }
        return (states, seen.count)
    }

    /// What holds for every step.
    private static func check(_ before: Node, _ deed: Meetup.Deed, _ after: Meetup) {
        let was = before.meetup.status(at: before.now)
        let asked = before.meetup.request(of: guest, at: before.now)
        let (status, request) = (after.status(at: before.now), after.request(of: guest, at: before.now))
        switch deed {
        case .ask: #expect(was == .active && request == .pending)
        case .withdraw: #expect(was == .active && request == .withdrawn)
        case .approve: #expect(was == .active && asked == .pending && request == .approved)
        case .decline: #expect(was == .active && request == .declined)
        case .confirm: #expect(was == .active && asked == .approved && status == .filled && request == .approved)
        case .cancel: #expect((was == .active || was == .filled) && status == .cancelled && request != .pending)
        case .undo: #expect(was != .completed && after.entries.count == before.meetup.entries.count - 1)
        }
        if request == .pending { #expect(status == .active) }
        if status == .filled { #expect(request == .approved) }
    }

    @Test("Two people and one clock reach exactly the states that docs/areas.md lists", arguments: [false, true])
    func states(direct: Bool) throws {
        let (states, situations) = Self.explore(direct: direct)
        #expect(situations > 30)
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("docs/areas.md"), encoding: .utf8)
        let heading = direct ? "| direct request" : "| post"
        let lines = page.split(separator: "\n").drop { !$0.hasPrefix(heading) }.dropFirst(2).prefix {
            $0.hasPrefix("|")
        }
        let listed = Set(
            lines.map { line in
                line.split(separator: "|").prefix(2).map { $0.filter { !$0.isWhitespace } }.joined(separator: ", ")
            })
        #expect(states == listed, "reached: \(states.sorted())")
    }
}
