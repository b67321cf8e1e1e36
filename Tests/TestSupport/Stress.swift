private import Foundation

/// How often a stress test repeats: all of it in a soak, a tenth in `make test`, a fiftieth in `make check`.
public enum Stress {
    /// - Parameters:
    ///   - name: `KILLS` is overridden by the environment's `QUAD_KILLS`.
    ///   - full: The count of a soak.
    public static func count(_ name: String, full: Int) -> Int {
        let environment = ProcessInfo.processInfo.environment
        if let text = environment["QUAD_" + name], let count = Int(text), count > 0 { return count }
        switch environment["QUAD_TIER"] {
        case "soak": return full
        case "check": return max(1, full / 50)
        default: return max(1, full / 10)
        }
    }
}
