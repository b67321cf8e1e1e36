import Domain
import Glibc
import Services
import Synchronization

/// How far an update is, on standard error: one line that is written over on a terminal, a line now and then elsewhere.
final class CatalogProgress: Sendable {
    private let isTerminal = isatty(2) == 1
    /// Tenths that were told elsewhere, and whether a line is open on the terminal.
    private let state = Mutex((tenth: -1, isOpen: false))

    func tell(_ progress: CatalogUpdateService.Progress) {
        switch progress {
        case .resumed(let pages): line("Going on after \(pages) pages that were fetched before.")
        case .waiting(let seconds, let error):
            line("\(CatalogUpdateText.sentence(error)) Trying again in \(seconds) s.")
        case .fetched(let colleges, let total):
            let text = "Fetched \(colleges) of \(total) colleges"
            let tenth = colleges * 10 / max(1, total)
            state.withLock { state in
                if isTerminal {
                    Output.write("\r\u{1B}[K" + text, to: 2)
                    state.isOpen = true
                } else if tenth != state.tenth {
                    Output.write(text + "\n", to: 2)
                }
                state.tenth = tenth
            }
        }
    }

    /// Leaves a line of its own behind.
    func end() {
        state.withLock { state in
            if state.isOpen { Output.write("\n", to: 2) }
            state.isOpen = false
        }
    }

    private func line(_ text: String) {
        end()
        Output.write(text + "\n", to: 2)
    }
}

/// Sleeps as long as it is told.
struct SleepingPause: Pausing {
    func pause(milliseconds: Int64) async {
        // Cancelled, it returns early, as it should.
        try? await Task.sleep(for: .milliseconds(milliseconds))
    }
}
