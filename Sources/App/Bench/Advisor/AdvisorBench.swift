import Domain
import Services
import Store

/// `quad bench advisor`: how often the advisor's own engine is right, what it cites, what it refuses, and how soon the
/// first word comes.
enum AdvisorBench {
    static let figure = BenchFigure(
        "advisor", summary: "the question sets: exact answers, citations, refusals; the first word",
        options: [
            OptionSpec("questions", value: "FILE,…", "advisor: question sets; Tests/Questions/own.json and blind.json"),
            OptionSpec("wrong", "advisor: print what was answered wrongly"),
        ]
    ) { arguments, container in
        let files = (arguments["questions"] ?? "Tests/Questions/own.json,Tests/Questions/blind.json")
            .split(separator: ",").map(String.init)
        do throws(Failure) {
            for file in files {
                guard let questions = AdvisorQuestion.read(file) else {
                    Output.problem("No question set can be read from \(DisplayText(file).string).")
                    return false
                }
                try await run(questions, file, tellsWrong: arguments.has("wrong"), container)
            }
            return true
        } catch {
            _ = error.report()
            return false
        }
    }

    private static func run(
        _ questions: [AdvisorQuestion], _ file: String, tellsWrong: Bool, _ container: AppContainer
    ) async throws(Failure) {
        guard let folder = BenchFolder() else { throw Failure(.noStorage, "No folder for the measurement.") }
        let catalog: CatalogStore
        do { catalog = try await container.catalog() } catch { throw Failure(error) }
        let names = try await names(in: catalog)
        let judge = AdvisorJudge(names: names)
        let plain = try await AdvisorStudent.service([], folder.path + "/plain", catalog, container)
        await plain.prepare()
        var tally = AdvisorTally()
        for (number, question) in questions.enumerated() {
            let service =
                question.profile.isEmpty
                ? plain
                : try await AdvisorStudent.service(question.profile, folder.path + "/\(number)", catalog, container)
            if !question.profile.isEmpty { await service.prepare() }
            var earlier: [CollegeMention] = []
            for before in question.earlier {
                for await update in service.ask(before, earlier: earlier) {
                    if case .ended(_, let colleges) = update { earlier = colleges }
                }
            }
            let start = Monotonic.now()
            var first: Int64?
            var answer = Answer()
            for await update in service.ask(question.question, earlier: earlier) {
                if first == nil { first = Int64(Monotonic.now() - start) }
                switch update {
                case .partial(let partial): answer = partial
                case .ended(let whole, _): answer = whole
                case .failed(let problem, _): throw Failure(problem)
                }
            }
            let verdict = judge.judge(question, answer)
            tally.add(question, verdict, first: Double(first ?? 0) / 1e6)
            if tellsWrong,
                !verdict.isRight || verdict.citedProofs < verdict.proofs || verdict.goodBadges < verdict.badges
            {
                Output.write(Self.report(question, verdict, answer), to: 2)
            }
        }
        for line in tally.lines(file) { Output.line(line) }
    }

    private static func names(in catalog: CatalogStore) async throws(Failure) -> [UnitID: [String]] {
        do throws(CatalogError) {
            let ids = try await catalog.columns().unitIDs
            let roster = try await catalog.roster()
            return Dictionary(zip(ids, roster.names.map { [$0] })) { first, _ in first }
        } catch {
            throw Failure(error)
        }
    }

    private static func report(_ question: AdvisorQuestion, _ verdict: AdvisorJudge.Verdict, _ answer: Answer) -> String
    {
        """
        \(question.id) \(question.kind) \(verdict.isRight ? "right" : "WRONG") \(verdict.why) \
        proof \(verdict.citedProofs)/\(verdict.proofs) badges \(verdict.goodBadges)/\(verdict.badges)
          Q: \(DisplayText(question.question).string)
          expected: \(question.rows.prefix(6)) \(question.facts.map { $0[0] }) \(question.proof) \(question.reason ?? "")
          A: \(DisplayText(answer.text).string)

        """
    }
}
