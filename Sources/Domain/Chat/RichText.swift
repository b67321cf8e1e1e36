/// A message's text as it is shown: lines with what stands out in them.
public struct RichText: Sendable, Hashable {
    public var lines: [Line]

    public init(lines: [Line]) { self.lines = lines }

    /// One line before it is wrapped.
    public struct Line: Sendable, Hashable {
        public var kind: Kind
        public var spans: [Span]

        public init(_ kind: Kind = .text, _ spans: [Span]) {
            self.kind = kind
            self.spans = spans
        }
    }

    public enum Kind: Sendable, Hashable {
        case text
        case quote
        case code
        /// An entry of a list; `marker` is `•` or a number, `depth` counts from 0.
        case item(marker: String, depth: Int)
    }

    public struct Span: Sendable, Hashable {
        /// As it was written; not yet safe for a cell.
        public var text: String
        public var style: Style
        public var link: MessageLink?

        public init(_ text: String, _ style: Style = [], link: MessageLink? = nil) {
            self.text = text
            self.style = style
            self.link = link
        }
    }

    public struct Style: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let strong = Style(rawValue: 1)
        public static let emphasis = Style(rawValue: 2)
        public static let code = Style(rawValue: 4)
        public static let struck = Style(rawValue: 8)
    }

    /// In the order of the text, each target once.
    public var links: [MessageLink] {
        var seen: Set<String> = []
        return lines.flatMap(\.spans).compactMap(\.link).filter { seen.insert($0.target).inserted }
    }
}

/// Makes rich text of what was written.
public protocol RichTextReading: Sendable {
    func read(_ body: String) -> RichText
}

/// Takes the text as it stands, line by line, and finds the addresses in it.
public struct PlainTextReader: RichTextReading {
    public init() {}

    public func read(_ body: String) -> RichText {
        let lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return RichText(lines: lines.map { RichText.Line(.text, MessageLink.spans(of: String($0))) })
    }
}
