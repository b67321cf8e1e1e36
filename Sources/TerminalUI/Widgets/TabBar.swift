public import Domain

/// One tab: the key that opens it, its name, and a number or mark behind it.
public struct Tab: Sendable, Hashable {
    public var key: DisplayText
    public var title: DisplayText
    /// `3`, `2!` or nothing.
    public var badge: DisplayText
    /// The badge wants the student: a deadline, an unread message.
    public var needsAttention: Bool

    public init(key: DisplayText = "", title: DisplayText, badge: DisplayText = "", needsAttention: Bool = false) {
        self.key = key
        self.title = title
        self.badge = badge
        self.needsAttention = needsAttention
    }
}

/// Tabs in a row, the open one in brackets. Where they do not all fit, the others keep their key and badge alone.
public struct TabBar: View {
    let tabs: [Tab]
    let selected: Int

    public init(_ tabs: [Tab], selected: Int) {
        self.tabs = tabs
        self.selected = selected
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        let row = area.split(top: 1).top
        buffer.fill(row)
        guard !row.isEmpty else { return }
        line(columns: row.width).draw(into: &buffer, in: row)
    }

    /// The tabs as they stand in so many columns.
    public func line(columns: Int) -> Line {
        let full = line(isShort: false)
        if full.width <= columns { return full }
        let short = line(isShort: true)
        if short.width <= columns || !tabs.indices.contains(selected) { return short }
        return framed(content(tabs[selected], isShort: false, isSelected: true), isSelected: true)
    }

    /// The columns that each tab takes, for clicks; none where only the open one is shown.
    func columns(in width: Int) -> [Range<Int>] {
        for isShort in [false, true] where line(isShort: isShort).width <= width {
            var start = 0
            return tabs.indices.map { index in
                let isSelected = index == selected
                let short = isShort && !isSelected
                let taken = framed(content(tabs[index], isShort: short, isSelected: isSelected), isSelected: isSelected)
                defer { start += taken.width + (isShort ? 0 : 1) }
                return start..<(start + taken.width)
            }
        }
        return []
    }

    private func line(isShort: Bool) -> Line {
        var line = Line([])
        for (index, tab) in tabs.enumerated() {
            if index > 0, !isShort { line = line + Line(" ") }
            let isSelected = index == selected
            line =
                line
                + framed(content(tab, isShort: isShort && !isSelected, isSelected: isSelected), isSelected: isSelected)
        }
        return line
    }

    private func framed(_ content: Line, isSelected: Bool) -> Line {
        let style = Style(.accent, .bold)
        return Line(isSelected ? "[" : " ", style) + content + Line(isSelected ? "]" : " ", style)
    }

    private func content(_ tab: Tab, isShort: Bool, isSelected: Bool) -> Line {
        let style = isSelected ? Style(.accent, .bold) : .muted
        let mark = tab.needsAttention ? Style(.attention, .bold) : style
        if isShort {
            let name = tab.key.isEmpty ? tab.title.prefix(columns: 1) : tab.key
            return tab.badge.isEmpty ? Line(name, style) : [Span(name, style), Span("(" + tab.badge + ")", mark)]
        }
        var spans = [Span(tab.key.isEmpty ? tab.title : tab.key + " " + tab.title, style)]
        if !tab.badge.isEmpty { spans.append(Span(" " + tab.badge, mark)) }
        return Line(spans)
    }
}
