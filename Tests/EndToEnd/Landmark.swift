import TestSupport
import Testing

/// Words by which a test knows where it is; one place to mend when a screen is reworded.
enum Landmark {
    static let quickStart = "Tell Quad a little"
    static let tour = "Tour, 1 of"
    static let card = "undo"
    /// Above a card: of the deck, or of the calibration.
    static let counters = [" of 2,546", " typical colleges", "1 of 6", "2 of 6", "3 of 6"]
}

extension TmuxSession {
    /// A session that stands on the first card of a guest who skipped everything.
    static func atCard(
        _ program: QuadProgram, columns: Int = 80, rows: Int = 24, arguments: [String] = [],
        environment: [String: String] = [:]
    ) throws -> TmuxSession {
        let session = try TmuxSession(
            program, columns: columns, rows: rows, arguments: ["--seed", "7"] + arguments, environment: environment)
        try session.skipToCard()
        return session
    }

    /// Leaves quick start, calibration and tour, whichever there are.
    func skipToCard() throws {
        guard try wait(until: { $0.contains(Landmark.quickStart) || Landmark.counters.contains(where: $0.contains) })
        else {
            Issue.record("no first screen: \(try screen())")
            return
        }
        guard try screen().contains(Landmark.quickStart) else { return }
        try press("Enter")
        // The tour follows the first quick start, after what was said is saved.
        try wait { $0.contains("Tour, ") }
        try press("Escape")
        try wait { !$0.contains("Tour, ") && !$0.contains(Landmark.quickStart) }
        _ = try settled()
    }
}

extension PseudoTerminal {
    /// Leaves quick start and tour of a fresh data folder; the first card stands then.
    func skipToCard() {
        #expect(wait(for: Landmark.quickStart))
        send("\r")
        // The tour follows the first quick start, after what was said is saved.
        #expect(wait(for: Landmark.tour))
        _ = settle()
        let start = output.count
        send("\u{1B}")
        #expect(waitForOutput(from: start))
        _ = settle()
    }
}

/// A terminal's size that the program must serve.
struct Size: Sendable, CustomTestStringConvertible {
    let columns: Int
    let rows: Int

    static let all = [
        Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
        Size(columns: 200, rows: 60),
    ]

    var testDescription: String { "\(columns)x\(rows)" }
}
