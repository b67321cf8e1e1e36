import Domain

/// Rows of which one has focus, and the editor of that row while it is open.
public struct FormState: Sendable, Equatable {
    public private(set) var fields: [FormField]
    public var selection: ListSelection
    public var editor: FieldEditor?
    /// Editors that were left with an answer that can't be taken, so that nothing typed is lost.
    public var rejected: [FormField: FieldEditor] = [:]

    public init(_ fields: [FormField] = []) {
        self.fields = fields
        selection = ListSelection(count: fields.count, rows: 12)
    }

    public var focused: FormField? {
        selection.index.flatMap { fields.indices.contains($0) ? fields[$0] : nil }
    }

    /// Takes new rows; the focused one keeps its focus when it is still there.
    public mutating func show(_ new: [FormField]) {
        guard new != fields else { return }
        selection.follow(from: fields, to: new)
        fields = new
        if let editor, editor.field != focused { self.editor = nil }
    }

    public mutating func focus(on field: FormField) {
        if let index = fields.firstIndex(of: field) { selection.select(index) }
    }
}
