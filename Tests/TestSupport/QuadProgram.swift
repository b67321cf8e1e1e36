public import Foundation
private import Glibc

/// The program under test, and an environment in which it touches nothing of the person who runs the tests.
public struct QuadProgram: Sendable {
    public let folder: TemporaryFolder

    /// A program whose catalogue is compiled already, as on every start but a computer's first: a debug build needs
    /// seconds for it.
    public init() throws {
        try self.init(compiled: true)
    }

    /// - Parameter compiled: `false` for a program that starts for the first time.
    public init(compiled: Bool) throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.file("home"), withIntermediateDirectories: true)
        if compiled { try Self.copyCatalog(to: data) }
    }

    private static func copyCatalog(to data: String) throws {
        try FileManager.default.createDirectory(
            atPath: data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try FileManager.default.copyItem(atPath: compiledCatalog.get(), toPath: data + "/catalog.db")
    }

    /// Made once for all tests, by the program itself, which also sees whether one of an earlier run still holds.
    private static let compiledCatalog = Result<String, any Error> {
        let program = try QuadProgram(compiled: false)
        let kept = buildFolder + "/tests-catalog.db"
        try program.makeFolder("")
        if FileManager.default.fileExists(atPath: kept) {
            try FileManager.default.copyItem(atPath: kept, toPath: program.data + "/catalog.db")
        }
        _ = try program.run(["fields"])
        let fresh = kept + "-\(ProcessInfo.processInfo.processIdentifier)"
        try FileManager.default.copyItem(atPath: program.data + "/catalog.db", toPath: fresh)
        guard rename(fresh, kept) == 0 else { throw CocoaError(.fileWriteUnknown) }
        return kept
    }

    /// `QUAD_BINARY`, or the program built beside the tests.
    public static var path: String {
        if let named = ProcessInfo.processInfo.environment["QUAD_BINARY"] { return named }
        return buildFolder + "/quad"
    }

    /// `.build/debug` of the tests that run.
    static var buildFolder: String {
        let executable = CommandLine.arguments[0]
        let absolute =
            executable.hasPrefix("/") ? executable : FileManager.default.currentDirectoryPath + "/" + executable
        return URL(fileURLWithPath: absolute).deletingLastPathComponent().path
    }

    /// Where the program keeps its data; made by the program itself.
    public var data: String { folder.file("data") }

    public func environment(_ more: [String: String] = [:]) -> [String: String] {
        var result = [
            "HOME": folder.file("home"), "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TZ": "UTC",
        ]
        result.merge(more) { $1 }
        return result
    }

    /// Puts a file into the data folder before the program runs.
    public func write(_ text: String, to name: String) throws {
        try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
        try text.write(toFile: data + "/" + name, atomically: false, encoding: .utf8)
    }

    public func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: data + "/" + name, withIntermediateDirectories: true)
    }

    /// Runs one command to its end.
    public func run(
        _ arguments: [String], environment more: [String: String] = [:], input: String? = nil
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.path)
        process.arguments = arguments + (arguments.contains("--data") ? [] : ["--data", data])
        process.environment = environment(more)
        let output = folder.file("out-" + UUID().uuidString)
        let errors = folder.file("err-" + UUID().uuidString)
        for path in [output, errors] { _ = FileManager.default.createFile(atPath: path, contents: nil) }
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle(forWritingAtPath: errors)
        let pipe = Pipe()
        process.standardInput = input == nil ? FileHandle.nullDevice : pipe
        try process.run()
        if let input {
            pipe.fileHandleForWriting.write(Data(input.utf8))
            try pipe.fileHandleForWriting.close()
        }
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus,
            output: try String(contentsOfFile: output, encoding: .utf8),
            errors: try String(contentsOfFile: errors, encoding: .utf8))
    }

    /// Starts one command and leaves it running; nobody reads what it says.
    public func start(_ arguments: [String], input: String) throws -> Process {
        let path = folder.file("in-" + UUID().uuidString)
        try input.write(toFile: path, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.path)
        process.arguments = arguments + ["--data", data]
        process.environment = environment()
        process.standardInput = FileHandle(forReadingAtPath: path)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// What a command left behind.
    public struct Outcome: Sendable {
        public let code: Int32
        public let output: String
        public let errors: String
    }
}
