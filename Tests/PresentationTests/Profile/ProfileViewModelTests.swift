import Domain
import Presentation
import Services
import TestSupport
import Testing

@MainActor @Suite("The Profile pane's view-model") struct ProfileViewModelTests {
    let profiles = FakeWholeProfiles(Profile(matching: .fixture()))
    let settings = FakeSettings()
    let feed = FakeFeed([.fixture()])
    let heard = Heard()

    @MainActor final class Heard { var effects: [ProfileEffect] = [] }

    private func model(_ remembered: [String: String] = [:]) async -> ProfileViewModel {
        let model = ProfileViewModel(
            account: Account(id: .guest, name: "guest", kind: .guest, created: 0), feed: feed,
            catalog: FakeCatalog(), profiles: profiles, settings: settings, codes: FakeCodes(),
            snapshot: SettingsSnapshot(), format: Format(), offset: 0, checkKeys: { _, _ in [] },
            perform: { [heard] in heard.effects.append($0) })
        model.start(remembered)
        model.appear()
        await model.settle()
        return model
    }

    private func press(_ model: ProfileViewModel, _ actions: Action...) async {
        for action in actions {
            _ = model.handle(action)
            await model.settle()
        }
    }

    @Test("An edit is previewed, saved, dealt by, and taken back")
    func edit() async {
        let model = await model()
        await press(model, .run(.down, count: 3), .run(.open), .run(.down, count: 5), .run(.open))
        #expect(model.state.editor?.field == .item(.budget) && model.takesText)
        await press(model, .edit(.deleteToLineStart), .type("9"), .type("k"))
        #expect(model.state.preview?.after.first?.name == "Budget 9000")
        #expect(await profiles.stored.matching.budget == 26_000, "nothing is stored before Enter")
        await press(model, .run(.confirm))
        #expect(await profiles.stored.matching.budget == 9_000)
        #expect(model.state.trace == .saved(.item(.budget)) && model.state.preview == nil)
        #expect(await feed.profiles.last?.budget == 9_000)
        guard case .saved(let profile, _)? = heard.effects.last else {
            Issue.record("the Swipe pane hears of it")
            return
        }
        #expect(profile.budget == 9_000)
        await press(model, .run(.undo))
        #expect(await profiles.stored.matching.budget == 26_000)
        #expect(model.state.trace == .tookBack(.item(.budget)))
        await press(model, .run(.undo))
        #expect(model.state.trace == .nothingToUndo)
    }

    @Test("A disk that is full is told of, and what was typed is not lost from the profile that stands")
    func failure() async {
        let model = await model()
        await profiles.fail(with: .full(path: "/data"))
        await press(
            model, .run(.down), .run(.open), .run(.open), .type("M"), .run(.confirm))
        guard case .failed? = model.state.trace else {
            Issue.record("\(String(describing: model.state.trace))")
            return
        }
        #expect(model.state.known?.text(.name) == nil)
    }

    @Test("Sensitive answers are masked until their row has focus")
    func masked() async throws {
        var whole = Profile(matching: .fixture())
        try whole.set(.firstGeneration, to: "yes")
        try await profiles.save(whole)
        let model = await model()
        await press(model, .run(.down, count: 4), .run(.open))
        func value(_ item: ProfileItem) -> String? {
            ProfileContent(model.state, format: Format()).rows.first { $0.field == .item(item) }?.value.string
        }
        #expect(value(.firstGeneration)?.contains("•") == true && value(.incomeBand)?.contains("•") == true)
        let index = try #require(model.state.form.fields.firstIndex(of: .item(.firstGeneration)))
        await press(model, .run(.down, count: index))
        #expect(value(.firstGeneration) == "yes" && value(.incomeBand)?.contains("•") == true)
    }

    @Test("The onboarding goes on where it was left, and keeps what can't be taken in its field")
    func onboarding() async throws {
        await settings.set("academic", for: OnboardingProgress.setting)
        let model = await model([ProfileViewModel.onboardingKey: "1"])
        #expect(model.state.onboarding?.group == .academic)
        #expect(heard.effects.contains(.show))
        await press(model, .run(.focusNext), .run(.focusNext))
        #expect(model.state.editor?.field == .item(.sat))
        await press(model, .edit(.deleteToLineStart), .type("1610"), .run(.confirm))
        #expect(model.state.onboarding?.form.rejected[.item(.sat)]?.problem == .outOfRange(400, 1_600))
        await press(model, .run(.pageDown))
        #expect(model.state.onboarding?.group == .academic, "nothing is stored half")
        #expect(model.state.editor?.field == .item(.sat))
        await press(model, .edit(.deleteBackward), .edit(.deleteBackward), .type("00"), .run(.pageDown))
        #expect(model.state.onboarding?.group == .preferences)
        #expect(await profiles.stored.matching.scores.sat == 1_600)
        #expect(await settings.stored[OnboardingProgress.setting] == "preferences")
        await press(model, .run(.pageUp))
        #expect(model.state.onboarding?.group == .academic)
        await press(model, .run(.pageDown), .run(.pageDown), .run(.pageDown))
        #expect(model.state.onboarding == nil)
        #expect(await settings.stored[ProfileViewModel.onboardingKey] == nil)
    }

    @Test("Skipping a screen leaves the profile as it was")
    func skip() async throws {
        let before = await profiles.stored
        let model = await model()
        await press(model, .run(.onboarding))
        for _ in 0..<8 { await press(model, .run(.focusNext)) }
        #expect(model.state.onboarding?.form.focused == .command(.skipStep))
        await press(model, .run(.confirm))
        #expect(model.state.onboarding?.group == .academic)
        #expect(await profiles.stored == before)
        #expect(await settings.stored[OnboardingProgress.setting] == "academic basic")
    }

    @Test("The sharing card holds what was chosen, and nothing sensitive by itself")
    func card() async throws {
        var whole = Profile(matching: .fixture())
        try whole.set(.preferredName, to: "Mai *the* first")
        try whole.set(.email, to: "mai@example.org")
        let titles = [CIPCode(2601): "Biology, General."]
        let usual = SharingCard(whole, showing: SharingCard.usual, titles: titles, format: Format()).markdown
        #expect(usual?.hasPrefix("# Mai \\*the\\* first\n") == true)
        #expect(usual?.contains("Biology") == true && usual?.contains("mai@example.org") == false)
        #expect(SharingCard(whole, showing: [], titles: [:], format: Format()).markdown == nil)
    }

    @Test("j and k move everywhere like the arrows do: list, page, choices, onboarding rows")
    func movement() async {
        let model = await model()
        await press(model, .run(.down))
        #expect(model.state.section == .basic)
        await press(model, .run(.open), .run(.down))
        #expect(model.state.form.focused == .item(.preferredName))
        await press(model, .run(.down), .run(.open), .run(.down))
        guard case .options(let options)? = model.state.editor?.kind else {
            Issue.record("a list of choices is open")
            return
        }
        #expect(options.selection.index == 1)
        await press(model, .run(.back))
        #expect(model.state.editor == nil && model.state.isInside)
        await press(model, .run(.back))
        #expect(!model.state.isInside)
    }
}
