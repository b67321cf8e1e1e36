import Domain

extension CollegeSheet {
    /// The sheet as one JSON object in snake case. A missing figure is `null`, and `missing` says why.
    var json: String {
        JSONWriter.text(
            .object([
                JSONMember("unitid", .number(Double(college.id.rawValue))), JSONMember("name", .string(college.name)),
                JSONMember("aliases", .array(college.aliases.map(JSONValue.string))),
                JSONMember("city", .string(college.city)),
                JSONMember("state", .string(college.state.rawValue)), JSONMember("zip", .textOrNull(college.zip)),
                JSONMember("latitude", .number(college.coordinate.latitude)),
                JSONMember("longitude", .number(college.coordinate.longitude)),
                JSONMember("website", .textOrNull(college.website)),
                JSONMember("net_price_calculator", .textOrNull(college.netPriceCalculator)),
                JSONMember("control", .string(Self.name(college.control))),
                JSONMember("level", .string(Self.name(college.level))),
                JSONMember("setting", .textOrNull(college.setting.map(Self.name))),
                JSONMember("size_band", .textOrNull(college.sizeBand.map(Self.name))),
                JSONMember("traits", .array(college.traits.keys.map(JSONValue.string))),
                JSONMember("test_policy", .textOrNull(college.testPolicy.map(Self.name))),
                JSONMember("religious_affiliation", .textOrNull(college.religiousAffiliation)),
                JSONMember("athletics", .array(college.athletics.map(JSONValue.string))),
                JSONMember("figures", .object(FigureKind.allCases.map { JSONMember($0.key, Self.value(college[$0])) })),
                JSONMember(
                    "missing",
                    .object(
                        FigureKind.allCases.compactMap { kind in
                            Self.reason(college[kind]).map { JSONMember(kind.key, $0) }
                        })),
                JSONMember(
                    "sources",
                    .object(
                        FigureKind.allCases.compactMap { kind in
                            sources[kind].map { JSONMember(kind.key, Self.json($0)) }
                        } + (fieldSource.map { [JSONMember("fields", Self.json($0))] } ?? []))),
                JSONMember("fields", .array(fields.map(json))),
                JSONMember("credits", .array(credits.map(JSONValue.string))),
            ])) + "\n"
    }

    private func json(_ field: FieldOffering) -> JSONValue {
        let figures = [("completers", field.completers), ("earnings", field.earnings), ("debt", field.debt)]
        return .object(
            [
                JSONMember("cip", .string(field.field.description)),
                JSONMember("title", .string(title(of: field.field))),
                JSONMember("credential", .string(field.credential == .bachelor ? "bachelor" : "associate")),
            ] + figures.map { JSONMember($0.0, Self.value($0.1)) } + [
                JSONMember("earnings_years_after", field.earningsYears.map { .number(Double($0)) } ?? .null),
                JSONMember(
                    "missing",
                    .object(figures.compactMap { figure in Self.reason(figure.1).map { JSONMember(figure.0, $0) } })),
            ])
    }

    private static func json(_ source: Provenance) -> JSONValue {
        .object([
            JSONMember("survey", .string(source.survey)), JSONMember("publisher", .string(source.publisher)),
            JSONMember("year", .string(source.year)),
            JSONMember("variable", .string(source.variable)),
        ])
    }

    private static func value(_ figure: Figure) -> JSONValue { figure.value.map(JSONValue.number) ?? .null }

    private static func reason(_ figure: Figure) -> JSONValue? {
        guard case .missing(let reason) = figure else { return nil }
        return switch reason {
        case .notReported: .string("not_reported")
        case .withheld: .string("withheld")
        case .notApplicable: .string("not_applicable")
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
