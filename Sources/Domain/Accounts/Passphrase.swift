/// A passphrase on its way to being checked, in memory that is overwritten when its last owner lets go of it.
///
/// It is filled by one owner and only read afterwards, which is what makes it safe to send. It never becomes a `String`.
public final class Passphrase: @unchecked Sendable {
    /// What `crypt` takes.
    public static let limit = 512
    public static let least = 8

    private let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: Passphrase.limit + 1, alignment: 1)
    /// Bytes of UTF-8.
    public private(set) var count = 0

    public init() { wipe() }

    /// For text that is in memory already; what does not fit makes it too long.
    public convenience init(_ text: String) {
        self.init()
        for byte in text.utf8 { append(byte) }
    }

    deinit {
        wipe()
        memory.deallocate()
    }

    /// One byte more than the limit is kept, so that ``check()`` sees that there were too many.
    public func append(_ byte: UInt8) {
        guard count <= Self.limit else { return }
        memory[count] = byte
        count += 1
    }

    /// Takes back the last character as UTF-8 has it.
    public func removeLast() {
        while count > 0 {
            count -= 1
            let byte = memory[count]
            memory[count] = 0
            if byte & 0xC0 != 0x80 { return }
        }
    }

    /// What the dots on a screen stand for: characters as UTF-8 has them.
    public var characterCount: Int { (0..<min(count, Self.limit)).count { memory[$0] & 0xC0 != 0x80 } }

    /// Overwrites the memory. Kept away from the optimizer, which would leave out writes that nobody reads.
    @inline(never) @_optimize(none)
    public func wipe() {
        for index in 0..<memory.count { memory[index] = 0 }
        count = 0
    }

    /// Lends the bytes, followed by a zero, until `body` returns.
    public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[..<min(count, Self.limit)]))
    }

    /// Takes the same time wherever the two differ.
    public func matches(_ other: Passphrase) -> Bool {
        var difference = count ^ other.count
        for index in 0..<Self.limit { difference |= Int(memory[index] ^ other.memory[index]) }
        return difference == 0
    }

    /// What a new passphrase has to fulfil.
    public func check(for name: AccountName) throws(PassphraseProblem) {
        guard count <= Self.limit else { throw .tooLong(most: Self.limit) }
        guard count >= Self.least else { throw .tooShort(least: Self.least) }
        var distinct: Set<UInt8> = []
        for index in 0..<count {
            guard memory[index] >= 0x20, memory[index] != 0x7F else { throw .controlCharacter }
            distinct.insert(memory[index])
        }
        guard distinct.count > 3 else { throw .tooSimple }
        guard !name.string.utf8.elementsEqual(memory[..<count]) else { throw .isTheName }
    }
}

/// Why a new passphrase can't be taken.
public enum PassphraseProblem: Error, Sendable, Hashable {
    /// In bytes.
    case tooShort(least: Int)
    case tooLong(most: Int)
    case controlCharacter
    /// Three different characters or fewer.
    case tooSimple
    case isTheName
}
