/// Why an answer can't be taken.
public enum ProfileReason: Error, Sendable, Hashable {
    /// In characters.
    case tooLong(limit: Int)
    /// More entries than a list takes.
    case tooMany(limit: Int)
    /// Nothing of it can be seen, or something in it can't.
    case invisible
    case notANumber
    case notWhole
    case outOfRange(Double, Double)
    /// SAT totals come in tens.
    case notAStep(Int)
    case gradeNotOnScale(GradeScale)
    case rankBeyondClass(size: Int)
    case notYesOrNo
    /// The names that would have been taken.
    case notAnOption([String])
    /// Neither a CIP code of two or four digits.
    case notAField
    case notAState
    case notAZIP
    case emailWithoutAt
    case emailWithoutDomain
    case notAnEmail
    case notAPhoneNumber
    /// Only complete https addresses are links.
    case notALink
    /// A list, a text or an object stands where the other should.
    case wrongShape
    /// Words were typed where one of the offered rows has to be chosen.
    case notChosen
    /// The same field was given twice, with different answers.
    case contradicts(line: Int)
}
