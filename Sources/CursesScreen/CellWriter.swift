internal import CNcurses
internal import TerminalUI

/// Hands cells to a curses window.
struct CellWriter {
    let window: UnsafeMutablePointer<WINDOW>
    let theme: Theme
    let usesColor: Bool
    let usesUTF8: Bool
    private var lastStyle: Style?
    private var lastPaint = Paint()

    init(window: UnsafeMutablePointer<WINDOW>, theme: Theme, usesColor: Bool, usesUTF8: Bool) {
        self.window = window
        self.theme = theme
        self.usesColor = usesColor
        self.usesUTF8 = usesUTF8
    }

    /// Draws a cell, in all of its columns whatever its cluster turns out to be.
    mutating func put(_ cell: Cell, x: Int, y: Int) {
        if cell.style != lastStyle {
            lastStyle = cell.style
            lastPaint = theme.paint(cell.style)
        }
        let columns = Int(cell.width)
        let text = usesUTF8 ? CellWidth.drawn(cell.cluster) : AsciiForm.of(cell.cluster, columns: columns)
        wmove(window, Int32(y), Int32(x))
        var used = 0
        var group: [wchar_t] = []
        for scalar in text.unicodeScalars {
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
        guard !group.isEmpty else { return }
        var cell = cchar_t()
        let pair: Int16 = usesColor && lastPaint.foreground != nil ? (lastStyle ?? .text).role.pair : 0
        setcchar(&cell, group + [0], attributes, pair, nil)
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
