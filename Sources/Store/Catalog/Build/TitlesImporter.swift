internal import Domain

/// Reads the titles of fields of study and of their families.
enum TitlesImporter {
    static func run(_ source: CSVReader, into draft: inout CatalogDraft) throws(CSVError) {
        var reader = source
        let code = try reader.column("cip_code")
        let title = try reader.column("cip_desc")
        let family = try reader.column("cip2_title")
        var titles: [CIPCode: String] = [:]
        while try reader.next() {
            guard let field = CIPCode(reader.text(code)), !field.isFamily else {
                throw .malformed(
                    reader.position(of: code), expected: "a CIP code of four digits", found: "'\(reader.text(code))'")
            }
            titles[field] = reader.text(title)
            titles[field.family] = reader.text(family)
        }
        // A family sorts before its fields: 26 before 2601.
        draft.titles = titles.map { FieldTitle(code: $0.key, title: $0.value) }.sorted { $0.code < $1.code }
    }
}
