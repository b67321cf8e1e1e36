/// The band a score falls into.
public enum Grade: UInt8, Sendable, Hashable, CaseIterable, Comparable, Codable {
    /// Below 55: shown as *less fitting*, not as a letter.
    case lessFitting, c, cPlus, bMinus, b, bPlus, aMinus, a, aPlus

    /// The lowest score of each band, best first.
    static let bands: [(floor: Double, grade: Grade)] = [
        (90, .aPlus), (85, .a), (80, .aMinus), (75, .bPlus), (70, .b), (65, .bMinus), (60, .cPlus), (55, .c),
    ]

    /// - Parameter score: 0...100.
    public init(score: Double) {
        self = Grade.bands.first { score >= $0.floor }?.grade ?? .lessFitting
    }

    public static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
}
