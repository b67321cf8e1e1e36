/// What a phrase of a filter means.
enum FilterMeaning {
    /// Holds by itself.
    case rules([FilterRule])
    /// Names the number that stands beside it.
    case measure(CollegeMeasure)
    /// Stand before a number.
    case atMost(excluding: Bool)
    case atLeast(excluding: Bool)
    case between
    /// Stands between two numbers.
    case to
    /// Stand behind a number.
    case orLess, orMore
    case miles, kilometres
    case not, or, and
    /// Says nothing by itself.
    case noise
    /// Resolved by what the profile says.
    case homeState(Bool)
    case inBudget

    static func rule(_ condition: FilterCondition, not isNegated: Bool = false) -> FilterMeaning {
        .rules([FilterRule(condition, isNegated: isNegated)])
    }

    static func measure(_ kind: FigureKind) -> FilterMeaning { .measure(.figure(kind)) }

    static func between(_ measure: CollegeMeasure, _ bounds: FilterBounds) -> FilterMeaning {
        .rule(.measure(measure, bounds))
    }
}

extension CollegeMeasure {
    /// Which way a number without `under` or `over` is read: `300 miles` is at most, `70 % graduation` at least.
    var bareIsAtMost: Bool? {
        switch self {
        case .distance: true
        case .sat, .act: nil
        default: prefersLess
        }
    }
}
