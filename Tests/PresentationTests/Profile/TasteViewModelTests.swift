import Domain
import Presentation
import Resources
import Services
import TestSupport
import Testing

@MainActor @Suite("What the feed thinks of you") struct TasteViewModelTests {
    private let feed = FakeFeed([.fixture()])

    private func model() async -> ProfileViewModel {
        let model = ProfileViewModel(
            account: Account(id: .guest, name: "guest", kind: .guest, created: 0), feed: feed,
            catalog: FakeCatalog(), profiles: FakeWholeProfiles(Profile(matching: .fixture())),
            settings: FakeSettings(), codes: FakeCodes(), snapshot: SettingsSnapshot(), format: Format(), offset: 0,
            checkKeys: { _, _ in [] }, perform: { _ in })
        model.start(["profile.place": ProfileSection.taste.rawValue])
        model.appear()
        await model.settle()
        model.enter(.taste)
        return model
    }

    private func press(_ model: ProfileViewModel, _ actions: Action...) async {
        for action in actions {
            _ = model.handle(action)
            await model.settle()
        }
    }

    private func row(_ field: FormField, in model: ProfileViewModel) -> FormRow? {
        ProfileContent(model.state, format: Format()).rows.first { $0.field == field }
    }

    @Test("What is foretold is shown on demand, and hidden again")
    func foretold() async {
        let model = await model()
        #expect(row(.command(.foretell), in: model)?.value == "Enter shows what the feed foretells")
        await press(model, .run(.down), .run(.open))
        #expect(row(.command(.foretell), in: model)?.value == "Reed College: a like, 64 %")
        await press(model, .run(.open))
        #expect(model.state.foretold == nil)
    }

    @Test("The cards that test taste are switched, and the row says how")
    func probes() async {
        let model = await model()
        await press(model, .run(.down, count: 3), .run(.open))
        #expect(await feed.probes == false)
    }

    @Test("Space on a weight shows what moved it; Esc closes that before the page")
    func evidence() async {
        let model = await model()
        await press(model, .run(.down, count: 5), .run(.toggle))
        #expect(model.state.tastePanel == .evidence && model.state.editor == nil)
        #expect(ProfileContent(model.state, format: Format()).panel?.note != nil)
        await press(model, .run(.back))
        #expect(model.state.tastePanel == nil && model.state.isInside)
        await press(model, .run(.open))
        #expect(model.state.editor != nil)
    }

    @Test("The record opens and closes with Enter")
    func record() async {
        let model = await model()
        await press(model, .run(.down, count: 2), .run(.open))
        #expect(model.state.tastePanel == .record)
        await press(model, .run(.open))
        #expect(model.state.tastePanel == nil)
    }

    @Test("Only what is sure is said in words, the strongest first, in both languages")
    func words() {
        func taste(_ weights: [(Feature, Double, Double)]) -> LearnedTaste {
            LearnedTaste(
                weights: weights.map { .init(feature: $0.0, mean: $0.1, spread: $0.2, prior: 0) }, isFrozen: false,
                swipes: 20)
        }
        let some = taste([(.size, -1, 0.3), (.city, 0.6, 0.2), (.earnings, 0.4, 0.9), (.bias, 3, 0.1)])
        #expect(Format().taste(some) == "You like smaller colleges than most, cities.")
        #expect(Format(Words(.vietnamese)).taste(some) == "Bạn thích trường nhỏ hơn mức thường, thành phố.")
        #expect(Format().taste(taste([(.size, 0.2, 0.5)])) == nil)
    }
}
