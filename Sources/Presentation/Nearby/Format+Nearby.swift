public import Domain
import Resources
public import Services

/// The words of Nearby.
extension Format {
    public func nearbyFailure(_ error: NearbyError) -> DisplayText {
        switch error {
        case .storage: words(.nearbyFailStorage)
        case .catalog: words(.nearbyFailCatalog)
        case .chat(let error): chatFailure(error)
        case .refused(let refusal): self.refusal(refusal)
        case .post(let fault): self.fault(fault)
        case .unknownMeetup: words(.nearbyFailGone)
        case .unavailable: words(.nearbyFailUnavailable)
        case .nowhere: words(.nearbyFirstWhere)
        case .notOnEarth: words(.nearbyNoCoordinates)
        }
    }

    func refusal(_ refusal: Meetup.Refusal) -> DisplayText {
        switch refusal {
        case .over(.completed): words(.nearbyOverCompleted)
        case .over(.cancelled): words(.nearbyOverCancelled)
        case .over: words(.nearbyOverFilled)
        case .notYours: words(.nearbyNotYours)
        case .request: words(.nearbyOtherState)
        case .tooSoon: words(.nearbyTooSoon)
        case .nothingToUndo, .undoTooLate: words(.nearbyUndoLate)
        case .undoAnswered: words(.nearbyUndoAnswered)
        }
    }

    func fault(_ fault: MeetupPost.Fault) -> DisplayText {
        switch fault {
        case .noTitle: words(.nearbyFaultTitle)
        case .tooLong: words(.nearbyFaultLong)
        case .endsBeforeStart, .endsInThePast: words(.nearbyFaultPast)
        case .tooFar: words(.nearbyFaultFar)
        }
    }

    func done(_ deed: Meetup.Deed) -> DisplayText {
        switch deed {
        case .ask: words(.nearbyDoneAsk)
        case .withdraw: words(.nearbyDoneWithdraw)
        case .approve: words(.nearbyDoneApprove)
        case .decline: words(.nearbyDoneDecline)
        case .confirm: words(.nearbyDoneConfirm)
        case .cancel: words(.nearbyDoneCancel)
        case .undo: words(.nearbyTakenBack)
        }
    }

    // MARK: - Where and who

    /// How the place is known.
    public func source(_ kind: LocationSourceKind) -> DisplayText {
        switch kind {
        case .declared: words(.nearbyByYou)
        case .cursor: words(.nearbyByCross)
        case .typed: words(.nearbyByTyped)
        case .replay: words(.nearbyByRecording)
        case .receiver: words(.nearbyByReceiver)
        }
    }

    func visibility(_ reach: MeetupPost.Reach?) -> DisplayText {
        switch reach {
        case nil: words(.nearbySeenNobody)
        case .contacts: words(.nearbySeenContacts)
        case .everyone: words(.nearbySeenEveryone)
        }
    }

    func interests(of person: NearbyPerson) -> DisplayText? {
        person.interests.isEmpty ? nil : list(person.interests)
    }

    func list(_ texts: [String]) -> DisplayText {
        texts.map { DisplayText($0) }.reduce("") { $0.isEmpty ? $1 : $0 + ", " + $1 }
    }

    public func coordinates(_ point: Coordinate) -> DisplayText {
        func text(_ value: Double) -> String {
            let digits = Int((abs(value) * 10_000).rounded())
            let rest = String(digits % 10_000)
            return (value < 0 ? "−" : "") + "\(digits / 10_000)." + String(repeating: "0", count: 4 - rest.count) + rest
        }
        return DisplayText(text(point.latitude) + ", " + text(point.longitude))
    }

    /// `200 m north-east · 3 minutes on foot`.
    func way(to spot: MeetingSpot) -> DisplayText {
        guard let direction = spot.direction else { return words(.nearbyRightHere) }
        return words(
            .nearbyWay, integer(spot.metres), self.direction(direction), integer(spot.walkingMinutes))
    }

    func sentence(on spot: MeetingSpot, from here: DisplayText) -> DisplayText {
        guard spot.direction != nil else { return words(.nearbySpotHere, DisplayText(spot.name)) }
        return words(.nearbySpotSentence, DisplayText(spot.name), way(to: spot), here)
    }

    // MARK: - Meetups

    func name(of template: MeetupTemplate) -> DisplayText {
        switch template {
        case .coffee: words(.nearbyKindCoffee)
        case .lunch: words(.nearbyKindMeal)
        case .study: words(.nearbyKindStudy)
        case .walk: words(.nearbyKindOutdoor)
        case .blank: words(.nearbyTemplateBlank)
        }
    }

