public import Domain

/// Settings in memory.
public actor FakeSettings: SettingStore {
    public private(set) var stored: [String: String]

    public init(_ stored: [String: String] = [:]) { self.stored = stored }

    public func value(for key: String) -> String? { stored[key] }
    public func values() -> [String: String] { stored }
    public func set(_ value: String?, for key: String) { stored[key] = value }
}

/// A profile in memory.
public actor FakeProfiles: ProfileStore {
    public private(set) var stored: StudentProfile?
    private var failure: StorageError?

    public init(_ stored: StudentProfile? = .fixture()) { self.stored = stored }

    public func fail(with error: StorageError?) { failure = error }

    public func profile() throws(StorageError) -> StudentProfile? {
        if let failure { throw failure }
        return stored
    }

    public func save(_ profile: StudentProfile) throws(StorageError) {
        if let failure { throw failure }
        stored = profile
    }
}
