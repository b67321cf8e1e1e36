public import Domain
private import Glibc
private import Synchronization

/// The program's log: bounded in size, the one before it kept beside it as `quad.log.1`.
///
/// Lines are display text, so that reading the log on a terminal is safe; no caller writes personal data. The file is
/// opened with the first line.
public final class LogFile: Sendable {
    public let path: String
    private let clock: any WallClock
    private let sizeLimit: Int
    private let file = Mutex<Int32>(-1)

    public init(path: String, clock: any WallClock, sizeLimit: Int = 1_048_576) {
        self.path = path
        self.clock = clock
        self.sizeLimit = sizeLimit
    }

    deinit { file.withLock { if $0 >= 0 { close($0) } } }

    /// Appends one line with the time before it. A log that can't be written is no reason to stop.
    public func write(_ line: DisplayText) {
        let bytes = Array("\(LogFile.stamp(clock.now())) \(line.string)\n".utf8)
        file.withLock { file in
            file = current(file)
            if file >= 0 { _ = FileContent.write(bytes, to: file) }
        }
    }

    /// The descriptor to write to: another one when the file is full or another process has put it aside.
    private func current(_ file: Int32) -> Int32 {
        var file = file
        var (own, there) = (stat(), stat())
        if file >= 0, fstat(file, &own) != 0 || stat(path, &there) != 0 || own.st_ino != there.st_ino {
            close(file)
            file = -1
        }
        if file < 0 { file = opened() }
        guard file >= 0, fstat(file, &own) == 0, own.st_size >= sizeLimit else { return file }
        close(file)
        rename(path, path + ".1")
        return opened()
    }

    private func opened() -> Int32 {
        let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK
        let file = open(path, flags, 0o600)
        guard file < 0, errno == ENOENT, let slash = path.lastIndex(of: "/") else { return file }
        // Nowhere to say that there is no log.
        try? Folder.make(String(path[..<slash]))
        return open(path, flags, 0o600)
    }

    /// UTC, as in `2026-03-01T09:41:07.250Z`.
    static func stamp(_ milliseconds: Int64) -> String {
        let fraction = (milliseconds % 1_000 + 1_000) % 1_000
        var seconds = time_t((milliseconds - fraction) / 1_000)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        func padded(_ number: Int32, _ width: Int = 2) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        let day = "\(padded(parts.tm_year + 1_900, 4))-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
        let time = "\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec))"
        return "\(day)T\(time).\(padded(Int32(fraction), 3))Z"
    }
}
