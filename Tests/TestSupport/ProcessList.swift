private import Foundation

/// What runs below a process, as /proc tells.
public enum ProcessList {
    public struct Entry: Sendable {
        public let id: Int32
        public let parent: Int32
        public let name: String
    }

    /// Children, their children, and so on.
    public static func descendants(of parent: Int32) -> [Entry] {
        let all = entries()
        var found: [Entry] = []
        var open = [parent]
        while let next = open.popLast() {
            let children = all.filter { $0.parent == next }
            found += children
            open += children.map(\.id)
        }
        return found
    }

    private static func entries() -> [Entry] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { name in
            // A process may end while it is being read about.
            guard let id = Int32(name), let line = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
                let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")")
            else { return nil }
            let fields = line[line.index(close, offsetBy: 2)...].split(separator: " ")
            guard fields.count > 1, let parent = Int32(fields[1]) else { return nil }
            return Entry(id: id, parent: parent, name: String(line[line.index(after: open)..<close]))
        }
    }
}
