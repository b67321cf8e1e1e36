import Domain
import Presentation

/// One question of the reflection after a like.
struct ReflectView: View {
    let state: ReflectState
    let content: ReflectContent

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        let title = content.title.wrapped(to: max(1, area.width), rows: 2)
        for (y, text) in title.enumerated() { Line(text, .title).draw(into: &buffer, in: area, y: y) }
        let foot = content.foot.wrapped(to: max(1, area.width), rows: 2)
        let isRoomy = area.height >= content.rows.count + title.count + foot.count + 2
        let (upper, bottom) = area.split(bottom: area.height > 6 ? foot.count : 0)
        for (y, text) in foot.enumerated() where y < bottom.height {
            Line(text, .muted).draw(into: &buffer, in: bottom, y: y)
        }
        let body = upper.split(top: title.count + (isRoomy ? 1 : 0)).rest
        ListView(state.selection, isFocused: true) { ListRow(Line(content.rows[$0])) }.draw(into: &buffer, in: body)
    }
}
