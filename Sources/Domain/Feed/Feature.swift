/// The features that a student's taste is learned on, by lane; standardised as docs/matching.md says.
public enum Feature: UInt8, Sendable, Hashable, CaseIterable, Codable {
    /// 1 for every college: how readily the student likes.
    case bias = 0
    /// The match score's fit: everything the profile says, in one number.
    case fit
    case price, overBudget
    case distance, distanceSquared, nearHome, homeState
    case size, sizeSquared
    /// The middle of the college's score range above the student's score.
    case scoreGap, scoreGapSquared, reach
    case admissionRate, graduation, earnings
    case teachesFirst, strengthInFirst, teachesSecond
    /// Degrees of latitude; the nearest thing to a climate that the catalogue knows.
    case north, northSquared
    case east
    case city, suburb, rural
    case publicControl, forProfit, twoYear
    case religious, athletics, housing, classSize
}
