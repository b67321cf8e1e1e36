public import Domain
public import Presentation

extension KeyMap: KeyGuide {
    public func helpSections(
        in context: KeyContext, takesText: Bool, words: Words, reason: (ActionID) -> DisplayText?
    ) -> [HelpSection] {
        helpSections(focus: KeyFocus(context, takesText: takesText), words: words, reason: reason)
    }
}
