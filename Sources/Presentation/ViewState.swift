public import Domain

/// What a pane knows of something it loads.
public enum ViewState<Value: Equatable & Sendable>: Equatable, Sendable {
    case idle
    case loading
    case loaded(Value)
    /// The sentence that the student reads, with the key that helps.
    case failed(DisplayText)
}
