public import Domain
import Resources

/// The words that the Messages pane draws.
extension Format {
    public var you: DisplayText { words(.chatYou) }
    public var newMessages: DisplayText { words(.chatNewMessages) }
    public var loadingHistory: DisplayText { words(.chatLoadingHistory) }
    public var vanishing: DisplayText { words(.chatVanishing) }
    public var removedMessage: DisplayText { words(.chatRemovedMessage) }
    public var edited: DisplayText { words(.chatEdited) }
    public var missingQuote: DisplayText { words(.chatMissingQuote) }
    public var filterPrompt: DisplayText { words(.chatFilterPrompt) }
    public var conversationsTitle: DisplayText { words(.chatConversations) }
    public var nothingFound: DisplayText { words(.chatNothingFound) }
    public var findPeople: DisplayText { words(.chatPeopleTitle) }
    public var contactRequest: DisplayText { words(.chatRequest) }
    public var invitation: DisplayText { words(.chatInvitation) }
    public var composerPrompt: DisplayText { words(.chatComposerPrompt) }
    public var replying: DisplayText { words(.chatReplying) }
    public var editing: DisplayText { words(.chatEditing) }
    public var chooseConversation: DisplayText { words(.chatChoose) }
    public var howToMeet: DisplayText { words(.chatHowToMeet) }
    public func title(of section: GuestPlace.Section) -> DisplayText {
        words(section == .advisor ? .chatAdvisor : .chatNearby)
    }

    public func title(of place: GuestPlace) -> DisplayText {
        switch place {
        case .ask: words(.chatGuestAsk)
        case .sources: words(.chatGuestSources)
        case .notes: words(.chatGuestNotes)
        case .nearby: words(.chatGuestNearby)
        }
    }

    public var online: DisplayText { words(.chatOnline) }
    public var mutedWord: DisplayText { words(.chatMutedWord) }
    public var emptyConversation: DisplayText { words(.chatEmptyConversation) }

    public func membership(_ membership: Membership, of user: DisplayText, by: DisplayText) -> DisplayText {
        switch membership {
        case .invite: words(.chatWasInvited, by, user)
        case .join: words(.chatJoined, user)
        case .leave: words(.chatWentAway, user)
        }
    }

    public func roomNamed(_ name: DisplayText, by: DisplayText) -> DisplayText { words(.chatRoomNamed, by, name) }

    public func notSent(_ failure: SendFailure) -> DisplayText { words(.chatNotSent, sendFailure(failure)) }

    public func archive(_ count: Int, isOpen: Bool) -> DisplayText {
        words(.chatArchiveEntry, "\(count)") + (isOpen ? " ▾" : " ▸")
    }

    /// - Parameter excess: UTF-8 bytes over the limit.
    public func tooLong(by excess: Int) -> DisplayText {
        words(.chatTooLongBy, integer(excess), integer(MessageContent.bodyLimit))
    }

    public func pasteCut(kept: Int) -> DisplayText { words(.chatPasteCut, integer(kept)) }

    public func floodNear(_ left: Int) -> DisplayText { words.plural(.chatFloodNear, left, "\(left)") }

    public var flood: DisplayText { words(.chatFlood) }

    /// `draft · Reed College: question`: the state first, as a long name is cut at its end.
    public func question(_ question: AdmissionsQuestion) -> DisplayText {
        words(question.state.label) + " · " + words(.chatQuestionTitle, DisplayText(question.college))
    }

    public var cardHint: DisplayText { words(.chatCardHint) }

    /// `photo.png · image/png · 1.2 MB`; without facts only that there is a file.
    public func attachment(_ attachment: Attachment?) -> DisplayText {
        guard let attachment else { return words(.chatAttachment) }
        return DisplayText(attachment.name) + " · " + DisplayText(attachment.mediaType) + " · " + size(attachment.size)
    }

    /// Bytes in the unit that is easiest to read.
    func size(_ bytes: Int) -> DisplayText {
        switch bytes {
        case ..<1_000: "\(bytes) B"
        case ..<1_000_000: integer(bytes / 1_000) + " kB"
        default: tenths(bytes / 100_000) + " MB"
        }
    }

    public func memberCount(_ count: Int) -> DisplayText { words.plural(.chatMembers, count, "\(count)") }

    /// Who is writing; more than two are counted.
    public func typing(_ names: [DisplayText]) -> DisplayText {
        switch names.count {
        case 0: ""
        case 1: words(.chatTypingOne, names[0])
        case 2: words(.chatTypingTwo, names[0], names[1])
        default: words(.chatTypingMany, "\(names.count)")
        }
    }

    public func newBelow(_ count: Int) -> DisplayText { words(.chatNewBelow, "\(count)") }
}
