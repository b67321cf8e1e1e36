internal import Domain
private import Glibc

/// The sockets of every process that has the data folder open: one file each, named at random.
///
/// Unchecked, because its one owner guards it with a lock: the folder's position is state.
final class DoorbellFolder: @unchecked Sendable {
    private let stream: OpaquePointer
    private let descriptor: Int32

    /// Makes the folder on first use.
    init(_ path: String) throws(StorageError) {
        try Folder.make(path)
        guard let stream = opendir(path) else { throw Folder.storageError(errno, path: path) }
        self.stream = stream
        descriptor = dirfd(stream)
    }

    deinit { closedir(stream) }

    /// The names that are there now.
    func names() -> [String] {
        rewinddir(stream)
        var names: [String] = []
        while let entry = readdir(stream) {
            guard entry.pointee.d_type == UInt8(DT_SOCK) else { continue }
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                    tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names
    }

    func remove(_ name: String) { unlinkat(descriptor, name, 0) }

    func bind(_ socket: Int32, as name: String) -> Bool {
        withAddress(of: name) { Glibc.bind(socket, $0, $1) } == 0
    }

    /// - Returns: 0, or what went wrong as `errno` says it.
    func send(_ bytes: [UInt8], from socket: Int32, to name: String) -> Int32 {
        let sent = withAddress(of: name) { address, length in
            sendto(
                socket, bytes, bytes.count, Int32(MSG_DONTWAIT | Int(MSG_NOSIGNAL)), address, length)
        }
        return sent < 0 ? errno : 0
    }

    /// A socket's path has to fit into 108 bytes; by way of the open folder any data folder does.
    private func withAddress<Result>(
        of name: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = Array("/proc/self/fd/\(descriptor)/\(name)".utf8).prefix(107)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
