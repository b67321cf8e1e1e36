/// Which row of a list is selected and which row stands at the top; knows no content and draws nothing.
public struct ListSelection: Sendable, Equatable {
    public private(set) var count: Int
    /// The selected row, or `nil` while there is none to select.
    public private(set) var index: Int?
    /// The row at the top of the list.
    public private(set) var offset = 0
    /// How many rows are shown, as the screen said last; page movements go this far.
    public private(set) var rows: Int

    public init(count: Int = 0, rows: Int = 10) {
        self.count = max(0, count)
        self.rows = max(1, rows)
        index = count > 0 ? 0 : nil
    }

    /// Moves the selection and stops at the ends.
    public mutating func move(by steps: Int) {
        guard let index else { return }
        // A typed count may be larger than what an Int can be added to.
        select(steps > 0 ? index + min(steps, count) : index - min(-max(steps, -count), count))
    }

    /// Moves by whole pages, one row of the old page staying in sight.
    public mutating func page(by pages: Int) {
        let step = max(1, rows - 1)
        let most = count / step + 1
        move(by: max(-most, min(pages, most)) * step)
    }

    /// Selects a row; the nearest one when there is none at `row`.
    public mutating func select(_ row: Int) {
        guard count > 0 else {
            index = nil
            offset = 0
            return
        }
        let row = max(0, min(row, count - 1))
        index = row
        offset = offset(showing: rows)
    }

    /// Scrolls so that `row` is in sight as well, if the selected row allows it.
    public mutating func reveal(_ row: Int) {
        offset = max(0, min(row, offset))
        offset = offset(showing: rows)
    }

    /// Takes a new number of shown rows; the selected row stays in sight.
    public mutating func resize(rows: Int) {
        self.rows = max(1, rows)
        offset = offset(showing: self.rows)
    }

    /// Takes a new number of items that are the same as before as far as they go.
    public mutating func resize(count: Int) {
        self.count = max(0, count)
        select(index ?? 0)
    }

    /// Keeps the selected item selected, on the same row of the screen, after the items have changed.
    ///
    /// When it is gone, the nearest following item that is still there takes its place, then the nearest before.
    public mutating func follow<ID: Hashable>(from old: [ID], to new: [ID]) {
        let place = (index ?? 0) - offset
        let kept = index.flatMap { survivor(of: $0, old: old, new: new) }
        count = new.count
        guard count > 0 else {
            index = nil
            offset = 0
            return
        }
        let row = min(kept ?? 0, count - 1)
        index = row
        offset = row - place
        offset = offset(showing: rows)
    }

    /// The row at the top when `height` rows are shown: the kept one, unless the selected row would be out of sight.
    public func offset(showing height: Int) -> Int {
        guard height > 0, let index else { return 0 }
        let lowest = max(0, index - height + 1)
        let fitting = max(lowest, min(offset, index))
        return max(0, min(fitting, count - height))
    }

    /// The rows in sight when `height` of them are shown.
    public func visible(showing height: Int) -> Range<Int> {
        let first = offset(showing: height)
        return first..<max(first, min(count, first + max(0, height)))
    }

    /// Handles movements and clicks. `false` leaves the action to others.
    @discardableResult
    public mutating func handle(_ action: Action) -> Bool {
        switch action {
        case .run(.up, let count): move(by: -count)
        case .run(.down, let count): move(by: count)
        case .run(.pageUp, let count): page(by: -count)
        case .run(.pageDown, let count): page(by: count)
        // A count names the row to go to, as in vi.
        case .run(.first, let count): select(count - 1)
        case .run(.last, let count): select(count > 1 ? count - 1 : self.count - 1)
        case .select(let row): select(row)
        default: return false
        }
        return true
    }

    private func survivor<ID: Hashable>(of index: Int, old: [ID], new: [ID]) -> Int? {
        guard old.indices.contains(index) else { return nil }
        let places = Dictionary(zip(new, new.indices), uniquingKeysWith: { first, _ in first })
        let following = old[index...].lazy.compactMap { places[$0] }.first
        return following ?? old[..<index].reversed().lazy.compactMap { places[$0] }.first
    }
}
