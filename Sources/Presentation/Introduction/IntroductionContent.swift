public import Domain
import Resources

/// The first screen of a pane in words.
public struct IntroductionContent: Sendable, Equatable {
    public let title: DisplayText
    public let will: DisplayText
    /// What the pane will hold, one line each.
    public let items: [DisplayText]
    public let works: DisplayText
    /// Commands that work today, with what they do.
    public let commands: [Command]

    public struct Command: Sendable, Equatable {
        public let command: DisplayText
        public let about: DisplayText
    }

    public init(_ pane: Pane, format: Format) {
        let words = format.words
        will = words(.introWill)
        works = words(.introWorks)
        let show = Command(command: "quad show NAME", about: words(.introShow))
        let search = Command(command: "quad search WORDS", about: words(.introSearch))
        let liked = Command(command: "quad list --liked", about: words(.introListLiked))
        switch pane {
        case .swipe, .messages:
            title = words(.introMessagesTitle)
            items = [words(.introMessagesAdvisor), words(.introMessagesNearby), words(.introMessagesConversations)]
            commands = [search, show]
        case .scholarships:
            title = words(.introScholarshipsTitle)
            items = [words(.introScholarshipsList), words(.introScholarshipsBoard), words(.introScholarshipsMoney)]
            commands = [show, liked]
        case .profile:
            title = words(.introProfileTitle)
            items = [words(.introProfileFields), words(.introProfileLearned), words(.introProfileAccounts)]
            commands = [
                liked, Command(command: "quad doctor", about: words(.introDoctor)),
                Command(command: "quad reset-feed", about: words(.introResetFeed)),
            ]
        }
    }
}
