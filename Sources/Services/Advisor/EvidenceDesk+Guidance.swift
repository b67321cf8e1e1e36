import Domain

extension EvidenceDesk {
    /// How much of a question a text has to know before it counts as the answer.
    static let sureCoverage = 0.5

    /// Quotes the guidance texts that know what the question asks for.
    ///
    /// - Parameter isSure: Something else was asked for first, so that only a close text counts.
    func tellGuidance(
        _ question: String, _ profile: StudentProfile, isSure: Bool, _ brief: inout AdvisorBrief
    ) async throws(CatalogError) -> Bool {
        let index = try await guidanceIndex()
        var states = brief.reading.states
        if states.isEmpty, let home = profile.home?.state { states = [home] }
        let named = brief.reading.states
        let words = SearchFolding.key(of: question)
        let isAboutStates = !named.isEmpty || words.contains("my state") || words.contains("state deadline")
        let hits = index.search(question, states: isAboutStates ? states : [], limit: 6)
        guard let best = hits.first else { return false }
        let least = isSure || index.hasUnknownName(question) ? 0.7 : Self.sureCoverage
        guard best.coverage >= least else {
            brief.closest = brief.closest ?? index.texts[best.place].evidence
            return false
        }
        var chosen = [best]
        chosen += hits.dropFirst().filter { $0.score >= best.score * 0.85 && $0.coverage >= Self.sureCoverage }.prefix(
            1)
        var texts = chosen.map { index.texts[$0.place] }
        if isAboutStates {
            let own = index.texts.filter { text in text.state.map(states.contains) ?? false }
            if own.isEmpty, words.contains("deadline") || words.contains("fafsa"),
                let other = index.texts.first(where: { $0.id == "state-other" })
            {
                texts.append(other)
            }
            for text in own where !texts.contains(where: { $0.id == text.id }) && words.contains("state") {
                texts.append(text)
            }
        }
        for text in texts {
            let passage = text.evidence
            for (offset, sentence) in Self.sentences(text.text).enumerated() {
                brief.draft.say(sentence, [passage], newLine: offset == 0)
            }
        }
        return true
    }

    static func sentences(_ text: String) -> [String] { AnswerSentence.cut(text) }

    /// The workspace's own sources: the sentences of the passages that say most of what the question says.
    func quoteSources(_ question: String, _ place: Place, _ brief: inout AdvisorBrief) async -> Bool {
        guard let passages, let workspace = place.workspace else { return false }
        brief.searched.append("your sources")
        // Sources that can't be read hold nothing now; the rest of the evidence is told all the same.
        let hits = (try? await passages.passages(matching: question, in: place.scope, of: workspace, limit: 8)) ?? []
        guard !hits.isEmpty else { return false }
        let quotes = SourceQuotes(question, hits)
        for quote in quotes.best(3) { brief.draft.say(quote.sentence, [quote.evidence], newLine: true) }
        if brief.draft.isEmpty { brief.closest = hits.first.map(SourceQuotes.evidence) }
        return !brief.draft.isEmpty
    }
}
