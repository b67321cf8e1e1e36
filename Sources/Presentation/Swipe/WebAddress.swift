import Domain

/// Addresses as colleges publish them, made into something a browser opens.
enum WebAddress {
    /// With a scheme; `nil` for an empty one and for a scheme other than http or https.
    static func complete(_ address: String) -> DisplayText? {
        let text = DisplayText(address).string.filter { $0 != " " }
        guard !text.isEmpty else { return nil }
        let lowered = text.lowercased()
        if lowered.hasPrefix("https://") || lowered.hasPrefix("http://") { return DisplayText(text) }
        // `javascript:`, `file:` and their like are nothing to open; a port has digits after its colon.
        if let colon = text.firstIndex(of: ":"), text[text.index(after: colon)...].first?.isNumber != true {
            return nil
        }
        return DisplayText("https://" + text)
    }
}
