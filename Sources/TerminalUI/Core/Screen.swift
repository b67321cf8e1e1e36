/// A terminal that frames are shown on.
@MainActor
public protocol Screen: AnyObject {
    /// Columns and rows as they are now.
    var size: (width: Int, height: Int) { get }
    /// Sends what differs from the frame before.
    func show(_ frame: CellBuffer)
    /// Sends everything anew.
    func repaint()
}
