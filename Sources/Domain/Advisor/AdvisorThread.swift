/// Names a thread of questions within one account.
public struct AdvisorThreadID: Sendable, Hashable {
    public let rawValue: Int64

    public init(_ rawValue: Int64) { self.rawValue = rawValue }
}

/// Questions and answers that belong together.
public struct AdvisorThread: Sendable, Hashable, Identifiable {
    /// Characters of a title.
    public static let longestTitle = 150

    public let id: AdvisorThreadID
    /// The first question, or what the student has named it.
    public var title: String
    /// Milliseconds since 1970.
    public let updated: Int64

    public init(id: AdvisorThreadID, title: String, updated: Int64) {
        self.id = id
        self.title = title
        self.updated = updated
    }
}

/// One question with its answer and the evidence it rests on.
public struct AdvisorTurn: Sendable, Hashable, Identifiable {
    /// Characters of a question.
    public static let longestQuestion = 1_000

    /// Counted from 1 within its thread.
    public let id: Int
    public let question: String
    /// Milliseconds since 1970.
    public let asked: Int64
    public var answer: Answer
    /// Whether the student found it useful; `nil` when nothing was said.
    public var isUseful: Bool?

    public init(id: Int, question: String, asked: Int64, answer: Answer, isUseful: Bool? = nil) {
        self.id = id
        self.question = question
        self.asked = asked
        self.answer = answer
        self.isUseful = isUseful
    }
}

/// One account's threads, with the evidence of every answer.
public protocol AdvisorStore: Sendable {
    /// Those whose title or questions hold the words, the last used first; all of them for none.
    func threads(matching words: String) async throws(StorageError) -> [AdvisorThread]
    func add(title: String, at time: Int64) async throws(StorageError) -> AdvisorThread
    func rename(_ id: AdvisorThreadID, to title: String) async throws(StorageError)
    func turns(of id: AdvisorThreadID) async throws(StorageError) -> [AdvisorTurn]
    /// Takes the place of the turn of the same number.
    func save(_ turn: AdvisorTurn, in id: AdvisorThreadID) async throws(StorageError)
}
