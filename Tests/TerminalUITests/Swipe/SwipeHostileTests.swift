import Domain
import Presentation
import Services
import TerminalUI
import TestSupport
import Testing

@Suite struct SwipeHostileTests {
    static let levels: [(String, @Sendable (FeedCard) -> [SwipeLevel])] = [
        ("card", { _ in [] }),
        ("details", { [SwipePaneTests.details($0, row: 3)] }),
        ("why", { [.why(WhyState(card: $0))] }),
        ("search", { _ in [SwipeLevelFramesTests.search("mit", SwipeLevelFramesTests.hits)] }),
        ("liked", { [SwipeLevelFramesTests.marked([$0])] }),
        ("quick start", { _ in [.quickStart(QuickStartState(.fixture()))] }),
    ]

    @Test("Every level draws at every size from 1x1 on, and writes only into its part of the screen")
    func sizes() {
        for (name, make) in Self.levels {
            let pane = SwipePaneTests.pane(SwipePaneTests.state(levels: make(.fixture())))
            for width in [1, 2, 7, 12, 16, 25, 31, 40, 57, 73, 116, 200] {
                for height in [1, 2, 3, 4, 6, 9, 13, 17, 41, 60] {
                    var buffer = CellBuffer(width: width + 2, height: height + 2)
                    buffer.fill(buffer.bounds, with: "#")
                    pane.draw(into: &buffer, in: Rect(x: 1, y: 1, width: width, height: height))
                    let edge =
                        (0..<(width + 2)).flatMap { [buffer[$0, 0], buffer[$0, height + 1]] }
                        + (0..<(height + 2)).flatMap { [buffer[0, $0], buffer[width + 1, $0]] }
                    #expect(edge.allSatisfy { $0.cluster == "#" }, "\(name) at \(width)x\(height)")
                }
            }
        }
    }

    @Test("A single row still names the college")
    func oneRow() {
        #expect(frame(SwipePaneTests.pane(SwipePaneTests.state()), 40, 1) == ["Reed College · A−"])
        #expect(frame(SwipePaneTests.pane(SwipePaneTests.state()), 10, 8)[0] == "Reed Coll…")
    }

    @Test(
        "Names that are wide, right-to-left or joined move no border",
        arguments: ["東京大学 カレッジ", "(جامعة القاهرة) College", "👨‍👩‍👧‍👦 Family ❤️ College", "Đại học Huế ế́́́́", "🅱️ 🇻🇳 University"])
    func borders(name: String) {
        let plain = drawn(SwipePaneTests.pane(SwipePaneTests.state()), 80, 20)
        let card = FeedCard.fixture(.fixture(name: name, city: name))
        let strange = drawn(SwipePaneTests.pane(SwipePaneTests.state(card)), 80, 20)
        for y in 2..<17 {
            for x in [2, 76] where plain[x, y].style.role == .border {
                #expect(strange[x, y] == plain[x, y], "column \(x), row \(y)")
            }
        }
        for level in [SwipePaneTests.details(card), SwipeLevelFramesTests.marked([card])] {
            let buffer = drawn(SwipePaneTests.pane(SwipePaneTests.state(card, levels: [level])), 60, 12)
            for y in 0..<12 {
                let columns = (0..<60).reduce(0) { $0 + Int(buffer[$1, y].width) }
                #expect(columns == 60, "row \(y) of \(level)")
            }
        }
    }

    @Test("Stored control sequences and format marks are drawn literally or not at all")
    func injection() {
        let names = ["%s%n%@", "0m", "31;1m[", "a\u{1B}[2Jb", "\u{1B}]52;c;aGk=\u{07}x", "\u{9B}31mx", "a\r\u{08}\nb"]
        for name in names {
            let card = FeedCard.fixture(.fixture(name: name, city: name, website: name))
            for (_, make) in Self.levels {
                let buffer = drawn(SwipePaneTests.pane(SwipePaneTests.state(card, levels: make(card))), 80, 20)
                for cell in buffer.cells {
                    #expect(
                        !cell.cluster.unicodeScalars.contains {
                            $0.value < 0x20 || (0x7F...0x9F).contains($0.value)
                        })
                }
            }
        }
        let card = FeedCard.fixture(.fixture(name: "%s 0m [31m"))
        #expect(frame(SwipePaneTests.pane(SwipePaneTests.state(card)), 80, 20)[2].contains("%s 0m [31m"))
    }

    @Test("A college without any figure shows neither 0, $0 nor NaN on any level")
    func noFigures() {
        let card = FeedCard.fixture(
            .fixture(figures: nil), match: .fixture(points: [nil, nil, nil, nil], reasons: []),
            chance: AdmissionChance(band: .unknown, admissionRate: nil, standing: nil), tastePoints: 0, tags: [])
        for (name, make) in Self.levels where name != "search" && name != "why" && name != "quick start" {
            for (width, height) in [(40, 9), (80, 20), (120, 36)] {
                let text = frame(SwipePaneTests.pane(SwipePaneTests.state(card, levels: make(card))), width, height)
                    .joined(separator: "\n")
                #expect(!text.contains("$0") && !text.lowercased().contains("nan") && !text.contains(" 0 %"), "\(name)")
            }
        }
    }

    @Test("The selected row can be told without colour")
    func selection() {
        let state = SwipePaneTests.state(levels: [SwipePaneTests.details(row: 5)])
        let buffer = drawn(SwipePaneTests.pane(state), 80, 20)
        let rows = (0..<20).filter { buffer.rows[$0].contains("▸") }
        #expect(rows.count == 1)
        #expect(buffer.text(with: .reverse, row: rows.first ?? 0).contains("Net price, all incomes"))
    }

    @Test("Links are written whole behind text that may be cut")
    func links() {
        let address = "www.reed.edu/" + String(repeating: "a", count: 300)
        let card = FeedCard.fixture(.fixture(website: address))
        var details = DetailsState(card: card)
        details.offerings = .loaded([])
        let rows = DetailsContent(
            card.college, offerings: [], profile: .fixture(), notes: SwipePaneTests.notes, format: Format()
        ).rows
        details.selection = ListSelection(count: rows.count)
        details.selection.select(rows.firstIndex { $0.label == "Website" } ?? 0)
        let buffer = drawn(SwipePaneTests.pane(SwipePaneTests.state(card, levels: [.details(details)])), 60, 16)
        #expect(buffer.links.contains("https://" + address))
    }
}
