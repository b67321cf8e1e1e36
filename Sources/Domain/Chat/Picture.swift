/// A small picture in the 256 colours of a terminal.
public struct Picture: Sendable, Hashable {
    public let width: Int
    public let height: Int
    /// Numbers of the terminal's palette, row by row.
    public let colors: [UInt8]

    /// The darkest colour of the cube.
    public static let black: UInt8 = 16

    /// `nil` unless there is a colour for each pixel.
    public init?(width: Int, height: Int, colors: [UInt8]) {
        guard width > 0, height > 0, colors.count == width * height else { return nil }
        self.init(checked: width, height, colors)
    }

    /// - Parameter rgb: Three bytes a pixel; each becomes the nearest colour of the cube or of the greys.
    public init?(width: Int, height: Int, rgb: some Collection<UInt8>) {
        let bytes = Array(rgb)
        guard width > 0, height > 0, bytes.count == width * height * 3 else { return nil }
        let colors = stride(from: 0, to: bytes.count, by: 3).map {
            Self.nearest(bytes[$0], bytes[$0 + 1], bytes[$0 + 2])
        }
        self.init(checked: width, height, colors)
    }

    private init(checked width: Int, _ height: Int, _ colors: [UInt8]) {
        self.width = width
        self.height = height
        self.colors = colors
    }

    public func color(_ x: Int, _ y: Int) -> UInt8 { colors[y * width + x] }

    /// The same picture in the same shape with at most so many pixels; never enlarged.
    public func fitting(width most: Int, height limit: Int) -> Picture {
        guard width > most || height > limit, most > 0, limit > 0 else { return self }
        let isWider = width * limit > height * most
        let columns = isWider ? most : max(1, width * limit / height)
        let rows = isWider ? max(1, height * most / width) : limit
        // The middle of what falls into one: palette numbers have no mean.
        let colors = (0..<rows).flatMap { y in
            (0..<columns).map { x in color((2 * x + 1) * width / (2 * columns), (2 * y + 1) * height / (2 * rows)) }
        }
        return Picture(checked: columns, rows, colors)
    }

    /// Steps of the colour cube of xterm's palette.
    private static let steps: [Int] = [0, 95, 135, 175, 215, 255]

    static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
        let wanted = [Int(red), Int(green), Int(blue)]
        let cube = wanted.map { value in steps.indices.min { abs(steps[$0] - value) < abs(steps[$1] - value) } ?? 0 }
        let grey = max(0, min(23, (wanted.reduce(0, +) / 3 - 3) / 10))
        func distance(_ color: [Int]) -> Int { zip(color, wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
        let isGrey = distance(Array(repeating: 8 + 10 * grey, count: 3)) < distance(cube.map { steps[$0] })
        return isGrey ? UInt8(232 + grey) : UInt8(16 + 36 * cube[0] + 6 * cube[1] + cube[2])
    }
}

/// Makes small pictures of attachments.
public protocol PicturePreviewing: Sendable {
    /// - Parameters:
    ///   - width: Most pixels across; `height` likewise.
    /// - Returns: `nil` for what is no picture, is too large, or takes too long.
    func preview(_ bytes: [UInt8], width: Int, height: Int) async -> Picture?
}
