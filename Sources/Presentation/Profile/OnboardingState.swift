public import Domain

/// The four screens of questions, and how far the student is.
public struct OnboardingState: Sendable, Equatable {
    public var progress: OnboardingProgress
    /// The profile with the answers of this screen in it; stored when the screen is left.
    public var draft: Profile
    public var form: FormState
    public var isSaving = false

    public init(progress: OnboardingProgress, profile: Profile) {
        self.progress = progress
        draft = profile
        let group = progress.current ?? .basic
        form = FormState(OnboardingState.fields(of: group))
    }

    public var group: OnboardingGroup { progress.current ?? .basic }

    /// Its questions, then the ways on.
    static func fields(of group: OnboardingGroup) -> [FormField] {
        let back: [FormField] = group.previous == nil ? [] : [.command(.previousStep)]
        return group.fields + [.command(.nextStep), .command(.skipStep)] + back
    }
}
