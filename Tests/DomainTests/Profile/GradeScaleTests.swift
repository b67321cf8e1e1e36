import Domain
import Testing

@Suite struct GradeScaleTests {
    @Test(
        "Every scale meets the four points where it should",
        arguments: [
            ("3.7", GradeScale.unweighted, 3.7), ("5", .weighted, 4), ("93", .hundred, 4), ("83", .hundred, 3),
            ("45", .baccalaureate, 4), ("24", .baccalaureate, 2), ("A*AA", .aLevel, 4), ("BBB", .aLevel, 3),
            ("75", .percentage, 3),
        ])
    func points(text: String, scale: GradeScale, unweighted: Double) throws {
        #expect(abs(try GradeAverage(text, scale: scale).unweighted - unweighted) < 1e-9)
    }

    @Test("A better grade is never worth less, and none leaves 0...4", arguments: GradeScale.allCases)
    func monotonic(scale: GradeScale) {
        var last = 0.0
        for step in 0...1_000 {
            let value = scale.range.upperBound * Double(step) / 1_000
            let unweighted = scale.unweighted(value)
            #expect(unweighted >= last && (0...4).contains(unweighted))
            last = unweighted
        }
    }

    @Test("Letters are read as A levels give them", arguments: ["", "A**", "*A", "F", "AAAAAAAAA", "3.7"])
    func letters(text: String) {
        #expect(throws: ProfileReason.gradeNotOnScale(.aLevel)) { try GradeAverage(text, scale: .aLevel) }
    }
}
