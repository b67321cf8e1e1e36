import Domain
import TestSupport
import Testing

@Suite struct FigureChangesTests {
    private let columns = CollegeColumns(
        (0..<4).map { number in
            var figures: [FigureKind: Figure] = [.netPrice: .known(Double(10_000 + number))]
            if number == 3 { figures[.netPrice] = .missing(.notReported) }
            return .fixture(id: Int32(100_001 + number), figures: figures)
        })

    private func table(_ kinds: [FigureKind], _ rows: [Int32: [Figure]]) -> FigureTable {
        var table = FigureTable(kinds: kinds)
        for (id, figures) in rows { _ = table.add(UnitID(id), figures) }
        return table
    }

    @Test("Changed, new and gone are counted over the colleges of the catalogue alone")
    func counts() throws {
        let fresh = table(
            [.netPrice],
            [
                100_001: [.known(10_000)], 100_002: [.known(9_000)], 100_003: [.missing(.withheld)],
                100_004: [.known(8_000)], 999_999: [.known(1)],
            ])
        let changes = try FigureChanges(from: columns, to: fresh)
        let line = try #require(changes.lines.first)
        #expect(line.changed == 1 && line.appeared == 1 && line.gone == 1 && line.before == 3 && line.after == 3)
        #expect(changes.colleges == 4 && !changes.isEmpty && changes.kinds == [.netPrice])
    }

    @Test("The same numbers change nothing")
    func same() throws {
        let fresh = table(
            [.netPrice], [100_001: [.known(10_000)], 100_002: [.known(10_001)], 100_003: [.known(10_002)]])
        #expect(try FigureChanges(from: columns, to: fresh).isEmpty)
    }

    @Test("A figure of which less than half is told stays as it is")
    func thin() throws {
        let fresh = table([.netPrice, .earnings], [100_001: [.known(7_000), .missing(.notReported)]])
        let changes = try FigureChanges(from: columns, to: fresh)
        #expect(changes.lines.isEmpty && changes.left.map(\.kind) == [.netPrice, .earnings] && changes.isEmpty)
        #expect(fresh.keeping([.earnings]).kinds == [.earnings])
    }

    @Test("Numbers of another size than before are refused, those that merely rose are not")
    func units() throws {
        let many = CollegeColumns(
            (0..<40).map { .fixture(id: Int32(100_001 + $0), figures: [.netPrice: .known(Double(10_000 + $0))]) })
        func fresh(_ factor: Double) -> FigureTable {
            table(
                [.netPrice],
                Dictionary(
                    uniqueKeysWithValues: (0..<40).map {
                        (Int32(100_001 + $0), [.known(Double(10_000 + $0) * factor)])
                    }))
        }
        for factor in [0.001, 0.01, 100, 12] {
            #expect(throws: FigureChanges.Strange.self) { try FigureChanges(from: many, to: fresh(factor)) }
        }
        for factor in [0.5, 1.1, 2] { #expect(try FigureChanges(from: many, to: fresh(factor)).lines.count == 1) }
    }
}

@Suite struct RetryRuleTests {
    private let rule = RetryRule()

    @Test("Waits double from half a second up to their cap, and end after five tries")
    func backoff() {
        let waits = (1...5).map { rule.wait(after: .cut, failures: $0, jitter: 0) }
        #expect(waits == [500, 1_000, 2_000, 4_000, nil])
        #expect(rule.wait(after: .cut, failures: 1, jitter: 1) == 1_000)
    }

    @Test("A pause that the server asks for is kept to, a long one ends the fetching")
    func limits() {
        #expect(rule.wait(after: .limitReached(retryAfter: 30), failures: 1, jitter: 0) == 30_000)
        #expect(rule.wait(after: .limitReached(retryAfter: 3_600), failures: 1, jitter: 0) == nil)
        #expect(rule.wait(after: .limitReached(retryAfter: nil), failures: 1, jitter: 0) == nil)
    }

    @Test("What will be no better a moment later is not tried again")
    func lasting() {
        for error in [
            ScorecardError.keyRefused(words: ""), .empty, .notJSON(start: "<"), .noLibrary, .status(400, words: ""),
            .malformed(place: "", expected: "", found: ""), .tooLarge, .badAddress(""),
        ] {
            #expect(rule.wait(after: error, failures: 1, jitter: 0) == nil, "\(error)")
        }
        for error in [ScorecardError.status(503, words: ""), .unreachable(reason: ""), .cut] {
            #expect(rule.wait(after: error, failures: 1, jitter: 0) != nil, "\(error)")
        }
    }
}
