import Domain
import Resources
import Services

/// Whom a student writes to, and what they do about them.
extension MessagesViewModel {
    func openPeople() {
        push(
            PickerState(
                .people, title: words(.chatPeopleTitle), prompt: words(.chatPeoplePrompt), note: words(.chatPeopleNote))
        )
        refreshPeoplePicker()
    }

    func openInvite(to room: RoomID, words text: String = "") {
        push(
            PickerState(
                .invite(room), title: words(.chatInviteTitle), prompt: words(.chatPeoplePrompt),
                note: words(.chatInviteNote), text: text))
        refreshPeoplePicker()
    }

    /// Fills the lists of people that are open: who asks first, then contacts, then those who can be found.
    func refreshPeoplePicker() {
        let isOpen = state.levels.contains { picker in
            switch picker.kind {
            case .people, .invite: true
            default: false
            }
        }
        guard isOpen else { return }
        attempt { () throws(ChatError) in
            let people = try await self.chat.people()
            self.update { state in
                for person in people { state.names[person.id] = self.format.personName(person.name) }
            }
            await self.nameAll(Set(self.contacts.keys).union(self.blocked))
            var order = self.contacts.keys.sorted { self.rank($0) < self.rank($1) }
            order += people.map(\.id).filter { self.contacts[$0] == nil }
            order += self.blocked.filter { !order.contains($0) }.sorted { $0.rawValue < $1.rawValue }
            let entries = order.map { self.row(of: $0) }
            self.changePickers { picker in
                switch picker.kind {
                case .people:
                    picker.set(entries)
                    picker.note = self.words(entries.isEmpty ? .chatNobody : .chatPeopleNote)
                case .invite(let room):
                    let members = Set(self.all.first { $0.id == room }?.others ?? [])
                    picker.set(entries.filter { entry in !members.contains { "person " + $0.rawValue == entry.id } })
                default: break
                }
            }
        }
    }

    private func rank(_ user: UserID) -> String {
        let order =
            switch contacts[user] {
            case .asking: "0"
            case .contact: "1"
            case .asked: "2"
            case nil: "3"
            }
        return order + state.name(of: user).string
    }

    private func row(of user: UserID) -> PickerEntry {
        let standing: DisplayText =
            if blocked.contains(user) {
                words(.chatBlocked)
            } else {
                switch contacts[user] {
                case .asking: words(.chatAsksContact)
                case .asked: words(.chatAskedContact)
                case .contact: state.presences[user] == .online ? words(.chatOnline) : words(.chatContact)
                case nil: state.presences[user] == .online ? words(.chatOnline) : ""
                }
            }
        return PickerEntry("person " + user.rawValue, state.name(of: user), detail: standing, choice: .person(user))
    }

    func openPerson(_ user: UserID) {
        let name = state.name(of: user)
        var entries = [PickerEntry("write", words(.chatWrite, name), choice: .write(user))]
        switch contacts[user] {
        case .asking:
            entries.insert(
                PickerEntry("accept", words(.chatAccept, name), choice: .contact(user, .asking, true)), at: 0)
            entries.append(PickerEntry("decline", words(.chatDecline, name), choice: .contact(user, .asking, false)))
        case .asked:
            entries.append(PickerEntry("withdraw", words(.chatWithdraw), choice: .contact(user, .asked, false)))
        case .contact:
            entries.append(PickerEntry("remove", words(.chatRemoveContact), choice: .contact(user, .contact, false)))
        case nil:
            entries.append(
                PickerEntry(
                    "ask", words(.chatAskContact), about: words(.chatAskContactAbout), choice: .contact(user, nil, true)
                ))
        }
        let isBlocked = blocked.contains(user)
        entries.append(
            PickerEntry(
                "block", words(isBlocked ? .chatUnblock : .chatBlock, name), about: words(.chatBlockAbout),
                choice: .block(user, !isBlocked)))
        entries.append(PickerEntry("report", words(.chatReport, name), choice: .report(user)))
        push(PickerState(.person(user), title: name, prompt: words(.chatFilterPrompt), entries: entries))
        showProfile(of: user)
    }

