import Domain
import Testing

@Suite struct ReceiverReportTests {
    private func report(_ line: String) -> ReceiverReport { ReceiverReport(line: Array(line.utf8), arrival: 77) }

    @Test("A position with its accuracy and time is a fix")
    func fix() {
        let line =
            #"{"class":"TPV","mode":3,"time":"1970-01-01T00:01:00.500Z","lat":51.07,"lon":-114.13,"epx":3.5,"epy":6}"#
        let place = Coordinate(latitude: 51.07, longitude: -114.13)
        #expect(report(line) == .fix(LocationFix(place, accuracy: 6, time: 60_500)))
        let bare = #"{"class":"TPV","mode":2,"lat":51.07,"lon":-114.13}"#
        #expect(report(bare) == .fix(LocationFix(place, accuracy: nil, time: 77)))
    }

    @Test("Other reports tell nothing, and what is no report is nonsense")
    func others() {
        #expect(report(#"{"class":"VERSION","release":"3.22"}"#) == .other)
        #expect(report(#"{"class":"TPV","mode":1}"#) == .noFix)
        #expect(report(#"{"class":"TPV","mode":3,"lat":"x","lon":2}"#) == .noFix)
        for line in ["", "SSH-2.0-OpenSSH", "{}", "[1]", #"{"class":"TPV","mode":3,"lat":95,"lon":2}"#] {
            #expect(report(line) == .nonsense, "\(line)")
        }
    }
}
