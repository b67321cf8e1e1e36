public import Domain
import Resources

/// The page that is open, in words.
public struct ProfileContent: Sendable, Equatable {
    public let title: DisplayText
    /// A sentence above the rows.
    public let about: DisplayText?
    public let rows: [FormRow]
    public let editor: EditorContent?
    /// What is open below the rows.
    public let panel: TastePanelContent?

    public init(_ state: ProfileState, format: Format) {
        let words = format.words
        let writer = FormRowWriter(state, format: format)
        title = words(state.section.titleKey)
        rows = state.form.fields.map { writer.row($0) }
        editor = state.form.editor.map { EditorContent($0, format: format) }
        panel = TastePanelContent(state, format: format)
        about =
            switch state.section {
            case .overview:
                state.known.map { profile in
                    let whole = profile.completeness
                    return whole.answered == whole.asked
                        ? words(.profileComplete)
                        : words(.profileAnswered, format.integer(whole.answered), format.integer(whole.asked))
                }
            case .background: state.known?.matching.home?.place == nil ? words(.profileNoTown) : nil
            case .weights: words(.profileWeightsAbout)
            case .social: words(.profileSocialAbout)
            case .taste:
                if case .loaded(let taste) = state.taste, let sentence = format.taste(taste) {
                    sentence + " " + words(.tasteAbout)
                } else {
                    words(.tasteAbout)
                }
            case .sharing: words(.sharingAbout)
            case .statistics:
                if case .loaded(let statistics) = state.statistics, statistics.swipes == 0 {
                    words(.statsNone)
                } else {
                    nil
                }
            case .keys: words(.settingKeysAbout)
            default: nil
            }
    }
}

/// The screen of the onboarding that is open, in words.
public struct OnboardingContent: Sendable, Equatable {
    public let title: DisplayText
    public let position: DisplayText
    public let shortPosition: DisplayText
    /// The keys that go on, back and out.
    public let foot: DisplayText
    /// 0...1.
    public let share: Double
    public let rows: [FormRow]
    public let editor: EditorContent?

    /// - Parameter key: The key of an action while the form has focus.
    public init(
        _ onboarding: OnboardingState, in state: ProfileState, format: Format, key: (ActionID) -> DisplayText
    ) {
        var shown = state
        shown.profile = .loaded(onboarding.draft)
        shown.form = onboarding.form
        shown.isInside = true
        let writer = FormRowWriter(shown, format: format)
        let all = OnboardingGroup.allCases
        let number = (all.firstIndex(of: onboarding.group) ?? 0) + 1
        title = format.words(ProfileSection(onboarding.group).titleKey)
        position = format.words(.onboardingPosition, format.integer(number), format.integer(all.count))
        shortPosition = format.integer(number) + "/" + format.integer(all.count)
        foot = format.words(.onboardingFoot, key(.pageDown), key(.pageUp), key(.back))
        share = Double(number) / Double(all.count)
        rows = onboarding.form.fields.map { writer.row($0) }
        editor = onboarding.form.editor.map { EditorContent($0, format: format) }
    }
}

/// Writes the rows of every page.
struct FormRowWriter {
    private let state: ProfileState
    private let format: Format
    private var words: Words { format.words }

    init(_ state: ProfileState, format: Format) {
        self.state = state
        self.format = format
    }

    func row(_ field: FormField) -> FormRow {
        let rejected = state.form.rejected[field]
        let problem = rejected?.problem.map(format.sentence)
        let label = format.label(of: field)
        // What can't be taken is still what the student has typed.
        if let rejected, let typed = rejected.typed {
            return FormRow(field, label, value: DisplayText(typed), tone: .answer, problem: problem)
        }
        switch field {
        case .item(let item): return answer(field, label, value(of: item), item.isSensitive, problem)
        case .home: return answer(field, label, value(of: .homeState), false, problem)
        case .social(let social):
            let value = state.known.flatMap { format.answer(to: social, in: $0.social) }
            return answer(field, label, value, false, problem)
        case .visibility(let social):
            let visibility = state.known?.social.visibility(of: social) ?? .nobody
            return FormRow(
                field, "  " + words(.profileSeenBy), value: format.visibility(visibility),
                tone: visibility == .nobody ? .info : .answer)
        case .weight(let component):
            let share = state.known?.matching.weights[component] ?? 0
            return FormRow(field, label, value: format.share(share), bar: .share(share))
        case .feature(let feature): return featureRow(feature, label)
        case .setting(let setting):
            return FormRow(field, label, value: format.choice(state.settings.value(of: setting), of: setting))
        case .binding(let action):
            let keys = state.settings.keys[action] ?? ""
            return FormRow(
                field, label, value: keys.isEmpty ? words(.helpUnbound) : DisplayText(keys),
                tone: keys.isEmpty ? .missing : .answer)
        case .shared(let item):
            let isShown = state.shared.contains(item)
            return FormRow(
                field, (isShown ? "[x] " : "[ ] ") + label, value: value(of: item) ?? "",
                tone: isShown ? .answer : .info)
        case .command(let command): return commandRow(command, label)
        case .filter: return FormRow(field, label)
        case .info(let number): return infoRow(number)
        }
    }

    private func value(of item: ProfileItem) -> DisplayText? {
        state.known.flatMap { format.answer(to: item, in: $0, titles: state.titles) }
    }

