import Domain

extension MessagesViewModel {
    /// The guest that has focus.
    var focusedGuest: (any MessagesGuest)? {
        guard state.levels.isEmpty, state.focus == .guest, let place = state.guest else { return nil }
        return guests[place]
    }

    /// Gives a part of the pane to a view-model of its own; what has no guest is not in the list.
    public func host(_ guest: any MessagesGuest, at place: GuestPlace) {
        guests[place] = guest
        state.guests[place] = row(of: guest)
        hosting.append(
            guest.observe { [weak self, weak guest] in
                guard let self, let guest else { return }
                self.update { state in
                    state.guests[place] = self.row(of: guest)
                    // What is beside the list has changed, also where its row has not.
                    state.guestChanges += 1
                }
            })
    }

    private func row(of guest: any MessagesGuest) -> GuestRow { GuestRow(note: guest.note, badge: guest.badge) }

    /// Puts a guest beside the list and gives it the keys.
    public func visit(_ place: GuestPlace) {
        guard let guest = guests[place] else { return }
        if let row = state.list.entries.firstIndex(of: .guest(place)) { state.list.selection.select(row) }
        update { state in
            state.levels = []
            state.guest = place
            state.focus = .guest
        }
        guest.appear()
    }

    public func interrupt() -> Bool { focusedGuest?.interrupt() ?? false }

    func handleGuest(_ guest: any MessagesGuest, _ action: Action) -> Bool {
        if guest.handle(action) { return true }
        switch action {
        case .run(.back, _), .run(.focusNext, _), .run(.focusPrevious, _): focus(.list)
        default: return false
        }
        return true
    }
}
