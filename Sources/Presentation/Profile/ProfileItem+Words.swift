public import Domain
public import Resources

extension ProfileItem {
    /// What the field is called on the screen.
    public var labelKey: StringKey {
        switch self {
        case .name: .itemName
        case .preferredName: .itemPreferredName
        case .contactPreference: .itemContactPreference
        case .email: .itemEmail
        case .phone: .itemPhone
        case .highSchool: .itemHighSchool
        case .graduationYear: .itemGraduationYear
        case .gradeScale: .itemGradeScale
        case .gradeAverage: .itemGradeAverage
        case .sat: .itemSat
        case .act: .itemAct
        case .withoutTests: .itemWithoutTests
        case .classRank: .itemClassRank
        case .classSize: .itemClassSize
        case .numAPClasses: .itemApClasses
        case .numIBClasses: .itemIbClasses
        case .numDualEnrollment: .itemDualEnrollment
        case .activities: .itemActivities
        case .volunteerHours: .itemVolunteerHours
        case .intendedFields: .itemIntendedFields
        case .scope: .itemScope
        case .distanceLimit: .itemDistanceLimit
        case .settings: .itemSettings
        case .sizes: .itemSizes
        case .budget: .itemBudget
        case .rigor: .itemRigor
        case .campusCultures: .itemCampusCultures
        case .specialPrograms: .itemSpecialPrograms
        case .greekLife: .itemGreekLife
        case .research: .itemResearch
        case .climates: .itemClimates
        case .sportsDivision: .itemSportsDivision
        case .homeState, .homeTown, .homeZIP: .itemHome
        case .incomeBand: .itemIncomeBand
        case .needsAid: .itemNeedsAid
        case .firstGeneration: .itemFirstGeneration
        case .residency: .itemResidency
        case .citizenship: .itemCitizenship
        case .gender: .itemGender
        case .ethnicities: .itemEthnicities
        case .militaryFamily: .itemMilitaryFamily
        case .disability: .itemDisability
        }
    }

    /// What answering the question would bring.
    public var unlockKey: StringKey {
        switch self {
        case .contactPreference, .email, .phone: .unlockContact
        case .name, .preferredName, .highSchool, .graduationYear: .unlockIdentity
        case .gradeScale, .gradeAverage, .sat, .act, .withoutTests: .unlockAcademic
        case .classRank, .classSize, .numAPClasses, .numIBClasses, .numDualEnrollment, .activities, .volunteerHours:
            .unlockMerit
        case .intendedFields: .unlockFields
        case .homeState, .homeTown, .homeZIP, .distanceLimit, .residency: .unlockDistance
        case .budget, .incomeBand: .unlockPrice
        case .scope, .settings, .sizes: .unlockCampus
        case .rigor, .campusCultures, .specialPrograms, .greekLife, .research, .climates, .sportsDivision:
            .unlockAdvisor
        case .needsAid, .firstGeneration, .citizenship, .gender, .ethnicities, .militaryFamily, .disability: .unlockAid
        }
    }
}

extension SocialField {
    public var labelKey: StringKey {
        switch self {
        case .displayName: .socialDisplayName
        case .pronouns: .socialPronouns
        case .bio: .socialBio
        case .interests: .socialInterests
        case .languages: .socialLanguages
        case .intentions: .socialIntentions
        case .links: .socialLinks
        }
    }
}
