public import Domain
import Resources

/// The lines of Nearby in their sections.
public struct NearbyContent: Sendable, Equatable {
    public let title: DisplayText
    /// How the place is known.
    public let source: DisplayText
    /// What keeps the place from being known better; `nil` when nothing does.
    public let trouble: DisplayText?
    /// Stands in place of people and meetups while no area is known.
    public let empty: [DisplayText]
    public let sections: [Section]
    /// Areas next door with people in them.
    public let neighbours: [Line]
    public let neighboursTitle: DisplayText
    public let visibility: DisplayText
    public let credit: DisplayText

    public struct Section: Sendable, Equatable {
        public let title: DisplayText
        public let lines: [Line]
        /// Said when there are none; `nil` leaves the section out.
        public let none: DisplayText?
        /// Said after them.
        public let more: DisplayText?
    }

    public struct Line: Sendable, Equatable {
        /// The place among the rows; `nil` for what can't be chosen.
        public let row: Int?
        public let label: DisplayText
        public let about: DisplayText
        public let detail: DisplayText
        public let isUrgent: Bool

        init(
            _ row: Int?, _ label: DisplayText, about: DisplayText = "", detail: DisplayText = "", isUrgent: Bool = false
        ) {
            self.row = row
            self.label = label
            self.about = about
            self.detail = detail
            self.isUrgent = isUrgent
        }
    }

    public init(_ state: NearbyState, format: Format, zone: any LocalTimeReading) {
        let (words, snapshot) = (format.words, state.snapshot)
        switch snapshot.place {
        case .unknown: title = words(.nearbyUnknown)
        case .offCampus: title = words(.nearbyOffCampus)
        case .campus(let campus, let area, let isInside):
            if let area {
                let name = DisplayText(area.name)
                title = (isInside ? name : words(.nearbyNear, name)) + " · " + DisplayText(campus.name)
            } else {
                title = words(.nearbyGrounds, DisplayText(campus.name))
            }
        }
        source = snapshot.source.map { format.source($0) } ?? ""
        trouble = Self.trouble(snapshot.trouble, words)
        switch snapshot.place {
        case .unknown: empty = [words(.nearbyEmptyUnknown), words(.nearbyEmptyPrivacy)]
        case .offCampus: empty = [words(.nearbyEmptyOff), words(.nearbyEmptyPrivacy)]
        case .campus(_, nil, _): empty = [words(.nearbyEmptyGrounds)]
        case .campus: empty = []
        }
        let names = Dictionary(snapshot.view.people.map { ($0.id, $0.name) }) { first, _ in first }
        func name(_ user: UserID) -> DisplayText {
            (names[user] ?? snapshot.names[user]).map { format.personName($0) } ?? words(.nearbySomebody)
        }
        var (people, asks, meetups, own): ([Line], [Line], [Line], [Line]) = ([], [], [], [])
        for (index, row) in state.rows.enumerated() {
            switch row {
            case .person(let id):
                guard let person = snapshot.view.people.first(where: { $0.id == id }) else { continue }
                let common =
                    person.colleges.isEmpty ? "" : words(.nearbyLikesCommon, format.integer(person.colleges.count))
                let interests = format.list(person.interests)
                let about = interests.isEmpty || common.isEmpty ? interests + common : interests + " · " + common
                people.append(Line(index, name(id), about: about))
            case .request(let id, let user):
                guard let meetup = state.meetup(id) else { continue }
                asks.append(
                    Line(
                        index,
                        words(
                            meetup.post.isDirect ? .nearbyAsksYou : .nearbyAsksToJoin, name(user),
                            DisplayText(meetup.post.title)),
                        detail: format.span(of: meetup.post, zone: zone, now: state.now), isUrgent: true))
            case .meetup(let id), .own(let id):
                guard let meetup = state.meetup(id) else { continue }
                let line = Line(
                    index, DisplayText(meetup.post.title), about: name(meetup.post.creator),
                    detail: format.span(of: meetup.post, zone: zone, now: state.now) + "  "
                        + format.state(of: meetup, for: state.me, now: state.now))
                if case .own = row { own.append(line) } else { meetups.append(line) }
            }
        }
        let isHere = snapshot.place.area != nil
        var sections: [Section] = []
        if isHere {
            sections.append(
                Section(
                    title: words(.nearbyHere), lines: people,
                    none: words(snapshot.view.unseen > 0 ? .nearbyNobodySeen : .nearbyNobodyHere),
                    more: snapshot.view.unseen > 0
                        ? words.plural(.nearbyUnseen, snapshot.view.unseen, format.integer(snapshot.view.unseen)) : nil)
            )
        }
        sections.append(Section(title: words(.nearbyForYou), lines: asks, none: nil, more: nil))
        sections.append(
            Section(
                title: words(.nearbyMeetups), lines: meetups, none: isHere ? words(.nearbyNoMeetups) : nil, more: nil))
        sections.append(Section(title: words(.nearbyOwn), lines: own, none: nil, more: nil))
        self.sections = sections
        neighboursTitle = words(.nearbyNextDoor)
        neighbours = snapshot.nextDoor.compactMap { id in
            guard let count = snapshot.view.neighbours[id], let area = snapshot.areas.first(where: { $0.id == id })
            else { return nil }
            return Line(nil, DisplayText(area.name), detail: format.integer(count))
        }
        visibility = isHere ? format.visibility(snapshot.reach) : ""
        credit = DisplayText(snapshot.place.campus?.credit ?? "")
    }

    private static func trouble(_ trouble: LocationTrouble?, _ words: Words) -> DisplayText? {
        switch trouble {
        case nil: nil
        case .unreachable: words(.nearbyReceiverAway)
        case .nonsense: words(.nearbyReceiverNonsense)
        case .noFix: words(.nearbyReceiverNoFix)
        }
    }
}
