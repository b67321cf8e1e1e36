import Domain
import Resources

extension Feature {
    /// What somebody likes who likes more of it, and who likes less; `nil` where no short phrase says it.
    var phrases: (more: StringKey, less: StringKey)? {
        switch self {
        case .fit: (.tasteMoreFit, .tasteLessFit)
        case .price: (.tasteMorePrice, .tasteLessPrice)
        case .distance: (.tasteMoreDistance, .tasteLessDistance)
        case .homeState: (.tasteMoreHomeState, .tasteLessHomeState)
        case .size: (.tasteMoreSize, .tasteLessSize)
        case .scoreGap: (.tasteMoreScoreGap, .tasteLessScoreGap)
        case .reach: (.tasteMoreReach, .tasteLessReach)
        case .admissionRate: (.tasteMoreAdmissionRate, .tasteLessAdmissionRate)
        case .graduation: (.tasteMoreGraduation, .tasteLessGraduation)
        case .earnings: (.tasteMoreEarnings, .tasteLessEarnings)
        case .teachesFirst: (.tasteMoreTeachesFirst, .tasteLessTeachesFirst)
        case .strengthInFirst: (.tasteMoreStrengthInFirst, .tasteLessStrengthInFirst)
        case .teachesSecond: (.tasteMoreTeachesSecond, .tasteLessTeachesSecond)
        case .north: (.tasteMoreNorth, .tasteLessNorth)
        case .east: (.tasteMoreEast, .tasteLessEast)
        case .city: (.tasteMoreCity, .tasteLessCity)
        case .suburb: (.tasteMoreSuburb, .tasteLessSuburb)
        case .rural: (.tasteMoreRural, .tasteLessRural)
        case .publicControl: (.tasteMorePublicControl, .tasteLessPublicControl)
        case .forProfit: (.tasteMoreForProfit, .tasteLessForProfit)
        case .twoYear: (.tasteMoreTwoYear, .tasteLessTwoYear)
        case .religious: (.tasteMoreReligious, .tasteLessReligious)
        case .athletics: (.tasteMoreAthletics, .tasteLessAthletics)
        case .housing: (.tasteMoreHousing, .tasteLessHousing)
        case .classSize: (.tasteMoreClassSize, .tasteLessClassSize)
        case .bias, .overBudget, .distanceSquared, .nearHome, .sizeSquared, .scoreGapSquared, .northSquared: nil
        }
    }
}

extension CollegeAspect {
    var labelKey: StringKey {
        switch self {
        case .costs: .aspectCosts
        case .academics: .aspectAcademics
        case .admissions: .aspectAdmissions
        case .campus: .aspectCampus
        case .financialAid: .aspectFinancialAid
        case .specialPrograms: .aspectSpecialPrograms
        case .career: .aspectCareer
        }
    }
}
