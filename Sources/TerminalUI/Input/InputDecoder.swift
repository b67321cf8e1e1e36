/// Turns the bytes of a terminal into events: a pure value, so that every chunking of a stream gives the same events.
///
/// Three calls drive it. ``feed(_:)`` takes what was read; ``settle()`` says that nothing more is waiting right now,
/// which hands out a character that another mark could still have joined; ``timeOut()`` says that the time of
/// ``pending`` has passed, which makes a lone Esc the Esc key. No byte sequence is an error: what is unknown is skipped,
/// and what is not UTF-8 becomes U+FFFD.
public struct InputDecoder: Sendable {
    /// What is unfinished, and so how long the reader should wait before it calls ``InputDecoder/timeOut()``.
    public enum Pending: Sendable, Hashable {
        /// An Esc that may be a key or begin a sequence, or a character cut in two: tens of milliseconds.
        case escape
        /// A paste or an answer of the terminal without its end: a second or more.
        case paste
    }

    private enum State: Sendable {
        case ground
        case escape
        case csi([UInt8])
        case ss3([UInt8])
        /// `ESC [ [`, with which function keys of the Linux console begin.
        case linuxFunction
        /// The bytes left of an old mouse report.
        case oldMouse(Int)
        /// A string for the terminal's own use (OSC, DCS, …), up to BEL or ST, and the byte that opened it.
        case string(introducer: UInt8, [UInt8], afterEscape: Bool)
        case paste([UInt8])
    }

    /// Bytes of a string that are kept; what a terminal answers is shorter.
    private static let stringLimit = 64
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    private var state = State.ground
    /// A character that may still grow.
    private var text = ""
    /// Bytes of a scalar that is not complete.
    private var partial: [UInt8] = []
    private var partialModifiers: KeyPress.Modifiers = []
    /// An Esc was given out for lack of a rest: a rest that comes late is still one key.
    private var escapeTimedOut = false
    private var events: [InputEvent] = []

    public init() {}

    /// What an end of waiting would decide; `nil` when nothing is open.
    public var pending: Pending? {
        switch state {
        case .paste: .paste
        // A person who presses Alt-] does not type on within milliseconds; a terminal does.
        case .string(_, let bytes, _) where !bytes.isEmpty: .paste
        case .ground: partial.isEmpty ? nil : .escape
        default: .escape
        }
    }

    /// Takes bytes as they were read.
    public mutating func feed(_ bytes: some Collection<UInt8>) -> [InputEvent] {
        rejoinLateSequence(bytes)
        for byte in bytes { take(byte) }
        return drain()
    }

    /// Nothing more is waiting now.
    public mutating func settle() -> [InputEvent] {
        flushText()
        return drain()
    }

    /// The time of ``pending`` has passed.
    public mutating func timeOut() -> [InputEvent] {
        flushPartial()
        flushText()
        switch state {
        case .ground: break
        case .escape:
            emit(.escape)
            escapeTimedOut = true
        case .csi(let bytes): if bytes.isEmpty { emit(.character("["), .alt) }
        case .ss3(let bytes): if bytes.isEmpty { emit(.character("O"), .alt) }
        case .linuxFunction, .oldMouse: break
        case .string(let introducer, let bytes, _):
            if bytes.isEmpty { emit(.character(Character(Unicode.Scalar(introducer))), .alt) }
        case .paste(let bytes): events.append(.paste(String(decoding: bytes, as: UTF8.self)))
        }
        state = .ground
        return drain()
    }

    /// The stream has ended: what is open is decided.
    public mutating func finish() -> [InputEvent] { timeOut() }

    private mutating func drain() -> [InputEvent] {
        defer { events.removeAll(keepingCapacity: true) }
        return events
    }

    private mutating func emit(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) {
        events.append(.key(KeyPress(key, modifiers)))
    }

    /// On a slow line the rest of an arrow comes after its Esc was taken for the key. It must not be read as letters;
    /// nobody types `[` and a letter in one read.
    private mutating func rejoinLateSequence(_ bytes: some Collection<UInt8>) {
        guard escapeTimedOut, let first = bytes.first else { return }
        escapeTimedOut = false
        if bytes.count > 1, "[O]".utf8.contains(first) { state = .escape }
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: takeGround(byte)
        case .escape: takeAfterEscape(byte)
        case .csi(let bytes): takeControl(byte, after: bytes)
        case .ss3(let bytes): takeSS3(byte, after: bytes)
        case .linuxFunction:
            state = .ground
            if (0x41...0x45).contains(byte) { emit(.function(Int(byte) - 0x40)) } else { takeGround(byte) }
        case .oldMouse(let left): state = left > 1 ? .oldMouse(left - 1) : .ground
        case .string(let introducer, let bytes, let afterEscape): takeString(byte, introducer, bytes, afterEscape)
        case .paste(var bytes):
            // Emptied first, so that the array has one owner and grows in place.
            state = .ground
            bytes.append(byte)
            if byte == UInt8(ascii: "~"), bytes.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
                bytes.removeLast(Self.pasteEnd.count)
                events.append(.paste(String(decoding: bytes, as: UTF8.self)))
            } else {
                state = .paste(bytes)
            }
        }
    }
}

// MARK: - Text and control characters

