public import Domain
public import Resources

/// The pages of the Profile pane, in the order of their list.
public enum ProfileSection: String, Sendable, Hashable, CaseIterable {
    case overview, basic, academic, preferences, background, weights, taste, statistics, social, sharing, account
    case settings, keys

    /// Those that stand in the list; the keys are a page of the settings.
    public static let listed = allCases.filter { $0 != .keys }

    public init(_ group: OnboardingGroup) {
        switch group {
        case .basic: self = .basic
        case .academic: self = .academic
        case .preferences: self = .preferences
        case .background: self = .background
        }
    }

    /// The group of questions that the page asks; `nil` for the other pages.
    public var group: OnboardingGroup? {
        OnboardingGroup.allCases.first { ProfileSection($0) == self }
    }

    public var titleKey: StringKey {
        switch self {
        case .overview: .sectionOverview
        case .basic: .groupBasic
        case .academic: .groupAcademic
        case .preferences: .groupPreferences
        case .background: .groupBackground
        case .weights: .sectionWeights
        case .taste: .sectionTaste
        case .statistics: .sectionStatistics
        case .social: .sectionSocial
        case .sharing: .sectionSharing
        case .account: .sectionAccount
        case .settings: .sectionSettings
        case .keys: .sectionKeys
        }
    }
}

extension OnboardingGroup {
    /// The rows of its form: state, town and ZIP are one.
    public var fields: [FormField] {
        var fields: [FormField] = []
        for item in items {
            switch item {
            case .homeState: fields.append(.home)
            case .homeTown, .homeZIP: break
            default: fields.append(.item(item))
            }
        }
        return fields
    }
}
