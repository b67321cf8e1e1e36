/// What a question wants to know of a college.
public enum QuestionTopic: Sendable, Hashable {
    /// Figures that answer it together: both tuitions, the four ends of SAT scores.
    case figures([FigureKind])
    case attribute(Attribute)
    /// The net price of the student's own income band, or of one that the question names.
    case price(IncomeBand?)
    /// What is taught: the fields named, or the largest ones.
    case fields
    /// Why Quad scores it so.
    case score
    /// Reach, match or safety.
    case chance

    /// What a college is besides its figures.
    public enum Attribute: Sendable, Hashable {
        case location, control, level, setting, policy, affiliation, website, calculator, athletics, aliases
        case trait(CollegeTraits)
    }

    public static func figure(_ kind: FigureKind) -> QuestionTopic { .figures([kind]) }
}

/// How a topic is asked for.
struct TopicPhrase {
    let topic: QuestionTopic
    /// Words that all have to stand in the question, in any order; a star ends a beginning.
    let patterns: [[String]]
    /// Words that say nothing more once the topic is known.
    let context: [String]
    /// Words so common that another word beside them changes what is asked.
    let isWeak: Bool

    init(_ topic: QuestionTopic, _ patterns: String, context: String = "", weak: Bool = false) {
        self.topic = topic
        self.patterns = patterns.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
        self.context = context.split(separator: " ").map(String.init)
        isWeak = weak
    }

    static func matches(_ word: String, _ pattern: String) -> Bool {
        pattern.last == "*" ? word.hasPrefix(pattern.dropLast()) : word == pattern
    }
}

/// The table of topics, the most particular first: what one takes, the next ones do not see.
enum TopicTable {
    private static let share =
        "share percent percentage proportion fraction part many much students student undergraduates"
    private static let after =
        "graduat* grads alumni after years ten 10 entry entering former students later leave leaving typical median average make"

