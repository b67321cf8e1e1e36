/// The standardised features of one college for one student: 32 numbers, the first of them 1 (the bias).
public struct FeatureVector: Sendable, Hashable {
    public static let count = 32
    public var lanes: SIMD32<Float>

    public init(_ lanes: SIMD32<Float>) { self.lanes = lanes }

    public subscript(index: Int) -> Float { lanes[index] }
}
