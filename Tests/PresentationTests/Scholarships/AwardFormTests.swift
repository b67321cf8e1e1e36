import Domain
import Presentation
import Services
import TestSupport
import Testing

@Suite("An award that the student writes down") @MainActor struct AwardFormTests {
    private func started(_ book: FakeAwardBook) async -> ScholarshipsViewModel {
        let model = ScholarshipsViewModel(
            service: ScholarshipService(
                table: FakeAwardTable(), book: book, profiles: FakeWholeProfiles(.senior), zones: FakeZones(),
                clock: NovemberClock()),
            colleges: FakeFeed([.fixture(.fixture(id: 100_001, name: "Hill College", figures: nil), decision: .like)]),
            settings: FakeSettings(), format: Format(), perform: { _ in })
        model.appear()
        await model.settle()
        return model
    }

    private func run(_ model: ScholarshipsViewModel, _ actions: Action...) async {
        for action in actions {
            _ = model.handle(action)
            await model.settle()
        }
    }

    private func form(_ model: ScholarshipsViewModel) -> AwardForm? {
        if case .form(let form)? = model.state.overlay { form } else { nil }
    }

    @Test("A college's own award goes to that college and onto the board, and can be taken back")
    func college() async throws {
        let book = FakeAwardBook()
        let model = await started(book)
        await run(model, .run(.previousSection), .run(.previousSection), .run(.addAward))
        #expect(form(model)?.college?.name == "Hill College")
        await run(model, .type("Hill Merit"), .run(.confirm), .run(.confirm), .type("$2,000-8,000"), .run(.confirm))
        await run(model, .type("Jan 15"), .run(.confirm), .type("hill.edu/merit"), .run(.confirm))
        #expect(form(model) == nil)
        let award = try #require(await book.own().first)
        #expect(award.name == "Hill Merit" && award.sponsor == "Hill College" && award.kind == .college)
        #expect(award.college == UnitID(100_001) && award.amount.least == 2_000 && award.amount.most == 8_000)
        #expect(award.link == "https://hill.edu/merit" && award.status == .own)
        #expect(model.state.known?.entry(of: award.id).stage == .found)
        #expect(model.state.trace?.sentence == "Kept, and on your board: Hill Merit")
        await run(model, .run(.undo))
        #expect(try await book.own().isEmpty)
        #expect(model.state.known?.index(of: award.id) == nil)
    }

    @Test("What can't be read keeps the form open at its line, with everything that was typed")
    func refusals() async throws {
        let book = FakeAwardBook()
        let model = await started(book)
        await run(model, .run(.addAward))
        for _ in 0..<4 { await run(model, .run(.down)) }
        await run(model, .run(.confirm))
        #expect(form(model)?.problem?.field == .name)
        await run(model, .type("Town award"), .run(.down), .run(.down), .type("varies a lot"), .run(.down), .run(.down))
        await run(model, .run(.confirm))
        #expect(form(model)?.problem?.field == .amount && form(model)?.focused == .amount)
        #expect(form(model)?.input(.name).string == "Town award")
        await run(model, .edit(.deleteToLineStart), .run(.down), .type("Feb 30"), .run(.down), .run(.confirm))
        #expect(form(model)?.problem?.field == .deadline)
        await run(model, .run(.back))
        #expect(form(model) == nil && model.state.trace?.sentence == "The new award was not kept.")
        #expect(try await book.own().isEmpty)
    }

    @Test("An award that the list has already is named instead of kept twice")
    func known() async throws {
        let book = FakeAwardBook()
        let model = await started(book)
        let shipped = try #require(model.state.known?.awards.first)
        await run(model, .run(.addAward), .type(shipped.name.uppercased()), .run(.down), .type(shipped.sponsor))
        await run(model, .run(.down), .run(.down), .run(.down), .run(.confirm))
        #expect(form(model)?.problem?.sentence.string.contains(shipped.name) == true)
        #expect(try await book.own().isEmpty)
    }

    @Test("An award of one's own is removed from its page and comes back by undo; a shipped one is not")
    func removal() async throws {
        let book = FakeAwardBook()
        let model = await started(book)
        await run(model, .run(.addAward), .type("Town award"), .run(.down), .run(.down), .run(.down), .run(.down))
        await run(model, .run(.confirm))
        let id = try #require(try await book.own().first?.id)
        #expect(model.open(.scholarship(id)))
        await run(model, .run(.last), .run(.removeTask))
        while model.state.known?.entry(of: id).tasks.isEmpty == false, try await !book.own().isEmpty {
            await run(model, .run(.removeTask))
        }
        await run(model, .run(.removeTask))
        #expect(try await book.own().isEmpty && model.state.details == nil)
        await run(model, .run(.undo))
        #expect(try await book.own().map(\.id) == [id])
        let shipped = try #require(model.state.known?.awards.first?.id)
        _ = model.open(.scholarship(shipped))
        await run(model, .run(.first), .run(.removeTask))
        #expect(model.state.trace?.sentence == "Only awards that you wrote down can be removed.")
    }
}
