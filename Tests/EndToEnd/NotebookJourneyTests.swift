import Domain
import Foundation
import TestSupport
import Testing

@Suite("A notebook from the first page to the last export", .serialized) struct NotebookJourneyTests {
    private static let page = """
        <html><head><title>Aid at Hill</title></head><body><nav>Menu</nav><main><h1>Deadlines</h1>
        <p>File the form by <b>June 30</b>.</p><p>Ask early.</p></main></body></html>
        """

    @Test("Add a page, read it, quote it in a note, find the note again after a kill, export and import it")
    func journey() throws {
        let program = try QuadProgram()
        let server = try LoopbackServer { _ in
            .init(Self.page, headers: ["Content-Type: text/html; charset=utf-8"])
        }
        defer { server.stop() }
        try "private_pages = on\n".write(toFile: program.data + "/config", atomically: true, encoding: .utf8)
        let session = try TmuxSession(program)
        #expect(try session.wait(for: "Quad"))
        try session.skipToCard()
        try session.press("F2")
        #expect(try session.wait(for: "[2 Messages"))
        #expect(try session.wait(for: "Sources"))
        try session.press("Home")
        // Other parts of the advisor may stand above it.
        for _ in 0..<4 where try !session.settled().contains("▸ Sources") { try session.press("Down") }
        try session.press("Enter")
        #expect(try session.wait(for: "Nothing to read from yet"))
        try session.press("a")
        #expect(try session.wait(for: "Add a source"))
        try session.type(server.root + "aid")
        try session.press("Enter")
        #expect(try session.wait(for: "✓ Aid at Hill"))
        try session.press("Enter")
        #expect(try session.wait(for: "File the form by June 30."))
        #expect(try !session.screen().contains("Menu"))
        try session.press("Down", "s")
        #expect(try session.wait(for: "Which note gets the quotation?"))
        try session.press("Enter")
        #expect(try session.wait(for: "Quoted, with its place."))
        try session.press("b")
        #expect(try session.wait(for: "Notes that cite this source"))
        try session.press("Enter")
        #expect(try session.wait(for: "> File the form by June 30. [1]"))
        try session.press("i")
        #expect(try session.wait(for: "Esc back"))
        try session.press("End")
        try session.type(" Mine")
        #expect(try session.wait { $0.contains("Mine") && $0.contains("saved") })
        try session.press("C-c")
        let export = program.folder.file("book.json")
        #expect(try program.run(["export", export]).code == 0)
        let again = try program.run(["export", export])
        #expect(again.code != 0 && again.errors.contains("is there already"))
        #expect(try program.run(["import", export]).output.contains("My search is here"))
        let copied = try program.run(["export", "--format", "json"]).output
        func bare(_ text: String) -> [Substring] {
            text.split(separator: "\n").filter { !$0.contains("\"added\"") }
        }
        #expect(try bare(copied) == bare(String(contentsOfFile: export, encoding: .utf8)))
        #expect(copied.contains("File the form by June 30.") && copied.contains("Mine"))
    }
}
