/// Cuts a document into passages: a few paragraphs under one heading each, long lines at the ends of sentences.
///
/// The passages follow one another, do not overlap, and leave out headings, which go into the passages' paths.
public struct PassageCutter: Sendable {
    /// Bytes after which a passage ends with its line, and a longer line is cut.
    let target: Int

    public init(target: Int = 900) { self.target = target }

    /// A passage that has no id yet.
    public struct Piece: Sendable, Hashable {
        public let headings: [String]
        /// In the UTF-8 of the document's text.
        public let range: Range<Int>
        public let text: String

        public init(headings: [String], range: Range<Int>, text: String) {
            self.headings = headings
            self.range = range
            self.text = text
        }
    }

    public func pieces(of document: SourceDocument) -> [Piece] {
        var text = document.text
        return text.withUTF8 { bytes in
            var cutting = Cutting(bytes: bytes, target: target)
            var start = 0
            for kind in document.kinds {
                let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
                cutting.take(kind, start..<end)
                start = min(bytes.count, end + 1)
            }
            cutting.finish()
            return cutting.pieces
        }
    }

    private struct Cutting {
        let bytes: UnsafeBufferPointer<UInt8>
        let target: Int
        var pieces: [Piece] = []
        private var headings: [(level: Int, text: String)] = []
        private var open: Range<Int>?
        /// A heading with nothing below it is a passage itself.
        private var bare: Range<Int>?

        init(bytes: UnsafeBufferPointer<UInt8>, target: Int) {
            self.bytes = bytes
            self.target = target
        }

        mutating func take(_ kind: SourceDocument.LineKind, _ line: Range<Int>) {
            if case .heading(let level) = kind {
                finish()
                headings.removeAll { $0.level >= level }
                headings.append((level, string(line.lowerBound..<min(line.upperBound, line.lowerBound + 300))))
                bare = line
                return
            }
            bare = nil
            if let open, line.upperBound - open.lowerBound > target { close(open) }
            if line.count > target {
                for part in parts(of: line) { close(part) }
            } else {
                open = (open?.lowerBound ?? line.lowerBound)..<line.upperBound
            }
        }

        mutating func finish() {
            if let open { close(open) }
            if let bare { close(bare) }
            bare = nil
        }

        private mutating func close(_ range: Range<Int>) {
            open = nil
            guard !range.isEmpty else { return }
            pieces.append(Piece(headings: headings.map(\.text), range: range, text: string(range)))
        }

        private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

        /// Ends of sentences first, then blanks, at last the borders of scalars.
        private func parts(of line: Range<Int>) -> [Range<Int>] {
            var parts: [Range<Int>] = []
            var start = line.lowerBound
            while line.upperBound - start > target {
                let window = start + target / 2..<start + target
                let end =
                    window.last { bytes[$0] == 0x20 && [0x2E, 0x21, 0x3F].contains(bytes[$0 - 1]) }
                    ?? window.last { bytes[$0] == 0x20 || bytes[$0] == 0x09 }
                    ?? window.last { bytes[$0] & 0xC0 != 0x80 } ?? window.upperBound
                parts.append(start..<end)
                start = end
                while start < line.upperBound, bytes[start] == 0x20 { start += 1 }
            }
            if start < line.upperBound { parts.append(start..<line.upperBound) }
            return parts
        }
    }
}
