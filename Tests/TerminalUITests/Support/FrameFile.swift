import Foundation
import TerminalUI
import Testing

/// Compares what a view draws with `Tests/Frames/NAME.txt`; the variable QUAD_WRITE_FRAMES writes the file instead.
/// Whatever the theme and its colours, what is selected in the frame stands out from the rest.
func expectFrame(
    _ name: String, _ view: some View, _ width: Int, _ height: Int, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let buffer = drawn(view, width, height)
    expectSelection(in: buffer, name, sourceLocation)
    let rows = buffer.rows
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Frames/\(name).txt")
    if ProcessInfo.processInfo.environment["QUAD_WRITE_FRAMES"] != nil {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((rows.joined(separator: "\n") + "\n").utf8).write(to: file)
        return
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    let expected = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    #expect(rows == expected, "the frame \(name)", sourceLocation: sourceLocation)
}

private let themes = Theme.Name.allCases.flatMap { name in Theme.Depth.allCases.map { Theme(name, depth: $0) } }

private func expectSelection(in buffer: CellBuffer, _ name: String, _ sourceLocation: SourceLocation) {
    let selected = Set(buffer.cells.filter { $0.style.role == .selection && $0.cluster != " " }.map(\.style))
    for theme in themes {
        let faint = selected.filter { theme.paint($0).attributes.isDisjoint(with: [.reverse, .bold, .underline]) }
        #expect(faint.isEmpty, "the frame \(name), \(theme)", sourceLocation: sourceLocation)
    }
}
