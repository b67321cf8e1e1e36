public import Domain

/// Another profile tried out: nothing is stored before it is confirmed.
public struct WhatIfState: Equatable, Sendable {
    /// As it is stored.
    public let stored: StudentProfile
    public var profile: StudentProfile
    public var selection = ListSelection(count: WhatIfSlider.allCases.count)
    /// The first ten cards under `profile`, against those of `stored`.
    public var preview: ViewState<RankPreview> = .idle

    public init(_ stored: StudentProfile) {
        self.stored = stored
        profile = stored
    }

    public var slider: WhatIfSlider { WhatIfSlider.allCases[selection.index ?? 0] }
}

/// What the what-if view shows in words.
public struct WhatIfContent: Sendable, Equatable {
    public let rows: [Row]
    public let preview: PreviewContent?
    public let message: DisplayText?

    public struct Row: Sendable, Equatable {
        public let label: DisplayText
        public let value: DisplayText
        /// 0...1.
        public let share: Double
        public let isChanged: Bool
    }

    public init(_ state: WhatIfState, format: Format) {
        rows = WhatIfSlider.allCases.map { slider in
            let value = format.value(of: slider, in: state.profile)
            return Row(
                label: format.label(of: slider), value: value, share: slider.share(of: state.profile),
                isChanged: value != format.value(of: slider, in: state.stored))
        }
        switch state.preview {
        case .loaded(let ranks):
            preview = PreviewContent(ranks, format: format)
            message = nil
        case .failed(let sentence): (preview, message) = (nil, sentence)
        case .idle, .loading: (preview, message) = (nil, nil)
        }
    }
}
