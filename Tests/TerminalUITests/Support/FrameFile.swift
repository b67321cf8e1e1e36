import Foundation
import TerminalUI
import Testing

/// Compares what a view draws with `Tests/Frames/NAME.txt`; the variable QUAD_WRITE_FRAMES writes the file instead.
func expectFrame(
    _ name: String, _ view: some View, _ width: Int, _ height: Int, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let rows = frame(view, width, height)
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
