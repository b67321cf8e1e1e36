/// An address in a message.
public struct MessageLink: Sendable, Hashable {
    /// Where it leads, complete: `https://…`, `mailto:…` or `quad://…`.
    public let target: String
    /// The words speak of another host than the target has.
    public let isMisleading: Bool

    /// - Parameter text: What the link is called where that is not its address.
    /// - Returns: `nil` for an address that is no place to go to, or has what a terminal obeys in it.
    public init?(_ target: String, text: String? = nil) {
        guard let kind = Self.schemes.first(where: { Self.begins(target, with: $0) }),
            target.utf8.count > kind.utf8.count,
            target.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
            target.unicodeScalars.allSatisfy({ !(0x80...0x9F).contains($0.value) })
        else { return nil }
        self.target = target
        let host = Self.host(of: target)
        isMisleading = text.flatMap(Self.hostNamed).map { $0 != host } ?? false
    }

    /// The host that the link leads to, in lower case; what stands before `@` is no host. For mail the whole address.
    public var host: String { Self.host(of: target) }

    /// The plain text cut at the addresses in it.
    public static func spans(of line: String, style: RichText.Style = []) -> [RichText.Span] {
        var spans: [RichText.Span] = []
        var plain = ""
        var rest = line[...]
        while let start = rest.indices.first(where: { startsAddress(rest[$0...], behind: rest, at: $0) }) {
            let end = rest[start...].firstIndex { $0.isWhitespace || "<>\"`|\\^".contains($0) } ?? rest.endIndex
            let address = trimmed(rest[start..<end])
            guard let link = MessageLink(String(address)) else {
                plain += rest[..<end]
                rest = rest[end...]
                continue
            }
            plain += rest[..<start]
            if !plain.isEmpty { spans.append(RichText.Span(plain, style)) }
            plain = ""
            spans.append(RichText.Span(String(address), style, link: link))
            rest = rest[address.endIndex...]
        }
        plain += rest
        if !plain.isEmpty || spans.isEmpty { spans.append(RichText.Span(plain, style)) }
        return spans
    }

    private static let schemes = ["https://", "http://", "mailto:", "quad://"]

    private static func begins(_ text: some StringProtocol, with scheme: String) -> Bool {
        var left = text.utf8.makeIterator()
        for byte in scheme.utf8 {
            guard let other = left.next(), other | 0x20 == byte || other == byte else { return false }
        }
        return true
    }

    private static func startsAddress(_ text: Substring, behind whole: Substring, at index: Substring.Index) -> Bool {
        guard let first = text.utf8.first, [0x68, 0x48, 0x6D, 0x4D, 0x71, 0x51].contains(first) else { return false }
        guard schemes.contains(where: { begins(text, with: $0) }) else { return false }
        guard index > whole.startIndex else { return true }
        let before = whole[whole.index(before: index)]
        return !before.isLetter && !before.isNumber
    }

    /// A full stop or a bracket behind an address belongs to the sentence, unless the address opened the bracket.
    private static func trimmed(_ address: Substring) -> Substring {
        var address = address
        while let last = address.last {
            if ".,;:!?'*_~".contains(last) {
                address.removeLast()
            } else if let open = [")": "(", "]": "[", "}": "{"][last],
                address.count(where: { $0 == last }) > address.count(where: { $0 == open })
            {
                address.removeLast()
            } else {
                break
            }
        }
        return address
    }

    private static func host(of target: String) -> String {
        guard let scheme = schemes.first(where: { begins(target, with: $0) }) else { return "" }
        let rest = target.dropFirst(scheme.count)
        if scheme == "mailto:" { return String(rest.prefix { $0 != "?" }).lowercased() }
        let authority = rest.prefix { !"/?#".contains($0) }
        let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        return host.lowercased()
    }

    /// The host that words speak of: an address, or something like `www.reed.edu/apply`.
    private static func hostNamed(_ text: String) -> String? {
        let text = text.trimming(" ")
        if schemes.contains(where: { begins(text, with: $0) }) { return host(of: text) }
        let head = text.prefix { !"/?# ".contains($0) }
        guard !text.contains(" "), head.contains("."), head.last != ".",
            head.allSatisfy({ $0.isLetter || $0.isNumber || ".-:@".contains($0) })
        else { return nil }
        return host(of: "https://" + text)
    }
}

extension String {
    fileprivate func trimming(_ character: Character) -> String {
        var text = drop { $0 == character }
        while text.last == character { text.removeLast() }
        return String(text)
    }
}

extension [String: String] {
    fileprivate subscript(character: Character) -> Character? { self[String(character)]?.first }
}
