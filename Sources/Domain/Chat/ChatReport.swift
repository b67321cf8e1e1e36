/// What a student told whoever runs the host about somebody else.
public struct ChatReport: Sendable, Hashable {
    public let reporter: UserID
    public let subject: UserID
    /// The message it is about, as it stood then; empty without one.
    public let body: String
    /// In the reporter's own words.
    public let reason: String
    /// Milliseconds since 1970.
    public let time: Int64

    public init(reporter: UserID, subject: UserID, body: String, reason: String, time: Int64) {
        self.reporter = reporter
        self.subject = subject
        self.body = body
        self.reason = reason
        self.time = time
    }
}
