public import Domain
private import Threads

/// The College Scorecard's API, or a mirror that speaks it.
///
/// Documented at https://collegescorecard.ed.gov/data/api/: `GET schools?fields=…&per_page=100&page=0`, key in the header
/// `X-Api-Key`, a thousand questions an hour, and `X-RateLimit-Remaining` for those that are left.
public actor ScorecardClient: ScorecardReading {
    public static let officialAddress = "https://api.data.gov/ed/collegescorecard/v1/schools"
    /// The most that the API gives.
    static let pageSize = 100
    /// A page has about 300 kB.
    static let sizeLimit = 16 << 20

    public nonisolated let origin: String
    public nonisolated var kinds: [FigureKind] { ScorecardField.all.map(\.kind) }
    private let address: ServerAddress?
    private let key: String?
    /// Questions that are left this hour, as the last answer said.
    private var remaining: Int?

    /// - Parameters:
    ///   - address: Of the list of schools; `nil` for the official one.
    ///   - key: The student's own; `nil` for a mirror that asks for none.
    public init(address: String? = nil, key: String?) {
        origin = address ?? Self.officialAddress
        // A key in the address would be kept along with the figures, and shown.
        self.address = origin.contains { $0 == "?" || $0 == "#" } ? nil : ServerAddress(origin)
        self.key = key
    }

    public func page(_ number: Int) async throws(ScorecardError) -> ScorecardPage {
        let fields = ["id"] + ScorecardField.all.flatMap(\.names)
        let question = address?.asking([
            ("fields", fields.joined(separator: ",")), ("sort", "id"), ("per_page", "\(Self.pageSize)"),
            ("page", "\(number)"),
        ])
        guard let question else { throw .badAddress(origin) }
        // The allowance is used up: asking again would only be refused.
        if remaining == 0 { throw .limitReached(retryAfter: nil) }
        let answer = try await ask(question)
        remaining = answer.headers["x-ratelimit-remaining"].flatMap { Int($0) }
        return try ScorecardReader.page(answer, number: number)
    }

    private func ask(_ question: ServerAddress) async throws(ScorecardError) -> HTTPAnswer {
        let headers = ["Accept: application/json", "User-Agent: quad"] + (key.map { ["X-Api-Key: \($0)"] } ?? [])
        // libcurl blocks, so it has a thread of its own.
        let result = await withCheckedContinuation { continuation in
            SystemThread.detach(for: "the network") {
                continuation.resume(
                    returning: Result { () throws(HTTPAnswer.Failure) in
                        try HTTPAnswer.get(question, headers: headers, limit: Self.sizeLimit)
                    })
            }
        }
        switch result {
        case .success(let answer): return answer
        case .failure(.noLibrary): throw .noLibrary
        case .failure(.unreachable(let reason)): throw .unreachable(reason: reason)
        case .failure(.cut): throw .cut
        case .failure(.tooLarge): throw .tooLarge
        }
    }
}
