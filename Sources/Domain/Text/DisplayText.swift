/// Text that is safe to put on a terminal: the only way from outside text to a cell, a title, a notice or a log line.
///
/// It is one line: a line break or tab of the outside text is a space here. Other control characters, bidirectional
/// controls and invisible characters are gone, invalid UTF-8 is U+FFFD, and a run of combining marks is bounded. A
/// string literal of our own source needs no cleaning.
public struct DisplayText: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// The cleaned text, in its original order.
    public let string: String

    /// Cleans text that came from outside the source code.
    public init(_ outside: String) { string = TextCleaning.clean(outside) }

    /// Cleans bytes that should be UTF-8; each part that is not becomes U+FFFD.
    public init(bytes: some Sequence<UInt8>) { self.init(String(decoding: Array(bytes), as: UTF8.self)) }

    /// The lines of a text from outside, each cleaned; empty lines stay, and a final line break opens no further one.
    public static func lines(of outside: String) -> [DisplayText] {
        var lines = outside.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { DisplayText(String($0)) }
    }

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
