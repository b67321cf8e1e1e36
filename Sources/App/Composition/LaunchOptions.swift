/// What the command line asks of every part of the program.
struct LaunchOptions: Sendable {
    var dataFolder: String?
    var resourcesFolder: String?
    var language: String?
    /// A name, an e-mail address or a sign-in link; `nil` for whoever the session says it is.
    var account: String?
    var trace: Set<String> = []
    var seed: UInt64?
    var plain = false

    init(_ arguments: Arguments) throws(Arguments.Problem) {
        dataFolder = arguments["data"]
        resourcesFolder = arguments["resources"]
        language = arguments["lang"]
        account = arguments["account"]
        plain = arguments.has("plain")
        trace = Set((arguments["trace"] ?? "").split(separator: ",").map(String.init))
        if let text = arguments["seed"] {
            guard let number = UInt64(text) else { throw .init(sentence: "--seed takes a whole number, not \(text).") }
            seed = number
        }
    }
}
