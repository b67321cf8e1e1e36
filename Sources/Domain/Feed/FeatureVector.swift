/// The standardised features of one college for one student: 32 numbers, the first of them 1 (the bias).
public struct FeatureVector: Sendable, Hashable {
    public static let count = 32
    public var lanes: SIMD32<Float>

    public init(_ lanes: SIMD32<Float>) { self.lanes = lanes }

    init(_ numbers: InlineArray<32, Float>) {
        var lanes = SIMD32<Float>.zero
        withUnsafeMutablePointer(to: &lanes) { pointer in
            pointer.withMemoryRebound(to: Float.self, capacity: Self.count) { cells in
                for index in 0..<Self.count { cells[index] = numbers[index] }
            }
        }
        self.lanes = lanes
    }

    public subscript(index: Int) -> Float { lanes[index] }

    /// The numbers in memory: a lane chosen at run time is slow to take out of a vector register.
    @inline(__always)
    func withLanes<Result>(_ body: (UnsafePointer<Float>) -> Result) -> Result {
        withUnsafePointer(to: lanes) { pointer in
            pointer.withMemoryRebound(to: Float.self, capacity: Self.count) { body($0) }
        }
    }
}
