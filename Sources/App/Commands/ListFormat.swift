import Domain
import Presentation

/// How `quad list` prints.
enum ListFormat: String {
    case table, csv, json, md

    private static let heading = ["unitid", "name", "city", "state"]

    func text(_ list: ListTable) -> String {
        switch self {
        case .table: table(list)
        case .csv:
            ([Self.heading + list.measures.map(\.key)] + list.rows.map { fields($0, list.measures) })
                .map(Self.line).joined()
        case .json: json(list)
        case .md: markdown(list)
        }
    }

    private func table(_ list: ListTable) -> String {
        let format = Format()
        let places = list.rows.map { row in
            DisplayText([row.city, row.state].filter { !$0.isEmpty }.joined(separator: ", ")).string
        }
        let values = list.rows.map { row in zip(list.measures, row.values).map { shown($0, $1, format) } }
        let nameWidth = list.rows.map { TextColumns.width($0.name) }.max() ?? 0
        let placeWidth = list.measures.isEmpty ? 0 : places.map(TextColumns.width).max() ?? 0
        let widths = list.measures.indices.map { column in values.map { TextColumns.width($0[column]) }.max() ?? 0 }
        return list.rows.enumerated().map { index, row in
            let name = TextColumns.pad(DisplayText(row.name).string, to: nameWidth)
            let cells = zip(values[index], widths).map { "  " + TextColumns.padLeft($0, to: $1) }.joined()
            return "\(row.id)  \(name)  \(TextColumns.pad(places[index], to: placeWidth))\(cells)\n"
        }.joined()
    }

    private func shown(_ measure: CollegeMeasure, _ value: Double?, _ format: Format) -> String {
        value.map { format.value($0, of: measure).string } ?? "–"
    }

    /// Plain numbers, empty where a figure is missing.
    private func fields(_ row: ListTable.Row, _ measures: [CollegeMeasure]) -> [String] {
        [row.id.description, row.name, row.city, row.state] + row.values.map { $0.map(Self.number) ?? "" }
    }

    private func json(_ list: ListTable) -> String {
        let colleges = list.rows.map { row in
            JSONValue.object(
                [
                    JSONMember("unitid", .number(row.id.rawValue)), JSONMember("name", .string(row.name)),
                    JSONMember("city", .string(row.city)), JSONMember("state", .string(row.state)),
                ]
                    + zip(list.measures, row.values).map { measure, value in
                        JSONMember(measure.key, value.map { .number(Self.rounded($0)) } ?? .null)
                    })
        }
        return JSONWriter.text(.array(colleges)) + "\n"
    }

    private func markdown(_ list: ListTable) -> String {
        let format = Format()
        let titles = ["College", "Place"] + list.measures.map { format.name(of: $0).string }
        let lines = list.rows.map { row in
            [row.name, row.city + ", " + row.state] + zip(list.measures, row.values).map { shown($0, $1, format) }
        }
        let rule = titles.indices.map { $0 < 2 ? "---" : "---:" }
        return ([titles, rule] + lines).map { cells in
            "| " + cells.map(Self.cell).joined(separator: " | ") + " |\n"
        }.joined()
    }

    static func cell(_ text: String) -> String { DisplayText(text).string.replacing("|", with: "\\|") }

    /// What single precision knows of a number.
    private static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }

    private static func number(_ value: Double) -> String {
        let rounded = rounded(value)
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// One record after RFC 4180, without control characters.
    static func line(_ fields: [String]) -> String {
        fields.map { field in
            let text = DisplayText(field).string
            let isPlain = !text.contains { $0 == "," || $0 == "\"" }
            return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
        }.joined(separator: ",") + "\r\n"
    }
}
