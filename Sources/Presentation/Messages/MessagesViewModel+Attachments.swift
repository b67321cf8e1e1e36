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

    /// Pixels of a small picture: two stand above each other in a cell.
    private static let pictureSize = (width: 48, height: 32)
    /// Pictures that are kept.
    private static let pictureLimit = 24

    /// Makes small pictures of what has come into view.
    func loadPictures(of messages: [TimelineMessage]) {
        guard let previewer else { return }
        for hash in messages.compactMap(\.content.attachment) {
            guard state.attachments[hash]?.mediaType.hasPrefix("image/") == true, !askedPictures.contains(hash) else {
                continue
            }
            askedPictures.append(hash)
            if askedPictures.count > Self.pictureLimit { state.pictures[askedPictures.removeFirst()] = nil }
            previews.run {
                // What can't be read stands as its name, kind and size.
                guard let bytes = try? await self.chat.bytes(of: hash),
                    let picture = await previewer.preview(
                        bytes, width: Self.pictureSize.width, height: Self.pictureSize.height)
                else { return }
                self.state.pictures[hash] = picture
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
