import Glibc

/// A data folder that is gone when the measurement ends.
final class BenchFolder {
    let path: String

    init?() {
        var template = Array("/tmp/quad-bench-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            Output.problem("No temporary folder can be made in /tmp.")
            return nil
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { Self.remove(path) }

    private static func remove(_ path: String) {
        if let folder = opendir(path) {
            while let entry = readdir(folder) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name != ".", name != ".." { remove(path + "/" + name) }
            }
            closedir(folder)
        }
        Glibc.remove(path)
    }
}
