public import Domain
import Resources

/// What a student is asked after a like, when they ask to be: three short questions, each of which can be passed over.
public struct ReflectState: Equatable, Sendable {
    public let card: FeedCard
    public var step = Step.most
    public var selection = ListSelection(count: CollegeAspect.allCases.count)

    public enum Step: Sendable, Hashable, CaseIterable {
        /// What was liked most.
        case most
        /// What worries.
        case worry
        /// A question for the admissions office.
        case question
    }

    public init(_ card: FeedCard) { self.card = card }

    /// The next question; `nil` after the last.
    var following: ReflectState? {
        let all = Step.allCases
        guard let index = all.firstIndex(of: step), index + 1 < all.count else { return nil }
        var next = self
        next.step = all[index + 1]
        next.selection = ListSelection(count: next.step == .question ? 2 : CollegeAspect.allCases.count)
        return next
    }
}

/// The question in words.
public struct ReflectContent: Equatable, Sendable {
    public let title: DisplayText
    public let rows: [DisplayText]
    public let foot: DisplayText

    /// - Parameters:
    ///   - skipKey: Goes on to the next question.
    ///   - backKey: Ends all of them.
    public init(_ state: ReflectState, skipKey: DisplayText, backKey: DisplayText, format: Format) {
        let words = format.words
        switch state.step {
        case .most: title = words(.reflectMost, DisplayText(state.card.college.name))
        case .worry: title = words(.reflectWorry)
        case .question: title = words(.reflectQuestion)
        }
        rows =
            state.step == .question
            ? [words(.reflectAsk), words(.reflectNoQuestion)] : CollegeAspect.allCases.map { words($0.labelKey) }
        foot = words(.reflectFoot, skipKey, backKey)
    }
}
