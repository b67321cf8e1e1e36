extension FigureKind {
    /// The kind's name in tables, in JSON and on the command line: `tuition_in_state`. It never changes.
    public var key: String { Self.keys[Int(rawValue)] }

    /// Finds a kind by its ``key``.
    public init?(key: some StringProtocol) {
        guard let index = Self.keys.firstIndex(where: { $0 == key }) else { return nil }
        self.init(rawValue: UInt8(index))
    }

    private static let keys = [
        "undergraduates", "admission_rate", "admission_rate_all_campuses", "applicants", "admitted", "enrolled",
        "sat_reading_25", "sat_reading_75", "sat_math_25", "sat_math_75", "act_25", "act_75", "tuition_in_state",
        "tuition_out_of_state", "books", "room_and_board", "cost_of_attendance", "net_price", "net_price_0_30k",
        "net_price_30_48k", "net_price_48_75k", "net_price_75_110k", "net_price_above_110k", "graduation_rate",
        "graduation_rate_on_time", "retention_rate", "student_faculty_ratio", "pell_share", "federal_loan_share",
        "earnings", "application_fee", "debt", "share_women", "share_white", "share_black", "share_hispanic",
        "share_asian", "share_native", "share_pacific", "share_two_or_more", "share_nonresident", "share_part_time",
    ]
}
