import Domain
import Glibc
import Synchronization
import Threads

/// Makes previews in a child process of this program, one at a time, bounded in memory and time.
final class PictureProcess: PicturePreviewing {
    /// Held while a child runs: a screen full of pictures must not start as many programs.
    private let turn = Mutex(())

    func preview(_ bytes: [UInt8], width: Int, height: Int) async -> Picture? {
        await withCheckedContinuation { continuation in
            SystemThread.detach(for: "a preview") {
                continuation.resume(returning: self.turn.withLock { _ in Self.ask(bytes, width, height) })
            }
        }
    }

    /// Seconds that the child may keep silent.
    private static let patience = 8

    private static func ask(_ bytes: [UInt8], _ width: Int, _ height: Int) -> Picture? {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        defer { close(ends[0]) }
        var time = timeval(tv_sec: patience, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(ends[0], SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
        }
        let child = spawn(width, height, on: ends[1])
        close(ends[1])
        guard let child else { return nil }
        defer {
            kill(child, SIGKILL)
            var status: Int32 = 0
            while waitpid(child, &status, 0) < 0, errno == EINTR {}
        }
        guard give(bytes, to: ends[0]) else { return nil }
        let answer = take(atMost: width * height + PreviewAnswer.headSize, from: ends[0])
        return PreviewAnswer.picture(answer, width: width, height: height)
    }

    private static func give(_ bytes: [UInt8], to socket: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                // A child that is gone must not end this process with SIGPIPE.
                send(socket, buffer.baseAddress?.advanced(by: sent), buffer.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return shutdown(socket, Int32(SHUT_WR)) == 0
    }

    private static func take(atMost limit: Int, from socket: Int32) -> [UInt8] {
        var answer: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4_096)
        while answer.count <= limit {
            let count = recv(socket, &part, part.count, 0)
            guard count > 0 else { break }
            answer += part[..<count]
        }
        return answer
    }

    private static func spawn(_ width: Int, _ height: Int, on socket: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, socket, 0)
        posix_spawn_file_actions_adddup2(&actions, socket, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let words = [ResourceFolder.executable, PreviewCommand.spec.name, "\(width)", "\(height)"]
        var argv: [UnsafeMutablePointer<CChar>?] = words.map { word in strdup(word) } + [nil]
        defer { argv.forEach { free($0) } }
        var child: pid_t = 0
        let code = ChildSignals.unblocked { posix_spawn(&child, words[0], &actions, nil, &argv, environ) }
        return code == 0 ? child : nil
    }
}

/// What the child writes: width and height in two bytes each, high byte first, then a colour for each pixel.
enum PreviewAnswer {
    static let headSize = 4

    static func bytes(_ picture: Picture) -> [UInt8] {
        [picture.width, picture.height].flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
            + picture.colors
    }

    /// `nil` unless it is a whole picture that keeps within what was asked for: the child may be in a stranger's hands.
    static func picture(_ bytes: [UInt8], width: Int, height: Int) -> Picture? {
        guard bytes.count > headSize else { return nil }
        let (columns, rows) = (Int(bytes[0]) << 8 | Int(bytes[1]), Int(bytes[2]) << 8 | Int(bytes[3]))
        guard columns <= width, rows <= height else { return nil }
        return Picture(width: columns, height: rows, colors: Array(bytes.dropFirst(headSize)))
    }
}
