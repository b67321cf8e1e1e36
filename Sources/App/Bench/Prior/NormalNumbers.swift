import Domain
import Glibc

/// Random numbers for made-up students; the same from the same seed.
struct NormalNumbers {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// 0 up to, but not, 1.
    mutating func uniform() -> Double { Double(generator.next() >> 11) * 0x1p-53 }

    /// Box and Muller's way, one of the two numbers.
    mutating func normal() -> Double { (-2 * log(1 - uniform())).squareRoot() * cos(2 * .pi * uniform()) }

    /// An index, as likely as its share of the sum.
    mutating func choice(_ shares: [Double]) -> Int {
        var rest = uniform() * shares.reduce(0, +)
        for (index, share) in shares.enumerated() {
            rest -= share
            if rest < 0 { return index }
        }
        return shares.count - 1
    }
}