    private func answer(
        _ field: FormField, _ label: DisplayText, _ value: DisplayText?, _ isSensitive: Bool, _ problem: DisplayText?
    ) -> FormRow {
        guard let value else {
            return FormRow(field, label, value: words(.profileUnsaid), tone: .missing, problem: problem)
        }
        let hasFocus = state.isInside && state.form.focused == field
        guard isSensitive, !hasFocus else { return FormRow(field, label, value: value, problem: problem) }
        return FormRow(field, label, value: words(.profileHidden), tone: .masked, problem: problem)
    }

    private func featureRow(_ feature: Feature, _ label: DisplayText) -> FormRow {
        guard case .loaded(let taste) = state.taste,
            let weight = taste.weights.first(where: { $0.feature == feature })
        else { return FormRow(.feature(feature), label) }
        let value = format.signedTenths(Int((weight.mean * 10).rounded()))
        // A weight that the swipes have said little about is shown as what it is: a guess.
        let isUnsure = abs(weight.mean) < weight.spread
        return FormRow(
            .feature(feature), label, value: isUnsure ? value + " " + words(.tasteUnsure) : value,
            tone: isUnsure ? .info : .answer, bar: .belief(weight.mean / 4, spread: weight.spread / 4))
    }

    private func commandRow(_ command: ProfileCommand, _ label: DisplayText) -> FormRow {
        let field = FormField.command(command)
        switch command {
        case .section(let section):
            guard let group = section.group, let profile = state.known else { return FormRow(field, label) }
            let part = profile.completeness(of: group)
            return FormRow(
                field, label, value: words(.statsOfSeen, format.integer(part.answered), format.integer(part.asked)),
                tone: .command, bar: .share(part.share))
        case .answer(let item): return FormRow(field, label, value: words(item.unlockKey), tone: .command)
        case .freeze:
            guard case .loaded(let taste) = state.taste else { return FormRow(field, label) }
            return FormRow(field, words(taste.isFrozen ? .tasteFrozen : .tasteLearning), tone: .command)
        case .desk(let request):
            return FormRow(
                field, label, value: words(request.aboutKey), tone: request == .remove ? .risky : .command)
        case .probes:
            let isOn = report?.status.explorationRate != 0
            return FormRow(
                field, words(isOn ? .tasteProbesOn : .tasteProbesOff), value: words(.tasteProbesAbout), tone: .command)
        case .foretell:
            let isShown = report?.next.map { $0.id == state.foretold } ?? false
            return FormRow(
                field, label, value: isShown ? format.foretold(report?.next) : words(.tasteForetellAbout),
                tone: isShown ? .answer : .command)
        case .record:
            guard let record = report?.record, record.count > 0 else {
                return FormRow(field, label, value: words(.tasteRecordNone), tone: .command)
            }
            return FormRow(
                field, label,
                value: words(.tasteRecordOf, format.integer(record.hits), format.integer(record.count)),
                bar: .share(Double(record.hits) / Double(record.count)))
        case .forgetTaste: return FormRow(field, label, value: words(.tasteResetAbout), tone: .risky)
        case .onboarding: return FormRow(field, label, value: words(.profileGoOnAbout), tone: .command)
        default: return FormRow(field, label, tone: .command)
        }
    }

    private var report: TasteReport? { if case .loaded(let report) = state.report { report } else { nil } }

    private func infoRow(_ number: Int) -> FormRow {
        let field = FormField.info(number)
        switch state.section {
        case .overview: return FormRow(field, words(.profileMissing), tone: .info)
        case .account:
            let account = state.account
            let name = account.id == .guest ? words(.shellGuest) : DisplayText(account.name)
            let standing = account.id == .guest || account.isVerified ? name : words(.shellUnverified, name)
            return FormRow(field, words(.accountYou), value: standing, tone: .answer)
        case .settings:
            return number == 0
                ? FormRow(field, words(.settingDataFolder), value: state.settings.dataFolder, tone: .info)
                : FormRow(field, words(.settingConfigFile), value: state.settings.configFile, tone: .info)
        case .statistics: return statisticsRow(number)
        case .taste:
            let deck = report.map { DeckContent($0.status, scope: .fourYear, format: format) }
            return FormRow(field, deck?.standing ?? "", value: deck?.testing ?? "", tone: .info)
        default: return FormRow(field, "", tone: .info)
        }
    }

    private func statisticsRow(_ number: Int) -> FormRow {
        let field = FormField.info(number)
        guard case .loaded(let statistics) = state.statistics else { return FormRow(field, "", tone: .info) }
        func counts(_ part: Int, _ whole: Int) -> DisplayText {
            words(.statsOfSeen, format.integer(part), format.integer(whole))
        }
        switch number {
        case 0: return FormRow(field, words(.statsSwipes), value: format.integer(statistics.swipes))
        case 1:
            let share = statistics.swipes == 0 ? 0 : Double(statistics.likes) / Double(statistics.swipes)
            return FormRow(
                field, words(.statsLikes), value: counts(statistics.likes, statistics.swipes), bar: .share(share))
        case 2: return FormRow(field, words(.statsDays), bar: .spark(statistics.perDay.map { Double($0) }))
        case 3: return FormRow(field, words(.statsShares), bar: .spark(statistics.likeShares.map { $0 }))
        default:
            let index = number - 4
            if index < statistics.settings.count {
                let tally = statistics.settings[index]
                return FormRow(
                    field, format.setting(tally.kind), value: counts(tally.liked, tally.seen), bar: .share(tally.share))
            }
            let controls = statistics.controls
            guard controls.indices.contains(index - statistics.settings.count) else { return FormRow(field, "") }
            let tally = controls[index - statistics.settings.count]
            return FormRow(
                field, format.control(tally.kind), value: counts(tally.liked, tally.seen), bar: .share(tally.share))
        }
    }
}
