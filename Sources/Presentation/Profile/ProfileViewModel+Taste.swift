import Domain
import Resources
import Services

extension ProfileViewModel {
    func edit(_ feature: Feature, to tenths: Int) async {
        await learn { feed throws(FeedError) in try await feed.edit(feature, to: Float(tenths) / 10) }
        update { $0.trace = .said(format.words(.tasteChanged, format.words(feature.labelKey))) }
    }

    func toggleFreeze() async {
        guard case .loaded(let taste) = state.taste else { return }
        await learn { feed throws(FeedError) in try await feed.freeze(!taste.isFrozen) }
    }

    func forgetTaste() async {
        await learn { feed throws(FeedError) in try await feed.reset() }
    }

    func toggleProbes() async {
        guard case .loaded(let report) = state.report else { return }
        let isOn = report.status.explorationRate != 0
        await learn { feed throws(FeedError) in try await feed.probe(!isOn) }
    }

    func showTaste() async throws(FeedError) {
        let taste = try await feed.learned()
        let report = try await feed.report()
        update {
            $0.taste = .loaded(taste)
            $0.report = .loaded(report)
        }
    }

    /// Shows what is foretold of the card on top, or hides it again.
    func foretell() {
        guard case .loaded(let report) = state.report, let next = report.next else { return }
        update { $0.foretold = $0.foretold == next.id ? nil : next.id }
    }

    func toggle(_ panel: TastePanel) {
        update { $0.tastePanel = $0.tastePanel == panel ? nil : panel }
    }

    private func learn(_ change: (any Feed) async throws(FeedError) -> FeedHand) async {
        do throws(FeedError) {
            let hand = try await change(feed)
            try await showTaste()
            perform(.learned(hand))
        } catch {
            guard error != .cancelled else { return }
            update { $0.trace = .failed(format.failure(error)) }
        }
    }
}
