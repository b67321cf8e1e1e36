/// A number that a text states, in digits or in words.
struct StatedFigure: Equatable {
    /// As a plain number; a percentage keeps its hundred: `78 %` is 78.
    let value: Double
    /// The smallest step that the way it is written can tell: 1 for `24,910`, 1,000 for `25k`, 0.1 for `4.2`.
    let step: Double
    /// Digits that say something: 2 for `25,000`.
    let digits: Int
    let isPercent: Bool
    /// As written.
    let text: String

    /// Whether a number of the evidence is this one: the same, or the same rounded as far as this one is written, with
    /// at least two digits kept. A share of 0...1 stands for its percentage.
    func isSupported(by other: StatedFigure) -> Bool {
        if isNear(other.value, other) { return true }
        return isPercent && !other.isPercent && other.value > 0 && other.value <= 1
            && isNear(other.value * 100, other)
    }

    private func isNear(_ number: Double, _ other: StatedFigure) -> Bool {
        if number == value { return true }
        // A number that is itself rounded is not made finer.
        guard digits >= 2, step >= other.step || other.value != number else { return false }
        return (number - value).magnitude <= step / 2 * 1.000_001
    }
}

/// Finds the numbers in a text.
struct FigureScan {
    private let characters: [Character]
    private var place = 0
    private var found: [StatedFigure] = []

    static func figures(in text: String) -> [StatedFigure] {
        var scan = FigureScan(characters: Array(text))
        scan.run()
        return scan.found
    }

    private init(characters: [Character]) { self.characters = characters }

    private mutating func run() {
        while place < characters.count {
            if isDigit(place) {
                number()
            } else if characters[place].isLetter {
                word()
            } else {
                place += 1
            }
        }
    }

    private func isDigit(_ place: Int) -> Bool {
        characters.indices.contains(place) && characters[place].isASCII && characters[place].isWholeNumber
    }

    /// Part of a name: `F-1`, `I-20`, `COVID19`.
    private func belongsToName(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        let before = characters[start - 1]
        if before.isLetter { return true }
        return before == "-" && start > 1 && characters[start - 2].isLetter
    }

    /// `1.` at the beginning of a line counts the line.
    private func isListNumber(_ start: Int, _ end: Int) -> Bool {
        (start == 0 || characters[start - 1].isNewline) && end + 1 < characters.count && characters[end] == "."
            && characters[end + 1] == " "
    }

    private mutating func number() {
        let start = place
        var whole = ""
        var fraction = ""
        while isDigit(place) || isGroup(place) {
            if isDigit(place) { whole.append(characters[place]) }
            place += 1
        }
        if place < characters.count, characters[place] == ".", isDigit(place + 1) {
            place += 1
            while isDigit(place) {
                fraction.append(characters[place])
                place += 1
            }
        }
        if belongsToName(start) || isListNumber(start, place) { return }
        guard whole.count <= 15, fraction.count <= 9,
            var value = Double(whole + (fraction.isEmpty ? "" : "." + fraction))
        else { return }
        var step = 1.0
        for _ in fraction { step /= 10 }
        var digits = fraction.isEmpty ? whole.reversed().drop { $0 == "0" }.count : whole.count + fraction.count
        if fraction.isEmpty, whole.count > 3 { for _ in digits..<whole.count { step *= 10 } }
        if whole.count <= 3, fraction.isEmpty { digits = whole.count }
        // A year is never rounded.
        let isPlain = start == 0 || characters[start - 1] != "$"
        if isPlain, fraction.isEmpty, place - start == 4, (1_900...2_100).contains(value) { (step, digits) = (1, 4) }
        if let scale = scale() {
            value *= scale
            step *= scale
        }
        let isPercent = percent()
        // A minus directly before the digits, or before their dollar sign.
        var sign = start - 1
        if sign >= 0, characters[sign] == "$" { sign -= 1 }
        if sign >= 0, characters[sign] == "−" || characters[sign] == "-", sign == 0 || characters[sign - 1] == " " {
            value = -value
        }
        found.append(
            StatedFigure(
                value: value, step: step, digits: digits, isPercent: isPercent,
                text: String(characters[start..<min(place, characters.count)])))
    }

    /// A comma with three digits behind it divides thousands.
    private func isGroup(_ place: Int) -> Bool {
        characters.indices.contains(place) && characters[place] == "," && isDigit(place - 1) && isDigit(place + 1)
            && isDigit(place + 2) && isDigit(place + 3) && !isDigit(place + 4)
    }

    private mutating func scale() -> Double? {
        if place < characters.count, "kK".contains(characters[place]),
            place + 1 >= characters.count || !characters[place + 1].isLetter
        {
            place += 1
            return 1_000
        }
        for (name, scale) in [(" thousand", 1_000.0), (" million", 1_000_000), (" billion", 1_000_000_000)]
        where matches(name) {
            place += name.count
            return scale
        }
        return nil
    }

    private func matches(_ name: String) -> Bool {
        place + name.count <= characters.count
            && zip(characters[place...], name).allSatisfy { $0 == $1 }
            && (place + name.count == characters.count || !characters[place + name.count].isLetter)
    }

    private mutating func percent() -> Bool {
        var next = place
        if next < characters.count, characters[next] == " " || characters[next] == "\u{A0}" { next += 1 }
        if next < characters.count, characters[next] == "%" {
            place = next + 1
            return true
        }
        for name in [" percent", " per cent"] where matches(name) {
            place += name.count
            return true
        }
        return false
    }

    // MARK: Words

    /// `twenty-four`, `two hundred`; `one` is more often a word than a number.
    private mutating func word() {
        let start = place
        var total = 0
        var current = 0
        var end = place
        var count = 0
        var next = place
        while next < characters.count, characters[next].isLetter {
            var stop = next
            while stop < characters.count, characters[stop].isLetter { stop += 1 }
            let word = String(characters[next..<stop]).lowercased()
            if word == "hundred", count > 0 {
                current = max(1, current) * 100
            } else if word == "thousand", count > 0 {
                total += max(1, current) * 1_000
                current = 0
            } else if let number = Self.words[word] {
                current += number
            } else {
                break
            }
            count += 1
            end = stop
            next = stop
            if next + 1 < characters.count, characters[next] == " " || characters[next] == "-" {
                next += 1
            } else {
                break
            }
        }
        guard count > 0 else {
            while place < characters.count, characters[place].isLetter { place += 1 }
            return
        }
        let text = String(characters[start..<end])
        place = end
        if text.lowercased() == "one" { return }
        let value = Double(total + current)
        let isPercent = percent()
        found.append(StatedFigure(value: value, step: 1, digits: 1, isPercent: isPercent, text: text))
    }

    private static let words: [String: Int] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
        "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
        "seventy": 70, "eighty": 80, "ninety": 90,
    ]
}
