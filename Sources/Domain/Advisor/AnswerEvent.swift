/// What an engine says while it answers.
public enum AnswerEvent: Sendable, Hashable {
    /// Work has begun; a server may name the conversation and the message.
    case start(conversation: String?, message: String?)
    /// A further piece of text, numbers in brackets included.
    case token(String)
    /// What the numbers stand for, where the engine brings evidence of its own: number, passage.
    case citations([Citation])
    /// The whole text where the server repeats it, and whether it ended of itself.
    case done(text: String?, isWhole: Bool)
    case failed(AnswerProblem)
}

/// Why an engine could not answer; `reason` is for the log, not the screen.
public enum AnswerProblem: Error, Sendable, Hashable {
    /// No server is set, or its address can't be used.
    case notConfigured
    case unreachable(reason: String)
    /// 401 or 403.
    case unauthorized
    /// 429; seconds to wait, where the server says so.
    case busy(retryAfter: Int?)
    /// The question with its evidence is longer than the model takes.
    case tooLong
    /// Any other status.
    case refused(status: Int)
    /// Nothing came for longer than the limit.
    case stalled
    /// What came was no answer.
    case malformed(reason: String)
    /// The catalogue or the store could not be read.
    case unavailable(reason: String)
    case cancelled
}

/// A question with all that an engine needs to answer it.
public struct AnswerRequest: Sendable, Hashable {
    public let question: String
    /// Numbered from 1 in this order.
    public let evidence: [Evidence]
    /// What the program itself would answer, with the same numbers.
    public let draft: String
    /// Earlier turns of the thread, the oldest first, without numbers.
    public let history: [Turn]

    public init(question: String, evidence: [Evidence], draft: String, history: [Turn] = []) {
        self.question = question
        self.evidence = evidence
        self.draft = draft
        self.history = history
    }

    public struct Turn: Sendable, Hashable {
        public let question: String
        public let answer: String

        public init(question: String, answer: String) {
            self.question = question
            self.answer = answer
        }
    }
}
