/// Text that is safe to put on a terminal: the only way from outside text to a cell, a title, a notice or a log line.
///
/// C0, C1 and DEL are gone, invalid UTF-8 is U+FFFD, bidirectional controls are isolated and removed, and a run of
/// combining marks is bounded. A string literal of our own source needs no cleaning.
public struct DisplayText: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// The cleaned text, in its original order.
    public let string: String

    /// Cleans text that came from outside the source code.
    public init(_ outside: String) { string = TextCleaning.clean(outside) }

    /// Takes a literal of the source code as it stands.
    public init(stringLiteral value: String) { string = value }

    public init(stringInterpolation: Interpolation) { string = stringInterpolation.text }

    /// Joins pieces that are already clean.
    public static func + (left: DisplayText, right: DisplayText) -> DisplayText {
        DisplayText(clean: left.string + right.string)
    }

    public var isEmpty: Bool { string.isEmpty }

    package init(clean: String) { string = clean }

    /// Builds a text whose literal parts are ours and whose values are cleaned one by one.
    public struct Interpolation: StringInterpolationProtocol {
        var text: String

        public init(literalCapacity: Int, interpolationCount: Int) {
            text = ""
            text.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ value: DisplayText) { text += value.string }
        public mutating func appendInterpolation(_ value: String) { text += DisplayText(value).string }
        public mutating func appendInterpolation(_ value: some BinaryInteger) { text += String(value) }
    }
}
