import Foundation
import TestSupport
import Testing

@Suite("The manual page and the key table") struct ManualTests {
    @Test("docs/quad.1 is what the program prints of itself")
    func page() throws {
        let root = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized
        let kept = try String(contentsOf: root.appending(path: "docs/quad.1"), encoding: .utf8)
        let printed = try QuadProgram().run(["manual"])
        #expect(printed.code == 0)
        #expect(printed.output == kept, "run make manual")
    }

    @Test("The page names every command and option of --help, every exit code and every file")
    func complete() throws {
        let program = try QuadProgram()
        let page = try program.run(["manual"]).output.replacingOccurrences(of: "\\-", with: "-")
        let help = try program.run(["--help"]).output
        for option in help.matches(of: /--[a-z]+/).map({ String($0.0) }) { #expect(page.contains(option)) }
        for line in help.split(separator: "\n").filter({ $0.hasPrefix("  ") && !$0.hasPrefix("   ") }) {
            let name = line.split(separator: " ")[0]
            if !name.hasPrefix("-") { #expect(page.contains("\\fBquad \(name)"), "\(name)") }
        }
        for code in ["0", "1", "2", "64", "65", "66", "74"] { #expect(page.contains("\\fB\(code)\\fR")) }
        for file in ["quad.db", "catalog.db", "/config", "quad.log", "quad.trace"] { #expect(page.contains(file)) }
    }

    @Test("quad keys lists the keys that hold, in the language of the screen")
    func keys() throws {
        let program = try QuadProgram()
        try program.write("lang = vi\nkey.card.like = z\nkey.nowhere = x\n", to: "config")
        let outcome = try program.run(["keys"])
        #expect(outcome.code == 0)
        let like = try #require(outcome.output.split(separator: "\n").first { $0.contains("card.like ") })
        #expect(like.hasPrefix("  z "))
        #expect(outcome.output.hasPrefix("Mọi nơi"))
        #expect(outcome.errors.contains("nowhere"))
    }
}
