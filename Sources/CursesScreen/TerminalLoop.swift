/// The one source of what happens: keys, sizes, signals and the next deadline, in order.
///
/// A thread of its own waits in `poll(2)` and wakes the main actor, which alone calls curses. Between events nothing
/// runs. Made after the screen and stopped before it leaves:
///
///     while let event = await loop.next() { … }
@MainActor
public final class TerminalLoop {
    /// Times of waiting, adjustable for slow lines.
    public struct Patience: Sendable, Hashable {
        /// How long after an Esc the rest of a sequence may still come.
        public var escape: Duration
        /// How long a paste may pause before it is taken as it stands.
        public var paste: Duration

        public init(escape: Duration = .milliseconds(40), paste: Duration = .seconds(2)) {
            self.escape = escape
            self.paste = paste
        }
    }

    /// The earliest of all deadlines: ``TerminalEvent/wake`` comes then, once. `nil` waits for events alone.
    public var nextWake: ContinuousClock.Instant? {
        get { reader.nextWake }
        set { reader.nextWake = newValue }
    }

    /// Whether another event is here already. A frame drawn now would be out of date at once: handle first, then draw.
    public var hasWaiting: Bool { !reader.mailbox.isEmpty }

    private let reader: InputReader
    private weak var screen: CursesScreen?

    /// Starts to listen.
    /// - Parameter screen: Told of sizes and of coming back before the events are handed out.
    public init(screen: CursesScreen?, input: Int32 = 0, patience: Patience = Patience()) throws(TerminalError) {
        guard let reader = InputReader(input: input, patience: patience) else { throw .notATerminal }
        self.reader = reader
        self.screen = screen
        SignalPipe.install(writingTo: reader.wakeDescriptor)
        // A size that came before anybody listened.
        screen?.fitIfOutgrown()
        guard reader.start() else {
            SignalPipe.remove()
            throw .notATerminal
        }
    }

    isolated deinit { stop() }

    /// The next event, waiting for it; `nil` after ``TerminalEvent/hangup`` or ``stop()``.
    public func next() async -> TerminalEvent? {
        let event = await reader.mailbox.next()
        switch event {
        case .resized: screen?.fit()
        case .resumed: screen?.resume()
        default: break
        }
        return event
    }

    /// Gives the terminal to another program until `body` returns, then takes it back: draw a whole frame.
    public func lend(_ body: () -> Void) {
        guard !hasStopped else { return }
        reader.pause()
        SignalPipe.remove()
        if let screen { screen.lend(body) } else { body() }
        SignalPipe.install(writingTo: reader.wakeDescriptor)
        // Without its thread nothing would arrive any more: better to end as if the terminal were gone.
        if !reader.start() { reader.mailbox.close() }
    }

    /// Ends listening; signals mean again what they do by default.
    public func stop() {
        guard !hasStopped else { return }
        hasStopped = true
        SignalPipe.remove()
        reader.stop()
    }

    private var hasStopped = false
}
