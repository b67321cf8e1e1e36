import Domain
import Services

extension SwipeViewModel {
    func openMap() {
        if case .map? = state.levels.last { return }
        push(.map(MapState(home: state.profile.home?.place?.coordinate)))
        run { await self.fillMap() }
    }

    /// Everything that the map shows; asked for anew by nothing but opening it.
    private func fillMap() async {
        do throws(FeedError) {
            let places: CollegePlaces
            do {
                places = try await explore.places(under: state.filter, profile: state.profile)
            } catch {
                throw FeedError.catalog(error)
            }
            var marks: [MapState.Mark] = []
            for (mark, kind) in [(FeedMark.starred, MapState.Kind.starred), (.liked, .liked)] {
                for card in try await feed.marked(mark) where !marks.contains(where: { $0.id == card.id }) {
                    marks.append(Self.mark(card, kind))
                }
            }
            marks += [state.current, state.next].compactMap(\.self).map { Self.mark($0, .next) }
            let found = marks
            changeMap { map in
                map.places = .loaded(places)
                map.marks = found
                map.look()
            }
        } catch {
            let sentence = format.failure(error)
            changeMap { $0.places = .failed(sentence) }
        }
    }

    private static func mark(_ card: FeedCard, _ kind: MapState.Kind) -> MapState.Mark {
        MapState.Mark(
            id: card.id, name: card.college.name, coordinate: card.college.coordinate, kind: kind)
    }

    func handle(_ action: Action, in map: MapState) -> Bool {
        switch action {
        case .run(.focusNext, _), .run(.focusPrevious, _): changeMap { $0.showsList.toggle() }
        case .run(.open, _): if let near = map.chosen { openCard(near.id) }
        case .run(.zoomIn, let count):
            changeMap { $0.window.zoom(by: min(count, MapWindow.deepest), around: $0.cursor) }
        case .run(.zoomOut, let count):
            changeMap { map in
                map.window.zoom(by: -min(count, MapWindow.deepest), around: map.cursor)
                map.window.reveal(map.cursor)
            }
        case .run(.nextSection, _), .run(.previousSection, _):
            let all = MapWindow.Region.allCases
            let index = all.firstIndex(of: map.region) ?? 0
            let step = action == .run(.nextSection) ? 1 : all.count - 1
            changeMap { $0.go(to: all[(index + step) % all.count]) }
        default:
            if map.showsList {
                var selection = map.selection
                guard selection.handle(action) else { return handleAnywhere(action) }
                changeMap { $0.selection = selection }
                return true
            }
            switch action {
            case .run(.left, let count): changeMap { $0.move(east: -count, north: 0) }
            case .run(.right, let count): changeMap { $0.move(east: count, north: 0) }
            case .run(.up, let count): changeMap { $0.move(east: 0, north: count) }
            case .run(.down, let count): changeMap { $0.move(east: 0, north: -count) }
            default: return handleAnywhere(action)
            }
        }
        return true
    }

    private func changeMap(_ change: (inout MapState) -> Void) {
        update { state in
            for (index, level) in state.levels.enumerated() {
                guard case .map(var map) = level else { continue }
                change(&map)
                state.levels[index] = .map(map)
            }
        }
    }
}
