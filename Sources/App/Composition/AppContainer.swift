/// The composition root: everything is made here, once, on first use.
final class AppContainer: Sendable {
    let options: LaunchOptions

    init(options: LaunchOptions) { self.options = options }
}
