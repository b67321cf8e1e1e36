import Domain
import Glibc

/// The colleges of a swipe judge's `items.csv`, its columns mapped to those of the catalogue.
///
/// What has a counterpart is put there as it is; a fraternity stands for campus life, as housing does in the catalogue.
/// January temperature, rain and the wish for warmth have none and are left out.
struct JudgedColleges: Sendable {
    let ids: [Int]
    let columns: CollegeColumns
    /// By family and row: degrees a year that stand for a major's strength.
    private let completers: [CIPCode: [Float]]

    static let majors: [(name: String, family: CIPCode)] = [
        ("business", CIPCode(52)), ("nursing", CIPCode(51)), ("computing", CIPCode(11)),
        ("engineering", CIPCode(14)), ("biology", CIPCode(26)), ("psychology", CIPCode(42)),
        ("education", CIPCode(13)), ("arts", CIPCode(50)), ("communication", CIPCode(9)),
        ("criminal_justice", CIPCode(43)), ("social_science", CIPCode(45)), ("humanities", CIPCode(24)),
    ]

    /// - Parameter rows: The file's rows by column name.
    init(_ rows: [[String: Double]]) {
        func column(_ name: String) -> [Float] { rows.map { Float($0[name] ?? .nan) } }
        let sat = column("sat")
        let known: [FigureKind: [Float]] = [
            .undergraduates: column("size"), .admissionRate: column("admit"), .graduationRate: column("grad"),
            .earnings: column("earn"), .studentFacultyRatio: column("sfr"), .netPrice: column("net"),
            .tuitionInState: column("sticker"), .tuitionOutOfState: column("out_state"),
            // A middle half is about 200 points wide.
            .satReading25: sat.map { $0 / 2 - 50 }, .satMath25: sat.map { $0 / 2 - 50 },
            .satReading75: sat.map { $0 / 2 + 50 }, .satMath75: sat.map { $0 / 2 + 50 },
        ]
        let kinds = rows.map { Int($0["kind"] ?? 0) }
        ids = rows.map { Int($0["id"] ?? 0) }
        completers = Self.majors.reduce(into: [:]) { table, major in
            table[major.family] = column("strength_" + major.name).map { $0 > 0 ? 30 * $0 / max(0.02, 1 - $0) : -1 }
        }
        let strengths = completers
        columns = CollegeColumns(
            unitIDs: ids.map(Self.unitID),
            figures: FigureKind.allCases.map { known[$0] ?? Array(repeating: .nan, count: rows.count) },
            latitudes: column("lat"), longitudes: column("lon"), states: rows.map { UInt8($0["state"] ?? 0) },
            stateCodes: (0..<64).compactMap(Self.state),
            controls: kinds.map { [1, 1, 2, 3, 0][$0] }, levels: kinds.map { [1, 2, 1, 1, 2][$0] },
            settings: rows.map { UInt8($0["setting"] ?? 0) + 1 }, traits: rows.map(Self.traits),
            families: rows.indices.map { row in
                // Bit 0 is no family; it says that the college's fields are published.
                strengths.reduce(1) { $1.value[row] > 0 ? $0 | FieldFamilies.bit(of: $1.key) : $0 }
            })
    }

    func offerings(in fields: [CIPCode]) -> [CIPCode: [FieldRow]] {
        fields.reduce(into: [:]) { answer, field in
            answer[field] = (completers[field] ?? []).enumerated().compactMap { row, degrees in
                degrees < 0 ? nil : FieldRow(row: Int32(row), completers: degrees, earnings: .nan)
            }
        }
    }

    static func unitID(_ id: Int) -> UnitID { UnitID(Int32(100_000 + id)) }
    static func id(_ unitID: UnitID) -> Int { Int(unitID.rawValue) - 100_000 }

    /// Numbered states become letter pairs.
    static func state(_ number: Int) -> StateCode? {
        let letters = Array("ABCDEFGH")
        guard (0..<64).contains(number) else { return nil }
        return StateCode(String([letters[number / 8], letters[number % 8]]))
    }

    private static func traits(_ row: [String: Double]) -> CollegeTraits {
        var traits: CollegeTraits = []
        if row["relig"] == 1 { traits.insert(.religious) }
        if row["greek"] == 1 { traits.insert(.housing) }
        if row["sport"] == 1 { traits.insert(.athletics) }
        if row["sport"] == 2 { traits.insert(.divisionOne) }
        return traits
    }

    /// Reads the file: offered colleges, and those held out for ranking. `nil` when it cannot be read.
    static func read(_ path: String) -> (offered: JudgedColleges, heldOut: JudgedColleges)? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var buffer = [CChar](repeating: 0, count: 4_096)
        var names: [String] = []
        var rows: [[String: Double]] = []
        while fgets(&buffer, Int32(buffer.count), file) != nil {
            let line = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let cells = line.split(whereSeparator: { $0 == "," || $0.isNewline }).map(String.init)
            if names.isEmpty {
                names = cells
            } else if cells.count == names.count {
                rows.append(Dictionary(uniqueKeysWithValues: zip(names, cells.map { Double($0) ?? .nan })))
            }
        }
        guard !rows.isEmpty else { return nil }
        return (
            JudgedColleges(rows.filter { $0["heldout"] != 1 }), JudgedColleges(rows.filter { $0["heldout"] == 1 })
        )
    }
}

extension StudentProfile {
    /// A judge's student. *Near* is read as a hundred miles; a size answer as the bands around it.
    init(judged student: JudgeMessage) {
        func number(_ key: String) -> Double { student.number(key) ?? 0 }
        let state = JudgedColleges.state(Int(number("state")))
        let place = state.map {
            Place(city: "", state: $0, coordinate: Coordinate(latitude: number("lat"), longitude: number("lon")))
        }
        let bands: [Set<SizeBand>] = [
            [.under1000, .from1000], [.from1000], [.from5000, .from10000], [.from10000, .from20000],
        ]
        self.init(
            home: state.map { Home(state: $0, place: place) }, budget: Int(number("budget")),
            intendedFields: ["major", "major2"].compactMap { key in
                JudgedColleges.majors.first { $0.name == student.text(key) }?.family
            },
            scores: TestScores(sat: Int(number("sat"))), sizes: bands[min(3, max(0, Int(number("says_size"))))],
            distanceLimit: number("says_near") == 1 ? 100 : nil, scope: .everyLevel)
    }
}
