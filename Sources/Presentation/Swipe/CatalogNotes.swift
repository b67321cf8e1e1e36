public import Domain

/// What the catalogue says about figures and fields beside their values; gathered as cards need it.
public struct CatalogNotes: Sendable, Equatable {
    public var titles: [CIPCode: String] = [:]
    public var provenance: [FigureKind: Provenance] = [:]

    /// Where the fields of study come from.
    public var fields: Provenance?

    public init(
        titles: [CIPCode: String] = [:], provenance: [FigureKind: Provenance] = [:], fields: Provenance? = nil
    ) {
        self.titles = titles
        self.provenance = provenance
        self.fields = fields
    }

    /// The survey year of a figure, as its publisher writes it.
    public func year(of kind: FigureKind) -> DisplayText? { provenance[kind].map { DisplayText($0.year) } }
}

extension CatalogNotes {
    /// Adds what the cards name and is not known yet; what the catalogue can't say stays unnamed.
    mutating func gather(for cards: [FeedCard], from catalog: any CollegeCatalog) async throws(CatalogError) {
        if provenance.isEmpty {
            provenance = try await catalog.provenance()
            fields = try await catalog.fieldsProvenance()
        }
        var codes: Set<CIPCode> = []
        for card in cards {
            codes.formUnion(card.fields.map(\.field))
            for tag in card.tags { if case .teaches(let code) = tag { codes.insert(code) } }
            codes.formUnion(card.match.reasons.compactMap(\.kind.field))
        }
        try await gather(titles: codes, from: catalog)
    }

    mutating func gather(
        titles codes: some Sequence<CIPCode> & Sendable, from catalog: any CollegeCatalog
    ) async throws(CatalogError) {
        let unknown = Set(codes).filter { titles[$0] == nil }
        guard !unknown.isEmpty else { return }
        titles.merge(try await catalog.titles(of: unknown)) { mine, _ in mine }
    }
}

extension Reason.Kind {
    /// The field of study a reason is about.
    var field: CIPCode? {
        switch self {
        case .teachesField(let code, _, _), .lacksField(let code, _), .teachesFamily(let code, _): code
        default: nil
        }
    }
}
