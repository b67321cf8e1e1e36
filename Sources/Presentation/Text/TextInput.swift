public import Domain

/// What stands in a text field and where its cursor is; one step is one visible character, however many scalars it has.
public struct TextInput: Sendable, Equatable {
    /// Grapheme clusters in order; in a field of several lines `"\n"` ends a line.
    public private(set) var characters: [Character] = []
    /// The character that the cursor stands before, in `0...characters.count`.
    public private(set) var cursor = 0
    public let isMultiline: Bool
    /// The most characters that fit, or `nil` for any number.
    public let limit: Int?
    /// Why the last edit did less than asked; gone with the next one.
    public private(set) var notice: Notice?

    private var history: [Snapshot] = []
    private var lastEdit: EditKind?
    private var cut: [Character] = []
    /// Joiners that were typed and wait for what they join.
    private var joiners = ""
    /// The column that up and down try to keep.
    private var wishedColumn: Int?

    /// `text`: cleaned as if pasted; the cursor stands behind it, and undo does not take it away.
    public init(_ text: String = "", isMultiline: Bool = false, limit: Int? = nil) {
        self.isMultiline = isMultiline
        self.limit = limit
        let fitting = clean(text, behind: nil).prefix(limit ?? .max)
        characters = Array(fitting)
        cursor = characters.count
    }

    /// Why an edit did less than asked.
    public enum Notice: Sendable, Hashable {
        /// The limit was reached by typing.
        case full(limit: Int)
        /// Only the first characters of a paste fit.
        case pasteCut(kept: Int, limit: Int)
    }

    /// The whole text; lines are divided by `"\n"`.
    public var string: String { String(characters) }
    public var isEmpty: Bool { characters.isEmpty }
    public var count: Int { characters.count }

    /// The text line by line, each safe for a cell; never empty.
    public var lines: [DisplayText] {
        characters.split(separator: "\n", omittingEmptySubsequences: false).map { DisplayText(clean: String($0)) }
    }

    /// The line and the character in it that the cursor stands before.
    public var position: (line: Int, column: Int) {
        let before = characters[..<cursor]
        let line = before.count { $0 == "\n" }
        return (line, cursor - lineStart(of: cursor))
    }

    /// Puts typed text in at the cursor; steps of the same word are undone together.
    ///
    /// An emoji sequence may arrive scalar by scalar; a joiner waits for the next one.
    public mutating func type(_ text: String) {
        if text.unicodeScalars.allSatisfy({ $0 == "\u{200C}" || $0 == "\u{200D}" }) {
            joiners += text
            return
        }
        let added = clean(joiners + text, behind: cursor > 0 ? characters[cursor - 1] : nil)
        joiners = ""
        guard !added.isEmpty else { return }
        let startsWord = added.first?.isWhitespace == false && (cursor == 0 || characters[cursor - 1].isWhitespace)
        remember(.typing, afresh: startsWord)
        let kept = insert(added)
        if kept < added.count, let limit { notice = .full(limit: limit) }
    }

    /// Puts a paste in at the cursor as one edit.
    public mutating func paste(_ text: String) {
        let added = clean(text, behind: cursor > 0 ? characters[cursor - 1] : nil)
        guard !added.isEmpty else { return }
        remember(.paste, afresh: true)
        let kept = insert(added)
        if kept < added.count, let limit { notice = .pasteCut(kept: kept, limit: limit) }
    }

    /// Puts a text in the place of the characters in front of the cursor, as one edit: completions.
    public mutating func replace(last count: Int, with text: String) {
        remember(.paste, afresh: true)
        let start = max(0, cursor - count)
        characters.removeSubrange(start..<cursor)
        cursor = start
        insert(clean(text, behind: cursor > 0 ? characters[cursor - 1] : nil))
    }

    /// Replaces everything, as one edit that undo takes back.
    public mutating func replace(with text: String) {
        remember(.paste, afresh: true)
        characters = []
        cursor = 0
        insert(clean(text, behind: nil))
    }

    /// - Returns: Whether anything changed, the cursor included.
    @discardableResult
    public mutating func edit(_ command: EditCommand) -> Bool {
        let before = (characters, cursor)
        joiners = ""
        if command != .up && command != .down { wishedColumn = nil }
        switch command {
        case .left: move(to: cursor - 1)
        case .right: move(to: cursor + 1)
        case .wordLeft: move(to: wordStart(before: cursor))
        case .wordRight: move(to: wordEnd(after: cursor))
        case .lineStart: move(to: lineStart(of: cursor))
        case .lineEnd: move(to: lineEnd(of: cursor))
        case .up: moveLine(by: -1)
        case .down: moveLine(by: 1)
        case .deleteBackward: delete(from: cursor - 1, to: cursor, .deleting)
        case .deleteForward: delete(from: cursor, to: cursor + 1, .deleting)
        case .deleteWordBackward: delete(from: wordStart(before: cursor), to: cursor, .cutting)
        case .deleteToLineEnd:
            let end = lineEnd(of: cursor)
            // At the end of a line the line break itself goes, as in Emacs.
            delete(from: cursor, to: end == cursor ? end + 1 : end, .cutting)
        case .deleteToLineStart: delete(from: lineStart(of: cursor), to: cursor, .cutting)
        case .yank: paste(String(cut))
        case .newline: if isMultiline { type("\n") }
        case .undo: undo()
        }
        return (characters, cursor) != before
    }

