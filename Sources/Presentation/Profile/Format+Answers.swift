public import Domain
import Resources

/// Answers, and why they can't be taken, in words.
extension Format {
    public func label(of field: FormField) -> DisplayText {
        switch field {
        case .item(let item), .shared(let item): words(item.labelKey)
        case .home: words(.itemHome)
        case .social(let field): words(field.labelKey)
        case .visibility(let field): words(.profileWhoSees, words(field.labelKey))
        case .weight(let component): self.component(component)
        case .feature(let feature): words(feature.labelKey)
        case .setting(let field): words(field.labelKey)
        case .binding(let action): words(action.labelKey)
        case .command(let command): label(of: command)
        case .filter(let field): label(of: field)
        case .info: ""
        }
    }

    /// An answer on one line; `nil` for one that was not given.
    public func answer(to item: ProfileItem, in profile: Profile, titles: [CIPCode: String]) -> DisplayText? {
        if item == .homeState || item == .homeTown { return profile.matching.home.map(home) }
        guard let answer = profile[item] else { return nil }
        switch (item, answer) {
        case (.intendedFields, _):
            return list(profile.matching.intendedFields.map { field(titles[$0] ?? "CIP \($0)") })
        case (.residency, .text(let code)):
            return StateCode(code).map { DisplayText($0.name ?? code) } ?? DisplayText(code)
        case (.budget, .number(let value)): return money(Int(value))
        case (.graduationYear, .number(let value)), (.sat, .number(let value)): return "\(Int(value))"
        case (_, .number(let value)): return value.rounded() == value ? integer(Int(value)) : decimal(value)
        case (_, .flag(let flag)): return words(flag ? .optionYes : .optionNo)
        case (_, .text(let text)):
            if case .choice = item.rule { return option(text, of: item) }
            return DisplayText(text)
        case (_, .list(let entries)):
            if case .choices = item.rule { return list(entries.map { option($0, of: item) }) }
            return list(entries.map { DisplayText($0) })
        }
    }

    public func answer(to field: SocialField, in social: SocialProfile) -> DisplayText? {
        guard let answer = social[field] else { return nil }
        return switch answer {
        case .text(let text): DisplayText(text)
        case .list(let entries):
            list(entries.map { field == .intentions ? intention($0) : DisplayText($0) })
        case .number(let value): decimal(value)
        case .flag(let flag): words(flag ? .optionYes : .optionNo)
        }
    }

    /// With the language's own point.
    private func decimal(_ value: Double) -> DisplayText {
        DisplayText(isVietnamese ? value.description.replacing(".", with: ",") : value.description)
    }

    public func home(_ home: Home) -> DisplayText {
        guard let place = home.place else { return DisplayText(home.state.name ?? home.state.rawValue) }
        return self.place(city: place.city, state: place.state)
    }

    /// Entries with commas between them.
    public func list(_ entries: [DisplayText]) -> DisplayText {
        guard let first = entries.first else { return "" }
        return entries.dropFirst().reduce(first) { $0 + ", " + $1 }
    }

    /// Why an answer can't be taken, as a sentence.
    public func sentence(_ reason: ProfileReason) -> DisplayText {
        switch reason {
        case .tooLong(let limit): words(.answerTooLong, integer(limit))
        case .tooMany(let limit): words(.answerTooMany, integer(limit))
        case .invisible: words(.answerInvisible)
        case .notANumber: words(.answerNotANumber)
        case .notWhole: words(.answerNotWhole)
        case .outOfRange(let least, let most): words(.answerOutOfRange, plain(least), plain(most))
        case .notAStep(let step): words(.answerNotAStep, integer(step))
        case .gradeNotOnScale(.aLevel): words(.answerGradeLetters)
        case .gradeNotOnScale(let scale):
            words(.answerGradeOffScale, plain(scale.range.lowerBound), plain(scale.range.upperBound))
        case .rankBeyondClass(let size): words(.answerRankBeyondClass, integer(size))
        case .notYesOrNo: words(.answerNotYesOrNo)
        case .notAnOption: words(.answerNotAnOption)
        case .notAField: words(.answerNotAField)
        case .notAState: words(.answerNotAState)
        case .notAZIP: words(.answerNotAZip)
        case .emailWithoutAt: words(.answerEmailWithoutAt)
        case .emailWithoutDomain: words(.answerEmailWithoutDomain)
        case .notAnEmail: words(.answerNotAnEmail)
        case .notAPhoneNumber: words(.answerNotAPhone)
        case .notALink: words(.answerNotALink)
        case .wrongShape, .contradicts: words(.answerWrongShape)
        case .notChosen: words(.answerNotChosen)
        }
    }

    /// Without grouping, as a year or an end of a scale is written.
    private func plain(_ value: Double) -> DisplayText {
        value.rounded() == value ? "\(Int(value))" : decimal(value)
    }
}
