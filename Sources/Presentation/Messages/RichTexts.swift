public import Domain
private import Synchronization

/// Messages as rich text, read once each: the screen asks for the same ones with every frame.
public final class RichTexts: Sendable {
    /// Texts that are kept; many screens full.
    private static let limit = 400
    /// Characters of a message that are shown; other hosts may send longer ones than this one lets through.
    static let shownLimit = 20_000

    private let reader: any RichTextReading
    private let known = Mutex<[String: RichText]>([:])

    public init(_ reader: any RichTextReading = PlainTextReader()) { self.reader = reader }

    public func text(of message: TimelineMessage) -> RichText {
        let body = message.content.body
        if let text = known.withLock({ $0[body] }) { return text }
        let shown = body.utf8.count > Self.shownLimit ? String(body.prefix(Self.shownLimit)) + "…" : body
        let text = reader.read(shown)
        known.withLock { known in
            if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
            known[body] = text
        }
        return text
    }
}
