import Foundation

/// A folder as it is at this instant.
enum FolderCopy {
    static func copy(_ folder: String, to target: String) throws {
        try FileManager.default.copyItem(atPath: folder, toPath: target)
    }
}

extension Sequence {
    func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}
