import Domain
import Resources

/// A card's tags in words.
struct TagWording {
    let notes: CatalogNotes
    let format: Format

    func text(_ tag: CardTag) -> DisplayText {
        let words = format.words
        switch tag {
        case .teaches(let code):
            return words(.tagTeaches, ReasonWording(notes: notes, format: format).title(code))
        case .affordable: return words(.tagAffordable)
        case .inState: return words(.tagInState)
        case .nearHome: return words(.tagNearHome)
        case .size(let size): return format.size(size)
        case .setting(let setting): return format.setting(setting)
        case .highGraduation: return words(.tagHighGraduation)
        case .highEarnings: return words(.tagHighEarnings)
        case .testsNotRequired: return words(.tagTestsNotRequired)
        case .openAdmission: return words(.tagOpenAdmission)
        case .historicallyBlack: return words(.tagHistoricallyBlack)
        case .hispanicServing: return words(.tagHispanicServing)
        case .tribal: return words(.tagTribal)
        case .womenOnly: return words(.tagWomenOnly)
        case .menOnly: return words(.tagMenOnly)
        case .religious: return words(.tagReligious)
        case .smallClasses: return words(.tagSmallClasses)
        case .divisionOne: return words(.tagDivisionOne)
        case .honors: return words(.tagHonors)
        case .studyAbroad: return words(.tagStudyAbroad)
        case .control(let control): return format.control(control)
        }
    }
}
