import Domain
import Presentation
import Services
import TestSupport
import Testing

@Suite @MainActor struct QuickStartTests {
    let feed = FakeFeed([.fixture(), .fixture(.fixture(id: 100_001, name: "Hill College"))])
    let profiles = FakeProfiles(nil)
    let settings = FakeSettings()

    func started() async -> SwipeViewModel {
        let model = SwipeViewModel(
            feed: feed, catalog: FakeCatalog(), profiles: profiles, settings: settings,
            explore: ExploreService(catalog: FakeCatalog()), shelf: FakeExplore(), clock: FixedClock(),
            words: Words())
        model.start()
        await model.settle()
        return model
    }

    func form(_ model: SwipeViewModel) -> QuickStartState? {
        if case .quickStart(let form)? = model.state.levels.last { form } else { nil }
    }

    func send(_ model: SwipeViewModel, _ actions: Action...) async {
        for action in actions {
            _ = model.handle(action)
            await model.settle()
        }
    }

    /// Puts the focus on a field.
    func focus(_ model: SwipeViewModel, _ field: QuickStartState.Field) async {
        for _ in 0..<12 where form(model)?.focus != field { await send(model, .run(.focusNext)) }
    }

    @Test("Enter at once gives a real card, with the calibration deck and the tour")
    func enterAtOnce() async {
        let model = await started()
        #expect(model.context == .form)
        #expect(model.takesText)
        await send(model, .run(.confirm))
        #expect(model.state.levels.isEmpty)
        #expect(model.state.current != nil)
        #expect(model.state.status?.calibration == FeedStatus.Calibration(position: 1, count: 6))
        #expect(model.state.tour == TourState())
        #expect(await profiles.stored == StudentProfile())
    }

    @Test("Leaving it unfilled leads to the card too, and it does not ask again")
    func skip() async {
        let model = await started()
        await send(model, .run(.back))
        #expect(model.state.levels.isEmpty)
        #expect(model.state.status?.calibration != nil)
        let again = await started()
        #expect(again.state.levels.isEmpty)
    }

    @Test("What was said reaches profile and feed, and is there when the form opens again")
    func everything() async throws {
        let model = await started()
        await send(model, .type("portland, m"), .run(.confirm))
        #expect(form(model)?.home.string == "Portland, ME")
        await focus(model, .budget)
        await send(model, .type("$26,000"))
        await focus(model, .income)
        await send(model, .run(.right, count: 3))
        await focus(model, .fields)
        await send(model, .type("bio"), .run(.confirm), .type("comp"), .run(.confirm))
        await focus(model, .test)
        await send(model, .run(.right))
        await focus(model, .score)
        await send(model, .type("1420"))
        await focus(model, .sizes)
        await send(model, .run(.toggle), .run(.right), .run(.toggle))
        await focus(model, .settings)
        await send(model, .run(.toggle))
        await focus(model, .scope)
        await send(model, .run(.right), .run(.confirm))
        let profile = try #require(await profiles.stored)
        #expect(profile.home?.place?.city == "Portland")
        #expect(profile.home?.state.rawValue == "ME")
        #expect(profile.budget == 26_000)
        #expect(profile.incomeBand == .upTo75)
        #expect(profile.intendedFields == [CIPCode(2601), CIPCode(1107)])
        #expect(profile.scores == TestScores(sat: 1_420))
        #expect(profile.sizes == [.under1000, .from1000])
        #expect(profile.settings == [.city])
        #expect(profile.scope == .everyLevel)
        #expect(await feed.profiles == [profile])
        await send(model, .run(.back), .run(.quickStart))
        let again = try #require(form(model))
        #expect(again.budget.string == "26000")
        #expect(again.fields.map(\.title) == ["Biology, General.", "Computer Science."])
        #expect(again.score.string == "1420")
        #expect(again.sizes == [.under1000, .from1000])
    }

    @Test("A form left half filled keeps what was typed")
    func draft() async {
        let model = await started()
        await focus(model, .budget)
        await send(model, .type("9000"), .run(.back))
        await send(model, .run(.quickStart))
        #expect(form(model)?.budget.string == "9000")
    }

    @Test("Each problem stands at its field, the first one has focus, and nothing is saved")
    func problems() async {
        let model = await started()
        await send(model, .type("atlantis"))
        await focus(model, .budget)
        await send(model, .type("-5"))
        await focus(model, .test)
        await send(model, .run(.right))
        await focus(model, .score)
        await send(model, .type("1610"), .run(.confirm))
        let form = form(model)
        #expect(
            form?.problems == [
                .home: .unknownPlace("atlantis"), .budget: .negativeBudget, .score: .scoreOutside(.sat, "1610"),
            ])
        #expect(form?.focus == .home)
        #expect(await profiles.stored == nil)
        let content = form.map { QuickStartContent($0, confirmKey: "Enter", backKey: "Esc", format: Format()) }
        #expect(
            content?.rows.compactMap(\.problem) == [
                "No state or town with a college is called “atlantis”. Try the nearest larger town, or the state.",
                "A budget can't be below zero. Leave it empty if you don't know.",
                "1610 can't be an SAT total: it runs from 400 to 1600.",
            ])
    }

    @Test(
        "A home that leaves no doubt needs no choosing",
        arguments: [("or", "OR", nil), ("Oregon", "OR", nil), ("97202", "OR", "Portland"), ("pomona", "CA", "Pomona")]
            as [(String, String, String?)])
    func homes(text: String, state: String, city: String?) async {
        let model = await started()
        await send(model, .paste(text), .run(.focusNext), .run(.confirm))
        let home = await profiles.stored?.home
        #expect(home?.state.rawValue == state)
        #expect(home?.place?.city == city)
    }

    @Test("Several towns of one name are offered, not guessed")
    func several() async {
        let model = await started()
        await send(model, .type("Portland"), .run(.focusNext), .run(.confirm))
        #expect(form(model)?.problems == [.home: .severalPlaces("Portland")])
        #expect(form(model)?.suggestions.count == 2)
    }

    @Test("A profile that can't be saved keeps the form open and says why")
    func failure() async {
        let model = await started()
        await profiles.fail(with: .readOnly(path: "/data"))
        await send(model, .run(.confirm))
        #expect(form(model)?.failure == "Nothing was saved: /data is read-only.")
        #expect(form(model)?.isSaving == false)
    }

    @Test("Backspace in the empty field gives back the last field of study")
    func takeBack() async {
        let model = await started()
        await focus(model, .fields)
        await send(model, .type("bio"), .run(.confirm), .edit(.deleteBackward))
        #expect(form(model)?.fields.isEmpty == true)
    }
}
