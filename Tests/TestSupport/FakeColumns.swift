public import Domain

extension CollegeColumns {
    /// The columns of a few colleges, in the order of their ids.
    public convenience init(_ colleges: [College], offerings: [UnitID: [FieldOffering]] = [:]) {
        let colleges = colleges.sorted { $0.id < $1.id }
        let states = Set(colleges.map(\.state)).sorted()
        self.init(
            unitIDs: colleges.map(\.id),
            figures: FigureKind.allCases.map { kind in colleges.map { Float($0[kind].value ?? .nan) } },
            latitudes: colleges.map { Float($0.coordinate.latitude) },
            longitudes: colleges.map { Float($0.coordinate.longitude) },
            states: colleges.map { college in UInt8(states.firstIndex(of: college.state) ?? 0) }, stateCodes: states,
            controls: colleges.map(\.control.rawValue), levels: colleges.map(\.level.rawValue),
            settings: colleges.map { $0.setting?.rawValue ?? 0 }, traits: colleges.map(\.traits),
            families: colleges.map { college in
                (offerings[college.id] ?? []).reduce(0) { $0 | FieldFamilies.bit(of: $1.field) }
            })
    }

    /// What a catalogue of these colleges answers for some fields.
    public func rows(
        for fields: [CIPCode], in offerings: [UnitID: [FieldOffering]]
    ) -> [CIPCode: [FieldRow]] {
        fields.reduce(into: [:]) { answer, field in
            answer[field] = unitIDs.enumerated().compactMap { row, id in
                let taught = (offerings[id] ?? []).filter {
                    field.isFamily ? $0.field.family == field : $0.field == field
                }
                guard !taught.isEmpty else { return nil }
                let known = taught.compactMap(\.completers.value)
                return FieldRow(
                    row: Int32(row), completers: known.isEmpty ? .nan : Float(known.reduce(0, +)), earnings: .nan)
            }
        }
    }
}
