private import CNcurses
public import Domain
private import Glibc
public import TerminalUI

/// The terminal, through curses: the only type that draws on it.
///
/// Made once, it owns the terminal until ``leave()``: alternate screen, raw keys, bracketed paste, focus reports. It
/// keeps the last frame and tells curses only the cells that changed; curses sends the fewest bytes for them.
@MainActor
public final class CursesScreen: Screen {
    public private(set) var size: (width: Int, height: Int)
    /// When the last bytes of the latest frame were written. A key that was read before this instant was pressed by
    /// someone who had not seen that frame.
    public private(set) var shownAt = ContinuousClock.now
    /// Whether the terminal is sent UTF-8; otherwise every cell is shown in ASCII.
    public let usesUTF8: Bool
    /// The terminfo entry in use: `TERM`, or the common one that took its place.
    public let terminal: String

    /// Changing it repaints in the new colours with the next frame.
    public var theme: Theme.Name {
        didSet {
            guard theme != oldValue else { return }
            palette = Theme(theme, depth: depth)
            definePairs()
            shown = nil
        }
    }
    /// Whether the mouse is captured; off, the terminal selects text by itself.
    public var isMouseOn: Bool {
        didSet { if isMouseOn != oldValue, !isEntering { TerminalOutput.write(EscapeSequence.mouse(isMouseOn)) } }
    }
    public var configuration: TerminalConfiguration
    public let depth: Theme.Depth
    /// Pictures can be drawn: there are 256 colours, and half blocks.
    public var showsPictures: Bool { depth == .full && usesUTF8 }
    let environment: TerminalEnvironment

    private let handle: OpaquePointer
    private let output: FrameOutput
    private let window: UnsafeMutablePointer<WINDOW>
    private var palette: Theme
    private var shellModes = termios()
    private var redirection: ErrorRedirection?
    /// What the terminal shows; `nil` when that is not known and everything must be sent.
    private var shown: CellBuffer?
    /// The modes curses does not know are sent with the first frame.
    private var isEntering = true
    private var hasLeft = false
    private var hasTitle = false
    /// Curses knows how many there can be once its colours are set up.
    private lazy var pixels = PixelPairs(first: Int16(Role.allCases.count) + 1)
    /// Until when an answer on the background counts; `nil` when none was asked for, or it is here.
    private var answerLimit: ContinuousClock.Instant?

    /// By then somebody has begun to read, and would be startled.
    private static let answerTime = Duration.seconds(2)

    /// Takes the terminal over. Nothing is drawn before the first frame.
    public init(
        _ configuration: TerminalConfiguration = TerminalConfiguration(),
        environment: TerminalEnvironment = .current
    ) throws(TerminalError) {
        guard isatty(0) == 1, isatty(1) == 1 else { throw .notATerminal }
        guard environment.term != "dumb" else { throw .dumb }
        tcgetattr(0, &shellModes)
        usesUTF8 = TerminalLocale.adopt(environment)
        let output = FrameOutput()
        guard let (handle, terminal) = Self.open(environment.candidates, output.descriptor), let window = cnc_window()
        else { throw .unknownTerminal(environment.term) }
        self.handle = handle
        self.output = output
        self.terminal = terminal
        self.window = window
        self.configuration = configuration
        self.environment = environment
        theme = configuration.theme
        isMouseOn = configuration.mouse
        size = Self.measure()
        let colors = Theme.Depth(colors: Int(tigetnum("colors")))
        depth =
            environment.noColor || !has_colors()
            ? .none : colors.rawValue < configuration.colors.rawValue ? colors : configuration.colors
        palette = Theme(theme, depth: depth)
        setUpCurses()
        takeOver()
    }

    /// Sends what differs from the frame before.
    public func show(_ frame: CellBuffer) {
        guard !hasLeft else { return }
        let before = shown.flatMap { $0.width == frame.width && $0.height == frame.height ? $0 : nil }
        if before == nil { werase(window) }
        let hasLinks = !frame.links.isEmpty || before?.links.isEmpty == false
        // A terminal moves links along with the cells it scrolls or shifts, and curses does not know of them.
        idlok(window, !hasLinks)
        idcok(window, !hasLinks)
        let cells = output.gather {
            drawChanges(from: before, to: frame)
            placeCursor(frame.cursor)
            wnoutrefresh(window)
            doupdate()
        }
        let links = hasLinks && linksAllowed ? LinkWriter(theme: palette, ascii: !usesUTF8).bytes(before, frame) : ""
        TerminalOutput.write(cells + Array((enteringModes() + links).utf8))
        shown = frame
        shownAt = .now
    }

