import CursesScreen
import Domain
import Glibc
import Presentation
import Services
import TerminalUI

/// `--plain`: the same program as lines that are only ever appended, for screen readers. Needs no terminfo.
@MainActor
enum PlainMode {
    /// Wide and high enough that nothing is left out.
    private static let size = (width: 100, height: 48)

    static func run(_ container: AppContainer, scope: AccountScope) async throws(Failure) -> ExitCode {
        let opening = try await Opening(container, scope: scope)
        let preferences = Preferences(
            container, account: scope.account.id, settings: opening.stores.settings, remembered: opening.settings)
        let words = container.words(preferences.configuration, language: container.options.language)
        let format = Format(words, units: preferences.configuration.units)
        var router = KeyRouter(preferences.keys)
        var transcript = PlainTranscript()
        var isLeaving = false
        let session = Session(
            opening, container: container, preferences: preferences, format: format, keys: router.map, mouse: false
        ) { effect in
            switch effect {
            case .shell(.quit): isLeaving = true
            case .shell(.repaint): transcript.reset()
            case .shell(.copy(let text)): Output.line(text.string)
            case .shell(.suspend): kill(0, SIGTSTP)
            case .profile(.copy(_, let text)): Output.line(text)
            case .profile(.set(let field, let value)):
                // What can't be kept is asked for again at the next start.
                Task { try? await preferences.keep(value, for: field.rawValue) }
            case .shell(.setMouse), .shell(.nextTheme), .shell(.ring), .shell(.notify), .shell(.title), .shell(.edit),
                .shell(.editNote),
                .profile:
                break
            }
        }
        let modes = TerminalModes.keyByKey()
        defer { modes?.restore() }
        let loop: TerminalLoop
        do { loop = try TerminalLoop(screen: nil) } catch { throw Failure(error) }
        defer { loop.stop() }
        await session.start()

        func tell() {
            let frame = session.frame(
                width: size.width, height: size.height, router: router, drawsBlocks: false)
            session.didDraw()
            for line in transcript.append(PlainFrame(frame).plainLines()) { Output.line(line.string) }
        }

        tell()
        while !isLeaving, let event = await loop.next() {
            switch event {
            case .input(.key(let press), _):
                let focus = KeyFocus(
                    session.shell.context, takesText: session.shell.takesText, isMultiline: session.shell.isMultiline)
                if case .action(let action) = router.route(press, focus: focus) { session.act(action) }
            case .input(.paste(let text), _): session.act(.paste(text))
            case .terminate, .hangup: isLeaving = true
            case .input, .resized, .resumed, .suspendRequested, .wake: break
            }
            // One event, one answer: what it started is finished before its lines are told.
            await session.settle()
            if !isLeaving { tell() }
        }
        await session.end()
        return .success
    }
}
