import Domain
import Services

extension ProfileState {
    /// Takes the rows that the page has now; the one with focus keeps it.
    public mutating func showRows() { form.show(rows) }

    /// The rows of the page that is open.
    var rows: [FormField] {
        switch section {
        case .overview: overview
        case .basic, .academic, .preferences, .background: section.group?.fields ?? []
        case .weights: MatchComponent.allCases.map { .weight($0) } + [.command(.usualWeights)]
        case .taste:
            [.info(0), .command(.foretell), .command(.record), .command(.probes), .command(.freeze)]
                + features.map { .feature($0) } + [.command(.forgetTaste)]
        case .statistics: statisticsRows
        case .social: SocialField.allCases.flatMap { [.social($0), .visibility($0)] }
        case .sharing:
            SharingCard.items(of: known).map { .shared($0) }
                + [.command(.copyCard), .command(.writeCard), .command(.codeOfCard)]
        case .account: [.info(0)] + requests.map { .command(.desk($0)) }
        case .settings: SettingField.allCases.map { .setting($0) } + [.command(.keys), .info(0), .info(1)]
        case .keys: ActionID.allCases.map { .binding($0) }
        }
    }

    private var overview: [FormField] {
        guard let profile = known else { return [.command(.onboarding)] }
        let missing = OnboardingGroup.allCases.flatMap(\.questions).filter { question in
            question != [.scope] && question.allSatisfy { profile[$0] == nil }
        }
        let groups = OnboardingGroup.allCases.map { FormField.command(.section(ProfileSection($0))) }
        let head: [FormField] = missing.isEmpty ? [] : [.info(0)]
        return [.command(.onboarding)] + groups + head + missing.compactMap { $0.first.map { .command(.answer($0)) } }
    }

    /// What swipes have moved farthest comes first.
    private var features: [Feature] {
        guard case .loaded(let taste) = taste else { return [] }
        return taste.weights.sorted {
            let (left, right) = (abs($0.mean - $0.prior), abs($1.mean - $1.prior))
            return left == right ? $0.feature.rawValue < $1.feature.rawValue : left > right
        }.map(\.feature)
    }

    private var statisticsRows: [FormField] {
        guard case .loaded(let statistics) = statistics, statistics.swipes > 0 else { return [] }
        return (0..<4 + statistics.settings.count + statistics.controls.count).map { .info($0) }
    }

    private var requests: [DeskRequest] {
        switch account.kind {
        case .guest: [.signIn, .signUp, .recover, .export, .remove]
        case .local:
            [.lock, .signOut, .signIn, .signUp, .changePassphrase] + (account.isVerified ? [] : [.verify])
                + [.link, .export, .remove]
        case .ssh: [.signOut, .signIn, .signUp] + (account.isVerified ? [] : [.verify]) + [.link, .export, .remove]
        }
    }
}
