import Domain
import Resources
import Services

/// The lists over Nearby.
extension NearbyViewModel {
    func push(_ level: NearbyLevel) { state.levels.append(level) }

    func popLevel() { _ = state.levels.popLast() }

    func closeLevels() { state.levels = [] }

    // MARK: - Where

    func openPlaces() {
        attempt { () throws(NearbyError) in
            let campuses = try await self.nearby.campuses()
            var entries: [NearbyLevel.Entry] = []
            if let campus = self.state.snapshot.place.campus {
                entries.append(.init(self.words(.nearbyAnotherArea, DisplayText(campus.name)), .campus(campus)))
            }
            entries += campuses.filter { $0.id != self.state.snapshot.place.campus?.id }.map { campus in
                .init(DisplayText(campus.name), detail: self.words(.nearbyPickArea), .campus(campus))
            }
            entries.append(.init(self.words(.nearbyOffCampus), about: self.words(.nearbyOffCampusAbout), .offCampus))
            entries.append(.init(self.words(.nearbyTyped), about: self.words(.nearbyTypedAbout), .typed))
            if self.state.snapshot.place.campus != nil {
                entries.append(.init(self.words(.nearbyCross), .cross))
            }
            entries.append(.init(self.words(.nearbyRecording), .recording))
            entries.append(.init(self.words(.nearbyReceiver), .receiver))
            self.push(
                NearbyLevel(
                    .campuses, title: self.words(.nearbyWhere), note: self.words(.nearbyWhereNote),
                    input: TextInput(limit: 60), prompt: self.words(.chatFilterPrompt), entries))
        }
    }

    private func openAreas(of campus: Campus) {
        attempt { () throws(NearbyError) in
            let areas = try await self.nearby.areas(of: campus)
            self.push(
                NearbyLevel(
                    .areas(campus), title: DisplayText(campus.name), input: TextInput(limit: 60),
                    prompt: self.words(.chatFilterPrompt),
                    areas.map { area in
                        .init(DisplayText(area.name), detail: DisplayText(area.code ?? ""), .area(area.id, campus))
                    }))
        }
    }

    private func openCoordinates() {
        let presets: [(StringKey, Coordinate)] = [
            (.nearbyPresetCampus, Coordinate(latitude: 51.078_621, longitude: -114.136_719)),
            (.nearbyPresetScience, Coordinate(latitude: 51.079_1, longitude: -114.128_2)),
            (.nearbyPresetFar, Coordinate(latitude: 51.178, longitude: -115.571)),
        ]
        push(
            NearbyLevel(
                .coordinates, title: words(.nearbyTyped), note: words(.nearbyTypedAbout), input: TextInput(limit: 60),
                prompt: words(.nearbyTypedPrompt),
                presets.map { .init(words($0.0), .point($0.1)) }))
    }

    func openVisibility() {
        let me = state.snapshot.names[state.me].map { DisplayText($0) }
        let area = DisplayText(state.snapshot.place.area?.name ?? "")
        var level = NearbyLevel(
            .visibility, title: words(.nearbyVisibleTitle),
            note: words(.nearbyVisibleNote, me ?? words(.nearbyYourName), area),
            [
                .init(words(.nearbyNobody), about: words(.nearbyNobodyAbout), .reach(nil)),
                .init(words(.nearbyContacts), about: words(.nearbyContactsAbout), .reach(.contacts)),
                .init(words(.nearbyEveryone, area), about: words(.nearbyEveryoneAbout), .reach(.everyone)),
            ])
        switch state.snapshot.reach {
        case nil: level.selection.select(0)
        case .contacts: level.selection.select(1)
        case .everyone: level.selection.select(2)
        }
        push(level)
    }

    // MARK: - Meetups

    func openTemplates(asking user: UserID?) {
        let title = user.map { words(.nearbyAskPerson, name(of: $0)) } ?? words(.nearbyNewTitle)
        push(
            NearbyLevel(
                .templates(asking: user), title: title,
                MeetupTemplate.allCases.map { template in
                    .init(
                        format.name(of: template),
                        detail: template == .blank
                            ? "" : words(.nearbyMinutes, format.integer(Int(template.length / 60_000))),
                        .template(template))
                }))
    }

