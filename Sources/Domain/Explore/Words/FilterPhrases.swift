/// The phrases that filters are made of, folded, in both languages.
enum FilterPhrases {
    /// More words than the longest phrase has.
    static let longest = 6

    static let all: [String: FilterMeaning] = {
        var all: [String: FilterMeaning] = [:]
        for (phrases, meaning) in english + vietnamese {
            for phrase in phrases.split(separator: "|") { all[String(phrase)] = meaning }
        }
        for state in StateCode.named { all[SearchFolding.key(of: state.name)] = .rule(.states([state.code])) }
        return all
    }()

    /// Abbreviations of states in small letters that are words as well.
    static let wordsLikeStates: Set<String> = ["in", "or", "me", "hi", "ok", "oh", "as", "de", "la", "co", "id", "ma"]

    private static let small: Set<SizeBand> = [.under1000, .from1000]
    private static let medium: Set<SizeBand> = [.from5000, .from10000]
    private static let large: Set<SizeBand> = [.from20000]
    private static let rate = CollegeMeasure.figure(.admissionRate)

    private static let english: [(String, FilterMeaning)] = [
        (
            "in|at|a|an|the|of|with|is|are|be|and has|has|have|having|that|which|for|my|me|its|it|i|want|need|please|to me"
                + "|college|colleges|university|universities|school|schools|institution|institutions|campus|state"
                + "|program|programs|major|majors|majoring|degree|degrees|field|teaches|teaching|teach|offers|offering"
                + "|offer|study|studying|rate|average|year|per|each|per year|a year|from home|of home|away|from me"
                + "|from where i live|home|located|near|only|some|any|there|one|ones|must|should|who|where|s|located in"
                + "|but|also|plus", .noise
        ),
        ("not|no|without|except|excluding|exclude|other than|but not|and not|isn't|isnt|not a|not an|non", .not),
        ("or|either|or in|or a|or an", .or), ("and|and in|and a|and an", .and),
        (
            "under|below|less than|fewer than|lower than|cheaper than|smaller than|closer than|beneath",
            .atMost(excluding: true)
        ),
        (
            "at most|up to|no more than|not more than|max|maximum|maximum of|within|not over|no over|at or below"
                + "|not above|until", .atMost(excluding: false)
        ),
        (
            "over|above|more than|greater than|higher than|larger than|bigger than|beyond|exceeding|farther than|further than",
            .atLeast(excluding: true)
        ),
        (
            "at least|no less than|not less than|no fewer than|not under|not below|min|minimum|minimum of|from|starting at"
                + "|at or above", .atLeast(excluding: false)
        ),
        ("between", .between), ("to|through|thru", .to),
        (
            "or less|or fewer|or below|or under|or lower|or cheaper|or closer|tops|and under|and below",
            .orLess
        ),
        (
            "or more|or above|or over|or higher|or better|or up|and up|and above|and over|and more",
            .orMore
        ),
        ("miles|mile|mi", .miles), ("km|kms|kilometers|kilometres|kilometer|kilometre", .kilometres),

        (
            "net price|net|net cost|price|cost|costs|costing|budget|priced|annual price|pay|paying|price after aid",
            .measure(.price)
        ),
        ("distance|distance from home|how far", .measure(.distance)),
        ("sat|sat score|sat scores|sat total|average sat", .measure(.sat)),
        ("act|act score|act scores|average act", .measure(.act)),
        (
            "students|student|undergraduates|undergrads|undergraduate students|enrollment|enrolled|size|enrolment"
                + "|student body", .measure(.undergraduates)
        ),
        (
            "admission rate|acceptance rate|admit rate|admits|admit|acceptance|accepts|accepting|admitted|admission|selectivity",
            .measure(rate)
        ),
        (
            "graduation rate|graduation|graduates|graduating|grad rate|graduate|completion rate|completion",
            .measure(.graduationRate)
        ),
        ("on time graduation|graduation on time|four year graduation rate", .measure(.graduationRateOnTime)),
        ("retention rate|retention|freshman retention|return rate", .measure(.retentionRate)),
        ("earnings|earning|earns|earn|salary|salaries|median earnings|income after|pay after", .measure(.earnings)),
        ("debt|student debt|median debt|loan debt|loans", .measure(.debt)),
        ("tuition|in state tuition|tuition and fees", .measure(.tuitionInState)),
        ("out of state tuition", .measure(.tuitionOutOfState)),
        ("cost of attendance|sticker price|total cost|full price|coa", .measure(.costOfAttendance)),
        ("room and board|housing cost|housing costs", .measure(.roomAndBoard)),
        ("application fee|fee to apply|app fee", .measure(.applicationFee)),
        (
            "student faculty ratio|student to faculty ratio|students per teacher|students per faculty|ratio|class ratio"
                + "|students per instructor|faculty ratio", .measure(.studentFacultyRatio)
        ),
        ("pell|pell share|pell grants|pell grant|students with pell|share with pell", .measure(.pellShare)),
        ("federal loans|federal loan share|share with loans", .measure(.federalLoanShare)),
        ("women share|female share|share of women|share women", .measure(.shareWomen)),
        ("international students|international|foreign students", .measure(.shareNonresident)),
        ("part time|part time students|part timers", .measure(.sharePartTime)),
        ("applicants|applications", .measure(.applicants)),

        (
            "highly selective|very selective|most selective|elite",
            .between(rate, FilterBounds(to: 0.2, excludesUpper: true))
        ),
        ("selective|competitive", .between(rate, FilterBounds(to: 0.5, excludesUpper: true))),
        (
            "not selective|less selective|easy to get into|not competitive|easy admission",
            .between(rate, FilterBounds(from: 0.75))
        ),
        ("public|state run|public university|public college", .rule(.controls([.public]))),
        ("private|private nonprofit|private not for profit|private non profit", .rule(.controls([.privateNonprofit]))),
        ("for profit|forprofit|proprietary|for profits", .rule(.controls([.forProfit]))),
        (
            "nonprofit|not for profit|non profit|no for profit|not for profits",
            .rule(.controls([.forProfit]), not: true)
        ),
        ("four year|4 year|bachelor|bachelors|bachelor's|four years", .rule(.levels([.fourYear]))),
        (
            "two year|2 year|community college|community colleges|junior college|associate|associates|two years",
            .rule(.levels([.twoYear]))
        ),
        ("certificate|trade school|trade schools|less than two year|vocational", .rule(.levels([.lessThanTwoYear]))),
        ("city|cities|urban|big city|in a city|downtown", .rule(.settings([.city]))),
        ("suburb|suburbs|suburban", .rule(.settings([.suburb]))),
        ("town|towns|small town|college town", .rule(.settings([.town]))),
        ("rural|country|countryside|the country", .rule(.settings([.rural]))),
        ("tiny|very small", .rule(.sizes([.under1000]))),
        ("small|smaller|small college|small size", .rule(.sizes(small))),
        ("medium|mid size|midsize|mid sized|medium size|medium sized|middle size|midsized", .rule(.sizes(medium))),
        ("large|big|larger|huge|large size", .rule(.sizes(large))),
        (
            "test optional|tests optional|no test|no tests|no sat|no act|tests not required|test not required"
                + "|without tests|without sat|sat not required|test optional admission|no sat or act|without test scores",
            .rule(.policies([.neither, .considered]))
        ),
        ("test blind|test free", .rule(.policies([.neither]))),
        (
            "test required|tests required|requires tests|requires sat|sat required|tests recommended or required",
            .rule(.policies([.required]))
        ),
        ("hbcu|hbcus|historically black|historically black college", .rule(.trait(.historicallyBlack))),
        ("hsi|hsis|hispanic serving|hispanic", .rule(.trait(.hispanicServing))),
        ("tribal|tribal college|native american college", .rule(.trait(.tribal))),
        ("religious|religiously affiliated|faith based|religious affiliation|church", .rule(.trait(.religious))),
        (
            "secular|nonreligious|non religious|nonsectarian|no religious affiliation",
            .rule(.trait(.religious), not: true)
        ),
        (
            "women's|womens|women's college|women's colleges|womens college|womens colleges|women only|all women"
                + "|all girls|for women|girls only", .rule(.trait(.womenOnly))
        ),
        (
            "men's|mens|men's college|men's colleges|mens college|mens colleges|men only|all men|all boys|for men",
            .rule(.trait(.menOnly))
        ),
        (
            "coed|co ed|coeducational",
            .rules([
                FilterRule(.trait(.womenOnly), isNegated: true), FilterRule(.trait(.menOnly), isNegated: true),
            ])
        ),
        (
            "online|online only|distance only|distance education|all online|distance learning",
            .rule(.trait(.distanceOnly))
        ),
        ("dorms|dorm|housing|campus housing|on campus housing|residence halls", .rule(.trait(.housing))),
        ("study abroad|abroad", .rule(.trait(.studyAbroad))),
        ("rotc|officer training", .rule(.trait(.officerTraining))),
        ("ap credit|advanced placement|ap credits", .rule(.trait(.advancedPlacement))),
        ("division one|division 1|division i|d 1|ncaa division i|ncaa division 1", .rule(.trait(.divisionOne))),
        ("sports|athletics|sport|teams", .rule(.trait(.athletics))),
        (
            "open admission|open admissions|takes everyone|takes everybody|open enrollment",
            .rule(.trait(.openAdmission))
        ),
        ("catholic|roman catholic|jesuit", .rule(.affiliation("catholic"))),
        ("jewish", .rule(.affiliation("jewish"))), ("baptist", .rule(.affiliation("baptist"))),
        ("methodist", .rule(.affiliation("methodist"))), ("presbyterian", .rule(.affiliation("presbyterian"))),
        ("lutheran", .rule(.affiliation("lutheran"))), ("quaker|friends", .rule(.affiliation("friends"))),
        ("mennonite", .rule(.affiliation("mennonite"))), ("adventist", .rule(.affiliation("adventist"))),
        ("mormon|latter day saints|lds", .rule(.affiliation("latter day saints"))),
        ("episcopal", .rule(.affiliation("episcopal"))), ("evangelical", .rule(.affiliation("evangelical"))),
        ("in state|in my state|home state|my state|my home state", .homeState(true)),
        ("out of state|outside my state|not in my state", .homeState(false)),
        ("affordable|in my budget|within my budget|in budget|within budget|i can afford|under my budget", .inBudget),
        ("dc|d c|washington dc|washington d c", .rule(.states(StateCode("DC").map { [$0] } ?? []))),
        ("virgin islands|us virgin islands", .rule(.states(StateCode("VI").map { [$0] } ?? []))),
        ("calif|cali", .rule(.states(StateCode("CA").map { [$0] } ?? []))),
    ]

