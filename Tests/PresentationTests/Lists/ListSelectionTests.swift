import Domain
import Presentation
import Testing

@Suite("A list selection")
struct ListSelectionTests {
    @Test("stops at both ends and scrolls no more than it must")
    func moves() {
        var list = ListSelection(count: 20, rows: 5)
        list.handle(.run(.up))
        #expect(list.index == 0)
        list.handle(.run(.down, count: 4))
        #expect(list.offset == 0)
        list.handle(.run(.down))
        #expect(list.offset == 1)
        list.handle(.run(.down, count: .max))
        #expect(list.index == 19)
        #expect(list.offset == 15)
        list.handle(.run(.up, count: 3))
        #expect(list.offset == 15)
    }

    @Test("moves by pages that share a row, and goes to the row that a count names")
    func pages() {
        var list = ListSelection(count: 20, rows: 5)
        list.handle(.run(.pageDown, count: 2))
        #expect(list.index == 8)
        list.handle(.run(.first, count: 13))
        #expect(list.index == 12)
        list.handle(.run(.last))
        #expect(list.index == 19)
        list.handle(.run(.pageUp, count: .max))
        #expect(list.index == 0)
    }

    @Test("keeps the same item on the same row of the screen when others come before it")
    func follows() {
        var list = ListSelection(count: 6, rows: 3)
        list.select(4)
        #expect(list.offset == 2)
        list.follow(from: ["a", "b", "c", "d", "e", "f"], to: ["x", "y", "a", "b", "c", "d", "e", "f"])
        #expect(list.index == 6)
        #expect(list.offset == 4)
    }

    @Test("selects the nearest item that is left when its own is gone")
    func neighbour() {
        var list = ListSelection(count: 4)
        list.select(2)
        list.follow(from: ["a", "b", "c", "d"], to: ["a", "b", "d"])
        #expect(list.index == 2)
        list.follow(from: ["a", "b", "d"], to: ["a"])
        #expect(list.index == 0)
        list.follow(from: ["a"], to: [String]())
        #expect(list.index == nil)
    }

    @Test("shows its selected row at every height, none included")
    func visible() {
        for count in 0...12 {
            for selected in 0...12 {
                var list = ListSelection(count: count, rows: 4)
                list.select(selected)
                for height in 0...14 {
                    let rows = list.visible(showing: height)
                    #expect(rows.lowerBound >= 0 && rows.upperBound <= count)
                    if let index = list.index, height > 0 { #expect(rows.contains(index)) }
                }
            }
        }
    }
}
