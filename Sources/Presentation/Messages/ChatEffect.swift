public import Domain

/// What the Messages pane asks of the program around it.
public enum ChatEffect: Sendable, Equatable {
    /// A sentence on the status line that leaves by itself.
    case toast(DisplayText)
    /// Bell, OSC 9 or OSC 777.
    case notify(DisplayText)
    /// OSC 52.
    case copy(DisplayText)
    /// With the desktop's opener, where there is one.
    case open(MessageLink)
    /// What a card or a link of Quad's own names, in the pane that has it.
    case show(DeepLink)
    /// A file of the student's own machine, to be sent.
    case attach(path: String)
    /// A received file, to be kept on the student's own machine.
    case save([UInt8], name: String)
    /// The composer's text, in `$EDITOR`.
    case edit(String)
    /// A question to an admissions office, in `$EDITOR`.
    case editQuestion(UnitID, String)
}
