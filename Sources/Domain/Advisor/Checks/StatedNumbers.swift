/// The numbers of a text, for who judges answers.
public enum StatedNumbers {
    public static func values(in text: String) -> [(value: Double, isPercent: Bool)] {
        FigureScan.figures(in: text).map { ($0.value, $0.isPercent) }
    }

    /// Whether a passage says what a sentence says: one of its figures, or most of its words where it states none.
    public static func supports(_ passage: Evidence, _ sentence: String) -> Bool {
        let there = FigureScan.figures(in: passage.title + " " + passage.place + " " + passage.text)
        let stated = FigureScan.figures(in: sentence)
        if !stated.isEmpty { return stated.contains { figure in there.contains { figure.isSupported(by: $0) } } }
        let words = Set(QuestionStems.of(sentence))
        let known = Set(QuestionStems.of(passage.title + " " + passage.place + " " + passage.text))
        return words.isEmpty || words.intersection(known).count * 2 >= words.count
    }
}
