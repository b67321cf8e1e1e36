/// How the names of fields are written and recognised.
enum ProfileKey {
    /// `numApClasses` as `num_ap_classes`.
    static func snakeCase(_ camel: String) -> String {
        var result = ""
        for character in camel {
            if character.isUppercase { result += "_" }
            result += character.lowercased()
        }
        return result
    }

    /// Letters and digits alone, lower case: `num_ap_classes`, `numAPClasses` and `Num AP classes` are one.
    static func folded(_ key: String) -> String {
        String(String.UnicodeScalarView(key.unicodeScalars.filter { $0.properties.isAlphabetic || isDigit($0) }))
            .lowercased()
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// Every name under which a field is known, folded.
    static let items: [String: ProfileItem] = {
        var names: [String: ProfileItem] = [:]
        for item in ProfileItem.allCases { names[folded(item.rawValue)] = item }
        for (item, others) in aliases { for other in others { names[other] = item } }
        return names
    }()

    private static let aliases: [ProfileItem: [String]] = [
        .name: ["fullname"], .email: ["emailaddress"], .phone: ["phonenumber"], .highSchool: ["school"],
        .graduationYear: ["gradyear", "hsgraduationyear", "highschoolgraduationyear"],
        .gradeScale: ["gpascale"], .gradeAverage: ["gpa", "gradepointaverage"],
        .sat: ["satscore", "sattotal"], .act: ["actscore", "actcomposite"], .withoutTests: ["notests", "testoptional"],
        .numAPClasses: ["numapclass", "apclasses", "apcount", "numap"],
        .numIBClasses: ["numibclass", "ibclasses", "ibcount", "numib"],
        .numDualEnrollment: ["numdualenrollmentclasses", "numdualenrolment", "dualenrollmentcount"],
        .activities: ["extracurriculars", "extracurricularactivities"], .volunteerHours: ["communityservicehours"],
        .intendedFields: ["fields", "fieldsofstudy", "intendedmajors", "majors"],
        .distanceLimit: ["distance", "maxdistance", "maxdistancemiles"], .settings: ["setting", "campussetting"],
        .sizes: ["size", "campussize", "collegesize"], .budget: ["maxbudget", "annualbudget"],
        .campusCultures: ["campusculture"], .specialPrograms: ["specialprogrammes"], .climates: ["climate"],
        .sportsDivision: ["athleticdivision"], .homeState: ["state"], .homeTown: ["town", "city", "homecity"],
        .homeZIP: ["zip", "zipcode", "homezipcode", "postalcode"],
        .incomeBand: ["householdincome", "incomebracket"], .needsAid: ["needforaid", "needsfinancialaid"],
        .firstGeneration: ["isfirstgeneration", "firstgen"], .residency: ["residencystate", "stateofresidence"],
        .citizenship: ["citizenshipstatus"], .ethnicities: ["ethnicity", "race"], .militaryFamily: ["ismilitaryfamily"],
    ]
}
