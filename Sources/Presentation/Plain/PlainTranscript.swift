public import Domain

/// What a screen reader has been told already, so that an event is told by its new lines alone.
public struct PlainTranscript: Sendable, Equatable {
    private var told: [DisplayText] = []

    public init() {}

    /// - Returns: The lines to append, what has focus first; none when nothing that can be read has changed.
    public mutating func append(_ lines: [DisplayText]) -> [DisplayText] {
        let lines = lines.filter { !$0.isEmpty }
        var known: [DisplayText: Int] = [:]
        for line in told { known[line, default: 0] += 1 }
        var new: [DisplayText] = []
        for (index, line) in lines.enumerated() {
            let isKnown = known[line, default: 0] > 0
            if isKnown { known[line, default: 0] -= 1 }
            // What has focus now is told although it stood elsewhere before.
            if !isKnown || index == 0 && line != told.first { new.append(line) }
        }
        told = lines
        return new
    }

    /// Tells everything again the next time, as after Ctrl-L.
    public mutating func reset() { told = [] }
}
