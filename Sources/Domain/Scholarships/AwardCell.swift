/// Reads one cell of a student's table.
enum AwardCell {
    struct Fault: Error { let reason: AwardImport.Reason }

    static func take(
        _ text: String, as target: AwardImport.Target, into record: inout AwardRecord
    ) throws(Fault) {
        switch target {
        case .name: record[.name] = text
        case .sponsor: record[.sponsor] = text
        case .kind: record[.kind] = try option(text, SponsorKind.allCases.map(\.rawValue))
        case .amount:
            guard let ends = AmountText.ends(text) else { throw Fault(reason: .notAnAmount) }
            if let least = ends.least { record[.least] = String(least) }
            if let most = ends.most { record[.most] = String(most) }
        case .least: record[.least] = try dollars(text)
        case .most: record[.most] = try dollars(text)
        case .renewable: record[.renewable] = try flag(text)
        case .deadline:
            // An export of ours may name several.
            let closings = try? AwardRecord([.id: "-", .name: "-", .closes: text]).award().cycle.closings
            record[.closes] = try closings == nil ? DateText.point(text).text : text
        case .opens: record[.opens] = try DateText.point(text).text
        case .zone:
            guard let zone = ZoneID(text) else { throw Fault(reason: .notAZone) }
            record[.zone] = zone.rawValue
        case .link: record[.link] = try link(text)
        case .gpa:
            guard let value = ProfileNumber.decimal(text), (0...4).contains(value) else {
                throw Fault(reason: .notANumber)
            }
            record[.gpa] = "\(value)"
        case .income: record[.income] = try dollars(text)
        case .state: record[.states] = try list(text) { part throws(Fault) in try state(part) }
        case .field: record[.areas] = try options(text, AreaSet.keys.map(\.key))
        case .stage: record[.stages] = try options(text, StageSet.keys.map(\.key))
        case .citizenship: record[.citizenships] = try options(text, CitizenshipSet.keys.map(\.key))
        case .marks: record[.marks] = try options(text, AwardRecord.marks)
        case .nomination: record[.nomination] = try flag(text)
        case .college:
            guard UnitID(text) != nil else { throw Fault(reason: .notANumber) }
            record[.college] = text
        }
    }

    private static func dollars(_ text: String) throws(Fault) -> String {
        guard let value = AmountText.dollars(text) else { throw Fault(reason: .notAnAmount) }
        return String(value)
    }

    private static func flag(_ text: String) throws(Fault) -> String {
        switch text.lowercased() {
        case "1", "yes", "y", "true", "x": "1"
        case "0", "no", "n", "false": "0"
        default: throw Fault(reason: .notAnOption(["yes", "no"]))
        }
    }

    private static func link(_ text: String) throws(Fault) -> String {
        let lowered = text.lowercased()
        let isComplete = lowered.hasPrefix("https://") || lowered.hasPrefix("http://")
        let address = isComplete ? text : "https://" + text
        let host = address.drop { $0 != "/" }.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        // `javascript:alert(1)` would become a host with a colon and letters behind it.
        let isHost =
            host.contains(".")
            && host.allSatisfy {
                $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" || $0 == "_"
            }
        guard isHost, !text.contains(" "), !text.contains("\"") else { throw Fault(reason: .notALink) }
        return address
    }

    private static func state(_ text: String) throws(Fault) -> String {
        if let state = StateCode(text), state.name != nil { return state.rawValue }
        let wanted = SearchFolding.key(of: text)
        guard let named = StateCode.named.first(where: { SearchFolding.key(of: $0.name) == wanted }) else {
            throw Fault(reason: .notAState)
        }
        return named.code.rawValue
    }

    private static func option(_ text: String, _ keys: [String]) throws(Fault) -> String {
        let wanted = ProfileKey.folded(text)
        guard let key = keys.first(where: { ProfileKey.folded($0) == wanted }) else {
            throw Fault(reason: .notAnOption(keys))
        }
        return key
    }

