/// The logistic function from additions, multiplications and divisions alone.
///
/// A libm may round the last bit of `exp` its own way; these steps are fixed by IEEE 754, so what is learned from a log
/// is the same on every machine.
enum Logistic {
    static func sigmoid(_ x: Double) -> Double {
        let bounded = max(-40, min(40, x))
        return 1 / (1 + exp(-bounded))
    }

    /// e^x for |x| ≤ 40, to about 1e-15 relative: 2^k · e^r with |r| ≤ ln 2 / 2 and a Taylor polynomial for e^r.
    static func exp(_ x: Double) -> Double {
        let k = (x * 1.442_695_040_888_963_4).rounded()
        let r = (x - k * 0.693_147_180_369_123_8) - k * 1.908_214_929_270_587_7e-10
        var sum = 1.0
        var n = 13.0
        while n >= 1 {
            sum = 1 + r * sum / n
            n -= 1
        }
        return sum * Double(sign: .plus, exponent: Int(k), significand: 1)
    }
}
