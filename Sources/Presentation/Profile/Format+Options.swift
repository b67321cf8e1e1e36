public import Domain
import Resources

/// The words of choices, by the keys under which they are stored.
extension Format {
    /// - Returns: The key itself for what is no choice of the field: a later program's.
    public func option(_ key: String, of item: ProfileItem) -> DisplayText {
        switch item {
        case .scope:
            DeckScope(key: key).map { words($0 == .fourYear ? .startScopeFour : .startScopeAll) } ?? unknown(key)
        case .settings: Setting(key: key).map(setting) ?? unknown(key)
        case .sizes: SizeBand(key: key).map(size) ?? unknown(key)
        case .incomeBand: IncomeBand(key: key).map(band) ?? unknown(key)
        case .withoutTests, .firstGeneration, .militaryFamily, .disability:
            words(key == "yes" ? .optionYes : .optionNo)
        case .contactPreference: ContactPreference(key: key).map { words($0.labelKey) } ?? unknown(key)
        case .gradeScale: GradeScale(key: key).map { words($0.labelKey) } ?? unknown(key)
        case .rigor: Rigor(key: key).map { words($0.labelKey) } ?? unknown(key)
        case .campusCultures: CampusCulture(key: key).map { words($0.labelKey) } ?? unknown(key)
        case .specialPrograms: SpecialProgram(key: key).map { words($0.labelKey) } ?? unknown(key)
        case .greekLife, .research: Interest(key: key).map { words($0.labelKey) } ?? unknown(key)
        case .climates: Climate(key: key).map { words($0.labelKey) } ?? unknown(key)
        case .sportsDivision: SportsDivision(key: key).map { words($0.labelKey) } ?? unknown(key)
        case .needsAid: AidNeed(key: key).map { words($0.labelKey) } ?? unknown(key)
        case .citizenship: Citizenship(key: key).map { words($0.labelKey) } ?? unknown(key)
        case .gender: Gender(key: key).map { words($0.labelKey) } ?? unknown(key)
        case .ethnicities: Ethnicity(key: key).map { words($0.labelKey) } ?? unknown(key)
        default: unknown(key)
        }
    }

    public func visibility(_ visibility: Visibility) -> DisplayText { words(visibility.labelKey) }

    public func intention(_ key: String) -> DisplayText {
        Intention(key: key).map { words($0.labelKey) } ?? unknown(key)
    }

    private func unknown(_ key: String) -> DisplayText { DisplayText(key) }
}

extension ContactPreference {
    fileprivate var labelKey: StringKey {
        switch self {
        case .none: .optionContactNone
        case .email: .optionContactEmail
        case .phone: .optionContactPhone
        case .text: .optionContactText
        case .messages: .optionContactMessages
        }
    }
}

extension GradeScale {
    fileprivate var labelKey: StringKey {
        switch self {
        case .unweighted: .optionScaleUnweighted
        case .weighted: .optionScaleWeighted
        case .hundred: .optionScaleHundred
        case .baccalaureate: .optionScaleBaccalaureate
        case .aLevel: .optionScaleALevel
        case .percentage: .optionScalePercentage
        }
    }
}

extension Rigor {
    fileprivate var labelKey: StringKey {
        switch self {
        case .relaxed: .optionRigorRelaxed
        case .balanced: .optionRigorBalanced
        case .demanding: .optionRigorDemanding
        case .veryDemanding: .optionRigorVeryDemanding
        }
    }
}

extension CampusCulture {
    fileprivate var labelKey: StringKey {
        switch self {
        case .collaborative: .optionCultureCollaborative
        case .competitive: .optionCultureCompetitive
        case .activist: .optionCultureActivist
        case .artistic: .optionCultureArtistic
        case .outdoorsy: .optionCultureOutdoorsy
        case .preProfessional: .optionCulturePreProfessional
        case .religious: .optionCultureReligious
        case .socialScene: .optionCultureSocialScene
        case .quiet: .optionCultureQuiet
        case .diverse: .optionCultureDiverse
        }
    }
}

extension SpecialProgram {
    fileprivate var labelKey: StringKey {
        switch self {
        case .honors: .optionProgramHonors
        case .studyAbroad: .optionProgramStudyAbroad
        case .cooperativeEducation: .optionProgramCooperative
        case .officerTraining: .optionProgramOfficer
        case .teacherPreparation: .optionProgramTeacher
        case .combinedDegrees: .optionProgramCombined
        case .disabilitySupport: .optionProgramSupport
        case .internships: .optionProgramInternships
        }
    }
}

extension Interest {
    fileprivate var labelKey: StringKey {
        switch self {
        case .avoid: .optionInterestAvoid
        case .indifferent: .optionInterestIndifferent
        case .welcome: .optionInterestWelcome
        case .important: .optionInterestImportant
        }
    }
}

extension Climate {
    fileprivate var labelKey: StringKey {
        switch self {
        case .cold: .optionClimateCold
        case .fourSeasons: .optionClimateFourSeasons
        case .mild: .optionClimateMild
        case .warm: .optionClimateWarm
        case .dry: .optionClimateDry
        }
    }
}

extension SportsDivision {
    fileprivate var labelKey: StringKey {
        switch self {
        case .none: .optionNone
        case .divisionOne: .optionSportsOne
        case .divisionTwo: .optionSportsTwo
        case .divisionThree: .optionSportsThree
        case .naia: .optionSportsNaia
        case .club: .optionSportsClub
        }
    }
}

extension AidNeed {
    fileprivate var labelKey: StringKey {
        switch self {
        case .none: .optionNone
        case .some: .optionAidSome
        case .most: .optionAidMost
        case .full: .optionAidFull
        case .unsure: .optionAidUnsure
        }
    }
}

extension Citizenship {
    fileprivate var labelKey: StringKey {
        switch self {
        case .citizen: .optionCitizen
        case .permanentResident: .optionPermanentResident
        case .refugee: .optionRefugee
        case .daca: .optionDaca
        case .international: .optionInternational
        case .undocumented: .optionUndocumented
        case .other: .optionOther
        }
    }
}

extension Gender {
    fileprivate var labelKey: StringKey {
        switch self {
        case .woman: .optionWoman
        case .man: .optionMan
        case .nonbinary: .optionNonbinary
        case .other: .optionOther
        }
    }
}

extension Ethnicity {
    fileprivate var labelKey: StringKey {
        switch self {
        case .americanIndian: .optionAmericanIndian
        case .asian: .optionAsian
        case .black: .optionBlack
        case .hispanic: .optionHispanic
        case .middleEastern: .optionMiddleEastern
        case .pacificIslander: .optionPacificIslander
        case .white: .optionWhite
        case .other: .optionOther
        }
    }
}

extension Intention {
    fileprivate var labelKey: StringKey {
        switch self {
        case .studyPartner: .optionStudyPartner
        case .roommate: .optionRoommate
        case .friends: .optionFriends
        case .campusVisit: .optionCampusVisit
        case .advice: .optionAdvice
        }
    }
}

extension Visibility {
    fileprivate var labelKey: StringKey {
        switch self {
        case .nobody: .optionNobody
        case .contacts: .optionContacts
        case .area: .optionArea
        }
    }
}
