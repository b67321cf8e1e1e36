public import Domain

/// Something that can be read from top to bottom, for screen readers.
public protocol PlainDescribing {
    /// One thought a line, what has focus first; no frames, no pictures, no padding.
    func plainLines() -> [DisplayText]
}
