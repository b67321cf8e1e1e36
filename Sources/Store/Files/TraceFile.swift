public import Domain

/// The trace: one line for each event, in a file of its own that is bounded as the log is.
public final class TraceFile: Tracing {
    /// Bytes after which the file is put aside as `quad.trace.1`.
    public static let sizeLimit = 16 * 1_048_576

    private let topics: Set<TraceTopic>
    private let file: LogFile

    public init(path: String, topics: Set<TraceTopic>, clock: any WallClock, sizeLimit: Int = TraceFile.sizeLimit) {
        self.topics = topics
        file = LogFile(path: path, clock: clock, sizeLimit: sizeLimit)
    }

    public func isTracing(_ topic: TraceTopic) -> Bool { topics.contains(topic) }

    public func trace(_ topic: TraceTopic, _ line: @autoclosure () -> DisplayText) {
        guard topics.contains(topic) else { return }
        file.write(DisplayText(topic.rawValue + " ") + line())
    }
}
