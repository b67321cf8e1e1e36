/// How far a message of one's own has come.
public enum DeliveryState: Sendable, Hashable {
    /// In the outbox: waits for its turn, or for the next attempt.
    case queued
    case sending
    /// The transport has stored it.
    case sent
    /// This many others have read it.
    case read(by: Int)
    /// Waits for the student to retry, edit or drop it.
    case failed(SendFailure)
}

/// Why a message was not taken.
public enum SendFailure: String, Sendable, Hashable {
    case notMember = "not-member"
    case tooLong = "too-long"
    /// What it edits, redacts or reacts to is not there, or belongs to someone else.
    case unknownTarget = "unknown-target"
    /// The attachment is missing or too large.
    case attachment
    /// The disk is full or read-only.
    case storage
    case refused
}
