import Domain
import Presentation
import Services
import TestSupport
import Testing

@Suite @MainActor struct ScholarshipsViewModelTests {
    private final class Effects { var seen: [ScholarshipsEffect] = [] }

    private let effects = Effects()
    private let book = FakeAwardBook()
    private let settings = FakeSettings()

    private func model(
        _ book: FakeAwardBook? = nil, table: FakeAwardTable = FakeAwardTable(), profile: Profile = .senior
    ) -> ScholarshipsViewModel {
        let service = ScholarshipService(
            table: table, book: book ?? self.book, profiles: FakeWholeProfiles(profile), zones: FakeZones(),
            clock: NovemberClock())
        let effects = effects
        return ScholarshipsViewModel(
            service: service,
            colleges: FakeFeed([
                .fixture(decision: .like),
                .fixture(.fixture(id: 100_001, name: "Hill College", figures: nil), decision: .like),
            ]), settings: settings, format: Format(), perform: { effects.seen.append($0) })
    }

    /// A model whose table stands on the screen.
    private func started(_ book: FakeAwardBook? = nil, profile: Profile = .senior) async -> ScholarshipsViewModel {
        let model = model(book, profile: profile)
        model.appear()
        await model.settle()
        model.didDraw()
        return model
    }

    private func run(_ model: ScholarshipsViewModel, _ actions: Action...) async {
        for action in actions {
            _ = model.handle(action)
            await model.settle()
        }
    }

    private func names(_ model: ScholarshipsViewModel) -> [String] {
        guard let shelf = model.state.known else { return [] }
        return model.state.rows.map { shelf.awards[$0].name }
    }

    @Test("Nothing is read before the pane comes forward; then loading is followed by the table")
    func loading() async {
        let model = model()
        #expect(model.state.shelf == .idle)
        var heard: [String] = []
        let token = model.observeState { state in
            switch state.shelf {
            case .idle: heard.append("idle")
            case .loading: heard.append("loading")
            case .loaded: heard.append("loaded")
            case .failed: heard.append("failed")
            }
        }
        model.appear()
        await model.settle()
        #expect(heard.first == "idle" && heard.contains("loading") && heard.last == "loaded")
        #expect(names(model) == ["Amber Scholars", "Blue Ridge Grant", "Cedar Women in Engineering", "Delta Award"])
        withExtendedLifetime(token) {}
    }

    @Test("A table that is missing says so, and Enter tries again")
    func failing() async {
        let model = model(table: FakeAwardTable(failing: .missingResources(path: "/nowhere")))
        model.appear()
        await model.settle()
        guard case .failed(let sentence) = model.state.shelf else {
            Issue.record("it did not fail")
            return
        }
        #expect(sentence.string.contains("/nowhere") && sentence.string.contains("Enter"))
        await run(model, .run(.open))
        #expect(model.state.shelf == .failed(sentence))
    }

    @Test("A save is on disk with the usual things to do, and undo takes it back")
    func saving() async {
        let model = await started()
        await run(model, .run(.saveAward))
        let entry = await book.kept[AwardID("S1")]
        #expect(entry?.stage == .found && entry?.tasks.map(\.title) == [.form, .essay, .letters, .transcript])
        #expect(model.state.trace?.sentence == "→ saved Amber Scholars")
        await run(model, .run(.undo))
        #expect(await book.kept.isEmpty)
        #expect(model.state.known?.entries.isEmpty == true)
        await run(model, .run(.undo))
        #expect(model.state.trace?.sentence == "Nothing to take back.")
    }

    @Test("What can't be stored is not shown, and the trace says why")
    func fullDisk() async {
        let model = await started()
        await book.fail(with: .full(path: "/full"))
        await run(model, .run(.saveAward))
        #expect(model.state.known?.entries.isEmpty == true)
        #expect(model.state.trace?.isFailure == true && model.state.trace?.sentence.string.contains("/full") == true)
        #expect(model.reason(against: .undo) != nil)
    }

