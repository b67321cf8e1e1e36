/// `quad bench`: every figure on speed and memory that the project claims.
enum BenchCommand {
    /// In the order in which `all` runs them.
    static let figures: [BenchFigure] = [
        TerminalBench.figure,
        CatalogBench.figure,
        RankBench.rank,
        RankBench.learn,
        AgentBench.figure,
        PriorBench.figure,
        ChatBench.figure,
        ChatScreenBench.figure,
        ProfileBench.figure,
        ScholarshipsBench.figure,
        ExploreBench.figure,
        AreasBench.figure,
        AdvisorBench.figure,
        PassagesBench.figure,
    ]

    static let spec = CommandSpec(
        "bench", usage: "all|FIGURE…", summary: "measure speed and memory, one JSON line a figure",
        options: figures.flatMap(\.options)
    ) { arguments, container in
        let names =
            arguments.words.isEmpty
            ? [] : arguments.words == ["all"] ? figures.filter(\.isMeasure).map(\.name) : arguments.words
        let chosen = names.map { name in figures.first { $0.name == name } }
        guard !chosen.isEmpty, !chosen.contains(where: { $0 == nil }) else {
            Output.problem("Which figure? One or more of: all, \(figures.map(\.name).joined(separator: ", ")).")
            return .usage
        }
        var complete = true
        for figure in chosen.compactMap(\.self) {
            if await !figure.run(arguments, container) { complete = false }
        }
        return complete ? .success : .failure
    }
}
