private import CZlib

/// Undoes gzip in memory.
enum Gzip {
    /// Inflates every member of a gzip file; a cut or altered one throws ``CSVError/damagedArchive(path:reason:)``.
    static func inflate(_ packed: [UInt8], path: String) throws(CSVError) -> [UInt8] {
        var stream = z_stream()
        guard start(&stream) else { throw .damagedArchive(path: path, reason: "zlib did not start") }
        defer { inflateEnd(&stream) }
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        output.reserveCapacity(packed.count * 5)
        var consumed = 0
        while true {
            var produced = 0
            let code = step(&stream, packed, &consumed, &chunk, &produced)
            output.append(contentsOf: chunk[..<produced])
            switch code {
            case Z_STREAM_END:
                if consumed == packed.count { return output }
                // Concatenated members are one file to gzip; the next must begin with its own head.
                guard inflateReset(&stream) == Z_OK else {
                    throw .damagedArchive(path: path, reason: "a further member cannot be read")
                }
            case Z_OK where produced > 0 || consumed < packed.count: continue
            case Z_OK, Z_BUF_ERROR: throw .damagedArchive(path: path, reason: "it ends too early")
            default: throw .damagedArchive(path: path, reason: message(stream))
            }
        }
    }

    private static func start(_ stream: inout z_stream) -> Bool { czlib_inflate_init(&stream) == Z_OK }

    private static func step(
        _ stream: inout z_stream, _ packed: [UInt8], _ consumed: inout Int, _ chunk: inout [UInt8],
        _ produced: inout Int
    ) -> Int32 {
        let room = chunk.count
        return packed.withUnsafeBufferPointer { source in
            chunk.withUnsafeMutableBufferPointer { target in
                let available = UInt32(min(source.count - consumed, Int(UInt32.max)))
                // zlib reads through this pointer and never writes.
                stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress.map { $0 + consumed })
                stream.avail_in = available
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(room)
                let code = CZlib.inflate(&stream, Z_NO_FLUSH)
                consumed += Int(available - stream.avail_in)
                produced = room - Int(stream.avail_out)
                return code
            }
        }
    }

    private static func message(_ stream: z_stream) -> String {
        stream.msg.map { String(cString: $0) } ?? "its content is not gzip"
    }
}
