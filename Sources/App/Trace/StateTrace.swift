import Domain
import Presentation

/// Writes what view-models do into the trace: names of panes, contexts and actions, and nothing a person wrote.
@MainActor
final class StateTrace {
    private let tracing: any Tracing
    private let shell: ShellViewModel
    private var last: DisplayText = ""
    private var tokens: [ObservationToken] = []

    /// - Parameter tracing: `nil`, or one that leaves states out, traces nothing and observes nothing.
    init?(_ shell: ShellViewModel, panes: [any PaneModel], tracing: (any Tracing)?) {
        guard let tracing, tracing.isTracing(.state) else { return nil }
        self.tracing = tracing
        self.shell = shell
        tokens = panes.map { pane in pane.observe { [weak self] in self?.look() } }
        tokens.append(shell.observe { [weak self] _ in self?.look() })
        look()
    }

    /// An action is about to reach the view-models.
    func note(_ action: Action) { tracing.trace(.state, "action=\(Self.name(of: action))") }

    /// One line for each state that differs from the one before in what a line says.
    private func look() {
        let state = shell.state
        let badges = state.badges.map(String.init).joined(separator: ",")
        let line: DisplayText = """
            pane=\(String(describing: state.pane)) focus=\(shell.context.rawValue) \
            text=\(shell.takesText ? "yes" : "no") toast=\(state.toast == nil ? "no" : "yes") badges=\(badges)
            """
        guard line != last else { return }
        last = line
        tracing.trace(.state, line)
    }

    private static func name(of action: Action) -> String {
        switch action {
        case .run(let id, let count): count == 1 ? id.rawValue : "\(id.rawValue) count=\(count)"
        case .type(let text): "type characters=\(text.count)"
        case .paste(let text): "paste characters=\(text.count)"
        case .edit(let command): "edit.\(command.rawValue)"
        case .select(let row): "select row=\(row)"
        }
    }
}
