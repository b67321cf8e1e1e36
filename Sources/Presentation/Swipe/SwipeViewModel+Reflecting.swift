import Domain
import Services

extension SwipeViewModel {
    /// The liked college that a reflection would be about: the one in front, else the last that was liked.
    var reflectable: FeedCard? {
        if let card = chosen, card.decision == .like { return card }
        return state.lastLiked
    }

    func openReflection() {
        guard let card = reflectable else { return }
        push(.reflect(ReflectState(card)))
    }

    func handle(_ action: Action, in reflection: ReflectState) -> Bool {
        switch action {
        case .run(.open, _), .run(.confirm, _): answer(reflection)
        case .run(.nextSection, _), .run(.right, _): go(on: reflection)
        // It asks about one college and nothing else.
        case .run(.left, _), .run(.previousSection, _), .run(.reflect, _): break
        default:
            var next = reflection
            guard next.selection.handle(action) else { return handleAnywhere(action) }
            update { $0.changeTop { $0 = .reflect(next) } }
        }
        return true
    }

    private func answer(_ reflection: ReflectState) {
        guard let index = reflection.selection.index, !isDeciding else { return }
        if reflection.step == .question {
            _ = pop()
            if index == 0 { hand(.askAdmissions(reflection.card, state.notes)) }
            return
        }
        let said = Reflection(CollegeAspect.allCases[index], isPraise: reflection.step == .most)
        perform { [feed] () throws(FeedError) in
            try await feed.reflect(said, on: reflection.card.id)
        } then: { state in
            state.changeTop { level in
                if case .reflect(let now) = level, let next = now.following { level = .reflect(next) }
            }
        }
    }

    private func go(on reflection: ReflectState) {
        // An answer is on its way to the disk and goes on by itself.
        guard !isDeciding else { return }
        guard let next = reflection.following else {
            _ = pop()
            return
        }
        update { $0.changeTop { $0 = .reflect(next) } }
    }
}