    @Test("An application moves over the board, a grant asks for its amount, and each step can be taken back")
    func board() async {
        let model = await started()
        for stage in [BoardStage.found, .drafting, .submitted, .won] {
            await run(model, .run(.advanceAward))
            #expect(await book.kept[AwardID("S1")]?.stage == stage)
        }
        #expect(model.takesText && model.context == .form)
        await run(model, .edit(.deleteToLineStart), .type("a lot"), .run(.confirm))
        guard case .prompt(let prompt)? = model.state.overlay else {
            Issue.record("the question is gone")
            return
        }
        #expect(prompt.problem != nil)
        await run(model, .edit(.deleteToLineStart), .type("$2,500"), .run(.confirm))
        #expect(await book.kept[AwardID("S1")]?.won == 2_500)
        await run(model, .run(.undo), .run(.undo))
        #expect(await book.kept[AwardID("S1")]?.stage == .submitted)
        await run(model, .run(.loseAward))
        #expect(await book.kept[AwardID("S1")]?.stage == .lost)
        await run(model, .run(.advanceAward))
        #expect(await book.kept[AwardID("S1")]?.stage == .lost)
        await run(model, .run(.nextSection))
        #expect(model.state.section == .board && model.state.boardRows == [0])
    }

    @Test("The tab counts applications that close within two weeks and were not sent")
    func badge() async {
        let model = await started(FakeAwardBook([.fixture("S1"), .fixture("S2"), .fixture("S4", .submitted)]))
        #expect(model.badge == 1)
        await run(model, .run(.advanceAward), .run(.advanceAward))
        #expect(model.badge == 0)
    }

    @Test("The key for missing facts opens the first field that a rule lacks")
    func missingFact() async {
        let model = await started()
        #expect(model.reason(against: .fillFact) != nil)
        await run(model, .run(.down), .run(.down), .run(.fillFact))
        #expect(effects.seen == [.profile(.gender)])
        await run(model, .run(.open), .run(.down), .run(.open))
        #expect(effects.seen == [.profile(.gender), .profile(.gender)])
    }

    @Test("An edit of the profile judges everything anew")
    func adopting() async throws {
        let model = await started()
        #expect(model.state.known?.judgements[2].verdict == .missingFacts)
        var profile = Profile.senior
        try profile.set(.gender, to: "woman")
        model.adopt(profile)
        #expect(model.state.known?.judgements[2].verdict == .eligible)
        #expect(names(model).prefix(2) == ["Amber Scholars", "Cedar Women in Engineering"])
    }

    @Test("Cards: the arrows decide on the card that was drawn, and on no other")
    func deck() async {
        let model = await started()
        await run(model, .run(.awardDeck))
        #expect(model.context == .awardCard)
        // Two presses before the next frame.
        model.didDraw()
        _ = model.handle(.run(.saveAward))
        _ = model.handle(.run(.saveAward))
        await model.settle()
        #expect(await book.kept.keys.map(\.rawValue) == ["S1"])
        model.didDraw()
        await run(model, .run(.peek), .run(.passAward), .run(.peek))
        #expect(await book.kept.count == 1)
        model.didDraw()
        await run(model, .run(.passAward))
        #expect(await book.kept[AwardID("S2")]?.isPassed == true)
        model.didDraw()
        await run(model, .run(.saveAward))
        #expect(model.state.deck?.cards.isEmpty == true)
        await run(model, .run(.undo), .run(.back))
        #expect(model.state.deck == nil && model.state.known?.entry(of: AwardID("S3")).stage == nil)
    }

    @Test("Search, filter and hidden ones decide what is listed; the selected award stays selected")
    func listing() async {
        let model = await started()
        await run(model, .run(.down))
        await run(model, .run(.search), .type("cedar soc"))
        #expect(names(model) == ["Cedar Women in Engineering"])
        await run(model, .run(.open), .run(.back))
        #expect(names(model).count == 4)
        await run(model, .run(.showHidden))
        #expect(names(model).contains("Elm Fund"))
        await run(model, .run(.filterAwards), .run(.toggle), .run(.back))
        #expect(!names(model).contains("Amber Scholars"))
        await run(model, .run(.filterAwards), .run(.undo), .run(.back))
        #expect(model.state.filter.isUsual)
    }