    private func openForm(_ template: MeetupTemplate, asking user: UserID?) {
        let start = template.start(after: clock.now())
        let time = zone.localTime(at: start)
        let form = MeetupForm(
            template, title: template == .blank ? "" : format.starter(of: template).string,
            startMinute: time.hour * 60 + time.minute, day: zone.day(at: start), asking: user)
        let title = user.map { words(.nearbyAskPerson, name(of: $0)) } ?? words(.nearbyNewTitle)
        push(NearbyLevel(.form(form), title: title, note: words(.nearbyFormNote), format.entries(of: form)))
    }

    /// The field of the form that has focus.
    var formField: MeetupForm.Field? {
        if case .field(let field)? = state.levels.last?.selected?.choice { field } else { nil }
    }

    func openMeetup(_ id: MeetupID) {
        guard let meetup = state.meetup(id) else { return perform(.toast(format.nearbyFailure(.unknownMeetup))) }
        let (now, me) = (clock.now(), state.me)
        var entries: [NearbyLevel.Entry] = []
        func offer(_ label: DisplayText, _ deed: Meetup.Deed) {
            if meetup.refusal(of: deed, by: me, at: now) == nil { entries.append(.init(label, .deed(deed, id))) }
        }
        for other in meetup.requesters where meetup.post.host == me {
            let name = name(of: other)
            offer(words(.nearbyApproveOne, name), .approve(other))
            offer(words(.nearbyConfirmOne, name), .confirm(other))
            offer(words(.nearbyDeclineOne, name), .decline(other))
            if meetup.request(of: other, at: now) == .approved {
                entries += [
                    .init(words(.nearbyWriteTo, name), .write(other)), .init(words(.nearbySpotTo, name), .spot(other)),
                    .init(words(.nearbyTimeTo, name), .time(id, other)),
                ]
            }
        }
        offer(words(.nearbyAskIt), .ask)
        offer(words(.nearbyWithdrawIt), .withdraw)
        if meetup.request(of: me, at: now) == .approved {
            let host = meetup.post.host
            entries += [
                .init(words(.nearbyWriteTo, name(of: host)), .write(host)),
                .init(words(.nearbySpotTo, name(of: host)), .spot(host)),
                .init(words(.nearbyTimeTo, name(of: host)), .time(id, host)),
            ]
        }
        offer(words(.nearbyCancelIt), .cancel)
        entries.append(.init(words(.nearbyCalendarIt), .calendar(id)))
        for other in Set([meetup.post.creator, meetup.post.host]) where other != me {
            entries.append(.init(words(.nearbyReportOne, name(of: other)), .report(other, id)))
            entries.append(.init(words(.nearbyBlockOne, name(of: other)), .block(other)))
        }
        push(
            NearbyLevel(
                .meetup(id), title: DisplayText(meetup.post.title),
                note: format.facts(of: meetup, host: name(of: meetup.post.creator), zone: zone, now: now), entries))
    }

    func openPerson(_ user: UserID) {
        guard let person = state.snapshot.view.people.first(where: { $0.id == user }) else { return }
        let name = DisplayText(person.name)
        push(
            NearbyLevel(
                .person(user), title: name, note: format.interests(of: person),
                [
                    .init(words(.nearbyAskPerson, name), .ask(user)),
                    .init(words(.nearbyReportOne, name), .report(user, nil)),
                    .init(words(.nearbyBlockOne, name), .block(user)),
                ]))
    }

    func openSafety(_ pending: NearbyLevel.Pending) {
        push(
            NearbyLevel(
                .safety(pending), title: words(.nearbySafetyTitle), note: words(.nearbySafety),
                [.init(words(.nearbyGoOn), .goOn(pending))]))
    }

    private func openSpots(for user: UserID) {
        guard let here = state.snapshot.place.area else { return perform(.toast(words(.nearbyFirstWhere))) }
        let near = state.snapshot.areas.sorted { left, right in
            left.centre.metres(to: here.centre) < right.centre.metres(to: here.centre)
        }
        push(
            NearbyLevel(
                .spot(user), title: words(.nearbySpotTo, name(of: user)), input: TextInput(limit: 60),
                prompt: words(.chatFilterPrompt),
                near.map { area in
                    .init(
                        DisplayText(area.name), detail: format.way(to: MeetingSpot(area, from: here)),
                        .share(area.id, user))
                }))
    }

