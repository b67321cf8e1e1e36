import Resources

/// What a line that begins with `/` asks for.
enum SlashCommand: Equatable {
    case known(Name, rest: String)
    case unknown(String)

    enum Name: String, CaseIterable {
        case college, attach, search, date, invite, leave, mute, archive, outbox, settings, new, about

        /// A sentence for the list of completions.
        var about: StringKey {
            switch self {
            case .college: .chatCommandCollege
            case .attach: .chatCommandAttach
            case .search: .chatCommandSearch
            case .date: .chatCommandDate
            case .invite: .chatCommandInvite
            case .leave: .chatCommandLeave
            case .mute: .actionChatMuteAbout
            case .archive: .actionChatArchiveAbout
            case .outbox: .actionChatOutboxAbout
            case .settings: .actionChatSettingsAbout
            case .new: .actionChatNewAbout
            case .about: .actionChatInfoAbout
            }
        }
    }

    /// `nil` for what is to be sent: text, `//text`, `/me …`, and a path such as `/usr/bin`.
    init?(_ text: String) {
        guard text.hasPrefix("/"), !text.hasPrefix("//"), !text.hasPrefix("/me ") else { return nil }
        let word = text.dropFirst().prefix { !$0.isWhitespace }
        guard !word.isEmpty, !word.contains("/") else { return nil }
        guard let name = Name(rawValue: word.lowercased()) else {
            self = .unknown(String(word))
            return
        }
        let rest = text.dropFirst(word.count + 1).drop(while: \.isWhitespace)
        self = .known(name, rest: String(rest))
    }
}
