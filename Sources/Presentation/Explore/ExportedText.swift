/// A file for the student.
public struct ExportedText: Sendable, Equatable {
    public let text: String
    /// `compare.csv`; a number is added where a file of this name is there.
    public let name: String

    public init(_ text: String, name: String) {
        self.text = text
        self.name = name
    }
}
