import Domain
import Services

/// Quick start, calibration deck and tour.
extension SwipeViewModel {
    static let greetedKey = "swipe.greeted"
    static let tourKey = "swipe.tour"

    /// A student who has said nothing yet is asked once.
    func greet() async {
        // A setting that can't be read asks once more, which does no harm.
        let greeted = try? await settings.value(for: Self.greetedKey)
        guard greeted ?? nil == nil, state.levels.isEmpty else { return }
        openQuickStart()
    }

    func openQuickStart() {
        if case .quickStart? = state.levels.last { return }
        push(.quickStart(makeQuickStart()))
    }

    /// The form as it was left, or made anew from the profile.
    func makeQuickStart() -> QuickStartState {
        if let quickStart { return quickStart.state }
        let form = QuickStartViewModel(
            QuickStartState(state.profile, titles: state.notes.titles), catalog: catalog, format: format,
            run: { [weak self] work in self?.run(work) },
            changed: { [weak self] form in
                self?.update { state in
                    for (index, level) in state.levels.enumerated() {
                        if case .quickStart = level { state.levels[index] = .quickStart(form) }
                    }
                }
            },
            finished: { [weak self] profile in self?.use(profile) })
        quickStart = form
        return form.state
    }

    private func use(_ profile: StudentProfile) {
        run {
            do throws(FeedError) {
                do throws(StorageError) { try await self.profiles.save(profile) } catch { throw .storage(error) }
                let isFirst = await self.isUngreeted
                var hand = try await self.feed.use(profile)
                if isFirst { hand = try await self.feed.calibrate(true) }
                let notes = try await self.gathered([], titles: profile.intendedFields)
                self.update { $0.notes = notes }
                await self.take(hand) { state in
                    state.profile = profile
                    state.trace = nil
                    state.levels.removeAll { if case .quickStart = $0 { true } else { false } }
                }
                self.quickStart = nil
                await self.refresh()
                await self.saveSession()
                await self.markGreeted()
            } catch {
                self.quickStart?.fail(self.format.failure(error))
            }
        }
    }

    /// The form was left unfilled: the deck goes on with what is known, and the form does not ask again by itself.
    func skipQuickStart() {
        run {
            do throws(FeedError) {
                guard await self.isUngreeted else { return }
                let hand = try await self.feed.calibrate(true)
                await self.take(hand) { _ in }
                await self.markGreeted()
            } catch {
                guard error != .cancelled else { return }
                self.update { $0.trace = .failed(self.format.failure(error)) }
            }
        }
    }

    private var isUngreeted: Bool {
        get async {
            let value = try? await settings.value(for: Self.greetedKey)
            return value ?? nil == nil
        }
    }

    /// From now on the form opens only when asked for; the first time, the tour begins.
    private func markGreeted() async {
        guard await isUngreeted else { return }
        // Being asked again after a full disk is the lesser evil.
        try? await settings.set("1", for: Self.greetedKey)
        let seen = try? await settings.value(for: Self.tourKey)
        if seen ?? nil == nil { startTour() }
    }

    // MARK: Tour

    func startTour() {
        update {
            $0.levels = []
            $0.tour = TourState()
        }
    }

    /// - Returns: Whether there was a tour to end.
    func endTour() -> Bool {
        guard state.tour != nil else { return false }
        update { $0.tour = nil }
        run {
            // Unsaved, the tour offers itself once more.
            try? await self.settings.set("done", for: Self.tourKey)
        }
        return true
    }

    func advanceTour(_ action: Action) {
        guard var tour = state.tour else { return }
        // The first step ends with a decision that counts, not with a key that came too early.
        if tour.action == .like, !isDeciding { return }
        if tour.hear(action) { update { $0.tour = tour } } else { _ = endTour() }
    }

    /// The college's links, as text and as something a terminal opens.
    func openWebsite() {
        if let card = state.subject { openDetails(of: card, at: .website) }
    }
}
