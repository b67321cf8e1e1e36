public import Domain
import Resources

/// Colleges side by side in words: a row for each thing that can be compared.
public struct CompareContent: Sendable, Equatable {
    public let names: [DisplayText]
    public let heading: DisplayText
    public let you: DisplayText
    /// Those that differ, or all.
    public let rows: [Row]
    /// `7 rows in which they are alike are left out`.
    public let foot: DisplayText

    public struct Row: Sendable, Equatable {
        public let label: DisplayText
        /// What the student said of it; empty where nothing.
        public let you: DisplayText
        public let cells: [Cell]

        public var differs: Bool { Set(cells.map(\.text)).count > 1 }
    }

    public struct Cell: Sendable, Equatable {
        public let text: DisplayText
        /// No other college of the row has a better one.
        public let isBest: Bool
    }

    /// - Parameters:
    ///   - held: Awards that four years are told after.
    ///   - toggleKey: Shows or hides the rows that are alike.
    public init(
        _ cards: [FeedCard], profile: StudentProfile, held: HeldAwards = HeldAwards(), onlyDifferences: Bool,
        toggleKey: DisplayText?, format: Format
    ) {
        let words = format.words
        names = cards.map { DisplayText($0.college.name) }
        heading = words(.compareHeading)
        you = words(.compareYou)
        let all = Self.rows(cards, profile, held, format)
        let alike = all.count { !$0.differs }
        rows = onlyDifferences ? all.filter(\.differs) : all
        let key = toggleKey ?? ""
        foot =
            onlyDifferences
            ? words.plural(.compareHidden, alike, format.integer(alike), key) : words(.compareAll, key)
    }

    private static func rows(
        _ cards: [FeedCard], _ profile: StudentProfile, _ held: HeldAwards, _ format: Format
    ) -> [Row] {
        let words = format.words
        func plain(_ label: DisplayText, you: DisplayText = "", _ text: (FeedCard) -> DisplayText) -> Row {
            Row(label: label, you: you, cells: cards.map { Cell(text: text($0), isBest: false) })
        }
        var rows = [
            scoreRow(cards, format),
            plain(words(.compareChance)) { format.name(of: $0.chance.band) },
            plain(words(.sortPlace).capitalized) { "\($0.college.city), \($0.college.state.rawValue)" },
        ]
        for measure in measures {
            rows.append(measureRow(measure, cards, profile, format))
            if measure == .price { rows.append(fourYearRow(cards, profile, held, format)) }
        }
        rows.insert(
            plain(words(.filterControls)) { format.control($0.college.control) }, at: 3)
        rows.insert(
            plain(
                words(.filterSettings),
                you: list(profile.settings.sorted { $0.rawValue < $1.rawValue }.map(format.setting))
            ) {
                $0.college.setting.map(format.setting) ?? words(.formatNotReported)
            }, at: 4)
        rows.append(
            plain(words(.filterPolicies)) { $0.college.testPolicy.map(format.policy) ?? words(.formatNotReported) })
        return rows
    }

    private static func list(_ texts: [DisplayText]) -> DisplayText { texts.joined(by: ", ") }

    private static let measures: [CollegeMeasure] =
        [.price, .figure(.undergraduates), .distance, .figure(.admissionRate), .sat, .act]
        + [.graduationRate, .graduationRateOnTime, .retentionRate, .earnings, .debt, .studentFacultyRatio]
        .map(CollegeMeasure.figure)
        + [.tuitionInState, .tuitionOutOfState, .costOfAttendance, .roomAndBoard, .pellShare].map(CollegeMeasure.figure)

    private static func fourYearRow(
        _ cards: [FeedCard], _ profile: StudentProfile, _ held: HeldAwards, _ format: Format
    ) -> Row {
        let costs = cards.map { FourYearCost($0.college, for: profile, holding: held)?.gap }
        let best = Set(costs).count > 1 ? costs.compactMap(\.self).min() : nil
        return Row(
            label: format.words(held.awards.isEmpty ? .compareFourYears : .compareFourYearsHeld), you: "",
            cells: costs.map { cost in Cell(text: cost.map(format.money) ?? "—", isBest: cost != nil && cost == best) })
    }

    private static func scoreRow(_ cards: [FeedCard], _ format: Format) -> Row {
        let known = cards.filter { $0.match.grade != nil }.map { format.score($0.match.value).string }
        let best = cards.filter { $0.match.grade != nil }.map(\.match.value).max()
        let isAlike = Set(known).count < 2
        return Row(
            label: format.words(.compareMatch), you: "",
            cells: cards.map { card in
                guard card.match.grade != nil else { return Cell(text: "—", isBest: false) }
                return Cell(
                    text: format.gradeLetter(card.match.grade) + " " + format.score(card.match.value),
                    isBest: !isAlike && card.match.value == best)
            })
    }

    private static func measureRow(
        _ measure: CollegeMeasure, _ cards: [FeedCard], _ profile: StudentProfile, _ format: Format
    ) -> Row {
        let values = cards.map { value(of: measure, $0, profile) }
        let texts = values.map { value -> DisplayText in value.map { format.value($0, of: measure) } ?? "—" }
        let known = values.compactMap(\.self)
        let best = measure.prefersLess.flatMap { $0 ? known.min() : known.max() }
        let isAlike = Set(texts).count < 2
        return Row(
            label: format.name(of: measure).capitalized, you: answer(to: measure, profile, format),
            cells: zip(values, texts).map { value, text in
                Cell(text: text, isBest: !isAlike && value != nil && value == best)
            })
    }

    static func value(of measure: CollegeMeasure, _ card: FeedCard, _ profile: StudentProfile) -> Double? {
        let college = card.college
        switch measure {
        case .price: return college.price(for: profile)
        case .distance: return card.milesFromHome.map(Double.init)
        case .sat: return middle(college, [.satReading25, .satReading75, .satMath25, .satMath75])
        case .act: return middle(college, [.act25, .act75])
        case .figure(let kind): return college[kind].value
        }
    }

    private static func middle(_ college: College, _ kinds: [FigureKind]) -> Double? {
        let values = kinds.compactMap { college[$0].value }
        return values.count == kinds.count ? values.reduce(0, +) / 2 : nil
    }

    /// What the student's profile says beside the figure.
    private static func answer(to measure: CollegeMeasure, _ profile: StudentProfile, _ format: Format) -> DisplayText {
        switch measure {
        case .price: profile.budget.map(format.money) ?? ""
        case .distance: profile.distanceLimit.map(format.distance(miles:)) ?? ""
        case .sat: profile.scores.sat.map(format.integer) ?? ""
        case .act: profile.scores.act.map(format.integer) ?? ""
        case .figure(.undergraduates): list(profile.sizes.sorted { $0.rawValue < $1.rawValue }.map(format.size))
        default: ""
        }
    }
}
