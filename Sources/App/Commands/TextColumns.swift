import Domain
import TerminalUI

/// Columns of plain text, padded by the width that a terminal gives them.
enum TextColumns {
    static func width(_ text: String) -> Int { CellWidth.of(DisplayText(text)) }

    static func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - self.width(text)))
    }

    static func padLeft(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - self.width(text))) + text
    }
}
