import Domain
import Formats
import Presentation
import Store

/// Awards and applications for other programs: what `quad scholarships export` prints and the pane writes.
struct ScholarshipsExport {
    /// By the ending of its file.
    enum Kind: String, CaseIterable {
        case ics, csv, md, json
    }

    private let shelf: AwardShelf
    private let chosen: [Int]
    private let format: Format
    private let zones: any ZoneCatalog
    private let now: Int64

    /// - Parameters:
    ///   - chosen: Places in the shelf.
    ///   - now: Milliseconds since 1970; a later calendar brings an earlier one up to date.
    init(_ shelf: AwardShelf, _ chosen: [Int], format: Format, zones: any ZoneCatalog, now: Int64) {
        self.shelf = shelf
        self.chosen = chosen
        self.format = format
        self.zones = zones
        self.now = now
    }

    func text(_ kind: Kind) -> String {
        switch kind {
        case .csv: AwardTableText.csv(chosen.map { shelf.awards[$0] })
        case .json: JSONWriter.text(.array(chosen.map { AwardJSON.object($0, shelf, format) })) + "\n"
        case .md: AwardText.markdown(chosen, shelf, format) + PlanText.markdown(shelf, format)
        case .ics: CalendarWriter.text(events, zones: zones, now: now)
        }
    }

    private var events: [CalendarEvent] { awards + steps }

    private var steps: [CalendarEvent] {
        shelf.datedSteps.compactMap { item in
            guard case .step(let id, let step) = item, let plan = shelf.plan(of: id) else { return nil }
            return CalendarEvent(plan, step, summary: format.step(step, of: plan).string)
        }
    }

    private var awards: [CalendarEvent] {
        chosen.compactMap { index in
            // What has been sent needs no reminder.
            if shelf.entry(of: shelf.awards[index].id).stage?.isSent == true { return nil }
            return CalendarEvent(
                shelf.awards[index], shelf.dates[index],
                details: format.deadlineSentence(of: index, in: shelf).string)
        }
    }
}
