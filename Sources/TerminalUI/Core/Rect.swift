/// A rectangle of cells; never negative.
public struct Rect: Sendable, Hashable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    public var isEmpty: Bool { width == 0 || height == 0 }
    /// The first column and row past the rectangle.
    public var right: Int { x + width }
    public var bottom: Int { y + height }

    public func intersection(_ other: Rect) -> Rect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return Rect(x: left, y: top, width: min(right, other.right) - left, height: min(bottom, other.bottom) - top)
    }

    public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < right && point.y >= y && point.y < bottom
    }

    public func inset(x horizontal: Int = 0, y vertical: Int = 0) -> Rect {
        Rect(x: x + horizontal, y: y + vertical, width: width - 2 * horizontal, height: height - 2 * vertical)
    }

    /// The first rows, and what is left below them.
    public func split(top rows: Int) -> (top: Rect, rest: Rect) {
        let rows = max(0, min(rows, height))
        return (
            Rect(x: x, y: y, width: width, height: rows), Rect(x: x, y: y + rows, width: width, height: height - rows)
        )
    }

    /// What is left above the last rows, and those.
    public func split(bottom rows: Int) -> (rest: Rect, bottom: Rect) {
        let parts = split(top: height - max(0, min(rows, height)))
        return (parts.top, parts.rest)
    }

    /// The first columns, and what is left to their right.
    public func split(left columns: Int) -> (left: Rect, rest: Rect) {
        let columns = max(0, min(columns, width))
        return (
            Rect(x: x, y: y, width: columns, height: height),
            Rect(x: x + columns, y: y, width: width - columns, height: height)
        )
    }
}
