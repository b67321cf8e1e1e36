private import Foundation

/// What the kernel says of a process and its children.
enum ProcessTree {
    /// Nobody in it runs, waits for a processor or waits for the disk.
    static func isAsleep(_ process: Int) -> Bool {
        let tasks = "/proc/\(process)/task"
        // A process that has ended does nothing any more.
        for task in (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? [] {
            let state = read("\(tasks)/\(task)/stat").split(separator: ")").last?.first { $0 != " " }
            if state == "R" || state == "D" { return false }
            let children = read("\(tasks)/\(task)/children").split(separator: " ").compactMap { Int($0) }
            guard children.allSatisfy(isAsleep) else { return false }
        }
        return true
    }

    private static func read(_ path: String) -> String {
        // A thread may end between the listing and the look at it.
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }
}
