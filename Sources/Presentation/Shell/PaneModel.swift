public import Domain

/// What the shell needs of the view-model behind a pane.
@MainActor
public protocol PaneModel: AnyObject {
    /// What has focus inside the pane.
    var context: KeyContext { get }
    /// A text field of the pane has focus: letters and digits go to it.
    var takesText: Bool { get }
    /// The text field has several lines, so up, down and Enter belong to it.
    var isMultiline: Bool { get }
    /// Number on the pane's tab; 0 shows none.
    var badge: Int { get }
    /// What the status line says of the pane also while another one is in front; `nil` says nothing.
    var status: DisplayText? { get }
    /// What comes next in the student's life, as the pane knows it; the nearest first.
    var upcoming: [DisplayText] { get }
    /// Why an action can't be used now, or `nil` when it can.
    func reason(against action: ActionID) -> DisplayText?
    /// The actions that the status line offers, most useful first.
    var offers: [ActionID] { get }
    /// - Returns: Whether the pane knew what to do; otherwise the shell looks further.
    func handle(_ action: Action) -> Bool
    /// Calls `body` after each change of state.
    func observe(_ body: @escaping @MainActor () -> Void) -> ObservationToken
    /// Stops what runs before anybody leaves: the first Ctrl-C belongs to an answer that comes in.
    ///
    /// - Returns: Whether there was something to stop.
    func interrupt() -> Bool
    /// The screen shows the pane's state as it is now: called after each frame.
    func didDraw()
    /// The pane has come to the front.
    func appear()
    /// Goes to what a deep link names.
    ///
    /// - Returns: Whether the pane knows such places.
    func open(_ link: DeepLink) -> Bool
    /// What a copy takes, such as the name of a college; `nil` when nothing has focus that can be copied.
    var copyText: DisplayText? { get }
}

extension PaneModel {
    public func didDraw() {}
    public func interrupt() -> Bool { false }
    public var isMultiline: Bool { false }
    public var status: DisplayText? { nil }
    public var upcoming: [DisplayText] { [] }
    public func appear() {}
    public func open(_ link: DeepLink) -> Bool { false }
    public var copyText: DisplayText? { nil }
}