extension InputDecoder {
    private mutating func takeGround(_ byte: UInt8, _ modifiers: KeyPress.Modifiers = []) {
        if !partial.isEmpty {
            if UTF8Sequence.continues(partial, with: byte) {
                partial.append(byte)
                completePartial()
                return
            }
            flushPartial()
        }
        switch byte {
        case 0x1B:
            flushText()
            state = .escape
        case 0x20..<0x7F: add(Unicode.Scalar(byte), modifiers)
        case 0..<0x20, 0x7F:
            flushText()
            takeC0(byte, modifiers)
        default:
            partial = [byte]
            partialModifiers = modifiers
            if UTF8Sequence.length(byte) == nil { flushPartial() }
        }
    }

    private mutating func takeC0(_ byte: UInt8, _ modifiers: KeyPress.Modifiers) {
        switch byte {
        case 0x00: emit(.character(" "), modifiers.union(.control))
        case 0x08, 0x7F: emit(.backspace, modifiers)
        case 0x09: emit(.tab, modifiers)
        case 0x0D: emit(.enter, modifiers)
        case 0x1C...0x1F: emit(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
        default: emit(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
        }
    }

    private mutating func completePartial() {
        guard let first = partial.first, UTF8Sequence.length(first) == partial.count else { return }
        let decoded = String(decoding: partial, as: UTF8.self)
        partial = []
        for scalar in decoded.unicodeScalars where !(0x80...0x9F).contains(scalar.value) {
            add(scalar, partialModifiers)
        }
    }

    /// A scalar that will never be complete.
    private mutating func flushPartial() {
        guard !partial.isEmpty else { return }
        partial = []
        add("\u{FFFD}", partialModifiers)
    }

    private mutating func add(_ scalar: Unicode.Scalar, _ modifiers: KeyPress.Modifiers) {
        guard modifiers.isEmpty else {
            flushText()
            emit(.character(Character(scalar)), modifiers)
            return
        }
        text.unicodeScalars.append(scalar)
        // Nothing joins a character endlessly but hostile input.
        if text.unicodeScalars.count > 64 { flushText() }
        guard text.unicodeScalars.count > 1, let last = text.last, last.unicodeScalars.count < text.unicodeScalars.count
        else { return }
        for character in text.dropLast() { emit(.character(character)) }
        text = String(last)
    }

    private mutating func flushText() {
        for character in text { emit(.character(character)) }
        text = ""
    }
}

// MARK: - Sequences

extension InputDecoder {
    private mutating func takeAfterEscape(_ byte: UInt8) {
        state = .ground
        switch byte {
        case UInt8(ascii: "["): state = .csi([])
        case UInt8(ascii: "O"): state = .ss3([])
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            state = .string(introducer: byte, [], afterEscape: false)
        case 0x1B:
            emit(.escape)
            state = .escape
        default: takeGround(byte, .alt)
        }
    }

    private mutating func takeString(_ byte: UInt8, _ introducer: UInt8, _ bytes: [UInt8], _ afterEscape: Bool) {
        switch byte {
        case 0x18, 0x1A: state = .ground
        case 0x07: finishString(introducer, bytes)
        case UInt8(ascii: "\\") where afterEscape: finishString(introducer, bytes)
        case _ where afterEscape:
            // Not the end of the string but a sequence of its own.
            state = .escape
            takeAfterEscape(byte)
        default:
            let isKept = byte != 0x1B && bytes.count < Self.stringLimit
            state = .string(introducer: introducer, isKept ? bytes + [byte] : bytes, afterEscape: byte == 0x1B)
        }
    }

    private mutating func finishString(_ introducer: UInt8, _ bytes: [UInt8]) {
        state = .ground
        guard introducer == UInt8(ascii: "]"), let isLight = BackgroundAnswer.isLight(bytes) else { return }
        events.append(.background(isLight: isLight))
    }

    private mutating func takeSS3(_ byte: UInt8, after bytes: [UInt8]) {
        state = .ground
        switch byte {
        case 0x30...0x39 where bytes.count < 3: state = .ss3(bytes + [byte])
        case 0x20..<0x7F:
            if let press = KeySequence.ss3(byte, modifier: KeySequence.number(bytes)) { events.append(.key(press)) }
        default: takeGround(byte)
        }
    }

    private mutating func takeControl(_ byte: UInt8, after bytes: [UInt8]) {
        state = .ground
        switch byte {
        case UInt8(ascii: "[") where bytes.isEmpty: state = .linuxFunction
        case UInt8(ascii: "M") where bytes.isEmpty: state = .oldMouse(3)
        case UInt8(ascii: "$") where !bytes.isEmpty && bytes.allSatisfy({ (0x30...0x39).contains($0) }):
            // rxvt's Shift with an editing key ends in what the standard calls an intermediate byte.
            finishControl(byte, bytes)
        case 0x20...0x3F:
            // Beyond any known length the parameters are dropped, the sequence is still read to its end.
            state = .csi(bytes.count < 128 ? bytes + [byte] : bytes)
        case 0x40...0x7E: finishControl(byte, bytes)
        default: takeGround(byte)
        }
    }

    private mutating func finishControl(_ final: UInt8, _ bytes: [UInt8]) {
        if final == UInt8(ascii: "~"), KeySequence.number(bytes) == 200 {
            state = .paste([])
        } else if let event = KeySequence.csi(final, parameters: bytes) {
            events.append(event)
        }
    }
}
