/// A college's score and grade for one student.
public struct MatchStanding: Sendable, Hashable {
    /// 0...100.
    public let score: Double
    /// `nil` where too little is known for one.
    public let grade: Grade?
    /// The share of what the profile asks for that the college publishes, 0...1.
    public let known: Double
}
