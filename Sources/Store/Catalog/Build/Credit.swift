/// The credits that the sources' licences ask for, and those that courtesy does.
enum Credit: CaseIterable {
    case ipeds, scorecard, collegeScorecard, truewise

    var line: String {
        switch self {
        case .ipeds:
            "Directory, services, prices and admissions: Integrated Postsecondary Education Data System (IPEDS), National "
                + "Center for Education Statistics, US Department of Education. Public domain."
        case .scorecard:
            "Enrolment, cost, completion and earnings: College Scorecard, US Department of Education. Public domain."
        case .collegeScorecard:
            "Yearly College Scorecard figures as tidied by the R package collegeScorecard. CC0 1.0."
        case .truewise:
            "Fields of study compiled from the College Scorecard by Truewise (https://truewise.dev), CC BY 4.0 "
                + "(https://creativecommons.org/licenses/by/4.0/). Changed: bachelor and associate degrees selected, "
                + "columns dropped, debt by college computed."
        }
    }
}
