public import Domain
import Resources

extension Format {
    public func control(_ control: Control) -> DisplayText {
        switch control {
        case .public: words(.controlPublic)
        case .privateNonprofit: words(.controlPrivate)
        case .forProfit: words(.controlForProfit)
        }
    }

    public func setting(_ setting: Setting) -> DisplayText {
        switch setting {
        case .city: words(.settingCity)
        case .suburb: words(.settingSuburb)
        case .town: words(.settingTown)
        case .rural: words(.settingRural)
        }
    }

    public func size(_ size: SizeBand) -> DisplayText {
        switch size {
        case .under1000: words(.sizeUnder1000)
        case .from1000: words(.sizeFrom1000)
        case .from5000: words(.sizeFrom5000)
        case .from10000: words(.sizeFrom10000)
        case .from20000: words(.sizeFrom20000)
        }
    }

    public func level(_ level: InstitutionLevel) -> DisplayText {
        switch level {
        case .fourYear: words(.levelFourYear)
        case .twoYear: words(.levelTwoYear)
        case .lessThanTwoYear: words(.levelLessThanTwoYear)
        }
    }

    public func policy(_ policy: TestPolicy) -> DisplayText {
        switch policy {
        case .required: words(.policyRequired)
        case .recommended: words(.policyRecommended)
        case .neither: words(.policyNeither)
        case .considered: words(.policyConsidered)
        }
    }

    public func component(_ component: MatchComponent) -> DisplayText {
        switch component {
        case .academic: words(.componentAcademic)
        case .financial: words(.componentFinancial)
        case .campus: words(.componentCampus)
        case .outcomes: words(.componentOutcomes)
        }
    }

    /// A family income band, short enough for a column: `$48–75k`.
    public func band(_ band: IncomeBand) -> DisplayText {
        switch band {
        case .upTo30: words(.bandUpTo30)
        case .upTo48: words(.bandUpTo48)
        case .upTo75: words(.bandUpTo75)
        case .upTo110: words(.bandUpTo110)
        case .above110: words(.bandAbove110)
        }
    }

    public func test(_ test: AdmissionTest) -> DisplayText { test == .sat ? "SAT" : "ACT" }

    /// `Portland, Oregon`, or the postal abbreviation where the state has no name in the table.
    public func place(city: String, state: StateCode) -> DisplayText {
        "\(city), \(state.name ?? state.rawValue)"
    }
}
