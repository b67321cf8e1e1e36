/// A walk through the real screen: each step ends with the key it teaches.
public struct TourState: Sendable, Equatable {
    /// Counts from 0.
    public private(set) var step = 0

    public init() {}

    /// What each step teaches, in order.
    public static let steps: [ActionID] = [.like, .undo, .details, .why, .search]

    public var action: ActionID { Self.steps[step] }

    /// - Returns: Whether the tour goes on.
    public mutating func hear(_ action: Action) -> Bool {
        guard case .run(let id, _) = action, id == self.action || (self.action == .like && id == .pass) else {
            return true
        }
        guard step + 1 < Self.steps.count else { return false }
        step += 1
        return true
    }
}
