import Domain
import Glibc
import TerminalUI

/// Writes what each frame cost into the trace.
@MainActor
struct FrameTrace {
    private let tracing: any Tracing
    private var before: CellBuffer?

    /// - Parameter tracing: `nil`, or one that leaves frames out, traces nothing.
    init?(_ tracing: (any Tracing)?) {
        guard let tracing, tracing.isTracing(.frames) else { return nil }
        self.tracing = tracing
    }

    /// Shows a frame by `show`, and notes what came of it.
    /// - Parameter start: When the making of the frame began.
    mutating func note(_ frame: CellBuffer, since start: ContinuousClock.Instant, show: () -> Void) {
        let made = ContinuousClock.now
        let written = Self.bytesWritten()
        show()
        let shown = ContinuousClock.now
        let bytes = written.flatMap { before in Self.bytesWritten().map { "\($0 - before)" } } ?? "unknown"
        tracing.trace(
            .frames,
            """
            size=\(frame.width)x\(frame.height) cells=\(changes(in: frame)) bytes=\(bytes) \
            draw=\((made - start).traced) write=\((shown - made).traced)
            """)
        before = frame
    }

    /// Cells that differ from the frame before; all of them in the first one, and after a change of size.
    private func changes(in frame: CellBuffer) -> Int {
        guard let before, before.width == frame.width, before.height == frame.height else { return frame.cells.count }
        return zip(before.cells, frame.cells).count { $0 != $1 }
    }

    /// What this thread alone has written so far, as the kernel counts it; curses keeps no count of its own.
    private static func bytesWritten() -> Int? {
        let file = open("/proc/thread-self/io", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 512)
        let count = read(file, &buffer, buffer.count)
        guard count > 0 else { return nil }
        let text = String(decoding: buffer[..<count], as: UTF8.self)
        let line = text.split(separator: "\n").first { $0.hasPrefix("wchar: ") }
        return line.flatMap { Int($0.dropFirst(7)) }
    }
}
