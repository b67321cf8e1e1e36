internal import CNcurses
internal import TerminalUI

/// Hands cells to a curses window.
@MainActor
struct CellWriter {
    let window: UnsafeMutablePointer<WINDOW>
    let theme: Theme
    let usesColor: Bool
    let usesUTF8: Bool
    let pixels: PixelPairs
    private var lastStyle: Style?
    private var lastPaint = Paint()

    init(window: UnsafeMutablePointer<WINDOW>, theme: Theme, usesColor: Bool, usesUTF8: Bool, pixels: PixelPairs) {
        self.window = window
        self.theme = theme
        self.usesColor = usesColor
        self.usesUTF8 = usesUTF8
        self.pixels = pixels
    }

    /// Draws a cell, in all of its columns whatever its cluster turns out to be.
    mutating func put(_ cell: Cell, x: Int, y: Int) {
        if cell.style != lastStyle {
            lastStyle = cell.style
            lastPaint = theme.paint(cell.style)
        }
        wmove(window, Int32(y), Int32(x))
        if let byte = cell.cluster.utf8.first, byte >= 0x20, byte < 0x7F, cell.cluster.utf8.count == 1 {
            add(wchar_t(byte))
            return
        }
        let columns = Int(cell.width)
        let text = usesUTF8 ? CellWidth.drawn(cell.cluster) : AsciiForm.of(cell.cluster, columns: columns)
        let scalars = text.unicodeScalars
        if columns == 1, let only = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex,
            CellWidth.columns(only) == 1, cnc_width(wchar_t(bitPattern: only.value)) == 1
        {
            add(wchar_t(bitPattern: only.value))
            return
        }
        var used = 0
        var group: [wchar_t] = []
        for scalar in scalars {
            if CellWidth.isSpacing(scalar) {
                add(group)
                group.removeAll(keepingCapacity: true)
                let wide = CellWidth.columns(scalar)
                guard used + wide <= columns else { break }
                if cnc_width(wchar_t(bitPattern: scalar.value)) == wide {
                    group.append(wchar_t(bitPattern: scalar.value))
                } else {
                    // The C library of this system is older than the character: curses would place it wrongly.
                    add([63])
                    for _ in 1..<max(1, wide) { add([32]) }
                }
                used += wide
            } else if !group.isEmpty, group.count < Int(CCHARW_MAX), cnc_width(wchar_t(bitPattern: scalar.value)) == 0 {
                group.append(wchar_t(bitPattern: scalar.value))
            }
        }
        add(group)
        while used < columns {
            add([32])
            used += 1
        }
    }

    private func add(_ group: [wchar_t]) {
        if !group.isEmpty { add(terminated: group + [0]) }
    }

    /// Most cells hold one character: no array is made for it.
    private func add(_ character: wchar_t) {
        withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: 2) { cell in
            cell[0] = character
            cell[1] = 0
            if let start = cell.baseAddress { add(terminated: start) }
        }
    }

    private func add(terminated characters: UnsafePointer<wchar_t>) {
        var cell = cchar_t()
        let style = lastStyle ?? .text
        var pair: Int16 = usesColor && lastPaint.foreground != nil ? style.role.pair : 0
        if style.role == .picture, usesColor { pair = pixels.pair(of: style.pixels) }
        setcchar(&cell, characters, attributes, pair, nil)
        // In the last column of the last row it fails to move on, having written the cell.
        wadd_wch(window, &cell)
    }

    private var attributes: attr_t {
        var result: attr_t = 0
        if lastPaint.attributes.contains(.bold) { result |= cnc_bold }
        if lastPaint.attributes.contains(.dim) { result |= cnc_dim }
        if lastPaint.attributes.contains(.underline) { result |= cnc_underline }
        if lastPaint.attributes.contains(.reverse) { result |= cnc_reverse }
        return result
    }
}