    private static func options(_ text: String, _ keys: [String]) throws(Fault) -> String {
        try list(text) { part throws(Fault) in try option(part, keys) }
    }

    /// Parted by semicolons or bars, since a comma may part columns.
    private static func list(_ text: String, _ read: (String) throws(Fault) -> String) throws(Fault) -> String {
        var parts: [String] = []
        for part in text.split(whereSeparator: { $0 == ";" || $0 == "|" || $0 == "," }) {
            let trimmed = part.split(separator: " ").joined(separator: " ")
            if ["", "any", "all", "none"].contains(trimmed.lowercased()) { continue }
            let value = try read(trimmed)
            if !parts.contains(value) { parts.append(value) }
        }
        return parts.joined(separator: ";")
    }
}

/// Dates as people write them.
enum DateText {
    /// `2027-03-15`, with a time too; `3/15/2027`; `March 15, 2027`; `15 Mar 2027`; `03-15` and `March 15` of every year;
    /// a month; `rolling`, `varies`.
    static func point(_ text: String) throws(AwardCell.Fault) -> CyclePoint {
        let lowered = text.lowercased()
        if let point = CyclePoint(lowered.hasPrefix("20") ? text.uppercased() : lowered) { return point }
        if ["ongoing", "open", "always"].contains(lowered) { return .rolling }
        if ["unknown", "tbd", "tba", "n/a", "variable"].contains(lowered) { return .varies }
        let parts = lowered.split { " ,./-".contains($0) }.map(String.init)
        let months = parts.map(month)
        if parts.count == 1, let month = months[0] { return .month(month, nil) }
        if let place = months.firstIndex(where: { $0 != nil }), let month = months[place] {
            let numbers = parts.enumerated().filter { $0.offset != place }.map { number($0.element) }
            guard numbers.allSatisfy({ $0 != nil }) else { throw AwardCell.Fault(reason: .notADate) }
            return try date(numbers.compactMap(\.self), month: month)
        }
        let numbers = parts.compactMap(number)
        guard numbers.count == parts.count, text.contains("/") || parts.first?.utf8.count == 4 else {
            throw AwardCell.Fault(reason: .notADate)
        }
        if parts.count == 3, parts[0].utf8.count == 4 { return try date([numbers[2], numbers[0]], month: numbers[1]) }
        // A date with slashes is American: the month stands first.
        if parts.count == 3 { return try date([numbers[1], numbers[2]], month: numbers[0]) }
        if parts.count == 2 { return try date([numbers[1]], month: numbers[0]) }
        throw AwardCell.Fault(reason: .notADate)
    }

    /// - Parameter numbers: The day, and the year where there is one.
    private static func date(_ numbers: [Int], month: Int) throws(AwardCell.Fault) -> CyclePoint {
        guard let day = numbers.first, numbers.count <= 2 else { throw AwardCell.Fault(reason: .notADate) }
        if numbers.count == 1 {
            // `March 2027` is a month of one year; the year is all that it adds.
            if day > 31 { return .month(month, nil) }
            guard let day = YearDay(month: month, day: day) else { throw AwardCell.Fault(reason: .noSuchDate) }
            return .day(day, isAbout: false)
        }
        guard let date = CivilDate(year: numbers[1], month: month, day: day) else {
            throw AwardCell.Fault(reason: .noSuchDate)
        }
        return .date(date)
    }

    private static func number(_ text: String) -> Int? {
        let digits = text.prefix { $0.isNumber }
        guard !digits.isEmpty, ["", "st", "nd", "rd", "th"].contains(String(text.dropFirst(digits.count))) else {
            return nil
        }
        return Int(digits)
    }

    private static func month(_ text: String) -> Int? {
        guard text.utf8.count >= 3 else { return nil }
        let names = [
            "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
            "november",
            "december",
        ]
        return names.firstIndex { $0.hasPrefix(text) || (text == "sept" && $0 == "september") }.map { $0 + 1 }
    }
}
