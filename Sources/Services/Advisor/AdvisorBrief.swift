public import Domain

/// What was found for a question, and what the program itself would answer with it.
public struct AdvisorBrief: Sendable {
    public var draft = AnswerDraft()
    public let reading: QuestionReading
    /// Colleges that a next question may call `it`.
    public var colleges: [CollegeMention] = []
    /// What was searched, for a refusal.
    public var searched: [String] = []
    /// The passage that came nearest where nothing fits.
    public var closest: Evidence?
    /// Words that took no part, as typed.
    public var notUnderstood: [String] = []
    /// The answer needs no evidence: a greeting.
    public var isTalk = false

    init(_ reading: QuestionReading) { self.reading = reading }

    public var isRefused: Bool { draft.isEmpty }

    /// The refusal in words, for the thread and for a script.
    public var refusal: String {
        var text = "The evidence holds no answer to this."
        if let word = reading.beyond { text = "The evidence says nothing about “\(word)”." }
        if !searched.isEmpty { text += " Searched: \(AdvisorText.list(searched))." }
        return text
    }
}
