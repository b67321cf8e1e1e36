public import Domain
import Resources
public import Services

/// The words of conversations.
extension Format {
    /// What a conversation is called: its name, or the people in it.
    public func title(of conversation: Conversation, in state: MessagesState) -> DisplayText {
        let name = DisplayText(conversation.name)
        if conversation.name.contains(where: { !$0.isWhitespace }) { return name }
        let names = conversation.others.map { state.name(of: $0) }
        guard let first = names.first else { return words(.chatAlone) }
        return names.dropFirst().prefix(3).reduce(first) { $0 + ", " + $1 }
    }

    /// The first words of a message for a list or a notice; a card stands by its name.
    public func preview(_ body: String) -> DisplayText {
        // Nothing else is ever sent without words.
        if body.isEmpty { return words(.chatFilePreview) }
        let first = body.prefix(400)
        guard first.hasPrefix(DeepLink.scheme), let blank = first.firstIndex(of: " ") else {
            return DisplayText(String(first))
        }
        return words(.chatCardPreview, DisplayText(String(first[first.index(after: blank)...])))
    }

    /// What a list shows of a message that was found: from a little before the first of the words where they stand far in.
    public func excerpt(_ body: String, around words: String) -> DisplayText {
        let folded = Array(body.lowercased().utf8)
        // Places hold only while no letter has changed its length.
        guard folded.count == body.utf8.count else { return preview(body) }
        let places = words.lowercased().split(whereSeparator: \.isWhitespace).compactMap { word in
            folded.firstRange(of: Array(word.utf8))?.lowerBound
        }
        guard let first = places.min(), first > 40 else { return preview(body) }
        let place = body.utf8.index(body.startIndex, offsetBy: first)
        let start = body.index(place, offsetBy: -12, limitedBy: body.startIndex) ?? body.startIndex
        return "…" + DisplayText(String(body[start...].prefix(200)))
    }

    /// A name that shows nothing stands as what it is.
    public func personName(_ name: String) -> DisplayText {
        let text = DisplayText(name)
        return text.string.contains { !$0.isWhitespace } ? text : words(.chatNameless)
    }

    /// `Today`, `Yesterday`, `Sat 28 Nov`, with the year when it is another one.
    public func day(_ day: LocalDay, today: LocalDay) -> DisplayText {
        switch today.number - day.number {
        case 0: return words(.dateToday)
        case 1: return words(.dateYesterday)
        default: break
        }
        let date = CivilDate(day)
        let text = words(.dateDay, weekday(date), "\(date.day)", month(date))
        return date.year == CivilDate(today).year ? text : text + " \(date.year)"
    }

    /// As short as can be for a column: a time today, a weekday this week, else a date.
    public func moment(_ time: Int64, in zone: any LocalTimeReading, today: LocalDay) -> DisplayText {
        let day = zone.day(at: time)
        let date = CivilDate(day)
        switch today.number - day.number {
        case ...0: return zone.localTime(at: time).text
        case 1..<7: return weekday(date)
        default:
            let isThisYear = date.year == CivilDate(today).year
            return isThisYear ? words(.dateShort, "\(date.day)", month(date)) : "\(date.year)"
        }
    }

    private func weekday(_ date: CivilDate) -> DisplayText { part(date.weekday, of: .dateWeekdays) }

    private func month(_ date: CivilDate) -> DisplayText { part(date.month - 1, of: .dateMonths) }

    private func part(_ index: Int, of key: StringKey) -> DisplayText {
        let parts = words(key).string.split(separator: ",")
        return parts.indices.contains(index) ? DisplayText(String(parts[index])) : ""
    }

    /// `22:00–07:00`.
    func quietHours(_ hours: QuietHours) -> DisplayText {
        LocalTime(hour: hours.from / 60, minute: hours.from % 60).text + "–"
            + LocalTime(hour: hours.to / 60, minute: hours.to % 60).text
    }

    /// Reads `22:00-7:00`, also with a dash or `22-7`.
    func quietHours(reading text: String) -> QuietHours? {
        let parts = text.split { "-–— ".contains($0) }.map { part in
            part.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        }
        guard parts.count == 2 else { return nil }
        let minutes = parts.map { part -> Int? in
            guard (1...2).contains(part.count), let hour = part[0], (0..<24).contains(hour) else { return nil }
            guard part.count == 2 else { return hour * 60 }
            return part[1].flatMap { (0..<60).contains($0) ? hour * 60 + $0 : nil }
        }
        guard let from = minutes[0], let to = minutes[1] else { return nil }
        return QuietHours(from: from, to: to)
    }

    /// Why the chat did not do something, and which key helps.
    public func chatFailure(_ error: ChatError) -> DisplayText {
        switch error {
        case .unknownRoom: words(.chatFailureRoom)
        case .empty: words(.chatFailureEmpty)
        case .tooLong(let limit): words(.chatTooLongBytes, "\(limit)")
        case .flood: words(.chatFailureFlood)
        case .underWay: words(.chatFailureUnderWay)
        case .transport(.refused(let failure)): sendFailure(failure)
        case .transport(.storage(let error)), .storage(let error): chatStorage(error)
        case .transport(.unreachable): words(.chatFailureUnreachable)
        case .transport(.outOfOrder), .transport(.cancelled): words(.chatFailureAgain)
        }
    }

    private func chatStorage(_ error: StorageError) -> DisplayText {
        switch error {
        case .full: words(.chatFailureFull)
        default: words(.chatFailureStorage)
        }
    }

    /// Why a message was not taken.
    public func sendFailure(_ failure: SendFailure) -> DisplayText {
        switch failure {
        case .notMember: words(.chatRefusedMember)
        case .tooLong: words(.chatRefusedLong)
        case .unknownTarget: words(.chatRefusedTarget)
        case .attachment: words(.chatRefusedAttachment)
        case .storage: words(.chatFailureFull)
        case .refused: words(.chatRefused)
        }
    }
}

extension NoticeRule {
    var label: StringKey {
        switch self {
        case .all: .chatRuleAll
        case .mentions: .chatRuleMentions
        case .none: .chatRuleNone
        }
    }
}

extension ChatSwitch {
    var label: StringKey {
        switch self {
        case .findable: .chatSwitchFindable
        case .receipts: .chatSwitchReceipts
        case .typing: .chatSwitchTyping
        case .presence: .chatSwitchPresence
        }
    }

    var about: StringKey {
        switch self {
        case .findable: .chatSwitchFindableAbout
        case .receipts: .chatSwitchReceiptsAbout
        case .typing: .chatSwitchTypingAbout
        case .presence: .chatSwitchPresenceAbout
        }
    }
}

extension MessageStyle {
    var label: StringKey { self == .compact ? .chatStyleCompact : .chatStyleBubbles }
}
