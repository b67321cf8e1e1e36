internal import Domain

/// The layout of the compiled file.
///
/// A row for each college holds what a screen shows; blobs hold what scoring walks over, so that opening copies memory
/// instead of reading rows. Numbers in blobs are little-endian and packed.
enum CompiledCatalog {
    /// Rises when the layout or the way of compiling changes.
    static let layout = 2

    /// Stands in `source` where a figure's number would, for the fields of study.
    static let fieldSource = UInt8.max

    /// What the compiled file of these tables calls itself; `fresh` is the checksum of the fresh figures over them.
    static func version(manifest: [UInt8], fresh: String? = nil) -> String {
        "\(layout)-\(Checksum.fnv(manifest))" + (fresh.map { "-\($0)" } ?? "")
    }

    static let schema = """
        CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
        CREATE TABLE bulk (name TEXT PRIMARY KEY, data BLOB NOT NULL) STRICT;
        CREATE TABLE college (
            unitid INTEGER PRIMARY KEY, name TEXT NOT NULL, aliases TEXT NOT NULL, city TEXT NOT NULL,
            state TEXT NOT NULL, zip TEXT NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL,
            website TEXT NOT NULL, calculator TEXT NOT NULL, control INTEGER NOT NULL, level INTEGER NOT NULL,
            setting INTEGER NOT NULL, size INTEGER NOT NULL, traits INTEGER NOT NULL, policy INTEGER NOT NULL,
            affiliation TEXT NOT NULL, athletics TEXT NOT NULL, figures BLOB NOT NULL
        ) STRICT;
        CREATE TABLE college_fields (unitid INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
        CREATE TABLE field_colleges (cip INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
        CREATE TABLE title (cip INTEGER PRIMARY KEY, title TEXT NOT NULL) STRICT;
        CREATE TABLE source (
            figure INTEGER PRIMARY KEY, survey TEXT NOT NULL, publisher TEXT NOT NULL, year TEXT NOT NULL,
            variable TEXT NOT NULL
        ) STRICT;
        CREATE TABLE credit (number INTEGER PRIMARY KEY, line TEXT NOT NULL) STRICT;
        CREATE TABLE place (
            number INTEGER PRIMARY KEY, city TEXT NOT NULL, state TEXT NOT NULL, latitude REAL NOT NULL,
            longitude REAL NOT NULL, folded TEXT NOT NULL, colleges INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE zip (zip TEXT NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (zip, place)) WITHOUT ROWID, STRICT;
        """

    /// Names of the blobs in `bulk`.
    enum Bulk: String, CaseIterable {
        case unitIDs, figures, latitudes, longitudes, states, stateCodes, controls, levels, settings, traits, families
        case searchWords, searchEntries, searchPlaces, searchRanks
    }
}

extension FieldRecord {
    /// Bytes of one record in `college_fields`: code, level, years, three figures, three reasons, one spare.
    static let packedSize = 20

    func pack(into bytes: inout PackedBytes) {
        bytes.append(field.rawValue)
        bytes.append(credential.rawValue)
        bytes.append(UInt8(clamping: earningsYears ?? 0))
        for figure in [completers, earnings, debt] { bytes.append(Float(figure.value ?? .nan)) }
        for figure in [completers, earnings, debt] { bytes.append(figure.reasonCode) }
        bytes.append(UInt8(0))
    }
}

extension FieldOffering {
    /// Reads one packed ``FieldRecord``; `nil` when its codes are none.
    init?(packed bytes: UnsafeRawBufferPointer, at offset: Int) {
        func float(_ place: Int) -> Double {
            Double(bytes.loadUnaligned(fromByteOffset: offset + place, as: Float.self))
        }
        guard let credential = Credential(rawValue: bytes[offset + 2]),
            let completers = Figure(float(4), reasonCode: bytes[offset + 16]),
            let earnings = Figure(float(8), reasonCode: bytes[offset + 17]),
            let debt = Figure(float(12), reasonCode: bytes[offset + 18])
        else { return nil }
        let years = Int(bytes[offset + 3])
        self.init(
            field: CIPCode(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)), credential: credential,
            completers: completers, earnings: earnings, earningsYears: years == 0 ? nil : years, debt: debt)
    }
}

extension Figure {
    /// 0 for a known figure, else the missing reason's raw value above 1.
    var reasonCode: UInt8 {
        if case .missing(let reason) = self { reason.rawValue + 1 } else { 0 }
    }

    /// `nil` for a code that stands for no reason.
    init?(_ value: Double, reasonCode: UInt8) {
        if reasonCode == 0 {
            self = .known(value)
        } else if let reason = MissingReason(rawValue: reasonCode - 1) {
            self = .missing(reason)
        } else {
            return nil
        }
    }
}
