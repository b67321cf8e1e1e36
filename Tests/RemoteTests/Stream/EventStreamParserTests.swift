import Testing

@testable import Remote

@Suite("Server-sent events") struct EventStreamParserTests {
    private typealias Event = EventStreamParser.Event

    private func parse(_ text: String, cutAt cuts: [Int] = []) -> [Event] {
        let bytes = Array(text.utf8)
        var parser = EventStreamParser()
        var events: [Event] = []
        var start = 0
        for cut in cuts + [bytes.count] where cut >= start && cut <= bytes.count {
            events += parser.take(bytes[start..<cut])
            start = cut
        }
        return events
    }

    private static let stream =
        "\u{FEFF}: ping\r\ndata: Chào bạn 👩‍🎓\r\n\r\nevent: token\ndata:one\ndata: two\nid: 7\n\n\rdata\rretry: 1500\r\rdata: last\r\n"
        + "\r\n\nevent: nothing\n\ndata: {\"a\": 1}\n\n"

    private static let expected = [
        Event(name: "message", data: "Chào bạn 👩‍🎓"), Event(name: "token", data: "one\ntwo"),
        Event(name: "message", data: ""),
        Event(name: "message", data: "last"), Event(name: "message", data: "{\"a\": 1}"),
    ]

    @Test("Line ends of every kind, comments, data of several lines and a byte order mark are read as specified")
    func whole() { #expect(parse(Self.stream) == Self.expected) }

    @Test("Cut into two pieces anywhere, also within a character, the events are the same")
    func cutOnce() {
        for cut in 0...Self.stream.utf8.count {
            #expect(parse(Self.stream, cutAt: [cut]) == Self.expected, "cut at \(cut)")
        }
    }

    @Test("Byte by byte, the events are the same")
    func bytes() { #expect(parse(Self.stream, cutAt: Array(0..<Self.stream.utf8.count)) == Self.expected) }

    @Test("An event that is not ended by an empty line is never dispatched")
    func unfinished() { #expect(parse("data: a\n\ndata: b\n") == [Event(name: "message", data: "a")]) }

    @Test("An id with a zero byte and a retry that is no number are ignored")
    func fields() {
        var parser = EventStreamParser()
        _ = parser.take("id: 1\nretry: 20\n\nid: 2\u{0}\nretry: x\n\n".utf8)
        #expect(parser.lastEventID == "1")
        #expect(parser.retry == 20)
    }
}
