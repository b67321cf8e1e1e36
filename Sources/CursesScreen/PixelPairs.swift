private import CNcurses

/// Colour pairs for pictures, made as they are needed behind those of the roles.
@MainActor
final class PixelPairs {
    private var known: [UInt16: Int16] = [:]
    private var next: Int16
    private let last: Int16

    /// - Parameter first: The first number that is free.
    init(first: Int16) {
        next = first
        last = Int16(clamping: Int(cnc_color_pairs()) - 1)
    }

    /// The pair of an upper and a lower pixel; 0, the terminal's own colours, when no more can be made.
    func pair(of pixels: UInt16) -> Int16 {
        if let pair = known[pixels] { return pair }
        guard next < last else { return 0 }
        let pair = next
        guard init_extended_pair(Int32(pair), Int32(pixels >> 8), Int32(pixels & 255)) == 0 else { return 0 }
        next += 1
        known[pixels] = pair
        return pair
    }
}
