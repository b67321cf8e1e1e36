import Domain
import Glibc
import Threads

/// Reads the text of a PDF with poppler's `pdftotext`, a program of its own: what a hostile file does to it ends there.
struct PDFToText: PDFReading {
    /// Seconds that it may take.
    private static let patience = 60

    func text(of bytes: [UInt8]) async throws(SourceFailure) -> String {
        let result = await withCheckedContinuation { continuation in
            SystemThread.detach(for: "a PDF") {
                continuation.resume(returning: Result { () throws(SourceFailure) in try Self.run(bytes) })
            }
        }
        return try result.get()
    }

    private static func run(_ bytes: [UInt8]) throws(SourceFailure) -> String {
        // The file has no name any more when the program reads it: nothing is left behind, however this ends.
        var name = Array("/tmp/quad-pdf-XXXXXX".utf8CString)
        let file = mkstemp(&name)
        guard file >= 0 else { throw .unreadable }
        defer { close(file) }
        unlink(name)
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw .unreadable }
            rest = rest.dropFirst(count)
        }
        lseek(file, 0, SEEK_SET)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .unreadable }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        let child = spawn(reading: file, writing: ends[1])
        close(ends[1])
        guard let child else { throw .needs("pdftotext (poppler-utils)") }
        let output = take(from: ends[0])
        var status: Int32 = 0
        if output == nil { kill(child, SIGKILL) }
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        guard let output else { throw .tooSlow }
        guard output.count <= Source.largestFile else { throw .tooLarge }
        // 127: the program could not be started after all.
        if status >> 8 & 0xFF == 127 { throw .needs("pdftotext (poppler-utils)") }
        guard status == 0 else { throw .damaged(reason: "pdftotext ends with \(status)") }
        return String(decoding: output, as: UTF8.self)
    }

    /// `nil` when it takes too long.
    private static func take(from file: Int32) -> [UInt8]? {
        var output: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        var watch = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        let end = time(nil) + patience
        while output.count <= Source.largestFile {
            let left = end - time(nil)
            guard left > 0 else { return nil }
            let ready = poll(&watch, 1, Int32(left * 1_000))
            if ready < 0 && errno == EINTR { continue }
            guard ready > 0 else { return nil }
            let count = read(file, &part, part.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            output += part[..<count]
        }
        return output
    }

    private static func spawn(reading file: Int32, writing output: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, file, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let words = ["pdftotext", "-enc", "UTF-8", "-nopgbrk", "-q", "/dev/stdin", "-"]
        var argv: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { argv.forEach { free($0) } }
        var child: pid_t = 0
        let code = ChildSignals.unblocked { posix_spawnp(&child, words[0], &actions, nil, &argv, environ) }
        return code == 0 ? child : nil
    }
}
