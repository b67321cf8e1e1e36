/// Answers of the College Scorecard's API about a few colleges, as its documentation has them.
public struct ScorecardPages: Sendable {
    /// By `UNITID`, the API's names behind `latest.` with their values as JSON.
    public var colleges: [Int: [String: String]]
    /// Colleges on a page.
    public var size: Int

    public init(_ colleges: [Int: [String: String]], size: Int = 2) {
        self.colleges = colleges
        self.size = size
    }

    /// What the server answers for a page.
    public func page(_ number: Int) -> String {
        let rows = colleges.sorted { $0.key < $1.key }.dropFirst(number * size).prefix(size).map { id, values in
            "{"
                + (["\"id\":\(id)"] + values.sorted { $0.key < $1.key }.map { "\"latest.\($0.key)\":\($0.value)" })
                .joined(separator: ",") + "}"
        }
        return """
            {"metadata":{"page":\(number),"total":\(colleges.count),"per_page":\(size)},"results":[\
            \(rows.joined(separator: ","))]}
            """
    }

    /// Answers the page that a request asks for.
    public func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Response {
        LoopbackServer.Response(page(request.query("page").flatMap { Int($0) } ?? 0))
    }
}
