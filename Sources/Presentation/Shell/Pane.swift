public import Resources

/// The four panes, in the order of their tabs.
public enum Pane: Int, Sendable, Hashable, CaseIterable {
    case swipe, messages, scholarships, profile

    public var title: StringKey {
        switch self {
        case .swipe: .paneSwipe
        case .messages: .paneMessages
        case .scholarships: .paneScholarships
        case .profile: .paneProfile
        }
    }

    /// The action that brings the pane forward.
    public var action: ActionID {
        switch self {
        case .swipe: .paneSwipe
        case .messages: .paneMessages
        case .scholarships: .paneScholarships
        case .profile: .paneProfile
        }
    }

    public init?(_ action: ActionID) {
        guard let pane = Pane.allCases.first(where: { $0.action == action }) else { return nil }
        self = pane
    }
}
