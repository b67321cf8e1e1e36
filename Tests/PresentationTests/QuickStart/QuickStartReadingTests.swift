import Domain
import Testing

@testable import Presentation

@Suite struct QuickStartReadingTests {
    @Test(
        "A budget may be written as people write money",
        arguments: [
            ("", nil), ("  ", nil), ("26000", 26_000), ("$26,000", 26_000), ("26.000 $", 26_000), ("26k", 26_000),
            ("0", 0),
        ] as [(String, Int?)])
    func budgets(text: String, value: Int?) {
        #expect(QuickStartReading.budget(text) == .success(value))
    }

    @Test(
        "What is no budget says why",
        arguments: [
            ("-1", .negativeBudget), ("−500", .negativeBudget), ("many", .notANumber("many")), ("$", .notANumber("$")),
            ("1000001", .hugeBudget), ("9999999999999999999999", .hugeBudget), ("999999k", .hugeBudget),
        ] as [(String, QuickStartState.Problem)])
    func noBudgets(text: String, problem: QuickStartState.Problem) {
        #expect(QuickStartReading.budget(text) == .failure(problem))
    }

    @Test("Scores stay within their test")
    func scores() {
        for text in ["400", "1600", " 1420 "] { #expect((try? QuickStartReading.scores(.sat, text).get().sat) != nil) }
        for text in ["399", "1610", "-3"] {
            #expect(QuickStartReading.scores(.sat, text) == .failure(.scoreOutside(.sat, text)))
        }
        #expect(QuickStartReading.scores(.act, "37") == .failure(.scoreOutside(.act, "37")))
        #expect(QuickStartReading.scores(.act, "x") == .failure(.notANumber("x")))
        #expect((try? QuickStartReading.scores(.none, "1420").get().withoutTests) == true)
    }
}
