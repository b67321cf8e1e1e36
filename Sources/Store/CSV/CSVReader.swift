/// Walks a CSV file row by row over its bytes, by the rules of RFC 4180.
///
/// Takes LF, CR LF or CR, a byte-order mark, a missing last newline, quoted fields with line breaks, and bytes that are
/// not UTF-8 (then read as Windows-1252). Header names are trimmed, since published files end some in a space.
struct CSVReader {
    let file: String
    /// Header names, trimmed.
    private(set) var header: [String]
    /// The line on which the current row begins, from 1.
    private(set) var line = 1
    private let bytes: [UInt8]
    private var position = 0
    private var nextLine = 1
    private var fields: [Field] = []

    private struct Field {
        var start: Int
        var end: Int
        /// Holds doubled quotes that stand for one.
        var isEscaped: Bool
    }

    init(path: String) throws(CSVError) {
        try self.init(file: path, bytes: FileBytes.read(path))
    }

    init(file: String, bytes: [UInt8]) throws(CSVError) {
        self.file = file
        self.bytes = SourceText.isUTF8(bytes) ? bytes : SourceText.windows1252(bytes)
        if self.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        header = []
        guard try scan() else {
            throw .malformed(CSVPosition(file: file, line: 1, column: 1), expected: "a header", found: "an empty file")
        }
        header = fields.indices.map { text(at: $0) }
    }

    /// Moves to the next row; false after the last. A row must have as many fields as the header.
    mutating func next() throws(CSVError) -> Bool {
        guard try scan() else { return false }
        guard fields.count == header.count else {
            let column = min(fields.count, header.count)
            throw .malformed(
                CSVPosition(file: file, line: line, column: column, name: header[column - 1]),
                expected: "\(header.count) fields", found: "\(fields.count)")
        }
        return true
    }

    /// The field of the current row, trimmed.
    func text(_ column: CSVColumn) -> String { text(at: column.index) }

    /// The bytes of a field of the current row, trimmed; doubled quotes still stand as two.
    func slice(_ column: CSVColumn) -> ArraySlice<UInt8> { slice(at: column.index) }

    func position(of column: CSVColumn) -> CSVPosition {
        CSVPosition(file: file, line: line, column: column.index + 1, name: column.name)
    }

    /// Where a header of this name stands; throws when there is none.
    func column(_ name: String) throws(CSVError) -> CSVColumn {
        guard let column = optionalColumn(name) else {
            throw .malformed(
                CSVPosition(file: file, line: 1, column: header.count), expected: "a column \(name)",
                found: "\(header.count) columns without it")
        }
        return column
    }

    func optionalColumn(_ name: String) -> CSVColumn? {
        header.firstIndex(of: name).map { CSVColumn(index: $0, name: name) }
    }

    private func slice(at index: Int) -> ArraySlice<UInt8> {
        var start = fields[index].start
        var end = fields[index].end
        while start < end, bytes[start] <= 0x20 { start += 1 }
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        return bytes[start..<end]
    }

    private func text(at index: Int) -> String {
        let raw = slice(at: index)
        guard fields[index].isEscaped else { return String(decoding: raw, as: UTF8.self) }
        var plain: [UInt8] = []
        var skip = false
        for byte in raw {
            skip = byte == 0x22 && !skip
            if !skip { plain.append(byte) }
        }
        return String(decoding: plain, as: UTF8.self)
    }

    /// Reads the fields of one row into `fields`; blank lines are passed over.
    private mutating func scan() throws(CSVError) -> Bool {
        repeat {
            guard position < bytes.count else { return false }
            line = nextLine
            fields.removeAll(keepingCapacity: true)
            while try scanField() {}
        } while fields.count == 1 && fields[0].start == fields[0].end
        return true
    }

    /// Reads one field; true when another follows in the same row.
    private mutating func scanField() throws(CSVError) -> Bool {
        if position < bytes.count, bytes[position] == 0x22 { return try scanQuoted() }
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x2C || byte == 0x0A || byte == 0x0D { break }
            position += 1
        }
        fields.append(Field(start: start, end: position, isEscaped: false))
        return endField()
    }

    private mutating func scanQuoted() throws(CSVError) -> Bool {
        let opened = CSVPosition(file: file, line: nextLine, column: fields.count + 1, name: name(fields.count))
        position += 1
        let start = position
        var isEscaped = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x0A { nextLine += 1 }
            if byte == 0x22 {
                guard position + 1 < bytes.count, bytes[position + 1] == 0x22 else { break }
                isEscaped = true
                position += 1
            }
            position += 1
        }
        guard position < bytes.count else {
            throw .malformed(opened, expected: "a closing quote", found: "the end of the file")
        }
        fields.append(Field(start: start, end: position, isEscaped: isEscaped))
        position += 1
        guard position == bytes.count || [0x2C, 0x0A, 0x0D].contains(bytes[position]) else {
            let found = "'\(Character(Unicode.Scalar(bytes[position])))'"
            let place = CSVPosition(file: file, line: nextLine, column: opened.column, name: opened.name)
            throw .malformed(place, expected: "a comma after the closing quote", found: found)
        }
        return endField()
    }

    private func name(_ index: Int) -> String? { index < header.count ? header[index] : nil }

    /// Steps over a comma or a line end; true after a comma.
    private mutating func endField() -> Bool {
        guard position < bytes.count else { return false }
        let byte = bytes[position]
        position += 1
        if byte == 0x2C { return true }
        if byte == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
        nextLine += 1
        return false
    }
}

/// A column found by its header.
struct CSVColumn: Hashable, Sendable {
    let index: Int
    let name: String
}
