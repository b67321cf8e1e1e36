internal import Domain

extension HostTransport {
    func openDirect(with user: UserID) async throws(ChatTransportError) -> RoomID {
        guard let other = user.hostAccount, other != account else { throw .refused(.refused) }
        let pair = [account.rawValue, other.rawValue].sorted()
        let room = RoomID("!\(pair[0])-\(pair[1]):host")
        let isOpen = try await write { [account] connection throws(SQLiteError) in
            if let known = try ChatRoomRow.find(room, of: account, in: connection) {
                if known.membership != .join { try HostRooms.join(room, account, at: nil, in: connection) }
                return true
            }
            guard try HostRooms.mayWrite(account, to: other, in: connection) else { return false }
            let own = try HostRooms.insert(room, .direct, name: "", .join, by: nil, for: account, in: connection)
            let theirs = try HostRooms.insert(
                room, .direct, name: "", .invite, by: account, for: other, in: connection)
            for (key, owner) in [(own, account), (theirs, other)] {
                try connection.setMember(account, .join, inRoomWithKey: key, of: owner)
                try connection.setMember(other, .invite, inRoomWithKey: key, of: owner)
            }
            return true
        }
        guard isOpen else { throw .refused(.refused) }
        doorbell.ring(.stored)
        return room
    }

    func makeRoom(named name: String, inviting users: [UserID]) async throws(ChatTransportError) -> RoomID {
        let room = RoomID("!\(TransactionID.random().rawValue):host")
        let now = clock.now()
        try await write { [account] connection throws(SQLiteError) in
            let key = try HostRooms.insert(room, .room, name: name, .join, by: nil, for: account, in: connection)
            try connection.setMember(account, .join, inRoomWithKey: key, of: account)
            guard let delivery = try HostDelivery(room, from: account, in: connection) else { return }
            _ = try delivery.post(.membership(of: UserID(host: account), .join), at: now)
            for user in users {
                guard let guest = user.hostAccount else { continue }
                _ = try HostRooms.invite(guest, to: room, by: account, at: now, in: connection)
            }
        }
        doorbell.ring(.stored)
        return room
    }

    func invite(_ user: UserID, to room: RoomID) async throws(ChatTransportError) {
        guard let guest = user.hostAccount else { throw .refused(.refused) }
        try await change { [account, now = clock.now()] connection throws(SQLiteError) in
            try HostRooms.invite(guest, to: room, by: account, at: now, in: connection)
        }
    }

    func join(_ room: RoomID) async throws(ChatTransportError) {
        try await change { [account, now = clock.now()] connection throws(SQLiteError) in
            try HostRooms.join(room, account, at: now, in: connection)
        }
    }

    func leave(_ room: RoomID) async throws(ChatTransportError) {
        try await change { [account, now = clock.now()] connection throws(SQLiteError) in
            guard let delivery = try HostDelivery(room, from: account, in: connection), let own = delivery.own,
                own.membership != .leave
            else { return false }
            if delivery.kind == .room, own.membership == .join {
                _ = try delivery.post(.membership(of: UserID(host: account), .leave), at: now)
            }
            try delivery.note(.leave, of: account)
            try connection.run("UPDATE chat_room SET membership = 'leave' WHERE key = ?", .integer(own.key))
            return true
        }
    }

    func rename(_ room: RoomID, to name: String) async throws(ChatTransportError) {
        try await change { [account, now = clock.now()] connection throws(SQLiteError) in
            guard let delivery = try HostDelivery(room, from: account, in: connection), delivery.kind == .room,
                delivery.own?.membership == .join
            else { return false }
            _ = try delivery.post(.roomName(name), at: now)
            for copy in delivery.copies where copy.membership != .leave {
                try connection.run("UPDATE chat_room SET name = ? WHERE key = ?", .text(name), .integer(copy.key))
            }
            return true
        }
    }

    func askContact(_ user: UserID) async throws(ChatTransportError) {
        guard let other = user.hostAccount, other != account else { throw .refused(.refused) }
        try await change { [account] connection throws(SQLiteError) in
            let state = try HostRooms.contact(other, of: account, in: connection)
            if state == .contact { return true }
            if state == .asking {
                try HostRooms.setContact(other, .contact, of: account, in: connection)
                try HostRooms.setContact(account, .contact, of: other, in: connection)
                return true
            }
            guard try HostRooms.mayWrite(account, to: other, in: connection) else { return false }
            try HostRooms.setContact(other, .asked, of: account, in: connection)
            if try !HostRooms.isBlocking(other, account, in: connection) {
                try HostRooms.setContact(account, .asking, of: other, in: connection)
            }
            return true
        }
    }

    func acceptContact(_ user: UserID) async throws(ChatTransportError) {
        guard let other = user.hostAccount else { throw .refused(.refused) }
        try await change { [account] connection throws(SQLiteError) in
            guard try HostRooms.contact(other, of: account, in: connection) == .asking else { return false }
            try HostRooms.setContact(other, .contact, of: account, in: connection)
            try HostRooms.setContact(account, .contact, of: other, in: connection)
            return true
        }
    }

    func removeContact(_ user: UserID) async throws(ChatTransportError) {
        guard let other = user.hostAccount else { throw .refused(.refused) }
        try await change { [account] connection throws(SQLiteError) in
            try HostRooms.setContact(other, nil, of: account, in: connection)
            try HostRooms.setContact(account, nil, of: other, in: connection)
            return true
        }
    }

    /// Runs a transaction that may refuse, and rings when it did not.
    private func change(
        _ body: @Sendable (Connection) throws(SQLiteError) -> Bool
    ) async throws(ChatTransportError) {
        guard try await write(body) else { throw .refused(.notMember) }
        doorbell.ring(.stored)
    }
}