    static let all: [TopicPhrase] = [
        TopicPhrase(
            .score,
            "why score|why match|why grade|why recommend*|why rank*|explain score|explain match|why show*|why fit*|explain grade",
            context: "score match grade college fit quad get got give given low high me my good bad rated did"),
        TopicPhrase(
            .chance,
            "reach safety|safety|reach match|my chances|my odds|i getin|i likely|chance i|be admitted i|can i getin",
            context: "school reach match safety chance chances of likely admitted getin"),
        TopicPhrase(
            .figure(.applicationFee), "appfee|fee appl*|cost appl*|charge appl*|pay appl*", context: "cost much"),
        TopicPhrase(.attribute(.calculator), "calculator|pricecalculator", context: "net price website link"),
        TopicPhrase(
            .figure(.tuitionOutOfState), "tuition outofstate|outofstate|tuition nonresident*|tuition nonlocal",
            context: "student students cost costs pay price charge fees rate tuition residents sticker much"),
        TopicPhrase(
            .figure(.tuitionInState), "tuition instate|instate|tuition resident*|tuition local*",
            context: "student students cost costs pay price charge fees rate tuition resident residents much"),
        TopicPhrase(
            .figures([.tuitionInState, .tuitionOutOfState]), "tuition", context: "fees cost costs price charge much pay"
        ),
        TopicPhrase(
            .figure(.costOfAttendance), "costattend|coa|sticker", context: "price average annual total much full"),
        TopicPhrase(
            .figure(.roomAndBoard),
            "roomboard|room cost*|room much|dorm* cost*|dorm* much|housing cost*|housing much|live campus cost*|live campus much|housing food|room|charge housing|charge dorm*|board cost*|meal* housing",
            context: "cost costs much price charge campus on live living board food meals"),
        TopicPhrase(.figure(.books), "book*|textbook*|supplies", context: "cost costs much spend supplies books price"),
        TopicPhrase(
            .figure(.federalLoanShare),
            "share loan*|percent* loan*|proportion loan*|fraction loan*|many loan*|take loan*|federalloan*|loan* rate",
            context: share + " take takes taking out use get federal loans loan have borrow"),
        TopicPhrase(
            .figure(.debt), "debt|owe*|borrow*|loan* graduat*|loans typical",
            context:
                "student loan loans federal graduat* grads median average typical much amount finish completers leave with dollars"
        ),
        TopicPhrase(
            .figure(.earnings),
            "earn*|salar*|wage*|income graduat*|income alum*|income grads|make after|make graduat*|make alum*|make grads|paid|pay graduat*|pay grads|pay alum*|income after|makes graduat*|make later|pay later|money make|makes money|makes more|make money",
            context: after + " income pay money attending attend attended went yrs more who makes best top"),
        TopicPhrase(
            .figure(.graduationRateOnTime), "ontime|graduat* ontime",
            context: "graduat* grads finish* complet* rate degree four years 4 " + share),
        TopicPhrase(
            .figure(.retentionRate),
            "retention|retain*|return* year|return*|come back|comeback|stay second|stay sophomore|second year|sophomore year|keep* freshm*|freshm* stay|dropout*",
            context: "rate freshm* first year second sophomore back fall come stay students after " + share),
        TopicPhrase(
            .figure(.graduationRate), "graduat* rate|grad rate|graduat*|finish*|complet*|get degree|earn degree",
            context: "rate degree degrees eventually end up six years 6 within bachelors likely actually overall "
                + share),
        TopicPhrase(
            .figure(.admitted),
            "many admitted|many accepted|number admitted|number accepted|admits many|many admit|many accept|many getin|many offers",
            context: "applicants people students were did number of admission offers"),
        TopicPhrase(
            .figure(.applicants),
            "many appl*|number appl*|applicants|applications|applicant count|appl* receiv*|total appl*",
            context: "people students number received receive get first-time did apply of total"),
        TopicPhrase(
            .figure(.enrolled),
            "admitted enrol*|accepted enrol*|freshm* enrol*|new enrol*|firstyear enrol*|entering class|freshm* class|newfreshm*|many freshm*|firstyear* many|incoming class",
            context: "many students number size did first year new class"),
        TopicPhrase(
            .figure(.admissionRate),
            "admi* rate|accept* rate|admission*|acceptance|admit*|accept*|selectiv*|getin|odds|chances|chance|competitive|let in|lets in|take applicants",
            context:
                "rate hard easy difficult tough getin odds chances of admi* accept* applicants apply overall 100 hundred every out applicants selective competitive in into be being "
                + share),
        TopicPhrase(.figures([.satMath25, .satMath75]), "sat math*|math* score*", context: scores),
        TopicPhrase(
            .figures([.satReading25, .satReading75]),
            "sat reading|sat verbal|sat writing|sat english|reading score*|verbal score*|sat ebrw|ebrw",
            context: scores + " evidence based writing"),
        TopicPhrase(
            .attribute(.policy),
            "testoptional|require* sat|require* act|require* test*|need sat scores|need test*|test* required|test policy|sat required|act required|test blind|sat optional|need submit|submit sat|submit test*|submit scores|send scores|without test*|score* optional|testblind|standardized",
            context: scores
                + " required require need submit send apply admission policy optional does have applicants ask demand"),
        TopicPhrase(
            .figures([.satReading25, .satReading75, .satMath25, .satMath75, .act25, .act75]), "test score*|sat act",
            context: scores),
        TopicPhrase(.figures([.satReading25, .satReading75, .satMath25, .satMath75]), "sat", context: scores),
        TopicPhrase(.figures([.act25, .act75]), "act", context: scores + " composite"),
        TopicPhrase(
            .figure(.studentFacultyRatio),
            "ratio|students teacher*|students facult*|students instructor*|students professor*|student teacher*|students each|student faculty|student professor|studentfaculty",
            context:
                "smaller small class classes fewer ie student students faculty teacher teachers professor professors instructor per each to for every many number"
        ),
        TopicPhrase(
            .figure(.pellShare), "pell|lowincome",
            context: share + " grant grants recipients receive receiving get low income family families have on"),
        TopicPhrase(
            .attribute(.trait(.womenOnly)), "womenonly|womenscollege",
            context:
                "smaller small class classes fewer ie college"),
        TopicPhrase(.figure(.shareWomen), "wom*|female*|girls", context: share),
        TopicPhrase(.figure(.shareTwoOrMore), "multiracial|mixed race|biracial", context: share + " race races"),
        TopicPhrase(.figure(.shareBlack), "black", context: share + " african american"),
        TopicPhrase(
            .figure(.shareHispanic),
            "share hispanic|percent* hispanic|many hispanic|hispanic students|latin*|hispanic share|hispanic",
            context: share),
        TopicPhrase(
            .figure(.shareNative), "americanindian|alaska native|nativeamerican", context: share + " alaska native"),
        TopicPhrase(.figure(.sharePacific), "pacificislander*|hawaiian", context: share + " native"),
        TopicPhrase(.figure(.shareAsian), "asian*", context: share),
        TopicPhrase(.figure(.shareWhite), "white", context: share),
        TopicPhrase(
            .figure(.shareNonresident),
            "international|foreign|nonresident*|abroad students|from abroad|othercountries|overseas",
            context: share + " students from alien aliens countries"),
        TopicPhrase(.figure(.sharePartTime), "parttime*", context: share + " attend study enrolled"),
        TopicPhrase(.attribute(.trait(.historicallyBlack)), "hbcu|historicallyblack", context: "college university"),
        TopicPhrase(.attribute(.trait(.hispanicServing)), "hsi|hispanicserving", context: "institution"),
        TopicPhrase(.attribute(.trait(.tribal)), "tribal", context: "college"),
        TopicPhrase(.attribute(.trait(.studyAbroad)), "studyabroad", context: "offer program programs have let"),
        TopicPhrase(.attribute(.trait(.officerTraining)), "rotc", context: "offer program have"),
        TopicPhrase(
            .attribute(.trait(.advancedPlacement)), "apcredit*|ap credit*|advancedplacement|ap scores|ap exams|ap",
            context: "credit give accept take offer scores exams for"),
        TopicPhrase(
            .attribute(.trait(.openAdmission)), "openadmission*|takes everyone|accepts everyone", context: "policy have"
        ),
        TopicPhrase(.attribute(.trait(.distanceOnly)), "onlineonly|online", context: "only fully entirely"),
        TopicPhrase(
            .attribute(.trait(.housing)),
            "offer housing|have dorm*|have housing|offer dorm*|campus housing|live campus|dorms|housing",
            context: "on campus offer have can live students residence"),
        TopicPhrase(
            .attribute(.affiliation),
            "religio*|affiliat*|church|catholic|jewish|baptist|methodist|lutheran|presbyterian|secular|denomination*|faith|christian|quaker|jesuit|mormon",
            context: "affiliation religious with school college affiliated any what church"),
        TopicPhrase(
            .attribute(.athletics), "ncaa|division|athletic*|sports|naia|njcaa",
            context: "division association what in teams compete level"),
        TopicPhrase(
            .attribute(.website), "website|url|webaddress|homepage|web",
            context: "site address online find what link page"),
        TopicPhrase(
            .attribute(.aliases), "nickname|calledalso|abbreviation|stand for|stands for|alias*|short name|other names",
            context: "else called known"),
        TopicPhrase(
            .attribute(.control),
            "public private|private public|forprofit|nonprofit|public|private|who runs|state run|ownership",
            context: "school college university or run institution is it for profit"),
        TopicPhrase(
            .attribute(.level), "fouryear twoyear|twoyear|fouryear|communitycollege", context: "college school or is it"
        ),
        TopicPhrase(
            .attribute(.setting),
            "urban|rural|suburb*|setting|campus city|what area|countryside|city country|city town|city rural",
            context: "campus setting in city town or kind area environment located location is it a"),
        TopicPhrase(
            .attribute(.location),
            "where|located|location|what city|what state|which state|which city|what town|which town|address|town",
            context: "city state town find is located find what which"),
        TopicPhrase(
            .figure(.undergraduates),
            "many student*|many undergrad*|enrol*|student body|undergrad*|number student*|how big|how large|how small|size|population|many people|many attend|students attend|bigger|larger|smaller|students have|students go|students study|students",
            context:
                "students student undergraduates undergrad body attend enrolled enrollment total number go have people school campus study there size count currently",
            weak: true),
        TopicPhrase(
            .price(nil), "netprice|price|cost*|pay|afford*|expensive|cheap*|spend|pricey|price tag|bargain|cheaper",
            context:
                "average annual year yearly real actual after aid grants scholarships family families household pay paying student students much typical really net cost price for each per money",
            weak: true),
        TopicPhrase(
            .fields,
            "major*|teach*|field*|stud* what|popular|biggest program*|largest program*|offer*|degree*|program*|concentrat*|award*|learn",
            context:
                "major majors program programs degree degrees study students offer offered most popular biggest common largest field fields bachelors bachelor associate award awards awarded number many top subject subjects bs ba year each there can have pursue",
            weak: true),
    ]

