/// A scholarship as a row of texts: the layout of the shipped table, of a student's own awards on disk and of exports.
public struct AwardRecord: Sendable, Hashable {
    /// The columns, in their order; an empty text is what is not known.
    public enum Field: String, Sendable, Hashable, CaseIterable {
        case id, name, sponsor, kind, least, most, basis, renewable, closes, opens, zone, listed, stages, citizenships
        case states, areas, gpa, income, marks, nomination, service, college, link, sources, checked, status
    }

    private var texts: [Field: String]

    public init(_ texts: [Field: String] = [:]) { self.texts = texts }

    public subscript(field: Field) -> String {
        get { texts[field] ?? "" }
        set { texts[field] = newValue.isEmpty ? nil : newValue }
    }

    /// A field that does not hold what it should.
    public struct Fault: Error, Sendable, Hashable {
        public let field: Field
        public let text: String

        public init(_ field: Field, _ text: String) {
            self.field = field
            self.text = text
        }
    }

    // MARK: Reading

    /// - Throws: ``Fault`` with the first field that can't be read.
    public func award() throws(Fault) -> Scholarship {
        guard !self[.id].isEmpty else { throw Fault(.id, "") }
        guard !self[.name].isEmpty else { throw Fault(.name, "") }
        let cycle = AwardCycle(
            closings: try closings(), opens: try optional(.opens) { CyclePoint($0) },
            zone: try optional(.zone) { ZoneID($0) }, listed: try number(.listed, in: 1_900...9_999))
        let amount = AwardAmount(
            least: try number(.least, in: 0...Self.largest), most: try number(.most, in: 0...Self.largest),
            basis: try optional(.basis) { AwardAmount.Basis(rawValue: $0) } ?? .unstated,
            isRenewable: try flag(.renewable))
        return Scholarship(
            id: AwardID(self[.id]), name: self[.name], sponsor: self[.sponsor],
            kind: try optional(.kind) { SponsorKind(rawValue: $0) } ?? .private, amount: amount, cycle: cycle,
            rules: try rules(), asksForService: try flag(.service) ?? false, link: self[.link],
            sources: list(.sources), checked: try optional(.checked) { CivilDate(iso: $0) },
            status: try optional(.status) { ListingStatus(rawValue: $0) } ?? .own)
    }

    /// More dollars than any award pays.
    public static let largest = 10_000_000

    private func rules() throws(Fault) -> [AwardRule] {
        var rules: [AwardRule] = []
        let stages = try union(.stages, StageSet()) { key in StageSet.keys.first { $0.key == key }?.stages }
        if !stages.isEmpty { rules.append(.stage(stages)) }
        let papers = try union(.citizenships, CitizenshipSet()) { key in
            CitizenshipSet.keys.first { $0.key == key }?.set
        }
        if !papers.isEmpty { rules.append(.citizenship(papers)) }
        let codes = try list(.states).map { key throws(Fault) in
            guard let state = StateCode(key), state.name != nil else { throw Fault(.states, key) }
            return state
        }
        if !codes.isEmpty { rules.append(.residency(StateSet(codes))) }
        if let average = try average() { rules.append(.gradeAverage(atLeast: average)) }
        if let income = try number(.income, in: 0...Self.largest) { rules.append(.income(atMost: income)) }
        let areas = try union(.areas, AreaSet()) { key in AreaSet.keys.first { $0.key == key }?.set }
        if !areas.isEmpty { rules.append(.field(areas)) }
        rules += try marks()
        if try flag(.nomination) == true { rules.append(.nomination) }
        if let college = try optional(.college, { UnitID($0) }) { rules.append(.college(college)) }
        return rules
    }

    private func marks() throws(Fault) -> [AwardRule] {
        var rules: [AwardRule] = []
        var origins = EthnicitySet()
        for mark in list(.marks) {
            if let origin = EthnicitySet.keys.first(where: { $0.key == mark })?.set {
                origins.insert(origin)
            } else if let rule = Self.plainMarks.first(where: { $0.key == mark })?.rule {
                rules.append(rule)
            } else if let fact = PersonalFact(rawValue: mark) {
                rules.append(.personal(fact))
            } else {
                throw Fault(.marks, mark)
            }
        }
        if !origins.isEmpty { rules.append(.ethnicity(origins)) }
        return rules
    }

    private static let plainMarks: [(key: String, rule: AwardRule)] = [
        ("need", .need), ("pell", .pell), ("women", .women), ("first_gen", .firstGeneration), ("military", .military),
        ("disability", .disability),
    ]

    /// Every name that the column takes.
    static let marks = plainMarks.map(\.key) + EthnicitySet.keys.map(\.key) + PersonalFact.allCases.map(\.rawValue)