    private static let vietnamese: [(String, FilterMeaning)] = [
        (
            "o|tai|trong|cac|nhung|truong|truong dai hoc|dai hoc|co|bang|tieu bang|nganh|nganh hoc|chuyen nganh|day|cua|la"
                + "|voi|ty le|ti le|moi nam|mot nam|nam|toi|muon|cho|loai|quy mo|tu nha|nha|cach nha|cach|xa nha|khoang"
                + "|theo|hoc|phai|duoc|moi|diem|nguoi", .noise
        ),
        ("khong|khong phai|khong phai la|tru|ngoai tru|khong o|khong co", .not), ("hoac|hay", .or), ("va", .and),
        ("duoi|it hon|nho hon|thap hon|re hon|gan hon", .atMost(excluding: true)),
        ("toi da|khong qua|nhieu nhat|trong vong|cao nhat", .atMost(excluding: false)),
        ("tren|nhieu hon|lon hon|cao hon|hon|xa hon", .atLeast(excluding: true)),
        ("it nhat|toi thieu|tu|thap nhat", .atLeast(excluding: false)),
        ("trong khoang|giua", .between), ("den|toi", .to),
        ("tro xuong|hoac it hon|do lai", .orLess), ("tro len|hoac hon|hoac nhieu hon", .orMore),
        ("dam|dam anh", .miles), ("cay so|ki lo met|kilomet", .kilometres),
        (
            "gia rong|gia|gia thuc|gia thuc tra|chi phi|chi phi rong|chi phi thuc|gia moi nam|ngan sach",
            .measure(.price)
        ),
        ("khoang cach", .measure(.distance)),
        ("diem sat", .measure(.sat)), ("diem act", .measure(.act)),
        ("sinh vien|so sinh vien", .measure(.undergraduates)),
        (
            "ty le nhan|ti le nhan|ty le chap nhan|ti le chap nhan|ty le dau|nhan|ty le trung tuyen|ti le trung tuyen",
            .measure(rate)
        ),
        ("ty le tot nghiep|ti le tot nghiep|tot nghiep", .measure(.graduationRate)),
        ("ty le o lai|ti le o lai|o lai hoc", .measure(.retentionRate)),
        ("thu nhap|luong", .measure(.earnings)), ("khoan no|no vay|no sinh vien|tien no", .measure(.debt)),
        ("hoc phi|hoc phi trong bang", .measure(.tuitionInState)), ("hoc phi ngoai bang", .measure(.tuitionOutOfState)),
        ("tong chi phi|chi phi toan phan", .measure(.costOfAttendance)),
        ("sinh vien moi giang vien|ty le sinh vien giang vien|si so", .measure(.studentFacultyRatio)),
        ("cong lap|truong cong|truong cong lap", .rule(.controls([.public]))),
        ("tu thuc|tu thuc phi loi nhuan|truong tu|truong tu thuc|dan lap", .rule(.controls([.privateNonprofit]))),
        ("vi loi nhuan", .rule(.controls([.forProfit]))),
        ("phi loi nhuan|khong vi loi nhuan", .rule(.controls([.forProfit]), not: true)),
        ("bon nam|he bon nam|4 nam|cu nhan", .rule(.levels([.fourYear]))),
        ("hai nam|he hai nam|2 nam|cao dang|cao dang cong dong", .rule(.levels([.twoYear]))),
        ("chung chi|truong nghe|duoi hai nam", .rule(.levels([.lessThanTwoYear]))),
        ("thanh pho|thanh thi|do thi", .rule(.settings([.city]))), ("ngoai o|ngoai thanh", .rule(.settings([.suburb]))),
        ("thi tran|thi xa", .rule(.settings([.town]))), ("nong thon|vung que|mien que", .rule(.settings([.rural]))),
        ("rat nho", .rule(.sizes([.under1000]))), ("nho|truong nho", .rule(.sizes(small))),
        ("vua|trung binh|co vua|truong vua", .rule(.sizes(medium))), ("lon|truong lon|rat lon", .rule(.sizes(large))),
        ("rat chon loc|rat kho vao", .between(rate, FilterBounds(to: 0.2, excludesUpper: true))),
        ("chon loc|kho vao|canh tranh", .between(rate, FilterBounds(to: 0.5, excludesUpper: true))),
        ("de vao|khong chon loc", .between(rate, FilterBounds(from: 0.75))),
        (
            "khong can sat|khong can diem thi|khong bat buoc sat|khong yeu cau sat|khong can thi|mien diem thi"
                + "|khong bat buoc diem thi|khong yeu cau diem thi", .rule(.policies([.neither, .considered]))
        ),
        ("bat buoc sat|yeu cau sat|bat buoc diem thi|yeu cau diem thi", .rule(.policies([.required]))),
        ("truong nguoi da den|da den", .rule(.trait(.historicallyBlack))),
        ("goc tay ban nha|goc latinh", .rule(.trait(.hispanicServing))), ("bo lac|tho dan", .rule(.trait(.tribal))),
        ("ton giao|co ton giao", .rule(.trait(.religious))),
        ("khong ton giao|phi ton giao|the tuc", .rule(.trait(.religious), not: true)),
        ("nu sinh|chi nu|truong nu|danh cho nu|chi nhan nu", .rule(.trait(.womenOnly))),
        ("nam sinh|chi nam|truong nam|danh cho nam|chi nhan nam", .rule(.trait(.menOnly))),
        ("truc tuyen|chi truc tuyen|hoc tu xa", .rule(.trait(.distanceOnly))),
        ("ky tuc xa|ki tuc xa", .rule(.trait(.housing))),
        ("du hoc ngan han|trao doi nuoc ngoai", .rule(.trait(.studyAbroad))),
        ("the thao", .rule(.trait(.athletics))), ("nhan tat ca|tuyen sinh mo", .rule(.trait(.openAdmission))),
        ("cong giao|thien chua giao", .rule(.affiliation("catholic"))), ("do thai", .rule(.affiliation("jewish"))),
        ("tin lanh", .rule(.affiliation("protestant"))),
        ("trong bang|cung bang|bang cua toi|bang nha", .homeState(true)), ("ngoai bang|khac bang", .homeState(false)),
        ("vua tui tien|hop tui tien|trong ngan sach|vua ngan sach", .inBudget),
    ]
}
