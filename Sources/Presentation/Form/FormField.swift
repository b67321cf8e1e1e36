public import Domain

/// What one row of a form or a page of the Profile pane is about.
public enum FormField: Sendable, Hashable {
    case item(ProfileItem)
    /// State and town at once, as a place of the catalogue.
    case home
    case social(SocialField)
    case visibility(SocialField)
    case weight(MatchComponent)
    case feature(Feature)
    case setting(SettingField)
    case binding(ActionID)
    /// Whether the sharing card shows this.
    case shared(ProfileItem)
    case command(ProfileCommand)
    /// A row of the filter's form.
    case filter(FilterField)
    /// Tells something and does nothing.
    case info(Int)
}

/// What Enter does on a row that holds no answer.
public enum ProfileCommand: Sendable, Hashable {
    case onboarding
    case nextStep, skipStep, previousStep
    case section(ProfileSection)
    /// Goes to the field that answers a question.
    case answer(ProfileItem)
    case usualWeights
    case freeze, forgetTaste
    /// Cards that test taste; what is foretold of the next card; how often that was right.
    case probes, foretell, record
    case copyCard, writeCard, codeOfCard
    case keys
    case desk(DeskRequest)
}

/// What the account desk is asked for.
public enum DeskRequest: Sendable, Hashable {
    case signIn, signUp, lock, signOut, changePassphrase, recover, verify, link, export, remove
}
