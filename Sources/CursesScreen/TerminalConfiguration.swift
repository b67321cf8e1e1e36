public import Domain
public import TerminalUI

/// How the terminal is used; each switch can be changed on the screen while it runs.
public struct TerminalConfiguration: Sendable {
    public var theme: Theme.Name
    /// Whether the terminal is asked for its background, with the first frame; its answer chooses light or dark.
    public var asksBackground: Bool
    /// At most so many colours, whatever the terminal says.
    public var colors: Theme.Depth
    public var mouse: Bool
    /// OSC 8 links on the text that has a target.
    public var links: Bool
    /// OSC 52: copying through the terminal.
    public var clipboard: Bool
    public var notifications: Notifications
    /// The terminal's window title.
    public var title: Bool
    /// Where what is written to standard error goes while the screen is on; `nil` throws it away.
    public var errorLog: String?
    /// One line for the shell when the program is suspended, with the way back.
    public var suspendMessage: DisplayText
    /// One line for standard error after a fault, with the place of the log.
    public var faultMessage: DisplayText

    /// How a notification reaches the student: not at all, by the bell, or by the sequence of iTerm2 (9) or urxvt (777).
    public enum Notifications: String, Sendable, Hashable, CaseIterable { case off, bell, osc9, osc777 }

    public init(
        theme: Theme.Name = .dark, asksBackground: Bool = false, colors: Theme.Depth = .full, mouse: Bool = false,
        links: Bool = true, clipboard: Bool = true,
        notifications: Notifications = .bell, title: Bool = true, errorLog: String? = nil,
        suspendMessage: DisplayText = "Quad is suspended: type fg to come back.",
        faultMessage: DisplayText = "Quad stopped because of a fault of its own. What was saved is safe."
    ) {
        self.theme = theme
        self.asksBackground = asksBackground
        self.colors = colors
        self.mouse = mouse
        self.links = links
        self.clipboard = clipboard
        self.notifications = notifications
        self.title = title
        self.errorLog = errorLog
        self.suspendMessage = suspendMessage
        self.faultMessage = faultMessage
    }
}
