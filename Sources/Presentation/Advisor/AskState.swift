public import Domain

/// What the Ask view shows.
public struct AskState: Equatable, Sendable {
    public var thread: AdvisorThread?
    public var turns: [Turn] = []
    public var input = TextInput(isMultiline: true, limit: AdvisorTurn.longestQuestion)
    public var focus = Focus.composer
    /// What the cursor stands on while answers are read.
    public var stop: Stop?
    /// Lines of the thread that are scrolled out at the top; `nil` follows the end.
    public var top: Int?
    public var suggestions: [DisplayText] = []
    /// Why something did not work, or what it did; gone with the next key.
    public var notice: DisplayText?
    public var level: Level?
    /// How many sources the workspace has, where there is a notebook.
    public var sources: Int?
    public var scope = SourceScope.ready
    public var model: DisplayText?

    public init() {}

    public enum Focus: Equatable, Sendable { case composer, reading }

    /// One question with its answer as far as it has come.
    public struct Turn: Equatable, Sendable, Identifiable {
        public let id: Int
        public let question: String
        /// Milliseconds since 1970.
        public let asked: Int64
        public var answer = Answer()
        public var phase = Phase.answering
        public var isUseful: Bool?

        public init(id: Int, question: String, asked: Int64) {
            self.id = id
            self.question = question
            self.asked = asked
        }
    }

    public enum Phase: Equatable, Sendable {
        case answering, done
        /// The sentence that the student reads.
        case failed(DisplayText)
    }

    /// A place that can be opened or spoken of: an answer, or one of its citations.
    public struct Stop: Equatable, Hashable, Sendable {
        public let turn: Int
        /// The number of a citation; `nil` for the answer as a whole.
        public let citation: Int?

        public init(turn: Int, citation: Int? = nil) {
            self.turn = turn
            self.citation = citation
        }
    }

    /// What lies over the thread.
    public enum Level: Equatable, Sendable {
        case citation(Citation)
        case threads(Threads)
        case rename(TextInput)
    }

    public struct Threads: Equatable, Sendable {
        public var filter = TextInput(limit: 100)
        public var entries: [AdvisorThread] = []
        public var selection = ListSelection()

        public init() {}
    }

    public var isAnswering: Bool { turns.last?.phase == .answering }

    /// Every stop, top to bottom.
    public var stops: [Stop] {
        turns.flatMap { turn in
            [Stop(turn: turn.id)] + turn.answer.citations.map { Stop(turn: turn.id, citation: $0.index) }
        }
    }

    public func turn(_ id: Int) -> Turn? { turns.first { $0.id == id } }

    /// The citation under the cursor.
    public var citation: Citation? {
        guard let stop, let index = stop.citation else { return nil }
        return turn(stop.turn)?.answer.citations.first { $0.index == index }
    }
}
