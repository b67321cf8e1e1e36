/// Every number that a college is known by; the raw value is its column in the catalogue and never changes.
public enum FigureKind: UInt8, Sendable, Hashable, CaseIterable, Codable {
    /// Undergraduates enrolled (`UGDS`).
    case undergraduates = 0
    /// Admitted over applied on this campus (`ADMSSN / APPLCN`), `0...1`.
    case admissionRate
    /// Admitted over applied over all campuses of the OPE ID (`ADM_RATE_ALL`), `0...1`.
    case admissionRateAllCampuses
    /// First-year applicants (`APPLCN`).
    case applicants
    /// Applicants admitted (`ADMSSN`).
    case admitted
    /// Admitted students who enrolled (`ENRLT`).
    case enrolled
    /// 25th and 75th percentile of SAT evidence-based reading and writing, 200...800.
    case satReading25, satReading75
    /// 25th and 75th percentile of SAT mathematics, 200...800.
    case satMath25, satMath75
    /// 25th and 75th percentile of the ACT composite, 1...36.
    case act25, act75
    /// Tuition and required fees for residents of the state, dollars a year (`CHG2AY3`).
    case tuitionInState
    /// Tuition and required fees for others, dollars a year (`CHG3AY3`).
    case tuitionOutOfState
    /// Books and supplies, dollars a year (`CHG4AY3`).
    case books
    /// Room and board on campus, dollars a year (`CHG5AY3`).
    case roomAndBoard
    /// Average cost of attendance, dollars a year (`COSTT4_A`).
    case costOfAttendance
    /// Average net price of aided first-year students, dollars a year (`NPT4`); can be negative.
    case netPrice
    /// Net price by family income: 0-30, 30-48, 48-75, 75-110 and above 110 thousand dollars (`NPT41`...`NPT45`).
    case netPrice0To30, netPrice30To48, netPrice48To75, netPrice75To110, netPriceAbove110
    /// Completion within 150 % of normal time (`C150_4`, `C150_L4`), `0...1`.
    case graduationRate
    /// Completion within 100 % of normal time (`C100_4`, `C100_L4`), `0...1`.
    case graduationRateOnTime
    /// First-year full-time students who return (`RET_FT4`, `RET_FTL4`), `0...1`.
    case retentionRate
    /// Students for each instructor (`STUFACR`).
    case studentFacultyRatio
    /// Share of undergraduates with a Pell grant (`PCTPELL`), `0...1`.
    case pellShare
    /// Share of undergraduates with a federal loan (`PCTFLOAN`), `0...1`.
    case federalLoanShare
    /// Median earnings ten years after entry, dollars a year (`MD_EARN_WNE_P10`).
    case earnings
    /// Application fee for undergraduates, dollars (`APPLFEEU`).
    case applicationFee
    /// Median federal debt of completers, dollars: the median over the college's fields weighted by completers.
    case debt
    /// Shares of undergraduates, `0...1` (`UGDS_*`, `PPTUG_EF`).
    case shareWomen, shareWhite, shareBlack, shareHispanic, shareAsian, shareNative, sharePacific
    case shareTwoOrMore, shareNonresident, sharePartTime

    /// How the number is to be read.
    public var unit: FigureUnit {
        switch self {
        case .undergraduates, .applicants, .admitted, .enrolled: .count
        case .admissionRate, .admissionRateAllCampuses, .graduationRate, .graduationRateOnTime, .retentionRate,
            .pellShare, .federalLoanShare, .shareWomen, .shareWhite, .shareBlack, .shareHispanic, .shareAsian,
            .shareNative, .sharePacific, .shareTwoOrMore, .shareNonresident, .sharePartTime:
            .share
        case .satReading25, .satReading75, .satMath25, .satMath75, .act25, .act75: .points
        case .studentFacultyRatio: .ratio
        case .earnings, .tuitionInState, .tuitionOutOfState, .books, .roomAndBoard, .costOfAttendance, .netPrice,
            .netPrice0To30, .netPrice30To48, .netPrice48To75, .netPrice75To110, .netPriceAbove110:
            .dollarsPerYear
        case .applicationFee, .debt: .dollars
        }
    }
}

/// The unit of a figure.
public enum FigureUnit: Sendable, Hashable {
    case count, share, points, ratio, dollars, dollarsPerYear
}
