import Domain
import Presentation

/// One college with all that the catalogue says of it, ready to be printed.
struct CollegeSheet: Sendable {
    let college: College
    let sources: [FigureKind: Provenance]
    let fields: [FieldOffering]
    let titles: [CIPCode: String]
    let credits: [String]

    init(_ college: College, from catalog: any CollegeCatalog) async throws(CatalogError) {
        self.college = college
        var sources: [FigureKind: Provenance] = [:]
        for kind in FigureKind.allCases { sources[kind] = try await catalog.provenance(of: kind) }
        self.sources = sources
        fields = try await catalog.fields(of: college.id)
        var titles: [CIPCode: String] = [:]
        for field in fields { titles[field.field] = try await catalog.title(of: field.field) }
        self.titles = titles
        credits = try await catalog.attributions()
    }

    func title(of field: CIPCode) -> String { titles[field] ?? "CIP \(field)" }
}
