import Domain
import Resources
import Services

/// Files that come with messages.
extension MessagesViewModel {
    /// Sends a file that was read from the student's own machine to the open conversation.
    public func attach(_ bytes: [UInt8], name: String, mediaType: String) {
        guard let room = state.room?.id else { return }
        attempt { () throws(ChatError) in
            let stored = try await self.chat.attach(bytes, name: name, mediaType: mediaType)
            _ = try await self.chat.send(MessageContent("", attachment: stored.id), to: room)
            self.goToEnd()
        }
    }

    /// Looks up what the files in the open conversation are called.
    func loadAttachments() {
        var wanted: Set<ContentHash> = []
        for case .message(let message) in state.room?.rows ?? [] {
            if let hash = message.content.attachment, state.attachments[hash] == nil { wanted.insert(hash) }
        }
        wanted.subtract(askedAttachments)
        guard !wanted.isEmpty else { return }
        askedAttachments.formUnion(wanted)
        run {
            for hash in wanted {
                // One that is not here stands as an attachment without a name.
                guard let found = try? await self.chat.attachment(hash) else { continue }
                self.state.attachments[hash] = found
            }
        }
    }

    /// Hands a received file out, when it is here and whole.
    func save(attachment hash: ContentHash) {
        attempt { () throws(ChatError) in
            guard let found = try await self.chat.attachment(hash), let bytes = try await self.chat.bytes(of: hash)
            else {
                return self.perform(.toast(self.words(.chatAttachmentGone)))
            }
            self.perform(.save(bytes, name: found.name))
        }
    }
}
