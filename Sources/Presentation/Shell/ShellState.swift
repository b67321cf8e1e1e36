public import Domain

/// What stands around the panes: tabs, clock, notices and the layer on top.
public struct ShellState: Sendable, Equatable {
    public var pane: Pane
    /// One for each pane, in their order; 0 shows none.
    public var badges: [Int]
    public var account: DisplayText
    /// What a pane says of itself while another one is in front, such as messages that wait to be sent.
    public var status: DisplayText?
    /// What comes next, the nearest first; shown where nothing else needs the place.
    public var upcoming: [DisplayText] = []
    /// `nil` when the clock is switched off.
    public var time: LocalTime?
    public var toast: DisplayText?
    public var overlay: Overlay?
    /// Actions that the status line offers, most useful first.
    public var offers: [ActionID]

    /// A layer over the pane; it takes every key.
    public enum Overlay: Sendable, Equatable {
        case palette(PaletteState)
        case help(HelpState)
        /// The question before an action that can't be taken back.
        case confirm(ConfirmState, ActionID)
    }
}
