import Domain

/// What the command line calls the fields of a profile, and says of wrong answers.
enum ProfileWords {
    static func label(_ item: ProfileItem) -> String {
        switch item {
        case .gradeScale: "Grade scale"
        case .gradeAverage: "Grade average (GPA)"
        case .sat: "SAT total"
        case .act: "ACT composite"
        case .withoutTests: "No admission tests"
        case .numAPClasses: "AP classes"
        case .numIBClasses: "IB classes"
        case .numDualEnrollment: "Dual-enrolment classes"
        case .homeZIP: "Home ZIP code"
        case .incomeBand: "Household income"
        default: sentenceCase(item.key)
        }
    }

    static func label(_ group: OnboardingGroup) -> String {
        switch group {
        case .basic: "Basic information"
        case .academic: "Academic profile"
        case .preferences: "Preferences"
        case .background: "Location and demographics"
        }
    }

    static func sentenceCase(_ key: String) -> String {
        let words = key.replacing("_", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    static func value(_ answer: ProfileAnswer) -> String {
        answer.stored.replacing("\n", with: ", ")
    }

    static func sentence(_ reason: ProfileReason) -> String {
        switch reason {
        case .tooLong(let limit): "At most \(limit) characters."
        case .tooMany(let limit): "At most \(limit) entries."
        case .invisible: "It holds characters that can't be seen."
        case .notANumber: "A number is needed."
        case .notWhole: "A whole number is needed."
        case .outOfRange(let least, let most): "It lies between \(number(least)) and \(number(most))."
        case .notAStep(let step): "It comes in steps of \(step)."
        case .gradeNotOnScale(let scale):
            scale == .aLevel
                ? "A levels are letters, as in A*AB."
                : "On the scale \(scale.key) it lies between \(number(scale.range.lowerBound)) and "
                    + "\(number(scale.range.upperBound))."
        case .rankBeyondClass(let size): "The rank is beyond the class of \(size)."
        case .notYesOrNo: "yes or no is needed."
        case .notAnOption(let options): "One of: \(options.joined(separator: ", "))."
        case .notAField: "CIP codes are needed, as in 26 or 11.07."
        case .notAState: "The two letters of a state are needed, as in OR."
        case .notAZIP: "Five digits are needed, as in 97201."
        case .emailWithoutAt: "There is no @ in it."
        case .emailWithoutDomain: "What stands behind the @ is no domain, as in example.org."
        case .notAnEmail: "This is no e-mail address."
        case .notAPhoneNumber: "A phone number has 7 to 15 digits, with a + in front at most."
        case .notALink: "A complete https address is needed."
        case .wrongShape: "A list stands where a single answer should, or the other way round."
        case .notChosen: "It has to be one of those that are offered."
        case .contradicts(let line): "It contradicts line \(line)."
        }
    }

    static func sentence(_ error: JSONError) -> String {
        let what =
            switch error.reason {
            case .unexpectedEnd: "the file breaks off"
            case .unexpected(let scalar): "\(DisplayText(String(Character(scalar))).string) should not stand here"
            case .invalidNumber: "this is no number"
            case .invalidEscape: "this escape means nothing"
            case .invalidUTF8: "this text is not UTF-8"
            case .controlCharacter: "a control character stands in a text"
            case .tooDeep: "it is nested too deeply"
            case .trailing: "something follows the profile"
            }
        return "line \(error.line), column \(error.column): \(what)"
    }

    private static func number(_ value: Double) -> String {
        value.rounded() == value ? String(Int(value)) : "\(value)"
    }
}
