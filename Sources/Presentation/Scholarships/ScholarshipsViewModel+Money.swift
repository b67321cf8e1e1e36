public import Domain
import Resources
import Services

/// The liked colleges, and what they cost after the awards that were won.
extension ScholarshipsViewModel {
    /// Likes may have changed since the page was open last.
    func loadColleges() {
        if case .loaded = state.colleges {} else { update { $0.colleges = .loading } }
        run { model in
            do throws(FeedError) {
                let colleges = try await model.colleges.liked()
                // A rate that can't be read is as usual.
                let growth = (try? await model.settings.value(for: Self.growthKey)).flatMap { Int($0) }
                model.update { state in
                    state.colleges = .loaded(colleges)
                    state.money.resize(count: colleges.count)
                    state.arrangePlans()
                    if let growth, FourYearCost.growthRange.contains(growth) { state.growth = growth }
                }
            } catch {
                guard error != .cancelled else { return }
                model.update { $0.colleges = .failed(model.format.failure(error)) }
            }
        }
    }

    /// - Parameter steps: Of half a percent each.
    func changeGrowth(by steps: Int) {
        let range = FourYearCost.growthRange
        let growth = min(max(state.growth + max(-100, min(steps, 100)) * 5, range.lowerBound), range.upperBound)
        update { state in
            state.growth = growth
            state.trace = AwardTrace(format.words(.awardsGrowth, format.tenths(growth)))
        }
        keep(growth == FourYearCost.usualGrowth ? "" : String(growth), for: Self.growthKey)
    }
}

extension ScholarshipsState {
    /// The awards that were won, as costs count them.
    public var won: [FourYearCost.Award] {
        guard let shelf = known else { return [] }
        return shelf.entries.values.compactMap { entry in
            guard entry.stage == .won, let won = entry.won, let index = shelf.index(of: entry.id) else { return nil }
            let award = shelf.awards[index]
            return FourYearCost.Award(amount: award.amount, won: won, college: award.college)
        }
    }
}
