private import CNcurses
private import Glibc

/// Gathers what curses writes for one frame, so that it reaches the terminal in one piece.
///
/// Curses flushes at every movement of the cursor: a frame would come in dozens of small writes, each of which wakes the
/// terminal. So it writes to a descriptor of its own, which stands for memory while a frame is made.
final class FrameOutput {
    /// The terminal, as curses knows it.
    let descriptor: Int32
    /// A file in memory; negative on a system that has none, where curses then writes straight to the terminal.
    private let memory: Int32

    init() {
        let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        descriptor = copy >= 0 ? copy : STDOUT_FILENO
        memory = copy >= 0 ? cnc_memory() : -1
    }

    deinit { if memory >= 0 { close(memory) } }

    /// Runs `body` and returns what curses wrote meanwhile and nobody has seen yet.
    func gather(_ body: () -> Void) -> [UInt8] {
        guard memory >= 0, cnc_replace(descriptor, memory) >= 0 else {
            body()
            return []
        }
        body()
        cnc_replace(descriptor, STDOUT_FILENO)
        // Both descriptors are one open file, whose place is where curses left it; what an older frame left behind it
        // stays there.
        let count = max(0, lseek(memory, 0, SEEK_CUR))
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
            used = max(0, pread(memory, buffer.baseAddress, count, 0))
        }
        lseek(memory, 0, SEEK_SET)
        return bytes
    }
}
