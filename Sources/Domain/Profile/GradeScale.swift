/// The scale on which a school gives its grades.
public enum GradeScale: String, ProfileOption {
    /// 0...4, every course counting the same.
    case unweighted
    /// 0...5, harder courses counting more.
    case weighted
    /// 0...100 points, as US schools give them.
    case hundred
    /// International Baccalaureate, 0...45 points.
    case baccalaureate
    /// Letters such as `A*AB`.
    case aLevel
    /// 0...100 percent of the marks there were.
    case percentage

    /// What the scale runs over; letters count 0...6 (U to A*).
    public var range: ClosedRange<Double> {
        switch self {
        case .unweighted: 0...4
        case .weighted: 0...5
        case .hundred, .percentage: 0...100
        case .baccalaureate: 0...45
        case .aLevel: 0...6
        }
    }

    /// Where the scale meets 0...4; between two points the line is straight.
    ///
    /// No official conversion exists. Hundred points follow the letter grades most US schools print (93 an A, 83 a B),
    /// the Baccalaureate takes its pass mark of 24 for a C; weighted averages and percentages are taken in proportion.
    private var points: [(from: Double, to: Double)] {
        switch self {
        case .unweighted: [(0, 0), (4, 4)]
        case .weighted: [(0, 0), (5, 4)]
        case .percentage: [(0, 0), (100, 4)]
        case .hundred:
            [
                (0, 0), (60, 0.7), (65, 1), (67, 1.3), (70, 1.7), (73, 2), (77, 2.3), (80, 2.7), (83, 3), (87, 3.3),
                (90, 3.7), (93, 4), (100, 4),
            ]
        case .baccalaureate: [(0, 0), (24, 2), (28, 2.7), (32, 3.3), (36, 3.7), (40, 4), (45, 4)]
        case .aLevel: [(0, 0), (1, 1), (2, 1.7), (3, 2.3), (4, 3), (5, 4), (6, 4)]
        }
    }

    /// An average on this scale, as 0...4 unweighted: an estimate.
    public func unweighted(_ value: Double) -> Double {
        let points = points
        guard let above = points.firstIndex(where: { value <= $0.from }) else { return 4 }
        guard above > 0 else { return points[0].to }
        let (low, high) = (points[above - 1], points[above])
        return low.to + (high.to - low.to) * (value - low.from) / (high.from - low.from)
    }
}

/// A student's average as they know it, on the scale of their school.
public struct GradeAverage: Sendable, Hashable {
    /// As it was typed, without spaces: `3.7`, `92`, `A*AB`.
    public let text: String
    public let scale: GradeScale
    /// On the school's scale; the mean of the letters for A levels.
    public let value: Double

    /// - Throws: ``ProfileReason/gradeNotOnScale(_:)`` when the text means nothing on this scale.
    public init(_ text: String, scale: GradeScale) throws(ProfileReason) {
        guard text.utf8.count <= 40 else { throw .tooLong(limit: 40) }
        self.text = text.filter { !$0.isWhitespace }
        self.scale = scale
        guard let value = scale == .aLevel ? GradeAverage.letters(self.text) : ProfileNumber.decimal(self.text),
            scale.range.contains(value)
        else { throw .gradeNotOnScale(scale) }
        self.value = value
    }

    /// 0...4, see ``GradeScale/unweighted(_:)``.
    public var unweighted: Double { scale.unweighted(value) }

    private static func letters(_ text: String) -> Double? {
        var grades: [Double] = []
        for character in text.uppercased() where character != "," {
            if character == "*" {
                guard grades.last == 5 else { return nil }
                grades[grades.count - 1] = 6
            } else {
                guard let index = Array("UEDCBA").firstIndex(of: character) else { return nil }
                grades.append(Double(index))
            }
        }
        return grades.isEmpty || grades.count > 8 ? nil : grades.reduce(0, +) / Double(grades.count)
    }
}
