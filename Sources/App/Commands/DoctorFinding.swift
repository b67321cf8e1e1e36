import CursesScreen
import Domain
import Glibc
import Presentation
import Remote
import Store

/// One line of `quad doctor`.
struct DoctorFinding: Sendable {
    /// The name in JSON.
    let key: String
    let label: String
    let value: JSONValue
    let text: String
    /// What is wrong with it, and what helps.
    let problem: String?

    init(_ key: String, _ label: String, _ value: JSONValue, _ text: String? = nil, problem: String? = nil) {
        self.key = key
        self.label = label
        self.value = value
        self.text = text ?? DoctorFinding.plain(value)
        self.problem = problem
    }

    private static func plain(_ value: JSONValue) -> String {
        switch value {
        case .string(let text): text
        case .bool(let flag): flag ? "yes" : "no"
        case .null: "none"
        case .number(let digits): digits
        case .array, .object: JSONWriter.text(value)
        }
    }
}

extension DoctorFinding {
    static func terminal(_ facts: TerminalFacts) -> [DoctorFinding] {
        let isMissing = facts.description == nil
        let isOther = !isMissing && facts.description != facts.term
        let isMeasured = facts.columns > 0
        return [
            DoctorFinding("term", "TERM", .string(facts.term), facts.term.isEmpty ? "not set" : facts.term),
            DoctorFinding(
                "terminfo", "terminfo", facts.description.map(JSONValue.string) ?? .null,
                isOther ? "\(facts.description ?? "") (there is no \(facts.term) here)" : facts.description ?? "none",
                problem: isMissing
                    ? "There is no terminfo entry to draw with. Install ncurses-term, or set TERM=xterm." : nil),
            DoctorFinding(
                "colors", "colours", .number(facts.noColor ? 0 : facts.colors),
                facts.noColor ? "none (NO_COLOR)" : "\(facts.colors)"),
            DoctorFinding(
                "utf8", "UTF-8", .bool(facts.usesUTF8),
                facts.usesUTF8 ? "yes" : "no: borders and letters are shown in ASCII"),
            DoctorFinding(
                "columns", "columns", isMeasured ? .number(facts.columns) : .null,
                isMeasured ? "\(facts.columns)" : "output is no terminal"),
            DoctorFinding(
                "rows", "rows", isMeasured ? .number(facts.rows) : .null,
                isMeasured ? "\(facts.rows)" : "output is no terminal"),
        ]
    }

    static func machine() -> [DoctorFinding] {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(DataPaths.environment).first { !$0.isEmpty }
        let curl = CurlLibrary.version
        let zones = DataFacts.zoneFolder
        return [
            DoctorFinding("locale", "locale", locale.map(JSONValue.string) ?? .null, locale ?? "not set"),
            DoctorFinding("sqlite", "SQLite", .string(DataFacts.libraryVersion)),
            DoctorFinding(
                "curl", "libcurl", curl.map(JSONValue.string) ?? .null,
                curl ?? "not installed: nothing reaches the network"),
            DoctorFinding(
                "tzdata", "time zones", zones.map(JSONValue.string) ?? .null,
                zones ?? "no tzdata: times are UTC"),
        ]
    }

    static func data(_ facts: DataFacts) -> [DoctorFinding] {
        func mode(_ bits: UInt32?) -> String { bits.map { String($0, radix: 8) } ?? "not there yet" }
        func isOpen(_ bits: UInt32?) -> Bool { (bits ?? 0) & 0o077 != 0 }
        return [
            DoctorFinding("data_folder", "data folder", .string(facts.folder)),
            DoctorFinding(
                "data_folder_mode", "its mode", facts.folderMode.map { .string(mode($0)) } ?? .null,
                mode(facts.folderMode),
                problem: isOpen(facts.folderMode)
                    ? "Others on this machine may look into the data folder. chmod 700 closes it." : nil),
            DoctorFinding(
                "data_folder_writable", "writable", .bool(facts.isWritable),
                problem: facts.isWritable
                    ? nil : "The data folder can't be written. Make it writable, or name another one with --data."),
            DoctorFinding("database", "database", .string(facts.database)),
            DoctorFinding(
                "database_mode", "its mode", facts.databaseMode.map { .string(mode($0)) } ?? .null,
                mode(facts.databaseMode),
                problem: isOpen(facts.databaseMode)
                    ? "Others on this machine may read the database. quad check --repair closes it." : nil),
            DoctorFinding("database_bytes", "its bytes", facts.databaseSize.map { .number($0) } ?? .null),
            DoctorFinding(
                "database_schema", "its layout", facts.schema.map { .number($0) } ?? .null,
                (facts.schema.map { "\($0)" } ?? "none") + " (this Quad knows \(facts.knownSchema))",
                problem: facts.failure.map { Failure($0).sentence }),
            DoctorFinding("log", "log", .string(facts.log)),
        ]
    }

    static func config(_ store: ConfigStore) -> [DoctorFinding] {
        let problems = store.read().problems.map { Words()($0, in: DisplayText(store.path)).string }
        return [
            DoctorFinding("config", "config file", .string(store.path)),
            DoctorFinding(
                "config_problems", "its problems", .array(problems.map(JSONValue.string)),
                problems.isEmpty ? "none" : "\(problems.count)",
                problem: problems.isEmpty ? nil : problems.joined(separator: "\nquad: ")),
        ]
    }
}
