import Domain

/// A profile as a page to read.
enum ProfileMarkdown {
    static func page(_ profile: Profile, of account: Account) -> String {
        var lines = ["# Profile of \(escaped(account.name))", ""]
        for group in OnboardingGroup.allCases {
            let answers = group.items.compactMap { item in profile[item].map { (item, $0) } }
            if answers.isEmpty { continue }
            lines += ["## \(ProfileWords.label(group))", ""]
            lines += answers.map { "- \(ProfileWords.label($0)): \(escaped(ProfileWords.value($1)))" } + [""]
        }
        let social = SocialField.allCases.compactMap { field in profile.social[field].map { (field, $0) } }
        if !social.isEmpty {
            lines += ["## Shown to others", ""]
            lines += social.map { field, answer in
                "- \(ProfileWords.sentenceCase(field.key)): \(escaped(ProfileWords.value(answer))) "
                    + "(seen by \(profile.social.visibility(of: field).key))"
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }

    /// Text whose signs mean themselves, and control characters written out.
    static func escaped(_ outside: String) -> String {
        var result = ""
        for character in EscapedText(outside).string {
            if "\\`*_[]<>#|&".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
