public import Domain

/// A part of the Messages pane with a view-model of its own, beside the conversations.
@MainActor
public protocol MessagesGuest: PaneModel {
    /// What its row in the list says after its name, such as a count or a place; `nil` says nothing.
    var note: DisplayText? { get }
}

/// Where a guest stands in the list, in the list's order.
public enum GuestPlace: String, Sendable, Hashable, CaseIterable {
    case ask, sources, notes, nearby

    public enum Section: Sendable, Hashable { case advisor, nearby }

    public var section: Section { self == .nearby ? .nearby : .advisor }
}

/// What the list shows of a guest.
public struct GuestRow: Equatable, Sendable {
    public var note: DisplayText?
    /// So many things of it wait for the student.
    public var badge: Int

    public init(note: DisplayText? = nil, badge: Int = 0) {
        self.note = note
        self.badge = badge
    }
}
