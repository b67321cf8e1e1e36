import Domain
import Presentation
import Resources
import Services
import TestSupport
import Testing

@testable import TerminalUI

@Suite("The Profile pane") struct ProfilePaneTests {
    static func profile() -> Profile {
        var profile = Profile(matching: .fixture())
        // A fixture that can't be read fails the frames.
        try? profile.set(.name, to: "Mai Trần")
        try? profile.set(.gradeScale, to: "hundred")
        try? profile.set(.gradeAverage, to: "92")
        try? profile.set(.email, to: "mai@example.org")
        try? profile.social.set(.bio, to: "Maps, jazz and rain")
        profile.social.show(.bio, to: .contacts)
        return profile
    }

    static func state(_ section: ProfileSection, _ change: (inout ProfileState) -> Void = { _ in }) -> ProfileState {
        var state = ProfileState(
            account: Account(id: AccountID(2), name: "Mai", kind: .local, created: 0),
            settings: SettingsSnapshot(dataFolder: "/home/mai/.local/share/quad", configFile: "/home/mai/.config/quad"))
        state.profile = .loaded(profile())
        state.titles = [CIPCode(2601): "Biology, General."]
        state.sections.select(ProfileSection.listed.firstIndex(of: section) ?? 0)
        state.isInside = true
        state.shared = SharingCard.usual
        state.taste = .loaded(
            LearnedTaste(
                weights: Feature.allCases.map { feature in
                    let place = Double(feature.rawValue)
                    return .init(feature: feature, mean: (place - 12) / 8, spread: 0.6, prior: 0)
                }, isFrozen: false, swipes: 18))
        state.statistics = .loaded(statistics)
        change(&state)
        state.showRows()
        return state
    }

    private static let statistics: SwipeStatistics = {
        let events = (0..<30).map { number in
            let decision: Decision = number % 3 == 0 ? .like : .pass
            return FeedEvent(
                key: OrderKey(time: Int64(number) * 43_200_000, device: 1, counter: UInt32(number)),
                kind: .swipe(UnitID(Int32(number)), decision, FeatureVector(SIMD32(repeating: 0))))
        }
        let colleges = (0..<30).map { College.fixture(id: Int32($0), setting: $0 % 2 == 0 ? .city : .town) }
        return SwipeStatistics(events, columns: CollegeColumns(colleges), now: 15 * 86_400_000)
    }()

    static func pane(_ state: ProfileState, _ words: Words = Words()) -> ProfilePane {
        ProfilePane(state, format: Format(words))
    }

    @Test(
        "Every page, its list beside it where there is room", arguments: ProfileSection.allCases, [(40, 9), (80, 20)])
    func pages(section: ProfileSection, size: (Int, Int)) throws {
        var state = Self.state(section)
        if section == .keys {
            state.sections.select(ProfileSection.listed.count - 1)
            state.deeper = .keys
            state.showRows()
        }
        try expectFrame("profile-\(section.rawValue)-\(size.0)x\(size.1)", Self.pane(state), size.0, size.1)
    }

    @Test(
        "What an edit would do stands below the form, beside it where the screen is wide",
        arguments: [(40, 9), (80, 20), (120, 36)])
    func preview(width: Int, height: Int) throws {
        let state = Self.state(.preferences) { state in
            state.showRows()
            state.form.focus(on: .item(.budget))
            state.form.editor = FieldEditor(.item(.budget), of: Self.profile(), titles: [:])
            state.preview = RankPreview(
                after: (1...10).map { place in
                    .init(
                        id: UnitID(Int32(place)), name: "College of the Northern Lights \(place)",
                        before: place == 3 ? nil : place == 4 ? 4 : 12 - place, after: place, scoreBefore: 80 - place,
                        scoreAfter: 84 - place)
                },
                leaving: [
                    .init(id: UnitID(99), name: "Reed College", before: 2, after: 31, scoreBefore: 79, scoreAfter: 70)
                ])
        }
        try expectFrame("profile-preview-\(width)x\(height)", Self.pane(state), width, height)
    }

    @Test("The onboarding in both languages", arguments: [(40, 9), (80, 20)], [Language.english, .vietnamese])
    func onboarding(size: (Int, Int), language: Language) throws {
        let state = Self.state(.overview) { state in
            var progress = OnboardingProgress()
            progress.advance()
            var onboarding = OnboardingState(progress: progress, profile: Self.profile())
            var wrong = FieldEditor(.item(.sat), of: Profile(), titles: [:])
            _ = wrong?.handle(.paste("1610"))
            wrong?.problem = .outOfRange(400, 1_600)
            if let wrong { onboarding.form.rejected[.item(.sat)] = wrong }
            onboarding.form.editor = FieldEditor(.item(.gradeScale), of: Self.profile(), titles: [:])
            state.onboarding = onboarding
        }
        let suffix = language == .english ? "" : "-vi"
        try expectFrame(
            "onboarding-\(size.0)x\(size.1)\(suffix)", Self.pane(state, Words(language)), size.0, size.1)
    }

    @Test("A QR code is drawn where there is room and blocks, its text alone elsewhere")
    func code() {
        let code = QRCode(
            text: "quad://auth/X", size: 3, modules: [true, false, true, false, true, false, true, false, true])
        let drawn = frame(QRView(code: code, drawsBlocks: true), 20, 8)
        #expect(drawn.prefix(4) == ["███████", "██▀▄▀██", "██▄▀▄██", "▀▀▀▀▀▀▀"] || drawn[0] == "███████")
        #expect(frame(QRView(code: code, drawsBlocks: false), 20, 8)[0] == "quad://auth/X")
        #expect(frame(QRView(code: code, drawsBlocks: true), 6, 8)[0] == "quad:/")
    }

    @Test("Nothing is drawn outside at any size, and nothing crashes", arguments: ProfileSection.listed)
    func sizes(section: ProfileSection) {
        let state = Self.state(section)
        for (width, height) in [(1, 1), (5, 3), (12, 2), (19, 4), (33, 7), (73, 5), (200, 56)] {
            _ = frame(Self.pane(state), width, height)
            _ = frame(Self.pane(state, .vietnamese), width, height)
        }
    }
}
