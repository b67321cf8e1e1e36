public import TerminalUI

/// What ``TerminalLoop`` hands to the main actor, in the order in which it happened.
public enum TerminalEvent: Sendable, Hashable {
    /// A key, paste, click or change of focus, with the instant at which its last byte was read.
    ///
    /// A held key sends repeats faster than frames can follow. To decide nothing that was not yet seen, compare
    /// `readAt` with ``CursesScreen/shownAt`` as it was after the frame that first showed the thing in question, and
    /// drop the event when it is not later.
    case input(InputEvent, readAt: ContinuousClock.Instant)
    /// The screen has its new size already: draw.
    case resized
    /// Somebody asked for a stop from outside (`kill -TSTP`): call ``CursesScreen/suspend()``.
    case suspendRequested
    /// The process was stopped and continued from outside; the screen was taken over again: draw.
    case resumed
    /// ``TerminalLoop/nextWake`` has come; it is `nil` again.
    case wake
    /// SIGTERM, SIGINT or SIGQUIT: save and leave.
    case terminate
    /// The terminal is gone (SIGHUP, or the end of input): save and leave. Nothing comes after it.
    case hangup
}
