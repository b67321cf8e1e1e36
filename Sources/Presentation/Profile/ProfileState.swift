public import Domain
import Services

/// What the Profile pane shows.
public struct ProfileState: Sendable, Equatable {
    public var profile: ViewState<Profile> = .idle
    public let account: Account
    /// Which page is open; the list of pages selects it.
    public var sections = ListSelection(count: ProfileSection.listed.count, rows: 12)
    /// The page that is open over the list's: the keys, over the settings.
    public var deeper: ProfileSection?
    /// Focus is in the page rather than in the list of pages.
    public var isInside = false
    public var form = FormState()
    /// Where each page was left.
    public var places: [ProfileSection: ListSelection] = [:]
    public var onboarding: OnboardingState?
    /// What the edit that is open would do to the first cards.
    public var preview: RankPreview?
    public var titles: [CIPCode: String] = [:]
    public var taste: ViewState<LearnedTaste> = .idle
    /// Why it is what it is, and how well it foretells.
    public var report: ViewState<TasteReport> = .idle
    /// What is open below the learned weights.
    public var tastePanel: TastePanel?
    /// What the next card would get is shown, until that card is another one.
    public var foretold: UnitID?
    public var statistics: ViewState<SwipeStatistics> = .idle
    /// What the sharing card shows.
    public var shared: Set<ProfileItem> = []
    /// The sharing card as a code to photograph, while it is shown.
    public var code: QRCode?
    public var settings: SettingsSnapshot
    public var trace: ProfileTrace?

    public init(account: Account, settings: SettingsSnapshot) {
        self.account = account
        self.settings = settings
    }

    public var section: ProfileSection { deeper ?? ProfileSection.listed[sections.index ?? 0] }

    public var known: Profile? { if case .loaded(let profile) = profile { profile } else { nil } }

    /// The editor that takes keys, of the page or of the onboarding.
    public var editor: FieldEditor? { onboarding == nil ? form.editor : onboarding?.form.editor }
}

/// The one line that says what happened.
public enum ProfileTrace: Sendable, Equatable {
    case saved(FormField)
    case tookBack(FormField)
    case nothingToUndo
    /// A sentence of its own, as of a file that was written.
    case said(DisplayText)
    /// What was asked did not happen; the sentence says why.
    case failed(DisplayText)
}

/// What the settings are now, as the config file would have it.
public struct SettingsSnapshot: Sendable, Equatable {
    /// Those that are set; the others hold by default.
    public var values: [SettingField: String]
    /// The keys of each action, as they are typed into a config file.
    public var keys: [ActionID: String]
    public var dataFolder: DisplayText
    /// Where choices are written.
    public var configFile: DisplayText

    public init(
        values: [SettingField: String] = [:], keys: [ActionID: String] = [:], dataFolder: DisplayText = "",
        configFile: DisplayText = ""
    ) {
        self.values = values
        self.keys = keys
        self.dataFolder = dataFolder
        self.configFile = configFile
    }

    public func value(of field: SettingField) -> String { values[field] ?? field.choices[0] }
}
