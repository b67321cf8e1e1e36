internal import Domain

/// How the shipped tables write a figure: the number, or nothing, `w`, `n/a` for why there is none.
enum TableCell {
    static func text(_ figure: Figure) -> String {
        switch figure {
        case .known(let value): CSVNumber.text(value)
        case .missing(.notReported): ""
        case .missing(.withheld): "w"
        case .missing(.notApplicable): "n/a"
        }
    }

    /// `nil` for what is neither a mark nor a number in the kind's range.
    static func figure(_ bytes: ArraySlice<UInt8>, _ kind: FigureKind) -> Figure? {
        guard let first = bytes.first else { return .missing(.notReported) }
        if first == UInt8(ascii: "w"), bytes.count == 1 { return .missing(.withheld) }
        if first == UInt8(ascii: "n"), bytes.elementsEqual("n/a".utf8) { return .missing(.notApplicable) }
        guard let value = CSVNumber.parse(bytes), kind.range.contains(value) else { return nil }
        return .known(value)
    }
}
