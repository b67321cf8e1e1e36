import Domain

/// What the command line asks of every part of the program.
struct LaunchOptions: Sendable {
    var dataFolder: String?
    var resourcesFolder: String?
    var language: String?
    /// A name, an e-mail address or a sign-in link; `nil` for whoever the session says it is.
    var account: String?
    var trace: Set<TraceTopic> = []
    var seed: UInt64?
    var plain = false

    init(_ arguments: Arguments) throws(Arguments.Problem) {
        dataFolder = arguments["data"]
        resourcesFolder = arguments["resources"]
        language = arguments["lang"]
        account = arguments["account"]
        plain = arguments.has("plain")
        for word in (arguments["trace"] ?? "").split(separator: ",") {
            guard let topic = TraceTopic(rawValue: String(word)) else {
                throw .init(
                    sentence:
                        "--trace takes state, net or frames, with commas, not \(DisplayText(String(word)).string).")
            }
            trace.insert(topic)
        }
        if let text = arguments["seed"] {
            guard let number = UInt64(text) else { throw .init(sentence: "--seed takes a whole number, not \(text).") }
            seed = number
        }
    }
}
