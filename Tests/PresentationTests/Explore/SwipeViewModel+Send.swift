import Presentation

extension SwipeViewModel {
    /// Presses keys as a person does: each once the screen shows what came of the one before.
    func send(_ actions: Action...) async {
        await settle()
        for action in actions {
            _ = handle(action)
            await settle()
            didDraw()
        }
    }
}
