import Domain
import Presentation

/// One college with all that the catalogue says of it, ready to be printed.
struct CollegeSheet: Sendable {
    let college: College
    let sources: [FigureKind: Provenance]
    let fields: [FieldOffering]
    let fieldSource: Provenance?
    let titles: [CIPCode: String]
    let credits: [String]

    init(_ college: College, from catalog: any CollegeCatalog) async throws(CatalogError) {
        self.college = college
        sources = try await catalog.provenance()
        fields = try await catalog.fields(of: college.id)
        fieldSource = try await catalog.fieldsProvenance()
        titles = try await catalog.titles(of: Set(fields.map(\.field)))
        credits = try await catalog.attributions()
    }

    func title(of field: CIPCode) -> String { titles[field] ?? "CIP \(field)" }
}
