import Domain
import Glibc

/// Two, and ten, full-screen programs on one data folder: a key in one terminal to the last byte in another, idleness,
/// and a burst.
enum ChatScreenBench {
    static let figure = BenchFigure(
        "chat-screen", summary: "a key in one terminal to the last byte in another; ten programs idle; a burst",
        options: [
            OptionSpec("keys", value: "N", "chat-screen: how many messages are typed (40)"),
            OptionSpec("burst", value: "N", "chat-screen: how many messages come at once (10000)"),
            OptionSpec("rest", value: "SECONDS", "chat-screen: how long ten programs are watched (10)"),
        ]
    ) { arguments, container in
        guard let folder = BenchFolder(), let stage = Stage(folder.path, container) else { return false }
        let keys = arguments["keys"].flatMap { Int($0) } ?? 40
        let burst = arguments["burst"].flatMap { Int($0) } ?? 10_000
        let rest = arguments["rest"].flatMap { Double($0) } ?? 10
        return stage.typed(keys) && stage.idle(rest) && stage.burst(burst)
    }

    /// A data folder with accounts that sign in by a key, so that programs start without anybody typing.
    private struct Stage {
        let folder: String
        let program: [String]
        private static let names = (0..<10).map { "student\($0)" }

        init?(_ folder: String, _ container: AppContainer) {
            self.folder = folder
            program =
                [ResourceFolder.executable, "--data", folder + "/data"]
                + (container.options.resourcesFolder.map { ["--resources", $0] } ?? [])
            for (index, name) in Self.names.enumerated() {
                let key = "ssh-ed25519 " + Self.key(index)
                guard Self.write(key + "\n", to: folder + "/\(name).pub"),
                    Self.write("publickey " + key + "\n", to: folder + "/\(name).auth"),
                    run(["accounts", "add", name, "--key", folder + "/\(name).pub"]), run(["chat", "person", name])
                else { return nil }
            }
            guard run(["chat", "send", Self.names[1], "hello", "--as", Self.names[0]]),
                run(["chat", "join", Self.names[0], "--as", Self.names[1]])
            else { return nil }
        }

        // MARK: Figures

        func typed(_ count: Int) -> Bool {
            guard let writer = open(0), let reader = open(1) else { return false }
            for probe in [writer, reader] { _ = probe.ask(Array("\r".utf8), quiet: 300) }
            var samples: [Double] = []
            for number in 0..<count {
                // Slower than flood control, and than the mark that a message was read.
                _ = writer.ask(Array("message number \(number)".utf8), quiet: 400)
                _ = reader.watch(milliseconds: 600)
                let sent = TerminalProbe.milliseconds()
                writer.press(Array("\r".utf8))
                if let last = reader.hear(since: sent, quiet: 40).last { samples.append(last) }
                _ = writer.watch(milliseconds: 50)
            }
            report("key_to_last_byte", samples, "ms")
            return samples.count == count
        }

        func idle(_ seconds: Double) -> Bool {
            let probes = Self.names.indices.compactMap(open)
            guard probes.count == Self.names.count else { return false }
            for probe in probes { _ = probe.watch(milliseconds: 300) }
            let before = probes.map(\.processorTime)
            usleep(UInt32(seconds * 1_000_000))
            let bytes = probes.map { $0.watch(milliseconds: 1).bytes }
            report("idle_bytes_of_ten", [Double(bytes.reduce(0, +))], "bytes in \(Int(seconds)) s")
            let spent = zip(probes, before).map { $0.processorTime - $1 }
            report("idle_processor_of_ten", [spent.reduce(0, +)], "ms in \(Int(seconds)) s")
            return true
        }

        func burst(_ count: Int) -> Bool {
            guard let reader = open(1) else { return false }
            _ = reader.ask(Array("\r".utf8), quiet: 300)
            let lines = (0..<count).map { "burst \($0)\n" }.joined()
            guard Self.write(lines, to: folder + "/burst.txt") else { return false }
            let words =
                [program[0], "chat", "send", Self.names[1], "--as", Self.names[0]] + Array(program.dropFirst())
            let command = words.map { "'\($0)'" }.joined(separator: " ") + " < '\(folder)/burst.txt' &"
            let start = TerminalProbe.milliseconds()
            guard system(command) == 0 else { return false }
            let frames = reader.frames(since: start, quiet: 3_000)
            report("burst_frames_a_second", [Double(frames.count) / max(0.001, frames.seconds)], "frames")
            report("burst_memory", [reader.residentMemory], "MiB")
            return true
        }

        private func report(_ figure: String, _ samples: [Double], _ unit: String) {
            Output.line(BenchLine(bench: "chat-screen", figure: figure, unit: unit, samples: samples, context: []).text)
        }

        // MARK: Programs

        /// The program of one account with its Messages pane in front.
        private func open(_ index: Int) -> TerminalProbe? {
            let environment = [
                "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent", "PATH": "/usr/bin:/bin",
                "TZ": "UTC", "SSH_USER_AUTH": folder + "/\(Self.names[index]).auth",
            ]
            guard let probe = TerminalProbe(program, environment: environment, columns: 80, rows: 24) else {
                return nil
            }
            _ = probe.opening(quiet: 800)
            // Quick start and the tour are left behind; the terminal says that it is in front.
            for key in ["\u{1B}", "\u{1B}", "\u{1B}OQ", "\u{1B}[I"] { _ = probe.ask(Array(key.utf8), quiet: 200) }
            return probe
        }

        private func run(_ arguments: [String]) -> Bool {
            let words = [program[0]] + arguments + Array(program.dropFirst())
            return system(words.map { "'\($0)'" }.joined(separator: " ") + " >/dev/null") == 0
        }

        private static func write(_ text: String, to path: String) -> Bool {
            let file = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
            guard file >= 0 else { return false }
            defer { close(file) }
            let bytes = Array(text.utf8)
            return Glibc.write(file, bytes, bytes.count) == bytes.count
        }

        /// The blob of a made-up key: its kind and 32 bytes, each with its length in front.
        private static func key(_ index: Int) -> String {
            let kind = Array("ssh-ed25519".utf8)
            let blob = [0, 0, 0, UInt8(kind.count)] + kind + [0, 0, 0, 32] + (0..<32).map { UInt8($0 + index) }
            return Base64.encoded(blob)
        }
    }
}
