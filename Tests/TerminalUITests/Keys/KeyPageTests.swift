import Domain
import Foundation
import Presentation
import Testing

@testable import TerminalUI

@Suite("The page on keys")
struct KeyPageTests {
    private static let heading = "## The keys as shipped\n"

    /// docs/keys.md; the variable QUAD_WRITE_FRAMES writes its tables anew.
    @Test("lists every action with the keys that the program has")
    func tables() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/keys.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(page.range(of: Self.heading)?.upperBound)
        let expected = KeyListing.sections(.standard, words: Words()).map(markdown).joined()
        if ProcessInfo.processInfo.environment["QUAD_WRITE_FRAMES"] != nil {
            try Data((page[..<start] + expected).utf8).write(to: file)
            return
        }
        #expect(String(page[start...]) == expected, "run the tests once with QUAD_WRITE_FRAMES=1")
    }

    private func markdown(title: DisplayText, rows: [KeyListing.Row]) -> String {
        let rows = rows.map { row in
            let keys = row.keys.string.split(separator: ", ").map { "`\($0)`" }.joined(separator: " ")
            return "| \(keys) | `\(row.name.string)` | \(row.about.string) |\n"
        }
        return "\n### \(title.string)\n\n| keys | name | what happens |\n|---|---|---|\n" + rows.joined()
    }
}
