/// The places in a college's name that matter to a search, packed into one number of the index.
///
/// `University of Texas at Austin` may begin a search at `university`, `texas` and `austin`, and its own name ends before
/// `at`. Places beyond the fifteenth word do not count.
struct NamePlaces {
    private(set) var bits: UInt32 = 0

    init(bits: UInt32 = 0) { self.bits = bits }

    /// Not a name of the directory's but what people say.
    var isNickname: Bool {
        get { bits >> 31 != 0 }
        set { bits = bits & ~(1 << 31) | (newValue ? 1 << 31 : 0) }
    }

    /// The words a search may begin with, a bit each.
    var starts: UInt32 { bits & 0x7FFF }

    /// Whether the name proper, without its campus, ends before this word.
    func ends(at word: Int) -> Bool { word < 15 && bits >> UInt32(16 + word) & 1 != 0 }

    mutating func addStart(_ word: Int) { if word < 15 { bits |= 1 << UInt32(word) } }

    /// - Parameter joint: Words between the name and its campus.
    mutating func addCampus(_ word: Int, joinedBy joint: Int) {
        guard word < 15 else { return }
        addStart(word)
        bits |= 1 << UInt32(16 + word - joint)
    }
}
