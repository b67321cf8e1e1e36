public import Domain

/// What the Ask view needs of the advisor. One serves one account.
public protocol AdvisorProviding: Sendable {
    /// What the student reads of the engine; `nil` for the program's own.
    var model: String? { get }
    /// Reads what every question needs.
    func prepare() async
    /// Ends after `ended` or `failed`; ending the iteration stops the engine.
    func ask(
        _ question: String, at place: EvidenceDesk.Place, history: [AnswerRequest.Turn], earlier: [CollegeMention]
    ) -> AsyncStream<AdvisorService.Update>
    /// Three questions from what the student has not found out yet.
    func suggestions() async -> [String]
}

extension AdvisorService: AdvisorProviding {
    public func suggestions() async -> [String] { await desk.suggestions() }
}

extension EvidenceDesk {
    /// Questions from the student's own gaps: colleges they liked, their state, what the profile lacks.
    func suggestions() async -> [String] {
        // What can't be read suggests nothing.
        let profile = (try? await profiles.profile()) ?? StudentProfile()
        let liked = ((try? await feed.marked(.liked)) ?? []).map(\.college.name)
        var questions: [String] = []
        if liked.count > 1 { questions.append("Which is cheaper, \(liked[0]) or \(liked[1])?") }
        if let name = liked.first {
            questions.append(
                profile.scores.sat == nil && profile.scores.act == nil
                    ? "Does \(name) require SAT scores?" : "Is \(name) a reach for me?")
        }
        if let state = profile.home?.state.name {
            questions.append("When is the FAFSA deadline in \(state)?")
            questions.append("Which scholarships are there for residents of \(state)?")
        } else {
            questions.append("When is the federal FAFSA deadline?")
        }
        questions.append("What is net price?")
        questions.append("Which public colleges have the highest graduation rate?")
        return Array(questions.prefix(3))
    }
}
