import Domain
import Services
import Store

/// `quad profile`: what Quad knows of a student, in and out.
enum ProfileCommand {
    static let spec = CommandSpec.failing(
        "profile", usage: "VERB [FIELD [VALUE]|FILE]",
        summary: "show, set, clear, import or export your profile",
        options: [
            OptionSpec("format", value: "json|md", "how to export; json is what import reads"),
            OptionSpec("reveal", "show sensitive fields as well"),
        ]
    ) { arguments, container throws(Failure) in
        let words = arguments.words
        switch (words.first, words.count) {
        case ("show"?, 1), (nil, 0): try await show(container, reveals: arguments.has("reveal"))
        case ("set"?, 3...):
            try await change(container, words[1], to: words[2...].joined(separator: " "))
        case ("clear"?, 2): try await change(container, words[1], to: nil)
        case ("import"?, 2): try await read(container, words[1])
        case ("export"?, 1): try await export(container, format: arguments["format"] ?? "json")
        default: throw Failure(.usage, "quad profile takes show, set, clear, import or export.")
        }
    }

    private static func show(_ container: AppContainer, reveals: Bool) async throws(Failure) {
        let (account, store) = try await open(container)
        let profile = try await load(store)
        let whole = profile.completeness
        Output.line("Profile of \(account.name): \(whole.answered) of \(whole.asked) questions answered")
        for group in OnboardingGroup.allCases {
            let part = profile.completeness(of: group)
            Output.line("\n\(ProfileWords.label(group)) (\(part.answered) of \(part.asked))")
            for item in group.items {
                guard let answer = profile[item] else { continue }
                let value = item.isSensitive && !reveals ? "(hidden, --reveal shows it)" : ProfileWords.value(answer)
                row(ProfileWords.label(item), value)
            }
        }
        let social = SocialField.allCases.compactMap { field in profile.social[field].map { (field, $0) } }
        if !social.isEmpty { Output.line("\nShown to others") }
        for (field, answer) in social {
            row(
                ProfileWords.sentenceCase(field.key),
                "\(ProfileWords.value(answer)) (seen by \(profile.social.visibility(of: field).key))")
        }
        if !profile.others.isEmpty {
            Output.line("\nKept without being understood: \(profile.others.keys.sorted().joined(separator: ", "))")
        }
    }

    private static func row(_ label: String, _ value: String) {
        let padding = String(repeating: " ", count: max(1, 26 - label.count))
        Output.line("  \(label)\(padding)\(DisplayText(value).string)")
    }

    private static func change(
        _ container: AppContainer, _ field: String, to text: String?
    ) async throws(Failure) {
        let (_, store) = try await open(container)
        var profile = try await load(store)
        let isKnown: Bool
        do throws(ProfileReason) {
            isKnown = try profile.edit(field, to: text)
        } catch {
            throw Failure(.badInput, "\(DisplayText(field).string): \(ProfileWords.sentence(error))")
        }
        guard isKnown else {
            let social = SocialField.allCases.flatMap { ["social.\($0.key)", "visibility.\($0.key)"] }
            throw Failure(
                .usage,
                "There is no field \(DisplayText(field).string). These there are: "
                    + (ProfileItem.allCases.map(\.key) + social).joined(separator: ", ") + ".")
        }
        try await save(profile, to: store)
    }

    private static func read(_ container: AppContainer, _ path: String) async throws(Failure) {
        guard let bytes = InputFile.bytes(path, limit: ProfileImport.sizeLimit + 1) else {
            throw Failure(.badInput, "\(DisplayText(path).string) can't be read.")
        }
        let (_, store) = try await open(container)
        let before = try await load(store)
        let outcome: ProfileImport
        do throws(ProfileImport.Failure) {
            outcome = try ProfileImport(bytes, over: before)
        } catch {
            throw Failure(.badInput, sentence(error, path: DisplayText(path).string))
        }
        try await save(outcome.profile, to: store)
        Output.line("\(outcome.taken.count) fields taken.")
        if !outcome.unknown.isEmpty {
            let names = outcome.unknown.map { DisplayText($0).string }.joined(separator: ", ")
            Output.line("Not understood, kept for the next export: \(names)")
        }
    }

    private static func sentence(_ failure: ProfileImport.Failure, path: String) -> String {
        switch failure {
        case .tooLarge: "\(path) is larger than 4 MB, which no profile is."
        case .notJSON(let error): "\(path), \(ProfileWords.sentence(error)). Nothing was taken."
        case .notAnObject: "\(path) is no profile: it should begin with {. Nothing was taken."
        case .refused(let problems):
            "Nothing was taken.\n"
                + problems.map { problem in
                    "  \(path), line \(problem.line), \(DisplayText(problem.key).string): "
                        + ProfileWords.sentence(problem.reason)
                }.joined(separator: "\n")
        }
    }

    private static func export(_ container: AppContainer, format: String) async throws(Failure) {
        guard format == "json" || format == "md" else {
            throw Failure(.usage, "--format takes json or md, not \(DisplayText(format).string).")
        }
        let (account, store) = try await open(container)
        let profile = try await load(store)
        Output.line(
            format == "json" ? JSONWriter.text(profile.json) : ProfileMarkdown.page(profile, of: account))
    }

    private static func open(
        _ container: AppContainer
    ) async throws(Failure) -> (Account, any WholeProfileStore) {
        let scope = try await AccountSession(container).scope()
        do throws(AccountScope.Closed) {
            return (scope.account, try scope.stores().profile)
        } catch {
            throw Failure(.failure, "The account has signed out.")
        }
    }

    private static func load(_ store: any WholeProfileStore) async throws(Failure) -> Profile {
        do throws(StorageError) { return try await store.wholeProfile() } catch { throw Failure(error) }
    }

    private static func save(_ profile: Profile, to store: any WholeProfileStore) async throws(Failure) {
        do throws(StorageError) { try await store.save(profile) } catch { throw Failure(error) }
    }
}
