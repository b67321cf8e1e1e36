public import Domain

extension NearbyService {
    public var wasAsked: Bool {
        get async throws(NearbyError) {
            try await storing { () throws(StorageError) in try await settings.value(for: NearbySetting.wasAsked) }
                != nil
        }
    }

    public func show(to reach: MeetupPost.Reach?) async throws(NearbyError) {
        try await storing { () throws(StorageError) in
            try await settings.set("1", for: NearbySetting.wasAsked)
            try await settings.set(reach?.rawValue, for: NearbySetting.reach)
        }
        wanted = reach
        try await share()
        await look()
    }

    public func block(_ user: UserID) async throws(NearbyError) {
        try await chatting { () throws(ChatError) in try await chat.change(user, .block) }
        await look()
    }

    public func report(_ user: UserID, about meetup: MeetupID?, reason: String) async throws(NearbyError) {
        let now = clock.now()
        try await storing { () throws(StorageError) in
            try await store.report(user, about: meetup, reason: reason, at: now)
        }
    }

    /// What is shared follows the student to another area, and ends where there is none.
    func shareAgain() async {
        guard wanted != nil || snapshot.reach != nil else { return }
        // What was shared ends by itself if it can't be changed.
        try? await share()
    }

    private func share() async throws(NearbyError) {
        guard let reach = wanted, let campus = snapshot.place.campus, let area = snapshot.place.area else {
            try await storing { () throws(StorageError) in try await store.share(nil) }
            change { next in
                next.reach = nil
                next.expires = nil
            }
            return
        }
        let presence = AreaPresence(
            campus: campus.id, area: area.id, areaName: area.name, reach: reach,
            expires: clock.now() + Self.visibleFor)
        try await storing { () throws(StorageError) in try await store.share(presence) }
        change { next in
            next.reach = reach
            next.expires = presence.expires
        }
    }

    public func takeSafetyNote() async -> Bool {
        // Shown once more when that can't be read.
        if (try? await settings.value(for: NearbySetting.safety)) != nil { return true }
        try? await settings.set("1", for: NearbySetting.safety)
        return false
    }
}
