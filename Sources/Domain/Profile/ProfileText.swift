/// The checks of single texts.
enum ProfileText {
    /// The text without spaces around it; `nil` when there is none.
    ///
    /// The number of bytes is looked at first: a pasted book costs no more than a name.
    static func checked(_ outside: String, limit: Int) throws(ProfileReason) -> String? {
        guard outside.utf8.count <= limit * 32 else { throw .tooLong(limit: limit) }
        let shown = DisplayText(outside).string
        let text = trimmed(shown)
        // Line breaks and tabs are spaces already; whatever else was taken out could not be seen.
        guard shown.unicodeScalars.count == withoutReturns(outside) else { throw .invisible }
        guard text.count <= limit else { throw .tooLong(limit: limit) }
        return text.isEmpty ? nil : text
    }

    /// Scalars, with CR LF counting as one like in a display text.
    private static func withoutReturns(_ text: String) -> Int {
        text.reduce(0) { $0 + ($1 == "\r\n" ? 1 : $1.unicodeScalars.count) }
    }

    private static func trimmed(_ text: String) -> String {
        let start = text.drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }

    /// An address that could be written to: `local@domain.tld`, ASCII, lower case in the domain.
    static func email(_ text: String) throws(ProfileReason) -> String {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count > 1 else { throw .emailWithoutAt }
        guard parts.count == 2, isPlain(parts[0], more: "!#$%&'*+/=?^_`{|}~.-"), parts[0].utf8.count <= 64,
            !parts[0].hasPrefix("."), !parts[0].hasSuffix("."), !parts[0].contains("..")
        else { throw .notAnEmail }
        guard isDomain(parts[1]) else { throw .emailWithoutDomain }
        return parts[0] + "@" + parts[1].lowercased()
    }

    static func isDomain(_ text: Substring) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1
            && labels.allSatisfy { label in
                isPlain(label, more: "-") && label.utf8.count <= 63 && !label.hasPrefix("-") && !label.hasSuffix("-")
            }
    }

    private static func isPlain(_ text: Substring, more: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || more.contains($0)) }
    }

    /// Seven to fifteen digits with a plus in front at most, as the telephone union counts them.
    static func phone(_ text: String) throws(ProfileReason) -> String {
        let kept = text.filter { !" -.()/".contains($0) }
        let digits = kept.hasPrefix("+") ? kept.dropFirst() : kept[...]
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), (7...15).contains(digits.count) else {
            throw .notAPhoneNumber
        }
        return kept
    }

    static func zip(_ text: String) throws(ProfileReason) -> String {
        let digits = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard digits[0].count == 5, digits.count == 1 || digits[1].count == 4,
            digits.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
        else { throw .notAZIP }
        return text
    }

    /// A complete https address, without spaces and without a user name in it.
    static func link(_ text: String) throws(ProfileReason) -> String {
        guard text.lowercased().hasPrefix("https://"), text.allSatisfy({ $0.isASCII && !$0.isWhitespace }) else {
            throw .notALink
        }
        let host = text.dropFirst(8).prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }
        guard isDomain(host), !text.contains("@") || text.dropFirst(8).contains("/") else { throw .notALink }
        return text
    }

    static func flag(_ text: String) throws(ProfileReason) -> Bool {
        switch text.lowercased() {
        case "yes", "true", "y", "1", "có": true
        case "no", "false", "n", "0", "không": false
        default: throw .notYesOrNo
        }
    }
}
