/// A JSON document as it was written: members in their order, numbers by their digits.
public enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    /// The digits as they stood, so that nothing is rounded on the way through.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
}

/// One `"key": value` of an object. Members are equal wherever they stood.
public struct JSONMember: Sendable, Hashable {
    public let key: String
    public let value: JSONValue
    /// Where the key stood, from 1; 0 for a member that was not read from a text.
    public let line: Int

    public init(_ key: String, _ value: JSONValue, line: Int = 0) {
        self.key = key
        self.value = value
        self.line = line
    }

    public static func == (left: JSONMember, right: JSONMember) -> Bool {
        left.key == right.key && left.value == right.value
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(value)
    }
}

extension JSONValue {
    public static func number(_ value: some BinaryInteger) -> JSONValue { .number(String(value)) }

    /// JSON has no infinity and no NaN: both become null.
    public static func number(_ value: Double) -> JSONValue {
        guard value.isFinite else { return .null }
        return value.rounded() == value && value.magnitude < 1e15 ? .number(String(Int64(value))) : .number("\(value)")
    }
}
