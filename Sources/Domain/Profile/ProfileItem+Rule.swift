extension ProfileItem {
    public var rule: ProfileRule {
        switch self {
        case .name: .text(100)
        case .preferredName: .text(60)
        case .contactPreference: .choice(keys(ContactPreference.self))
        case .email: .email
        case .phone: .phone
        case .highSchool: .text(120)
        case .graduationYear: .whole(1960...2060)
        case .gradeScale: .choice(keys(GradeScale.self))
        case .gradeAverage: .grade
        case .sat: .whole(400...1_600, step: 10)
        case .act: .whole(1...36)
        case .withoutTests, .firstGeneration, .militaryFamily, .disability: .flag
        case .classRank, .classSize: .whole(1...10_000)
        case .numAPClasses, .numIBClasses, .numDualEnrollment: .whole(0...60)
        case .activities: .texts(30, each: 120)
        case .volunteerHours: .whole(0...20_000)
        case .intendedFields: .fields(20)
        case .scope: .choice(keys(DeckScope.self))
        case .distanceLimit: .whole(1...10_000)
        case .settings: .choices(keys(Setting.self))
        case .sizes: .choices(keys(SizeBand.self))
        case .budget: .whole(0...500_000)
        case .rigor: .choice(keys(Rigor.self))
        case .campusCultures: .choices(keys(CampusCulture.self))
        case .specialPrograms: .choices(keys(SpecialProgram.self))
        case .greekLife, .research: .choice(keys(Interest.self))
        case .climates: .choices(keys(Climate.self))
        case .sportsDivision: .choice(keys(SportsDivision.self))
        case .homeState, .residency: .state
        case .homeTown: .text(80)
        case .homeZIP: .zip
        case .incomeBand: .choice(keys(IncomeBand.self))
        case .needsAid: .choice(keys(AidNeed.self))
        case .citizenship: .choice(keys(Citizenship.self))
        case .gender: .choice(keys(Gender.self))
        case .ethnicities: .choices(keys(Ethnicity.self))
        }
    }

    private func keys<Option: ProfileOption>(_ type: Option.Type) -> [String] { type.allCases.map(\.key) }
}
