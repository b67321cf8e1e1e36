import Domain

/// Reads what was typed into the form's fields.
enum QuickStartReading {
    /// The most that a budget may be, dollars a year; far above any college.
    static let budgetLimit = 1_000_000

    /// `26000`, `$26,000`, `26.000 $` and `26k`; `nil` for an empty field.
    static func budget(_ text: String) -> Result<Int?, QuickStartState.Problem> {
        let plain = text.lowercased().filter { !" $,._'’\u{A0}\u{202F}".contains($0) }
        guard !plain.isEmpty else {
            return text.allSatisfy(\.isWhitespace) ? .success(nil) : .failure(.notANumber(text))
        }
        let isNegative = plain.hasPrefix("-") || plain.hasPrefix("−")
        let digits = plain.drop { $0 == "-" || $0 == "−" }
        let isThousands = digits.hasSuffix("k")
        let number = isThousands ? digits.dropLast() : digits
        guard !number.isEmpty, number.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            return .failure(.notANumber(text))
        }
        if isNegative { return .failure(.negativeBudget) }
        guard let value = Int(number), value <= budgetLimit else { return .failure(.hugeBudget) }
        let dollars = isThousands ? value * 1_000 : value
        return dollars <= budgetLimit ? .success(dollars) : .failure(.hugeBudget)
    }

    static func scores(_ test: QuickStartState.Test, _ text: String) -> Result<TestScores, QuickStartState.Problem> {
        let plain = text.filter { !$0.isWhitespace }
        switch test {
        case .unsaid: return .success(TestScores())
        case .none: return .success(TestScores(withoutTests: true))
        case .sat, .act:
            guard !plain.isEmpty else { return .success(TestScores()) }
            let kind: AdmissionTest = test == .sat ? .sat : .act
            guard let value = Int(plain) else { return .failure(.notANumber(text)) }
            let range = test == .sat ? 400...1_600 : 1...36
            guard range.contains(value) else { return .failure(.scoreOutside(kind, plain)) }
            return .success(test == .sat ? TestScores(sat: value) : TestScores(act: value))
        }
    }
}

extension QuickStartState.Problem: Error {}
