private import Domain
private import Glibc

extension FreshFigures {
    /// Reads the first line of the file in use; `nil` without one, or when it is not one of ours.
    static func stamp(inData folder: String) -> Stamp? {
        let descriptor = open(folder + "/" + name, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var start = [UInt8](repeating: 0, count: 4_096)
        let count = Glibc.read(descriptor, &start, start.count)
        guard count > 0, let end = start[..<count].firstIndex(of: 0x0A) else { return nil }
        return stamp(Array(start[...end]))
    }

    private static func stamp(_ line: [UInt8]) -> Stamp? {
        // A line that can't be read is none of ours.
        guard let header = try? CSVReader(file: name, bytes: line).header, header.count == 4, header[0] == mark else {
            return nil
        }
        return Stamp(checksum: header[1], day: header[2], origin: header[3])
    }

    /// Reads the file in use, `nil` without one. A damaged one is set aside, so that the program starts with the
    /// shipped figures.
    static func read(inData folder: String) -> FreshFigures? {
        let path = folder + "/" + name
        guard access(path, F_OK) == 0 else { return nil }
        if let figures = read(path) { return figures }
        // Where even that fails, the next start tries again.
        rename(path, folder + "/" + damagedName)
        return nil
    }

    private static func read(_ path: String) -> FreshFigures? {
        // Whatever is wrong with the file, it is set aside as a whole.
        guard let bytes = try? FileBytes.readRaw(path), let end = bytes.firstIndex(of: 0x0A),
            let stamp = stamp(Array(bytes[...end]))
        else { return nil }
        let body = Array(bytes[(end + 1)...])
        guard Checksum.crc(body) == stamp.checksum, let table = try? table(body, file: path) else { return nil }
        return FreshFigures(stamp: stamp, table: table)
    }
}
