/// The code by which family or a counselor reads a shortlist, and nothing else.
public enum ShareCode {
    /// The setting that holds it; taking the setting away revokes it.
    public static let key = "share.shortlist"

    /// A hundred random bits.
    public static func random(using generator: inout some RandomNumberGenerator) -> OneTimeCode {
        let count = OneTimeCode.randomCount(.share)
        return OneTimeCode(.share, random: (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
}
