import Domain
import TestSupport
import Testing

@Suite struct FilterReaderTests {
    static let vocabulary = FieldVocabulary(
        [
            (14, "Engineering"), (26, "Biological and Biomedical Sciences"), (38, "Philosophy and Religious Studies"),
            (42, "Psychology"), (51, "Health Professions"), (52, "Business, Management, Marketing"),
            (1107, "Computer Science."), (1419, "Mechanical Engineering."), (2601, "Biology, General."),
            (5116, "Nursing."), (5122, "Public Health."),
            (5138, "Registered Nursing, Nursing Administration, Nursing Research and Clinical Nursing."),
        ].map { FieldTitle(code: CIPCode($0), title: $1) })

    static var reader: FilterReader {
        var profile = StudentProfile(home: StateCode("OR").map { Home(state: $0) })
        profile.budget = 26_000
        return FilterReader(fields: vocabulary, profile: profile)
    }

    @Test("Two hundred phrasings in both languages and word orders mean what students mean by them")
    func phrasings() {
        #expect(FilterPhrasings.all.count >= 200)
        for (words, code, left) in FilterPhrasings.all {
            let reading = Self.reader.read(words)
            #expect(reading.filter.code == code, "\(words)")
            #expect(reading.notUnderstood == left, "\(words)")
        }
    }

    @Test("What the profile would have to say first is named")
    func missing() {
        let reader = FilterReader(fields: Self.vocabulary, profile: StudentProfile())
        #expect(reader.read("in state, affordable, public").missing == [.homeState, .budget])
        #expect(reader.read("in state, affordable, public").filter.code == "control=1")
    }

    @Test("An answer to one question of the form needs no name of what it is about")
    func answers() {
        let reader = Self.reader
        #expect(reader.read("under 20k", about: .measure(.price)).filter.code == "price=..20000<")
        #expect(
            reader.read("2000-10000", about: .measure(.figure(.undergraduates))).filter.code
                == "undergraduates=2000..10000")
        #expect(
            reader.read("over 60%", about: .measure(.figure(.graduationRate))).filter.code == "graduation_rate=>0.6..")
        #expect(reader.read("300", about: .measure(.distance)).filter.code == "distance=..300")
        #expect(reader.read("Oregon, Texas", about: .states).filter.code == "state=OR,TX")
        #expect(reader.read("business", about: .fields).filter.code == "field=52")
        let odd = reader.read("purple", about: .measure(.price))
        #expect(odd.filter.isEmpty && odd.notUnderstood == ["purple"])
        let other = reader.read("Oregon", about: .measure(.price))
        #expect(other.filter.isEmpty && other.notUnderstood == ["Oregon"])
    }

    @Test("Any text is read without a trap, and each token is taken or named")
    func anyText() {
        var generator = SeededGenerator(seed: 11)
        let pieces = [
            "under", "20k", "$", "–", "or", "in", "OR", "not", "between", "and", "%", ",", "net", "students", "100",
            "7",
            "miles", "ngành", "dưới", "ở", "🙂", "\u{301}", "\n", "<", ">=", "9999999999999999999", "1.2.3", "phần",
            "4-year",
        ]
        for _ in 0..<2_000 {
            let count = Int.random(in: 0..<12, using: &generator)
            let text = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }
                .joined(separator: Bool.random(using: &generator) ? " " : "")
            let reading = Self.reader.read(text)
            #expect(CollegeFilter(code: reading.filter.code) == reading.filter, "\(text)")
        }
    }
}
