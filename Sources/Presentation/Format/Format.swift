public import Domain
import Resources

/// Turns values into words and numbers of one language; apart from placing them on a screen.
public struct Format: Sendable, Equatable {
    public let words: Words
    public let units: Configuration.LengthUnit

    /// - Parameter units: How distances are shown; as the language has it when `nil`.
    public init(_ words: Words = Words(), units: Configuration.LengthUnit? = nil) {
        self.words = words
        self.units = units ?? (words.language == .vietnamese ? .kilometers : .miles)
    }

    var isVietnamese: Bool { words.language == .vietnamese }

    /// Whole number with the language's grouping: `2,546` or `2.546`; U+2212 for minus.
    public func integer(_ value: Int) -> DisplayText {
        let digits = Array(String(value.magnitude).utf8)
        var text = value < 0 ? "−" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += isVietnamese ? "." : "," }
            text.unicodeScalars.append(Unicode.Scalar(digit))
        }
        return DisplayText(text)
    }

    /// One digit after the point: `4.2` or `4,2`; a whole number keeps its zero.
    public func tenths(_ tenths: Int) -> DisplayText {
        let sign: DisplayText = tenths < 0 ? "−" : ""
        let whole = integer(Int(tenths.magnitude / 10))
        return sign + whole + (isVietnamese ? "," : ".") + integer(Int(tenths.magnitude % 10))
    }

    /// Like ``tenths(_:)``, with a sign on both sides of zero: `+4.2`, `−3.0`, `±0.0`.
    public func signedTenths(_ value: Int) -> DisplayText {
        value == 0 ? "±" + tenths(0) : value > 0 ? "+" + tenths(value) : tenths(value)
    }

    /// `+4`, `−2` or `±0`.
    public func signed(_ value: Int) -> DisplayText {
        value == 0 ? "±0" : value > 0 ? "+" + integer(value) : integer(value)
    }

    /// Whole US dollars: `$24,910` or `24.910 $`.
    public func money(_ dollars: Int) -> DisplayText {
        let sign: DisplayText = dollars < 0 ? "−" : ""
        let amount = integer(Int(clamping: dollars.magnitude))
        return isVietnamese ? sign + amount + " $" : sign + "$" + amount
    }

    /// Thousands for the end of an axis: `$30k` or `30k $`.
    public func thousands(_ dollars: Int) -> DisplayText {
        let amount = integer(dollars / 1_000) + (dollars == 0 ? "" : "k")
        return isVietnamese ? amount + " $" : "$" + amount
    }

    /// - Parameter value: 0...1; below a tenth one digit is kept, and something is never shown as nothing.
    public func share(_ value: Double) -> DisplayText {
        guard let perMille = Format.whole(value * 1_000) else { return missing(.notReported) }
        if perMille == 0, value > 0 { return words(.formatUnderTenthPercent) }
        return hundredths(value) + " %"
    }

    /// The number of ``share(_:)`` without its sign: `31` of 100.
    public func hundredths(_ value: Double) -> DisplayText {
        guard let perMille = Format.whole(value * 1_000) else { return missing(.notReported) }
        let keepsTenth = perMille.magnitude < 100 && perMille % 10 != 0
        return keepsTenth ? tenths(perMille) : integer(Format.whole(value * 100) ?? 0)
    }

    public func distance(miles: Int) -> DisplayText {
        switch units {
        case .miles: return words.plural(.formatMiles, miles, integer(miles))
        case .kilometers:
            let amount = Int((Double(miles) * 1.609344).rounded())
            return words.plural(.formatKilometers, amount, integer(amount))
        }
    }

    /// `nil` for what no whole number can hold: not a number, infinite, beyond any figure's range.
    static func whole(_ value: Double) -> Int? {
        value.isFinite && value.magnitude < 1e15 ? Int(value.rounded()) : nil
    }
}
