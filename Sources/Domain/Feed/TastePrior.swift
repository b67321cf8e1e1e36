/// What is believed about a student's taste before the first swipe.
///
/// Made-up students with wishes of every kind were asked about every college of the catalogue; the table holds the mean
/// of the weights that describe them and how they vary together. docs/matching.md tells who they are, and
/// `quad bench prior` makes the table anew.
public enum TastePrior {
    public static let posterior = TastePosterior(mean: mean, covariance: covariance)

    /// Real students differ from made-up ones: what varies among those is believed to vary this much more.
    static let doubt = 1.4

    private static let mean = SIMD32<Double>(table[0..<FeatureVector.count])

    /// The table's lower half, mirrored.
    private static let covariance: [Double] = {
        let count = FeatureVector.count
        var full = [Double](repeating: 0, count: count * count)
        var next = count
        for row in 0..<count {
            for column in 0...row {
                full[row * count + column] = doubt * table[next]
                full[column * count + row] = doubt * table[next]
                next += 1
            }
        }
        return full
    }()

    /// Changes whenever a number of the prior does, so that bytes written under another prior are recognised.
    static let digest: UInt64 = (table + [doubt]).reduce(0xCBF2_9CE4_8422_2325) { digest, number in
        (digest ^ number.bitPattern) &* 0x0000_0100_0000_01B3
    }
}
