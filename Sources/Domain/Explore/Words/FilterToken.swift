/// A piece of a filter as it was typed.
struct FilterToken: Equatable {
    enum Kind: Equatable {
        /// Folded: small letters without accents.
        case word(String)
        case number(Number)
        /// A comma, a semicolon or the end of a line.
        case comma
        case dash
        /// `<` and `>`; an equals sign after them takes the end in.
        case less(orEqual: Bool)
        case greater(orEqual: Bool)
        case plus
        /// What means nothing here.
        case other
    }

    struct Number: Equatable {
        var value: Double
        var isPercent = false
        var isDollars = false
        /// Written with a word or a letter for thousands.
        var isThousands = false
    }

    let kind: Kind
    /// As typed, for showing what was not understood.
    let text: String

    var word: String? { if case .word(let word) = kind { word } else { nil } }
    var number: Number? { if case .number(let number) = kind { number } else { nil } }
    /// Typed in capitals, as abbreviations of states are.
    var isCapital: Bool { text.utf8.allSatisfy { $0 >= 65 && $0 <= 90 } }
}

/// Cuts a filter's words into tokens.
struct FilterLexer {
    private let characters: [Character]
    private var place = 0
    private var tokens: [FilterToken] = []

    /// Longer input says nothing more.
    static let limit = 400

    static func tokens(of text: String) -> [FilterToken] {
        var lexer = FilterLexer(characters: Array(text.prefix(limit)))
        lexer.run()
        return lexer.tokens
    }

    private init(characters: [Character]) { self.characters = characters }

    private mutating func run() {
        while place < characters.count {
            let character = characters[place]
            if isDigit(place) || character == "$" && isDigit(place + 1) {
                number()
            } else if isLetter(character) {
                word()
            } else {
                symbol(character)
            }
        }
    }

    private func isDigit(_ place: Int) -> Bool {
        characters.indices.contains(place) && characters[place].isASCII && characters[place].isWholeNumber
    }

    /// A dash between two numbers makes a range; elsewhere, as in `4-year`, it divides words.
    private var leadsToNumber: Bool {
        var next = place
        while next < characters.count, characters[next].isWhitespace { next += 1 }
        return isDigit(next) || next < characters.count && characters[next] == "$" && isDigit(next + 1)
    }

    private func isLetter(_ character: Character) -> Bool {
        character.unicodeScalars.first?.properties.isAlphabetic ?? false
    }

    private mutating func append(_ kind: FilterToken.Kind, from start: Int) {
        tokens.append(FilterToken(kind: kind, text: String(characters[start..<place])))
    }

    private mutating func symbol(_ character: Character) {
        let start = place
        place += 1
        let isEqual = place < characters.count && characters[place] == "="
        switch character {
        case ",", ";", "\n", "\r\n": append(.comma, from: start)
        case "<", "≤", ">", "≥":
            let takesEnd = isEqual || character == "≤" || character == "≥"
            if isEqual { place += 1 }
            append(
                character == "<" || character == "≤" ? .less(orEqual: takesEnd) : .greater(orEqual: takesEnd),
                from: start)
        case "-", "–", "—", "−":
            if case .number? = tokens.last?.kind, leadsToNumber { append(.dash, from: start) }
        case "+": append(.plus, from: start)
        case "&": append(.word("and"), from: start)
        case "$", "%":
            if case .number(var number)? = tokens.last?.kind {
                if character == "$" { number.isDollars = true } else { number.isPercent = true }
                replaceNumber(number, with: String(character))
            }
        case "'", "’", "\"", "“", "”", "(", ")", ".", ":", "=", "/": break
        default: if !character.isWhitespace { append(.other, from: start) }
        }
    }

    private mutating func replaceNumber(_ number: FilterToken.Number, with suffix: String) {
        guard let last = tokens.popLast() else { return }
        tokens.append(FilterToken(kind: .number(number), text: last.text + suffix))
    }

    private mutating func word() {
        let start = place
        while place < characters.count, isLetter(characters[place]) || isApostrophe(place) { place += 1 }
        let folded = SearchFolding.key(of: String(characters[start..<place]))
        if let number = tokens.last?.number, Self.thousands.contains(folded), !number.isThousands {
            var scaled = number
            scaled.value *= folded == "trieu" || folded == "million" ? 1_000_000 : 1_000
            scaled.isThousands = true
            replaceNumber(scaled, with: " " + String(characters[start..<place]))
        } else if let number = tokens.last?.number, folded == "percent" || folded == "phan" && followsPercent() {
            var share = number
            share.isPercent = true
            replaceNumber(share, with: " %")
        } else {
            append(.word(folded), from: start)
        }
    }

    private static let thousands: Set<String> = ["k", "thousand", "nghin", "ngan", "grand", "trieu", "million"]

    /// `phần trăm` is one word in two.
    private mutating func followsPercent() -> Bool {
        var end = place
        while end < characters.count, characters[end].isWhitespace { end += 1 }
        var stop = end
        while stop < characters.count, isLetter(characters[stop]) { stop += 1 }
        guard SearchFolding.key(of: String(characters[end..<stop])) == "tram" else { return false }
        place = stop
        return true
    }

    private func isApostrophe(_ place: Int) -> Bool {
        (characters[place] == "'" || characters[place] == "’") && place + 1 < characters.count
            && isLetter(characters[place + 1])
    }

    private mutating func number() {
        let start = place
        var number = FilterToken.Number(value: 0)
        if characters[place] == "$" {
            number.isDollars = true
            place += 1
        }
        var digits = ""
        var fraction = ""
        while isDigit(place) || isGroup(place) {
            if isDigit(place), digits.count < 12 { digits.append(characters[place]) }
            place += 1
        }
        // A point or a comma that divides no thousands begins the fraction.
        if place < characters.count, characters[place] == "." || characters[place] == ",", isDigit(place + 1) {
            var end = place + 1
            while isDigit(end) { end += 1 }
            if end - place <= 7, characters[place] == "." || end < characters.count && characters[end] != " " {
                fraction = String(characters[place + 1..<end])
                place = end
            }
        }
        number.value = Double(digits + (fraction.isEmpty ? "" : "." + fraction)) ?? 0
        if place < characters.count, characters[place] == "k" || characters[place] == "K",
            place + 1 >= characters.count || !isLetter(characters[place + 1])
        {
            number.value *= 1_000
            number.isThousands = true
            place += 1
        }
        // A ratio's `:1` says nothing that `15` does not.
        if place + 1 < characters.count, characters[place] == ":", characters[place + 1] == "1", !isDigit(place + 2) {
            place += 2
        }
        append(.number(number), from: start)
    }

    /// A comma or a point with exactly three digits behind it divides thousands.
    private func isGroup(_ place: Int) -> Bool {
        guard place < characters.count, characters[place] == "," || characters[place] == "." else { return false }
        return isDigit(place + 1) && isDigit(place + 2) && isDigit(place + 3) && !isDigit(place + 4)
    }
}
