/// Turns a question and its evidence into text.
public protocol AnswerEngine: Sendable {
    /// What the student reads of it: the model's name; `nil` for the program's own.
    var model: String? { get }
    /// Ends after `done` or `failed`; ending the iteration cancels the work.
    func events(for request: AnswerRequest) -> AsyncStream<AnswerEvent>
}

/// The guidance texts that ship.
public protocol GuidanceTable: Sendable {
    func texts() async throws(CatalogError) -> [GuidanceText]
}
