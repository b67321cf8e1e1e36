extension TasteLedger {
    /// Rises with every change of the layout or of the arithmetic behind it.
    private static let layout: UInt64 = 1

    /// The ledger as bytes; `nil` for a log without events. Numbers are little-endian, floating-point ones bit patterns.
    public var snapshot: FeedSnapshot? {
        guard let lastKey else { return nil }
        var bytes = ByteWriter()
        bytes.write(Self.layout)
        bytes.write(TastePrior.digest)
        bytes.write(UInt64(isFrozen ? 1 : 0) | UInt64(canUndo ? 2 : 0) | UInt64(probes ? 0 : 4))
        bytes.write(posterior)
        bytes.write(previous)
        bytes.write(UInt64(order.count))
        for id in order {
            bytes.write(UInt64(UInt32(bitPattern: id.rawValue)) << 1 | UInt64(decisions[id]?.rawValue ?? 0))
        }
        bytes.write(UInt64(starred.count))
        for id in starred.sorted() { bytes.write(UInt64(UInt32(bitPattern: id.rawValue))) }
        bytes.write(UInt64(counters.count))
        for (device, counter) in counters.sorted(by: { $0.key < $1.key }) {
            bytes.write(UInt64(device) << 32 | UInt64(counter))
        }
        return FeedSnapshot(key: lastKey, bytes: bytes.bytes)
    }

    /// `nil` for bytes of another layout, another prior or another length: the log is then folded instead.
    public init?(_ snapshot: FeedSnapshot) {
        var bytes = ByteReader(bytes: snapshot.bytes)
        guard bytes.read() == Self.layout, bytes.read() == TastePrior.digest, let flags = bytes.read(),
            let posterior = bytes.readPosterior(), let previous = bytes.readPosterior(), let decided = bytes.read(),
            decided <= UInt64(snapshot.bytes.count / 8)
        else { return nil }
        self.init()
        self.posterior = posterior
        self.previous = previous
        isFrozen = flags & 1 == 1
        canUndoHidden = flags & 2 == 2
        probes = flags & 4 == 0
        hasHiddenEvents = true
        lastKey = snapshot.key
        for _ in 0..<decided {
            guard let word = bytes.read(), let decision = Decision(rawValue: UInt8(word & 1)) else { return nil }
            let id = UnitID(Int32(truncatingIfNeeded: word >> 1))
            order.append(id)
            decisions[id] = decision
            if decision == .like { likes += 1 }
        }
        guard let stars = bytes.read(), stars <= UInt64(snapshot.bytes.count / 8) else { return nil }
        for _ in 0..<stars {
            guard let word = bytes.read() else { return nil }
            starred.insert(UnitID(Int32(truncatingIfNeeded: word)))
        }
        guard let devices = bytes.read(), devices <= UInt64(snapshot.bytes.count / 8) else { return nil }
        for _ in 0..<devices {
            guard let word = bytes.read() else { return nil }
            counters[UInt32(word >> 32)] = UInt32(truncatingIfNeeded: word)
        }
        guard bytes.isAtEnd else { return nil }
    }
}

private struct ByteWriter {
    var bytes: [UInt8] = []

    mutating func write(_ word: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift))) }
    }

    mutating func write(_ posterior: TastePosterior) {
        for lane in 0..<FeatureVector.count { write(posterior.mean[lane].bitPattern) }
        for number in posterior.covariance { write(number.bitPattern) }
    }
}

private struct ByteReader {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func read() -> UInt64? {
        guard position + 8 <= bytes.count else { return nil }
        defer { position += 8 }
        return (0..<8).reduce(0) { $0 | UInt64(bytes[position + $1]) << UInt64($1 * 8) }
    }

    /// `nil` at the end of the bytes, or for a number that is not finite.
    private mutating func readNumber() -> Double? {
        guard let word = read() else { return nil }
        let value = Double(bitPattern: word)
        return value.isFinite ? value : nil
    }

    mutating func readPosterior() -> TastePosterior? {
        var mean = SIMD32<Double>.zero
        for lane in 0..<FeatureVector.count {
            guard let value = readNumber() else { return nil }
            mean[lane] = value
        }
        var covariance: [Double] = []
        covariance.reserveCapacity(FeatureVector.count * FeatureVector.count)
        for _ in 0..<FeatureVector.count * FeatureVector.count {
            guard let value = readNumber() else { return nil }
            covariance.append(value)
        }
        return TastePosterior(mean: mean, covariance: covariance)
    }
}
