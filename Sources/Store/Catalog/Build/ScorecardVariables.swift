internal import Domain

/// Which columns of College Scorecard files hold a figure. A college has a value in one of several columns, by its
/// control or level; the first that holds one counts.
struct ScorecardVariable {
    let kind: FigureKind
    let columns: [String]
    /// How the variable is written beside a figure.
    let label: String
    var rank = SourceRank.scorecard

    init(_ kind: FigureKind, _ columns: String..., label: String? = nil, rank: SourceRank = .scorecard) {
        self.kind = kind
        self.columns = columns
        self.label = label ?? columns.joined(separator: ", ")
        self.rank = rank
    }

    /// The institution file under its original names.
    static let original = [
        ScorecardVariable(.undergraduates, "UGDS"),
        ScorecardVariable(.admissionRate, "ADM_RATE"),
        ScorecardVariable(.admissionRateAllCampuses, "ADM_RATE_ALL"),
        ScorecardVariable(.satReading25, "SATVR25"),
        ScorecardVariable(.satReading75, "SATVR75"),
        ScorecardVariable(.satMath25, "SATMT25"),
        ScorecardVariable(.satMath75, "SATMT75"),
        ScorecardVariable(.act25, "ACTCM25"),
        ScorecardVariable(.act75, "ACTCM75"),
        ScorecardVariable(.tuitionInState, "TUITIONFEE_IN"),
        ScorecardVariable(.tuitionOutOfState, "TUITIONFEE_OUT"),
        ScorecardVariable(.books, "BOOKSUPPLY"),
        ScorecardVariable(.roomAndBoard, "ROOMBOARD_ON"),
        ScorecardVariable(.costOfAttendance, "COSTT4_A"),
        ScorecardVariable(.netPrice, "NPT4_PUB", "NPT4_PRIV"),
        ScorecardVariable(.netPrice0To30, "NPT41_PUB", "NPT41_PRIV"),
        ScorecardVariable(.netPrice30To48, "NPT42_PUB", "NPT42_PRIV"),
        ScorecardVariable(.netPrice48To75, "NPT43_PUB", "NPT43_PRIV"),
        ScorecardVariable(.netPrice75To110, "NPT44_PUB", "NPT44_PRIV"),
        ScorecardVariable(.netPriceAbove110, "NPT45_PUB", "NPT45_PRIV"),
        ScorecardVariable(.graduationRate, "C150_4", "C150_L4"),
        ScorecardVariable(.graduationRateOnTime, "C100_4", "C100_L4"),
        ScorecardVariable(.retentionRate, "RET_FT4", "RET_FTL4"),
        ScorecardVariable(.studentFacultyRatio, "STUFACR"),
        ScorecardVariable(.pellShare, "PCTPELL"),
        ScorecardVariable(.federalLoanShare, "PCTFLOAN"),
        ScorecardVariable(.earnings, "MD_EARN_WNE_P10"),
        ScorecardVariable(.shareWomen, "UGDS_WOMEN"),
        ScorecardVariable(.shareWhite, "UGDS_WHITE"),
        ScorecardVariable(.shareBlack, "UGDS_BLACK"),
        ScorecardVariable(.shareHispanic, "UGDS_HISP"),
        ScorecardVariable(.shareAsian, "UGDS_ASIAN"),
        ScorecardVariable(.shareNative, "UGDS_AIAN"),
        ScorecardVariable(.sharePacific, "UGDS_NHPI"),
        ScorecardVariable(.shareTwoOrMore, "UGDS_2MOR"),
        ScorecardVariable(.shareNonresident, "UGDS_NRA"),
        ScorecardVariable(.sharePartTime, "PPTUG_EF"),
    ]

    /// The tidied file, a row for each school and year.
    static let tidied = [
        ScorecardVariable(.undergraduates, "n_undergrads", label: "UGDS", rank: .tidied),
        ScorecardVariable(.admissionRateAllCampuses, "rate_admissions", label: "ADM_RATE_ALL", rank: .tidied),
        ScorecardVariable(.satReading25, "score_sat_verbal_p25", label: "SATVR25", rank: .tidied),
        ScorecardVariable(.satReading75, "score_sat_verbal_p75", label: "SATVR75", rank: .tidied),
        ScorecardVariable(.satMath25, "score_sat_math_p25", label: "SATMT25", rank: .tidied),
        ScorecardVariable(.satMath75, "score_sat_math_p75", label: "SATMT75", rank: .tidied),
        ScorecardVariable(.act25, "score_act_p25", label: "ACTCM25", rank: .tidied),
        ScorecardVariable(.act75, "score_act_p75", label: "ACTCM75", rank: .tidied),
        ScorecardVariable(.tuitionInState, "cost_tuition_in", label: "TUITIONFEE_IN", rank: .tidied),
        ScorecardVariable(.tuitionOutOfState, "cost_tuition_out", label: "TUITIONFEE_OUT", rank: .tidied),
        ScorecardVariable(.books, "cost_books", label: "BOOKSUPPLY", rank: .tidied),
        ScorecardVariable(.roomAndBoard, "cost_room_board_on", label: "ROOMBOARD_ON", rank: .tidied),
        ScorecardVariable(.netPrice, "cost_avg", label: "NPT4_PUB, NPT4_PRIV", rank: .tidied),
        ScorecardVariable(.netPrice0To30, "cost_avg_income_0_30k", label: "NPT41_PUB, NPT41_PRIV", rank: .tidied),
        ScorecardVariable(.netPrice30To48, "cost_avg_income_30_48k", label: "NPT42_PUB, NPT42_PRIV", rank: .tidied),
        ScorecardVariable(.netPrice48To75, "cost_avg_income_48_75k", label: "NPT43_PUB, NPT43_PRIV", rank: .tidied),
        ScorecardVariable(.netPrice75To110, "cost_avg_income_75_110k", label: "NPT44_PUB, NPT44_PRIV", rank: .tidied),
        ScorecardVariable(
            .netPriceAbove110, "cost_avg_income_110k_plus", label: "NPT45_PUB, NPT45_PRIV", rank: .tidied),
        // Within 100 % of normal time, and of four-year colleges only.
        ScorecardVariable(.graduationRateOnTime, "rate_completion", label: "C100_4", rank: .partial),
        ScorecardVariable(.earnings, "amnt_earnings_med_10y", label: "MD_EARN_WNE_P10", rank: .tidied),
    ]
}
