public import Domain

/// What came of an action that a layer over the pane was given.
public enum LayerOutcome: Sendable, Equatable {
    /// Not for this layer.
    case ignored
    /// The layer's state may have changed; it stays.
    case changed
    /// The layer closes and this action runs.
    case run(ActionID)
    /// The chosen action can't be used now; the layer stays and this sentence says why.
    case refused(DisplayText)
    /// The layer closes and nothing happens.
    case dismissed
}
