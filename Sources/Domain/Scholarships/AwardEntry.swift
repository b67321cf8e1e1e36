/// What a student has done about one award.
public struct AwardEntry: Sendable, Hashable, Identifiable {
    public let id: AwardID
    /// Where it stands on the board; `nil` when it is not there.
    public var stage: BoardStage?
    /// Swiped away: left out of lists until everything is asked for.
    public var isPassed = false
    /// What the sponsor granted, whole dollars by the award's basis.
    public var won: Int?
    /// In their order.
    public var tasks: [AwardTask] = []

    public init(id: AwardID) { self.id = id }

    /// Nothing in it is worth keeping.
    public var isEmpty: Bool { stage == nil && !isPassed && won == nil && tasks.isEmpty }
}

/// The columns of the board.
public enum BoardStage: String, Sendable, Hashable, CaseIterable {
    case found, drafting, submitted, won, lost

    /// Nothing is left to be done by the student before the deadline.
    public var isSent: Bool { self == .submitted || self == .won || self == .lost }

    /// The next column of an application that goes well; `nil` after the last.
    public var next: BoardStage? {
        switch self {
        case .found: .drafting
        case .drafting: .submitted
        case .submitted: .won
        case .won, .lost: nil
        }
    }

    public var previous: BoardStage? {
        switch self {
        case .found: nil
        case .drafting: .found
        case .submitted: .drafting
        case .won, .lost: .submitted
        }
    }
}

/// One thing to hand in or to ask for.
public struct AwardTask: Sendable, Hashable {
    public var title: Title
    public var isDone: Bool

    public init(_ title: Title, isDone: Bool = false) {
        self.title = title
        self.isDone = isDone
    }

    /// The usual things have words of their own in every language; others are as typed.
    public enum Title: Sendable, Hashable {
        case form, essay, letters, transcript, aidForm, nomination
        case custom(String)

        /// As it is stored; the names of the usual ones are never renamed.
        public var stored: String {
            switch self {
            case .form: "form"
            case .essay: "essay"
            case .letters: "letters"
            case .transcript: "transcript"
            case .aidForm: "fafsa"
            case .nomination: "nomination"
            case .custom(let text): "=" + text
            }
        }

        public init(stored: String) {
            switch stored {
            case "form": self = .form
            case "essay": self = .essay
            case "letters": self = .letters
            case "transcript": self = .transcript
            case "fafsa": self = .aidForm
            case "nomination": self = .nomination
            default: self = .custom(String(stored.first == "=" ? stored.dropFirst() : stored[...]))
            }
        }
    }

    /// What an application to an award usually takes; a suggestion, as no listing says it.
    public static func usual(for award: Scholarship) -> [AwardTask] {
        var titles: [Title] = [.form]
        let isPublic = award.kind == .federal || award.kind == .state
        for rule in award.rules {
            switch rule {
            case .need, .pell, .income: if !titles.contains(.aidForm) { titles.append(.aidForm) }
            case .nomination: titles.append(.nomination)
            default: break
            }
        }
        if !isPublic { titles += [.essay, .letters] }
        titles.append(.transcript)
        return titles.map { AwardTask($0) }
    }
}
