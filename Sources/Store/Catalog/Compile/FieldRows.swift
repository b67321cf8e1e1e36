internal import Domain

/// The colleges that award one field of study, a row for each, over both credentials.
struct FieldRows {
    private(set) var rows: [FieldRow] = []
    /// Completers behind the earnings of the last row.
    private var weight: Float = -1

    /// Bytes of one packed row.
    static let packedSize = 12

    /// Adds an offering; those of one college follow one another.
    mutating func add(_ record: FieldRecord, row: Int32) {
        add(
            FieldRow(
                row: row, completers: Float(record.completers.value ?? .nan),
                earnings: Float(record.earnings.value ?? .nan)))
    }

    /// Adds a row, or carries it into the last one when that is the same college.
    ///
    /// Completers add up; earnings stay a figure that was published: the one of the offering with most completers.
    mutating func add(_ new: FieldRow) {
        let newWeight = new.earnings.isNaN ? -1 : (new.completers.isNaN ? 0 : new.completers)
        guard let last = rows.last, last.row == new.row else {
            rows.append(new)
            weight = newWeight
            return
        }
        let completers =
            last.completers.isNaN ? new.completers : last.completers + (new.completers.isNaN ? 0 : new.completers)
        rows[rows.count - 1] = FieldRow(
            row: last.row, completers: completers, earnings: newWeight >= weight ? new.earnings : last.earnings)
        weight = max(weight, newWeight)
    }

    var packed: [UInt8] {
        var bytes = PackedBytes(reserving: rows.count * Self.packedSize)
        for row in rows {
            bytes.append(row.row)
            bytes.append(row.completers)
            bytes.append(row.earnings)
        }
        return bytes.bytes
    }

    static func unpack(_ bytes: UnsafeRawBufferPointer) -> [FieldRow] {
        stride(from: 0, to: bytes.count - packedSize + 1, by: packedSize).map { offset in
            FieldRow(
                row: bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self),
                completers: bytes.loadUnaligned(fromByteOffset: offset + 4, as: Float.self),
                earnings: bytes.loadUnaligned(fromByteOffset: offset + 8, as: Float.self))
        }
    }
}

extension FieldRows {
    /// Carries the rows of several fields into one row for each college, by row.
    static func merged(_ parts: [[FieldRow]]) -> [FieldRow] {
        if parts.count == 1 { return parts[0] }
        var merged = FieldRows()
        for row in parts.joined().sorted(by: { $0.row < $1.row }) { merged.add(row) }
        return merged.rows
    }
}
