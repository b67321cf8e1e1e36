import Domain
import Glibc

/// Where the shipped tables lie: `--resources`, beside the executable, `../share/quad`, or the folder it was built in.
struct ResourceFolder: Sendable {
    let path: String

    /// A file that every such folder holds.
    static let landmark = "catalog/manifest.csv"

    /// - Throws: `missingResources` with the place that was looked at first.
    init(named: String?) throws(CatalogError) {
        let places = named.map { [$0] } ?? Self.places(of: Self.executable)
        guard let found = places.first(where: { access($0 + "/" + Self.landmark, R_OK) == 0 }) else {
            throw .missingResources(path: places.first ?? "")
        }
        path = found
    }

    private static func places(of executable: String) -> [String] {
        let folder = parent(of: executable)
        var places = [folder + "/Resources/Data", parent(of: folder) + "/share/quad"]
        if let build = executable.firstRange(of: "/.build/") {
            places.append(executable[..<build.lowerBound] + "/Resources/Data")
        }
        return places
    }

    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    /// The running program, links resolved.
    static var executable: String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        return String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
