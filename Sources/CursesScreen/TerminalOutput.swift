private import Glibc

/// Writes to the terminal past curses, which has no words for links, paste, focus, mouse, clipboard and title.
enum TerminalOutput {
    static func write(_ text: String, to descriptor: Int32 = 1) { write(Array(text.utf8), to: descriptor) }

    static func write(_ bytes: [UInt8], to descriptor: Int32 = 1) {
        bytes.withUnsafeBufferPointer { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&waiting, 1, -1)
                } else if errno != EINTR {
                    // The terminal is gone; its hang-up reaches the program by way of the input.
                    return
                }
            }
        }
    }
}
