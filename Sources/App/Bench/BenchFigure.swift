/// A group of measurements under one name: `quad bench NAME`.
struct BenchFigure: Sendable {
    let name: String
    let summary: String
    let options: [OptionSpec]
    /// Whether `all` runs it; what makes a table for the source and measures nothing is asked for by name.
    let isMeasure: Bool
    /// Prints a line for each figure as soon as it is known; `false` when something could not be measured.
    let run: @Sendable (Arguments, AppContainer) async -> Bool

    init(
        _ name: String, summary: String, options: [OptionSpec] = [], isMeasure: Bool = true,
        run: @escaping @Sendable (Arguments, AppContainer) async -> Bool
    ) {
        self.name = name
        self.summary = summary
        self.options = options
        self.isMeasure = isMeasure
        self.run = run
    }
}
