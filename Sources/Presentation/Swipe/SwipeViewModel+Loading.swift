import Domain
import Services

extension SwipeViewModel {
    func load(restoring: Bool) async {
        let generation = ask(.hand)
        update { $0.hand = .loading }
        do throws(FeedError) {
            let profile: StudentProfile?
            do { profile = try await profiles.profile() } catch { throw .storage(error) }
            let hand = try await feed.hand()
            let notes = try await gathered(hand.cards, titles: profile?.intendedFields ?? [])
            guard isCurrent(.hand, generation) else { return }
            update {
                $0.profile = profile ?? StudentProfile()
                $0.notes = notes
                $0.hand = .loaded(hand)
            }
            if restoring { await restoreSession() }
            if profile == nil { await greet() }
            await loadOfferings()
        } catch {
            guard isCurrent(.hand, generation), error != .cancelled else { return }
            update { $0.hand = .failed(format.failure(error)) }
        }
    }

    /// Shows a hand that the feed returned, with what its cards name.
    func take(_ hand: FeedHand, _ change: (inout SwipeState) -> Void) async {
        let generation = ask(.hand)
        // What the feed did stands, whether or not the catalogue can name it: codes stand in for titles.
        let notes = (try? await gathered(hand.cards)) ?? state.notes
        guard isCurrent(.hand, generation) else {
            // A newer hand is on its way; the pane must not wait for this one for ever.
            state.isDeciding = false
            return
        }
        update {
            $0.notes = notes
            $0.hand = .loaded(hand)
            change(&$0)
        }
        run { await self.loadOfferings() }
    }

    func gathered(_ cards: [FeedCard], titles codes: [CIPCode] = []) async throws(FeedError) -> CatalogNotes {
        var notes = state.notes
        do throws(CatalogError) {
            try await notes.gather(for: cards, from: catalog)
            try await notes.gather(titles: codes, from: catalog)
        } catch {
            throw .catalog(error)
        }
        // Another card may have brought its own words during the wait.
        return notes.merged(with: state.notes)
    }

    /// The fields of study of the card on top, which a wide screen shows beside it.
    func loadOfferings() async {
        let generation = ask(.offerings)
        guard let id = state.current?.id, state.offerings?.id != id else { return }
        do {
            let (fields, notes) = try await fields(of: id)
            guard isCurrent(.offerings, generation) else { return }
            update {
                $0.notes = notes.merged(with: $0.notes)
                $0.offerings = CardOfferings(id: id, fields: fields)
            }
        } catch {
            // The card itself stands; opening the details says what is wrong.
        }
    }

    func fields(of id: UnitID) async throws(CatalogError) -> ([FieldOffering], CatalogNotes) {
        let fields = try await catalog.fields(of: id)
        var notes = state.notes
        try await notes.gather(titles: fields.map(\.field), from: catalog)
        return (fields, notes)
    }
}

extension FeedHand {
    var cards: [FeedCard] { [current, next].compactMap(\.self) }
}

extension CatalogNotes {
    func merged(with other: CatalogNotes) -> CatalogNotes {
        CatalogNotes(
            titles: titles.merging(other.titles) { mine, _ in mine },
            provenance: provenance.isEmpty ? other.provenance : provenance, fields: fields ?? other.fields)
    }
}