    @Test("What is not known comes last, by whatever a list is sorted", arguments: AwardSort.allCases)
    func sorting(sort: AwardSort) async {
        await settings.set(sort.rawValue, for: "scholarships.sort")
        let unknown = Scholarship.fixture(id: "S0", name: "Zeta", amount: AwardAmount(), closes: "varies")
        let model = model(table: FakeAwardTable(Scholarship.fixtures + [unknown]))
        model.appear()
        await model.settle()
        let names = names(model)
        switch sort {
        case .verdict: #expect(names.prefix(2) == ["Amber Scholars", "Zeta"])
        case .deadline:
            #expect(
                names == ["Amber Scholars", "Cedar Women in Engineering", "Blue Ridge Grant", "Delta Award", "Zeta"])
        case .amount, .worth, .name: #expect(names.last == "Zeta")
        }
        await run(model, .run(.sortAwards))
        #expect(await settings.stored["scholarships.sort"] == sort.next.rawValue)
    }

    @Test("Numbers of the formula are changed with the arrows, kept, and can be set back")
    func formula() async {
        let model = await started()
        await run(model, .run(.awardFormula), .run(.right, count: 5))
        #expect(model.state.formula[.amountPoint] == 30)
        #expect(await settings.stored["scholarships.formula"] == "amountPoint=30")
        await run(model, .run(.undo))
        #expect(model.state.formula == EffortFormula())
        #expect(await settings.stored["scholarships.formula"] == nil)
    }

    @Test("The Money page reads the liked colleges; the arrows change the rate, which is kept")
    func money() async {
        let model = await started()
        #expect(model.state.colleges == .idle)
        await run(model, .run(.previousSection))
        guard case .loaded(let colleges) = model.state.colleges else {
            Issue.record("no colleges")
            return
        }
        #expect(model.state.section == .money && colleges.count == 2)
        await run(model, .run(.right, count: 2), .run(.left))
        #expect(model.state.growth == 35)
        #expect(await settings.stored["scholarships.growth"] == "35")
        await run(model, .run(.left, count: 99))
        #expect(model.state.growth == 0)
    }

    @Test("Things to do are added, ticked off and taken away, and undo brings them back")
    func tasks() async {
        let model = await started(FakeAwardBook([.fixture("S1", tasks: [AwardTask(.essay)])]))
        await run(model, .run(.open), .run(.addTask), .type("ask Ms Lee"), .run(.confirm))
        #expect(model.state.known?.entry(of: AwardID("S1")).tasks.count == 2)
        // Two rules stand above.
        await run(model, .run(.down), .run(.down), .run(.toggle))
        #expect(model.state.known?.entry(of: AwardID("S1")).tasks[0].isDone == true)
        await run(model, .run(.removeTask))
        #expect(model.state.known?.entry(of: AwardID("S1")).tasks.map(\.title) == [.custom("ask Ms Lee")])
        await run(model, .run(.undo))
        #expect(model.state.known?.entry(of: AwardID("S1")).tasks.count == 2)
    }

    @Test("Opening the link hands over a complete address, and one without a link says so")
    func links() async {
        let table = FakeAwardTable([.fixture(), .fixture(id: "S2", name: "Beech", link: "")])
        let model = model(table: table)
        model.appear()
        await model.settle()
        await run(model, .run(.openWebsite))
        #expect(effects.seen == [.open("https://amber.example.org")])
        await run(model, .run(.down), .run(.openWebsite))
        #expect(effects.seen.count == 1 && model.state.trace?.sentence == "The listing has no link.")
    }

    @Test("A link opens the page of its award as soon as the table is there, and one to nowhere says so")
    func link() async {
        let model = model()
        #expect(model.open(.scholarship(AwardID("S2"))) && !model.open(.college(UnitID(166_683))))
        #expect(model.state.details == nil)
        model.appear()
        await model.settle()
        #expect(model.state.details?.id == AwardID("S2"))
        _ = model.open(.scholarship(AwardID("S3")))
        #expect(model.state.details?.id == AwardID("S3"))
        _ = model.open(.scholarship(AwardID("none")))
        #expect(model.state.details == nil)
        #expect(model.state.trace?.sentence == "That scholarship is not in this list")
        await run(model, .run(.shareCard))
        #expect(effects.seen == [.share(Scholarship.fixtures[0])])
    }

    @Test("e hands the board over as files, and says so while nothing is on it")
    func export() async {
        let empty = await started()
        await run(empty, .run(.exportAwards))
        #expect(effects.seen.isEmpty && empty.state.trace?.sentence == empty.reason(against: .exportAwards))
        let model = await started(FakeAwardBook([.fixture("S2"), .fixture("S1", .submitted)]))
        #expect(model.reason(against: .exportAwards) == nil)
        await run(model, .run(.exportAwards))
        guard case .export(let shelf, let chosen)? = effects.seen.last else {
            Issue.record("\(effects.seen.count)")
            return
        }
        #expect(chosen.map { shelf.awards[$0].id.rawValue } == ["S2", "S1"])
    }
}
