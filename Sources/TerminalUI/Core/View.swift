/// Something that draws itself into a frame: same state and size, same cells.
public protocol View {
    /// Draws the whole of `area`; writes outside of it are clipped.
    func draw(into buffer: inout CellBuffer, in area: Rect)
}
