import Domain
import Services

/// Which levels were open and where in them the student was, as small strings.
enum SwipeSession {
    static let levelsKey = "swipe.levels"
    static let wordsKey = "swipe.search-words"

    /// `details:170976:12|search:3`: the kind, the college, the selected row.
    static func encoded(_ levels: [SwipeLevel]) -> [String: String] {
        var parts: [String] = []
        var words = ""
        for level in levels {
            switch level {
            case .details(let details): parts.append("details:\(details.card.id):\(details.selection.index ?? 0)")
            case .why(let why): parts.append("why:\(why.card.id):\(why.selection.index ?? 0)")
            case .peek: parts.append("peek")
            case .card(let card): parts.append("card:\(card.id)")
            case .search(let search):
                parts.append("search:\(search.selection.index ?? 0)")
                words = search.input.string
            case .marked(let marked):
                parts.append("\(marked.mark == .starred ? "starred" : "liked"):\(marked.selection.index ?? 0)")
            case .quickStart: parts.append("quick-start")
            // A citation is one key away from where it was opened.
            case .citation: break
            // A filter that was not applied is as good as not begun.
            case .filter: break
            case .shortlist(let shortlist): parts.append("shortlist:\(shortlist.selection.index ?? 0)")
            // They begin from a card or a list, one key away.
            case .compare, .similar, .map, .whatIf, .reflect: break
            }
        }
        return [levelsKey: parts.joined(separator: "|"), wordsKey: words]
    }

    /// One level as it was saved; unknown ones are left out.
    struct Entry: Equatable {
        let kind: String
        let id: UnitID?
        let row: Int
    }

    static func entries(_ text: String) -> [Entry] {
        text.split(separator: "|").map { part in
            let fields = part.split(separator: ":")
            let id = fields.dropFirst().first.flatMap { UnitID($0) }
            return Entry(kind: String(fields.first ?? ""), id: id, row: fields.last.flatMap { Int($0) } ?? 0)
        }
    }
}

extension SwipeViewModel {
    /// Writes what changed since the last time; for quitting, suspending and hanging up as well.
    public func saveSession() async {
        let session = SwipeSession.encoded(state.levels)
        for (key, value) in session.sorted(by: { $0.key < $1.key }) where savedSession[key] != value {
            savedSession[key] = value
            // Losing the place costs a few keys, never data: the next save tries again.
            do { try await settings.set(value, for: key) } catch { savedSession[key] = nil }
        }
    }

    func restoreSession() async {
        // Without its settings the pane starts at the card.
        guard let text = try? await settings.value(for: SwipeSession.levelsKey), state.levels.isEmpty else { return }
        savedSession[SwipeSession.levelsKey] = text
        let words = (try? await settings.value(for: SwipeSession.wordsKey)) ?? ""
        var levels: [SwipeLevel] = []
        for entry in SwipeSession.entries(text) {
            guard let level = await restored(entry, words: words) else { break }
            levels.append(level)
        }
        guard !levels.isEmpty, state.levels.isEmpty, let notes = try? await gathered(levels.flatMap(\.cards)) else {
            return
        }
        update {
            $0.notes = notes
            $0.levels = levels
        }
        for case .details(let details) in levels {
            await fillDetails(of: details.card, at: .row(details.selection.index ?? 0))
        }
    }

    private func restored(_ entry: SwipeSession.Entry, words: String) async -> SwipeLevel? {
        // A college that is gone, or a list that can't be read, ends the way back there.
        do throws(any Error) {
            switch entry.kind {
            case "peek": return .peek
            case "quick-start": return .quickStart(makeQuickStart())
            case "search":
                var search = SearchState(words: words)
                search.hits = words.isEmpty ? [] : try await catalog.search(words, limit: Self.searchLimit)
                search.answered = words
                search.selection = ListSelection(count: search.hits.count)
                search.selection.select(entry.row)
                return .search(search)
            case "liked", "starred":
                var marked = MarkedState(mark: entry.kind == "starred" ? .starred : .liked)
                marked.take(try await feed.marked(marked.mark))
                marked.selection.select(entry.row)
                return .marked(marked)
            case "shortlist":
                var shortlist = try await filled(await recalled())
                shortlist.selection.select(entry.row)
                return .shortlist(shortlist)
            case "details", "why", "card":
                guard let id = entry.id else { return nil }
                let card = try await feed.card(for: id)
                if entry.kind == "card" { return .card(card) }
                if entry.kind == "why" {
                    var why = WhyState(card: card)
                    why.selection.select(entry.row)
                    return .why(why)
                }
                var details = DetailsState(card: card)
                details.selection = ListSelection(count: entry.row + 1)
                details.selection.select(entry.row)
                return .details(details)
            default: return nil
            }
        } catch {
            return nil
        }
    }
}
