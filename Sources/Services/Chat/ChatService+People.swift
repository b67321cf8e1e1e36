public import Domain

extension ChatService {
    public func people() async throws(ChatError) -> [Person] {
        try await storing { () throws(StorageError) in try await people.people(besides: user) }
    }

    public func names(of users: Set<UserID>) async throws(ChatError) -> [UserID: String] {
        try await storing { () throws(StorageError) in try await people.names(of: users) }
    }

    public func profile(of user: UserID) async throws(ChatError) -> [SocialField: ProfileAnswer] {
        guard let account = user.hostAccount,
            try await contacts().contains(where: { $0.id == user && $0.state == .contact })
        else { return [:] }
        return try await storing { () throws(StorageError) in try await people.shown(of: account, to: .contacts) }
    }

    public var isFindable: Bool {
        get async throws(ChatError) {
            guard let account = user.hostAccount else { return false }
            return try await storing { () throws(StorageError) in try await people.isFindable(account) }
        }
    }

    public func setFindable(_ isFindable: Bool) async throws(ChatError) {
        guard let account = user.hostAccount else { return }
        try await storing { () throws(StorageError) in
            let name = try await people.names(of: [user])[user] ?? ""
            try await people.save(name: name, isFindable: isFindable, of: account)
        }
        tell(.people)
    }

    public func openDirect(with user: UserID) async throws(ChatError) -> RoomID {
        let room = try await transporting { () throws(ChatTransportError) in try await transport.openDirect(with: user)
        }
        tell(.conversations)
        return room
    }

    public func makeRoom(named name: String, inviting users: [UserID]) async throws(ChatError) -> RoomID {
        guard name.contains(where: { !$0.isWhitespace }) else { throw .empty }
        guard name.utf8.count <= 200 else { throw .tooLong(limit: 200) }
        let room = try await transporting { () throws(ChatTransportError) in
            try await transport.makeRoom(named: name, inviting: users)
        }
        await look()
        return room
    }

    public func change(_ room: RoomID, _ change: RoomChange) async throws(ChatError) {
        try await transporting { () throws(ChatTransportError) in
            switch change {
            case .join: try await transport.join(room)
            case .leave: try await transport.leave(room)
            case .invite(let user): try await transport.invite(user, to: room)
            case .rename(let name): try await transport.rename(room, to: name)
            }
        }
        if change == .leave { opened.remove(room) }
        await look()
    }

    public func contacts() async throws(ChatError) -> [Contact] {
        try await storing { () throws(StorageError) in try await store.contacts() }
    }

    public func change(_ user: UserID, _ change: ContactChange) async throws(ChatError) {
        switch change {
        case .block, .unblock:
            try await storing { () throws(StorageError) in try await store.setBlocked(change == .block, user) }
        case .ask: try await transporting { () throws(ChatTransportError) in try await transport.askContact(user) }
        case .accept:
            try await transporting { () throws(ChatTransportError) in try await transport.acceptContact(user) }
        case .remove:
            try await transporting { () throws(ChatTransportError) in try await transport.removeContact(user) }
        }
        tell(.people)
    }

    public func blocked() async throws(ChatError) -> Set<UserID> {
        try await storing { () throws(StorageError) in try await store.blocked() }
    }

    public func report(_ user: UserID, event: ChatEvent?, reason: String) async throws(ChatError) {
        try await storing { () throws(StorageError) in try await store.report(user, event: event, reason: reason) }
    }

    public func presence(of user: UserID) -> Presence { presences.presence(of: user) }

    public func noteActivity() async {
        let now = clock.now()
        guard preferences.sharesPresence, now - (announced ?? 0) >= PresenceBoard.renewal else { return }
        announced = now
        await transport.setPresence(.online)
    }

    public func use(_ preferences: ChatPreferences) async throws(ChatError) {
        for (key, value) in preferences.values {
            try await storing { () throws(StorageError) in try await settings.set(value, for: key.rawValue) }
        }
        self.preferences = preferences
        await transport.setPresence(preferences.sharesPresence ? .online : nil)
    }

    public func attach(_ bytes: [UInt8], name: String, mediaType: String) async throws(ChatError) -> Attachment {
        guard bytes.count <= Attachment.limit else { throw .tooLong(limit: Attachment.limit) }
        return try await storing { () throws(StorageError) in
            try await store.store(bytes, name: name, mediaType: mediaType)
        }
    }

    public func attachment(_ hash: ContentHash) async throws(ChatError) -> Attachment? {
        try await storing { () throws(StorageError) in try await store.attachment(hash) }
    }

    public func bytes(of hash: ContentHash) async throws(ChatError) -> [UInt8]? {
        try await storing { () throws(StorageError) in try await store.bytes(of: hash) }
    }
}