    /// Handles what reaches a focused text field. `false` leaves the action to others.
    @discardableResult
    public mutating func handle(_ action: Action) -> Bool {
        switch action {
        case .type(let text): type(text)
        case .paste(let text): paste(text)
        case .edit(.newline) where !isMultiline, .edit(.up) where !isMultiline, .edit(.down) where !isMultiline:
            return false
        case .edit(let command): edit(command)
        case .run, .select: return false
        }
        return true
    }

    /// Puts the cursor before a character; used by clicks.
    public mutating func move(to position: Int) {
        lastEdit = nil
        notice = nil
        cursor = max(0, min(position, characters.count))
    }
}

extension TextInput {
    private enum EditKind: Sendable { case typing, deleting, cutting, paste }

    private struct Snapshot: Sendable, Equatable {
        var characters: [Character]
        var cursor: Int
    }

    /// The most steps that undo goes back.
    private static let historyLimit = 200
    /// The most characters that all of them may hold together, 16 bytes each; long texts go back fewer steps.
    private static let historyCharacters = 1_000_000

    /// Notes the state before an edit, unless the edit continues the one before.
    private mutating func remember(_ kind: EditKind, afresh: Bool = false) {
        notice = nil
        wishedColumn = nil
        defer { lastEdit = kind }
        if kind == lastEdit, !afresh { return }
        history.append(Snapshot(characters: characters, cursor: cursor))
        let most = max(10, min(Self.historyLimit, Self.historyCharacters / max(1, characters.count)))
        if history.count > most { history.removeFirst(history.count - most) }
    }

    private mutating func undo() {
        notice = nil
        lastEdit = nil
        guard let last = history.popLast() else { return }
        characters = last.characters
        cursor = last.cursor
    }

    /// Characters that may stand in this field: no controls, line breaks only where lines are.
    ///
    /// What may join or mark a character depends on the one that it comes behind.
    private func clean(_ text: String, behind previous: Character?) -> [Character] {
        let before = previous.flatMap { $0 == "\n" ? nil : String($0) } ?? ""
        var pieces = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
            .map(String.init)
        pieces[0] = before + pieces[0]
        let cleaned = pieces.map { DisplayText($0).string }.joined(separator: isMultiline ? "\n" : " ")
        return Array(String(String.UnicodeScalarView(cleaned.unicodeScalars.dropFirst(before.unicodeScalars.count))))
    }

    /// - Returns: How many of the characters fitted.
    @discardableResult
    private mutating func insert(_ added: [Character]) -> Int {
        var room = added.count
        if let limit, characters.count + added.count > limit {
            // A mark that joins the character before takes no room of its own.
            room = joins(added) ? added.count : max(0, limit - characters.count)
        }
        guard room > 0 else { return 0 }
        let start = lineStart(of: cursor)
        let end = lineEnd(of: cursor)
        let head = String(characters[start..<cursor]) + String(added.prefix(room))
        // New scalars may join their neighbours to one cluster, so the line is divided anew.
        let line = Array(head + String(characters[cursor..<end]))
        characters.replaceSubrange(start..<end, with: line)
        var scalars = head.unicodeScalars.count
        cursor = start
        while scalars > 0, cursor < characters.count {
            scalars -= characters[cursor].unicodeScalars.count
            cursor += 1
        }
        return room
    }

    private func joins(_ added: [Character]) -> Bool {
        guard cursor > 0, added.count == 1, characters[cursor - 1] != "\n" else { return false }
        return (String(characters[cursor - 1]) + String(added)).count == 1
    }

    private mutating func delete(from start: Int, to end: Int, _ kind: EditKind) {
        let range = max(0, start)..<min(characters.count, max(end, 0))
        guard !range.isEmpty else { return }
        remember(kind, afresh: kind == .cutting)
        if kind == .cutting { cut = Array(characters[range]) }
        let before = String(characters[..<range.lowerBound])
        characters = Array(before + String(characters[range.upperBound...]))
        cursor = min(before.count, characters.count)
    }

    private func lineStart(of position: Int) -> Int {
        characters[..<position].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    }

    private func lineEnd(of position: Int) -> Int { characters[position...].firstIndex(of: "\n") ?? characters.count }

    private func wordStart(before position: Int) -> Int {
        var at = position
        while at > 0, !characters[at - 1].belongsToWord { at -= 1 }
        while at > 0, characters[at - 1].belongsToWord { at -= 1 }
        return at
    }

    private func wordEnd(after position: Int) -> Int {
        var at = position
        while at < characters.count, !characters[at].belongsToWord { at += 1 }
        while at < characters.count, characters[at].belongsToWord { at += 1 }
        return at
    }

    private mutating func moveLine(by step: Int) {
        let start = lineStart(of: cursor)
        let column = wishedColumn ?? cursor - start
        let target: Int
        if step < 0 {
            guard start > 0 else { return move(to: 0) }
            target = lineStart(of: start - 1)
        } else {
            let end = lineEnd(of: cursor)
            guard end < characters.count else { return move(to: end) }
            target = end + 1
        }
        move(to: min(target + column, lineEnd(of: target)))
        wishedColumn = column
    }
}

extension Character {
    fileprivate var belongsToWord: Bool { isLetter || isNumber || self == "_" || self == "'" }
}
