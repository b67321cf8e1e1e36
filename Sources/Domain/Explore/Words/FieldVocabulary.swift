/// Fields of study by what students call them.
public struct FieldVocabulary: Sendable {
    private let titles: [(code: CIPCode, words: [String], key: String)]

    /// - Parameter titles: Every field and family that the catalogue names.
    public init(_ titles: [FieldTitle]) {
        self.titles = titles.map { title in
            let words = SearchFolding.words(of: title.title).map { String(decoding: $0, as: UTF8.self) }
            var key = words.joined(separator: " ")
            if key.hasSuffix(" general") { key.removeLast(8) }
            return (title.code, words, key)
        }
    }

    /// The fields that the words name: the one that is called so, else a family that begins so, else every field whose
    /// title holds all of the words. Words of four letters and more may be cut short.
    public func fields(named words: [String]) -> [CIPCode] {
        let phrase = words.joined(separator: " ")
        if let alias = Self.aliases[phrase] { return alias.map { CIPCode($0) } }
        guard phrase.utf8.count >= 3 else { return [] }
        let exact = titles.filter { $0.key == phrase }
        if let family = exact.first(where: { $0.code.isFamily }) { return [family.code] }
        if !exact.isEmpty { return exact.map(\.code).sorted() }
        if let family = titles.first(where: { $0.code.isFamily && $0.words.starts(with: words) }) {
            return [family.code]
        }
        let whole = titles.filter { title in words.allSatisfy(title.words.contains) }
        if !whole.isEmpty { return pruned(whole.map(\.code)) }
        guard words.allSatisfy({ $0.utf8.count >= 4 }) else { return [] }
        return pruned(
            titles.filter { title in words.allSatisfy { word in title.words.contains { $0.hasPrefix(word) } } }
                .map(\.code))
    }

    /// The words are a name of a field that no title has.
    static func isAlias(_ words: [String]) -> Bool { aliases[words.joined(separator: " ")] != nil }

    /// A family stands for its own fields.
    private func pruned(_ codes: [CIPCode]) -> [CIPCode] {
        let families = Set(codes.filter(\.isFamily))
        return codes.filter { $0.isFamily || !families.contains($0.family) }.sorted()
    }

    /// Short names and Vietnamese ones, folded.
    private static let aliases: [String: [UInt16]] = [
        "cs": [1107], "comp sci": [1107], "computing": [11], "information technology": [1110],
        "bio": [2601], "premed": [26], "pre med": [26], "chem": [4005], "math": [27], "maths": [27],
        "mathematics": [27], "econ": [4506], "poli sci": [4510], "polisci": [4510], "political science": [4510],
        "nursing": [5138], "nurse": [5138], "nurses": [5138], "business": [52], "law": [22], "pre law": [22],
        "psych": [42], "communications": [9], "communication": [9], "film": [5006], "theater": [5005],
        "theatre": [5005], "music": [5009], "art": [50], "arts": [50], "fine arts": [5007], "design": [5004],
        "engineering": [14], "medicine": [51], "health": [51], "education": [13], "english": [23], "languages": [16],
        "foreign languages": [16], "culinary": [12], "agriculture": [1], "environmental science": [301],
        "physics": [4008], "chemistry": [4005], "biology": [2601], "statistics": [2705], "accounting": [5203],
        "finance": [5208], "marketing": [5214], "social work": [4407], "criminal justice": [4301],
        "dieu duong": [5138], "y ta": [5138], "khoa hoc may tinh": [1107], "may tinh": [11],
        "cong nghe thong tin": [11], "tin hoc": [11], "sinh hoc": [2601], "hoa hoc": [4005], "vat ly": [4008],
        "vat li": [4008], "toan": [27], "toan hoc": [27], "thong ke": [2705], "kinh te": [4506], "kinh te hoc": [4506],
        "kinh doanh": [52], "quan tri kinh doanh": [52], "ke toan": [5203], "tai chinh": [5208], "tiep thi": [5214],
        "ky thuat": [14], "ki thuat": [14], "ky thuat co khi": [1419], "co khi": [1419], "ky thuat dien": [1410],
        "xay dung": [1408], "tam ly": [42], "tam ly hoc": [42], "tam li hoc": [42], "giao duc": [13], "su pham": [13],
        "luat": [22], "lich su": [54], "nghe thuat": [50], "am nhac": [5009], "kien truc": [4], "y khoa": [51],
        "y te": [51], "duoc": [5120], "duoc hoc": [5120], "bao chi": [904], "truyen thong": [9],
        "chinh tri": [4510], "chinh tri hoc": [4510], "thiet ke": [5004], "triet hoc": [3801],
        "xa hoi hoc": [4511], "nong nghiep": [1], "moi truong": [301], "ngon ngu": [16], "dien anh": [5006],
    ]
}
