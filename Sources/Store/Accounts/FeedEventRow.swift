internal import CSQLite
internal import Domain

/// A feed event as a row of `feed_event`.
enum FeedEventRow {
    static let columns =
        "time, device, counter, kind, subject, value, features, undone_time, undone_device, undone_counter"

    /// - Throws: `SQLITE_MISMATCH` with the column's name when the row is not a whole event.
    static func event(_ row: Statement) throws(SQLiteError) -> FeedEvent {
        FeedEvent(key: try key(row, from: 0), kind: try kind(row))
    }

    /// Storing the same event again changes nothing; another event under the same key is refused.
    static func insert(_ event: FeedEvent, for account: AccountID, into connection: Connection) throws(SQLiteError) {
        let statement = try connection.statement(
            "INSERT OR IGNORE INTO feed_event (account_id, \(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        defer { statement.reset() }
        try statement.bind(account.rawValue, at: 1)
        try bind(event.key, to: statement, at: 2)
        try bind(event.kind, to: statement)
        try statement.run()
        if connection.changes == 0 { try requireStored(event, for: account, in: connection) }
    }

    private static func requireStored(
        _ event: FeedEvent, for account: AccountID, in connection: Connection
    ) throws(SQLiteError) {
        let stored = try connection.first(
            "SELECT \(columns) FROM feed_event WHERE account_id = ? AND time = ? AND device = ? AND counter = ?",
            SQLiteValue(account), .integer(event.key.time), SQLiteValue(event.key.device),
            SQLiteValue(event.key.counter)
        ) { row throws(SQLiteError) in try self.event(row) }
        guard stored == event else {
            throw SQLiteError(extendedCode: SQLITE_CONSTRAINT, message: "another event has this order key")
        }
    }

    // MARK: - Reading

    private static func key(_ row: Statement, from column: Int) throws(SQLiteError) -> OrderKey {
        let time = try row.integer(column)
        let device = try row.integer(column + 1, as: UInt32.self)
        return OrderKey(time: time, device: device, counter: try row.integer(column + 2, as: UInt32.self))
    }

    private static func kind(_ row: Statement) throws(SQLiteError) -> FeedEvent.Kind {
        switch try row.text(3) {
        case "swipe":
            let college = UnitID(try row.integer(4, as: Int32.self))
            let value = try row.real(5)
            guard let decision = UInt8(exactly: value).flatMap(Decision.init(rawValue:)) else {
                throw row.mismatch("column value is not a decision")
            }
            return .swipe(college, decision, try features(row))
        case "star": return .star(UnitID(try row.integer(4, as: Int32.self)), try row.real(5) != 0)
        case "undo": return .undo(try key(row, from: 7))
        case "edit": return .edit(feature: try row.integer(4, as: UInt8.self), value: Float(try row.real(5)))
        case "freeze": return .freeze(try row.integer(4) != 0)
        case "probes": return .probes(try row.integer(4) != 0)
        case "reflect":
            let code = try row.real(5)
            guard let number = UInt8(exactly: code), let aspect = CollegeAspect(rawValue: number / 2) else {
                throw row.mismatch("column value is not a reflection")
            }
            let reflection = Reflection(aspect, isPraise: number % 2 == 1)
            return .reflect(UnitID(try row.integer(4, as: Int32.self)), reflection, try features(row))
        case "reset": return .reset
        default: throw row.mismatch("column kind is not one of an event")
        }
    }

    private static func features(_ row: Statement) throws(SQLiteError) -> FeatureVector {
        let lanes = try row.withBlob(6) { bytes -> SIMD32<Float>? in
            guard bytes.count == FeatureVector.count * 4 else { return nil }
            var lanes = SIMD32<Float>()
            for index in lanes.indices {
                let bits = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
                lanes[index] = Float(bitPattern: bits)
            }
            return lanes
        }
        guard let lanes else { throw row.mismatch("column features is not \(FeatureVector.count) numbers") }
        return FeatureVector(lanes)
    }

    // MARK: - Writing

    private static func bind(_ key: OrderKey, to statement: Statement, at index: Int) throws(SQLiteError) {
        try statement.bind(key.time, at: index)
        try statement.bind(Int64(key.device), at: index + 1)
        try statement.bind(Int64(key.counter), at: index + 2)
    }

    /// What is not bound stays null.
    private static func bind(_ kind: FeedEvent.Kind, to statement: Statement) throws(SQLiteError) {
        switch kind {
        case .swipe(let college, let decision, let features):
            try bind("swipe", subject: Int64(college.rawValue), value: Double(decision.rawValue), to: statement)
            try bind(features, to: statement)
        case .star(let college, let starred):
            try bind("star", subject: Int64(college.rawValue), value: starred ? 1 : 0, to: statement)
        case .undo(let key):
            try bind("undo", subject: nil, value: nil, to: statement)
            try bind(key, to: statement, at: 9)
        case .edit(let feature, let value):
            try bind("edit", subject: Int64(feature), value: Double(value), to: statement)
        case .freeze(let frozen): try bind("freeze", subject: frozen ? 1 : 0, value: nil, to: statement)
        case .probes(let isOn): try bind("probes", subject: isOn ? 1 : 0, value: nil, to: statement)
        case .reflect(let college, let reflection, let features):
            let code = reflection.aspect.rawValue * 2 + (reflection.isPraise ? 1 : 0)
            try bind("reflect", subject: Int64(college.rawValue), value: Double(code), to: statement)
            try bind(features, to: statement)
        case .reset: try bind("reset", subject: nil, value: nil, to: statement)
        }
    }

    private static func bind(_ features: FeatureVector, to statement: Statement) throws(SQLiteError) {
        let bits = features.lanes.indices.map { features.lanes[$0].bitPattern.littleEndian }
        try statement.bind(bits.withUnsafeBytes { [UInt8]($0) }, at: 8)
    }

    private static func bind(
        _ name: String, subject: Int64?, value: Double?, to statement: Statement
    ) throws(SQLiteError) {
        try statement.bind(name, at: 5)
        try statement.bind(SQLiteValue(subject), at: 6)
        try statement.bind(SQLiteValue(value), at: 7)
    }
}
