extension ProfileItem {
    /// Reads a field's name as an imported file may write it: `num_ap_classes`, `numAPClass`, `gpa`.
    public init?(key: String) {
        guard key.utf8.count <= 80, let item = ProfileKey.items[ProfileKey.folded(key)] else { return nil }
        self = item
    }
}

extension Profile {
    /// Changes the field of a name: `gpa`, `social.bio`, or `visibility.bio` for who sees it. `nil` takes it back.
    ///
    /// - Returns: False when there is no such field; nothing has changed then.
    public mutating func edit(_ name: String, to text: String?) throws(ProfileReason) -> Bool {
        if let item = ProfileItem(key: name) {
            try set(item, to: text.map { .text($0) })
            return true
        }
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2,
            let field = SocialField.allCases.first(where: { ProfileKey.folded($0.key) == ProfileKey.folded(parts[1]) })
        else { return false }
        switch parts[0] {
        case "social": try social.set(field, to: text.map { .text($0) })
        case "visibility":
            guard let visibility = text.map({ Visibility(key: $0) }) ?? .nobody else {
                throw .notAnOption(Visibility.allCases.map(\.key))
            }
            social.show(field, to: visibility)
        default: return false
        }
        return true
    }
}
