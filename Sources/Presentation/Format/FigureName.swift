public import Domain
import Resources

extension Format {
    /// What a figure is called beside its value.
    public func name(of kind: FigureKind) -> DisplayText { words(FigureName.key(of: kind)) }
}

/// The string of each kind of figure.
enum FigureName {
    static func key(of kind: FigureKind) -> StringKey {
        switch kind {
        case .undergraduates: .figureUndergraduates
        case .admissionRate: .figureAdmissionRate
        case .admissionRateAllCampuses: .figureAdmissionRateAllCampuses
        case .applicants: .figureApplicants
        case .admitted: .figureAdmitted
        case .enrolled: .figureEnrolled
        case .satReading25: .figureSatReading25
        case .satReading75: .figureSatReading75
        case .satMath25: .figureSatMath25
        case .satMath75: .figureSatMath75
        case .act25: .figureAct25
        case .act75: .figureAct75
        case .tuitionInState: .figureTuitionInState
        case .tuitionOutOfState: .figureTuitionOutOfState
        case .books: .figureBooks
        case .roomAndBoard: .figureRoomAndBoard
        case .costOfAttendance: .figureCostOfAttendance
        case .netPrice: .figureNetPrice
        case .netPrice0To30: .figureNetPrice0To30
        case .netPrice30To48: .figureNetPrice30To48
        case .netPrice48To75: .figureNetPrice48To75
        case .netPrice75To110: .figureNetPrice75To110
        case .netPriceAbove110: .figureNetPriceAbove110
        case .graduationRate: .figureGraduationRate
        case .graduationRateOnTime: .figureGraduationRateOnTime
        case .retentionRate: .figureRetentionRate
        case .studentFacultyRatio: .figureStudentFacultyRatio
        case .pellShare: .figurePellShare
        case .federalLoanShare: .figureFederalLoanShare
        case .earnings: .figureEarnings
        case .applicationFee: .figureApplicationFee
        case .debt: .figureDebt
        case .shareWomen: .figureShareWomen
        case .shareWhite: .figureShareWhite
        case .shareBlack: .figureShareBlack
        case .shareHispanic: .figureShareHispanic
        case .shareAsian: .figureShareAsian
        case .shareNative: .figureShareNative
        case .sharePacific: .figureSharePacific
        case .shareTwoOrMore: .figureShareTwoOrMore
        case .shareNonresident: .figureShareNonresident
        case .sharePartTime: .figureSharePartTime
        }
    }
}