    /// What a template begins the conversation with.
    func starter(of template: MeetupTemplate) -> DisplayText {
        switch template {
        case .coffee: words(.nearbyStartCoffee)
        case .lunch: words(.nearbyStartLunch)
        case .study: words(.nearbyStartStudy)
        case .walk: words(.nearbyStartWalk)
        case .blank: ""
        }
    }

    public func name(of kind: MeetupPost.Kind) -> DisplayText {
        switch kind {
        case .coffee: words(.nearbyKindCoffee)
        case .meal: words(.nearbyKindMeal)
        case .study: words(.nearbyKindStudy)
        case .indoor: words(.nearbyKindIndoor)
        case .outdoor: words(.nearbyKindOutdoor)
        case .event: words(.nearbyKindEvent)
        case .other: words(.nearbyKindOther)
        }
    }

    func name(of intention: MeetupPost.Intention) -> DisplayText {
        switch intention {
        case .friendship: words(.nearbyForFriendship)
        case .study: words(.nearbyForStudy)
        case .other: words(.nearbyKindOther)
        }
    }

    func name(of audience: MeetupPost.Audience) -> DisplayText {
        switch audience {
        case .anyone: words(.nearbyForAnyone)
        case .women: words(.nearbyForWomen)
        case .men: words(.nearbyForMen)
        case .nonBinary: words(.nearbyForNonBinary)
        }
    }

    /// `14:30–15:00`, with the day in front unless it is today.
    public func span(of post: MeetupPost, zone: any LocalTimeReading, now: Int64) -> DisplayText {
        let (starts, ends) = (zone.localTime(at: post.starts).text, zone.localTime(at: post.ends).text)
        let day = zone.day(at: post.starts)
        let times = starts + "–" + ends
        return day == zone.day(at: now) ? times : self.day(day, today: zone.day(at: now)) + " " + times
    }

    public func state(of meetup: Meetup, for me: UserID, now: Int64) -> DisplayText {
        let status = meetup.status(at: now)
        if let request = meetup.request(of: me, at: now) {
            switch request {
            case .pending: return words(.nearbyStateAsked)
            case .approved: return words(meetup.confirmed == me ? .nearbyStateAgreed : .nearbyStateApproved)
            case .declined: return words(.nearbyStateDeclined)
            case .expired: return words(status == .cancelled ? .nearbyStateCancelled : .nearbyStateExpired)
            case .withdrawn: return words(.nearbyStateWithdrawn)
            }
        }
        switch status {
        case .active:
            let asked = meetup.pending(at: now).count
            return asked > 0 ? words(.nearbyAsked, integer(asked)) : words(.nearbyStateOpen)
        case .filled: return words(.nearbyStateAgreed)
        case .completed: return words(.nearbyStateExpired)
        case .cancelled: return words(.nearbyStateCancelled)
        }
    }

    /// Who, where, when and what for, in one paragraph.
    func facts(of meetup: Meetup, host: DisplayText, zone: any LocalTimeReading, now: Int64) -> DisplayText {
        let post = meetup.post
        var parts = [
            host, DisplayText(post.areaName), span(of: post, zone: zone, now: now), name(of: post.kind),
            name(of: post.intention),
        ]
        if post.audience != .anyone { parts.append(name(of: post.audience)) }
        if !post.about.isEmpty { parts.append(DisplayText(post.about)) }
        return parts.dropFirst().reduce(parts[0]) { $0 + " · " + $1 }
    }

    func entries(of form: MeetupForm) -> [NearbyLevel.Entry] {
        form.fields.map { field in
            let (label, value): (StringKey, DisplayText) =
                switch field {
                case .title: (.nearbyFieldTitle, "")
                case .about: (.nearbyFieldAbout, "")
                case .start:
                    (.nearbyFieldStart, LocalTime(hour: form.startMinute / 60, minute: form.startMinute % 60).text)
                case .length: (.nearbyFieldLength, words(.nearbyMinutes, integer(form.length)))
                case .kind: (.nearbyFieldKind, name(of: form.kind))
                case .intention: (.nearbyFieldIntention, name(of: form.intention))
                case .audience: (.nearbyFieldAudience, name(of: form.audience))
                case .reach:
                    (.nearbyFieldReach, words(form.reach == .contacts ? .nearbyContacts : .nearbyAllHere))
                }
            return .init(words(label), detail: value, .field(field))
        }
    }
}
