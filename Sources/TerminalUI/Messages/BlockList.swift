import Presentation

/// Entries of one line and more, the selected one in sight; each line answers a click.
struct BlockList: View {
    /// The lines of each entry.
    let blocks: [[Line]]
    let selected: Int

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        guard !area.isEmpty else { return }
        var y = -ConversationListView.top(showing: selected, heights: blocks.map(\.count), height: area.height)
        for (index, block) in blocks.enumerated() {
            for line in block {
                if y >= 0, y < area.height {
                    line.draw(into: &buffer, in: area, y: y)
                    buffer.target(
                        Rect(x: area.x, y: area.y + y, width: area.width, height: 1), .select(row: index))
                }
                y += 1
            }
        }
    }
}
