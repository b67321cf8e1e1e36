internal import Domain

/// How a survey writes that an answer is missing.
enum MissingMarks {
    /// `.`, −1 not reported, −2 not applicable, −3 not available.
    case ipeds
    /// Empty, `NULL` or `NA` not reported, `PrivacySuppressed` or `PS` withheld. Negative numbers are numbers.
    case scorecard

    /// The reason that a mark stands for; `nil` when it is none.
    func reason(_ bytes: ArraySlice<UInt8>) -> MissingReason? {
        guard let first = bytes.first else { return .notReported }
        switch self {
        case .ipeds:
            if first == 0x2E, bytes.count == 1 { return .notReported }
            guard first == 0x2D, bytes.count == 2 else { return nil }
            switch bytes[bytes.startIndex + 1] {
            case 0x31, 0x33: return .notReported
            case 0x32: return .notApplicable
            default: return nil
            }
        case .scorecard:
            // Only a letter can begin a mark here.
            guard first == 0x4E || first == 0x50 else { return nil }
            if bytes.elementsEqual("NULL".utf8) || bytes.elementsEqual("NA".utf8) { return .notReported }
            if bytes.elementsEqual("PrivacySuppressed".utf8) || bytes.elementsEqual("PS".utf8) { return .withheld }
            return nil
        }
    }
}

extension CSVReader {
    /// Reads the field as a figure of this kind.
    ///
    /// - Throws: ``CSVError/malformed(_:expected:found:)`` for what is neither a mark nor a number in the kind's range.
    func figure(_ column: CSVColumn, _ kind: FigureKind, marks: MissingMarks) throws(CSVError) -> Figure {
        let bytes = slice(column)
        if let reason = marks.reason(bytes) { return .missing(reason) }
        let range = kind.range
        guard let value = CSVNumber.parse(bytes), range.contains(value) else {
            throw .malformed(position(of: column), expected: kind.expectation, found: "'\(text(column))'")
        }
        return .known(value)
    }

    /// Reads the field as a whole number; `nil` for a missing mark.
    func integer(_ column: CSVColumn, marks: MissingMarks) throws(CSVError) -> Int? {
        let bytes = slice(column)
        if marks.reason(bytes) != nil { return nil }
        guard let value = CSVNumber.parse(bytes), let whole = Int(exactly: value) else {
            throw .malformed(position(of: column), expected: "a whole number", found: "'\(text(column))'")
        }
        return whole
    }

    /// Reads the field as a `UNITID`: six digits, or eight for the additional locations that the Scorecard numbers.
    func unitID(_ column: CSVColumn) throws(CSVError) -> UnitID {
        guard let value = CSVNumber.parse(slice(column)), let number = Int32(exactly: value),
            (100_000...99_999_999).contains(number)
        else {
            throw .malformed(
                position(of: column), expected: "a UNITID of six to eight digits", found: "'\(text(column))'")
        }
        return UnitID(number)
    }
}

extension FigureKind {
    var expectation: String {
        let low = CSVNumber.text(range.lowerBound)
        return "a number from \(low) to \(CSVNumber.text(range.upperBound))"
    }
}
