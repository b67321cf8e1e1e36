internal import Domain

/// The API's names for figures: the data dictionary's "developer-friendly names" behind `latest.`. A college has a
/// value in one of several, by its control or level; the first that holds one counts.
struct ScorecardField: Sendable {
    let kind: FigureKind
    let names: [String]

    init(_ kind: FigureKind, _ names: String...) {
        self.kind = kind
        self.names = names.map { "latest." + $0 }
    }

    static let all = [
        ScorecardField(.undergraduates, "student.size"),
        ScorecardField(.admissionRate, "admissions.admission_rate.overall"),
        ScorecardField(.admissionRateAllCampuses, "admissions.admission_rate.by_ope_id"),
        ScorecardField(.satReading25, "admissions.sat_scores.25th_percentile.critical_reading"),
        ScorecardField(.satReading75, "admissions.sat_scores.75th_percentile.critical_reading"),
        ScorecardField(.satMath25, "admissions.sat_scores.25th_percentile.math"),
        ScorecardField(.satMath75, "admissions.sat_scores.75th_percentile.math"),
        ScorecardField(.act25, "admissions.act_scores.25th_percentile.cumulative"),
        ScorecardField(.act75, "admissions.act_scores.75th_percentile.cumulative"),
        ScorecardField(.tuitionInState, "cost.tuition.in_state"),
        ScorecardField(.tuitionOutOfState, "cost.tuition.out_of_state"),
        ScorecardField(.books, "cost.booksupply"),
        ScorecardField(.roomAndBoard, "cost.roomboard.oncampus"),
        ScorecardField(.costOfAttendance, "cost.attendance.academic_year"),
        ScorecardField(.netPrice, "cost.avg_net_price.public", "cost.avg_net_price.private"),
        byIncome(.netPrice0To30, "0-30000"),
        byIncome(.netPrice30To48, "30001-48000"),
        byIncome(.netPrice48To75, "48001-75000"),
        byIncome(.netPrice75To110, "75001-110000"),
        byIncome(.netPriceAbove110, "110001-plus"),
        ScorecardField(
            .graduationRate, "completion.completion_rate_4yr_150nt", "completion.completion_rate_less_than_4yr_150nt"),
        ScorecardField(
            .graduationRateOnTime, "completion.completion_rate_4yr_100nt",
            "completion.completion_rate_less_than_4yr_100nt"),
        ScorecardField(
            .retentionRate, "student.retention_rate.four_year.full_time",
            "student.retention_rate.lt_four_year.full_time"),
        ScorecardField(.studentFacultyRatio, "student.demographics.student_faculty_ratio"),
        ScorecardField(.pellShare, "aid.pell_grant_rate"),
        ScorecardField(.federalLoanShare, "aid.federal_loan_rate"),
        ScorecardField(.earnings, "earnings.10_yrs_after_entry.median"),
        ScorecardField(.shareWomen, "student.demographics.women"),
        byOrigin(.shareWhite, "white"),
        byOrigin(.shareBlack, "black"),
        byOrigin(.shareHispanic, "hispanic"),
        byOrigin(.shareAsian, "asian"),
        byOrigin(.shareNative, "aian"),
        byOrigin(.sharePacific, "nhpi"),
        byOrigin(.shareTwoOrMore, "two_or_more"),
        byOrigin(.shareNonresident, "non_resident_alien"),
        ScorecardField(.sharePartTime, "student.part_time_share"),
    ]

    private static func byIncome(_ kind: FigureKind, _ band: String) -> ScorecardField {
        ScorecardField(
            kind, "cost.net_price.public.by_income_level.\(band)", "cost.net_price.private.by_income_level.\(band)")
    }

    private static func byOrigin(_ kind: FigureKind, _ name: String) -> ScorecardField {
        ScorecardField(kind, "student.demographics.race_ethnicity.\(name)")
    }
}
