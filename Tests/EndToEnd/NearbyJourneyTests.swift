import Domain
import Foundation
import TestSupport
import Testing

@Suite("Two students on one campus", .serialized) struct NearbyJourneyTests {
    let program: QuadProgram
    let accounts: KeyedAccounts

    init() throws {
        program = try QuadProgram()
        accounts = KeyedAccounts(program: program)
        try accounts.make(["mai", "an"])
    }

    /// Opens Nearby and says to be in an area of the University of Calgary, seen by everyone there.
    private func arrive(_ name: String, at area: String) throws -> TmuxSession {
        let session = try accounts.open(name)
        try session.press("Home")
        for _ in 0..<6 where try !session.settled().contains("Say where you are") { try session.press("Down") }
        try session.press("Enter")
        #expect(try session.wait(for: "p where I am"))
        try session.press("p")
        #expect(try session.wait(for: "Where are you?"))
        try session.type("calgary")
        #expect(try session.wait(until: { !$0.contains("off campus") }))
        try session.press("Enter")
        #expect(try session.wait(for: "Science A"))
        try session.type(area)
        try session.press("Enter")
        #expect(try session.wait(for: "Who may see you here?"))
        try session.press("Down")
        try session.press("Down")
        try session.press("Enter")
        #expect(try session.wait(for: "visible: everyone here"))
        return session
    }

    @Test("Arrive, see each other, propose, ask, approve, talk, share a spot, leave")
    func journey() throws {
        let mai = try arrive("mai", at: "science a")
        let an = try arrive("an", at: "science a")
        #expect(try mai.wait(until: { $0.contains("HERE NOW") && $0.contains("an") && $0.contains("▸ an") }))
        #expect(try an.wait(for: "▸ mai"))
        // A post from a template: three keys.
        try mai.press("n")
        #expect(try mai.wait(for: "A new meetup"))
        try mai.press("Enter")
        #expect(try mai.wait(for: "For whom"))
        try mai.press("Enter")
        #expect(try mai.wait(for: "Before you meet"))
        try mai.press("Enter")
        #expect(try mai.wait(for: "YOURS"))
        #expect(try an.wait(for: "Anyone for coffee?"))
        try an.press("End")
        try an.press("r")
        #expect(try an.wait(for: "Before you meet"))
        try an.press("Enter")
        #expect(try mai.wait(for: "REQUESTS FOR YOU"))
        try mai.press("Home")
        for _ in 0..<4 where try !mai.settled().contains("▸ an asks") { try mai.press("Down") }
        try mai.press("a")
        // The conversation opens with a card of who, where and when.
        #expect(try mai.wait(for: "Write a message"))
        #expect(try mai.wait(for: "mai · Science A"))
        #expect(try an.wait(for: "they said yes"))
        try an.press("End")
        try an.press("Enter")
        #expect(try an.wait(for: "Share a spot with mai"))
        for _ in 0..<6 where try !an.settled().contains("▸ Share a spot") { try an.press("Down") }
        try an.press("Enter")
        #expect(try an.wait(for: "on foot"))
        try an.type("social")
        try an.press("Enter")
        #expect(try mai.wait(for: "Let us meet at Social"))
        // No coordinate stands in what was sent.
        let read = try program.run(["chat", "read", "mai", "--as", "an"])
        #expect(!read.output.contains("51.0") && !read.output.contains("114."))
        // Leaving makes mai vanish from an's list.
        try an.press("Escape")
        try mai.press("C-c")
        #expect(try mai.wait(for: "left with 0"))
    }

    @Test("From another area nobody is named, and after leaving nothing is seen")
    func apart() throws {
        let mai = try arrive("mai", at: "science a")
        let an = try arrive("an", at: "olympic oval")
        #expect(try an.wait(for: "Nobody to see"))
        #expect(try !an.settled().contains("mai"))
        try mai.press("p")
        #expect(try mai.wait(for: "off campus"))
        try mai.type("off")
        try mai.press("Enter")
        #expect(try mai.wait(for: "nothing is shared"))
        #expect(try !an.settled().contains("mai"))
    }
}
