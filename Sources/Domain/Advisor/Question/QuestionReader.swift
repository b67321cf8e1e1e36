/// Reads questions in plain English: what they are about, which colleges, which figures, which filters.
public struct QuestionReader: Sendable {
    let book: CollegeNameBook
    let filters: FilterReader
    let fields: FieldVocabulary

    public init(book: CollegeNameBook, fields: FieldVocabulary, profile: StudentProfile) {
        self.book = book
        self.fields = fields
        filters = FilterReader(fields: fields, profile: profile)
    }

    /// - Parameter earlier: Colleges that the thread spoke of last, for `it` and `there`.
    public func read(_ question: String, earlier: [CollegeMention] = []) -> QuestionReading {
        let tokens = QuestionLexer.tokens(of: question)
        guard !tokens.isEmpty else { return QuestionReading() }
        let spotter = CollegeSpotter(tokens, in: book)
        var reading = QuestionReading()
        reading.colleges = spotter.found.map(\.mention)
        var words = QuestionPass.words(of: tokens, taken: spotter.taken)
        QuestionPass.mend(&words)
        var pass = QuestionPass(words, reader: self, reading: reading, hasNames: !spotter.found.isEmpty)
        pass.run(question, earlier: earlier)
        if let name = spotter.unknown.first, pass.reading.colleges.isEmpty {
            pass.reading.kind = .unclear
            pass.reading.beyond = name
        }
        reading = pass.reading
        return reading
    }
}
