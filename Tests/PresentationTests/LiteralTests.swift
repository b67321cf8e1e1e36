import Foundation
import Testing

@Suite("Words on the screen") struct LiteralTests {
    /// Proper names, units and file names, which are the same in every language.
    private static let allowed: Set<String> = [
        "SAT", "ACT", "English", "Tiếng Việt", "OSC 9", "OSC 777", "CIP ", "quad.db", "quad-card.md", "Quad",
        "FM", "SF",
    ]

    @Test("come from the catalogue: no literal of view-models and views is a word")
    func literals() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
        var found: [String] = []
        for folder in ["Presentation", "TerminalUI"] {
            let files = FileManager.default.enumerator(
                at: root.appending(path: folder), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift", !Self.isTable(file) else { continue }
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                    found += Self.words(in: String(line)).map { "\(file.lastPathComponent): \($0)" }
                }
            }
        }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    /// Names of places, keys and signs that are data.
    private static func isTable(_ file: URL) -> Bool {
        [
            "StateNames.swift", "KeyPress+Chord.swift", "KeyMap+Defaults.swift", "EmojiNames.swift", "AsciiForm.swift",
            "KeySequence.swift",
        ].contains(file.lastPathComponent)
    }

    /// Literals that a person would read: two words, or one that begins with a capital, outside of comments and calls that
    /// never reach a screen.
    private static func words(in line: String) -> [String] {
        let code = line.trimmingCharacters(in: .whitespaces)
        guard !code.hasPrefix("//"), !code.contains("precondition"), !code.hasPrefix("case ") || code.contains(": \"")
        else { return [] }
        return code.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }.filter { literal in
            let plain = literal.replacing(/\\\(.*?\)/, with: "").replacing(/\\u\{[0-9A-Fa-f]+\}/, with: "")
            guard !allowed.contains(literal), plain.contains(/\p{L}{2,}/) else { return false }
            return plain.contains(/\p{L}{2,} \p{L}{2,}/) || plain.contains(/^\p{Lu}\p{Ll}{2,}/)
        }
    }
}
