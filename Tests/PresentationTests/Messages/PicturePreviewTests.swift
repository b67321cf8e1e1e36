import Domain
import Presentation
import Services
import Synchronization
import TestSupport
import Testing

@MainActor @Suite("Pictures in a conversation") struct PicturePreviewTests {
    /// Counts what it is asked for, and makes one pixel of it.
    private final class Previewer: PicturePreviewing {
        let asked = Mutex<[[UInt8]]>([])

        func preview(_ bytes: [UInt8], width: Int, height: Int) async -> Picture? {
            asked.withLock { $0.append(bytes) }
            return bytes.first == 0 ? nil : Picture(width: 1, height: 1, colors: [bytes.first ?? 16])
        }
    }

    private let previewer = Previewer()

    /// A conversation whose messages are `files`, one line each, of which the last ten are in view.
    private func harness(_ files: [(bytes: [UInt8], mediaType: String)]) async -> MessagesHarness {
        let harness = await MessagesHarness()
        var events: [ChatEvent] = []
        for (index, file) in files.enumerated() {
            let facts = await harness.chat.attach(file.bytes, name: "f\(index)", mediaType: file.mediaType)
            let position = Int64(index + 1)
            events.append(
                ChatEvent(
                    id: EventID("$\(position)"), room: RoomID("!r"), sender: harness.an,
                    position: TimelinePosition(position), time: position,
                    content: .message(MessageContent("", attachment: facts.id))))
        }
        await harness.chat.add(.fixture(id: RoomID("!r"), others: [harness.an]), events)
        harness.model.previewer = previewer
        await harness.start()
        await harness.open("!r")
        await settle(harness)
        return harness
    }

    private func settle(_ harness: MessagesHarness) async {
        for _ in 0..<4 {
            await harness.settle()
            harness.model.didDraw()
            await harness.model.settlePreviews()
        }
    }

    private static func pictures(_ count: Int) -> [(bytes: [UInt8], mediaType: String)] {
        (0..<count).map { ([UInt8($0 + 20), 1, 2], "image/png") }
    }

    @Test("Only what is in view is decoded, each picture once; what scrolls into view follows")
    func inView() async {
        let harness = await harness(Self.pictures(40))
        let first = previewer.asked.withLock { $0 }
        #expect(!first.isEmpty && first.count < 15)
        #expect(Set(first).count == first.count)
        #expect(harness.model.state.pictures.count == first.count)
        await settle(harness)
        #expect(previewer.asked.withLock { $0.count } == first.count)
        for _ in 0..<6 {
            await harness.press(.run(.pageUp))
            await settle(harness)
        }
        #expect(previewer.asked.withLock { $0 }.contains([20, 1, 2]))
    }

    @Test("The pictures that are kept are bounded")
    func bounded() async {
        let harness = await harness(Self.pictures(40))
        for _ in 0..<6 {
            await harness.press(.run(.pageUp))
            await settle(harness)
        }
        #expect(harness.model.state.pictures.count <= 24)
        #expect(previewer.asked.withLock { $0.count } >= 30)
    }

    @Test("What is no picture is not asked for, and what can't be decoded stands by its name")
    func others() async {
        let harness = await harness([([7], "application/pdf"), ([0], "image/png"), ([9], "image/jpeg")])
        #expect(previewer.asked.withLock { Set($0) } == [[0], [9]])
        #expect(harness.model.state.pictures.values.map(\.colors) == [[9]])
    }

    @Test("Without anything that draws pictures nothing is decoded")
    func none() async {
        let harness = await harness(Self.pictures(2))
        harness.model.previewer = nil
        await settle(harness)
        #expect(previewer.asked.withLock { $0.count } == 2)
    }
}
