/// Six typical colleges, one of each kind, as near the student as there is one.
public enum CalibrationDeck {
    /// Distinct rows of the catalogue, in the order of the kinds; a kind that no college fits is left out.
    public static func rows(in columns: CollegeColumns, for profile: StudentProfile) -> [Int] {
        let reader = Reader(columns: columns, profile: profile)
        var rows: [Int] = []
        for kind in kinds {
            let candidates = (0..<columns.count).filter { kind(reader, $0) && !rows.contains($0) }
            if let nearest = candidates.min(by: reader.isNearer) { rows.append(nearest) }
        }
        return rows
    }

    private static let kinds: [@Sendable (Reader, Int) -> Bool] = [
        // A large public university.
        { $0.is(.public, $1) && $0[.undergraduates, $1] >= 20_000 },
        // A small liberal arts college: private, residential, small classes, English and history among its fields.
        {
            $0.is(.privateNonprofit, $1) && (1_000...3_000).contains($0[.undergraduates, $1])
                && $0[.studentFacultyRatio, $1] <= 12 && $0.columns.traits[$1].contains(.housing)
                && $0.teaches([23, 54], $1)
        },
        // A regional public university.
        {
            $0.is(.public, $1) && (4_000...12_000).contains($0[.undergraduates, $1])
                && $0[.admissionRate, $1] >= 0.6
        },
        // A technical university: engineering and computing among few fields.
        {
            $0.columns.levels[$1] == InstitutionLevel.fourYear.rawValue && $0.teaches([11, 14], $1)
                && $0.columns.families[$1].nonzeroBitCount <= 14 && $0[.undergraduates, $1] >= 1_000
                && !$0.is(.forProfit, $1)
        },
        // A selective private university.
        {
            $0.is(.privateNonprofit, $1) && $0[.admissionRate, $1] <= 0.2 && $0[.undergraduates, $1] >= 1_000
                && $0.teaches([26], $1)
        },
        // A college that takes everybody.
        {
            $0.columns.traits[$1].contains(.openAdmission) && $0[.undergraduates, $1] >= 1_000
                && $0.columns.controls[$1] == Control.public.rawValue && $0.isInScope($1)
        },
    ]

    private struct Reader {
        let columns: CollegeColumns
        let profile: StudentProfile

        subscript(kind: FigureKind, row: Int) -> Float { columns.figures[Int(kind.rawValue)][row] }

        /// A four-year college run like this.
        func `is`(_ control: Control, _ row: Int) -> Bool {
            columns.controls[row] == control.rawValue
                && columns.levels[row] == InstitutionLevel.fourYear.rawValue
        }

        func teaches(_ families: [UInt16], _ row: Int) -> Bool {
            families.allSatisfy { columns.families[row] & FieldFamilies.bit(of: CIPCode($0)) != 0 }
        }

        func isInScope(_ row: Int) -> Bool {
            profile.scope == .everyLevel || columns.levels[row] == InstitutionLevel.fourYear.rawValue
        }

        /// Nearer home; without a home town, in the home state; then the one with more students.
        func isNearer(_ left: Int, _ right: Int) -> Bool {
            let (near, far) = (remoteness(left), remoteness(right))
            if near != far { return near < far }
            return self[.undergraduates, left] > self[.undergraduates, right]
        }

        private func remoteness(_ row: Int) -> Double {
            guard let home = profile.home else { return 0 }
            guard let place = home.place else {
                return columns.stateCodes[Int(columns.states[row])] == home.state ? 0 : 1
            }
            return MatchFacts.miles(
                from: place.coordinate, latitude: columns.latitudes[row], longitude: columns.longitudes[row])
        }
    }
}
