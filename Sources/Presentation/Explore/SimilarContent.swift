public import Domain
import Resources
public import Services

/// Similar colleges in words.
public struct SimilarContent: Sendable, Equatable {
    public let title: DisplayText
    public let tabs: [MarkedContent.Tab]
    public let message: DisplayText?
    public let rows: [Row]

    public struct Row: Sendable, Equatable {
        public let name: DisplayText
        public let place: DisplayText
        /// Why it is like the other.
        public let reason: DisplayText
    }

    public init(_ similar: SimilarState, format: Format) {
        let words = format.words
        title = words(.similarTitle, DisplayText(similar.college.name))
        tabs = SimilarColleges.Aspect.allCases.map { aspect in
            MarkedContent.Tab(title: format.name(of: aspect), isChosen: aspect == similar.aspect)
        }
        switch similar.hits {
        case .idle, .loading: message = words(.markedLoading)
        case .failed(let sentence): message = sentence
        case .loaded(let hits): message = hits.isEmpty ? words(.similarNone) : nil
        }
        rows = similar.list.map { hit in
            Row(
                name: DisplayText(hit.name), place: "\(hit.city), \(hit.state.rawValue)",
                reason: format.reason(of: hit))
        }
    }
}

extension Format {
    func name(of aspect: SimilarColleges.Aspect) -> DisplayText {
        switch aspect {
        case .features: words(.similarFeatures)
        case .price: words(.similarPrice)
        case .place: words(.similarPlace)
        case .outcome: words(.similarOutcome)
        }
    }

    /// Why a college is like the one that was asked about: `net price $9,110 and $9,240`.
    public func reason(of hit: SimilarHit) -> DisplayText {
        hit.reasons.map { reason -> DisplayText in
            switch reason.kind {
            case .measure(let measure):
                guard let values = reason.values else { return name(of: measure) }
                return words(
                    .similarFigures, name(of: measure), value(values.asked, of: measure),
                    value(values.found, of: measure))
            case .setting(let setting): return words(.similarBoth, self.setting(setting))
            case .control(let control): return words(.similarBoth, self.control(control))
            case .miles(let miles): return words(.similarMiles, distance(miles: miles))
            }
        }.joined(by: " · ")
    }
}
