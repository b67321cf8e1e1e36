public import Presentation

/// A part of a frame that answers to a click.
public struct ClickTarget: Sendable, Hashable {
    public let area: Rect
    public let action: Action
}
