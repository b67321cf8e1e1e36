/// The places in a college's name that matter to a search, packed into one number of the index.
///
/// `University of Texas at Austin` may begin a search at `university`, `texas` and `austin`, and its own name ends before
/// `at`. Places beyond the sixteenth word do not count.
struct NamePlaces {
    private(set) var bits: UInt32 = 0

    init(bits: UInt32 = 0) { self.bits = bits }

    /// The words a search may begin with, a bit each.
    var starts: UInt32 { bits & 0xFFFF }

    /// Whether the name proper, without its campus, ends before this word.
    func ends(at word: Int) -> Bool { word < 16 && bits >> UInt32(16 + word) & 1 != 0 }

    mutating func addStart(_ word: Int) { if word < 16 { bits |= 1 << UInt32(word) } }

    /// - Parameter joint: Words between the name and its campus.
    mutating func addCampus(_ word: Int, joinedBy joint: Int) {
        guard word < 16 else { return }
        addStart(word)
        bits |= 1 << UInt32(16 + word - joint)
    }
}
