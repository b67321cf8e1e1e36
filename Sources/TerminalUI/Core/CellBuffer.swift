public import Domain
public import Presentation

/// A frame: rows of cells that a view draws into. Takes ``DisplayText`` and nothing else.
public struct CellBuffer: Sendable, Equatable {
    public let width: Int
    public let height: Int
    /// Row by row from the top left; `width * height` of them.
    public private(set) var cells: [Cell]
    /// OSC 8 targets; a style's link counts from 1.
    public private(set) var links: [String] = []
    /// What a click does where; the last one drawn lies on top.
    public private(set) var targets: [ClickTarget] = []
    /// Where the terminal's own cursor stands; hidden when `nil`.
    public var cursor: Point?

    public init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        cells = Array(repeating: .blank, count: self.width * self.height)
    }

    public var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }

    public subscript(x: Int, y: Int) -> Cell { cells[y * width + x] }

    /// Writes one line, clipped to `area`; a wide cluster that does not fit whole is left out. `x` and `y` are relative
    /// to `area`, and `x` may be negative.
    /// - Returns: The column after the text, relative to `area`.
    @discardableResult
    public mutating func write(
        _ text: DisplayText, x: Int = 0, y: Int = 0, style: Style = .text, in area: Rect
    ) -> Int {
        var column = x
        let clip = area.intersection(bounds)
        let row = area.y + y
        guard row >= clip.y, row < clip.bottom else { return column + CellWidth.of(text) }
        if Self.isPlain(text) {
            writePlain(text, x: area.x + column, row: row, style: style, in: clip)
            return column + text.string.utf8.count
        }
        for character in text.string {
            let columns = CellWidth.of(character)
            guard columns > 0 else { continue }
            let start = area.x + column
            column += columns
            guard start < clip.right, start + columns > clip.x else { continue }
            if character.unicodeScalars.count == 1 {
                place(String(character), columns: columns, x: start, row: row, style: style, in: clip)
            } else {
                var x = start
                for piece in CellWidth.pieces(of: character) {
                    place(piece.cluster, columns: piece.columns, x: x, row: row, style: style, in: clip)
                    x += piece.columns
                }
            }
        }
        return column
    }

    /// Fills `area` with one cluster of width 1.
    public mutating func fill(_ area: Rect, with text: DisplayText = " ", style: Style = .text) {
        let clip = area.intersection(bounds)
        guard !clip.isEmpty else { return }
        let filled = Cell(CellWidth.of(text) == 1 ? text.string : " ", style: style)
        for y in clip.y..<clip.bottom { mendEdges(from: clip.x, to: clip.right, row: y) }
        let width = width
        cells.withUnsafeMutableBufferPointer { cells in
            for y in clip.y..<clip.bottom {
                cells[y * width + clip.x..<y * width + clip.right].update(repeating: filled)
            }
        }
    }

    /// Gives the cells of `area` another style, keeping what stands there.
    public mutating func restyle(_ area: Rect, _ change: (inout Style) -> Void) {
        let clip = area.intersection(bounds)
        for y in clip.y..<clip.bottom {
            for x in clip.x..<clip.right { change(&cells[y * width + x].style) }
        }
    }

    /// Registers what a click into `area` asks for, while the mouse is on.
    public mutating func target(_ area: Rect, _ action: Action) {
        targets.append(ClickTarget(area: area.intersection(bounds), action: action))
    }

    /// Forgets the targets below a layer that takes every click.
    public mutating func coverTargets() { targets = [] }

    /// Registers an OSC 8 target and returns the number for ``Style/link``; the same target has one number in a frame.
    public mutating func link(to target: DisplayText) -> UInt16 {
        if let known = links.firstIndex(of: target.string) { return UInt16(known + 1) }
        // A frame has fewer cells than that; what comes after is text without a link.
        guard !target.isEmpty, links.count < Int(UInt16.max) else { return 0 }
        links.append(target.string)
        return UInt16(links.count)
    }

    /// The target behind a style's link, or `nil` for none.
    public func target(of link: UInt16) -> String? { link == 0 ? nil : links[Int(link) - 1] }

    /// The frame as text, a line for each row, blanks kept: what tests and the log show.
    public var lines: [String] {
        (0..<height).map { y in cells[y * width..<(y + 1) * width].reduce(into: "") { $0 += $1.cluster } }
    }

    /// Whether every byte is a printable ASCII character: one column each, nothing to join.
    private static func isPlain(_ text: DisplayText) -> Bool {
        text.string.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }

    /// The clusters of ASCII, made once.
    private static let ascii = (0..<0x7F).map { String(UnicodeScalar(UInt8($0))) }

    private mutating func writePlain(_ text: DisplayText, x: Int, row: Int, style: Style, in clip: Rect) {
        let first = max(x, clip.x)
        let end = min(x + text.string.utf8.count, clip.right)
        guard first < end else { return }
        mendEdges(from: first, to: end, row: row)
        let bytes = text.string.utf8.dropFirst(first - x).prefix(end - first)
        let start = row * width + first
        let ascii = Self.ascii
        cells.withUnsafeMutableBufferPointer { cells in
            for (index, byte) in bytes.enumerated() {
                cells[start + index] = Cell(ascii[Int(byte)], style: style)
            }
        }
    }

    /// Half of a wide cluster must not stay behind when its other half is overwritten.
    private mutating func mendEdges(from first: Int, to end: Int, row: Int) {
        let start = row * width
        if first > 0, cells[start + first].width == 0 {
            cells[start + first - 1] = Cell(style: cells[start + first - 1].style)
        }
        if end < width, cells[start + end].width == 0 { cells[start + end] = Cell(style: cells[start + end].style) }
    }

    private mutating func place(
        _ cluster: String, columns: Int, x: Int, row: Int, style: Style, in clip: Rect
    ) {
        guard columns > 0, x >= clip.x, x + columns <= clip.right else { return }
        put(cluster, columns: columns, x: x, y: row, style: style)
    }

    private mutating func put(_ cluster: String, columns: Int, x: Int, y: Int, style: Style) {
        let index = y * width + x
        mendEdges(from: x, to: x + columns, row: y)
        cells[index] = Cell(cluster, width: UInt8(columns), style: style)
        if columns == 2 { cells[index + 1] = Cell("", width: 0, style: style) }
    }
}

/// A position in cells.
public struct Point: Sendable, Hashable {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}
