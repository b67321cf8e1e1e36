import CursesScreen
import Domain
import Glibc
import TerminalUI

/// A list of 200 rows on the real screen and loop: what the terminal tests drive from a pseudo-terminal.
///
/// Keys: arrows or j/k move, `c` copies, `m` switches the mouse, `t` the theme, `l` the link, `e` writes to standard
/// error, `w` sets a deadline, `!` traps, `x` exits without leaving, Ctrl-Z suspends, `q` or Ctrl-C leaves.
@main
@MainActor
struct ScreenProbe {
    static func main() async {
        var configuration = TerminalConfiguration()
        configuration.asksBackground = getenv("PROBE_ASKS") != nil
        configuration.errorLog = getenv("PROBE_LOG").map { String(cString: $0) }
        do throws(TerminalError) {
            let screen = try CursesScreen(configuration)
            defer { screen.leave() }
            let loop = try TerminalLoop(screen: screen)
            defer { loop.stop() }
            var probe = ScreenProbe(screen: screen, loop: loop)
            await probe.run()
        } catch {
            print("refused: \(error)")
            exit(2)
        }
    }

    let screen: CursesScreen
    let loop: TerminalLoop
    var selected = 0
    var top = 0
    var news: DisplayText = "ready"
    var isLinked = false
    var isOver = false

    init(screen: CursesScreen, loop: TerminalLoop) {
        self.screen = screen
        self.loop = loop
    }

    mutating func run() async {
        draw()
        while !isOver, let event = await loop.next() {
            take(event)
            if !loop.hasWaiting { draw() }
        }
    }

    private mutating func take(_ event: TerminalEvent) {
        switch event {
        case .input(.key(let press), _): take(press)
        case .input(.paste(let text), _): news = "paste \(text.count)"
        case .input(.mouse(let mouse), _): news = "mouse \("\(mouse.kind)") \(mouse.position.x) \(mouse.position.y)"
        case .input(.background(let isLight), _):
            news = "\(isLight ? "light" : "dark") \(screen.learnBackground(isLight: isLight) ? "taken" : "left")"
        case .input(.focus(let isIn), _): news = isIn ? "focus in" : "focus out"
        case .resized: news = "resized"
        case .resumed: news = "resumed"
        case .wake: news = "woken"
        case .suspendRequested: suspend()
        case .terminate, .hangup:
            _ = write(2, "\(event)\n", 10)
            isOver = true
        }
    }

    private mutating func take(_ press: KeyPress) {
        news = "\("\(press.key)") \(press.modifiers.rawValue)"
        if press.modifiers.contains(.control) {
            if press.key == .character("c") { isOver = true }
            if press.key == .character("z") { suspend() }
        }
        guard press.modifiers.isEmpty else { return }
        switch press.key {
        case .down, .character("j"): selected = min(199, selected + 1)
        case .up, .character("k"): selected = max(0, selected - 1)
        case .character("c"): news = "\("\(screen.copy("Reed College"))")"
        case .character("m"): screen.isMouseOn.toggle()
        case .character("t"): screen.theme = screen.theme == .dark ? .light : .dark
        case .character("l"): isLinked.toggle()
        case .character("e"): _ = write(2, "words for standard error\n", 25)
        case .character("w"): loop.nextWake = .now + .milliseconds(30)
        case .character("!"): fatalError("asked for")
        case .character("x"): exit(3)
        case .character("q"): isOver = true
        default: break
        }
    }

    private mutating func suspend() { news = screen.suspend() ? "back" : "no shell" }

    private mutating func draw() {
        var frame = CellBuffer(width: screen.size.width, height: screen.size.height)
        let area = frame.bounds
        frame.write("é ╭╮ \(area.width)x\(area.height) \(screen.terminal)", style: .title, in: area)
        frame.write("[\(news)]", y: 1, style: .muted, in: area)
        if isLinked {
            frame.write(
                "website", x: 30, y: 1, style: Style(.link, link: frame.link(to: "https://www.reed.edu/")), in: area)
        }
        frame.write("|❤️🅱️👨‍👩‍👧🇻🇳1️⃣漢가ไทยกำẾ ש|", y: 2, in: area)
        let rows = area.split(top: 3).rest
        if selected < top { top = selected }
        if selected >= top + rows.height { top = selected - rows.height + 1 }
        for row in 0..<rows.height where top + row < 200 {
            let number = top + row
            let isSelected = number == selected
            let text: DisplayText = "\(isSelected ? "▸" : " ") Sample College number \(number) of the list"
            frame.write(text, y: row, style: isSelected ? .selected : .text, in: rows)
        }
        frame.cursor = rows.isEmpty ? nil : Point(x: 0, y: rows.y + selected - top)
        screen.show(frame)
    }
}
