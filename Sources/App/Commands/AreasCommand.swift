import Domain
import Services
import Store

/// `quad areas`: campuses with named areas, and where they come from.
enum AreasCommand {
    static let spec = CommandSpec.failing(
        "areas", usage: "list [CAMPUS] | import FILE --campus NAME|UNITID | remove CAMPUS",
        summary: "named areas of campuses: list them, or import GeoJSON",
        options: [OptionSpec("campus", value: "NAME|UNITID", "areas import: the campus they belong to")]
    ) { arguments, container throws(Failure) in
        let words = arguments.words
        switch words.first {
        case nil, "list": try await list(words.dropFirst().joined(separator: " "), container)
        case "import":
            guard words.count == 2 else {
                throw Failure(.usage, "Which file? quad areas import FILE --campus NAME|UNITID")
            }
            try await AreasImport.run(words[1], campus: arguments["campus"], container)
        case "remove": try await remove(words.dropFirst().joined(separator: " "), container)
        default: throw Failure(.usage, "quad areas list, import or remove.")
        }
    }

    static func map(_ container: AppContainer) throws(Failure) -> any AreaMap {
        let folder: ResourceFolder
        do { folder = try container.resources() } catch { throw Failure(error) }
        do { return try container.database().areas(resources: folder.path) } catch { throw Failure(error) }
    }

    private static func list(_ name: String, _ container: AppContainer) async throws(Failure) {
        let map = try map(container)
        do throws(StorageError) {
            let campuses = try await map.campuses()
            guard !name.isEmpty else {
                for campus in campuses {
                    let count = try await map.areas(of: campus.id).count
                    let credit = campus.credit.isEmpty ? "" : "  \(DisplayText(campus.credit).string)"
                    let id = DisplayText(campus.id.rawValue).string
                    Output.line("\(id)  \(DisplayText(campus.name).string)  \(count) areas\(credit)")
                }
                return
            }
            guard let campus = campuses.first(where: { matches($0, name) }) else {
                throw StorageError.unavailable(reason: "no campus of this name has areas")
            }
            for area in try await map.areas(of: campus.id) {
                let code = area.code.map { "  " + DisplayText($0).string } ?? ""
                let kind = area.kind.map { "  " + DisplayText($0).string } ?? ""
                Output.line("\(DisplayText(area.name).string)\(code)\(kind)")
            }
            if !campus.credit.isEmpty { Output.line(DisplayText(campus.credit).string) }
        } catch {
            throw Failure(error)
        }
    }

    private static func remove(_ name: String, _ container: AppContainer) async throws(Failure) {
        let map = try map(container)
        do throws(StorageError) {
            guard let campus = try await map.campuses().first(where: { matches($0, name) }) else {
                throw StorageError.unavailable(reason: "no campus of this name has areas")
            }
            try await map.remove(campus.id)
            Output.line("The imported areas of \(DisplayText(campus.name).string) are gone.")
        } catch {
            throw Failure(error)
        }
    }

    static func matches(_ campus: Campus, _ name: String) -> Bool {
        campus.id.rawValue == name || SearchFolding.key(of: campus.name) == SearchFolding.key(of: name)
    }
}
