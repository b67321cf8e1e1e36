internal import Domain

/// How parts of an answer stand in the database.
enum AdvisorCode {
    /// The passages by their numbers, then the closest one of a refusal.
    static func passages(of answer: Answer) -> [Evidence] {
        var passages = answer.citations.map(\.evidence)
        for case .refused(_, let closest?) in answer.limitations { passages.append(closest) }
        return passages
    }

    static func text(_ limitations: [AnswerLimitation]) -> String {
        limitations.map { limitation in
            switch limitation {
            case .refused(let searched, let closest):
                (closest == nil ? "refused" : "refused*") + "\t" + searched.joined(separator: "\t")
            case .singleSource(let title): "single\t" + title
            case .uncited: "uncited"
            case .notUnderstood(let words): "left\t" + words.joined(separator: "\t")
            case .stopped: "stopped"
            case .truncated: "truncated"
            }
        }.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }.joined(separator: "\n")
    }

    /// Lines of a later program are passed over.
    static func limitations(_ text: String, closest: [Evidence]) -> [AnswerLimitation] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t").map(String.init)
            let rest = Array(parts.dropFirst())
            switch parts.first {
            case "refused": return .refused(searched: rest, closest: nil)
            case "refused*": return .refused(searched: rest, closest: closest.last)
            case "single": return .singleSource(title: rest.first ?? "")
            case "uncited": return .uncited
            case "left": return .notUnderstood(rest)
            case "stopped": return .stopped
            case "truncated": return .truncated
            default: return nil
            }
        }
    }

    static func text(_ target: Evidence.Target?) -> String {
        switch target {
        case .college(let id): "college \(id)"
        case .scholarship(let id): "scholarship \(id.rawValue)"
        case .address(let address): "address \(address)"
        case .source(let id, let from, let to): "source \(id) \(from) \(to)"
        case nil: ""
        }
    }

    static func target(_ text: String) -> Evidence.Target? {
        let parts = text.split(separator: " ").map(String.init)
        guard parts.count >= 2 else { return nil }
        switch parts[0] {
        case "college": return UnitID(parts[1]).map(Evidence.Target.college)
        case "scholarship": return .scholarship(AwardID(parts[1]))
        case "address": return .address(parts[1])
        case "source":
            guard parts.count == 4, let from = Int(parts[2]), let to = Int(parts[3]) else { return nil }
            return .source(id: parts[1], from: from, to: to)
        default: return nil
        }
    }
}
