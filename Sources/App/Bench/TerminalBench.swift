import Glibc

/// Start, memory, bytes and time of a key, and idleness of the program itself or of any other that `--program` names.
enum TerminalBench {
    static let figure = BenchFigure(
        "terminal", summary: "start, memory, bytes and time for a key, idle",
        options: [
            OptionSpec("program", value: "CMD", "measure another program; words are split at spaces"),
            OptionSpec(
                "key", value: "TEXT", "the key to press, \"down\" for the arrow (default: swipes and list steps)"),
            OptionSpec("idle", value: "SECONDS", "how long to watch it idle (default 10)"),
        ], run: run)

    private static func run(_ arguments: Arguments, _ container: AppContainer) async -> Bool {
        let idle = arguments["idle"].flatMap { Double($0) } ?? 10
        if let program = arguments["program"] {
            let key = arguments["key"] ?? "down"
            return measure(
                program.split(separator: " ").map(String.init),
                name: program.split(separator: " ").first.map(String.init) ?? "",
                steps: [Step("key", key == "down" ? down : Array(key.utf8), 20)], size: (80, 24), idle: idle)
        }
        guard let folder = BenchFolder() else { return false }
        let own = ResourceFolder.executable
        let quad =
            [own, "--data", folder.path] + (container.options.resourcesFolder.map { ["--resources", $0] } ?? [])
        // The first start compiles the catalogue, the keys leave quick start, calibration and tour behind.
        _ = TerminalProbe(quad, environment: environment, columns: 80, rows: 24).map { probe in
            _ = probe.opening(quiet: 1_500)
            for key in ["\r", "\u{1B}", "\u{1B}"] { _ = probe.ask(Array(key.utf8), quiet: 300) }
        }
        var complete = true
        for size in [(80, 24), (200, 60)] {
            // Down and up within the rows in sight, then on through the list, which scrolls at every step.
            let pages = (0..<150).map { $0 / 12 % 2 == 0 ? down : up }
            let steps = [
                Step("swipe", Array("\u{1B}[C".utf8), 200), Step("open_list", Array("m".utf8), 1),
                Step("list_step", pages), Step("to_the_edge", down, 60), Step("list_scroll", down, 100),
                // The next size starts at the card again: the program comes back to where it was left.
                Step("back", Array("\u{1B}".utf8), 1), Step("back", Array("\u{1B}".utf8), 1),
            ]
            complete =
                measure(quad, name: "quad", steps: steps, size: size, idle: size.0 == 80 ? idle : 0) && complete
        }
        return complete
    }

    private static let down = Array("\u{1B}[B".utf8)
    private static let up = Array("\u{1B}[A".utf8)

    /// Keys whose bytes and time make one figure.
    private struct Step {
        let figure: String
        let keys: [[UInt8]]

        init(_ figure: String, _ keys: [[UInt8]]) {
            self.figure = figure
            self.keys = keys
        }

        init(_ figure: String, _ key: [UInt8], _ count: Int) {
            self.init(figure, Array(repeating: key, count: count))
        }

        /// A single key or a way to a place only prepares the next step.
        var isReported: Bool { keys.count > 1 && figure != "to_the_edge" }
    }

    private static let environment = [
        "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent", "PATH": "/usr/bin:/bin", "TZ": "UTC",
    ]

    private static func measure(
        _ program: [String], name: String, steps: [Step], size: (Int, Int), idle: Double
    ) -> Bool {
        let context = [("app", name), ("size", "\(size.0)x\(size.1)")]
        func report(_ figure: String, _ samples: [Double], _ unit: String) {
            Output.line(
                BenchLine(bench: "terminal", figure: figure, unit: unit, samples: samples, context: context).text)
        }
        var starts: [Double] = []
        var last: TerminalProbe?
        for _ in 0..<11 {
            last = nil
            guard let probe = TerminalProbe(program, environment: environment, columns: size.0, rows: size.1),
                let full = probe.opening().last
            else {
                report("start", [], "ms")
                return false
            }
            starts.append(full)
            last = probe
        }
        guard let probe = last else { return false }
        // The first start of a series still warms the caches.
        report("start", Array(starts.dropFirst()), "ms")
        report("memory", [probe.residentMemory], "MiB")
        for step in steps {
            let bursts = step.keys.map { probe.ask($0) }.filter { $0.bytes > 0 }
            guard step.isReported else { continue }
            report(step.figure + "_bytes", bursts.map { Double($0.bytes) }, "bytes")
            report(step.figure + "_time", bursts.compactMap(\.last), "ms")
        }
        if idle > 0 {
            _ = probe.watch(milliseconds: 500)
            let before = probe.processorTime
            let burst = probe.watch(milliseconds: idle * 1_000)
            report("idle_bytes", [Double(burst.bytes)], "bytes in \(Int(idle)) s")
            report("idle_processor", [probe.processorTime - before], "ms in \(Int(idle)) s")
        }
        report("memory_after", [probe.residentMemory], "MiB")
        return true
    }
}
