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
            let notes = try await gathered(
                hand.top, titles: (profile?.intendedFields ?? []) + (state.filter?.fields ?? []))
            let beside = await offerings(of: hand, notes: notes)
            guard isCurrent(.hand, generation) else { return }
            update {
                $0.profile = profile ?? StudentProfile()
                $0.notes = beside.notes
                $0.offerings = beside.offerings
                $0.hand = .loaded(hand)
            }
            lookAhead()
            if restoring { await restoreSession() }
            if profile == nil { await greet() }
        } catch {
            guard isCurrent(.hand, generation), error != .cancelled else { return }
            update { $0.hand = .failed(format.failure(error)) }
        }
    }

    /// Shows a hand that the feed returned, with what its cards name.
    func take(_ hand: FeedHand, _ change: (inout SwipeState) -> Void) async {
        let generation = ask(.hand)
        // What the feed did stands, whether or not the catalogue can name it: codes stand in for titles.
        let notes = (try? await gathered(hand.top)) ?? state.notes
        let beside = await offerings(of: hand, notes: notes)
        // Also where a newer hand is on its way: the pane must not wait for this one for ever.
        isDeciding = false
        guard isCurrent(.hand, generation) else { return }
        update {
            $0.notes = beside.notes
            $0.offerings = beside.offerings
            $0.hand = .loaded(hand)
            change(&$0)
        }
        lookAhead()
    }

    /// Reads what the card beneath will need, so that it comes up at once.
    private func lookAhead() {
        guard let card = state.next, ahead?.id != card.id else { return }
        run {
            // Whoever needs it and does not find it reads it then.
            guard let notes = try? await self.gathered([card]), let (fields, more) = try? await self.fields(of: card.id)
            else { return }
            self.ahead = CardOfferings(id: card.id, fields: fields)
            self.update { $0.notes = $0.notes.merged(with: notes).merged(with: more) }
        }
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

    /// The fields of study of the card on top, which a wide screen shows beside it: read along with the hand, so that the
    /// next card is drawn once and whole.
    private func offerings(of hand: FeedHand, notes: CatalogNotes) async -> (
        offerings: CardOfferings?, notes: CatalogNotes
    ) {
        guard let id = hand.current?.id else { return (nil, notes) }
        if let known = [state.offerings, ahead].compactMap(\.self).first(where: { $0.id == id }) {
            return (known, notes)
        }
        do {
            let (fields, more) = try await fields(of: id)
            return (CardOfferings(id: id, fields: fields), notes.merged(with: more))
        } catch {
            // The card itself stands; opening the details says what is wrong.
            return (nil, notes)
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
    /// What lies beneath is looked into once the card on top is shown.
    var top: [FeedCard] { [current].compactMap(\.self) }
}

extension CatalogNotes {
    func merged(with other: CatalogNotes) -> CatalogNotes {
        CatalogNotes(
            titles: titles.merging(other.titles) { mine, _ in mine },
            provenance: provenance.isEmpty ? other.provenance : provenance, fields: fields ?? other.fields)
    }
}
