import Domain
import Services

extension SwipeViewModel {
    /// Hits asked for at once; more than a tall screen shows.
    static let searchLimit = 100

    func openSearch(words: String = "") {
        // Search over search is the same search.
        if case .search? = state.levels.last { return }
        push(.search(SearchState(words: words)))
        if !words.isEmpty { search(words) }
    }

    /// Every change asks at once; an answer to older words falls.
    func search(_ words: String) {
        let generation = ask(.search)
        run {
            let answer: Result<[CollegeHit], CatalogError>
            do throws(CatalogError) {
                let isBlank = words.allSatisfy(\.isWhitespace)
                answer = .success(isBlank ? [] : try await self.catalog.search(words, limit: Self.searchLimit))
            } catch {
                answer = .failure(error)
            }
            guard self.isCurrent(.search, generation) else { return }
            self.update { state in
                state.changeSearch { search in
                    search.answered = words
                    switch answer {
                    case .success(let hits):
                        search.hits = hits
                        search.failure = nil
                        search.selection = ListSelection(count: hits.count)
                    case .failure(let error): search.failure = self.format.failure(error)
                    }
                }
            }
        }
    }

    /// Edits of the search words, and movement in its hits.
    func handle(_ action: Action, in search: SearchState) -> Bool {
        var next = search
        if next.input.handle(action) {
            update { $0.changeTop { $0 = .search(next) } }
            if next.input.string != search.input.string { self.search(next.input.string) }
            return true
        }
        if next.selection.handle(action) {
            update { $0.changeTop { $0 = .search(next) } }
            return true
        }
        guard case .run(.open, _) = action else { return false }
        if let hit = search.selected { openCard(hit.id) }
        return true
    }
}

extension SwipeState {
    mutating func changeSearch(_ change: (inout SearchState) -> Void) {
        for (index, level) in levels.enumerated() {
            guard case .search(var search) = level else { continue }
            change(&search)
            levels[index] = .search(search)
        }
    }
}
