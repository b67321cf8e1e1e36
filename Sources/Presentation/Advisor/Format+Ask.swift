public import Domain
import Resources

extension Format {
    /// Why no answer came, and what helps.
    public func answerProblem(_ problem: AnswerProblem) -> DisplayText {
        switch problem {
        case .notConfigured: words(.askProblemSetup)
        case .unreachable: words(.askProblemUnreachable)
        case .unauthorized: words(.askProblemKey)
        case .busy(let seconds?): words(.askProblemBusy, "\(seconds)")
        case .busy(nil): words(.askProblemBusyLater)
        case .tooLong: words(.askProblemLong)
        case .refused(let status): words(.askProblemStatus, "\(status)")
        case .stalled: words(.askProblemStalled)
        case .malformed: words(.askProblemMalformed)
        case .unavailable: words(.askProblemEvidence)
        case .cancelled: words(.askStopped)
        }
    }

    /// What an answer says about itself.
    public func limitation(_ limitation: AnswerLimitation) -> DisplayText {
        switch limitation {
        case .refused(_, let closest):
            closest.map { words(.askClosest, DisplayText($0.text), DisplayText($0.place)) } ?? words(.askNoPassage)
        case .singleSource(let title): words(.askSingle, DisplayText(title))
        case .uncited: words(.askUncited)
        case .notUnderstood(let parts):
            words(.askNotUnderstood, parts.map { DisplayText($0) }.joined(by: ", "))
        case .stopped: words(.askPartial)
        case .truncated: words(.askTruncated)
        }
    }

    /// `Checked: 4 of 4 figures are in the sources.`; `nil` where there was nothing to check.
    public func checked(_ answer: Answer) -> DisplayText? {
        let figures = answer.checkedFigures
        guard figures.all > 0, !answer.isRefused else { return nil }
        return words(.askChecked, integer(figures.found), integer(figures.all))
    }

    public func unsupported(_ figures: [String]) -> DisplayText {
        words(.askUnsupported, figures.map { DisplayText($0) }.joined(by: ", "))
    }

    public func feedback(_ isUseful: Bool) -> DisplayText { words(isUseful ? .askUseful : .askNotUseful) }

    /// The kind of a passage.
    public func kind(_ kind: Evidence.Kind) -> DisplayText {
        switch kind {
        case .college: words(.askKindCollege)
        case .program: words(.askKindProgram)
        case .catalog: words(.askKindCatalog)
        case .scholarship: words(.askKindScholarship)
        case .profile: words(.askKindProfile)
        case .guidance: words(.askKindGuidance)
        case .source: words(.askKindSource)
        case .note: words(.askKindNote)
        }
    }

    /// What is asked, on the rule above the thread.
    public func askScope(_ state: AskState) -> DisplayText {
        switch (state.sources, state.scope) {
        case (nil, _), (0?, _): words(.askScopeProgram)
        case (let count?, .chosen(let ids)): words(.askScopeChosen, integer(ids.count), integer(count))
        case (let count?, .all): words(.askScopeAll, integer(count))
        case (let count?, .ready): words(.askScopeReady, integer(count))
        }
    }

    public var askTitle: DisplayText { words(.askTitle) }
    public var askPrompt: DisplayText { words(.askPrompt) }
    public var askYou: DisplayText { words(.askYou) }
    public var askAdvisor: DisplayText { words(.askAdvisor) }
    public var askThreadsTitle: DisplayText { words(.askThreadsTitle) }
    public var askRenameTitle: DisplayText { words(.askRenameTitle) }
    public var askNoThreads: DisplayText { words(.askNoThreads) }
    public var askWelcome: DisplayText { words(.askWelcome) }
    public var askCommands: DisplayText { words(.askCommands) }
    public var askThinking: DisplayText { words(.askAnswering) }
    /// The advisor reads English; said where the screen speaks another language.
    public var askLanguage: DisplayText? { words.language == .english ? nil : words(.askEnglishOnly) }
}
