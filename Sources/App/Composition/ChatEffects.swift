import Domain
import Presentation

/// Carries out what the Messages pane asks of the program around it.
@MainActor
final class ChatEffects {
    private let perform: @MainActor (ShellEffect) -> Void
    private weak var shell: ShellViewModel?
    private weak var swipe: SwipeViewModel?

    init(perform: @escaping @MainActor (ShellEffect) -> Void) { self.perform = perform }

    func use(shell: ShellViewModel, swipe: SwipeViewModel) {
        self.shell = shell
        self.swipe = swipe
    }

    func carryOut(_ effect: ChatEffect) {
        switch effect {
        case .toast(let text): shell?.show(toast: text)
        case .notify(let text): perform(.notify(text))
        case .copy(let text): perform(.copy(text))
        case .open(let link):
            // Where no desktop is, the address is worth having in the clipboard.
            if !DesktopOpener.open(link.target) { perform(.copy(DisplayText(link.target))) }
        case .showCollege(let id):
            shell?.open(.swipe)
            swipe?.openCard(id)
        case .edit(let text): perform(.edit(text, question: nil))
        case .editQuestion(let id, let text): perform(.edit(text, question: id))
        }
    }

    func title(_ text: DisplayText) { perform(.title(text)) }
}
