/// Numbers packed one after another, little-endian, as the blobs of the compiled file hold them.
struct PackedBytes {
    private(set) var bytes: [UInt8] = []

    init(reserving count: Int = 0) { bytes.reserveCapacity(count) }

    mutating func append(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ value: Float) { append(value.bitPattern) }
    mutating func append(_ value: Double) { append(value.bitPattern) }

    static func of(_ values: some Sequence<Float>) -> [UInt8] {
        var packed = PackedBytes()
        for value in values { packed.append(value) }
        return packed.bytes
    }

    static func of(_ values: some Sequence<some FixedWidthInteger>) -> [UInt8] {
        var packed = PackedBytes()
        for value in values { packed.append(value) }
        return packed.bytes
    }
}

extension UnsafeRawBufferPointer {
    /// A copy of `count` elements from the element `offset` on, in one move of memory.
    ///
    /// `Element` is a number or a trivial wrapper of one. The platforms that Swift runs on under Linux are little-endian,
    /// which is checked.
    func elements<Element: BitwiseCopyable>(_ type: Element.Type, from offset: Int = 0, count: Int) -> [Element] {
        precondition(Int(littleEndian: 1) == 1, "blobs are little-endian")
        let stride = MemoryLayout<Element>.stride
        precondition((offset + count) * stride <= self.count, "a blob is as long as its rows need")
        return Array(unsafeUninitializedCapacity: count) { target, initialized in
            UnsafeMutableRawBufferPointer(target).copyMemory(
                from: UnsafeRawBufferPointer(rebasing: self[(offset * stride)..<((offset + count) * stride)]))
            initialized = count
        }
    }
}
