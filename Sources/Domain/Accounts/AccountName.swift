/// A name by which one installation knows an account: 2 to 32 letters and digits of one script, with `.`, `-`, `_` or
/// a space between them.
public struct AccountName: Sendable, Hashable {
    public static let limit = 32

    public let string: String
    /// Equal for names that could be taken for each other; an installation has each only once.
    public let skeleton: String

    public init(_ outside: String) throws(AccountNameProblem) {
        guard outside.utf8.count <= Self.limit * 16 else { throw .tooLong(limit: Self.limit) }
        let shown = DisplayText(outside).string
        guard shown == outside else { throw .invisible }
        guard shown.count <= Self.limit else { throw .tooLong(limit: Self.limit) }
        guard shown.count >= 2 else { throw .tooShort(least: 2) }
        try Self.checkCharacters(shown)
        string = shown
        skeleton = Lookalike.skeleton(of: shown)
        guard !Self.reserved.contains(skeleton) else { throw .reserved }
    }

    private static func checkCharacters(_ text: String) throws(AccountNameProblem) {
        var scripts: Set<Lookalike.Script> = []
        var isAfterLetter = false
        for character in text {
            if let script = Lookalike.script(of: character) {
                scripts.insert(script)
                isAfterLetter = true
            } else if character.isASCII, character.isNumber {
                isAfterLetter = true
            } else {
                guard isAfterLetter, ".-_ ".contains(character) else { throw .notAllowed(character) }
                isAfterLetter = false
            }
        }
        guard isAfterLetter else { throw .notAllowed(text.last ?? " ") }
        guard scripts.count <= 1 else { throw .mixedScripts }
    }

    /// What could be taken for the program or for whoever runs the host.
    private static let reserved = Set(
        ["guest", "quad", "admin", "administrator", "operator", "root", "system", "support", "moderator", "advisor"]
            .map(Lookalike.skeleton))
}

/// Why a name can't be taken.
public enum AccountNameProblem: Error, Sendable, Hashable {
    case tooShort(least: Int)
    case tooLong(limit: Int)
    /// It holds characters that can't be seen, or that change the order in which others are shown.
    case invisible
    case notAllowed(Character)
    /// Letters of more than one script, which can be made to look like another name.
    case mixedScripts
    case reserved
    /// It could be taken for this account.
    case looksLike(String)
}