    private func openTimes(_ id: MeetupID, with user: UserID) {
        guard let meetup = state.meetup(id) else { return }
        let time = zone.localTime(at: meetup.post.starts)
        push(
            NearbyLevel(
                .time(id, user), title: words(.nearbyTimeTo, name(of: user)),
                input: TextInput(time.text.string, limit: 40),
                prompt: words(.nearbyTimePrompt)))
    }

    // MARK: - Keys

    func handleLevel(_ action: Action) -> Bool {
        guard var level = state.levels.last else { return false }
        if case .form(let form) = level.kind { return handleForm(form, level, action) }
        switch action {
        case .run(.back, _): popLevel()
        case .run(.open, _), .run(.confirm, _): choose(level)
        case .select(let row):
            level.selection.select(row)
            state.levels[state.levels.count - 1] = level
            choose(level)
        default:
            if level.selection.handle(action) {
                state.levels[state.levels.count - 1] = level
                return true
            }
            guard var input = level.input, input.handle(action) else { return level.input != nil }
            level.input = input
            level.refilter()
            state.levels[state.levels.count - 1] = level
        }
        return true
    }

    private func handleForm(_ form: MeetupForm, _ old: NearbyLevel, _ action: Action) -> Bool {
        var (form, level) = (form, old)
        let field = formField
        switch action {
        case .run(.back, _):
            popLevel()
            return true
        case .run(.open, _), .run(.confirm, _):
            post(form)
            return true
        case .run(.left, let count): if let field { form.turn(field, by: -count) }
        case .run(.right, let count), .run(.toggle, let count): if let field { form.turn(field, by: count) }
        default:
            if level.selection.handle(action) { break }
            switch field {
            case .title: if !form.title.handle(action) { return false }
            case .about: if !form.about.handle(action) { return false }
            default: return false
            }
        }
        let selection = level.selection
        level = NearbyLevel(.form(form), title: level.title, note: level.note, format.entries(of: form))
        level.selection = selection
        state.levels[state.levels.count - 1] = level
        return true
    }

    private func post(_ form: MeetupForm) {
        guard let campus = state.snapshot.place.campus, let area = state.snapshot.place.area else { return }
        let post = form.post(
            by: state.me, on: campus.id, in: area, dayStart: zone.start(of: form.day), now: clock.now())
        if let fault = post.fault(at: clock.now()) { return perform(.toast(format.fault(fault))) }
        closeLevels()
        carefully(.post(post))
    }

    private func choose(_ level: NearbyLevel) {
        if let typed = level.input?.string, answer(level.kind, typed) { return }
        guard let choice = level.selected?.choice else { return }
        switch choice {
        case .campus(let campus): openAreas(of: campus)
        case .area(let area, let campus):
            closeLevels()
            attempt { () throws(NearbyError) in try await self.nearby.declare(area, on: campus) }
        case .offCampus:
            closeLevels()
            attempt { () throws(NearbyError) in try await self.nearby.leave() }
        case .typed: openCoordinates()
        case .cross:
            closeLevels()
            state.movesCross = true
        case .recording:
            push(
                NearbyLevel(
                    .recording, title: words(.nearbyRecording), input: TextInput(limit: 400),
                    prompt: words(.nearbyRecordingPrompt)))
        case .receiver:
            push(
                NearbyLevel(
                    .receiver, title: words(.nearbyReceiver), input: TextInput("127.0.0.1:2947", limit: 100),
                    prompt: words(.nearbyReceiverPrompt)))
        case .point(let point): locate(point)
        case .reach(let reach):
            popLevel()
            attempt { () throws(NearbyError) in
                try await self.nearby.show(to: reach)
                self.perform(.toast(self.format.visibility(reach)))
            }
        case .template(let template):
            guard case .templates(let user) = level.kind else { return }
            popLevel()
            openForm(template, asking: user)
        case .field, .post, .nothing: break
        case .deed(let deed, let id):
            popLevel()
            carefully(.deed(deed, id))
        case .ask(let user):
            popLevel()
            openTemplates(asking: user)
        case .write(let user):
            closeLevels()
            perform(.write(user))
        case .block(let user):
            closeLevels()
            attempt { () throws(NearbyError) in
                try await self.nearby.block(user)
                self.perform(.toast(self.words(.nearbyBlocked)))
            }
        case .report(let user, let id):
            push(
                NearbyLevel(
                    .report(user, id), title: words(.nearbyReportOne, name(of: user)), note: words(.nearbyReportNote),
                    input: TextInput(limit: 300), prompt: words(.nearbyReportPrompt)))
        case .spot(let user): openSpots(for: user)
        case .time(let id, let user): openTimes(id, with: user)
        case .calendar(let id):
            guard let meetup = state.meetup(id) else { return }
            perform(.calendar(meetup.post))
        case .share(let area, let user): share(area, with: user)
        case .goOn(let pending):
            popLevel()
            attempt { () throws(NearbyError) in try await self.carryOut(pending) }
        }
    }

