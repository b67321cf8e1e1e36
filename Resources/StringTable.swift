/// Names one string of the catalogue. What it holds is made of the key's name alone: an object file that was compiled
/// before other keys came or went still shows its own words.
public struct StringKey: Sendable, Hashable {
    let code: UInt32

    init(_ code: UInt32) { self.code = code }
}

/// The strings of one language, compiled in.
public enum StringTable {
    /// - Parameter one: The form for a count of one, where the language has one.
    public static func text(_ key: StringKey, language: Language, one: Bool = false) -> String {
        let place = place(of: key)
        let pair = language == .vietnamese ? viStrings[place] : enStrings[place]
        return (one ? pair.one : pair.other).description
    }

    private static func place(of key: StringKey) -> Int {
        var (low, high) = (0, stringPlaces.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if stringPlaces[middle].code < key.code { low = middle + 1 } else { high = middle }
        }
        precondition(stringPlaces[low].code == key.code, "a key of another build: make clean")
        return stringPlaces[low].place
    }
}

/// A language that every string exists in.
public enum Language: String, Sendable, Hashable, CaseIterable {
    case english = "en"
    case vietnamese = "vi"
}
