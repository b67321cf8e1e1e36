import Domain
import Presentation
import Services
import TerminalUI
import TestSupport
import Testing

@Suite struct FilterFrameTests {
    private static func filter(_ code: String) -> CollegeFilter { CollegeFilter(code: code) ?? CollegeFilter() }

    static func state(_ mode: FilterState.Mode = .words) -> FilterState {
        var state = FilterState(base: filter("state=CA,OR"), words: "under 20k net, sunny, over 30k")
        state.typed = FilterReading(
            filter: filter("price=..20000<;price=>30000.."), notUnderstood: ["sunny"])
        state.counted = state.filter
        state.counts = FilterCounts(
            total: 5_779, fits: 0, unknown: 41, deck: 0,
            rules: [.init(fits: 803, unknown: 0), .init(fits: 1_934, unknown: 412), .init(fits: 612, unknown: 412)],
            problems: [.contradiction(1, 2)])
        state.selection = ListSelection(count: 3)
        state.mode = mode
        return state
    }

    private static func pane(_ filter: FilterState, _ words: Words = Words()) -> SwipePane {
        SwipePaneTests.pane(SwipePaneTests.state(levels: [.filter(filter)]), words)
    }

    @Test(
        "The filter shows each rule with its counts, and what stands in its way",
        arguments: [(40, 9), (80, 20), (120, 36), (200, 56)])
    func words(width: Int, height: Int) throws {
        try expectFrame("filter-words-\(width)x\(height)", Self.pane(Self.state()), width, height)
    }

    @Test("The form has a row for every question", arguments: [(40, 9), (80, 20), (120, 36)])
    func form(width: Int, height: Int) throws {
        try expectFrame("filter-form-\(width)x\(height)", Self.pane(Self.state(.form)), width, height)
    }

    @Test("The filter in Vietnamese")
    func vietnamese() throws {
        try expectFrame("filter-words-80x20-vi", Self.pane(Self.state(), .vietnamese), 80, 20)
    }

    @Test("An empty filter says what can be written, saved filters stand in a list")
    func others() throws {
        try expectFrame("filter-empty-80x20", Self.pane(FilterState(base: CollegeFilter())), 80, 20)
        var state = Self.state(.choosing(ListSelection(count: 1)))
        state.saved = [SavedFilter(name: "west", filter: Self.filter("state=CA,OR;price=..20000<"))]
        try expectFrame("filter-saved-80x20", Self.pane(state), 80, 20)
    }

    @Test("The card says that a filter is in use, and which key drops it")
    func inUse() throws {
        var state = SwipePaneTests.state()
        state.filter = Self.filter("state=CA,OR;price=..20000<;field=26.01")
        try expectFrame("swipe-filtered-80x20", SwipePaneTests.pane(state), 80, 20)
        var empty = SwipePaneTests.state(nil, next: nil)
        empty.filter = state.filter
        try expectFrame("swipe-filter-empty-80x20", SwipePaneTests.pane(empty), 80, 20)
    }

    @Test("The filter is drawn at any size without a trap")
    func anySize() {
        for width in [1, 2, 7, 20, 41] {
            for height in 1...8 {
                for mode: FilterState.Mode in [.words, .form, .naming(TextInput("a")), .choosing(ListSelection())] {
                    _ = frame(Self.pane(Self.state(mode)), width, height)
                }
            }
        }
    }
}
