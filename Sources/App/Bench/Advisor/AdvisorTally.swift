import Domain

/// What a question set came to.
struct AdvisorTally {
    private var kinds: [String: (right: Int, all: Int)] = [:]
    private var answerable = (refused: 0, all: 0)
    private var badges = (good: 0, all: 0)
    private var proofs = (cited: 0, all: 0)
    private var unmarked = 0
    private var firsts: [Double] = []

    mutating func add(_ question: AdvisorQuestion, _ verdict: AdvisorJudge.Verdict, first: Double) {
        kinds[question.kind, default: (0, 0)].all += 1
        if verdict.isRight { kinds[question.kind]?.right += 1 }
        if question.kind != "unanswerable" {
            answerable.all += 1
            if verdict.isRefused { answerable.refused += 1 }
            proofs.all += verdict.proofs
            proofs.cited += verdict.citedProofs
        }
        badges.all += verdict.badges
        badges.good += verdict.goodBadges
        unmarked += verdict.unmarked
        firsts.append(first)
    }

    func lines(_ file: String) -> [String] {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        func line(_ figure: String, _ share: Double, _ count: Int) -> String {
            let percent = (share * 1_000).rounded() / 10
            return
                "{\"bench\":\"advisor\",\"figure\":\"\(figure)\",\"set\":\"\(name)\",\"value\":\(percent),\"unit\":\"%\",\"n\":\(count)}"
        }
        func share(_ part: Int, _ all: Int) -> Double { all == 0 ? 1 : Double(part) / Double(all) }
        let exact = ["fact", "comparison", "ranking"].compactMap { kinds[$0] }
        let right = exact.reduce(0) { $0 + $1.right }
        let all = exact.reduce(0) { $0 + $1.all }
        var lines = [line("exact: fact, comparison, ranking", share(right, all), all)]
        for kind in kinds.keys.sorted() {
            if let (right, all) = kinds[kind] { lines.append(line("right: " + kind, share(right, all), all)) }
        }
        lines.append(line("refused: answerable", share(answerable.refused, answerable.all), answerable.all))
        lines.append(line("citation precision", share(badges.good, badges.all), badges.all))
        lines.append(line("citation recall", share(proofs.cited, proofs.all), proofs.all))
        lines.append(
            "{\"bench\":\"advisor\",\"figure\":\"unsupported figures shown unmarked\",\"set\":\"\(name)\",\"value\":\(unmarked),\"unit\":\"count\"}"
        )
        lines.append(
            BenchLine(bench: "advisor", figure: "first token", unit: "ms", samples: firsts, context: [("set", name)])
                .text)
        return lines
    }
}
