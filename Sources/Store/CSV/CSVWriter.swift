/// Builds CSV text as bytes: LF line ends, quotes only where a field needs them, the same bytes for the same rows.
struct CSVWriter {
    private(set) var bytes: [UInt8] = []
    private var isRowEmpty = true

    mutating func field(_ text: String) {
        separate()
        let needsQuotes = text.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
        guard needsQuotes else { return bytes.append(contentsOf: text.utf8) }
        bytes.append(0x22)
        for byte in text.utf8 {
            if byte == 0x22 { bytes.append(0x22) }
            bytes.append(byte)
        }
        bytes.append(0x22)
    }

    mutating func fields(_ texts: [String]) {
        for text in texts { field(text) }
    }

    mutating func endRow() {
        bytes.append(0x0A)
        isRowEmpty = true
    }

    private mutating func separate() {
        if !isRowEmpty { bytes.append(0x2C) }
        isRowEmpty = false
    }
}
