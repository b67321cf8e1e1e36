import Domain
import Presentation
import Services

/// What `quad catalog update` says when it can't go on: what happened and what helps.
enum CatalogUpdateText {
    static func sentence(_ error: ScorecardError) -> String {
        switch error {
        case .noLibrary: "libcurl is not installed, so nothing can be fetched. Install libcurl4."
        case .badAddress(let text):
            "\(DisplayText(text).string) is no address to fetch from: it takes https, or http on this machine."
        case .unreachable(let reason): "The server can't be reached: \(DisplayText(reason).string)."
        case .cut: "The answer stopped in the middle."
        case .keyRefused(let words):
            "The server refuses the API key\(quoted(words)). Check it, or get one at https://api.data.gov/signup."
        case .limitReached(let seconds?): "The server asks for a pause of \(seconds) s."
        case .limitReached(nil): "The hour's allowance of questions is used up."
        case .status(let code, let words): "The server answers with status \(code)\(quoted(words))."
        case .tooLarge: "The answer is larger than a page of colleges can be."
        case .notJSON(let start):
            "The answer is not JSON; it begins with '\(oneLine(start))'. A sign-in page of the network may be in between."
        case .malformed(let place, let expected, let found):
            "The answer is not as documented: \(oneLine(place)) should be \(oneLine(expected)), but is \(oneLine(found))."
        case .empty: "The answer holds no colleges."
        }
    }

    static func sentence(_ error: CatalogUpdateError) -> String {
        switch error {
        case .source(let error, let page):
            switch error {
            case .noLibrary, .badAddress, .keyRefused: sentence(error)
            case .limitReached: "\(sentence(error)) Pages that came are kept; run it again later."
            default:
                "Page \(page): \(sentence(error)) The catalogue is as it was"
                    + (page > 1 ? ", and the pages before are kept for another try." : ".")
            }
        case .shifting: "The colleges changed on the server while they were fetched. Run it again; nothing was changed."
        case .tooFew(let found, let all):
            "The server tells of \(found) of the catalogue's \(all) colleges only. Nothing was changed."
        case .strange(let kind, let before, let after):
            "\(name(kind)) is \(number(after)) in the middle and was \(number(before)): that looks like another "
                + "unit. Nothing was changed."
        case .cancelled: "Stopped. Nothing was changed."
        case .catalog(let error): Failure(error).sentence
        case .storage(let error): error.sentence
        }
    }

    /// A figure's name as the screen has it.
    static func name(_ kind: FigureKind) -> String { Format().name(of: kind).string }

    private static func number(_ value: Double) -> String {
        JSONWriter.text(.number((value * 10_000).rounded() / 10_000))
    }

    private static func quoted(_ words: String) -> String { words.isEmpty ? "" : " (\(oneLine(words)))" }

    private static func oneLine(_ text: String) -> String {
        DisplayText(text.split(whereSeparator: \.isNewline).joined(separator: " ")).string
    }
}

/// What fresh figures would change, line by line.
enum CatalogChangeText {
    static func lines(_ changes: FigureChanges) -> [String] {
        let told = changes.lines.filter { !$0.isEmpty }
        guard !told.isEmpty else { return ["Every figure is as it was: the catalogue is up to date."] + left(changes) }
        let figures = told.map { line in
            let parts = [
                line.changed > 0 ? "changed for \(colleges(line.changed))" : nil,
                line.appeared > 0 ? "new for \(line.appeared)" : nil, line.gone > 0 ? "gone for \(line.gone)" : nil,
            ]
            return "  \(CatalogUpdateText.name(line.kind)) " + parts.compactMap(\.self).joined(separator: ", ")
        }
        return ["Would change, of \(changes.colleges) colleges:"] + figures + left(changes)
    }

    private static func left(_ changes: FigureChanges) -> [String] {
        changes.left.isEmpty
            ? []
            : [
                "As shipped, because the server tells of too few colleges: "
                    + changes.left.map { CatalogUpdateText.name($0.kind) }.joined(separator: "; ")
            ]
    }

    private static func colleges(_ count: Int) -> String { count == 1 ? "1 college" : "\(count) colleges" }
}

extension Failure {
    init(_ error: CatalogUpdateError) {
        let code: ExitCode =
            switch error {
            case .storage: .noStorage
            case .catalog: .noResources
            case .source(.badAddress, _): .usage
            case .source(.malformed, _), .source(.notJSON, _), .source(.empty, _), .source(.tooLarge, _), .strange,
                .tooFew:
                .badInput
            default: .failure
            }
        self.init(code, CatalogUpdateText.sentence(error))
    }
}
