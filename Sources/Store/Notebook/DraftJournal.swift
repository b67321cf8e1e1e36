public import Domain
private import Glibc

/// What is being written, in a file for each note until it is saved. A killed program's text is in the system's hands
/// as soon as a key was drawn; only a machine that stops loses what was not saved.
public struct DraftJournal: NoteJournal {
    private let folder: String

    /// - Parameter folder: Made on first use, for its owner alone.
    public init(folder: String) { self.folder = folder }

    public func keep(_ text: String, of note: NoteID) {
        mkdir(folder, 0o700)
        // The name changes in one step: a kill leaves the old text or the new one.
        let draft = path(note) + ".new"
        let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return }
        let isWritten = FileContent.write(Array(text.utf8), to: file)
        close(file)
        if isWritten { rename(draft, path(note)) } else { unlink(draft) }
    }

    /// `nil` when nothing was left behind.
    public func text(of note: NoteID) -> String? {
        guard case .text(let text, isCut: false) = FileContent.read(path(note), limit: 1 << 20) else { return nil }
        return text
    }

    public func forget(_ note: NoteID) { unlink(path(note)) }

    private func path(_ note: NoteID) -> String { "\(folder)/note-\(note.rawValue)" }
}
