/// Why a text is not JSON, and where.
public struct JSONError: Error, Sendable, Hashable {
    public enum Reason: Sendable, Hashable {
        /// The text stops in the middle.
        case unexpectedEnd
        /// Something else should stand here.
        case unexpected(Unicode.Scalar)
        case invalidNumber
        case invalidEscape
        case invalidUTF8
        /// A control character stands in a string unescaped.
        case controlCharacter
        case tooDeep
        /// Something follows the document.
        case trailing
    }

    public let reason: Reason
    /// From 1.
    public let line: Int
    /// In characters, from 1.
    public let column: Int
}
