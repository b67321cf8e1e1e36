import Domain
import Glibc

/// How probably a made-up student likes each college of the catalogue.
struct SampleLikes {
    private let columns: CollegeColumns
    /// By field, in the order of `SampleStudent.fields`: degrees a year by row, −1 where it is not taught.
    private let degrees: [[Double]]

    init(_ columns: CollegeColumns, offerings: [CIPCode: [FieldRow]]) {
        self.columns = columns
        degrees = SampleStudent.fields.map { field in
            var byRow = [Double](repeating: -1, count: columns.count)
            for row in offerings[field] ?? [] { byRow[Int(row.row)] = Double(row.completers) }
            return byRow
        }
    }

    /// Degrees a year in each field.
    var popularity: [Double] {
        degrees.map { rows in rows.reduce(0) { $0 + ($1.isNaN || $1 < 0 ? 0 : $1) } }
    }

    func probabilities(_ student: SampleStudent, using random: inout NormalNumbers) -> [Double] {
        var worth = [Double](repeating: 0, count: columns.count)
        for row in worth.indices { worth[row] = self.worth(of: row, to: student) + 0.6 * random.normal() }
        let ranked = worth.sorted()
        let cut = ranked[min(ranked.count - 1, Int(Double(ranked.count) * (1 - student.likedShare)))]
        return worth.map { 1 / (1 + exp(-student.slope * ($0 - cut))) }
    }

    /// What the college is worth to the student, but for what no table tells.
    private func worth(of row: Int, to student: SampleStudent) -> Double {
        func figure(_ kind: FigureKind) -> Double { Double(columns[kind][row]) }
        func known(_ value: Double) -> Double { value.isNaN ? 0 : value }
        func square(_ value: Double) -> Double { known(value * value) / 2 }
        let profile = student.profile
        let isHome = columns.stateCodes[Int(columns.states[row])] == profile.home?.state
        let isPublic = columns.controls[row] == Control.public.rawValue
        var price = figure(.netPrice)
        if isPublic, !isHome { price += figure(.tuitionOutOfState) - figure(.tuitionInState) }
        let miles = student.home.miles(
            to: Coordinate(latitude: Double(columns.latitudes[row]), longitude: Double(columns.longitudes[row])))
        let sat25 = figure(.satReading25) + figure(.satMath25)
        let sat75 = figure(.satReading75) + figure(.satMath75)
        var sum =
            -student.price * known(min(1.8, max(-0.7, log(max(1_000, price) / Double(profile.budget ?? 1))))) / 0.7
        sum -= student.distance * square(log((miles + 10) / (student.idealMiles + 10)) / 1.1)
        sum -= student.size * square((log(max(20, figure(.undergraduates))) - student.idealSize) / 1.4)
        sum -=
            student.scoreGap
            * square(((sat25 + sat75) / 2 - Double(profile.scores.sat ?? 0) - student.idealGap) / 150)
        sum -= student.climate * square((Double(columns.latitudes[row]) - student.idealLatitude) / 5)
        sum += fields(row, student)
        if (1...4).contains(columns.settings[row]) { sum += student.settings[Int(columns.settings[row]) - 1] }
        sum += student.graduation * known((figure(.graduationRate) - 0.52) / 0.2)
        sum += student.earnings * known(log(figure(.earnings) / 50_000) / 0.3)
        sum -= student.classSize * known((figure(.studentFacultyRatio) - 14) / 6)
        let traits = columns.traits[row]
        if isHome { sum += student.homeState }
        if isPublic { sum += student.publicControl }
        if columns.controls[row] == Control.forProfit.rawValue { sum += student.forProfit }
        if columns.levels[row] != InstitutionLevel.fourYear.rawValue { sum += student.twoYear }
        if traits.contains(.religious) { sum += student.religious }
        if traits.contains(.divisionOne) {
            sum += student.athletics
        } else if traits.contains(.athletics) {
            sum += student.athletics / 2
        }
        if traits.contains(.housing) { sum += student.housing }
        return sum
    }

    private func fields(_ row: Int, _ student: SampleStudent) -> Double {
        guard columns.families[row] != 0 else { return student.teaches / 2 + student.second / 2 }
        let chosen = student.profile.intendedFields.map { field in
            SampleStudent.fields.firstIndex(of: field).map { degrees[$0][row] } ?? -1
        }
        var sum = chosen[1] == -1 ? 0 : student.second
        if chosen[0] != -1 {
            sum += student.teaches + student.strength * 2 * (chosen[0].isNaN ? 0.3 : chosen[0] / (chosen[0] + 30))
        }
        return sum
    }
}