    /// Clears the terminal and sends everything anew with the next frame.
    public func repaint() {
        clearok(window, true)
        shown = nil
    }

    /// Looks at the terminal's size again; the next frame is sent whole. ``TerminalLoop`` calls it on `.resized`.
    public func fit() {
        let now = Self.measure()
        if now != size {
            resizeterm(Int32(now.height), Int32(now.width))
            size = now
        }
        repaint()
    }

    /// Takes the terminal's answer on its background. It counts once, in time, and not against a theme chosen since.
    ///
    /// - Returns: Whether the theme changed, so that a frame has to be drawn.
    public func learnBackground(isLight: Bool) -> Bool {
        guard let limit = answerLimit, .now < limit, theme == configuration.theme else { return false }
        answerLimit = nil
        let before = theme
        theme = isLight ? .light : .dark
        configuration.theme = theme
        return theme != before
    }

    /// Like ``fit()``, where the terminal has another size than the screen knows.
    func fitIfOutgrown() { if Self.measure() != size { fit() } }

    // MARK: Leaving and coming back

    /// Gives the terminal back in the state it was found in. Does nothing the second time.
    public func leave() {
        guard !hasLeft else { return }
        hasLeft = true
        giveBack()
        delscreen(handle)
    }

    /// Stops the program until the shell continues it, with one line that tells how; then takes the terminal over again.
    ///
    /// - Returns: `false`, having done nothing, where no shell could continue the program. Otherwise, back again, the
    ///   size may have changed: draw a whole frame.
    public func suspend() -> Bool {
        guard !hasLeft, getsid(0) != getpid() else { return false }
        giveBack()
        TerminalOutput.write(configuration.suspendMessage.string + "\r\n")
        SignalPipe.stopProcess()
        resume()
        return true
    }

    /// Takes the terminal over after the process was stopped and continued from outside.
    public func resume() {
        guard !hasLeft else { return }
        reset_prog_mode()
        takeOver()
        fit()
    }

    /// Gives the terminal back while `body` runs another program on it.
    func lend(_ body: () -> Void) {
        guard !hasLeft else { return }
        giveBack()
        body()
        resume()
    }

    private func giveBack() {
        TerminalOutput.write(leavingModes())
        endwin()
        FaultGuard.disarm()
        redirection?.undo()
        redirection = nil
    }

    private func takeOver() {
        isEntering = true
        redirection = ErrorRedirection(to: configuration.errorLog)
        FaultGuard.arm(
            reset: "\u{18}\u{1B}[0m" + leavingModes() + (terminal.hasPrefix("linux") ? "" : "\u{1B}[?1049l"),
            message: configuration.faultMessage.string + "\r\n", errors: redirection?.original ?? 2, modes: shellModes)
    }

    private func enteringModes() -> String {
        guard isEntering else { return "" }
        isEntering = false
        guard environment.understandsXterm else { return "" }
        return EscapeSequence.bracketedPaste(true) + EscapeSequence.focusReports(true)
            + (isMouseOn ? EscapeSequence.mouse(true) : "") + backgroundQuestion()
    }

    /// Asked once, where the answer could change anything.
    private func backgroundQuestion() -> String {
        guard configuration.asksBackground, depth != .none, theme == .dark || theme == .light else { return "" }
        configuration.asksBackground = false
        answerLimit = .now + Self.answerTime
        return EscapeSequence.askBackground
    }

    private func leavingModes() -> String {
        guard environment.understandsXterm else { return EscapeSequence.showCursor }
        return EscapeSequence.mouse(false) + EscapeSequence.focusReports(false) + EscapeSequence.bracketedPaste(false)
            + (hasTitle ? EscapeSequence.restoreTitle : "") + EscapeSequence.showCursor
    }

    // MARK: Beside the frame

    /// What came of ``copy(_:)``.
    public enum CopyOutcome: Sendable, Hashable {
        /// The terminal was handed the text. Whether it took it no terminal tells.
        case sent
        /// More than terminals take in one sequence; the number of bytes they do.
        case tooLong(limit: Int)
        /// Switched off, or a terminal without it: show the text for copying by hand.
        case off
    }

    /// Copies through the terminal, also over ssh and in tmux.
    public func copy(_ text: String) -> CopyOutcome {
        guard configuration.clipboard, environment.understandsXterm, !hasLeft else { return .off }
        guard text.utf8.count <= Clipboard.limit else { return .tooLong(limit: Clipboard.limit) }
        TerminalOutput.write(Clipboard.sequence(text, through: environment.multiplexer))
        return .sent
    }

