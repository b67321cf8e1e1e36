public import Domain
private import Glibc
private import Synchronization

/// The time zones of this machine: files of the tz database, each read when it is first asked for.
public final class ZoneFolder: ZoneCatalog {
    private let folder: String
    private let known = Mutex<[ZoneID: ZoneRules?]>([:])

    /// - Parameter folder: `TZDIR` or the usual place when `nil`.
    public init(folder: String? = nil) {
        self.folder = folder ?? getenv("TZDIR").map { String(cString: $0) } ?? "/usr/share/zoneinfo"
    }

    public func rules(of zone: ZoneID) -> ZoneRules? {
        if zone == .universal { return .universal }
        return known.withLock { known in
            if let answer = known[zone] { return answer }
            let rules = ZoneFile.rules(at: folder + "/" + zone.rawValue)
            known[zone] = .some(rules)
            return rules
        }
    }

    /// The zone where the student is: `TZ`, else /etc/localtime. UTC when neither can be read, as the C library has it.
    public func local() -> ZoneRules {
        guard let name = getenv("TZ").map({ String(cString: $0) }) else {
            return ZoneFile.rules(at: "/etc/localtime") ?? .universal
        }
        let path = name.first == ":" ? String(name.dropFirst()) : name
        if path.first == "/" { return ZoneFile.rules(at: path) ?? .universal }
        if let zone = ZoneID(path), let rules = rules(of: zone) { return rules }
        return ZoneRules(posix: path) ?? .universal
    }
}
