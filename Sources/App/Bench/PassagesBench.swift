import Domain
import Services
import Store

/// `quad bench passages`: how long a search takes, and whether it finds what ranking every passage finds.
enum PassagesBench {
    static let figure = BenchFigure(
        "passages", summary: "10 best of 100,000 and 1,000,000 passages, and how many a full ranking shares",
        options: [
            OptionSpec("passages", value: "N,N", "passages: how many there are (100000,1000000)"),
            OptionSpec("queries", value: "N", "passages: how many searches are timed (2000)"),
        ]
    ) { arguments, _ in
        let sizes = (arguments["passages"] ?? "100000,1000000").split(separator: ",").compactMap { Int($0) }
        let queries = arguments["queries"].flatMap { Int($0) } ?? 2_000
        for size in sizes {
            guard let folder = BenchFolder() else { return false }
            do {
                try await measure(size, queries: queries, in: folder.path)
            } catch {
                Output.problem("The passages could not be measured: \(error)")
                return false
            }
        }
        return !sizes.isEmpty
    }

    private static func measure(_ count: Int, queries: Int, in folder: String) async throws {
        let stores = try UserDatabase(path: folder + "/quad.db").notebook(for: .guest)
        let workspace = try await stores.workspaces.current(makingNamed: "bench")
        var corpus = PassageCorpus(seed: 7)
        let begin = Monotonic.now()
        var made = 0
        while made < count {
            let size = min(2_000, count - made)
            let lines = (0..<size).map { _ in (SourceDocument.LineKind.paragraph, corpus.passage()) }
            let source = try await stores.sources.add(.text, title: "\(made)", input: nil, to: workspace.id)
            try await stores.sources.save(SourceDocument(title: nil, lines: lines), of: source.id)
            made += size
        }
        let context = [("passages", "\(count)")]
        Output.line(
            BenchLine(
                bench: "passages", figure: "filling the index", unit: "s",
                samples: [Double(Monotonic.now() - begin) / 1e9], context: context
            ).text)
        let questions = (0..<queries).map { corpus.question(words: 2 + $0 % 4) }
        for question in questions.prefix(50) { _ = try await search(question, stores, workspace) }
        var times: [Double] = []
        var found: [[PassageID]] = []
        for question in questions {
            let start = Monotonic.now()
            found.append(try await search(question, stores, workspace))
            times.append(Double(Monotonic.now() - start) / 1e6)
        }
        Output.line(
            BenchLine(bench: "passages", figure: "search", unit: "ms", samples: times, context: context).text)
        // The full ranking takes its time; so many tell the overlap to a hundredth.
        let judged = min(questions.count, count > 300_000 ? 200 : 500)
        var shares: [Double] = []
        var reference: [Double] = []
        for index in 0..<judged {
            let start = Monotonic.now()
            let all = try await stores.rankingAll(questions[index], of: workspace.id, limit: 10)
            reference.append(Double(Monotonic.now() - start) / 1e6)
            shares.append(all.isEmpty ? 1 : Double(Set(all).intersection(found[index]).count) / Double(all.count))
        }
        Output.line(
            BenchLine(
                bench: "passages", figure: "ranking every passage with any of the words", unit: "ms",
                samples: reference, context: context
            ).text)
        Output.line(
            BenchLine(
                bench: "passages", figure: "overlap@10 with that ranking", unit: "mean share",
                samples: [shares.reduce(0, +) / Double(max(1, shares.count))], context: context
            ).text)
    }

    private static func search(
        _ question: String, _ stores: NotebookStores, _ workspace: Workspace
    ) async throws -> [PassageID] {
        try await stores.passages.passages(matching: question, in: .all, of: workspace.id, limit: 10).map(\.id)
    }
}

/// Passages of made-up words, as common and as rare as words are, each about one of two thousand subjects.
struct PassageCorpus {
    private var generator: SeededGenerator
    private let words: [String]
    /// Sums of the words' chances.
    private let sums: [Double]
    /// Words of the first passages, to ask about.
    private var known: [[Int]] = []

    static let vocabulary = 200_000
    private static let subjects = 2_000

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        let syllables = "bcdfghjklmnprtvz".flatMap { consonant in "aeiou".map { "\(consonant)\($0)" } }
        var words: [String] = []
        for rank in 0..<Self.vocabulary {
            var rest = rank
            var word = ""
            // A number in base 80, whose digits are syllables.
            repeat {
                word += syllables[rest % syllables.count]
                rest /= syllables.count
            } while rest > 0
            // Ends in what no stem loses.
            words.append(word + "n")
        }
        self.words = words
        var sum = 0.0
        var power = 0.0
        sums = (1...Self.vocabulary).map { rank in
            // rank^-1.07, by steps of the logarithm's series: exact enough for a chance.
            power = 1 / (Double(rank) * (1 + 0.07 * Self.logarithm(Double(rank))))
            sum += power
            return sum
        }
    }

    /// Natural logarithm from 1 on, to a thousandth.
    private static func logarithm(_ value: Double) -> Double {
        var value = value
        var result = 0.0
        while value > 2 {
            value /= 2
            result += 0.693_147
        }
        let t = (value - 1) / (value + 1)
        return result + 2 * (t + t * t * t / 3 + t * t * t * t * t / 5)
    }

    mutating func passage() -> String {
        let subject = Int.random(in: 0..<Self.subjects, using: &generator)
        let count = Int.random(in: 85...115, using: &generator)
        let ranks = (0..<count).map { _ in
            Int.random(in: 0..<5, using: &generator) == 0
                ? 200 + (subject * 37 + Int.random(in: 0..<40, using: &generator)) % (Self.vocabulary - 400) : rank()
        }
        if known.count < 10_000 { known.append(ranks) }
        return ranks.map { words[$0] }.joined(separator: " ")
    }

    /// Different words of one passage, none of the sixty commonest.
    mutating func question(words count: Int) -> String {
        while true {
            let passage = known.randomElement(using: &generator) ?? []
            let telling = Set(passage.filter { $0 >= 60 }).sorted()
            guard telling.count >= count else { continue }
            return telling.shuffled(using: &generator).prefix(count).map { words[$0] }.joined(separator: " ")
        }
    }

    private mutating func rank() -> Int {
        let point = Double.random(in: 0..<(sums.last ?? 1), using: &generator)
        var (low, high) = (0, sums.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] <= point { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