    private static let scores =
        "score scores range 25th 75th percentile percentiles 25 75 middle half 50 need average typical median composite students admitted get good enough what between"

    /// Every word of a pattern without a star, to mend typos by.
    static let vocabulary: [String] = {
        var words: Set<String> = []
        for phrase in all {
            for pattern in phrase.patterns { for word in pattern where word.last != "*" { words.insert(word) } }
            for word in phrase.context where word.last != "*" && word.utf8.count > 4 { words.insert(word) }
        }
        return (words.union(more)).sorted()
    }()

    /// Whole words of patterns that end in a star.
    private static let more: Set<String> = [
        "graduation", "graduate", "graduates", "earnings", "salary", "salaries", "enrollment", "enrolled", "admission",
        "admissions", "admitted", "acceptance", "accepted", "selective", "retention", "borrow", "textbooks",
        "religious",
        "affiliation", "athletics", "undergraduates", "undergraduate", "faculty", "professor", "teacher", "students",
        "majors", "programs", "nursing", "engineering", "expensive", "affordable", "cheapest", "highest", "lowest",
        "largest", "smallest", "biggest", "tuition", "freshmen", "scholarship", "scholarships", "deadline", "eligible",
        "federal", "interest", "repayment", "forgiveness", "subsidized", "application", "international", "compare",
        "between", "colleges", "college", "university", "universities", "public", "private", "women", "hispanic",
        "percent", "percentage", "average", "median", "apply", "applicants", "applications", "completion",
    ]
}
