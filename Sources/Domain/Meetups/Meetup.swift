/// One meetup: its post, and everything that was done about it.
///
/// Its states are nowhere stored: they follow from the deeds and the clock. Deeds enter through ``apply(_:by:at:wrote:)``
/// alone, which refuses what can't be done, so no sequence of calls leads to a state that is not in docs/areas.md.
public struct Meetup: Sendable, Hashable, Identifiable {
    public let post: MeetupPost
    /// In their order; undone ones are gone.
    public private(set) var entries: [Entry] = []

    public var id: MeetupID { post.id }

    public enum Status: String, Sendable, Hashable, CaseIterable { case active, filled, completed, cancelled }

    public enum RequestState: String, Sendable, Hashable, CaseIterable {
        case pending, approved, declined, expired, withdrawn
    }

    /// What somebody does. The person is the one whose request is meant.
    public enum Deed: Sendable, Hashable {
        case ask, withdraw
        case approve(UserID), decline(UserID), confirm(UserID)
        case cancel
        /// Takes the actor's own last deed back.
        case undo
    }

    public struct Entry: Sendable, Hashable {
        public let deed: Deed
        public let actor: UserID
        public let time: Int64

        public init(_ deed: Deed, by actor: UserID, at time: Int64) {
            self.deed = deed
            self.actor = actor
            self.time = time
        }

        /// The person whose request it is about; `nil` for all of them.
        public var subject: UserID? {
            switch deed {
            case .ask, .withdraw: actor
            case .approve(let user), .decline(let user), .confirm(let user): user
            case .cancel, .undo: nil
            }
        }
    }

    public enum Refusal: Error, Sendable, Hashable {
        /// It has ended, was cancelled, or somebody else was quicker.
        case over(Status)
        /// The actor may not do this.
        case notYours
        /// The request is in another state.
        case request(RequestState?)
        /// Declined or withdrawn less than a day ago; `until` is when asking works again.
        case tooSoon(until: Int64)
        case nothingToUndo
        /// The ten seconds are over.
        case undoTooLate
        /// The other side has acted on it.
        case undoAnswered
    }

    /// Milliseconds.
    public static let undoWindow: Int64 = 10_000
    public static let askAgain: Int64 = 86_400_000

    public init(_ post: MeetupPost) { self.post = post }

    /// As it was stored; what could not have been done is passed over.
    public init(_ post: MeetupPost, replaying entries: some Sequence<Entry>) {
        self.post = post
        for entry in entries {
            // What is no deed leaves no trace: the state stays one that can be reached.
            _ = try? apply(entry.deed, by: entry.actor, at: entry.time)
        }
    }

    // MARK: - What is

    public func status(at now: Int64) -> Status {
        for entry in entries {
            if entry.deed == .cancel { return .cancelled }
            // A direct request is about nobody else.
            if post.isDirect, entry.deed == .withdraw || entry.deed == .decline(entry.subject ?? post.host) {
                return .cancelled
            }
        }
        if now >= post.ends { return .completed }
        return confirmed == nil ? .active : .filled
    }

    /// With whom it takes place.
    public var confirmed: UserID? {
        for case .confirm(let user) in entries.lazy.map(\.deed) { return user }
        return nil
    }

    /// Everyone who has asked, by the time of asking.
    public var requesters: [UserID] {
        var seen: Set<UserID> = []
        return entries.filter { $0.deed == .ask && seen.insert($0.actor).inserted }.map(\.actor)
    }

    /// `nil` for somebody who has not asked.
    public func request(of user: UserID, at now: Int64) -> RequestState? {
        guard let told = answer(to: user)?.state else { return nil }
        switch told {
        case .declined, .withdrawn, .expired: return told
        case .pending: return status(at: now) == .active ? .pending : .expired
        case .approved:
            let isOut = status(at: now) == .cancelled || (confirmed.map { $0 != user } ?? false)
            return isOut ? .expired : .approved
        }
    }

    /// When somebody asked last.
    public func asked(by user: UserID) -> Int64? { entries.last { $0.deed == .ask && $0.actor == user }?.time }

    /// Whose requests wait for the host.
    public func pending(at now: Int64) -> [UserID] { requesters.filter { request(of: $0, at: now) == .pending } }

