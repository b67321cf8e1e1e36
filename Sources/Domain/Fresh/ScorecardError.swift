/// Why the College Scorecard gave no page.
public enum ScorecardError: Error, Hashable, Sendable {
    /// libcurl is not on this machine.
    case noLibrary
    /// The address is none that Quad fetches from: https, or http on this machine.
    case badAddress(String)
    /// No answer: no network, no such host, nobody there, too slow. `reason` is libcurl's.
    case unreachable(reason: String)
    /// The answer stopped in the middle.
    case cut
    /// 401 or 403: the key is missing, wrong or barred. `words` are the server's.
    case keyRefused(words: String)
    /// 429: too many questions; seconds until the next may be asked, where the server says so.
    case limitReached(retryAfter: Int?)
    /// Another status; `words` are the server's, where it gave some.
    case status(Int, words: String)
    /// The answer is larger than any page.
    case tooLarge
    /// The answer is not JSON; `start` is how it begins.
    case notJSON(start: String)
    /// JSON of another shape, type or unit than documented.
    case malformed(place: String, expected: String, found: String)
    /// No colleges at all.
    case empty
}

extension ScorecardError {
    /// The same question may be answered a moment later.
    public var isPassing: Bool {
        switch self {
        case .unreachable, .cut, .limitReached: true
        case .status(let code, _): code >= 500 || code == 408
        default: false
        }
    }
}
