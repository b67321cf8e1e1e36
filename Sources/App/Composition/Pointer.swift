import Presentation
import TerminalUI

/// Makes actions of the mouse: a click does what the frame says, a drag to a side decides on the card.
struct Pointer {
    /// Columns that a drag must cross before it decides.
    static let dragWidth = 8

    private var pressed: Point?

    /// - Parameter targets: What a click does in the frame that is shown.
    /// - Returns: The action, or `nil` while nothing is decided.
    mutating func action(of event: MouseEvent, targets: [ClickTarget]) -> Action? {
        switch event.kind {
        case .scrollUp: return .run(.up)
        case .scrollDown: return .run(.down)
        case .drag: return nil
        case .press:
            pressed = event.position
            return nil
        case .release:
            guard let start = pressed else { return nil }
            pressed = nil
            let across = event.position.x - start.x
            let down = event.position.y - start.y
            if abs(across) >= Self.dragWidth, abs(across) > 2 * abs(down) { return .run(across > 0 ? .like : .pass) }
            guard across == 0, down == 0 else { return nil }
            return targets.last { $0.area.contains(start) }?.action
        }
    }
}
