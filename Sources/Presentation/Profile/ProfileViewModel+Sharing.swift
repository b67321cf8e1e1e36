public import Domain
import Resources

extension ProfileViewModel {
    /// The card as Markdown; `nil` while there is nothing on it.
    var card: String? {
        guard let profile = state.known else { return nil }
        return SharingCard(profile, showing: state.shared, titles: state.titles, format: format).markdown
    }

    func share(_ item: ProfileItem) {
        update { $0.shared.formSymmetricDifference([item]) }
        let names = state.shared.map(\.rawValue).sorted().joined(separator: " ")
        run { model in
            // The choice holds for now; the next start asks for it again.
            try? await model.settings.set(names, for: Self.sharedKey)
        }
    }

    func copyCard() {
        guard let card else { return update { $0.trace = .said(format.words(.sharingEmpty)) } }
        perform(.copy(format.words(.sectionSharing), text: card))
    }

    func writeCard() {
        guard let card else { return update { $0.trace = .said(format.words(.sharingEmpty)) } }
        perform(.write(card, name: "quad-card.md"))
    }

    func showCode() {
        guard let card else { return update { $0.trace = .said(format.words(.sharingEmpty)) } }
        guard let code = codes.code(for: card) else { return update { $0.trace = .said(format.words(.sharingNoCode)) } }
        update { $0.code = code }
    }
}

/// One screen of chosen fields, for showing to somebody.
public struct SharingCard: Sendable {
    /// What stands on it before the student has chosen.
    public static let usual: Set<ProfileItem> = [.preferredName, .highSchool, .graduationYear, .intendedFields]

    private let profile: Profile
    private let shown: Set<ProfileItem>
    private let titles: [CIPCode: String]
    private let format: Format

    public init(_ profile: Profile, showing shown: Set<ProfileItem>, titles: [CIPCode: String], format: Format) {
        self.profile = profile
        self.shown = shown
        self.titles = titles
        self.format = format
    }

    /// What could stand on it: everything that was answered.
    public static func items(of profile: Profile?) -> [ProfileItem] {
        guard let profile else { return [] }
        return ProfileItem.allCases.filter { item in
            item != .scope && item != .homeTown && item != .homeZIP && profile[item] != nil
        }
    }

    /// A heading and a line for each field; `nil` when none is chosen.
    public var markdown: String? {
        let items = Self.items(of: profile).filter(shown.contains)
        guard !items.isEmpty else { return nil }
        let name = profile.text(.preferredName) ?? profile.text(.name)
        let isNamed = shown.contains(.preferredName) || shown.contains(.name)
        let title = isNamed ? name.map { DisplayText($0) } : nil
        var lines = ["# " + Self.escaped(title ?? format.words(.sectionSharing)), ""]
        for item in items where title == nil || item != .name && item != .preferredName {
            guard let value = format.answer(to: item, in: profile, titles: titles) else { continue }
            lines.append("- \(Self.escaped(format.words(item.labelKey))): \(Self.escaped(value))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Signs of Markdown that mean themselves.
    private static func escaped(_ text: DisplayText) -> String {
        text.string.reduce(into: "") { result, character in
            if "\\`*_[]<>#|".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
