import Domain
public import Resources

extension Format {
    func label(of command: ProfileCommand) -> DisplayText {
        switch command {
        case .onboarding: words(.profileGoOn)
        case .nextStep: words(.onboardingNext)
        case .skipStep: words(.onboardingSkip)
        case .previousStep: words(.onboardingPrevious)
        case .section(let section): words(section.titleKey)
        case .answer(let item): words(item.labelKey)
        case .usualWeights: words(.profileWeightsReset)
        case .freeze: words(.tasteLearning)
        case .forgetTaste: words(.tasteReset)
        case .probes: words(.tasteProbesOn)
        case .foretell: words(.tasteForetell)
        case .record: words(.tasteRecord)
        case .copyCard: words(.sharingCopy)
        case .writeCard: words(.sharingWrite)
        case .codeOfCard: words(.sharingCode)
        case .keys: words(.sectionKeys)
        case .desk(let request): words(request.labelKey)
        }
    }
}

extension DeskRequest {
    public var labelKey: StringKey {
        switch self {
        case .signIn: .deskSignIn
        case .signUp: .deskSignUp
        case .lock: .deskLock
        case .signOut: .deskSignOut
        case .changePassphrase: .deskChange
        case .recover: .deskRecover
        case .verify: .deskVerify
        case .link: .deskLink
        case .export: .deskExport
        case .remove: .deskRemove
        }
    }

    public var aboutKey: StringKey {
        switch self {
        case .signIn: .deskSignInAbout
        case .signUp: .deskSignUpAbout
        case .lock: .deskLockAbout
        case .signOut: .deskSignOutAbout
        case .changePassphrase: .deskChangeAbout
        case .recover: .deskRecoverAbout
        case .verify: .deskVerifyAbout
        case .link: .deskLinkAbout
        case .export: .deskExportAbout
        case .remove: .deskRemoveAbout
        }
    }
}
