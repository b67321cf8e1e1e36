/// A swipe judge's students, answered by the feed.
enum AgentBench {
    static let figure = BenchFigure(
        "agent", summary: "answer a swipe judge's JSON lines on standard input through the feed",
        options: [OptionSpec("items", value: "FILE", "the judge's colleges, as comma-separated values")], run: run)

    private static func run(_ arguments: Arguments, _ container: AppContainer) async -> Bool {
        guard let path = arguments["items"] else {
            // Among all figures it has nothing to say without a judge.
            if arguments.words == ["all"] { return true }
            Output.problem("The agent plays a judge's students: name the judge's colleges with --items FILE.")
            return false
        }
        guard let agent = SwipeAgent(items: path) else {
            Output.problem("\(path) holds no colleges that the agent can read.")
            return false
        }
        return await agent.serve()
    }
}
