internal import Domain

/// What people call colleges, where the directory does not say: without these `unc` and `penn state` find others first.
enum Nicknames {
    /// The directory's aliases and ours, each once, in that order.
    static func aliases(of college: CollegeRecord) -> [String] {
        var aliases = college.aliases.flatMap(spellings)
        let own = (listed[college.id.rawValue] ?? []) + systems(college.name)
        for name in own where !aliases.contains(where: { $0.lowercased() == name.lowercased() }) {
            aliases.append(name)
        }
        return aliases
    }

    /// Whether we say that people call the college so, in any case of its letters.
    static func isListed(_ name: String, for id: UnitID) -> Bool {
        listed[id.rawValue]?.contains { $0.lowercased() == name.lowercased() } ?? false
    }

    /// `UH Manoa / UHM` names the college twice.
    private static func spellings(_ alias: String) -> [String] {
        guard alias.contains(" / ") else { return [alias] }
        return alias.split(separator: "/").map { part in
            String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// The campuses of two large systems are called by the system's short name and their own.
    private static func systems(_ name: String) -> [String] {
        for (long, short) in [("University of California-", "UC "), ("California State University-", "Cal State ")]
        where name.hasPrefix(long) {
            return [short + name.dropFirst(long.count)]
        }
        return []
    }

    /// By `UNITID`.
    private static let listed: [Int32: [String]] = [
        100_751: ["Bama", "UA"], 104_151: ["ASU"], 104_179: ["UArizona", "U of A"], 106_397: ["U of A"],
        110_422: ["Cal Poly", "Cal Poly SLO"], 110_529: ["Cal Poly Pomona", "CPP"], 110_565: ["CSUF"],
        110_583: ["CSULB", "Long Beach State"], 110_617: ["Sac State", "CSUS"], 110_635: ["Cal"], 110_644: ["UCD"],
        110_671: ["UCR"], 110_680: ["UCSD"], 110_714: ["UCSC"], 445_188: ["UCM"], 122_409: ["SDSU"],
        122_755: ["SJSU"], 126_818: ["CSU"], 129_020: ["UConn"], 130_943: ["UDel", "UD"], 134_130: ["UF"],
        137_351: ["USF"], 139_959: ["UGA"], 151_351: ["IU", "IU Bloomington"], 153_603: ["ISU"], 155_399: ["K-State"],
        155_317: ["KU"], 157_085: ["UK"], 160_755: ["Tulane University"], 162_928: ["Johns Hopkins", "JHU", "Hopkins"],
        163_286: ["UMD", "Maryland", "University of Maryland"], 164_924: ["BC"], 166_629: ["UMass"],
        170_976: ["UMich", "Michigan"], 174_066: ["UMN", "U of M", "University of Minnesota"], 178_396: ["Mizzou"],
        181_464: ["UNL"], 182_290: ["UNR"], 183_044: ["UNH"], 187_985: ["UNM"], 190_150: ["Columbia"], 193_900: ["NYU"],
        196_097: ["SUNY Stony Brook"],
        199_120: ["UNC", "Carolina", "UNC Chapel Hill", "North Carolina", "University of North Carolina"],
        199_139: ["UNC Charlotte"], 199_148: ["UNC Greensboro", "UNCG"], 199_218: ["UNC Wilmington", "UNCW"],
        204_796: ["OSU", "Ohio State", "Ohio State University"], 207_388: ["OSU"], 207_500: ["OU"], 209_542: ["OSU"],
        214_777: ["Penn State", "PSU", "Penn State University", "Pennsylvania State University"],
        215_293: ["Pitt"], 218_663: ["UofSC"], 221_759: ["UTK"], 221_999: ["Vandy"],
        228_778: ["UT", "UT Austin", "University of Texas"], 228_723: ["A&M", "TAMU", "Texas A&M"], 230_764: ["U of U"],
        232_186: ["GMU"],
        236_939: ["WSU", "Wazzu", "Washington State"], 238_032: ["WVU"],
        240_444: ["UW", "UW Madison", "University of Wisconsin"],
    ]
}
