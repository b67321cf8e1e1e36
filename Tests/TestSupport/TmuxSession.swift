private import CPty
private import Foundation
private import Glibc

/// The program inside tmux, whose idea of the screen is the oracle. The server is this test's own and dies with it.
public final class TmuxSession: Sendable {
    private let program: QuadProgram
    private let socket: String
    private let folder: TemporaryFolder

    /// - Parameter command: A shell command; the program on the test's data folder when `nil`.
    public init(
        _ program: QuadProgram, columns: Int = 80, rows: Int = 24, arguments: [String] = [], command: String? = nil,
        environment: [String: String] = [:]
    ) throws {
        self.program = program
        folder = try TemporaryFolder()
        socket = folder.file("s")
        let quad = ([QuadProgram.path, "--data", program.data] + arguments).map(Self.quoted).joined(separator: " ")
        var call = ["-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"]
        var variables = program.environment(environment)
        // Inside tmux the terminal is tmux's, unless the test is about another one.
        if environment["TERM"] == nil { variables["TERM"] = nil }
        for (name, value) in variables.sorted(by: { $0.key < $1.key }) { call += ["-e", "\(name)=\(value)"] }
        let line = command ?? quad
        // The shell stays behind the program, so that a test can see what it left on the terminal.
        call.append(
            "env -u TMUX " + (environment["TERM"].map { "TERM=\($0) " } ?? "") + "sh -c "
                + Self.quoted(
                    line + "; echo \"left with $?\"; exec cat"))
        try tmux(call)
        try tmux(["set", "-g", "escape-time", "0"])
        try tmux(["set", "-g", "focus-events", "on"])
    }

    deinit {
        // A server that is already gone has nothing left to kill.
        _ = try? tmux(["kill-server"])
    }

    /// Sends keys by tmux's names: `Left`, `Enter`, `C-c`, `a`.
    public func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

    /// Sends text as it stands.
    public func type(_ text: String) throws {
        // tmux takes a semicolon at the end of a word for the end of its command.
        try tmux(["send-keys", "-l", "--", text.hasSuffix(";") ? text.dropLast() + "\\;" : text])
    }

    /// Pastes as a terminal does, in brackets where the program asked for them.
    public func paste(_ text: String) throws {
        let file = folder.file("paste")
        try text.write(toFile: file, atomically: false, encoding: .utf8)
        try paste(contentsOf: file)
    }

    public func paste(contentsOf file: String) throws {
        try tmux(["load-buffer", file])
        try tmux(["paste-buffer", "-p", "-r"])
    }

    public func resize(columns: Int, rows: Int) throws {
        try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// The screen as lines without trailing spaces.
    public func lines() throws -> [String] {
        try tmux(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    public func screen() throws -> String { try lines().joined(separator: "\n") }

    /// Everything that has left the screen at the top, and the screen.
    public func scrollback() throws -> String { try tmux(["capture-pane", "-p", "-S", "-"]) }

    /// The screen with its attributes as escape sequences.
    public func styledScreen() throws -> String { try tmux(["capture-pane", "-p", "-e"]) }

    /// Keeps what the program writes from now on, byte for byte.
    public func pipe(to file: String) throws { try tmux(["pipe-pane", "cat > " + Self.quoted(file)]) }

    /// Column and row of the terminal's own cursor, and whether it shows.
    public func cursor() throws -> (x: Int, y: Int, visible: Bool) {
        let parts = try tmux(["display-message", "-p", "#{cursor_x} #{cursor_y} #{cursor_flag}"])
            .split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        guard parts.count == 3 else { return (-1, -1, false) }
        return (parts[0], parts[1], parts[2] == 1)
    }

    /// A format of tmux's: `#{pane_pid}`, `#{alternate_on}`.
    public func ask(_ format: String) throws -> String {
        try tmux(["display-message", "-p", format]).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Looks at the screen until it holds `text`, for `seconds` at most.
    @discardableResult
    public func wait(for text: String, seconds: Double = 60) throws -> Bool {
        try wait(seconds: seconds) { $0.contains(text) }
    }

    @discardableResult
    public func wait(seconds: Double = 60, until holds: (String) -> Bool) throws -> Bool {
        let end = Date().addingTimeInterval(seconds)
        repeat {
            if holds(try screen()) { return true }
            Thread.sleep(forTimeInterval: 0.02)
        } while Date() < end
        return false
    }

    /// The screen once it stands still and the programs that draw it sleep: on a loaded machine a screen that does not
    /// change may only be late.
    public func settled() throws -> String {
        let panes = try ask("#{pid} #{pane_pid}").split(separator: " ").compactMap { Int($0) }
        var (last, calm) = (try screen(), 0)
        for _ in 0..<1000 {
            Thread.sleep(forTimeInterval: 0.02)
            let isAsleep = panes.allSatisfy(ProcessTree.isAsleep)
            let now = try screen()
            calm = isAsleep && now == last ? calm + 1 : 0
            if calm == 4 { return now }
            last = now
        }
        return last
    }

    @discardableResult
    private func tmux(_ arguments: [String]) throws -> String {
        // Foundation's Process would wait for ever: tmux's server keeps the descriptor by which it hears of the end.
        let (output, errors) = (folder.file(UUID().uuidString), folder.file(UUID().uuidString))
        let descriptors: [Int32] = [output, errors].map { (path: String) in
            open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        }
        defer { descriptors.forEach { close($0) } }
        let variables = program.environment().merging(["TERM": "xterm-256color"]) { $1 }
        var argv: [UnsafeMutablePointer<CChar>?] = (["tmux", "-S", socket] + arguments).map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        let code = cpty_run(&argv, &envp, descriptors[0], descriptors[1])
        let data = try Data(contentsOf: URL(fileURLWithPath: output))
        let problem = try Data(contentsOf: URL(fileURLWithPath: errors))
        guard code == 0 else {
            throw TmuxProblem(words: arguments.first ?? "", text: String(decoding: problem, as: UTF8.self))
        }
        return String(decoding: data, as: UTF8.self)
    }

    private static func quoted(_ word: String) -> String {
        "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}

/// What tmux had to say.
public struct TmuxProblem: Error, Sendable {
    public let words: String
    public let text: String
}
