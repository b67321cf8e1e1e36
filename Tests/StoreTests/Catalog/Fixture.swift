import Domain
import TestSupport
import Testing

@testable import Store

/// Small surveys of invented institutions in the published layouts.
enum Fixture {
    static func path(_ name: String) -> String { folder + "/Fixtures/" + name }

    /// The folder of the shipped tables in this checkout.
    static var resources: String { folder + "/../../Resources/Data" }

    /// The folder of this target's tests.
    private static var folder: String {
        let file = #filePath
        return file.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    }

    /// Copies the surveys into a folder of their own, where a test may change them.
    static func surveys(into folder: TemporaryFolder, without left: Set<String> = []) throws -> String {
        let target = folder.file("surveys")
        try Folder.make(target)
        for name in Folder.names(in: path("Surveys")) where !left.contains(name) {
            try FilesTogether.write([(name, FileBytes.readRaw(path("Surveys/" + name)))], into: target)
        }
        return target
    }

    /// Builds the tables of the fixture surveys in a resources folder and compiles them.
    static func catalog(in folder: TemporaryFolder) throws -> CatalogStore {
        _ = try CatalogBuilder.build(from: path("Surveys"), to: folder.file("resources/catalog"))
        try CatalogCompiler.compile(resources: folder.file("resources"), into: folder.file("catalog.db"))
        return try CatalogStore(file: folder.file("catalog.db"))
    }

    static func write(_ text: String, to path: String) throws {
        guard let slash = path.lastIndex(of: "/") else { return }
        try FilesTogether.write(
            [(String(path[path.index(after: slash)...]), Array(text.utf8))], into: String(path[..<slash]))
    }

    static func read(_ path: String) throws -> String { String(decoding: try FileBytes.readRaw(path), as: UTF8.self) }
}

extension UnitID {
    static let amber = UnitID(900_001)
    static let blanca = UnitID(900_002)
    static let harbor = UnitID(900_003)
    static let silverpine = UnitID(900_006)
}
