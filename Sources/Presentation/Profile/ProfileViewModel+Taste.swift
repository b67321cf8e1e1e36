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

    private func learn(_ change: (any Feed) async throws(FeedError) -> FeedHand) async {
        do throws(FeedError) {
            let hand = try await change(feed)
            let taste = try await feed.learned()
            update { $0.taste = .loaded(taste) }
            perform(.learned(hand))
        } catch {
            guard error != .cancelled else { return }
            update { $0.trace = .failed(format.failure(error)) }
        }
    }
}
