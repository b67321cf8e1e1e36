public import Domain
public import Services

/// Colleges that are like one of them.
public struct SimilarState: Equatable, Sendable {
    public let college: College
    public var aspect: SimilarColleges.Aspect = .features
    public var hits: ViewState<[SimilarHit]> = .loading
    public var selection = ListSelection()

    /// Hits asked for at once.
    static let limit = 50

    public init(_ college: College) { self.college = college }

    public var list: [SimilarHit] { if case .loaded(let hits) = hits { hits } else { [] } }
    public var selected: SimilarHit? { selection.index.flatMap { list.indices.contains($0) ? list[$0] : nil } }
}
