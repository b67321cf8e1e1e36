/// A value on its way into a statement.
enum SQLiteValue: Sendable, Hashable {
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
    case null

    init(_ value: some BinaryInteger) { self = .integer(Int64(value)) }
    init(_ value: Double) { self = .real(value) }
    init(_ value: String) { self = .text(value) }
    init(_ value: [UInt8]) { self = .blob(value) }
    init(_ value: (some BinaryInteger)?) { self = value.map { .integer(Int64($0)) } ?? .null }
    init(_ value: Double?) { self = value.map { .real($0) } ?? .null }
    init(_ value: String?) { self = value.map { .text($0) } ?? .null }
}

extension SQLiteValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    init(integerLiteral value: Int64) { self = .integer(value) }
    init(stringLiteral value: String) { self = .text(value) }
    init(nilLiteral: ()) { self = .null }
}
