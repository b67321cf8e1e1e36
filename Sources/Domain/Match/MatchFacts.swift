/// What the rules need to know of one college for one student; `nan` where it is missing.
struct MatchFacts {
    /// What the student would pay, dollars a year; see ``MatchFacts/price(net:inState:outOfState:control:isResident:)``.
    var price = Double.nan
    var debt = Double.nan
    var undergraduates = Double.nan
    var studentFacultyRatio = Double.nan
    var graduationRate = Double.nan
    var retentionRate = Double.nan
    var earnings = Double.nan
    var admissionRate = Double.nan
    var sat25 = Double.nan
    var sat75 = Double.nan
    var act25 = Double.nan
    var act75 = Double.nan
    /// Miles from home; `nan` without a home town.
    var miles = Double.nan
    /// `nil` without a home state.
    var isHomeState: Bool?
    /// `Setting` raw value, 0 where unknown.
    var setting: UInt8 = 0
    /// What the college awards in each of the first choices; `notAsked` beyond them. Inline, because a catalogue's worth
    /// of these is made at every start.
    var fields = InlineArray<3, FieldStanding>(repeating: .notAsked)

    /// How an intended field stands at a college.
    enum FieldStanding: Equatable {
        case notAsked
        /// The college's fields are not published.
        case unknown
        case absent
        /// Another field of the same family is awarded.
        case familyOnly
        /// Degrees a year; `nan` when withheld.
        case taught(completers: Double)
    }

    /// The price for this student.
    ///
    /// A public college's net price describes residents of its state; somebody from elsewhere pays the difference of
    /// the two tuitions on top. Where that difference is not published, the price is unknown to them.
    static func price(
        net: Double, inState: Double, outOfState: Double, control: Control, isResident: Bool?
    ) -> Double {
        guard control == .public, isResident == false else { return net }
        return net + max(0, outOfState - inState)
    }

    /// Great-circle miles from single-precision coordinates, all in degrees.
    static func miles(from home: Coordinate, latitude: Float, longitude: Float) -> Double {
        home.miles(to: Coordinate(latitude: Double(latitude), longitude: Double(longitude)))
    }
}

extension College {
    /// What this student would pay a year, dollars: the net price of their income band, and out of their own state a
    /// public college's difference of tuitions on top. `nil` where it is unknown.
    public func price(for profile: StudentProfile) -> Double? {
        let price = MatchFacts(self, offerings: [], profile: profile).price
        return price.isNaN ? nil : price
    }
}

extension MatchFacts {
    /// Reads a single college.
    init(_ college: College, offerings: [FieldOffering], profile: StudentProfile) {
        func figure(_ kind: FigureKind) -> Double { college[kind].value ?? .nan }
        isHomeState = profile.home.map { $0.state == college.state }
        price = Self.price(
            net: figure(Self.netPrice(for: profile) { college[$0].value != nil }), inState: figure(.tuitionInState),
            outOfState: figure(.tuitionOutOfState), control: college.control, isResident: isHomeState)
        debt = figure(.debt)
        undergraduates = figure(.undergraduates)
        studentFacultyRatio = figure(.studentFacultyRatio)
        graduationRate = figure(.graduationRate)
        retentionRate = figure(.retentionRate)
        earnings = figure(.earnings)
        admissionRate = figure(.admissionRate)
        sat25 = figure(.satReading25) + figure(.satMath25)
        sat75 = figure(.satReading75) + figure(.satMath75)
        act25 = figure(.act25)
        act75 = figure(.act75)
        setting = college.setting?.rawValue ?? 0
        if let home = profile.home?.place?.coordinate { miles = home.miles(to: college.coordinate) }
        for (index, field) in profile.intendedFields.prefix(fields.count).enumerated() {
            fields[index] = Self.standing(of: field, among: offerings)
        }
    }

    /// The price of the student's income band where it is published, the average otherwise.
    static func netPrice(for profile: StudentProfile, isKnown: (FigureKind) -> Bool) -> FigureKind {
        guard let band = profile.incomeBand?.netPrice, isKnown(band) else { return .netPrice }
        return band
    }

    static func standing(of field: CIPCode, among offerings: [FieldOffering]) -> FieldStanding {
        if offerings.isEmpty { return .unknown }
        var completers = Double.nan
        var isTaught = false
        var hasFamily = false
        for offering in offerings where offering.field.family == field.family {
            hasFamily = true
            guard field.isFamily || offering.field == field else { continue }
            isTaught = true
            if let known = offering.completers.value { completers = completers.isNaN ? known : completers + known }
        }
        return isTaught ? .taught(completers: completers) : hasFamily ? .familyOnly : .absent
    }
}