    private func closings() throws(Fault) -> [AwardCycle.Closing] {
        try list(.closes).map { text throws(Fault) in
            // A time of day has a colon as well; labels are words.
            let label = text.lastIndex(of: ":").flatMap { colon in
                AwardCycle.Closing.Label(rawValue: String(text[text.index(after: colon)...])).map { (colon, $0) }
            }
            guard let point = CyclePoint(label.map { text[..<$0.0] } ?? text[...]) else { throw Fault(.closes, text) }
            return AwardCycle.Closing(point, label?.1)
        }
    }

    private func average() throws(Fault) -> Int? {
        let text = self[.gpa]
        guard !text.isEmpty else { return nil }
        guard let value = ProfileNumber.decimal(text), (0...4).contains(value) else { throw Fault(.gpa, text) }
        return Int((value * 100).rounded())
    }

    private func list(_ field: Field) -> [String] { self[field].split(separator: ";").map(String.init) }

    private func union<Set: OptionSet>(
        _ field: Field, _ empty: Set, _ value: (String) -> Set.Element?
    ) throws(Fault) -> Set {
        var set = empty
        for key in list(field) {
            guard let element = value(key) else { throw Fault(field, key) }
            set.insert(element)
        }
        return set
    }

    private func number(_ field: Field, in range: ClosedRange<Int>) throws(Fault) -> Int? {
        try optional(field) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
    }

    private func flag(_ field: Field) throws(Fault) -> Bool? {
        try optional(field) { $0 == "1" ? true : $0 == "0" ? false : nil }
    }

    private func optional<Value>(_ field: Field, _ value: (String) -> Value?) throws(Fault) -> Value? {
        let text = self[field]
        guard !text.isEmpty else { return nil }
        guard let value = value(text) else { throw Fault(field, text) }
        return value
    }

    // MARK: Writing

    public init(_ award: Scholarship) {
        self.init()
        self[.id] = award.id.rawValue
        self[.name] = award.name
        self[.sponsor] = award.sponsor
        self[.kind] = award.kind.rawValue
        self[.least] = award.amount.least.map { String($0) } ?? ""
        self[.most] = award.amount.most.map { String($0) } ?? ""
        self[.basis] = award.amount.basis.rawValue
        self[.renewable] = award.amount.isRenewable.map { $0 ? "1" : "0" } ?? ""
        self[.closes] = award.cycle.closings.map { closing in
            closing.point.text + (closing.label.map { ":" + $0.rawValue } ?? "")
        }.joined(separator: ";")
        self[.opens] = award.cycle.opens?.text ?? ""
        self[.zone] = award.cycle.zone?.rawValue ?? ""
        self[.listed] = award.cycle.listed.map { String($0) } ?? ""
        self[.service] = award.asksForService ? "1" : ""
        self[.link] = award.link
        self[.sources] = award.sources.joined(separator: ";")
        self[.checked] = award.checked?.iso ?? ""
        self[.status] = award.status.rawValue
        for rule in award.rules { write(rule) }
    }

    private mutating func write(_ rule: AwardRule) {
        switch rule {
        case .stage(let stages): self[.stages] = Self.names(of: stages, StageSet.keys.map { ($0.key, $0.stages) })
        case .citizenship(let set):
            self[.citizenships] = Self.names(of: set, CitizenshipSet.keys.map { ($0.key, $0.set) })
        case .residency(let states): self[.states] = states.states.map(\.rawValue).joined(separator: ";")
        case .gradeAverage(let least):
            self[.gpa] = "\(least / 100)." + (least % 100 < 10 ? "0" : "") + "\(least % 100)"
        case .income(let most): self[.income] = String(most)
        case .field(let areas): self[.areas] = Self.names(of: areas, AreaSet.keys.map { ($0.key, $0.set) })
        case .ethnicity(let set):
            for entry in EthnicitySet.keys where set.contains(entry.set) { mark(entry.key) }
        case .personal(let fact): mark(fact.rawValue)
        case .nomination: self[.nomination] = "1"
        case .college(let id): self[.college] = id.description
        case .need, .pell, .women, .firstGeneration, .military, .disability:
            if let key = Self.plainMarks.first(where: { $0.rule == rule })?.key { mark(key) }
        }
    }

    private mutating func mark(_ key: String) { self[.marks] += (self[.marks].isEmpty ? "" : ";") + key }

    /// Larger groups stand before the parts they are made of, so each is named once.
    private static func names<Set: OptionSet>(of set: Set, _ keys: [(String, Set)]) -> String
    where Set.RawValue: FixedWidthInteger {
        var rest = set
        var names: [String] = []
        for (key, part) in keys where rest.isSuperset(of: part) && !part.isEmpty {
            names.append(key)
            rest.subtract(part)
        }
        return names.joined(separator: ";")
    }
}
