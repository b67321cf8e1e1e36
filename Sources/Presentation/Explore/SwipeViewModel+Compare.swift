import Domain
import Resources
import Services

extension SwipeViewModel {
    func openCompare(_ ids: [UnitID]) {
        guard ids.count >= CompareState.least else {
            update { $0.trace = .failed(format.words(.compareTooFew)) }
            return
        }
        run {
            do throws(FeedError) {
                var cards: [FeedCard] = []
                for id in ids.prefix(CompareState.most) { cards.append(try await self.feed.card(for: id)) }
                self.push(.compare(CompareState(cards)))
                self.updateCompare { _ in }
            } catch {
                guard error != .cancelled else { return }
                self.update { $0.trace = .failed(self.format.failure(error)) }
            }
        }
    }

    func handle(_ action: Action, in compare: CompareState) -> Bool {
        switch action {
        case .run(.right, let count), .run(.nextSection, let count):
            updateCompare { $0.offset = min($0.cards.count - 1, $0.offset + count) }
        case .run(.left, let count), .run(.previousSection, let count):
            updateCompare { $0.offset = max(0, $0.offset - count) }
        case .run(.toggle, _): updateCompare { $0.onlyDifferences.toggle() }
        case .run(.exportCompare, _): export(compare)
        case .run(.open, _), .run(.details, _): openCard(compare.cards[compare.offset].id)
        default:
            var selection = compare.selection
            guard selection.handle(action) else { return handleAnywhere(action) }
            updateCompare { $0.selection = selection }
        }
        return true
    }

    /// What is in sight, as a file to read and one to reckon with.
    private func export(_ compare: CompareState) {
        let content = CompareContent(
            compare.cards, profile: state.profile, held: state.held, onlyDifferences: compare.onlyDifferences,
            toggleKey: nil, format: format)
        hand(
            .write([
                ExportedText(CompareText.csv(content), name: "compare.csv"),
                ExportedText(CompareText.markdown(content), name: "compare.md"),
            ]))
    }

    private func updateCompare(_ change: (inout CompareState) -> Void) {
        let (profile, held, format) = (state.profile, state.held, format)
        update { state in
            state.changeTop { level in
                guard case .compare(var compare) = level else { return }
                change(&compare)
                let content = CompareContent(
                    compare.cards, profile: profile, held: held, onlyDifferences: compare.onlyDifferences,
                    toggleKey: nil, format: format)
                compare.selection.resize(count: content.rows.count)
                level = .compare(compare)
            }
        }
    }
}
