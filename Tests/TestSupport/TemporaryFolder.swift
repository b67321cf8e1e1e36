private import Foundation

/// A folder that is gone when the test lets go of it.
public final class TemporaryFolder: Sendable {
    public let path: String

    public init() throws {
        path = NSTemporaryDirectory() + "quad-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    public func file(_ name: String) -> String { path + "/" + name }

    // A folder that is already gone needs no removal.
    deinit { try? FileManager.default.removeItem(atPath: path) }
}
