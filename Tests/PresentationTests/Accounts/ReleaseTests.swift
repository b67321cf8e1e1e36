import Domain
import Presentation
import Services
import TestSupport
import Testing

@MainActor @Suite("Signing out") struct ReleaseTests {
    private final class Guide: KeyGuide {
        func paletteEntries(
            in context: KeyContext, words: Words, reason: (ActionID) -> DisplayText?
        ) -> [ActionEntry] { [] }

        func helpSections(
            in context: KeyContext, takesText: Bool, words: Words, reason: (ActionID) -> DisplayText?
        ) -> [HelpSection] { [] }
    }

    private struct Zone: LocalTimeReading {
        func localTime(at instant: Int64) -> LocalTime { LocalTime(hour: 0, minute: 0) }
        func day(at instant: Int64) -> LocalDay { LocalDay(0) }
        func start(of day: LocalDay) -> Int64 { 0 }
    }

    @Test("frees every view-model with all that it was told, and the scope's stores with them")
    func release() async throws {
        weak var swipe: SwipeViewModel?
        weak var profile: ProfileViewModel?
        weak var messages: MessagesViewModel?
        weak var chat: FakeChatting?
        weak var shell: ShellViewModel?
        weak var scholarships: ScholarshipsViewModel?
        weak var book: FakeAwardBook?
        weak var scope: AccountScope?
        weak var profiles: FakeWholeProfiles?
        do {
            let stored = FakeWholeProfiles(Profile(matching: .fixture()))
            let settings = FakeSettings()
            let entries = FakeAwardBook()
            let feed = FakeFeed([.fixture(), .fixture(.fixture(id: 1))])
            let account = Account(id: AccountID(7), name: "Mai", kind: .local, created: 0)
            let open = AccountScope(
                account: account,
                stores: .init(
                    feedLog: FakeFeedLog(), profile: stored, settings: settings, awards: entries,
                    explore: FakeExplore()))
            let cards = SwipeViewModel(
                feed: feed, catalog: FakeCatalog(), profiles: stored, settings: settings,
                explore: ExploreService(catalog: FakeCatalog()), shelf: FakeExplore(), clock: FixedClock(),
                words: Words())
            let pane = ProfileViewModel(
                account: account, feed: feed, catalog: FakeCatalog(), profiles: stored, settings: settings,
                codes: FakeCodes(), snapshot: SettingsSnapshot(), format: Format(), offset: 0,
                checkKeys: { _, _ in [] }, perform: { _ in })
            let service = ScholarshipService(
                table: FakeAwardTable(), book: entries, profiles: stored, zones: FakeZones(), clock: FixedClock())
            let awards = ScholarshipsViewModel(
                service: service,
                colleges: FakeFeed([
                    .fixture(decision: .like),
                    .fixture(.fixture(id: 100_001, name: "Hill College", figures: nil), decision: .like),
                ]), settings: settings, format: Format(), perform: { _ in })
            let talk = FakeChatting()
            await talk.add(.fixture(id: RoomID("!r")), [.fixture(1, "hello")])
            let conversations = MessagesViewModel(
                chat: talk, catalog: FakeCatalog(), awards: service, settings: settings, clock: FixedClock(),
                zone: Zone(), words: Words(), perform: { _ in })
            let around = ShellViewModel(
                panes: [cards, conversations, awards, pane],
                words: Words(), keys: Guide(), account: "Mai", clock: FixedClock(), zone: Zone(), showsClock: false,
                mouse: false, perform: { _ in })
            let token = around.observe { _ in }
            cards.start()
            pane.start([:])
            around.open(.profile)
            // An edit that is open, a search with words in it, something to undo, a tour.
            for action in [Action.run(.down), .run(.open), .run(.open), .type("Quetzal"), .run(.confirm)] {
                around.handle(action)
                await pane.settle()
            }
            around.open(.scholarships)
            await awards.settle()
            for action in [Action.run(.saveAward), .run(.open), .run(.addTask), .type("zebra")] {
                around.handle(action)
                await awards.settle()
            }
            // A conversation with a draft, a list over it, and a search.
            conversations.start()
            await conversations.isReady()
            around.open(.messages)
            conversations.open(RoomID("!r"))
            await conversations.settle()
            for action in [Action.type("zebrafinch"), .run(.chatInfo), .run(.back), .run(.back), .run(.search)] {
                around.handle(action)
                await conversations.settle()
            }
            around.open(.swipe)
            for action in [Action.run(.search), .type("zebra"), .run(.back), .run(.like)] {
                around.handle(action)
                await cards.settle()
            }
            await cards.settle()
            await pane.settle()
            await conversations.end()
            open.close()
            (swipe, profile, shell, scope, profiles) = (cards, pane, around, open, stored)
            (scholarships, book) = (awards, entries)
            (messages, chat) = (conversations, talk)
            withExtendedLifetime(token) {}
        }
        // What a finished task still held goes with the next turn of the main actor.
        for _ in 0..<50 where swipe != nil || profile != nil || profiles != nil || messages != nil {
            await Task.yield()
        }
        #expect(swipe == nil && profile == nil && shell == nil && scope == nil && profiles == nil)
        #expect(scholarships == nil && book == nil)
        #expect(messages == nil && chat == nil)
    }
}
