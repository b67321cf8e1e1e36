/// Numbers and names as the program's own answers write them, in English.
public enum AdvisorText {
    /// `24,910`; U+2212 for minus.
    public static func integer(_ value: Int) -> String {
        let digits = Array(String(value.magnitude))
        var text = value < 0 ? "−" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
            text.append(digit)
        }
        return text
    }

    public static func money(_ dollars: Int) -> String {
        dollars < 0 ? "−$" + integer(Int(clamping: dollars.magnitude)) : "$" + integer(dollars)
    }

    /// As the cards write a share: below ten percent a tenth is kept.
    public static func share(_ value: Double) -> String {
        let perMille = Int((value * 1_000).rounded())
        if perMille == 0, value > 0 { return "under 0.1 %" }
        if perMille.magnitude < 100, perMille % 10 != 0 { return "\(perMille / 10).\(perMille.magnitude % 10) %" }
        return "\(Int((value * 100).rounded())) %"
    }

    /// A value with its unit: `$24,910 a year`, `31 %`, `1,389`.
    public static func value(_ value: Double, of kind: FigureKind) -> String {
        guard value.isFinite, value.magnitude < 1e12 else { return "unknown" }
        let whole = Int(value.rounded())
        return switch kind.unit {
        case .share: share(value)
        case .dollarsPerYear: money(whole) + " a year"
        case .dollars: money(whole)
        case .ratio: "\(integer(whole)) students for each teacher"
        case .count, .points: integer(whole)
        }
    }

    public static func value(_ value: Double, of measure: CollegeMeasure) -> String {
        switch measure {
        case .price: money(Int(value.rounded())) + " a year"
        case .distance: integer(Int(value.rounded())) + " miles"
        case .sat, .act: integer(Int(value.rounded()))
        case .figure(let kind): self.value(value, of: kind)
        }
    }

    /// What a figure is called within a sentence.
    public static func name(of kind: FigureKind) -> String {
        switch kind {
        case .undergraduates: "number of undergraduates"
        case .admissionRate: "admission rate"
        case .admissionRateAllCampuses: "admission rate over all campuses"
        case .applicants: "number of applicants"
        case .admitted: "number of admitted applicants"
        case .enrolled: "number of admitted students who enrolled"
        case .satReading25: "SAT reading and writing 25th percentile"
        case .satReading75: "SAT reading and writing 75th percentile"
        case .satMath25: "SAT math 25th percentile"
        case .satMath75: "SAT math 75th percentile"
        case .act25: "ACT composite 25th percentile"
        case .act75: "ACT composite 75th percentile"
        case .tuitionInState: "in-state tuition and fees"
        case .tuitionOutOfState: "out-of-state tuition and fees"
        case .books: "cost of books and supplies"
        case .roomAndBoard: "room and board on campus"
        case .costOfAttendance: "cost of attendance"
        case .netPrice: "average net price"
        case .netPrice0To30: "net price for family incomes up to $30,000"
        case .netPrice30To48: "net price for family incomes from $30,001 to $48,000"
        case .netPrice48To75: "net price for family incomes from $48,001 to $75,000"
        case .netPrice75To110: "net price for family incomes from $75,001 to $110,000"
        case .netPriceAbove110: "net price for family incomes above $110,000"
        case .graduationRate: "graduation rate"
        case .graduationRateOnTime: "on-time graduation rate"
        case .retentionRate: "retention rate"
        case .studentFacultyRatio: "student-faculty ratio"
        case .pellShare: "share of undergraduates with a Pell Grant"
        case .federalLoanShare: "share of undergraduates with a federal loan"
        case .earnings: "median earnings ten years after entry"
        case .applicationFee: "application fee"
        case .debt: "median federal debt of those who finish"
        case .shareWomen: "share of women"
        case .shareWhite: "share of white students"
        case .shareBlack: "share of Black students"
        case .shareHispanic: "share of Hispanic students"
        case .shareAsian: "share of Asian students"
        case .shareNative: "share of American Indian and Alaska Native students"
        case .sharePacific: "share of Native Hawaiian and Pacific Islander students"
        case .shareTwoOrMore: "share of students of two or more races"
        case .shareNonresident: "share of international students"
        case .sharePartTime: "share of part-time students"
        }
    }

    public static func name(of measure: CollegeMeasure) -> String {
        switch measure {
        case .price: "net price"
        case .distance: "distance from home"
        case .sat: "middle SAT score"
        case .act: "middle ACT score"
        case .figure(let kind): name(of: kind)
        }
    }

    /// `a`, `a and b`, `a, b and c`.
    public static func list(_ parts: [String], _ joint: String = "and") -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " \(joint) " + last
    }

    /// `Reed College's`.
    public static func possessive(_ name: String) -> String { name + (name.last == "s" ? "'" : "'s") }

    /// `1 college`, `1,204 colleges`.
    public static func count(_ number: Int, _ one: String, _ many: String) -> String {
        integer(number) + " " + (number == 1 ? one : many)
    }

    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    public static func date(_ date: CivilDate) -> String { "\(months[date.month - 1]) \(date.day), \(date.year)" }
}
