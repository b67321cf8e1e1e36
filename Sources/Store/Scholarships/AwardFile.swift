public import Domain

/// A file of awards that a student brings along, CSV or JSON, as rows.
public enum AwardFile {
    /// Larger than any list a person gathers.
    public static let sizeLimit = 32 << 20

    public enum Failure: Error, Sendable, Hashable {
        case tooLarge
        /// Neither an array of objects nor an object that holds one.
        case notAList
        case notJSON(JSONError)
        /// The header of a CSV file can't be read; the sentence says where.
        case noHeader(String)
    }

    /// What begins with a bracket or a brace is JSON; everything else is CSV.
    public static func table(_ bytes: [UInt8], name: String) throws(Failure) -> AwardImport.Table {
        guard bytes.count <= sizeLimit else { throw .tooLarge }
        let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
        return first == UInt8(ascii: "[") || first == UInt8(ascii: "{") ? try json(bytes) : try csv(bytes, name: name)
    }

    private static func csv(_ bytes: [UInt8], name: String) throws(Failure) -> AwardImport.Table {
        var reader: CSVReader
        do throws(CSVError) {
            reader = try CSVReader(file: name, bytes: bytes)
        } catch {
            throw .noHeader(error.description)
        }
        let columns = reader.header.enumerated().map { CSVColumn(index: $0.offset, name: $0.element) }
        var table = AwardImport.Table(header: reader.header)
        while true {
            do throws(CSVError) {
                guard try reader.next() else { break }
                guard table.rows.count < AwardImport.rowLimit else {
                    table.isCut = true
                    break
                }
                table.rows.append(
                    AwardImport.Row(line: reader.line, cells: columns.map { reader.text($0) }))
            } catch {
                guard case .malformed(let place, let expected, let found) = error,
                    table.faults.count < AwardImport.rowLimit
                else { break }
                let count = Int(found)
                table.faults.append(
                    AwardImport.Problem(
                        line: place.line, column: place.column, name: place.name ?? "", text: "",
                        reason: count.map { .fields($0, expected: reader.header.count) }
                            ?? .malformed("expected \(expected), found \(found)")))
                // After a quote that is never closed there is nothing left to read.
            }
        }
        return table
    }

    private static func json(_ bytes: [UInt8]) throws(Failure) -> AwardImport.Table {
        let document: JSONValue
        do throws(JSONError) { document = try JSONReader.read(bytes) } catch { throw .notJSON(error) }
        guard let entries = list(document) else { throw .notAList }
        var table = AwardImport.Table(header: [])
        var places: [String: Int] = [:]
        var rows: [(line: Int, cells: [Int: String])] = []
        for (index, entry) in entries.enumerated() {
            guard rows.count < AwardImport.rowLimit else {
                table.isCut = true
                break
            }
            guard case .object(let members) = entry else {
                table.faults.append(
                    AwardImport.Problem(
                        line: index + 1, column: 0, name: "", text: "",
                        reason: .malformed("entry \(index + 1) is no object")))
                continue
            }
            var cells: [Int: String] = [:]
            for member in members {
                let place = places[member.key] ?? table.header.count
                if place == table.header.count {
                    places[member.key] = place
                    table.header.append(member.key)
                }
                cells[place] = text(member.value)
            }
            rows.append((members.first?.line ?? 0, cells))
        }
        table.rows = rows.map { row in
            AwardImport.Row(line: row.line, cells: table.header.indices.map { row.cells[$0] ?? "" })
        }
        return table
    }

    /// The list itself, or the first one that an object holds.
    private static func list(_ value: JSONValue) -> [JSONValue]? {
        switch value {
        case .array(let entries): return entries
        case .object(let members):
            for member in members { if case .array(let entries) = member.value { return entries } }
            return nil
        default: return nil
        }
    }

    private static func text(_ value: JSONValue) -> String {
        switch value {
        case .null, .object: ""
        case .bool(let flag): flag ? "yes" : "no"
        case .number(let digits): digits
        case .string(let string): string
        case .array(let parts): parts.map(text).joined(separator: ";")
        }
    }
}

/// Awards in the layout of the shipped table.
public enum AwardTableText {
    public static func csv(_ awards: [Scholarship]) -> String {
        var writer = CSVWriter()
        writer.fields(AwardRecord.Field.allCases.map(\.rawValue))
        writer.endRow()
        for award in awards {
            let record = AwardRecord(award)
            writer.fields(AwardRecord.Field.allCases.map { DisplayText(record[$0]).string })
            writer.endRow()
        }
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
