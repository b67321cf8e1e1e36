import TestSupport
import Testing

@Suite("The command line") struct CommandLineTests {
    @Test("--version names the program and its version")
    func version() throws {
        let outcome = try QuadProgram().run(["--version"])
        #expect(outcome.code == 0)
        #expect(outcome.output.wholeMatch(of: /quad \d+\.\d+\.\d+\n/) != nil)
    }

    @Test("What is not understood is named, with the way on", arguments: [["--nope"], ["nope"], ["--seed", "x"]])
    func usage(line: [String]) throws {
        let outcome = try QuadProgram().run(line)
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("--help"))
        #expect(outcome.output.isEmpty)
    }

    @Test(
        "Options may stand before the command",
        arguments: [
            ["fields", "nursing"], ["--data", "", "fields", "nursing"], ["--format=json", "fields", "nursing"],
        ])
    func order(line: [String]) throws {
        let program = try QuadProgram()
        let outcome = try program.run(line.map { $0.isEmpty ? program.data : $0 })
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("Nursing"))
    }

    @Test("Without a terminal the program says so and leaves with 2")
    func noTerminal() throws {
        let outcome = try QuadProgram().run([])
        #expect(outcome.code == 2)
        #expect(!outcome.errors.isEmpty)
    }
}