    /// What a contact shows to contacts, in the person's own words.
    private func showProfile(of user: UserID) {
        attempt { () throws(ChatError) in
            let answers = try await self.chat.profile(of: user)
            let fields: [SocialField] = [.displayName, .pronouns, .bio, .interests, .languages, .links]
            let lines = fields.compactMap { answers[$0]?.stored.split(separator: "\n").joined(separator: ", ") }
            guard !lines.isEmpty else { return }
            self.changePickers { if $0.kind == .person(user) { $0.text = lines.joined(separator: "\n") } }
        }
    }

    func write(to user: UserID) {
        attempt { () throws(ChatError) in
            let room = try await self.chat.openDirect(with: user)
            self.state.levels = []
            await self.loadList()
            await self.show(room, focus: .composer)
        }
    }

    func changeContact(_ user: UserID, _ now: Contact.State?, wants: Bool) {
        let name = state.name(of: user)
        attempt { () throws(ChatError) in
            switch (now, wants) {
            case (nil, _):
                try await self.chat.change(user, .ask)
                self.perform(.toast(self.words(.chatAsked, name)))
            case (.asking, true):
                try await self.chat.change(user, .accept)
                self.perform(.toast(self.words(.chatAccepted, name)))
            default:
                try await self.chat.change(user, .remove)
                self.perform(.toast(self.words(.chatContactGone, name)))
            }
            self.pop()
            await self.loadPeople()
        }
    }

    // MARK: Blocking and reporting

    func askToBlock(_ user: UserID, blocks: Bool) {
        guard blocks else { return changeBlock(user, false) }
        if case .confirm(.block(user, true))? = state.levels.last?.kind { return changeBlock(user, true) }
        confirm(.block(user, true), words(.chatBlock, state.name(of: user)), words(.chatBlockAbout))
    }

    private func changeBlock(_ user: UserID, _ blocks: Bool) {
        attempt { () throws(ChatError) in
            try await self.chat.change(user, blocks ? .block : .unblock)
            self.state.levels = []
            self.perform(.toast(self.words(blocks ? .chatBlockedNow : .chatUnblockedNow, self.state.name(of: user))))
            await self.loadPeople()
            await self.loadList()
        }
    }

    func openReport(of user: UserID) {
        let message = state.room?.message.flatMap { message -> ChatEvent? in
            guard message.sender == user, case .event(let id) = message.key else { return nil }
            return ChatEvent(
                id: id, room: state.room?.id ?? RoomID(""), sender: user, position: message.position ?? .start,
                time: message.time, content: .message(message.content))
        }
        push(
            PickerState(
                .report(user, message), title: words(.chatReport, state.name(of: user)),
                prompt: words(.chatReportPrompt), note: words(message == nil ? .chatReportNote : .chatReportMessage)))
    }

    func report(_ user: UserID, _ event: ChatEvent?, reason: String) {
        guard reason.contains(where: { !$0.isWhitespace }) else { return }
        attempt { () throws(ChatError) in
            try await self.chat.report(user, event: event, reason: reason)
            self.state.levels = []
            self.perform(.toast(self.words(.chatReported)))
        }
    }

    /// Asks before what can't be taken back with one key; keeping everything is selected.
    func confirm(_ choice: PickerChoice, _ title: DisplayText, _ sentence: DisplayText) {
        push(
            PickerState(
                .confirm(choice), title: title, note: sentence,
                entries: [
                    PickerEntry("keep", words(.shellConfirmKeep), choice: .keep),
                    PickerEntry("do", title, choice: choice),
                ]))
    }

    // MARK: Rooms

    func askRoomName() {
        guard case .people? = state.levels.last?.kind else { return }
        push(
            PickerState(
                .roomName, title: words(.chatRoomTitle), prompt: words(.chatRoomPrompt), note: words(.chatRoomNote)))
    }

