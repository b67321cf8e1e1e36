import Presentation

/// What lies over a list of the notebook, the topmost first.
struct NotebookLayers {
    let naming: NotebookPrompt?
    let desk: NotebookPanel?
    let prompt: NotebookPrompt?
    let panel: NotebookPanel?
    let isFocused: Bool

    /// `nil` when the list, or what was opened from it, is in sight.
    var top: (any View)? {
        if let naming { return NotebookPromptView(prompt: naming) }
        if let desk { return NotebookPanelView(panel: desk, isFocused: isFocused) }
        if let prompt { return NotebookPromptView(prompt: prompt) }
        return panel.map { NotebookPanelView(panel: $0, isFocused: isFocused) }
    }
}
