public import Domain
import Services

extension SwipeViewModel {
    func openWhatIf() {
        if case .whatIf? = state.levels.last { return }
        push(.whatIf(WhatIfState(state.profile)))
        rank()
    }

    func handle(_ action: Action, in whatIf: WhatIfState) -> Bool {
        switch action {
        case .run(.left, let count): move(whatIf, by: -count)
        case .run(.right, let count): move(whatIf, by: count)
        case .run(.confirm, _), .run(.open, _):
            guard whatIf.profile != whatIf.stored else { return pop() }
            keep(whatIf.profile, over: whatIf.stored, trace: .profileChanged)
        case .run(.undo, _):
            changeWhatIf { $0.profile = $0.stored }
            rank()
        default:
            var selection = whatIf.selection
            guard selection.handle(action) else { return handleAnywhere(action) }
            changeWhatIf { $0.selection = selection }
        }
        return true
    }

    private func move(_ whatIf: WhatIfState, by count: Int) {
        changeWhatIf { $0.profile = whatIf.slider.moved($0.profile, by: count) }
        rank()
    }

    /// Ranks the first ten anew; while a key is held down only the last question is answered.
    private func rank() {
        let generation = ask(.whatIf)
        run {
            guard self.isCurrent(.whatIf, generation), case .whatIf(let whatIf)? = self.state.levels.last else {
                return
            }
            let answer: ViewState<RankPreview>
            do throws(FeedError) {
                answer = .loaded(try await self.feed.preview(whatIf.profile))
            } catch {
                answer = .failed(self.format.failure(error))
            }
            guard self.isCurrent(.whatIf, generation) else { return }
            self.changeWhatIf { $0.preview = answer }
        }
    }

    /// Stores a profile and deals by it; the one before can be taken back until the next swipe.
    private func keep(_ profile: StudentProfile, over old: StudentProfile, trace: SwipeTrace) {
        perform { [feed, profiles] () throws(FeedError) in
            do throws(StorageError) { try await profiles.save(profile) } catch { throw .storage(error) }
            return try await feed.use(profile)
        } then: { [clock] state in
            state.profile = profile
            state.levels.removeAll { if case .whatIf = $0 { true } else { false } }
            state.trace = trace
            state.replaced = trace == .profileChanged ? ReplacedProfile(profile: old, time: clock.now()) : nil
        }
    }

    /// - Returns: Whether the last thing that was done was a confirmed what-if, which is now taken back.
    func undoWhatIf() -> Bool {
        guard let replaced = state.replaced, !isDeciding, (state.status?.lastChange ?? 0) <= replaced.time else {
            return false
        }
        keep(replaced.profile, over: state.profile, trace: .profileBack)
        return true
    }

    private func changeWhatIf(_ change: (inout WhatIfState) -> Void) {
        update { state in
            state.changeTop { level in
                guard case .whatIf(var whatIf) = level else { return }
                change(&whatIf)
                level = .whatIf(whatIf)
            }
        }
    }
}

/// A profile that a what-if has replaced.
public struct ReplacedProfile: Equatable, Sendable {
    public let profile: StudentProfile
    /// Milliseconds since 1970.
    public let time: Int64
}
