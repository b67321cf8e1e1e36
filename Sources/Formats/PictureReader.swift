private import CImage
public import Domain

/// Decodes PNG and JPEG by libpng and libjpeg. Hostile bytes may crash it: the program calls it in a child process alone.
public enum PictureReader {
    /// - Returns: The picture scaled down to fit, or `nil` for anything that is none.
    public static func preview(_ bytes: [UInt8], width: Int, height: Int) -> Picture? {
        guard (1...400).contains(width), (1...400).contains(height) else { return nil }
        var rgb = [UInt8](repeating: 0, count: width * height * 3)
        var (columns, rows): (Int32, Int32) = (0, 0)
        guard cimage_preview(bytes, bytes.count, Int32(width), Int32(height), &rgb, &columns, &rows) else { return nil }
        return Picture(width: Int(columns), height: Int(rows), rgb: rgb[..<Int(columns * rows * 3)])
    }
}
