/// What a profile is on disk besides the fields of ``StudentProfile``: one text for each name.
///
/// `more.high_school` is an answer, `social.bio` one of the social profile, `visibility.bio` who sees it, and
/// `other.KEY` a field of an imported file that this program does not know, as JSON.
extension Profile {
    /// Every row there is to store; a name of ``rowNames`` that is missing has been taken back.
    public var rows: [String: String] {
        var rows: [String: String] = [:]
        for (item, answer) in answers { rows[Row.more + item.key] = answer.stored }
        for field in SocialField.allCases {
            rows[Row.social + field.key] = social[field]?.stored
            let visibility = social.visibility(of: field)
            if visibility != .nobody { rows[Row.visibility + field.key] = visibility.key }
        }
        for (key, value) in others { rows[Row.other + key] = JSONWriter.text(value) }
        return rows
    }

    /// The names this program may take away again; those of a later program stay.
    public static let rowNames: [String] =
        ProfileItem.allCases.map { Row.more + $0.key }
        + SocialField.allCases.flatMap { [Row.social + $0.key, Row.visibility + $0.key] }

    /// What the names of unknown fields begin with.
    public static var otherRowPrefix: String { Row.other }

    /// A row that can't be read counts as not said.
    public init(matching: StudentProfile, rows: [String: String]) {
        self.init(matching: matching)
        for item in ProfileItem.allCases where !item.isMatched || item.keepsOriginal {
            guard let text = rows[Row.more + item.key] else { continue }
            answers[item] = Row.answer(text, rule: item.rule)
        }
        for field in SocialField.allCases {
            if let text = rows[Row.social + field.key] {
                try? social.set(field, to: Row.input(text, rule: field.rule))  // see above: it counts as not said
            }
            if let visibility = rows[Row.visibility + field.key].flatMap({ Visibility(key: $0) }) {
                social.show(field, to: visibility)
            }
        }
        for (name, text) in rows where name.hasPrefix(Row.other) {
            // Text that is no JSON was put there by somebody else; it is not carried on.
            others[String(name.dropFirst(Row.other.count))] = try? JSONReader.read(Array(text.utf8))
        }
    }
}

/// How rows are named and read.
private enum Row {
    static let more = "more."
    static let social = "social."
    static let visibility = "visibility."
    static let other = "other."

    static func answer(_ text: String, rule: ProfileRule) -> ProfileAnswer? {
        // A row that can't be read counts as not said.
        try? rule.answer(to: input(text, rule: rule))
    }

    /// List entries are parted by line breaks alone, so that a comma in one of them stays.
    static func input(_ text: String, rule: ProfileRule) -> ProfileInput {
        switch rule {
        case .texts, .choices, .fields: .list(text.split(separator: "\n").map(String.init))
        default: .text(text)
        }
    }
}