    /// Draws attention from outside of the window, in the way the configuration names.
    public func notify(_ text: DisplayText) {
        guard !hasLeft else { return }
        switch configuration.notifications {
        case .off: break
        case .osc9 where environment.understandsXterm: TerminalOutput.write("\u{1B}]9;\(text.string)\u{7}")
        case .osc777 where environment.understandsXterm:
            // A semicolon would end the body.
            let body = String(text.string.map { $0 == ";" ? "," : $0 })
            TerminalOutput.write("\u{1B}]777;notify;Quad;\(body)\u{7}")
        case .bell, .osc9, .osc777: TerminalOutput.write("\u{7}")
        }
    }

    /// Names the window; the title it had comes back with ``leave()``.
    public func setTitle(_ text: DisplayText) {
        guard configuration.title, environment.understandsXterm, !hasLeft else { return }
        let save = hasTitle ? "" : EscapeSequence.saveTitle
        hasTitle = true
        TerminalOutput.write(save + EscapeSequence.title(text.string))
    }

    // MARK: Curses

    private var linksAllowed: Bool { configuration.links && environment.understandsXterm }

    private static func open(_ candidates: [String], _ descriptor: Int32) -> (OpaquePointer, String)? {
        for name in candidates {
            guard let output = fdopen(descriptor, "w"), let input = fdopen(0, "r") else { return nil }
            if let handle = newterm(name, output, input) {
                if tigetstr("cup").map({ Int(bitPattern: $0) > 0 }) == true { return (handle, name) }
                endwin()
                delscreen(handle)
            }
        }
        return nil
    }

    /// Columns and rows as the kernel knows them; 80 by 24 where it does not.
    private static func measure() -> (width: Int, height: Int) {
        let size = cnc_size(1)
        guard size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    private func setUpCurses() {
        raw()
        noecho()
        nonl()
        intrflush(window, false)
        // Otherwise curses would stop half-way through a frame when a key is waiting.
        typeahead(-1)
        if depth != .none {
            start_color()
            use_default_colors()
            definePairs()
        }
        if getmaxy(window) != Int32(size.height) || getmaxx(window) != Int32(size.width) {
            resizeterm(Int32(size.height), Int32(size.width))
        }
    }

    private func definePairs() {
        guard depth != .none else { return }
        for role in Role.allCases {
            let paint = palette.paint(role)
            let (text, ground) = (paint.foreground.map(Int32.init) ?? -1, paint.background.map(Int32.init) ?? -1)
            init_extended_pair(Int32(role.pair), text, ground)
        }
    }

    private func drawChanges(from before: CellBuffer?, to frame: CellBuffer) {
        let (width, height) = (min(frame.width, size.width), min(frame.height, size.height))
        var writer = CellWriter(
            window: window, theme: palette, usesColor: depth != .none, usesUTF8: usesUTF8, pixels: pixels)
        let cells = frame.cells
        let shown = before?.cells
        for y in 0..<height {
            let row = y * frame.width..<y * frame.width + width
            if let shown, Self.sameBytes(shown, cells, row) { continue }
            for index in row {
                let cell = cells[index]
                if let shown { if shown[index].looksLike(cell) { continue } } else if cell == .blank { continue }
                let x = index - row.lowerBound
                guard cell.width > 0, x + Int(cell.width) <= width else { continue }
                writer.put(cell, x: x, y: y)
            }
        }
    }

    /// Whether two rows are the same in memory, which most are: a cell that differs only in padding is looked at again.
    private static func sameBytes(_ left: [Cell], _ right: [Cell], _ row: Range<Int>) -> Bool {
        let stride = MemoryLayout<Cell>.stride
        return left.withUnsafeBytes { left in
            right.withUnsafeBytes { right in
                guard let left = left.baseAddress, let right = right.baseAddress else { return true }
                return memcmp(left + row.lowerBound * stride, right + row.lowerBound * stride, row.count * stride) == 0
            }
        }
    }

    private func placeCursor(_ cursor: Point?) {
        if let cursor, cursor.x >= 0, cursor.y >= 0, cursor.x < size.width, cursor.y < size.height {
            leaveok(window, false)
            wmove(window, Int32(cursor.y), Int32(cursor.x))
            curs_set(1)
        } else {
            leaveok(window, true)
            curs_set(0)
        }
    }
}

extension Cell {
    /// Whether a terminal shows both alike; links are written apart.
    fileprivate func looksLike(_ other: Cell) -> Bool {
        cluster == other.cluster && style.role == other.style.role && style.attributes == other.style.attributes
            && style.pixels == other.style.pixels && width == other.width
    }
}

extension Role {
    /// The number of its colour pair; 0 is the terminal's own colours.
    var pair: Int16 { Int16(rawValue) + 1 }
}
