public import Domain

// What the student says about the learned weights themselves.
extension FeedService: TasteProviding {
    /// Sets the mean of one learned weight.
    public func edit(_ feature: Feature, to value: Float) async throws(FeedError) -> FeedHand {
        try await say(.edit(feature: feature.rawValue, value: value))
    }

    /// While frozen, swipes are kept but teach nothing.
    public func freeze(_ isFrozen: Bool) async throws(FeedError) -> FeedHand { try await say(.freeze(isFrozen)) }

    /// Learning starts anew; decisions stay.
    public func reset() async throws(FeedError) -> FeedHand { try await say(.reset) }

    /// What is believed about the student's taste.
    public func posterior() async throws(FeedError) -> TastePosterior {
        try await inTurn { feed async throws(FeedError) in feed.ledger.posterior }
    }

    public func preview(_ profile: StudentProfile) async throws(FeedError) -> RankPreview {
        try await inTurn { feed async throws(FeedError) in
            let edited = try await self.feed(like: feed, for: profile, self.filter, deals: false)
            let (old, new) = (feed.first(RankPreview.count), edited.first(RankPreview.count))
            let (before, after) = (feed.places(of: old + new), edited.places(of: old + new))
            func place(_ id: UnitID) async throws(FeedError) -> RankPreview.Place {
                let college: College?
                do { college = try await self.catalog.college(id) } catch { throw .catalog(error) }
                return RankPreview.Place(
                    id: id, name: college?.name ?? "", before: before[id], after: after[id],
                    scoreBefore: feed.score(of: id), scoreAfter: edited.score(of: id),
                    reason: edited.reason(of: id, against: feed))
            }
            var places: (after: [RankPreview.Place], leaving: [RankPreview.Place]) = ([], [])
            for id in new { places.after.append(try await place(id)) }
            for id in old where !new.contains(id) { places.leaving.append(try await place(id)) }
            return RankPreview(after: places.after, leaving: places.leaving)
        }
    }

    public func learned() async throws(FeedError) -> LearnedTaste {
        try await inTurn { feed async throws(FeedError) in
            LearnedTaste(feed.ledger.posterior, isFrozen: feed.ledger.isFrozen, swipes: feed.ledger.swipes)
        }
    }

    public func statistics(offset: Int64) async throws(FeedError) -> SwipeStatistics {
        try await inTurn { feed async throws(FeedError) in
            let events = try await self.stored { () async throws(StorageError) in try await self.log.events(after: nil)
            }
            return SwipeStatistics(events, columns: feed.columns, now: self.clock.now(), offset: offset)
        }
    }

    public func probe(_ isOn: Bool) async throws(FeedError) -> FeedHand {
        try await inTurn { feed async throws(FeedError) in
            if feed.ledger.probes != isOn {
                feed.dealAnew()
                try await self.record(.probes(isOn), in: feed)
            }
            return try await self.show(feed)
        }
    }

    public func report() async throws(FeedError) -> TasteReport {
        try await inTurn { feed async throws(FeedError) in
            let events = try await self.stored { () async throws(StorageError) in try await self.log.events(after: nil)
            }
            var next: TasteReport.Prediction?
            if let id = try await self.show(feed).current?.id, let features = feed.features(of: id) {
                next = .init(
                    id: id, name: try await self.name(of: id),
                    probability: feed.ledger.posterior.likelihood(features))
            }
            var report = TasteReport(events, status: feed.status, next: next)
            for id in report.colleges { report.names[id] = try await self.name(of: id) }
            return report
        }
    }

    private func name(of id: UnitID) async throws(FeedError) -> String {
        do { return try await catalog.college(id)?.name ?? "\(id)" } catch { throw .catalog(error) }
    }

    private func say(_ kind: FeedEvent.Kind) async throws(FeedError) -> FeedHand {
        try await inTurn { feed async throws(FeedError) in
            feed.markOffDeal()
            try await self.record(kind, in: feed)
            return try await self.show(feed)
        }
    }
}
