public import Domain

/// An award that the student writes down, such as one that a college itself gives.
public struct AwardForm: Sendable, Equatable {
    /// The lines of the form, in their order.
    public enum Field: String, Sendable, Hashable, CaseIterable {
        case name, sponsor, amount, deadline, link

        /// The column of an imported table that is read in the same way.
        var target: AwardImport.Target {
            switch self {
            case .name: .name
            case .sponsor: .sponsor
            case .amount: .amount
            case .deadline: .deadline
            case .link: .link
            }
        }
    }

    /// The college that gives it; `nil` when another sponsor does.
    public let college: College?
    public private(set) var inputs: [Field: TextInput]
    public private(set) var focused = Field.name
    /// Why a line was not taken, and which.
    public var problem: Problem?

    public struct Problem: Sendable, Equatable {
        public let field: Field
        public let sentence: DisplayText
    }

    /// The giver, as far as the form needs it.
    public struct College: Sendable, Equatable {
        public let id: UnitID
        public let name: String

        public init(id: UnitID, name: String) {
            self.id = id
            self.name = name
        }
    }

    public init(college: College?) {
        self.college = college
        inputs = Dictionary(
            uniqueKeysWithValues: Field.allCases.map { field in
                (field, TextInput(field == .sponsor ? college?.name ?? "" : "", limit: field == .link ? 300 : 120))
            })
    }

    public func input(_ field: Field) -> TextInput { inputs[field] ?? TextInput("", limit: 120) }

    /// - Returns: Whether the focused line took the action.
    mutating func type(_ action: Action) -> Bool {
        var input = input(focused)
        guard input.handle(action) else { return false }
        inputs[focused] = input
        problem = nil
        return true
    }

    mutating func move(by steps: Int) {
        let all = Field.allCases
        let place = (all.firstIndex(of: focused) ?? 0) + steps
        focused = all[max(0, min(all.count - 1, place))]
    }

    mutating func focus(on field: Field) { focused = field }

    /// Nothing was typed that closing the form would lose.
    var isUntouched: Bool {
        Field.allCases.allSatisfy { input($0).string == ($0 == .sponsor ? college?.name ?? "" : "") }
    }

    /// The form as a row of a table of one's own, so that it is read as imports are.
    func read(own: [Scholarship], shipped: [Scholarship]) -> AwardImport {
        var header = Field.allCases.map(\.target.rawValue)
        var cells = Field.allCases.map { input($0).string }
        if let college {
            header += [AwardImport.Target.college.rawValue, AwardImport.Target.kind.rawValue]
            cells += [college.id.description, SponsorKind.college.rawValue]
        }
        let table = AwardImport.Table(header: header, rows: [AwardImport.Row(line: 1, cells: cells)])
        return AwardImport(table, mapping: AwardImport.Mapping(guessing: header), own: own, shipped: shipped)
    }
}
