/// One account's profile on disk.
public protocol ProfileStore: Sendable {
    /// `nil` before the student has said anything.
    func profile() async throws(StorageError) -> StudentProfile?
    func save(_ profile: StudentProfile) async throws(StorageError)
}

/// One account's small facts: what the screen looked like, which tour was seen.
public protocol SettingStore: Sendable {
    func value(for key: String) async throws(StorageError) -> String?
    func values() async throws(StorageError) -> [String: String]
    func set(_ value: String?, for key: String) async throws(StorageError)
}

/// Why storage could not answer; `reason` is for the log, not the screen, and holds no bound values.
public enum StorageError: Error, Sendable, Hashable {
    case readOnly(path: String)
    case full(path: String)
    case damaged(path: String, reason: String)
    case newerSchema(path: String, found: Int, known: Int)
    /// Another process holds the database for longer than the busy timeout.
    case busy
    case unavailable(reason: String)
}
