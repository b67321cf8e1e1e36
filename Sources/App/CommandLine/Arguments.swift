import CGetopt
import Glibc

/// What a command line says, after getopt_long has read it.
struct Arguments: Sendable {
    /// By long name; a switch has the empty string.
    private(set) var options: [String: String] = [:]
    private(set) var words: [String] = []

    /// What getopt answers for an unknown option (`?`) and for one without its value (`:`).
    private static let unknown = Int32(UInt8(ascii: "?"))
    private static let withoutValue = Int32(UInt8(ascii: ":"))

    struct Problem: Error, Sendable { let sentence: String }

    /// Reads `line`, whose options may stand anywhere among the words.
    init(_ line: [String], allowing specs: [OptionSpec]) throws(Problem) {
        var argv: [UnsafeMutablePointer<CChar>?] = (["quad"] + line).map { strdup($0) } + [nil]
        let names = specs.map { strdup($0.long) }
        defer {
            for pointer in argv { free(pointer) }
            for pointer in names { free(pointer) }
        }
        var table = specs.indices.map { index in
            option(
                name: UnsafePointer(names[index]), has_arg: specs[index].value == nil ? 0 : 1, flag: nil,
                val: Int32(1_000 + index))
        }
        table.append(option())
        // A leading colon tells a missing value from an unknown option; getopt itself stays silent.
        let letters = specs.compactMap { spec in spec.short.map { "\($0)" + (spec.value == nil ? "" : ":") } }
        let shorts = ":" + letters.joined()
        cgetopt_begin()
        // getopt_long moves the words to the end of its array, so the count is taken from ours.
        let count = Int32(argv.count - 1)
        while true {
            let code = getopt_long(count, &argv, shorts, table, nil)
            if code == -1 { break }
            if code == Self.unknown || code == Self.withoutValue {
                let word = argv[max(1, Int(cgetopt_index()) - 1)].map { String(cString: $0) } ?? ""
                throw Problem(
                    sentence: code == Self.unknown
                        ? "There is no option \(word) here." : "The option \(word) needs a value.")
            }
            let spec =
                code >= 1_000
                ? specs[Int(code) - 1_000] : specs.first { $0.short?.asciiValue.map(Int32.init) == code }
            if let spec { options[spec.long] = cgetopt_value().map { String(cString: $0) } ?? "" }
        }
        words = (Int(cgetopt_index())..<Int(count)).compactMap { argv[$0].map { String(cString: $0) } }
    }

    func has(_ long: String) -> Bool { options[long] != nil }
    subscript(long: String) -> String? { options[long] }
}
