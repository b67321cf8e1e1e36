public import Domain
import Resources
import Services

extension NearbyViewModel {
    public var context: KeyContext {
        guard let level = state.levels.last else { return state.movesCross ? .map : .nearby }
        return takesText || level.input != nil ? .picker : .nearbyChoice
    }

    public var takesText: Bool {
        guard let level = state.levels.last else { return false }
        if case .form = level.kind { return formField?.isText == true }
        return level.input != nil
    }

    /// Requests that wait for an answer.
    public var badge: Int { state.rows.count { if case .request = $0 { true } else { false } } }

    public var note: DisplayText? {
        switch state.snapshot.place {
        case .unknown: nil
        case .offCampus: words(.nearbyOffCampus)
        case .campus(let campus, let area, _): DisplayText(area?.name ?? campus.name)
        }
    }

    public var offers: [ActionID] {
        if let level = state.levels.last {
            if case .form = level.kind { return [.open, .up, .down, .left, .right, .back] }
            return [.open, .up, .down, .back]
        }
        if state.movesCross { return [.open, .zoomIn, .zoomOut, .back] }
        guard state.snapshot.place.area != nil else { return [.nearbyPlace, .nearbyMap, .open, .back] }
        switch state.selected {
        case .request: return [.approveRequest, .declineRequest, .open, .newMeetup, .visibility, .nearbyPlace]
        case .meetup: return [.askToJoin, .open, .newMeetup, .visibility, .nearbyPlace]
        case .person: return [.askToJoin, .open, .newMeetup, .visibility, .nearbyPlace]
        case .own, nil: return [.newMeetup, .open, .visibility, .nearbyPlace, .nearbyMap]
        }
    }

    public func reason(against action: ActionID) -> DisplayText? {
        switch action {
        case .newMeetup, .visibility: state.snapshot.place.area == nil ? words(.nearbyFirstWhere) : nil
        case .askToJoin:
            switch state.selected {
            case .meetup, .person: nil
            case .own, .request, nil: words(.nearbyNothingToAsk)
            }
        case .approveRequest, .declineRequest:
            if case .request = state.selected { nil } else { words(.nearbyNoRequest) }
        case .nearbyMap: state.snapshot.place.campus == nil ? words(.nearbyFirstWhere) : nil
        case .undo: undoable == nil ? words(.traceNothing) : nil
        default: nil
        }
    }

    public func appear() { start() }

    public func open(_ link: DeepLink) -> Bool {
        guard case .meetup(let id) = link else { return false }
        openMeetup(id)
        return true
    }

    public func handle(_ action: Action) -> Bool {
        if !state.levels.isEmpty { return handleLevel(action) }
        if state.movesCross { return handleMap(action) }
        guard case .run(let id, _) = action else { return state.selection.handle(action) }
        switch id {
        case .nearbyPlace: openPlaces()
        case .newMeetup: openTemplates(asking: nil)
        case .visibility: openVisibility()
        case .nearbyMap: state.movesCross = true
        case .open: openSelected()
        case .askToJoin: askSelected()
        case .approveRequest: decide { .approve($0) }
        case .declineRequest: decide { .decline($0) }
        case .undo: undo()
        default: return state.selection.handle(action)
        }
        return true
    }

    private func handleMap(_ action: Action) -> Bool {
        guard case .run(let id, let count) = action else { return false }
        switch id {
        case .left: state.map.move(east: -count, north: 0)
        case .right: state.map.move(east: count, north: 0)
        case .up: state.map.move(east: 0, north: count)
        case .down: state.map.move(east: 0, north: -count)
        case .zoomIn: state.map.zoom(by: 1)
        case .zoomOut: state.map.zoom(by: -1)
        case .back: state.movesCross = false
        case .open:
            let point = state.map.cross
            state.movesCross = false
            attempt { () throws(NearbyError) in try await self.nearby.locate(point, kind: .cursor) }
        default: return false
        }
        return true
    }

    private func openSelected() {
        switch state.selected {
        case .person(let user): openPerson(user)
        case .request(let id, _), .meetup(let id), .own(let id): openMeetup(id)
        case nil: if state.snapshot.place.area == nil { openPlaces() }
        }
    }

    private func askSelected() {
        switch state.selected {
        case .person(let user): openTemplates(asking: user)
        case .meetup(let id): carefully(.deed(.ask, id))
        case .own, .request, nil: break
        }
    }

    private func decide(_ deed: (UserID) -> Meetup.Deed) {
        guard case .request(let id, let user) = state.selected else { return }
        carefully(.deed(deed(user), id))
    }

    // MARK: - Deeds

    /// Before the first meeting there is one note on meeting safely.
    func carefully(_ pending: NearbyLevel.Pending) {
        attempt { () throws(NearbyError) in
            guard await self.nearby.takeSafetyNote() else { return self.openSafety(pending) }
            try await self.carryOut(pending)
        }
    }

    func carryOut(_ pending: NearbyLevel.Pending) async throws(NearbyError) {
        switch pending {
        case .deed(let deed, let id):
            let title = DisplayText(state.meetup(id)?.post.title ?? "")
            let line = words(.nearbyFilledLine, title).string
            let room = try await nearby.apply(deed, to: id, telling: line)
            perform(.toast(format.done(deed)))
            if let room { perform(.open(room)) }
        case .post(let post):
            try await nearby.post(post)
            perform(.toast(words(post.isDirect ? .nearbyWasAsked : .nearbyPosted)))
        }
    }

    /// What `u` takes back now.
    var undoable: MeetupID? {
        let now = clock.now()
        return state.snapshot.meetups.compactMap { meetup in
            meetup.undo(by: state.me, at: now).map { (meetup.id, $0.entry.time) }
        }.max { $0.1 < $1.1 }?.0
    }

    private func undo() {
        guard let id = undoable else { return }
        attempt { () throws(NearbyError) in
            try await self.nearby.apply(.undo, to: id, telling: "")
            self.perform(.toast(self.words(.nearbyTakenBack)))
        }
    }
}
