/// Outside text as an export keeps it: whole, with control characters written out so that no reader's terminal obeys
/// them.
public struct EscapedText: Sendable, Hashable {
    /// The text with each control character but newline and tab as `\u{1B}` (its number in hexadecimal).
    public let string: String
    /// How many characters were written out; the export reports it when it is not 0.
    public let count: Int

    public init(_ outside: String) {
        var result = String.UnicodeScalarView()
        var count = 0
        for scalar in outside.unicodeScalars {
            if TextCleaning.isControl(scalar), scalar != "\n", scalar != "\t" {
                result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
                count += 1
            } else {
                result.append(scalar)
            }
        }
        string = String(result)
        self.count = count
    }
}
