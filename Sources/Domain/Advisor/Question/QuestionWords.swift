/// Words that questions are made of besides names and topics.
enum QuestionWords {
    /// Phrases that count as one word.
    static let joined: [String: String] = {
        var joined: [String: String] = [:]
        for (phrases, word) in phrases {
            for phrase in phrases.split(separator: "|") { joined[String(phrase)] = word }
        }
        return joined
    }()

    static let longestPhrase = 5

    private static let phrases: [(String, String)] = [
        ("in state", "instate"), ("out of state|non resident|out of staters", "outofstate"),
        ("room and board|room n board|room board|housing and food|housing and meals|dorm and meal plan", "roomboard"),
        ("net price calculator|cost calculator|price calculator", "pricecalculator"),
        (
            "net price|net cost|price after aid|price after grants|cost after aid|cost after grants|price after financial aid|cost after financial aid",
            "netprice"
        ),
        (
            "cost of attendance|sticker price|total cost|full price|full cost|total price|price before aid|list price|published price",
            "costattend"
        ),
        ("application fee|fee to apply|cost to apply|app fee|applying fee|applications fee|fee for applying", "appfee"),
        (
            "on time|in four years|within four years|in 4 years|within 4 years|in two years|four year graduation",
            "ontime"
        ),
        ("part time", "parttime"), ("full time", "fulltime"), ("low income|pell eligible|poor families", "lowincome"),
        (
            "get in|get into|getting in|getting into|gets in|got in|gain admission|getting admitted|get admitted|get accepted|getting accepted|be accepted|be admitted|gets into|got into",
            "getin"
        ),
        ("come back|comes back|coming back|came back", "comeback"),
        ("test optional|tests optional|sat optional|act optional", "testoptional"), ("test blind", "testblind"),
        ("federal loans|federal loan|federal student loans|government loans", "federalloans"),
        ("african american", "black"), ("american indian", "americanindian"), ("native american", "nativeamerican"),
        ("pacific islander|pacific islanders", "pacificislander"),
        ("two or more races|more than one race", "multiracial"), ("other countries|another country", "othercountries"),
        ("historically black", "historicallyblack"), ("hispanic serving", "hispanicserving"),
        ("women only|only women|all women|all female", "womenonly"),
        (
            "women s college|womens college|women college|women colleges|womens colleges|women s colleges",
            "womenscollege"
        ),
        ("study abroad|semester abroad", "studyabroad"), ("ap credit|ap credits", "apcredit"),
        ("advanced placement", "advancedplacement"),
        ("open admission|open admissions|open enrollment", "openadmission"),
        ("online only|fully online", "onlineonly"), ("for profit", "forprofit"),
        ("non profit|not for profit", "nonprofit"),
        ("four year|4 year|4 yr|four years|four yr|4 yrs", "fouryear"), ("two year|2 year|2 yr|two yr", "twoyear"),
        ("community college", "communitycollege"),
        ("web site", "website"), ("web address", "webaddress"), ("home page", "homepage"),
        ("student to faculty|student faculty|student teacher|student to teacher|students to faculty", "studentfaculty"),
        ("also called|also known", "calledalso"), ("first year", "firstyear"), ("new freshmen", "newfreshmen"),
        ("drop out", "dropout"), ("a quarter", "quarter"), ("one third|a third", "third"), ("a half", "half"),
        ("financial aid", "financialaid"),
    ]

    /// Say nothing by themselves.
    static let stop: Set<String> = Set(
        """
        a an and are as at be been being by can could did do does for from had has have how i if in into is it its \
        of on or so than that the their them then there these they this those to was were what when where which who \
        whom whose why will with would you your me my mine we us our s t am about tell show give please much many any \
        some just really actually currently now today also per each every out up over get gets got go goes going \
        need know find want like look say says said looking help let like more most less least very too only but \
        not no yes ok hi hello hey thanks thank
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Say nothing more beside a college and a topic.
    static let harmless: Set<String> = Set(
        """
        college colleges university universities school schools institution institutions campus average annual yearly \
        year years usual usually typical typically median current latest recent recently newest reported report \
        published data figure figures number numbers percent percentage rate share approximate approximately roughly \
        around exactly exact compare compared comparison versus vs between difference better worse best worst both \
        either or higher lower bigger smaller larger cheaper student students people person kid kids child undergrad \
        undergrads undergraduate undergraduates info information details overall total quick question wondering \
        curious according scorecard ipeds dollars dollar usd amount level value one two three its it's there here \
        rates leave leaves leaving grads alumni yr yrs later nicely bachelor bachelors associates hand hands kids kid come coming attend attending attended kind sort type name thing things new full-time fulltime freshman \
        freshmen first-year firstyear class typical expected expect think guess believe us united states america \
        american u.s after before during while way facts fact stats statistics statistic long far big small large \
        high low hard easy difficult tough good bad main official officially time times place based same different \
        pretty quite likely usually normally generally often ever actually still even maybe perhaps roughly nearly \
        almost altogether together again alone mean means meaning happen happens take takes taking taken make makes \
        making made put set run runs use used using list give given has'nt went entering enter entry etc example
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Ask for what no evidence holds, whatever else stands in the question.
    static let beyond: Set<String> = Set(
        """
        president dean coach mascot endowment ranking rankings ranked rank crime crimes safe safety weather climate \
        mba phd masters master's doctoral doctorate postgraduate gradschool law medical dental veterinary vet \
        professor professors lecturer fraternity fraternities sorority sororities greek party parties \
        gpa essay essays interview recommendation recommendations waitlist waitlisted legacy yield food cafeteria \
        dining parking wifi gym library libraries building buildings acres acre founded founder history motto colors \
        color song newspaper radio club clubs minor minors famous celebrity celebrities nobel laureates \
        vegetarian vegan tour visit visiting phone email telephone fax roommate transfer transfers transferring \
        men male males boys gay lgbt veterans homeless vaccination covid basketball football soccer hockey stadium \
        tomorrow forecast predict prediction future next trend trends increase decrease grow growing changed \
        nice nicest beautiful ugly clean comfortable loud quiet happiness happy fun reputation prestige prestigious quality teaching unemployment employed hired employers \
        google microsoft internship internships tenure strike protest lawsuit scandal
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// How a phrase that counts as one word is read as part of a filter.
    static let filterSpellings = [
        "fouryear": "four year", "twoyear": "two year", "communitycollege": "community college",
        "womenscollege": "women's college", "womenonly": "women only", "historicallyblack": "historically black",
        "hispanicserving": "hispanic serving", "studyabroad": "study abroad", "openadmission": "open admission",
        "testoptional": "test optional", "nonprofit": "nonprofit", "forprofit": "for profit", "netprice": "net price",
        "instate": "in state", "outofstate": "out of state", "parttime": "part time",
        "costattend": "cost of attendance",
        "roomboard": "room and board", "getin": "admit", "studentfaculty": "student faculty ratio",
        "onlineonly": "online only", "ontime": "on time", "lowincome": "pell", "quarter": "25%", "half": "50%",
        "third": "33%",
    ]

    static let numbers: [String: Int] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "fifteen": 15, "twenty": 20,
    ]
}
