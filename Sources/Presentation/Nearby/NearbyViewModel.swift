public import Domain
import Resources
public import Services

/// Where the student is, who is there, and meetups: the Nearby part of Messages.
@MainActor
public final class NearbyViewModel: MessagesGuest {
    public internal(set) var state: NearbyState {
        didSet { if state != oldValue { observers.notify(state) } }
    }
    let nearby: any NearbyProviding
    let sources: any LocationSources
    let clock: any WallClock
    let zone: any LocalTimeReading
    let format: Format
    let perform: @MainActor (NearbyEffect) -> Void
    private let observers = Observers<NearbyState>()
    private let work = RunningWork()
    private var listening: Task<Void, Never>?
    /// The first snapshot tells of nothing: what it holds was there before.
    private var hasHeard = false
    private var wantsQuestion = true

    public init(
        nearby: any NearbyProviding, sources: any LocationSources, clock: any WallClock, zone: any LocalTimeReading,
        words: Words, perform: @escaping @MainActor (NearbyEffect) -> Void
    ) {
        self.nearby = nearby
        self.sources = sources
        self.clock = clock
        self.zone = zone
        format = Format(words)
        self.perform = perform
        state = NearbyState(me: nearby.user)
    }

    var words: Words { format.words }

    public func observeState(_ body: @escaping @MainActor (NearbyState) -> Void) -> ObservationToken {
        body(state)
        return observers.add(body)
    }

    public func observe(_ body: @escaping @MainActor () -> Void) -> ObservationToken { observers.add { _ in body() } }

    /// Begins to listen; nothing is read before.
    public func start() {
        guard listening == nil else { return }
        listening = Task { [weak self, nearby] in
            await nearby.start()
            for await snapshot in await nearby.updates() {
                guard let self else { return }
                self.take(snapshot)
            }
        }
    }

    public func end() async {
        await settle()
        listening?.cancel()
        listening = nil
        await nearby.stop()
    }

    /// Returns when nothing is in flight any more that a key has started.
    public func settle() async { await work.settle() }

    func attempt(_ body: @escaping @MainActor () async throws(NearbyError) -> Void) {
        work.run {
            do throws(NearbyError) { try await body() } catch { self.perform(.toast(self.format.nearbyFailure(error))) }
        }
    }

    func update(_ change: (inout NearbyState) -> Void) {
        var next = state
        change(&next)
        state = next
    }

    // MARK: - What was heard

    private func take(_ snapshot: NearbySnapshot) {
        let before = state.snapshot
        update { next in
            next.snapshot = snapshot
            next.now = clock.now()
            let old = next.rows
            next.rows = Self.rows(of: snapshot, me: next.me, now: next.now)
            next.selection.follow(from: old, to: next.rows)
            if let campus = snapshot.place.campus {
                next.map.look(at: campus, around: snapshot.position ?? snapshot.place.area?.centre)
            }
        }
        if hasHeard { tell(from: before, to: snapshot) }
        hasHeard = true
        if snapshot.place.area != nil, before.place.area == nil { askOnce() }
    }

    /// Requests first: they wait for the student.
    private static func rows(of snapshot: NearbySnapshot, me: UserID, now: Int64) -> [NearbyRow] {
        var rows = snapshot.view.people.map { NearbyRow.person($0.id) }
        for meetup in snapshot.meetups where meetup.post.host == me {
            rows += meetup.pending(at: now).map { .request(meetup.id, $0) }
        }
        let open = snapshot.meetups.filter { meetup in
            // What is over stays while it tells something: an answer to one's own request.
            meetup.status(at: now) == .active || meetup.status(at: now) == .filled
                || meetup.request(of: me, at: now) != nil && meetup.status(at: now) == .cancelled
        }
        rows += open.filter { $0.post.creator != me && $0.post.host != me }.map { .meetup($0.id) }
        return rows
            + open.filter {
                $0.post.creator == me || ($0.post.host == me && !$0.pending(at: now).contains($0.post.creator))
            }
            .map { .own($0.id) }
    }

    /// What others have done since the last look.
    private func tell(from old: NearbySnapshot, to new: NearbySnapshot) {
        let now = clock.now()
        for meetup in new.meetups {
            let before = old.meetups.first { $0.id == meetup.id }
            let title = DisplayText(meetup.post.title)
            if meetup.post.host == state.me {
                let known = Set(before?.pending(at: now) ?? [])
                for other in meetup.pending(at: now) where !known.contains(other) {
                    perform(.notify(words(.nearbyAsksToJoin, name(of: other), title)))
                }
            } else if let answer = meetup.request(of: state.me, at: now),
                answer != before?.request(of: state.me, at: now)
            {
                switch answer {
                case .approved: perform(.notify(words(.nearbyWasApproved, name(of: meetup.post.host), title)))
                case .declined: perform(.notify(words(.nearbyNotThisTime, title)))
                case .expired where before?.status(at: now) == .active:
                    perform(.notify(words(.nearbyHasExpired, title)))
                case .pending, .expired, .withdrawn: break
                }
            }
        }
    }

    /// The first time an area is known, the student is asked once who may see them.
    private func askOnce() {
        guard wantsQuestion else { return }
        wantsQuestion = false
        attempt { () throws(NearbyError) in
            guard try await !self.nearby.wasAsked else { return }
            self.openVisibility()
        }
    }

    /// What a meetup's card in a conversation shows; `nil` for one that is not for this student.
    public func card(of id: MeetupID) async -> CardSummary? {
        // A meetup that can't be read now stands as its title.
        guard let meetup = try? await nearby.meetup(id) else { return nil }
        return CardSummary(
            meetup, host: name(of: meetup.post.creator), format: format, zone: zone, now: clock.now())
    }

    func name(of user: UserID) -> DisplayText {
        if let person = state.snapshot.view.people.first(where: { $0.id == user }) { return DisplayText(person.name) }
        return state.snapshot.names[user].map { format.personName($0) } ?? DisplayText(user.rawValue)
    }
}
