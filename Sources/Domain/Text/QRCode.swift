/// A text as a QR code: a square of modules, without the quiet zone around it.
public struct QRCode: Sendable, Hashable {
    /// What the code says.
    public let text: String
    /// Modules along one side.
    public let size: Int
    /// Row by row; true is dark.
    public let modules: [Bool]

    public init(text: String, size: Int, modules: [Bool]) {
        precondition(modules.count == size * size, "a square")
        self.text = text
        self.size = size
        self.modules = modules
    }

    public subscript(x: Int, y: Int) -> Bool {
        x >= 0 && y >= 0 && x < size && y < size && modules[y * size + x]
    }
}

/// Makes QR codes.
public protocol QREncoding: Sendable {
    /// `nil` when the text is too long or nothing here can make one.
    func code(for text: String) -> QRCode?
}
