import Domain

extension CollegeSheet {
    /// The sheet as one JSON object in snake case. A missing figure is `null`, and `missing` says why.
    var json: String {
        JSONText.object([
            ("unitid", .number(Double(college.id.rawValue))), ("name", .text(college.name)),
            ("aliases", .list(college.aliases.map(JSONText.text))), ("city", .text(college.city)),
            ("state", .text(college.state.rawValue)), ("zip", .textOrNull(college.zip)),
            ("latitude", .number(college.coordinate.latitude)), ("longitude", .number(college.coordinate.longitude)),
            ("website", .textOrNull(college.website)),
            ("net_price_calculator", .textOrNull(college.netPriceCalculator)),
            ("control", .text(Self.name(college.control))), ("level", .text(Self.name(college.level))),
            ("setting", .textOrNull(college.setting.map(Self.name))),
            ("size_band", .textOrNull(college.sizeBand.map(Self.name))),
            ("traits", .list(college.traits.keys.map(JSONText.text))),
            ("test_policy", .textOrNull(college.testPolicy.map(Self.name))),
            ("religious_affiliation", .textOrNull(college.religiousAffiliation)),
            ("athletics", .list(college.athletics.map(JSONText.text))),
            ("figures", .object(FigureKind.allCases.map { ($0.key, Self.value(college[$0])) })),
            (
                "missing",
                .object(FigureKind.allCases.compactMap { kind in Self.reason(college[kind]).map { (kind.key, $0) } })
            ),
            (
                "sources",
                .object(FigureKind.allCases.compactMap { kind in sources[kind].map { (kind.key, Self.json($0)) } })
            ),
            ("fields", .list(fields.map(json))), ("credits", .list(credits.map(JSONText.text))),
        ]).printed() + "\n"
    }

    private func json(_ field: FieldOffering) -> JSONText {
        let figures = [("completers", field.completers), ("earnings", field.earnings), ("debt", field.debt)]
        return .object(
            [
                ("cip", .text(field.field.description)), ("title", .text(title(of: field.field))),
                ("credential", .text(field.credential == .bachelor ? "bachelor" : "associate")),
            ] + figures.map { ($0.0, Self.value($0.1)) } + [
                ("earnings_years_after", field.earningsYears.map { .number(Double($0)) } ?? .null),
                ("missing", .object(figures.compactMap { figure in Self.reason(figure.1).map { (figure.0, $0) } })),
            ])
    }

    private static func json(_ source: Provenance) -> JSONText {
        .object([
            ("survey", .text(source.survey)), ("publisher", .text(source.publisher)), ("year", .text(source.year)),
            ("variable", .text(source.variable)),
        ])
    }

    private static func value(_ figure: Figure) -> JSONText { figure.value.map(JSONText.number) ?? .null }

    private static func reason(_ figure: Figure) -> JSONText? {
        guard case .missing(let reason) = figure else { return nil }
        return switch reason {
        case .notReported: .text("not_reported")
        case .withheld: .text("withheld")
        case .notApplicable: .text("not_applicable")
        }
    }

    private static func name(_ control: Control) -> String {
        switch control {
        case .public: "public"
        case .privateNonprofit: "private_nonprofit"
        case .forProfit: "for_profit"
        }
    }

    private static func name(_ level: InstitutionLevel) -> String {
        switch level {
        case .fourYear: "four_year"
        case .twoYear: "two_year"
        case .lessThanTwoYear: "less_than_two_year"
        }
    }

    private static func name(_ setting: Setting) -> String {
        switch setting {
        case .city: "city"
        case .suburb: "suburb"
        case .town: "town"
        case .rural: "rural"
        }
    }

    private static func name(_ size: SizeBand) -> String {
        switch size {
        case .under1000: "under_1000"
        case .from1000: "1000_to_4999"
        case .from5000: "5000_to_9999"
        case .from10000: "10000_to_19999"
        case .from20000: "20000_and_above"
        }
    }

    private static func name(_ policy: TestPolicy) -> String {
        switch policy {
        case .required: "required"
        case .recommended: "recommended"
        case .neither: "neither_required_nor_recommended"
        case .considered: "considered_but_not_required"
        }
    }
}
