public import Domain
import Resources

/// What stands below the learned weights while it is asked for.
public enum TastePanel: Sendable, Hashable {
    /// What moved the weight that has focus.
    case evidence
    /// How often the feed was right, by how sure it was.
    case record
}

/// The panel in words and numbers.
public struct TastePanelContent: Sendable, Equatable {
    public let title: DisplayText
    public let rows: [Row]
    public let note: DisplayText?

    public struct Row: Sendable, Equatable {
        public let label: DisplayText
        public let value: DisplayText
        public let picture: Picture?
    }

    public enum Picture: Sendable, Equatable {
        /// −1...1.
        case signed(Double)
        /// Foretold and true share of likes, 0...1; `nil` without swipes.
        case points(foretold: Double?, liked: Double?)
    }

    /// `nil` when nothing is open.
    init?(_ state: ProfileState, format: Format) {
        guard state.section == .taste, case .loaded(let report) = state.report else { return nil }
        let words = format.words
        switch state.tastePanel {
        case nil: return nil
        case .evidence:
            guard case .feature(let feature)? = state.form.focused else { return nil }
            let found = report.evidence[feature] ?? []
            let most = found.map { abs($0.shift) }.max() ?? 1
            title = words(.tasteEvidence, words(feature.labelKey))
            rows = found.map { item in
                Row(
                    label: format.cause(item.cause, names: report.names), value: format.signedHundredths(item.shift),
                    picture: .signed(item.shift / most))
            }
            note = found.isEmpty ? words(.tasteEvidenceNone) : nil
        case .record:
            title = words(.tasteRecordAbout)
            guard report.record.count > 0 else {
                rows = []
                note = words(.tasteRecordNone)
                return
            }
            let step = 100 / report.record.bins.count
            rows = report.record.bins.enumerated().map { index, bin in
                Row(
                    label: "\(index * step)–\((index + 1) * step) %",
                    value: bin.count == 0
                        ? "" : words(.statsOfSeen, format.integer(bin.likes), format.integer(bin.count)),
                    picture: .points(foretold: bin.foretold, liked: bin.liked))
            }
            note = words(.tasteRecordKey)
        }
    }
}

extension Format {
    /// Two digits after the point, with a sign: `+0.42`, `−0,07`.
    fileprivate func signedHundredths(_ value: Double) -> DisplayText {
        let whole = Int((min(abs(value), 1e6) * 100).rounded())
        let digits = (whole % 100 < 10 ? "0" : "") + "\(whole % 100)"
        return DisplayText((value < 0 ? "−" : "+") + "\(whole / 100)" + (isVietnamese ? "," : ".") + digits)
    }

    /// What moved a weight: `→ Reed College`, `worried about: costs, Reed College`.
    func cause(_ cause: TasteReport.Cause, names: [UnitID: String]) -> DisplayText {
        func name(_ id: UnitID) -> DisplayText { DisplayText(names[id] ?? "\(id)") }
        switch cause {
        case .swipe(let id, let decision):
            return words(decision == .like ? .traceLiked : .tracePassed, name(id))
        case .reflection(let id, let reflection):
            let key: StringKey = reflection.isPraise ? .reflectPraised : .reflectWorried
            return words(key, words(reflection.aspect.labelKey), name(id))
        case .edit: return words(.tasteEvidenceEdit)
        }
    }

    /// `You like smaller colleges than most, cities, high graduation rates.` `nil` while nothing is sure.
    public func taste(_ taste: LearnedTaste) -> DisplayText? {
        let sure = taste.weights.filter { weight in
            // What was learned must point where the words do: who minds a price less than most does not like it cheaper.
            abs(weight.mean) >= weight.spread && abs(weight.mean - weight.prior) >= 0.1
                && (weight.mean > 0) == (weight.mean > weight.prior) && weight.feature.phrases != nil
        }
        let strongest = sure.sorted { abs($0.mean - $0.prior) > abs($1.mean - $1.prior) }.prefix(3)
        let phrases = strongest.compactMap { weight in
            weight.feature.phrases.map { words(weight.mean > 0 ? $0.more : $0.less) }
        }
        return phrases.isEmpty ? nil : words(.tasteYouLike, phrases.joined(by: ", "))
    }

    /// `Reed College: a like, 64 %`.
    func foretold(_ prediction: TasteReport.Prediction?) -> DisplayText {
        guard let prediction else { return words(.tasteForetoldNone) }
        let isLike = prediction.probability >= 0.5
        let share = isLike ? prediction.probability : 1 - prediction.probability
        return words(
            isLike ? .tasteForetoldLike : .tasteForetoldPass, DisplayText(prediction.name), self.share(share))
    }
}
