/// Equal cells over the box of everything in an index, degrees.
struct AreaGrid {
    let west: Double
    let south: Double
    let columns: Int
    let rows: Int
    /// Degrees of a cell.
    let width: Double
    let height: Double
    private let perWidth: Double
    private let perHeight: Double

    var cells: Int { columns * rows }
    var east: Double { west + width * Double(columns) }
    var north: Double { south + height * Double(rows) }

    /// About as many cells as there are areas, about as wide as high.
    init(west: Double, south: Double, east: Double, north: Double, count: Int) {
        let (across, up) = (max(1e-9, east - west), max(1e-9, north - south))
        let side = (across * up / Double(max(1, count))).squareRoot()
        columns = max(1, min(4_096, Int(across / side) + 1))
        rows = max(1, min(4_096, Int(up / side) + 1))
        // A hair wider than needed, so that the last point falls into the last cell.
        width = across / Double(columns) * (1 + 1e-12) + 1e-12
        height = up / Double(rows) * (1 + 1e-12) + 1e-12
        perWidth = 1 / width
        perHeight = 1 / height
        self.west = west
        self.south = south
    }

    /// `nil` for a point outside of the grid.
    @inline(__always)
    func cell(_ x: Double, _ y: Double) -> Int? {
        let (column, row) = ((x - west) * perWidth, (y - south) * perHeight)
        guard column >= 0, row >= 0, column < Double(columns), row < Double(rows) else { return nil }
        return Int(row) * columns + Int(column)
    }

    @inline(__always)
    func column(_ x: Double) -> Int { Int(max(0, min(Double(columns - 1), (x - west) * perWidth))) }

    @inline(__always)
    func row(_ y: Double) -> Int { Int(max(0, min(Double(rows - 1), (y - south) * perHeight))) }
}
