public import Presentation

/// What has focus when a key arrives.
public struct KeyFocus: Sendable, Hashable {
    public var context: KeyContext
    /// A text field has focus: letters and digits are text.
    public var takesText: Bool
    /// The text field has several lines, so up, down and Enter belong to it.
    public var isMultiline: Bool

    /// `takesText`: left out, the context decides.
    public init(_ context: KeyContext, takesText: Bool? = nil, isMultiline: Bool = false) {
        self.context = context
        self.takesText = takesText ?? context.takesText
        self.isMultiline = isMultiline
    }
}
