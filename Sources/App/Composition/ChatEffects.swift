import Domain
import Presentation
import Resources

/// Carries out what the Messages pane asks of the program around it.
@MainActor
final class ChatEffects {
    private let perform: @MainActor (ShellEffect) -> Void
    private weak var shell: ShellViewModel?
    private weak var messages: MessagesViewModel?
    private let words: Words

    init(words: Words, perform: @escaping @MainActor (ShellEffect) -> Void) {
        self.words = words
        self.perform = perform
    }

    func use(shell: ShellViewModel, messages: MessagesViewModel) {
        self.shell = shell
        self.messages = messages
    }

    func carryOut(_ effect: ChatEffect) {
        switch effect {
        case .toast(let text): shell?.show(toast: text)
        case .notify(let text): perform(.notify(text))
        case .copy(let text): perform(.copy(text))
        case .open(let link):
            // Where no desktop is, the address is worth having in the clipboard.
            if !DesktopOpener.open(link.target) { perform(.copy(DisplayText(link.target))) }
        case .show(let link): if shell?.open(link) == false { say(words(.shellNoSuchPlace)) }
        case .attach(let path): attach(path)
        case .save(let bytes, let name): save(bytes, name)
        case .edit(let text): perform(.edit(text, question: nil))
        case .editQuestion(let id, let text): perform(.edit(text, question: id))
        }
    }

    private func attach(_ path: String) {
        guard AttachmentFile.isAllowed else { return say(words(.chatFilesAway)) }
        guard let file = AttachmentFile.read(path) else {
            return say(words(.chatNoFile, DisplayText(path), "\(Attachment.limit / 1_048_576)"))
        }
        messages?.attach(file.bytes, name: file.name, mediaType: file.mediaType)
    }

    private func save(_ bytes: [UInt8], _ name: String) {
        guard AttachmentFile.isAllowed else { return say(words(.chatFilesAway)) }
        let path = AttachmentFile.save(bytes, named: name)
        say(path.map { words(.chatFileSaved, DisplayText($0)) } ?? words(.chatFileNotSaved))
    }

    private func say(_ text: DisplayText) { shell?.show(toast: text) }

    func title(_ text: DisplayText) { perform(.title(text)) }
}
