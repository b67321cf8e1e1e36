/// What can be traced while the program runs: `--trace state,net,frames`.
public enum TraceTopic: String, Sendable, Hashable, CaseIterable {
    /// Which action ran, and what had focus after it.
    case state
    /// What was sent to other processes and servers, and what came back.
    case net
    /// What each frame cost: cells, bytes, times.
    case frames
}

/// Takes lines about what the program does, for whoever looks for a fault.
///
/// A line holds names of the program's own, counts and times: never a body, a token, or text that a person wrote.
public protocol Tracing: Sendable {
    func isTracing(_ topic: TraceTopic) -> Bool
    /// Drops the line when its topic isn't traced.
    func trace(_ topic: TraceTopic, _ line: @autoclosure () -> DisplayText)
}

extension Duration {
    /// As every trace line writes a time: `0.412ms`.
    public var traced: DisplayText {
        let (seconds, attoseconds) = components
        let micros = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
        let rest = String(micros % 1_000)
        return "\(micros / 1_000).\(String(repeating: "0", count: max(0, 3 - rest.count)))\(rest)ms"
    }
}
