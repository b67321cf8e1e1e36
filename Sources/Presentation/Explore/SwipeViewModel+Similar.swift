import Domain
import Services

extension SwipeViewModel {
    func openSimilar() {
        guard let card = chosen ?? state.subject else { return }
        push(.similar(SimilarState(card.college)))
        findSimilar()
    }

    private func findSimilar() {
        let generation = ask(.similar)
        run {
            guard case .similar(let similar)? = self.state.levels.last else { return }
            let answer: ViewState<[SimilarHit]>
            do throws(CatalogError) {
                answer = .loaded(
                    try await self.explore.similar(
                        to: similar.college.id, by: similar.aspect, limit: SimilarState.limit,
                        profile: self.state.profile))
            } catch {
                answer = .failed(self.format.failure(error))
            }
            guard self.isCurrent(.similar, generation) else { return }
            self.changeSimilar { now in
                now.hits = answer
                now.selection = ListSelection(count: now.list.count)
            }
        }
    }

    func handle(_ action: Action, in similar: SimilarState) -> Bool {
        switch action {
        case .run(.open, _), .run(.details, _): if let hit = similar.selected { openCard(hit.id) }
        case .run(.nextSection, _), .run(.right, _), .run(.previousSection, _), .run(.left, _):
            let all = SimilarColleges.Aspect.allCases
            let forward = action == .run(.nextSection) || action == .run(.right)
            let index = all.firstIndex(of: similar.aspect) ?? 0
            changeSimilar { now in
                now.aspect = all[(index + (forward ? 1 : all.count - 1)) % all.count]
                now.hits = .loading
            }
            findSimilar()
        default:
            var selection = similar.selection
            guard selection.handle(action) else { return handleAnywhere(action) }
            changeSimilar { $0.selection = selection }
        }
        return true
    }

    private func changeSimilar(_ change: (inout SimilarState) -> Void) {
        update { state in
            state.changeTop { level in
                guard case .similar(var similar) = level else { return }
                change(&similar)
                level = .similar(similar)
            }
        }
    }
}
