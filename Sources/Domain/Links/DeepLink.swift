/// A place inside the program, as `quad://` addresses name it.
public enum DeepLink: Sendable, Hashable {
    case college(UnitID)
    case scholarship(AwardID)
    case conversation(String)
    case note(String)
    case meetup(MeetupID)
    /// Signs in once; see ``OneTimeCode``.
    case auth(OneTimeCode)

    public enum Problem: Error, Sendable, Hashable {
        /// It does not begin with `quad://`.
        case notALink
        /// Longer than ``limit``.
        case tooLong
        /// The first part is none that is known.
        case unknownKind(String)
        /// The part that says which one is missing, or is none that could exist.
        case badIdentifier(String)
    }

    /// Bytes.
    public static let limit = 400
    public static let scheme = "quad://"

    /// The scheme and the kind are read in any case; a slash at the end is passed over.
    public init(_ address: some StringProtocol) throws(Problem) {
        guard address.utf8.count <= Self.limit else { throw .tooLong }
        guard address.prefix(Self.scheme.count).lowercased() == Self.scheme else { throw .notALink }
        let path = String(address.dropFirst(Self.scheme.count))
        var parts = path.split(separator: Character("/"), omittingEmptySubsequences: false).map(String.init)
        if parts.count == 3, parts[2].isEmpty { parts.removeLast() }
        guard let kind = parts.first?.lowercased(), Self.kinds.contains(kind) else {
            throw .unknownKind(parts.first ?? "")
        }
        guard parts.count == 2 else { throw .badIdentifier(parts.dropFirst().joined(separator: "/")) }
        guard let link = DeepLink(kind: kind, identifier: parts[1]) else { throw .badIdentifier(parts[1]) }
        self = link
    }

    private static let kinds: Set<String> = ["college", "scholarship", "conversation", "note", "meetup", "auth"]

    private init?(kind: String, identifier: String) {
        switch kind {
        case "college":
            guard let id = UnitID(identifier) else { return nil }
            self = .college(id)
        case "auth":
            guard let code = OneTimeCode(.link, reading: identifier) else { return nil }
            self = .auth(code)
        default:
            // Matrix identifiers have !, : and $ in them; spaces and what a shell or a terminal obeys never occur.
            let isPlain = identifier.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "-._~!$:@+=".contains($0))
            }
            guard !identifier.isEmpty, identifier.utf8.count <= 255, isPlain else { return nil }
            switch kind {
            case "note": self = .note(identifier)
            case "meetup": self = .meetup(MeetupID(identifier))
            case "scholarship": self = .scholarship(AwardID(identifier))
            default: self = .conversation(identifier)
            }
        }
    }

    /// The address that reads back as this.
    public var address: String {
        switch self {
        case .college(let id): Self.scheme + "college/\(id)"
        case .scholarship(let id): Self.scheme + "scholarship/\(id)"
        case .conversation(let id): Self.scheme + "conversation/" + id
        case .note(let id): Self.scheme + "note/" + id
        case .meetup(let id): Self.scheme + "meetup/" + id.rawValue
        case .auth(let code): Self.scheme + "auth/" + code.string
        }
    }
}
