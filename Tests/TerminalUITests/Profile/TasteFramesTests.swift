import Domain
import Presentation
import Resources
import Services
import TestSupport
import Testing

@testable import TerminalUI

@Suite struct TasteFramesTests {
    private static let report: TasteReport = {
        let names = ["Reed College", "Hill College", "University of the Northern Lights"]
        let events: [FeedEvent] = (0..<40).map { number in
            var lanes = SIMD32<Float>.zero
            lanes[0] = 1
            let size = Float(number % 7) - 3
            lanes[Int(Feature.size.rawValue)] = size
            let kind: FeedEvent.Kind =
                number == 39
                ? .reflect(UnitID(1), Reflection(.campus, isPraise: true), FeatureVector(lanes))
                : .swipe(UnitID(Int32(number)), size < 0 ? .like : .pass, FeatureVector(lanes))
            return FeedEvent(key: OrderKey(time: Int64(number), device: 1, counter: UInt32(number)), kind: kind)
        }
        var report = TasteReport(
            events, status: .fixture(swipes: 39), next: .init(id: UnitID(1), name: names[0], probability: 0.64))
        for id in report.colleges { report.names[id] = names[Int(id.rawValue) % 3] }
        return report
    }()

    private func state(_ panel: TastePanel?) -> ProfileState {
        ProfilePaneTests.state(.taste) { state in
            state.report = .loaded(Self.report)
            state.tastePanel = panel
            state.foretold = UnitID(1)
            state.showRows()
            state.form.focus(on: panel == .evidence ? .feature(.size) : .command(.record))
        }
    }

    @Test(
        "Weights with how sure they are, and below them what moved one",
        arguments: [(40, 9), (80, 20), (120, 36), (200, 56)])
    func evidence(width: Int, height: Int) throws {
        let pane = ProfilePaneTests.pane(state(.evidence))
        try expectFrame("taste-evidence-\(width)x\(height)", pane, width, height)
    }

    @Test("How often the feed was right, as points on a scale", arguments: [(40, 9), (80, 20), (120, 36), (200, 56)])
    func record(width: Int, height: Int) throws {
        try expectFrame("taste-record-\(width)x\(height)", ProfilePaneTests.pane(state(.record)), width, height)
    }

    @Test("In Vietnamese", arguments: [TastePanel.evidence, .record])
    func vietnamese(panel: TastePanel) throws {
        let pane = ProfilePaneTests.pane(state(panel), .vietnamese)
        try expectFrame("taste-\(panel == .evidence ? "evidence" : "record")-80x20-vi", pane, 80, 20)
    }

    @Test("Nothing is drawn outside at any size", arguments: [TastePanel.evidence, .record])
    func sizes(panel: TastePanel) {
        for (width, height) in [(1, 1), (5, 3), (12, 2), (19, 4), (33, 7), (73, 5)] {
            _ = frame(ProfilePaneTests.pane(state(panel)), width, height)
        }
    }

    @Test("A belief is filled to its middle, with a line as far as it may be off")
    func belief() {
        #expect(frame(SignedBar(0.5, spread: 0.2), 21, 1) == ["          │▓▓▓▓▓──"])
        #expect(frame(SignedBar(0.1, spread: 0.3), 21, 1) == ["        ──│▓───"])
        #expect(frame(SignedBar(0.5), 21, 1) == ["          │▓▓▓▓▓"])
    }
}
