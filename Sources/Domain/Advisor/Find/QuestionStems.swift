/// The words of a text that say something, cut to their stems: what passages and questions are compared by.
public enum QuestionStems {
    public static func of(_ text: String) -> [String] { GuidanceIndex.query(text) }
}