    func makeRoom(named name: String) {
        let guests = state.levels.dropLast().last.map(markedUsers) ?? []
        guard name.contains(where: { !$0.isWhitespace }) else { return }
        attempt { () throws(ChatError) in
            let room = try await self.chat.makeRoom(named: name, inviting: guests)
            self.state.levels = []
            await self.loadList()
            await self.show(room, focus: .composer)
        }
    }

    private func markedUsers(of picker: PickerState) -> [UserID] {
        picker.entries.compactMap { entry in
            guard picker.marked.contains(entry.id), case .person(let user)? = entry.choice else { return nil }
            return user
        }
    }

    func invite(_ marked: Set<String>, or selected: PickerEntry?, to room: RoomID) {
        guard let top = state.levels.last else { return }
        var guests = markedUsers(of: top)
        if guests.isEmpty, case .person(let user)? = selected?.choice { guests = [user] }
        guard !guests.isEmpty else { return }
        attempt { () throws(ChatError) in
            for guest in guests { try await self.chat.change(room, .invite(guest)) }
            self.pop()
            self.perform(.toast(self.words.plural(.chatInvited, guests.count, "\(guests.count)")))
            await self.loadList()
        }
    }

    func openInfo(of conversation: Conversation) {
        var entries: [PickerEntry] = []
        let settings = conversation.settings
        if conversation.membership == .invite {
            entries.append(PickerEntry("join", words(.chatJoin), choice: .join(conversation.id)))
            entries.append(PickerEntry("leave", words(.chatRefuse), choice: .leave(conversation.id)))
        } else {
            entries.append(
                PickerEntry(
                    "mute", words(settings.isMuted ? .chatUnmute : .chatMute), detail: "",
                    about: words(.chatMuteAbout), choice: .mute))
            for rule in NoticeRule.allCases {
                entries.append(
                    PickerEntry(
                        "rule " + rule.rawValue, words(rule.label), detail: settings.rule == rule ? "✓" : "",
                        choice: .rule(rule)))
            }
            entries.append(
                PickerEntry("archive", words(settings.isArchived ? .chatUnarchive : .chatArchive), choice: .archive))
            if conversation.kind == .room {
                entries.append(PickerEntry("invite", words(.chatInvite), choice: .invite))
            }
        }
        for user in conversation.others {
            entries.append(
                PickerEntry(
                    "person " + user.rawValue, state.name(of: user),
                    detail: state.presences[user] == .online ? words(.chatOnline) : "", choice: .person(user)))
        }
        if conversation.membership == .join {
            entries.append(PickerEntry("leave", words(.chatLeave), choice: .leave(conversation.id)))
        }
        let note: DisplayText? =
            conversation.membership == .invite
            ? words(.chatInvitedBy, conversation.invitedBy.map { state.name(of: $0) } ?? "") : nil
        push(
            PickerState(
                .info(conversation.id), title: title(of: conversation), prompt: words(.chatFilterPrompt), note: note,
                entries: entries))
    }

    func join(_ room: RoomID) {
        attempt { () throws(ChatError) in
            try await self.chat.change(room, .join)
            self.state.levels = []
            await self.loadList()
            await self.show(room, focus: .composer)
        }
    }

    func askToLeave(_ conversation: Conversation) {
        confirm(.leave(conversation.id), words(.chatLeave), words(.chatLeaveAbout))
    }

    func leave(_ room: RoomID) {
        guard let conversation = all.first(where: { $0.id == room }) else { return }
        if conversation.membership == .join {
            guard case .confirm(.leave)? = state.levels.last?.kind else { return askToLeave(conversation) }
        }
        attempt { () throws(ChatError) in
            try await self.chat.change(room, .leave)
            self.state.levels = []
            if self.state.room?.id == room { self.closeRoom() }
            self.left.removeAll { $0.id == room }
            await self.loadList()
            self.perform(.toast(self.words(.chatLeft, self.title(of: conversation))))
        }
    }
}
