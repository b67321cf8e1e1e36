/// A group of measurements under one name: `quad bench NAME`.
struct BenchFigure: Sendable {
    let name: String
    let summary: String
    let options: [OptionSpec]
    /// Prints a line for each figure as soon as it is known; `false` when something could not be measured.
    let run: @Sendable (Arguments, AppContainer) async -> Bool

    init(
        _ name: String, summary: String, options: [OptionSpec] = [],
        run: @escaping @Sendable (Arguments, AppContainer) async -> Bool
    ) {
        self.name = name
        self.summary = summary
        self.options = options
        self.run = run
    }
}
