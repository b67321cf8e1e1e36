/// An answer while it is composed: sentences, each with the passages it rests on.
public struct AnswerDraft: Sendable {
    public private(set) var evidence: [Evidence] = []
    public private(set) var text = ""
    private var numbers: [String: Int] = [:]

    public init() {}

    public var isEmpty: Bool { text.isEmpty }

    /// Adds a sentence; each passage gets its number behind it, before the full stop.
    public mutating func say(_ sentence: String, _ passages: [Evidence] = [], newLine: Bool = false) {
        if !text.isEmpty { text += newLine ? "\n" : " " }
        text += marked(sentence, passages)
    }

    /// Adds a line of a list.
    public mutating func line(_ sentence: String, _ passages: [Evidence]) { say(sentence, passages, newLine: true) }

    /// A piece of a sentence with its numbers.
    public mutating func piece(_ words: String, _ passages: [Evidence]) -> String {
        passages.isEmpty ? words : words + " " + marks(passages)
    }

    private mutating func marked(_ sentence: String, _ passages: [Evidence]) -> String {
        guard !passages.isEmpty else { return sentence }
        let marks = marks(passages)
        if let last = sentence.last, ".!?:".contains(last) { return sentence.dropLast() + " " + marks + String(last) }
        return sentence + " " + marks
    }

    private mutating func marks(_ passages: [Evidence]) -> String {
        passages.map { passage in "[\(number(of: passage))]" }.joined()
    }

    /// Puts a passage among the evidence without saying anything.
    @discardableResult
    public mutating func number(of passage: Evidence) -> Int {
        if let number = numbers[passage.id] { return number }
        evidence.append(passage)
        numbers[passage.id] = evidence.count
        return evidence.count
    }
}