    /// What the deeds alone say of a request, whatever became of the post.
    private func answer(to user: UserID) -> (state: RequestState, time: Int64)? {
        guard let entry = entries.last(where: { $0.subject == user }) else { return nil }
        let state: RequestState =
            switch entry.deed {
            case .ask: .pending
            case .approve, .confirm: .approved
            case .decline: .declined
            case .withdraw: .withdrawn
            case .cancel, .undo: .expired
            }
        return (state, entry.time)
    }

    // MARK: - What is done

    /// - Parameter wrote: When the other side last wrote in the conversation of the two; that counts as acting.
    /// - Returns: The entry that an undo has taken away.
    @discardableResult
    public mutating func apply(
        _ deed: Deed, by actor: UserID, at time: Int64, wrote: Int64? = nil
    ) throws(Refusal) -> Entry? {
        // A clock that went back must not put a deed before those it answers.
        let now = max(time, entries.last?.time ?? time)
        if deed == .undo { return try undo(by: actor, at: now, wrote: wrote) }
        if let refusal = refusal(of: deed, by: actor, at: now) { throw refusal }
        entries.append(Entry(deed, by: actor, at: now))
        return nil
    }

    /// Why a deed can't be done now; `nil` when it can.
    public func refusal(of deed: Deed, by actor: UserID, at now: Int64, wrote: Int64? = nil) -> Refusal? {
        if deed == .undo { return undoable(by: actor, at: now, wrote: wrote).refusal }
        guard allows(deed, by: actor) else { return .notYours }
        let status = status(at: now)
        guard status == .active || deed == .cancel && status == .filled else { return .over(status) }
        switch deed {
        case .undo, .cancel: return nil
        case .ask:
            guard let answer = answer(to: actor) else { return nil }
            guard answer.state == .declined || answer.state == .withdrawn else { return .request(answer.state) }
            let again = answer.time + Self.askAgain
            return now < again ? .tooSoon(until: again) : nil
        case .withdraw: return expects([.pending, .approved], of: actor, at: now)
        case .approve(let user): return expects([.pending], of: user, at: now)
        case .decline(let user): return expects([.pending, .approved], of: user, at: now)
        case .confirm(let user): return expects([.approved], of: user, at: now)
        }
    }

    private func allows(_ deed: Deed, by actor: UserID) -> Bool {
        switch deed {
        case .ask, .withdraw: actor != post.host && (!post.isDirect || actor == post.creator)
        case .approve(let user), .decline(let user), .confirm(let user): actor == post.host && user != actor
        case .cancel: actor == post.host
        case .undo: true
        }
    }

    private func expects(_ states: Set<RequestState>, of user: UserID, at now: Int64) -> Refusal? {
        let state = request(of: user, at: now)
        return state.map(states.contains) == true ? nil : .request(state)
    }

    // MARK: - Undo

    /// The deed that an actor can take back until an instant; `nil` when there is none.
    public func undo(by actor: UserID, at now: Int64, wrote: Int64? = nil) -> (entry: Entry, until: Int64)? {
        let found = undoable(by: actor, at: now, wrote: wrote)
        guard found.refusal == nil, let index = found.index else { return nil }
        return (entries[index], entries[index].time + Self.undoWindow)
    }

    private func undoable(by actor: UserID, at now: Int64, wrote: Int64?) -> (index: Int?, refusal: Refusal?) {
        guard let index = entries.lastIndex(where: { $0.actor == actor }) else { return (nil, .nothingToUndo) }
        let entry = entries[index]
        guard now < post.ends else { return (nil, .over(status(at: now))) }
        guard now - entry.time <= Self.undoWindow else { return (nil, .undoTooLate) }
        let isAnswered = entries[(index + 1)...].contains { later in
            // What the host does to others' requests is no answer to mine.
            guard let subject = entry.subject, let other = later.subject else { return true }
            return other == subject
        }
        if isAnswered || (wrote.map { $0 >= entry.time } ?? false) { return (nil, .undoAnswered) }
        return (index, nil)
    }

    private mutating func undo(by actor: UserID, at now: Int64, wrote: Int64?) throws(Refusal) -> Entry {
        let found = undoable(by: actor, at: now, wrote: wrote)
        guard let index = found.index else { throw found.refusal ?? .nothingToUndo }
        return entries.remove(at: index)
    }
}
