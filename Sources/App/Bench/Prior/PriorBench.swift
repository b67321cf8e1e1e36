import Domain
import Glibc
import Store

/// `quad bench prior`: what students want, asked of made-up ones, as the table in Domain holds it.
enum PriorBench {
    static let figure = BenchFigure(
        "prior", summary: "print the table of what is believed before the first swipe (docs/matching.md)",
        options: [OptionSpec("students", value: "N", "how many made-up students are asked (4000)")], isMeasure: false
    ) { arguments, container in
        let count = arguments["students"].flatMap { Int($0) } ?? 4_000
        do {
            let catalog = try await container.catalog { _ in }
            let columns = try await catalog.columns()
            let offerings = try await catalog.offerings(in: SampleStudent.fields)
            Output.line(table(of: weights(students: count, columns: columns, offerings: offerings)))
            return true
        } catch {
            Output.problem("The catalogue cannot be read: quad doctor says why.")
            return false
        }
    }

    /// Half the distance between students who want warmth and those who do not, said by the student and not believed.
    static let warmth = 0.3
    private static let seed: UInt64 = 5

    /// The fitted weights of each student.
    private static func weights(
        students: Int, columns: CollegeColumns, offerings: [CIPCode: [FieldRow]]
    ) -> [[Double]] {
        var random = NormalNumbers(seed: seed)
        let likes = SampleLikes(columns, offerings: offerings)
        let popularity = likes.popularity
        let towns = columns[.undergraduates].map { $0.isNaN ? 0 : Double($0).squareRoot() }
        return (0..<students).map { _ in
            let student = SampleStudent(
                atHome: random.choice(towns), in: columns, popularity: popularity, using: &random)
            let probabilities = likes.probabilities(student, using: &random)
            let table = FeatureTable(
                scorer: MatchScorer(profile: student.profile, medianPrice: 0), columns: columns, offerings: offerings)
            // The best three hundred, which a feed would show, and a sample of all the others.
            var rows = Set(probabilities.indices.sorted { probabilities[$0] > probabilities[$1] }.prefix(300))
            for _ in 0..<900 { rows.insert(Int(random.uniform() * Double(columns.count))) }
            let points = rows.sorted().map { row in
                let vector = table.vector(row: row)
                return (x: (0..<FeatureVector.count).map { Double(vector[$0]) }, like: probabilities[row])
            }
            var weights = WeightFit.weights(points)
            weights[Int(Feature.north.rawValue)] -= student.wantsWarmth ? -warmth : warmth
            return weights
        }
    }

    private static func table(of weights: [[Double]]) -> String {
        let count = Double(weights.count)
        let lanes = FeatureVector.count
        let mean = (0..<lanes).map { lane in weights.reduce(0) { $0 + $1[lane] } / count }
        func covariance(_ row: Int, _ column: Int) -> Double {
            weights.reduce(0) { $0 + ($1[row] - mean[row]) * ($1[column] - mean[column]) } / (count - 1)
        }
        let numbers = mean + (0..<lanes).flatMap { row in (0...row).map { covariance(row, $0) } }
        let texts = numbers.map { number in
            let thousandths = Int((number * 1_000).rounded())
            let digits = String(abs(thousandths) % 1_000)
            let fraction = String(repeating: "0", count: 3 - digits.count) + digits
            return (thousandths < 0 ? "-" : "") + "\(abs(thousandths) / 1_000).\(fraction)"
        }
        let lines = stride(from: 0, to: texts.count, by: 13).map { start in
            "        " + texts[start..<min(start + 13, texts.count)].joined(separator: ", ") + ","
        }
        return """
            // Made by `quad bench prior`.

            extension TastePrior {
                /// Mean weight of each feature, then the lower half of their covariance, row by row; \(weights.count) students.
                static let table: [Double] = [
            \(lines.joined(separator: "\n"))
                ]
            }
            """
    }
}
