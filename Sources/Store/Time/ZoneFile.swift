internal import Domain

/// Reads a compiled zone of the tz database (`tzfile(5)`, RFC 8536).
enum ZoneFile {
    /// `nil` for a file that can't be read or is none.
    static func rules(at path: String) -> ZoneRules? {
        // A zone that is missing is no failure: the caller says which zone it counts in instead.
        (try? FileBytes.readRaw(path)).flatMap { rules($0) }
    }

    static func rules(_ bytes: [UInt8]) -> ZoneRules? {
        guard let first = Block(bytes, at: 0, width: 4) else { return nil }
        guard first.version >= 2 else { return first.rules(footer: nil) }
        // The second block holds the same with 64-bit times, and a rule for all years to come.
        guard let second = Block(bytes, at: first.end, width: 8) else { return nil }
        let rest = bytes[second.end...]
        var footer: String?
        if rest.first == 0x0A, let end = rest.dropFirst().firstIndex(of: 0x0A) {
            footer = String(decoding: rest[(second.end + 1)..<end], as: UTF8.self)
        }
        return second.rules(footer: footer)
    }

    private struct Block {
        let version: Int
        let end: Int
        private let bytes: [UInt8]
        private let start: Int
        private let width: Int
        private let counts: [Int]

        private var times: Int { counts[3] }
        private var types: Int { counts[4] }

        /// `nil` when the header does not fit the bytes.
        init?(_ bytes: [UInt8], at start: Int, width: Int) {
            guard bytes.count >= start + 44, bytes[start..<start + 4].elementsEqual("TZif".utf8) else { return nil }
            self.bytes = bytes
            self.width = width
            self.start = start + 44
            version = bytes[start + 4] >= 0x32 ? 2 : 1
            counts = (0..<6).map { Int(Self.signed(bytes, start + 20 + $0 * 4, 4)) }
            guard counts.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
            let data =
                counts[3] * (width + 1) + counts[4] * 6 + counts[5] + counts[2] * (width + 4) + counts[1] + counts[0]
            end = self.start + data
            guard bytes.count >= end, counts[4] > 0 else { return nil }
        }

        func rules(footer: String?) -> ZoneRules? {
            var changes: [ZoneRules.Change] = []
            for index in 0..<times {
                let type = Int(bytes[start + times * width + index])
                guard type < types else { return nil }
                changes.append(
                    ZoneRules.Change(
                        start: Self.signed(bytes, start + index * width, width), offset: offset(of: type)))
            }
            let tail = footer.flatMap { $0.isEmpty ? nil : YearlyZone(posix: $0) }
            return ZoneRules(first: offset(of: 0), changes: changes, tail: tail)
        }

        private func offset(of type: Int) -> Int64 { Self.signed(bytes, start + times * (width + 1) + type * 6, 4) }

        /// Big-endian, two's complement.
        private static func signed(_ bytes: [UInt8], _ start: Int, _ width: Int) -> Int64 {
            let value = bytes[start..<start + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return width == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
        }
    }
}
