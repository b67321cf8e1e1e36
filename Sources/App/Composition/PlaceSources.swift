import Domain
import Presentation
import Remote
import Services

/// Recordings and receivers by what a student types.
struct PlaceSources: LocationSources {
    let clock: any WallClock

    /// `walk.gpx`, or `walk.gpx x10` for ten times the speed.
    func recording(_ text: String) -> (any LocationSource)? {
        var (path, speed) = (text, 1.0)
        let words = text.split(separator: " ")
        if words.count > 1, let last = words.last, last.first == "x" || last.first == "×",
            let number = Double(last.dropFirst()), number > 0
        {
            speed = number
            path = words.dropLast().joined(separator: " ")
        }
        guard let bytes = InputFile.bytes(path, limit: GPXReader.sizeLimit),
            let points = try? GPXReader.points(bytes)  // the screen says that it is no track
        else { return nil }
        return RecordedWalk(points, speed: speed)
    }

    func receiver(_ address: String) -> (any LocationSource)? { ReceiverConnection(address, clock: clock) }
}
