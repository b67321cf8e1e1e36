public import Domain

/// A question before something that can't be taken back. The safe answer has focus first.
public struct ConfirmState: Sendable, Equatable {
    public enum Choice: Sendable, Hashable, CaseIterable { case safe, risky }

    public let title: DisplayText
    /// What will happen, and what it does not touch.
    public let sentence: DisplayText
    public let safeLabel: DisplayText
    public let riskyLabel: DisplayText
    public private(set) var choice = Choice.safe

    public init(title: DisplayText, sentence: DisplayText, safeLabel: DisplayText, riskyLabel: DisplayText) {
        self.title = title
        self.sentence = sentence
        self.safeLabel = safeLabel
        self.riskyLabel = riskyLabel
    }

    public enum Outcome: Sendable, Hashable {
        case ignored, changed
        /// The risky answer was chosen on purpose: by a movement to it and then Enter.
        case confirmed
        case dismissed
    }

    /// Takes movement, Enter and Esc; no letter answers, so that none pressed twice can.
    public mutating func handle(_ action: Action) -> Outcome {
        switch action {
        case .run(.left, _), .run(.up, _), .select(row: 0): choice = .safe
        case .run(.right, _), .run(.down, _), .select(row: 1): choice = .risky
        case .run(.focusNext, _), .run(.focusPrevious, _): choice = choice == .safe ? .risky : .safe
        case .run(.confirm, _), .run(.open, _): return choice == .risky ? .confirmed : .dismissed
        case .run(.dismiss, _), .run(.back, _): return .dismissed
        default: return .ignored
        }
        return .changed
    }
}
