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
                model.update { state in
                    state.colleges = .loaded(colleges)
                    state.money.resize(count: colleges.count)
                    state.arrangePlans()
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
    /// What was won, with the rate of growth; nothing while the table is not there.
    public var held: HeldAwards { HeldAwards(known?.won ?? [], growth: growth) }
}
