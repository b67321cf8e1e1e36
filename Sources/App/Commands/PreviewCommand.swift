import Domain
import Formats
import Glibc

/// `quad preview`: decodes a picture in a process of its own, so that bytes which crash a decoder crash nothing else.
enum PreviewCommand {
    static let spec = CommandSpec(
        "preview", usage: "WIDTH HEIGHT", summary: "decode a picture from standard input for the screen"
    ) { arguments, _ in
        let sizes = arguments.words.compactMap { Int($0) }
        guard sizes.count == 2 else {
            Output.problem("quad preview takes a width and a height, and a picture on its input.")
            return .usage
        }
        guard boundItself(), let bytes = input() else { return .failure }
        guard let picture = PictureReader.preview(bytes, width: sizes[0], height: sizes[1]) else { return .badInput }
        let answer = PreviewAnswer.bytes(picture)
        return write(1, answer, answer.count) == answer.count ? .success : .failure
    }

    /// Bounds memory, time and files before the first byte is looked at; no file can be written or opened afterwards
    /// beyond the decoders themselves.
    private static func boundItself() -> Bool {
        let limits: [(__rlimit_resource, Int)] = [
            (RLIMIT_AS, 600 << 20), (RLIMIT_CPU, 5), (RLIMIT_FSIZE, 0), (RLIMIT_CORE, 0), (RLIMIT_NOFILE, 16),
        ]
        return limits.allSatisfy { resource, most in
            var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
            return setrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
        }
    }

    /// `nil` for more than an attachment may hold.
    private static func input() -> [UInt8]? {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= Attachment.limit {
            let count = read(0, &part, part.count)
            guard count > 0 else { return bytes }
            bytes += part[..<count]
        }
        return nil
    }
}
