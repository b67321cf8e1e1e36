/// One position of the screen.
public struct Cell: Sendable, Hashable {
    /// A whole grapheme cluster; empty in the second column of a wide one.
    public var cluster: String
    /// Columns the cluster takes: 1 or 2; 0 for the second column of a wide one.
    public var width: UInt8
    public var style: Style

    public init(_ cluster: String = " ", width: UInt8 = 1, style: Style = .text) {
        self.cluster = cluster
        self.width = width
        self.style = style
    }

    public static let blank = Cell()
}
