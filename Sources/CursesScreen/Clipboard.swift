/// OSC 52, by which a program far away copies to the clipboard of the student's own machine.
enum Clipboard {
    /// Bytes of text that terminals take in one sequence; xterm stops at 100,000 characters in all.
    static let limit = 74_994

    /// The sequence, wrapped so that a multiplexer hands it on. tmux gets it bare too: with `set-clipboard on` it takes
    /// that form, with `allow-passthrough on` the wrapped one.
    static func sequence(_ text: String, through multiplexer: TerminalEnvironment.Multiplexer?) -> String {
        let plain = "\u{1B}]52;c;\(base64(Array(text.utf8)))\u{7}"
        switch multiplexer {
        case nil: return plain
        case .tmux:
            let doubled = plain.split(separator: "\u{1B}", omittingEmptySubsequences: false)
                .joined(separator: "\u{1B}\u{1B}")
            return "\u{1B}Ptmux;\(doubled)\u{1B}\\" + plain
        case .screen:
            // screen takes strings of some hundred bytes and joins what follows at once.
            var pieces = ""
            var rest = Substring(plain)
            while !rest.isEmpty {
                pieces += "\u{1B}P\(rest.prefix(240))\u{1B}\\"
                rest = rest.dropFirst(240)
            }
            return pieces
        }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func base64(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for position in 0..<4 {
                let used = position <= group.count
                result.append(used ? alphabet[bits >> (18 - 6 * position) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
