/// What a student told whoever runs the host about somebody else.
public struct ChatReport: Sendable, Hashable {
    /// Counts from 1 in the order of reporting; 0 before it was stored.
    public let number: Int64
    public let state: State
    public let reporter: UserID
    public let subject: UserID
    /// The message or meetup it is about, as it stood then; empty without one.
    public let body: String
    /// In the reporter's own words.
    public let reason: String
    /// Milliseconds since 1970.
    public let time: Int64

    /// What became of it.
    public enum State: String, Sendable, Hashable, CaseIterable { case pending, reviewed, resolved }

    public init(
        number: Int64 = 0, state: State = .pending, reporter: UserID, subject: UserID, body: String, reason: String,
        time: Int64
    ) {
        self.number = number
        self.state = state
        self.reporter = reporter
        self.subject = subject
        self.body = body
        self.reason = reason
        self.time = time
    }
}
