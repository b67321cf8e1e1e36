public import Domain

/// Finds for a question what the answer may rest on: figures, awards, guidance texts, the workspace's own sources.
///
/// Nothing is read before the first question.
public actor EvidenceDesk {
    let catalog: any CollegeCatalog
    let explore: ExploreService
    let awards: any ScholarshipProviding
    let guidance: any GuidanceTable
    let profiles: any ProfileStore
    let feed: any FeedProviding
    let passages: (any PassageSearching)?
    private var book: CollegeNameBook?
    private var vocabulary: FieldVocabulary?
    private var index: GuidanceIndex?
    private var provenance: [FigureKind: Provenance]?

    public init(
        catalog: any CollegeCatalog, explore: ExploreService, awards: any ScholarshipProviding,
        guidance: any GuidanceTable, profiles: any ProfileStore, feed: any FeedProviding,
        passages: (any PassageSearching)? = nil
    ) {
        self.catalog = catalog
        self.explore = explore
        self.awards = awards
        self.guidance = guidance
        self.profiles = profiles
        self.feed = feed
        self.passages = passages
    }

    /// Where a question is asked.
    public struct Place: Sendable, Hashable {
        public var workspace: WorkspaceID?
        public var scope: SourceScope

        public init(workspace: WorkspaceID? = nil, scope: SourceScope = .ready) {
            self.workspace = workspace
            self.scope = scope
        }
    }

    /// Reads what every question needs, so that the first answer begins at once.
    public func prepare() async throws(AnswerProblem) {
        do throws(CatalogError) {
            _ = try await names()
            _ = try await fields()
            _ = try await guidanceIndex()
            _ = try await sources()
        } catch {
            throw AnswerProblem(error)
        }
    }

    /// - Parameter earlier: Colleges of the last answer in the thread.
    public func brief(
        _ question: String, at place: Place = Place(), earlier: [CollegeMention] = []
    ) async throws(AnswerProblem) -> AdvisorBrief {
        do throws(CatalogError) {
            let profile = await self.profile()
            let reader = QuestionReader(book: try await names(), fields: try await fields(), profile: profile)
            let reading = reader.read(question, earlier: earlier)
            var brief = AdvisorBrief(reading)
            if reading.kind == .greeting {
                brief.isTalk = true
                brief.draft.say(Self.greeting)
                return brief
            }
            try await answer(question, profile, place, &brief)
            return brief
        } catch {
            throw AnswerProblem(error)
        }
    }

    private func answer(
        _ question: String, _ profile: StudentProfile, _ place: Place, _ brief: inout AdvisorBrief
    ) async throws(CatalogError) {
        let reading = brief.reading
        brief.notUnderstood = reading.notUnderstood
        if Self.asksForDeadlines(question), try await tellDeadlines(profile, &brief) { return }
        if case .chosen = place.scope, await quoteSources(question, place, &brief) { return }
        if try await answerAwards(question, profile, &brief) { return }
        switch reading.kind {
        case .facts, .comparison:
            brief.colleges = reading.colleges
            if reading.beyond == nil {
                if reading.kind == .comparison {
                    try await compare(reading, profile, &brief)
                } else {
                    try await tell(reading, profile, &brief)
                }
            }
            if brief.isRefused {
                brief.searched.append("the figures of \(AdvisorText.list(try await nameList(reading)))")
                if await quoteSources(question, place, &brief) { return }
                brief.closest = try await closest(to: reading)
            }
        case .list, .count:
            if reading.beyond == nil { try await list(reading, profile, &brief) }
            guard brief.isRefused else { return }
            if try await tellGuidance(question, profile, isSure: true, &brief) { return }
            brief.searched.append("the catalogue of colleges")
            if await quoteSources(question, place, &brief) { return }
        case .awards, .guidance, .greeting, .unclear:
            if try await tellGuidance(question, profile, isSure: false, &brief) { return }
            brief.searched += ["the guidance texts", "scholarships"]
            if await quoteSources(question, place, &brief) { return }
        }
    }

    // MARK: What is read once

    func names() async throws(CatalogError) -> CollegeNameBook {
        if let book { return book }
        let fresh = CollegeNameBook(roster: try await catalog.roster(), columns: try await catalog.columns())
        book = fresh
        return fresh
    }

    func fields() async throws(CatalogError) -> FieldVocabulary {
        if let vocabulary { return vocabulary }
        let fresh = FieldVocabulary(try await catalog.fieldTitles(matching: "", limit: 10_000))
        vocabulary = fresh
        return fresh
    }

    func guidanceIndex() async throws(CatalogError) -> GuidanceIndex {
        if let index { return index }
        let fresh = GuidanceIndex(try await guidance.texts())
        index = fresh
        return fresh
    }

    func sources() async throws(CatalogError) -> [FigureKind: Provenance] {
        if let provenance { return provenance }
        let fresh = try await catalog.provenance()
        provenance = fresh
        return fresh
    }

    private func profile() async -> StudentProfile {
        // Without a profile the answer is the one for everybody.
        (try? await profiles.profile()) ?? StudentProfile()
    }

    func college(_ row: Int) async throws(CatalogError) -> CollegeFacts? {
        let columns = try await catalog.columns()
        guard columns.unitIDs.indices.contains(row), let college = try await catalog.college(columns.unitIDs[row])
        else {
            return nil
        }
        return CollegeFacts(college, sources: try await sources())
    }

    static let greeting = """
        Ask about a college's figures, compare colleges, list those that fit, or ask about scholarships, the FAFSA, loans, \
        visas and applying. Every answer names the passage it rests on.
        """
}

extension AnswerProblem {
    init(_ error: CatalogError) { self = .unavailable(reason: "\(error)") }
}
