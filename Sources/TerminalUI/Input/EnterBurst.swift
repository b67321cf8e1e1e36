/// Tells an Enter that sends from the line ends of a paste that arrives as plain keys.
///
/// Terminals without bracketed paste hand a paste over key by key within milliseconds. A line end in the middle of such
/// a burst belongs to the text. One at its very end waits for a moment, and sends if nothing follows: a program that
/// types a line and Enter is served as well.
public struct EnterBurst: Sendable, Equatable {
    /// Keys that are closer together than this were not typed by fingers.
    public static let gap = Duration.milliseconds(20)
    /// How long the last Enter of a burst waits for more.
    public static let patience = Duration.milliseconds(40)

    private var lastKey: ContinuousClock.Instant?
    /// The burst had a line end in it already, so that it is a paste of several lines.
    private var hasLines = false
    private var held: ContinuousClock.Instant?

    public init() {}

    /// What an Enter does.
    public enum Verdict: Sendable, Hashable {
        case send
        case newline
        /// Call ``release()`` at ``deadline``, unless a key comes first.
        case hold
    }

    /// What a key asks for.
    public struct Outcome: Sendable, Hashable {
        /// The Enter that was held is a line end of the text in front of this key.
        public let endsLine: Bool
        /// For an Enter; `nil` for every other key.
        public let verdict: Verdict?
    }

    /// When the held Enter must be decided; `nil` while none is.
    public var deadline: ContinuousClock.Instant? { held.map { $0 + Self.patience } }

    /// - Parameters:
    ///   - isEnter: The key would send what was typed.
    ///   - instant: When its bytes were read.
    ///   - hasWaiting: More input is here already.
    public mutating func take(isEnter: Bool, at instant: ContinuousClock.Instant, hasWaiting: Bool) -> Outcome {
        let endsLine = held != nil
        let isBurst = endsLine || lastKey.map { instant - $0 < Self.gap } ?? false
        held = nil
        lastKey = instant
        if !isBurst { hasLines = false }
        if endsLine { hasLines = true }
        guard isEnter else { return Outcome(endsLine: endsLine, verdict: nil) }
        if hasWaiting || (isBurst && hasLines) {
            hasLines = true
            return Outcome(endsLine: endsLine, verdict: .newline)
        }
        guard isBurst else { return Outcome(endsLine: endsLine, verdict: .send) }
        held = instant
        return Outcome(endsLine: endsLine, verdict: .hold)
    }

    /// The moment has passed.
    /// - Returns: Whether an Enter was held, which now sends.
    public mutating func release() -> Bool {
        defer { held = nil }
        return held != nil
    }
}