    /// Takes what was typed where that is the answer. False where a row is chosen.
    private func answer(_ kind: NearbyLevel.Kind, _ typed: String) -> Bool {
        switch kind {
        case .coordinates:
            guard !typed.isEmpty else { return false }
            guard let point = Coordinate(reading: typed) else {
                perform(.toast(words(.nearbyNoCoordinates)))
                return true
            }
            checkSign(of: point)
        case .recording:
            guard let source = sources.recording(typed) else {
                perform(.toast(words(.nearbyNoRecording)))
                return true
            }
            follow(source)
        case .receiver:
            guard let source = sources.receiver(typed) else {
                perform(.toast(words(.nearbyNoReceiver)))
                return true
            }
            follow(source)
        case .report(let user, let id):
            guard typed.contains(where: { !$0.isWhitespace }) else { return true }
            closeLevels()
            attempt { () throws(NearbyError) in
                try await self.nearby.report(user, about: id, reason: typed)
                self.perform(.toast(self.words(.nearbyReported)))
            }
        case .time(let id, let user):
            guard typed.contains(where: { !$0.isWhitespace }), let meetup = state.meetup(id) else { return true }
            closeLevels()
            tell(words(.nearbyProposesTime, DisplayText(meetup.post.title), DisplayText(typed)), to: user)
        default: return false
        }
        return true
    }

    private func locate(_ point: Coordinate) {
        closeLevels()
        attempt { () throws(NearbyError) in try await self.nearby.locate(point, kind: .typed) }
    }

    /// A place far from every campus may have the wrong sign.
    private func checkSign(of point: Coordinate) {
        attempt { () throws(NearbyError) in
            guard let other = try await self.nearby.likelySign(of: point) else { return self.locate(point) }
            self.push(
                NearbyLevel(
                    .coordinates, title: self.words(.nearbySignTitle), note: self.words(.nearbySignNote),
                    [
                        .init(self.format.coordinates(other), .point(other)),
                        .init(self.words(.nearbySignKeep, self.format.coordinates(point)), .point(point)),
                    ]))
        }
    }

    private func follow(_ source: any LocationSource) {
        closeLevels()
        attempt { () throws(NearbyError) in await self.nearby.follow(source) }
    }

    private func share(_ area: AreaID, with user: UserID) {
        guard let here = state.snapshot.place.area, let there = state.snapshot.areas.first(where: { $0.id == area })
        else { return }
        closeLevels()
        tell(format.sentence(on: MeetingSpot(there, from: here), from: DisplayText(here.name)), to: user)
    }

    private func tell(_ text: DisplayText, to user: UserID) {
        attempt { () throws(NearbyError) in
            let room = try await self.nearby.share(text.string, with: user)
            self.perform(.open(room))
        }
    }
}

extension Coordinate {
    /// `51.0791, −114.1282`, with a comma, a semicolon or a blank between; letters of the compass are understood.
    init?(reading text: String) {
        let cleaned = text.replacing("−", with: "-").replacing("°", with: " ").uppercased()
        var numbers: [Double] = []
        var word = ""
        func close() -> Bool {
            guard !word.isEmpty else { return true }
            let letter = word.last.flatMap { "NSEW".contains($0) ? $0 : nil }
            guard let number = Double(letter == nil ? word : String(word.dropLast())) else { return false }
            numbers.append(letter == "S" || letter == "W" ? -abs(number) : number)
            word = ""
            return true
        }
        for character in cleaned {
            if character == "," || character == ";" || character.isWhitespace {
                guard close() else { return nil }
            } else if "NSEW".contains(character), word.isEmpty, let last = numbers.popLast() {
                numbers.append(character == "S" || character == "W" ? -abs(last) : last)
            } else {
                word.append(character)
            }
        }
        guard close(), numbers.count == 2 else { return nil }
        self.init(latitude: numbers[0], longitude: numbers[1])
        guard isOnEarth else { return nil }
    }
}
