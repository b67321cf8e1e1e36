internal import CQRCode
public import Domain

/// QR codes through libqrencode, https://fukuchi.org/works/qrencode/, opened on first use.
public struct QREncoder: QREncoding {
    /// The largest code there is has 177 modules a side.
    private static let capacity = 177 * 177

    public init() {}

    public func code(for text: String) -> QRCode? {
        guard !text.isEmpty, text.utf8.count < 3_000 else { return nil }
        var modules = [UInt8](repeating: 0, count: Self.capacity)
        let size = Int(cqr_encode(text, &modules, modules.count))
        guard size > 0 else { return nil }
        return QRCode(text: text, size: size, modules: modules.prefix(size * size).map { $0 == 1 })
    }
}
