// Made from Localizable.xcstrings by Scripts/compile_strings.py; change that file, not this one.

/// Every string that the program shows, by its key in the string catalogue.
public enum StringKey: UInt16, Sendable, Hashable, CaseIterable {
    case actionAppQuitAbout
    case actionAppQuitLabel
    case actionAppSuspendAbout
    case actionAppSuspendLabel
    case actionAppTourAbout
    case actionAppTourLabel
    case actionCardCalibrateAbout
    case actionCardCalibrateLabel
    case actionCardDetailsAbout
    case actionCardDetailsLabel
    case actionCardLikeAbout
    case actionCardLikeLabel
    case actionCardLikedListAbout
    case actionCardLikedListLabel
    case actionCardPassAbout
    case actionCardPassLabel
    case actionCardPeekAbout
    case actionCardPeekLabel
    case actionCardQuickStartAbout
    case actionCardQuickStartLabel
    case actionCardResetFeedAbout
    case actionCardResetFeedLabel
    case actionCardStarAbout
    case actionCardStarLabel
    case actionCardWebsiteAbout
    case actionCardWebsiteLabel
    case actionCardWhyAbout
    case actionCardWhyLabel
    case actionChatArchiveAbout
    case actionChatArchiveLabel
    case actionChatComposeAbout
    case actionChatComposeLabel
    case actionChatDateAbout
    case actionChatDateLabel
    case actionChatEditAbout
    case actionChatEditLabel
    case actionChatEditorAbout
    case actionChatEditorLabel
    case actionChatFilterAbout
    case actionChatFilterLabel
    case actionChatFirstUnreadAbout
    case actionChatFirstUnreadLabel
    case actionChatInfoAbout
    case actionChatInfoLabel
    case actionChatLinksAbout
    case actionChatLinksLabel
    case actionChatMuteAbout
    case actionChatMuteLabel
    case actionChatNewAbout
    case actionChatNewLabel
    case actionChatOutboxAbout
    case actionChatOutboxLabel
    case actionChatReactAbout
    case actionChatReactLabel
    case actionChatRedactAbout
    case actionChatRedactLabel
    case actionChatReplyAbout
    case actionChatReplyLabel
    case actionChatSendAbout
    case actionChatSendLabel
    case actionChatSettingsAbout
    case actionChatSettingsLabel
    case actionChatVersionsAbout
    case actionChatVersionsLabel
    case actionEditCopyAbout
    case actionEditCopyLabel
    case actionEditToggleAbout
    case actionEditToggleLabel
    case actionEditUndoAbout
    case actionEditUndoLabel
    case actionFocusNextAbout
    case actionFocusNextLabel
    case actionFocusPreviousAbout
    case actionFocusPreviousLabel
    case actionGoLeaveAbout
    case actionGoLeaveLabel
    case actionGoBackAbout
    case actionGoBackLabel
    case actionGoHelpAbout
    case actionGoHelpLabel
    case actionGoOpenAbout
    case actionGoOpenLabel
    case actionGoPaletteAbout
    case actionGoPaletteLabel
    case actionGoSearchAbout
    case actionGoSearchLabel
    case actionModalConfirmAbout
    case actionModalConfirmLabel
    case actionModalDismissAbout
    case actionModalDismissLabel
    case actionMoveCountAbout
    case actionMoveCountLabel
    case actionMoveDownAbout
    case actionMoveDownLabel
    case actionMoveFirstAbout
    case actionMoveFirstLabel
    case actionMoveLastAbout
    case actionMoveLastLabel
    case actionMoveLeftAbout
    case actionMoveLeftLabel
    case actionMoveNextSectionAbout
    case actionMoveNextSectionLabel
    case actionMovePageDownAbout
    case actionMovePageDownLabel
    case actionMovePageUpAbout
    case actionMovePageUpLabel
    case actionMovePreviousSectionAbout
    case actionMovePreviousSectionLabel
    case actionMoveRightAbout
    case actionMoveRightLabel
    case actionMoveUpAbout
    case actionMoveUpLabel
    case actionPaneMessagesAbout
    case actionPaneMessagesLabel
    case actionPaneProfileAbout
    case actionPaneProfileLabel
    case actionPaneScholarshipsAbout
    case actionPaneScholarshipsLabel
    case actionPaneSwipeAbout
    case actionPaneSwipeLabel
    case actionScreenMouseAbout
    case actionScreenMouseLabel
    case actionScreenRepaintAbout
    case actionScreenRepaintLabel
    case actionScreenThemeAbout
    case actionScreenThemeLabel
    case bandAbove110
    case bandUpTo110
    case bandUpTo30
    case bandUpTo48
    case bandUpTo75
    case cardAdmits
    case cardAllCampuses
    case cardCounterAll
    case cardCounterCalibration
    case cardCounterFourYear
    case cardEarns
    case cardGraduates
    case cardLiked
    case cardNetPrice
    case cardNoUndergraduates
    case cardPassed
    case cardProbe
    case cardStarred
    case cardSureFair
    case cardSureHigh
    case cardSureLow
    case cardTaste
    case cardUndergraduates
    case cardWithheld
    case cardWithheldNothing
    case chanceCaveat
    case chanceMatch
    case chanceNoRange
    case chanceNoRate
    case chanceNoScore
    case chanceOpen
    case chanceRate
    case chanceReach
    case chanceSafety
    case chanceScoreAbove
    case chanceScoreBelow
    case chanceScoreIn
    case chanceUnknown
    case choiceFirst
    case choiceOther
    case choiceSecond
    case choiceThird
    case citationPublisher
    case citationSurvey
    case citationUnknown
    case citationVariable
    case citationYear
    case componentAcademic
    case componentCampus
    case componentFinancial
    case componentOutcomes
    case configBadValue
    case configDuplicate
    case configMore
    case configNotAFile
    case configNotASetting
    case configTooLarge
    case configUnknownKey
    case configUnreadable
    case contextCard
    case contextChoice
    case contextComposer
    case contextConfirm
    case contextConversations
    case contextDetails
    case contextForm
    case contextGlobal
    case contextHelp
    case contextList
    case contextNotice
    case contextPalette
    case contextPicker
    case contextSearch
    case contextText
    case contextTimeline
    case contextUnbound
    case controlForProfit
    case controlPrivate
    case controlPublic
    case deckFailed
    case deckFinished
    case deckFinishedAll
    case deckFinishedLiked
    case deckFinishedWiden
    case deckLoading
    case detailsAcademics
    case detailsAdmissions
    case detailsAlso
    case detailsAssociate
    case detailsAthletics
    case detailsBachelor
    case detailsCalculator
    case detailsCampus
    case detailsCosts
    case detailsDegrees
    case detailsDegreesWithheld
    case detailsDistance
    case detailsFieldEarningsMissing
    case detailsFieldEarns
    case detailsFields
    case detailsHousing
    case detailsKind
    case detailsNo
    case detailsNoFields
    case detailsOfficers
    case detailsOutcomes
    case detailsPeople
    case detailsPlacement
    case detailsPolicy
    case detailsReligion
    case detailsSetting
    case detailsSize
    case detailsTests
    case detailsTown
    case detailsWebsite
    case detailsYes
    case detailsYourIncome
    case errorCatalogDamaged
    case errorCatalogMissing
    case errorCatalogUnavailable
    case errorStorageBusy
    case errorStorageDamaged
    case errorStorageFull
    case errorStorageNewer
    case errorStorageReadOnly
    case errorStorageUnavailable
    case errorUnknownCollege
    case figureAct25
    case figureAct75
    case figureAdmissionRate
    case figureAdmissionRateAllCampuses
    case figureAdmitted
    case figureApplicants
    case figureApplicationFee
    case figureBooks
    case figureCostOfAttendance
    case figureDebt
    case figureEarnings
    case figureEnrolled
    case figureFederalLoanShare
    case figureGraduationRate
    case figureGraduationRateOnTime
    case figureNetPrice
    case figureNetPriceAbove110
    case figureNetPrice0To30
    case figureNetPrice30To48
    case figureNetPrice48To75
    case figureNetPrice75To110
    case figurePellShare
    case figureRetentionRate
    case figureRoomAndBoard
    case figureSatMath25
    case figureSatMath75
    case figureSatReading25
    case figureSatReading75
    case figureShareAsian
    case figureShareBlack
    case figureShareHispanic
    case figureShareNative
    case figureShareNonresident
    case figureSharePacific
    case figureSharePartTime
    case figureShareTwoOrMore
    case figureShareWhite
    case figureShareWomen
    case figureStudentFacultyRatio
    case figureTuitionInState
    case figureTuitionOutOfState
    case figureUndergraduates
    case formatDistance
    case formatNotApplicable
    case formatNotReported
    case formatRatio
    case formatUnderTenthPercent
    case formatWithheld
    case gradeLessFitting
    case gradeWithheld
    case helpTitle
    case helpUnbound
    case introDoctor
    case introListLiked
    case introMessagesAdvisor
    case introMessagesConversations
    case introMessagesNearby
    case introMessagesTitle
    case introProfileAccounts
    case introProfileFields
    case introProfileLearned
    case introProfileTitle
    case introResetFeed
    case introScholarshipsBoard
    case introScholarshipsList
    case introScholarshipsMoney
    case introScholarshipsTitle
    case introSearch
    case introShow
    case introWill
    case introWorks
    case keysIsText
    case keysLostKey
    case keysNeedsKey
    case keysSetTwice
    case keysTaken
    case keysUnknownAction
    case keysUnknownKey
    case levelFourYear
    case levelLessThanTwoYear
    case levelTwoYear
    case markedCount
    case markedLiked
    case markedLikedEmpty
    case markedLoading
    case markedStarred
    case markedStarredEmpty
    case numberEight
    case numberFive
    case numberFour
    case numberNine
    case numberSeven
    case numberSix
    case numberTen
    case numberThree
    case numberTwo
    case paletteDestructive
    case paletteHint
    case paletteNone
    case paletteTitle
    case paneMessages
    case paneProfile
    case paneScholarships
    case paneSwipe
    case peekTitle
    case phaseAllTests
    case phaseDiscovery
    case phaseFrozen
    case phaseNoTests
    case phaseRefinement
    case phaseStable
    case phaseSwipes
    case phaseTests
    case plotBudget
    case plotCost
    case plotNoBudget
    case plotNoScore
    case plotYouAbove
    case plotYouBelow
    case plotYouMiddle
    case policyConsidered
    case policyNeither
    case policyRecommended
    case policyRequired
    case reasonClassSize
    case reasonDebt
    case reasonDistance
    case reasonDistanceLimit
    case reasonEarnings
    case reasonGraduation
    case reasonInState
    case reasonLacksField
    case reasonOverBudget
    case reasonPriceAbove
    case reasonPriceBelow
    case reasonRetention
    case reasonScoreAbove
    case reasonScoreBelow
    case reasonScoreIn
    case reasonSettingUnwanted
    case reasonSettingWanted
    case reasonSizeUnwanted
    case reasonSizeWanted
    case reasonTeachesFamily
    case reasonTeachesField
    case reasonTeachesFieldWithheld
    case reasonWithinBudget
    case searchCount
    case searchEmpty
    case searchNone
    case searchPrompt
    case settingCity
    case settingRural
    case settingSuburb
    case settingTown
    case shellCompiling
    case shellConfigMore
    case shellConfirmKeep
    case shellCopied
    case shellFault
    case shellGuest
    case shellMouseOff
    case shellMouseOn
    case shellNoSuspend
    case shellNotCopied
    case shellProduct
    case shellSuspended
    case shellTheme
    case shellTooSmall
    case shellUnverified
    case sizeFrom1000
    case sizeFrom10000
    case sizeFrom20000
    case sizeFrom5000
    case sizeUnder1000
    case startActOutside
    case startBudget
    case startBudgetHint
    case startFields
    case startFieldsHint
    case startFieldsMore
    case startFoot
    case startHome
    case startHomeHint
    case startHugeBudget
    case startIncome
    case startNegativeBudget
    case startNoTest
    case startNotANumber
    case startSatOutside
    case startScope
    case startScopeAll
    case startScopeFour
    case startScore
    case startScoreAct
    case startScoreSat
    case startSettings
    case startSeveralPlaces
    case startSizeFrom1000
    case startSizeFrom10000
    case startSizeFrom20000
    case startSizeFrom5000
    case startSizeUnder1000
    case startSizes
    case startState
    case startTest
    case startTitle
    case startUnknownField
    case startUnknownPlace
    case startUnsaid
    case swipeNoCard
    case swipeNoNext
    case swipePeekDecidesNothing
    case tagAffordable
    case tagDivisionOne
    case tagHighEarnings
    case tagHighGraduation
    case tagHispanicServing
    case tagHistoricallyBlack
    case tagHonors
    case tagInState
    case tagMenOnly
    case tagNearHome
    case tagOpenAdmission
    case tagReligious
    case tagSmallClasses
    case tagStudyAbroad
    case tagTeaches
    case tagTestsNotRequired
    case tagTribal
    case tagWomenOnly
    case textKeyDeleteBackward
    case textKeyDeleteForward
    case textKeyDeleteToLineEnd
    case textKeyDeleteToLineStart
    case textKeyDeleteWordBackward
    case textKeyDown
    case textKeyLeft
    case textKeyLineEnd
    case textKeyLineStart
    case textKeyNewline
    case textKeyRight
    case textKeyUndo
    case textKeyUp
    case textKeyWordLeft
    case textKeyWordRight
    case textKeyYank
    case textLimit
    case textLimitPaste
    case tinyCard
    case tourDecide
    case tourDetails
    case tourPosition
    case tourSearch
    case tourSkip
    case tourUndo
    case tourWhy
    case traceLiked
    case traceNothing
    case tracePassed
    case traceStarred
    case traceTookBackLearning
    case traceTookBackLike
    case traceTookBackPass
    case traceTookBackStar
    case traceTookBackUnstar
    case traceUndoes
    case traceUnstarred
    case whyStart
    case whyTaste
    case whyTotal
    case whyUnknown
    case whyWeight
}

let enStrings: [(one: StaticString, other: StaticString)] = [
    ("Leave Quad with everything saved", "Leave Quad with everything saved"),
    ("quit", "quit"),
    ("Suspend Quad and return to the shell", "Suspend Quad and return to the shell"),
    ("suspend", "suspend"),
    ("Take the short tour of the keys", "Take the short tour of the keys"),
    ("tour", "tour"),
    ("Show six typical colleges to calibrate your taste", "Show six typical colleges to calibrate your taste"),
    ("calibrate", "calibrate"),
    ("Show costs, fields, admissions and outcomes of this college", "Show costs, fields, admissions and outcomes of this college"),
    ("details", "details"),
    ("Like this college and keep it in your list", "Like this college and keep it in your list"),
    ("like", "like"),
    ("Open the list of colleges you liked", "Open the list of colleges you liked"),
    ("my list", "my list"),
    ("Pass on this college; undo brings it back", "Pass on this college; undo brings it back"),
    ("pass", "pass"),
    ("Peek at the next college; decides nothing", "Peek at the next college; decides nothing"),
    ("peek", "peek"),
    ("Answer the quick start questions about you again", "Answer the quick start questions about you again"),
    ("quick start", "quick start"),
    ("Reset the feed: forget every swipe and start again", "Reset the feed: forget every swipe and start again"),
    ("forget swipes", "forget swipes"),
    ("Star this college or take the star away", "Star this college or take the star away"),
    ("star", "star"),
    ("Open the website of this college", "Open the website of this college"),
    ("website", "website"),
    ("Show why this college has its score", "Show why this college has its score"),
    ("why", "why"),
    ("Put the conversation into the archive, or take it out", "Put the conversation into the archive, or take it out"),
    ("archive", "archive"),
    ("Move to the composer", "Move to the composer"),
    ("write", "write"),
    ("Jump to a date", "Jump to a date"),
    ("date", "date"),
    ("Edit the selected message of your own, or one that waits in the outbox", "Edit the selected message of your own, or one that waits in the outbox"),
    ("edit", "edit"),
    ("Write the message in $EDITOR", "Write the message in $EDITOR"),
    ("editor", "editor"),
    ("Show only the conversations whose name holds what you type", "Show only the conversations whose name holds what you type"),
    ("filter", "filter"),
    ("Jump to the first message that was unread", "Jump to the first message that was unread"),
    ("first unread", "first unread"),
    ("Show who is here, and mute, archive, leave, invite, block or report", "Show who is here, and mute, archive, leave, invite, block or report"),
    ("about", "about"),
    ("List the links of the messages on the screen by number", "List the links of the messages on the screen by number"),
    ("links", "links"),
    ("Mute the conversation, or let it be heard again", "Mute the conversation, or let it be heard again"),
    ("mute", "mute"),
    ("Start a conversation with a person or a room", "Start a conversation with a person or a room"),
    ("new", "new"),
    ("Show the messages that wait to be sent; each can be edited, sent again or dropped", "Show the messages that wait to be sent; each can be edited, sent again or dropped"),
    ("outbox", "outbox"),
    ("React to the selected message with an emoji, or take the reaction back", "React to the selected message with an emoji, or take the reaction back"),
    ("react", "react"),
    ("Remove the selected message of your own for everyone; u brings it back for a few seconds", "Remove the selected message of your own for everyone; u brings it back for a few seconds"),
    ("remove", "remove"),
    ("Answer the selected message, quoting it", "Answer the selected message, quoting it"),
    ("reply", "reply"),
    ("Send the message; what can't go is explained and stays in the composer", "Send the message; what can't go is explained and stays in the composer"),
    ("send", "send"),
    ("Choose what others see of you, and how messages look and ring", "Choose what others see of you, and how messages look and ring"),
    ("chat settings", "chat settings"),
    ("Show the earlier versions of an edited message", "Show the earlier versions of an edited message"),
    ("versions", "versions"),
    ("Copy what is selected to the clipboard", "Copy what is selected to the clipboard"),
    ("copy", "copy"),
    ("Tick or untick what is selected", "Tick or untick what is selected"),
    ("choose", "choose"),
    ("Undo the last decision or edit", "Undo the last decision or edit"),
    ("undo", "undo"),
    ("Move focus to the next part of the screen", "Move focus to the next part of the screen"),
    ("next part", "next part"),
    ("Move focus to the part of the screen before", "Move focus to the part of the screen before"),
    ("part before", "part before"),
    ("Goes back one level; at the card it leaves, with everything saved.", "Goes back one level; at the card it leaves, with everything saved."),
    ("back or leave", "back or leave"),
    ("Go back one level; selection and scroll stay", "Go back one level; selection and scroll stay"),
    ("back", "back"),
    ("Show the keys that work here", "Show the keys that work here"),
    ("keys", "keys"),
    ("Open what is selected", "Open what is selected"),
    ("open", "open"),
    ("Find any action by its name and run it", "Find any action by its name and run it"),
    ("actions", "actions"),
    ("Search colleges by name, nickname or town", "Search colleges by name, nickname or town"),
    ("search", "search"),
    ("Accept the answer that is selected", "Accept the answer that is selected"),
    ("choose", "choose"),
    ("Close this window without changing anything", "Close this window without changing anything"),
    ("close", "close"),
    ("Type a number first: the next movement repeats that often", "Type a number first: the next movement repeats that often"),
    ("count", "count"),
    ("Move down one row", "Move down one row"),
    ("down", "down"),
    ("Jump to the first row", "Jump to the first row"),
    ("first", "first"),
    ("Jump to the last row", "Jump to the last row"),
    ("last", "last"),
    ("Move left or to the choice before", "Move left or to the choice before"),
    ("left", "left"),
    ("Jump to the next section", "Jump to the next section"),
    ("next section", "next section"),
    ("Move down one page", "Move down one page"),
    ("page down", "page down"),
    ("Move up one page", "Move up one page"),
    ("page up", "page up"),
    ("Jump to the section before", "Jump to the section before"),
    ("section before", "section before"),
    ("Move right or to the next choice", "Move right or to the next choice"),
    ("right", "right"),
    ("Move up one row", "Move up one row"),
    ("up", "up"),
    ("Go to the Messages pane: advisor and conversations", "Go to the Messages pane: advisor and conversations"),
    ("Messages", "Messages"),
    ("Go to the Profile pane: facts about you and settings", "Go to the Profile pane: facts about you and settings"),
    ("Profile", "Profile"),
    ("Go to the Scholarships pane: awards and deadlines", "Go to the Scholarships pane: awards and deadlines"),
    ("Scholarships", "Scholarships"),
    ("Go to the Swipe pane: cards of colleges", "Go to the Swipe pane: cards of colleges"),
    ("Swipe", "Swipe"),
    ("Switch the mouse on or off", "Switch the mouse on or off"),
    ("mouse on or off", "mouse on or off"),
    ("Draw the whole screen anew", "Draw the whole screen anew"),
    ("repaint", "repaint"),
    ("Change to the next colour theme", "Change to the next colour theme"),
    ("next theme", "next theme"),
    ("over $110k", "over $110k"),
    ("$75–110k", "$75–110k"),
    ("to $30k", "to $30k"),
    ("$30–48k", "$30–48k"),
    ("$48–75k", "$48–75k"),
    ("Admits", "Admits"),
    ("all sites", "all sites"),
    ("%1$@ of %2$@ colleges of every level", "%1$@ of %2$@ colleges of every level"),
    ("%1$@ of %2$@ typical colleges", "%1$@ of %2$@ typical colleges"),
    ("%1$@ of %2$@ four-year colleges", "%1$@ of %2$@ four-year colleges"),
    ("Earns", "Earns"),
    ("Graduates", "Graduates"),
    ("you liked it", "you liked it"),
    ("Net price", "Net price"),
    ("size not reported", "size not reported"),
    ("you passed on it", "you passed on it"),
    ("tests your taste", "tests your taste"),
    ("★ starred", "★ starred"),
    ("sure: fair", "sure: fair"),
    ("sure: high", "sure: high"),
    ("sure: low", "sure: low"),
    ("your swipes: %@", "your swipes: %@"),
    ("%@ undergraduate", "%@ undergraduates"),
    ("No grade: only %@ of what you weigh is known here", "No grade: only %@ of what you weigh is known here"),
    ("No grade: nothing of what you weigh is known here", "No grade: nothing of what you weigh is known here"),
    ("It can't see essays, recommendations, courses or your story.", "It can't see essays, recommendations, courses or your story."),
    ("MATCH", "MATCH"),
    ("it publishes no test range", "it publishes no test range"),
    ("its admission rate is not reported", "its admission rate is not reported"),
    ("its middle half is %1$@ %2$@ and you gave no score", "its middle half is %1$@ %2$@ and you gave no score"),
    ("it takes everyone who applies", "it takes everyone who applies"),
    ("it takes %@ of 100", "it takes %@ of 100"),
    ("REACH", "REACH"),
    ("SAFETY", "SAFETY"),
    ("your %1$@ %2$@ is above its middle half", "your %1$@ %2$@ is above its middle half"),
    ("your %1$@ %2$@ is below its middle half", "your %1$@ %2$@ is below its middle half"),
    ("your %1$@ %2$@ is in its middle half", "your %1$@ %2$@ is in its middle half"),
    ("CHANCE", "CHANCE"),
    ("your first choice", "your first choice"),
    ("your choice no. %@", "your choice no. %@"),
    ("your second choice", "your second choice"),
    ("your third choice", "your third choice"),
    ("Publisher", "Publisher"),
    ("Survey", "Survey"),
    ("The catalogue names no source for it.", "The catalogue names no source for it."),
    ("Variable", "Variable"),
    ("Year", "Year"),
    ("Academic", "Academic"),
    ("Campus", "Campus"),
    ("Money", "Money"),
    ("Outcomes", "Outcomes"),
    ("%1$@, line %2$@: %3$@ takes %4$@, not “%5$@”; the default holds", "%1$@, line %2$@: %3$@ takes %4$@, not “%5$@”; the default holds"),
    ("%1$@, line %2$@: %3$@ was set in line %4$@ already; this line holds", "%1$@, line %2$@: %3$@ was set in line %4$@ already; this line holds"),
    ("%1$@: one more line is left out", "%1$@: %2$@ more lines are left out"),
    ("%@ is not a file; the defaults hold", "%@ is not a file; the defaults hold"),
    ("%1$@, line %2$@: “%3$@” is no setting (key = value); the line is left out", "%1$@, line %2$@: “%3$@” is no setting (key = value); the line is left out"),
    ("%1$@ is too large; only its first %2$@ KB count", "%1$@ is too large; only its first %2$@ KB count"),
    ("%1$@, line %2$@: there is no setting %3$@; the line is left out", "%1$@, line %2$@: there is no setting %3$@; the line is left out"),
    ("%1$@ can't be read (%2$@); the defaults hold", "%1$@ can't be read (%2$@); the defaults hold"),
    ("On a card", "On a card"),
    ("In a choice", "In a choice"),
    ("Composer", "Composer"),
    ("In a question", "In a question"),
    ("Conversations", "Conversations"),
    ("In the details", "In the details"),
    ("In a form", "In a form"),
    ("Everywhere", "Everywhere"),
    ("In this help", "In this help"),
    ("In a list", "In a list"),
    ("In a notice", "In a notice"),
    ("In the actions", "In the actions"),
    ("Choosing from a list", "Choosing from a list"),
    ("While searching", "While searching"),
    ("While typing", "While typing"),
    ("Messages of a conversation", "Messages of a conversation"),
    ("Through the palette alone", "Through the palette alone"),
    ("for-profit", "for-profit"),
    ("private", "private"),
    ("public", "public"),
    ("No card could be drawn", "No card could be drawn"),
    ("You have seen every college of this deck", "You have seen every college of this deck"),
    ("Search finds each of them again, whenever you like.", "Search finds each of them again, whenever you like."),
    ("You liked %@ of them; it waits in your list.", "You liked %@ of them; they wait in your list."),
    ("Two-year and certificate colleges are not in it: the quick start can add them.", "Two-year and certificate colleges are not in it: the quick start can add them."),
    ("Shuffling the deck…", "Shuffling the deck…"),
    ("Academics", "Academics"),
    ("Admissions", "Admissions"),
    ("Also", "Also"),
    ("associate", "associate"),
    ("Athletics", "Athletics"),
    ("bachelor", "bachelor"),
    ("Net price calculator", "Net price calculator"),
    ("Campus", "Campus"),
    ("Costs", "Costs"),
    ("%@ a year", "%@ a year"),
    ("degrees withheld", "degrees withheld"),
    ("teaches online only", "teaches online only"),
    ("earnings %@", "earnings %@"),
    ("earns %@", "earns %@"),
    ("Fields of study", "Fields of study"),
    ("Housing on campus", "Housing on campus"),
    ("Kind", "Kind"),
    ("none reported", "none reported"),
    ("none published for this campus", "none published for this campus"),
    ("officer training (ROTC)", "officer training (ROTC)"),
    ("Outcomes", "Outcomes"),
    ("Who studies there", "Who studies there"),
    ("credit for AP courses", "credit for AP courses"),
    ("Policy", "Policy"),
    ("Affiliation", "Affiliation"),
    ("Setting", "Setting"),
    ("Size", "Size"),
    ("Tests", "Tests"),
    ("Town", "Town"),
    ("Website", "Website"),
    ("yes", "yes"),
    ("yours", "yours"),
    ("The college catalogue is damaged. Leave and run “quad check”.", "The college catalogue is damaged. Leave and run “quad check”."),
    ("The college catalogue is not where it should be: %@", "The college catalogue is not where it should be: %@"),
    ("The college catalogue can't be read just now.", "The college catalogue can't be read just now."),
    ("Another Quad holds the database. Nothing was saved.", "Another Quad holds the database. Nothing was saved."),
    ("Nothing was saved: %@ is damaged. Leave and run “quad check”.", "Nothing was saved: %@ is damaged. Leave and run “quad check”."),
    ("Nothing was saved: the disk of %@ is full.", "Nothing was saved: the disk of %@ is full."),
    ("%@ was written by a newer Quad and is left untouched.", "%@ was written by a newer Quad and is left untouched."),
    ("Nothing was saved: %@ is read-only.", "Nothing was saved: %@ is read-only."),
    ("Nothing was saved: the database can't be reached.", "Nothing was saved: the database can't be reached."),
    ("This college is not in the catalogue.", "This college is not in the catalogue."),
    ("ACT, lower quarter", "ACT, lower quarter"),
    ("ACT, upper quarter", "ACT, upper quarter"),
    ("Admitted, this campus", "Admitted, this campus"),
    ("Admitted, all campuses", "Admitted, all campuses"),
    ("Admitted students", "Admitted students"),
    ("Applicants", "Applicants"),
    ("Application fee", "Application fee"),
    ("Books and supplies", "Books and supplies"),
    ("Cost of attendance", "Cost of attendance"),
    ("Debt of graduates", "Debt of graduates"),
    ("Earnings ten years after entry", "Earnings ten years after entry"),
    ("First-year students who came", "First-year students who came"),
    ("Have a federal loan", "Have a federal loan"),
    ("Graduate in 150 %% of normal time", "Graduate in 150 %% of normal time"),
    ("Graduate on time", "Graduate on time"),
    ("Net price, all incomes", "Net price, all incomes"),
    ("Net price, income over $110k", "Net price, income over $110k"),
    ("Net price, income to $30k", "Net price, income to $30k"),
    ("Net price, income $30–48k", "Net price, income $30–48k"),
    ("Net price, income $48–75k", "Net price, income $48–75k"),
    ("Net price, income $75–110k", "Net price, income $75–110k"),
    ("Have a Pell grant", "Have a Pell grant"),
    ("Come back for a second year", "Come back for a second year"),
    ("Room and board on campus", "Room and board on campus"),
    ("SAT math, lower quarter", "SAT math, lower quarter"),
    ("SAT math, upper quarter", "SAT math, upper quarter"),
    ("SAT reading, lower quarter", "SAT reading, lower quarter"),
    ("SAT reading, upper quarter", "SAT reading, upper quarter"),
    ("Asian", "Asian"),
    ("Black", "Black"),
    ("Hispanic", "Hispanic"),
    ("American Indian or Alaska Native", "American Indian or Alaska Native"),
    ("From other countries", "From other countries"),
    ("Native Hawaiian or Pacific Islander", "Native Hawaiian or Pacific Islander"),
    ("Study part time", "Study part time"),
    ("Two or more races", "Two or more races"),
    ("White", "White"),
    ("Women", "Women"),
    ("Students for each teacher", "Students for each teacher"),
    ("Tuition and fees, in state", "Tuition and fees, in state"),
    ("Tuition and fees, out of state", "Tuition and fees, out of state"),
    ("Undergraduates", "Undergraduates"),
    ("%@ mile", "%@ miles"),
    ("not applicable", "not applicable"),
    ("not reported", "not reported"),
    ("%@ to 1", "%@ to 1"),
    ("under 0.1 %%", "under 0.1 %%"),
    ("withheld", "withheld"),
    ("less fitting", "less fitting"),
    ("no grade", "no grade"),
    ("Keys", "Keys"),
    ("no key", "no key"),
    ("how Quad finds terminal, data and catalogue", "how Quad finds terminal, data and catalogue"),
    ("the colleges you liked", "the colleges you liked"),
    ("an advisor that answers from sources you can open", "an advisor that answers from sources you can open"),
    ("conversations with people you met", "conversations with people you met"),
    ("who is in the same building, and meetups there", "who is in the same building, and meetups there"),
    ("Nobody to talk to here yet", "Nobody to talk to here yet"),
    ("accounts, language, theme and where the data comes from", "accounts, language, theme and where the data comes from"),
    ("everything you told Quad, to change at any time", "everything you told Quad, to change at any time"),
    ("what your swipes taught the feed, to edit, freeze or forget", "what your swipes taught the feed, to edit, freeze or forget"),
    ("Your profile begins with the quick start", "Your profile begins with the quick start"),
    ("forget every swipe, after asking", "forget every swipe, after asking"),
    ("a board and a timeline of your applications", "a board and a timeline of your applications"),
    ("scholarships with a verdict: eligible, likely, or what is missing", "scholarships with a verdict: eligible, likely, or what is missing"),
    ("what they add up to, beside each college's price", "what they add up to, beside each college's price"),
    ("No scholarships here yet", "No scholarships here yet"),
    ("find colleges by name, alias or town", "find colleges by name, alias or town"),
    ("one college, every figure with its year", "one college, every figure with its year"),
    ("What this pane will hold:", "What this pane will hold:"),
    ("What works today, from the command line:", "What works today, from the command line:"),
    ("Config line %1$@: %2$@ types a character there, so it can't be %3$@. Use Ctrl, Alt or a function key.", "Config line %1$@: %2$@ types a character there, so it can't be %3$@. Use Ctrl, Alt or a function key."),
    ("Config line %1$@: %2$@ has no key any more, as %3$@ is %4$@ now. The palette still finds it.", "Config line %1$@: %2$@ has no key any more, as %3$@ is %4$@ now. The palette still finds it."),
    ("Config line %1$@: %2$@ must keep a key, so the default keys hold there.", "Config line %1$@: %2$@ must keep a key, so the default keys hold there."),
    ("Config line %1$@ sets %2$@ again; this line holds.", "Config line %1$@ sets %2$@ again; this line holds."),
    ("Config line %1$@: %2$@ is %3$@ already, so %4$@ does not get it.", "Config line %1$@: %2$@ is %3$@ already, so %4$@ does not get it."),
    ("Config line %1$@: nothing is called “%2$@”. quad keys lists every name.", "Config line %1$@: nothing is called “%2$@”. quad keys lists every name."),
    ("Config line %1$@: “%2$@” is no key; the other keys of %3$@ hold.", "Config line %1$@: “%2$@” is no key; the other keys of %3$@ hold."),
    ("four-year college", "four-year college"),
    ("under two years", "under two years"),
    ("two-year college", "two-year college"),
    ("%@ college", "%@ colleges"),
    ("Liked", "Liked"),
    ("Nothing here yet, and that is fine. When a card feels right, press %@ and it will wait for you here.", "Nothing here yet, and that is fine. When a card feels right, press %@ and it will wait for you here."),
    ("Fetching your colleges…", "Fetching your colleges…"),
    ("Starred", "Starred"),
    ("No stars yet. Press %@ on the few colleges you would be sad to lose sight of.", "No stars yet. Press %@ on the few colleges you would be sad to lose sight of."),
    ("eight", "eight"),
    ("five", "five"),
    ("four", "four"),
    ("nine", "nine"),
    ("seven", "seven"),
    ("six", "six"),
    ("ten", "ten"),
    ("three", "three"),
    ("two", "two"),
    ("asks first", "asks first"),
    ("Type two words of what you want", "Type two words of what you want"),
    ("Nothing is called “%@”. Try another word, or press Esc.", "Nothing is called “%@”. Try another word, or press Esc."),
    ("Actions", "Actions"),
    ("Messages", "Messages"),
    ("Profile", "Profile"),
    ("Scholarships", "Scholarships"),
    ("Swipe", "Swipe"),
    ("The next card. Peeking decides nothing.", "The next card. Peeking decides nothing."),
    ("every card tests your taste", "every card tests your taste"),
    ("discovering", "discovering"),
    ("learning is frozen", "learning is frozen"),
    ("no card tests your taste", "no card tests your taste"),
    ("refining", "refining"),
    ("settled", "settled"),
    ("%@ swipe", "%@ swipes"),
    ("one card in %@ tests your taste", "one card in %@ tests your taste"),
    ("your budget %@", "your budget %@"),
    ("Cost", "Cost"),
    ("you gave no budget", "you gave no budget"),
    ("you gave no score", "you gave no score"),
    ("you %@, above the middle half", "you %@, above the middle half"),
    ("you %@, below the middle half", "you %@, below the middle half"),
    ("you %@, middle half", "you %@, middle half"),
    ("SAT or ACT optional", "SAT or ACT optional"),
    ("SAT and ACT not used", "SAT and ACT not used"),
    ("SAT or ACT recommended", "SAT or ACT recommended"),
    ("SAT or ACT required", "SAT or ACT required"),
    ("%@ students for each teacher", "%@ students for each teacher"),
    ("Graduates owe %@, at the median", "Graduates owe %@, at the median"),
    ("%@ from home", "%@ from home"),
    ("%1$@ from home; you asked for under %2$@", "%1$@ from home; you asked for under %2$@"),
    ("Earns %@ ten years after entry, at the median", "Earns %@ ten years after entry, at the median"),
    ("%@ graduate in 150 %% of the normal time", "%@ graduate in 150 %% of the normal time"),
    ("In %@, your home state", "In %@, your home state"),
    ("Does not award %1$@, %2$@", "Does not award %1$@, %2$@"),
    ("Net price %1$@, %2$@ over your budget of %3$@", "Net price %1$@, %2$@ over your budget of %3$@"),
    ("Net price %1$@; half of the four-year colleges ask less than %2$@", "Net price %1$@; half of the four-year colleges ask less than %2$@"),
    ("Net price %1$@; half of the four-year colleges ask more than %2$@", "Net price %1$@; half of the four-year colleges ask more than %2$@"),
    ("%@ come back for a second year", "%@ come back for a second year"),
    ("Your %1$@ %2$@ is above its middle half, which ends at %3$@", "Your %1$@ %2$@ is above its middle half, which ends at %3$@"),
    ("Your %1$@ %2$@ is below its middle half, which starts at %3$@", "Your %1$@ %2$@ is below its middle half, which starts at %3$@"),
    ("Your %1$@ %2$@ is in its middle half, %3$@", "Your %1$@ %2$@ is in its middle half, %3$@"),
    ("Not a setting you chose: %@", "Not a setting you chose: %@"),
    ("A setting you chose: %@", "A setting you chose: %@"),
    ("Not a size you chose: %@ undergraduates", "Not a size you chose: %@ undergraduates"),
    ("A size you chose: %@ undergraduates", "A size you chose: %@ undergraduates"),
    ("Teaches fields close to %1$@, %2$@", "Teaches fields close to %1$@, %2$@"),
    ("Teaches %1$@, %2$@: %3$@ degrees a year", "Teaches %1$@, %2$@: %3$@ degrees a year"),
    ("Teaches %1$@, %2$@; how many degrees is withheld", "Teaches %1$@, %2$@; how many degrees is withheld"),
    ("Net price %1$@, within your budget of %2$@", "Net price %1$@, within your budget of %2$@"),
    ("%@ found", "%@ found"),
    ("Type a few letters: a name, a town, or an alias such as MIT. Typing errors are forgiven.", "Type a few letters: a name, a town, or an alias such as MIT. Typing errors are forgiven."),
    ("Nothing is called “%@”. Try fewer letters, or the town it is in.", "Nothing is called “%@”. Try fewer letters, or the town it is in."),
    ("Name, town or alias", "Name, town or alias"),
    ("city", "city"),
    ("countryside", "countryside"),
    ("suburb", "suburb"),
    ("town", "town"),
    ("Preparing the college catalogue, once", "Preparing the college catalogue, once"),
    ("%1$@ (and %2$@ more: quad doctor)", "%1$@ (and %2$@ more: quad doctor)"),
    ("Keep everything", "Keep everything"),
    ("Copied: %@", "Copied: %@"),
    ("Quad stopped because of a fault of its own. What was saved is safe; the log is %@", "Quad stopped because of a fault of its own. What was saved is safe; the log is %@"),
    ("guest", "guest"),
    ("The mouse is off: the terminal selects text again.", "The mouse is off: the terminal selects text again."),
    ("The mouse is on: a click selects, a drag left or right decides.", "The mouse is on: a click selects, a drag left or right decides."),
    ("No shell waits behind Quad, so it can't be suspended.", "No shell waits behind Quad, so it can't be suspended."),
    ("The terminal does not take copies; select it by hand: %@", "The terminal does not take copies; select it by hand: %@"),
    ("Quad", "Quad"),
    ("Quad is suspended and everything is saved: type fg to come back.", "Quad is suspended and everything is saved: type fg to come back."),
    ("Theme: %@", "Theme: %@"),
    ("Make the window larger: Quad needs 20 columns and 4 rows.", "Make the window larger: Quad needs 20 columns and 4 rows."),
    ("%@ (unverified)", "%@ (unverified)"),
    ("1,000–4,999 students", "1,000–4,999 students"),
    ("10,000–19,999 students", "10,000–19,999 students"),
    ("20,000 students and more", "20,000 students and more"),
    ("5,000–9,999 students", "5,000–9,999 students"),
    ("under 1,000 students", "under 1,000 students"),
    ("%@ can't be an ACT score: it runs from 1 to 36.", "%@ can't be an ACT score: it runs from 1 to 36."),
    ("Budget", "Budget"),
    ("the most you can pay a year, in dollars", "the most you can pay a year, in dollars"),
    ("Fields", "Fields"),
    ("type a few letters: biology, nursing…", "type a few letters: biology, nursing…"),
    ("another?", "another?"),
    ("%1$@ shows your first card, whatever is filled in. %2$@ skips.", "%1$@ shows your first card, whatever is filled in. %2$@ skips."),
    ("Home", "Home"),
    ("state, town or ZIP code", "state, town or ZIP code"),
    ("That is above %@ a year; no college asks so much.", "That is above %@ a year; no college asks so much."),
    ("Income", "Income"),
    ("A budget can't be below zero. Leave it empty if you don't know.", "A budget can't be below zero. Leave it empty if you don't know."),
    ("neither", "neither"),
    ("“%@” is not a number. Write 26000, or leave it empty.", "“%@” is not a number. Write 26000, or leave it empty."),
    ("%@ can't be an SAT total: it runs from 400 to 1600.", "%@ can't be an SAT total: it runs from 400 to 1600."),
    ("Deck", "Deck"),
    ("two-year and certificates too", "two-year and certificates too"),
    ("four-year", "four-year"),
    ("Score", "Score"),
    ("1 to 36", "1 to 36"),
    ("400 to 1600", "400 to 1600"),
    ("Setting", "Setting"),
    ("There are several called “%@”: choose one below.", "There are several called “%@”: choose one below."),
    ("1–5k", "1–5k"),
    ("10–20k", "10–20k"),
    ("over 20k", "over 20k"),
    ("5–10k", "5–10k"),
    ("under 1k", "under 1k"),
    ("Size", "Size"),
    ("%@, the whole state", "%@, the whole state"),
    ("Test", "Test"),
    ("Tell Quad a little, or nothing at all", "Tell Quad a little, or nothing at all"),
    ("“%@” is not taken yet: choose a title below, or empty the field.", "“%@” is not taken yet: choose a title below, or empty the field."),
    ("No state or town with a college is called “%@”. Try the nearest larger town, or the state.", "No state or town with a college is called “%@”. Try the nearest larger town, or the state."),
    ("not said", "not said"),
    ("There is no card to act on here.", "There is no card to act on here."),
    ("No further card is ready.", "No further card is ready."),
    ("Peeking decides nothing: go back to your card first.", "Peeking decides nothing: go back to your card first."),
    ("within your budget", "within your budget"),
    ("NCAA Division I", "NCAA Division I"),
    ("good earnings", "good earnings"),
    ("most graduate", "most graduate"),
    ("Hispanic-serving", "Hispanic-serving"),
    ("historically Black", "historically Black"),
    ("honors college", "honors college"),
    ("in your state", "in your state"),
    ("men only", "men only"),
    ("near home", "near home"),
    ("open admission", "open admission"),
    ("religious", "religious"),
    ("small classes", "small classes"),
    ("study abroad", "study abroad"),
    ("teaches %@", "teaches %@"),
    ("no test required", "no test required"),
    ("tribal college", "tribal college"),
    ("women only", "women only"),
    ("delete before the cursor", "delete before the cursor"),
    ("delete at the cursor", "delete at the cursor"),
    ("cut to end of line", "cut to end of line"),
    ("cut to start of line", "cut to start of line"),
    ("delete the word before", "delete the word before"),
    ("line below", "line below"),
    ("left one character", "left one character"),
    ("end of line", "end of line"),
    ("start of line", "start of line"),
    ("new line", "new line"),
    ("right one character", "right one character"),
    ("undo typing", "undo typing"),
    ("line above", "line above"),
    ("left one word", "left one word"),
    ("right one word", "right one word"),
    ("put back what was cut", "put back what was cut"),
    ("At most %@ characters fit here.", "At most %@ characters fit here."),
    ("Kept the first %1$@ characters of the paste; %2$@ fit here. Undo takes it back.", "Kept the first %1$@ characters of the paste; %2$@ fit here. Undo takes it back."),
    ("%1$@ · %2$@", "%1$@ · %2$@"),
    ("%1$@ likes a college, %2$@ passes on it. Decide on this one; nothing is final.", "%1$@ likes a college, %2$@ passes on it. Decide on this one; nothing is final."),
    ("%@ opens everything known about this college, each figure with its source.", "%@ opens everything known about this college, each figure with its source."),
    ("Tour, %1$@ of %2$@", "Tour, %1$@ of %2$@"),
    ("%1$@ finds any college by name, town or alias. %2$@ shows all keys later.", "%1$@ finds any college by name, town or alias. %2$@ shows all keys later."),
    ("%@ ends the tour", "%@ ends the tour"),
    ("%@ takes the last decision back, as far as you like. Try it.", "%@ takes the last decision back, as far as you like. Try it."),
    ("%@ takes the score apart: parts that add up, and every reason.", "%@ takes the score apart: parts that add up, and every reason."),
    ("→ liked %@", "→ liked %@"),
    ("Nothing to take back.", "Nothing to take back."),
    ("← passed %@", "← passed %@"),
    ("★ starred %@", "★ starred %@"),
    ("took back a change to what the feed learned", "took back a change to what the feed learned"),
    ("took back your like of %@", "took back your like of %@"),
    ("took back your pass on %@", "took back your pass on %@"),
    ("took back your star on %@", "took back your star on %@"),
    ("%@ has its star again", "%@ has its star again"),
    ("%@ undoes", "%@ undoes"),
    ("star taken off %@", "star taken off %@"),
    ("Start", "Start"),
    ("Your swipes: %@. They order the deck and never change the score.", "Your swipes: %@. They order the deck and never change the score."),
    ("Score", "Score"),
    ("unknown", "unknown"),
    ("%@ of what you weigh", "%@ of what you weigh"),
]

let viStrings: [(one: StaticString, other: StaticString)] = [
    ("Thoát Quad, mọi thứ đã được lưu", "Thoát Quad, mọi thứ đã được lưu"),
    ("thoát", "thoát"),
    ("Tạm dừng Quad và trở về dòng lệnh", "Tạm dừng Quad và trở về dòng lệnh"),
    ("tạm dừng", "tạm dừng"),
    ("Xem phần hướng dẫn ngắn về các phím", "Xem phần hướng dẫn ngắn về các phím"),
    ("hướng dẫn", "hướng dẫn"),
    ("Xem sáu trường tiêu biểu để chỉnh gu của bạn", "Xem sáu trường tiêu biểu để chỉnh gu của bạn"),
    ("chỉnh gu", "chỉnh gu"),
    ("Xem chi phí, ngành học, tuyển sinh và kết quả của trường", "Xem chi phí, ngành học, tuyển sinh và kết quả của trường"),
    ("chi tiết", "chi tiết"),
    ("Thích trường này và giữ trong danh sách", "Thích trường này và giữ trong danh sách"),
    ("thích", "thích"),
    ("Mở danh sách các trường bạn thích", "Mở danh sách các trường bạn thích"),
    ("danh sách", "danh sách"),
    ("Bỏ qua trường này; hoàn tác để lấy lại", "Bỏ qua trường này; hoàn tác để lấy lại"),
    ("bỏ qua", "bỏ qua"),
    ("Xem trước trường kế tiếp; chưa quyết định gì", "Xem trước trường kế tiếp; chưa quyết định gì"),
    ("xem trước", "xem trước"),
    ("Trả lời lại các câu hỏi nhanh về bạn", "Trả lời lại các câu hỏi nhanh về bạn"),
    ("bắt đầu nhanh", "bắt đầu nhanh"),
    ("Đặt lại luồng thẻ: quên mọi lượt lướt và làm lại", "Đặt lại luồng thẻ: quên mọi lượt lướt và làm lại"),
    ("quên lượt lướt", "quên lượt lướt"),
    ("Gắn hoặc gỡ sao cho trường này", "Gắn hoặc gỡ sao cho trường này"),
    ("gắn sao", "gắn sao"),
    ("Mở trang web của trường này", "Mở trang web của trường này"),
    ("trang web", "trang web"),
    ("Xem vì sao trường có điểm này", "Xem vì sao trường có điểm này"),
    ("vì sao", "vì sao"),
    ("Đưa cuộc trò chuyện vào kho lưu trữ, hoặc lấy ra", "Đưa cuộc trò chuyện vào kho lưu trữ, hoặc lấy ra"),
    ("lưu trữ", "lưu trữ"),
    ("Chuyển sang khung soạn tin", "Chuyển sang khung soạn tin"),
    ("viết", "viết"),
    ("Nhảy đến một ngày", "Nhảy đến một ngày"),
    ("ngày", "ngày"),
    ("Sửa tin nhắn đã chọn của bạn, hoặc tin đang chờ gửi", "Sửa tin nhắn đã chọn của bạn, hoặc tin đang chờ gửi"),
    ("sửa", "sửa"),
    ("Viết tin nhắn trong $EDITOR", "Viết tin nhắn trong $EDITOR"),
    ("soạn ở ngoài", "soạn ở ngoài"),
    ("Chỉ hiện các cuộc trò chuyện có tên chứa chữ bạn gõ", "Chỉ hiện các cuộc trò chuyện có tên chứa chữ bạn gõ"),
    ("lọc", "lọc"),
    ("Nhảy đến tin nhắn chưa đọc đầu tiên", "Nhảy đến tin nhắn chưa đọc đầu tiên"),
    ("tin chưa đọc", "tin chưa đọc"),
    ("Xem ai ở đây, và tắt tiếng, lưu trữ, rời, mời, chặn hoặc báo cáo", "Xem ai ở đây, và tắt tiếng, lưu trữ, rời, mời, chặn hoặc báo cáo"),
    ("thông tin", "thông tin"),
    ("Liệt kê các liên kết trên màn hình theo số", "Liệt kê các liên kết trên màn hình theo số"),
    ("liên kết", "liên kết"),
    ("Tắt tiếng cuộc trò chuyện, hoặc bật lại", "Tắt tiếng cuộc trò chuyện, hoặc bật lại"),
    ("tắt tiếng", "tắt tiếng"),
    ("Bắt đầu trò chuyện với một người hoặc một phòng", "Bắt đầu trò chuyện với một người hoặc một phòng"),
    ("mới", "mới"),
    ("Xem các tin đang chờ gửi; mỗi tin có thể sửa, gửi lại hoặc bỏ", "Xem các tin đang chờ gửi; mỗi tin có thể sửa, gửi lại hoặc bỏ"),
    ("hộp thư đi", "hộp thư đi"),
    ("Bày tỏ cảm xúc với tin nhắn đã chọn, hoặc rút lại", "Bày tỏ cảm xúc với tin nhắn đã chọn, hoặc rút lại"),
    ("bày tỏ", "bày tỏ"),
    ("Gỡ tin nhắn đã chọn của bạn với mọi người; u đưa nó trở lại trong vài giây", "Gỡ tin nhắn đã chọn của bạn với mọi người; u đưa nó trở lại trong vài giây"),
    ("gỡ", "gỡ"),
    ("Trả lời tin nhắn đã chọn, có trích dẫn", "Trả lời tin nhắn đã chọn, có trích dẫn"),
    ("trả lời", "trả lời"),
    ("Gửi tin nhắn; điều không gửi được sẽ được giải thích và ở lại khung soạn", "Gửi tin nhắn; điều không gửi được sẽ được giải thích và ở lại khung soạn"),
    ("gửi", "gửi"),
    ("Chọn điều người khác thấy về bạn, và cách tin nhắn hiện và báo", "Chọn điều người khác thấy về bạn, và cách tin nhắn hiện và báo"),
    ("cài đặt chat", "cài đặt chat"),
    ("Xem các bản trước của tin nhắn đã sửa", "Xem các bản trước của tin nhắn đã sửa"),
    ("bản cũ", "bản cũ"),
    ("Chép mục đang chọn vào bộ nhớ tạm", "Chép mục đang chọn vào bộ nhớ tạm"),
    ("chép", "chép"),
    ("Chọn hoặc bỏ chọn mục này", "Chọn hoặc bỏ chọn mục này"),
    ("chọn", "chọn"),
    ("Hoàn tác quyết định hoặc chỉnh sửa gần nhất", "Hoàn tác quyết định hoặc chỉnh sửa gần nhất"),
    ("hoàn tác", "hoàn tác"),
    ("Chuyển tiêu điểm sang phần kế tiếp của màn hình", "Chuyển tiêu điểm sang phần kế tiếp của màn hình"),
    ("phần kế", "phần kế"),
    ("Chuyển tiêu điểm về phần trước của màn hình", "Chuyển tiêu điểm về phần trước của màn hình"),
    ("phần trước", "phần trước"),
    ("Quay lại một bước; ở thẻ thì thoát, mọi thứ đã được lưu.", "Quay lại một bước; ở thẻ thì thoát, mọi thứ đã được lưu."),
    ("lùi hoặc thoát", "lùi hoặc thoát"),
    ("Lùi một bước; vị trí chọn và cuộn giữ nguyên", "Lùi một bước; vị trí chọn và cuộn giữ nguyên"),
    ("quay lại", "quay lại"),
    ("Xem các phím dùng được ở đây", "Xem các phím dùng được ở đây"),
    ("phím", "phím"),
    ("Mở mục đang chọn", "Mở mục đang chọn"),
    ("mở", "mở"),
    ("Tìm mọi lệnh theo tên rồi chạy", "Tìm mọi lệnh theo tên rồi chạy"),
    ("lệnh", "lệnh"),
    ("Tìm trường theo tên, tên tắt hoặc thành phố", "Tìm trường theo tên, tên tắt hoặc thành phố"),
    ("tìm", "tìm"),
    ("Chấp nhận câu trả lời đang chọn", "Chấp nhận câu trả lời đang chọn"),
    ("đồng ý", "đồng ý"),
    ("Đóng cửa sổ này, không thay đổi gì", "Đóng cửa sổ này, không thay đổi gì"),
    ("đóng", "đóng"),
    ("Gõ một số trước: lần di chuyển kế lặp lại bấy nhiêu", "Gõ một số trước: lần di chuyển kế lặp lại bấy nhiêu"),
    ("số lần", "số lần"),
    ("Xuống một dòng", "Xuống một dòng"),
    ("xuống", "xuống"),
    ("Nhảy tới dòng đầu", "Nhảy tới dòng đầu"),
    ("đầu", "đầu"),
    ("Nhảy tới dòng cuối", "Nhảy tới dòng cuối"),
    ("cuối", "cuối"),
    ("Sang trái hoặc về lựa chọn trước", "Sang trái hoặc về lựa chọn trước"),
    ("sang trái", "sang trái"),
    ("Nhảy tới mục kế tiếp", "Nhảy tới mục kế tiếp"),
    ("mục kế", "mục kế"),
    ("Xuống một trang", "Xuống một trang"),
    ("trang dưới", "trang dưới"),
    ("Lên một trang", "Lên một trang"),
    ("trang trên", "trang trên"),
    ("Nhảy về mục trước", "Nhảy về mục trước"),
    ("mục trước", "mục trước"),
    ("Sang phải hoặc tới lựa chọn kế", "Sang phải hoặc tới lựa chọn kế"),
    ("sang phải", "sang phải"),
    ("Lên một dòng", "Lên một dòng"),
    ("lên", "lên"),
    ("Sang mục Tin nhắn: cố vấn và trò chuyện", "Sang mục Tin nhắn: cố vấn và trò chuyện"),
    ("Tin nhắn", "Tin nhắn"),
    ("Sang mục Hồ sơ: thông tin của bạn và cài đặt", "Sang mục Hồ sơ: thông tin của bạn và cài đặt"),
    ("Hồ sơ", "Hồ sơ"),
    ("Sang mục Học bổng: các suất và hạn nộp", "Sang mục Học bổng: các suất và hạn nộp"),
    ("Học bổng", "Học bổng"),
    ("Sang mục Lướt: thẻ các trường", "Sang mục Lướt: thẻ các trường"),
    ("Lướt", "Lướt"),
    ("Bật hoặc tắt chuột", "Bật hoặc tắt chuột"),
    ("bật tắt chuột", "bật tắt chuột"),
    ("Vẽ lại toàn bộ màn hình", "Vẽ lại toàn bộ màn hình"),
    ("vẽ lại", "vẽ lại"),
    ("Đổi sang bảng màu kế tiếp", "Đổi sang bảng màu kế tiếp"),
    ("đổi giao diện", "đổi giao diện"),
    ("trên 110k $", "trên 110k $"),
    ("75–110k $", "75–110k $"),
    ("đến 30k $", "đến 30k $"),
    ("30–48k $", "30–48k $"),
    ("48–75k $", "48–75k $"),
    ("Nhận", "Nhận"),
    ("mọi cơ sở", "mọi cơ sở"),
    ("%1$@ trên %2$@ trường mọi bậc", "%1$@ trên %2$@ trường mọi bậc"),
    ("%1$@ trên %2$@ trường điển hình", "%1$@ trên %2$@ trường điển hình"),
    ("%1$@ trên %2$@ trường bốn năm", "%1$@ trên %2$@ trường bốn năm"),
    ("Thu nhập", "Thu nhập"),
    ("Tốt nghiệp", "Tốt nghiệp"),
    ("bạn đã thích", "bạn đã thích"),
    ("Thực trả", "Thực trả"),
    ("quy mô chưa công bố", "quy mô chưa công bố"),
    ("bạn đã bỏ qua", "bạn đã bỏ qua"),
    ("thử gu của bạn", "thử gu của bạn"),
    ("★ đã gắn sao", "★ đã gắn sao"),
    ("chắc chắn: vừa", "chắc chắn: vừa"),
    ("chắc chắn: cao", "chắc chắn: cao"),
    ("chắc chắn: thấp", "chắc chắn: thấp"),
    ("lượt lướt của bạn: %@", "lượt lướt của bạn: %@"),
    ("%@ sinh viên đại học", "%@ sinh viên đại học"),
    ("Chưa xếp hạng: chỉ biết %@ những gì bạn coi trọng", "Chưa xếp hạng: chỉ biết %@ những gì bạn coi trọng"),
    ("Chưa xếp hạng: ở đây chưa biết gì về điều bạn coi trọng", "Chưa xếp hạng: ở đây chưa biết gì về điều bạn coi trọng"),
    ("Không thấy được bài luận, thư giới thiệu, môn học hay câu chuyện của bạn.", "Không thấy được bài luận, thư giới thiệu, môn học hay câu chuyện của bạn."),
    ("VỪA SỨC", "VỪA SỨC"),
    ("trường không công bố khoảng điểm", "trường không công bố khoảng điểm"),
    ("tỉ lệ nhận chưa công bố", "tỉ lệ nhận chưa công bố"),
    ("nửa giữa là %1$@ %2$@, bạn chưa cho điểm", "nửa giữa là %1$@ %2$@, bạn chưa cho điểm"),
    ("trường nhận mọi đơn", "trường nhận mọi đơn"),
    ("trường nhận %@ trên 100", "trường nhận %@ trên 100"),
    ("VỚI CAO", "VỚI CAO"),
    ("CHẮC CHẮN", "CHẮC CHẮN"),
    ("%1$@ %2$@ của bạn cao hơn nửa giữa", "%1$@ %2$@ của bạn cao hơn nửa giữa"),
    ("%1$@ %2$@ của bạn thấp hơn nửa giữa", "%1$@ %2$@ của bạn thấp hơn nửa giữa"),
    ("%1$@ %2$@ của bạn nằm trong nửa giữa", "%1$@ %2$@ của bạn nằm trong nửa giữa"),
    ("CƠ HỘI", "CƠ HỘI"),
    ("lựa chọn số một của bạn", "lựa chọn số một của bạn"),
    ("lựa chọn số %@ của bạn", "lựa chọn số %@ của bạn"),
    ("lựa chọn số hai của bạn", "lựa chọn số hai của bạn"),
    ("lựa chọn số ba của bạn", "lựa chọn số ba của bạn"),
    ("Nơi công bố", "Nơi công bố"),
    ("Khảo sát", "Khảo sát"),
    ("Danh mục không ghi nguồn của số này.", "Danh mục không ghi nguồn của số này."),
    ("Biến số", "Biến số"),
    ("Năm", "Năm"),
    ("Học thuật", "Học thuật"),
    ("Khuôn viên", "Khuôn viên"),
    ("Tài chính", "Tài chính"),
    ("Kết quả", "Kết quả"),
    ("%1$@, dòng %2$@: %3$@ nhận %4$@, không nhận “%5$@”; dùng giá trị mặc định", "%1$@, dòng %2$@: %3$@ nhận %4$@, không nhận “%5$@”; dùng giá trị mặc định"),
    ("%1$@, dòng %2$@: %3$@ đã được đặt ở dòng %4$@; dòng này có hiệu lực", "%1$@, dòng %2$@: %3$@ đã được đặt ở dòng %4$@; dòng này có hiệu lực"),
    ("%1$@: bỏ qua thêm %2$@ dòng", "%1$@: bỏ qua thêm %2$@ dòng"),
    ("%@ không phải là tệp; dùng các giá trị mặc định", "%@ không phải là tệp; dùng các giá trị mặc định"),
    ("%1$@, dòng %2$@: “%3$@” không phải là thiết lập (khóa = giá trị); bỏ qua dòng này", "%1$@, dòng %2$@: “%3$@” không phải là thiết lập (khóa = giá trị); bỏ qua dòng này"),
    ("%1$@ quá lớn; chỉ %2$@ KB đầu có hiệu lực", "%1$@ quá lớn; chỉ %2$@ KB đầu có hiệu lực"),
    ("%1$@, dòng %2$@: không có thiết lập %3$@; bỏ qua dòng này", "%1$@, dòng %2$@: không có thiết lập %3$@; bỏ qua dòng này"),
    ("Không đọc được %1$@ (%2$@); dùng các giá trị mặc định", "Không đọc được %1$@ (%2$@); dùng các giá trị mặc định"),
    ("Trên thẻ", "Trên thẻ"),
    ("Khi chọn", "Khi chọn"),
    ("Khung soạn tin", "Khung soạn tin"),
    ("Khi được hỏi", "Khi được hỏi"),
    ("Các cuộc trò chuyện", "Các cuộc trò chuyện"),
    ("Trong phần chi tiết", "Trong phần chi tiết"),
    ("Trong biểu mẫu", "Trong biểu mẫu"),
    ("Mọi nơi", "Mọi nơi"),
    ("Trong phần trợ giúp", "Trong phần trợ giúp"),
    ("Trong danh sách", "Trong danh sách"),
    ("Trong thông báo", "Trong thông báo"),
    ("Trong bảng lệnh", "Trong bảng lệnh"),
    ("Chọn từ danh sách", "Chọn từ danh sách"),
    ("Khi tìm kiếm", "Khi tìm kiếm"),
    ("Khi gõ chữ", "Khi gõ chữ"),
    ("Tin nhắn của cuộc trò chuyện", "Tin nhắn của cuộc trò chuyện"),
    ("Chỉ qua bảng lệnh", "Chỉ qua bảng lệnh"),
    ("vì lợi nhuận", "vì lợi nhuận"),
    ("tư thục", "tư thục"),
    ("công lập", "công lập"),
    ("Không rút được thẻ nào", "Không rút được thẻ nào"),
    ("Bạn đã xem hết các trường trong bộ này", "Bạn đã xem hết các trường trong bộ này"),
    ("Lúc nào bạn cũng có thể tìm lại từng trường.", "Lúc nào bạn cũng có thể tìm lại từng trường."),
    ("Bạn đã thích %@ trường; chúng chờ trong danh sách của bạn.", "Bạn đã thích %@ trường; chúng chờ trong danh sách của bạn."),
    ("Trường hai năm và trường chứng chỉ chưa có trong bộ: phần khởi động nhanh có thể thêm vào.", "Trường hai năm và trường chứng chỉ chưa có trong bộ: phần khởi động nhanh có thể thêm vào."),
    ("Đang xào bài…", "Đang xào bài…"),
    ("Học thuật", "Học thuật"),
    ("Tuyển sinh", "Tuyển sinh"),
    ("Ngoài ra", "Ngoài ra"),
    ("cao đẳng", "cao đẳng"),
    ("Thể thao", "Thể thao"),
    ("cử nhân", "cử nhân"),
    ("Máy tính giá thực trả", "Máy tính giá thực trả"),
    ("Khuôn viên", "Khuôn viên"),
    ("Chi phí", "Chi phí"),
    ("%@ mỗi năm", "%@ mỗi năm"),
    ("số bằng được giữ kín", "số bằng được giữ kín"),
    ("chỉ dạy trực tuyến", "chỉ dạy trực tuyến"),
    ("thu nhập %@", "thu nhập %@"),
    ("thu nhập %@", "thu nhập %@"),
    ("Ngành học", "Ngành học"),
    ("Ký túc xá", "Ký túc xá"),
    ("Loại trường", "Loại trường"),
    ("không thấy công bố", "không thấy công bố"),
    ("chưa công bố cho cơ sở này", "chưa công bố cho cơ sở này"),
    ("huấn luyện sĩ quan (ROTC)", "huấn luyện sĩ quan (ROTC)"),
    ("Kết quả", "Kết quả"),
    ("Ai học ở đó", "Ai học ở đó"),
    ("công nhận tín chỉ AP", "công nhận tín chỉ AP"),
    ("Chính sách", "Chính sách"),
    ("Tôn giáo", "Tôn giáo"),
    ("Môi trường", "Môi trường"),
    ("Quy mô", "Quy mô"),
    ("Bài thi", "Bài thi"),
    ("Nơi chốn", "Nơi chốn"),
    ("Trang web", "Trang web"),
    ("có", "có"),
    ("của bạn", "của bạn"),
    ("Danh mục trường bị hỏng. Hãy thoát và chạy “quad check”.", "Danh mục trường bị hỏng. Hãy thoát và chạy “quad check”."),
    ("Không tìm thấy danh mục trường: %@", "Không tìm thấy danh mục trường: %@"),
    ("Hiện không đọc được danh mục trường.", "Hiện không đọc được danh mục trường."),
    ("Một Quad khác đang giữ cơ sở dữ liệu. Chưa lưu được.", "Một Quad khác đang giữ cơ sở dữ liệu. Chưa lưu được."),
    ("Chưa lưu được: %@ bị hỏng. Hãy thoát và chạy “quad check”.", "Chưa lưu được: %@ bị hỏng. Hãy thoát và chạy “quad check”."),
    ("Chưa lưu được: ổ đĩa chứa %@ đã đầy.", "Chưa lưu được: ổ đĩa chứa %@ đã đầy."),
    ("%@ do bản Quad mới hơn ghi và được giữ nguyên.", "%@ do bản Quad mới hơn ghi và được giữ nguyên."),
    ("Chưa lưu được: %@ chỉ cho đọc.", "Chưa lưu được: %@ chỉ cho đọc."),
    ("Chưa lưu được: không mở được cơ sở dữ liệu.", "Chưa lưu được: không mở được cơ sở dữ liệu."),
    ("Trường này không có trong danh mục.", "Trường này không có trong danh mục."),
    ("ACT, một phần tư dưới", "ACT, một phần tư dưới"),
    ("ACT, một phần tư trên", "ACT, một phần tư trên"),
    ("Tỉ lệ nhận, cơ sở này", "Tỉ lệ nhận, cơ sở này"),
    ("Tỉ lệ nhận, mọi cơ sở", "Tỉ lệ nhận, mọi cơ sở"),
    ("Số được nhận", "Số được nhận"),
    ("Số đơn nộp", "Số đơn nộp"),
    ("Lệ phí nộp đơn", "Lệ phí nộp đơn"),
    ("Sách và học cụ", "Sách và học cụ"),
    ("Tổng chi phí một năm", "Tổng chi phí một năm"),
    ("Nợ khi tốt nghiệp", "Nợ khi tốt nghiệp"),
    ("Thu nhập 10 năm sau nhập học", "Thu nhập 10 năm sau nhập học"),
    ("Số nhập học", "Số nhập học"),
    ("Vay tiền liên bang", "Vay tiền liên bang"),
    ("Tốt nghiệp trong 150 %% thời gian", "Tốt nghiệp trong 150 %% thời gian"),
    ("Tốt nghiệp đúng hạn", "Tốt nghiệp đúng hạn"),
    ("Giá thực trả, mọi thu nhập", "Giá thực trả, mọi thu nhập"),
    ("Giá thực trả, thu nhập trên 110k $", "Giá thực trả, thu nhập trên 110k $"),
    ("Giá thực trả, thu nhập đến 30k $", "Giá thực trả, thu nhập đến 30k $"),
    ("Giá thực trả, thu nhập 30–48k $", "Giá thực trả, thu nhập 30–48k $"),
    ("Giá thực trả, thu nhập 48–75k $", "Giá thực trả, thu nhập 48–75k $"),
    ("Giá thực trả, thu nhập 75–110k $", "Giá thực trả, thu nhập 75–110k $"),
    ("Nhận trợ cấp Pell", "Nhận trợ cấp Pell"),
    ("Học tiếp năm thứ hai", "Học tiếp năm thứ hai"),
    ("Ăn ở trong trường", "Ăn ở trong trường"),
    ("SAT toán, một phần tư dưới", "SAT toán, một phần tư dưới"),
    ("SAT toán, một phần tư trên", "SAT toán, một phần tư trên"),
    ("SAT đọc, một phần tư dưới", "SAT đọc, một phần tư dưới"),
    ("SAT đọc, một phần tư trên", "SAT đọc, một phần tư trên"),
    ("Châu Á", "Châu Á"),
    ("Da đen", "Da đen"),
    ("Gốc Tây Ban Nha", "Gốc Tây Ban Nha"),
    ("Thổ dân Mỹ hoặc Alaska", "Thổ dân Mỹ hoặc Alaska"),
    ("Du học sinh", "Du học sinh"),
    ("Thổ dân Hawaii hoặc Thái Bình Dương", "Thổ dân Hawaii hoặc Thái Bình Dương"),
    ("Học bán thời gian", "Học bán thời gian"),
    ("Nhiều chủng tộc", "Nhiều chủng tộc"),
    ("Da trắng", "Da trắng"),
    ("Nữ", "Nữ"),
    ("Sinh viên trên giảng viên", "Sinh viên trên giảng viên"),
    ("Học phí, trong bang", "Học phí, trong bang"),
    ("Học phí, ngoài bang", "Học phí, ngoài bang"),
    ("Sinh viên đại học", "Sinh viên đại học"),
    ("%@ km", "%@ km"),
    ("không áp dụng", "không áp dụng"),
    ("chưa công bố", "chưa công bố"),
    ("%@ trên 1", "%@ trên 1"),
    ("dưới 0,1 %%", "dưới 0,1 %%"),
    ("được giữ kín", "được giữ kín"),
    ("ít hợp", "ít hợp"),
    ("chưa xếp hạng", "chưa xếp hạng"),
    ("Phím", "Phím"),
    ("không phím", "không phím"),
    ("xem Quad thấy terminal, dữ liệu và danh mục ra sao", "xem Quad thấy terminal, dữ liệu và danh mục ra sao"),
    ("những trường bạn đã thích", "những trường bạn đã thích"),
    ("một cố vấn trả lời dựa trên nguồn bạn mở ra xem được", "một cố vấn trả lời dựa trên nguồn bạn mở ra xem được"),
    ("trò chuyện với những người bạn đã gặp", "trò chuyện với những người bạn đã gặp"),
    ("ai đang ở cùng tòa nhà, và các buổi gặp ở đó", "ai đang ở cùng tòa nhà, và các buổi gặp ở đó"),
    ("Ở đây chưa có ai để trò chuyện", "Ở đây chưa có ai để trò chuyện"),
    ("tài khoản, ngôn ngữ, giao diện và nguồn dữ liệu", "tài khoản, ngôn ngữ, giao diện và nguồn dữ liệu"),
    ("mọi điều bạn đã cho Quad biết, sửa lúc nào cũng được", "mọi điều bạn đã cho Quad biết, sửa lúc nào cũng được"),
    ("điều các lượt lướt đã dạy, để sửa, ngừng hoặc quên", "điều các lượt lướt đã dạy, để sửa, ngừng hoặc quên"),
    ("Hồ sơ của bạn bắt đầu từ phần khởi động nhanh", "Hồ sơ của bạn bắt đầu từ phần khởi động nhanh"),
    ("quên mọi lượt lướt, có hỏi trước", "quên mọi lượt lướt, có hỏi trước"),
    ("bảng và dòng thời gian các đơn của bạn", "bảng và dòng thời gian các đơn của bạn"),
    ("học bổng kèm kết luận: đủ điều kiện, có thể, hay còn thiếu gì", "học bổng kèm kết luận: đủ điều kiện, có thể, hay còn thiếu gì"),
    ("tổng số tiền, đặt cạnh giá của từng trường", "tổng số tiền, đặt cạnh giá của từng trường"),
    ("Ở đây chưa có học bổng", "Ở đây chưa có học bổng"),
    ("tìm trường theo tên, tên tắt hay thị trấn", "tìm trường theo tên, tên tắt hay thị trấn"),
    ("một trường, mỗi số kèm năm", "một trường, mỗi số kèm năm"),
    ("Khung này sẽ có:", "Khung này sẽ có:"),
    ("Hôm nay đã dùng được, từ dòng lệnh:", "Hôm nay đã dùng được, từ dòng lệnh:"),
    ("Cấu hình dòng %1$@: ở đó %2$@ là ký tự để gõ, không thể là %3$@. Hãy dùng Ctrl, Alt hoặc phím chức năng.", "Cấu hình dòng %1$@: ở đó %2$@ là ký tự để gõ, không thể là %3$@. Hãy dùng Ctrl, Alt hoặc phím chức năng."),
    ("Cấu hình dòng %1$@: %2$@ không còn phím, vì %3$@ nay là %4$@. Bảng lệnh vẫn tìm thấy.", "Cấu hình dòng %1$@: %2$@ không còn phím, vì %3$@ nay là %4$@. Bảng lệnh vẫn tìm thấy."),
    ("Cấu hình dòng %1$@: %2$@ phải có phím, nên các phím mặc định được giữ ở đó.", "Cấu hình dòng %1$@: %2$@ phải có phím, nên các phím mặc định được giữ ở đó."),
    ("Cấu hình dòng %1$@ đặt lại %2$@; dòng này được dùng.", "Cấu hình dòng %1$@ đặt lại %2$@; dòng này được dùng."),
    ("Cấu hình dòng %1$@: %2$@ đã dành cho %3$@, nên %4$@ không dùng được.", "Cấu hình dòng %1$@: %2$@ đã dành cho %3$@, nên %4$@ không dùng được."),
    ("Cấu hình dòng %1$@: không có gì tên “%2$@”. Lệnh quad keys liệt kê mọi tên.", "Cấu hình dòng %1$@: không có gì tên “%2$@”. Lệnh quad keys liệt kê mọi tên."),
    ("Cấu hình dòng %1$@: “%2$@” không phải là phím; các phím khác của %3$@ vẫn dùng.", "Cấu hình dòng %1$@: “%2$@” không phải là phím; các phím khác của %3$@ vẫn dùng."),
    ("trường bốn năm", "trường bốn năm"),
    ("trường dưới hai năm", "trường dưới hai năm"),
    ("trường hai năm", "trường hai năm"),
    ("%@ trường", "%@ trường"),
    ("Đã thích", "Đã thích"),
    ("Chưa có gì, không sao cả. Khi một thẻ hợp ý, nhấn %@ và trường sẽ chờ bạn ở đây.", "Chưa có gì, không sao cả. Khi một thẻ hợp ý, nhấn %@ và trường sẽ chờ bạn ở đây."),
    ("Đang lấy các trường của bạn…", "Đang lấy các trường của bạn…"),
    ("Gắn sao", "Gắn sao"),
    ("Chưa có sao nào. Nhấn %@ ở vài trường mà bạn không muốn lạc mất.", "Chưa có sao nào. Nhấn %@ ở vài trường mà bạn không muốn lạc mất."),
    ("tám", "tám"),
    ("năm", "năm"),
    ("bốn", "bốn"),
    ("chín", "chín"),
    ("bảy", "bảy"),
    ("sáu", "sáu"),
    ("mười", "mười"),
    ("ba", "ba"),
    ("hai", "hai"),
    ("sẽ hỏi trước", "sẽ hỏi trước"),
    ("Gõ vài chữ về việc bạn muốn làm", "Gõ vài chữ về việc bạn muốn làm"),
    ("Không có lệnh nào tên “%@”. Thử từ khác, hoặc nhấn Esc.", "Không có lệnh nào tên “%@”. Thử từ khác, hoặc nhấn Esc."),
    ("Lệnh", "Lệnh"),
    ("Tin nhắn", "Tin nhắn"),
    ("Hồ sơ", "Hồ sơ"),
    ("Học bổng", "Học bổng"),
    ("Lướt", "Lướt"),
    ("Thẻ kế tiếp. Xem trước không quyết định gì.", "Thẻ kế tiếp. Xem trước không quyết định gì."),
    ("mọi thẻ đều thử gu của bạn", "mọi thẻ đều thử gu của bạn"),
    ("đang khám phá", "đang khám phá"),
    ("đã ngừng học", "đã ngừng học"),
    ("không thẻ nào thử gu của bạn", "không thẻ nào thử gu của bạn"),
    ("đang tinh chỉnh", "đang tinh chỉnh"),
    ("đã ổn định", "đã ổn định"),
    ("%@ lượt lướt", "%@ lượt lướt"),
    ("cứ %@ thẻ có một thẻ thử gu của bạn", "cứ %@ thẻ có một thẻ thử gu của bạn"),
    ("ngân sách %@", "ngân sách %@"),
    ("Giá", "Giá"),
    ("bạn chưa đặt ngân sách", "bạn chưa đặt ngân sách"),
    ("bạn chưa cho điểm", "bạn chưa cho điểm"),
    ("bạn %@, trên nửa giữa", "bạn %@, trên nửa giữa"),
    ("bạn %@, dưới nửa giữa", "bạn %@, dưới nửa giữa"),
    ("bạn %@, nửa giữa", "bạn %@, nửa giữa"),
    ("SAT hoặc ACT tùy chọn", "SAT hoặc ACT tùy chọn"),
    ("không xét SAT và ACT", "không xét SAT và ACT"),
    ("khuyến khích SAT hoặc ACT", "khuyến khích SAT hoặc ACT"),
    ("bắt buộc SAT hoặc ACT", "bắt buộc SAT hoặc ACT"),
    ("%@ sinh viên trên mỗi giảng viên", "%@ sinh viên trên mỗi giảng viên"),
    ("Người tốt nghiệp nợ trung vị %@", "Người tốt nghiệp nợ trung vị %@"),
    ("Cách nhà %@", "Cách nhà %@"),
    ("Cách nhà %1$@; bạn muốn dưới %2$@", "Cách nhà %1$@; bạn muốn dưới %2$@"),
    ("Thu nhập trung vị %@ sau 10 năm nhập học", "Thu nhập trung vị %@ sau 10 năm nhập học"),
    ("%@ tốt nghiệp trong 150 %% thời gian quy định", "%@ tốt nghiệp trong 150 %% thời gian quy định"),
    ("Ở %@, bang nhà của bạn", "Ở %@, bang nhà của bạn"),
    ("Không có ngành %1$@, %2$@", "Không có ngành %1$@, %2$@"),
    ("Giá thực trả %1$@, vượt %2$@ so với ngân sách %3$@", "Giá thực trả %1$@, vượt %2$@ so với ngân sách %3$@"),
    ("Giá thực trả %1$@; một nửa số trường bốn năm thấp hơn %2$@", "Giá thực trả %1$@; một nửa số trường bốn năm thấp hơn %2$@"),
    ("Giá thực trả %1$@; một nửa số trường bốn năm cao hơn %2$@", "Giá thực trả %1$@; một nửa số trường bốn năm cao hơn %2$@"),
    ("%@ học tiếp năm thứ hai", "%@ học tiếp năm thứ hai"),
    ("%1$@ %2$@ của bạn cao hơn nửa giữa của trường, tới %3$@", "%1$@ %2$@ của bạn cao hơn nửa giữa của trường, tới %3$@"),
    ("%1$@ %2$@ của bạn thấp hơn nửa giữa của trường, từ %3$@", "%1$@ %2$@ của bạn thấp hơn nửa giữa của trường, từ %3$@"),
    ("%1$@ %2$@ của bạn nằm trong nửa giữa của trường, %3$@", "%1$@ %2$@ của bạn nằm trong nửa giữa của trường, %3$@"),
    ("Không đúng môi trường bạn chọn: %@", "Không đúng môi trường bạn chọn: %@"),
    ("Đúng môi trường bạn chọn: %@", "Đúng môi trường bạn chọn: %@"),
    ("Không đúng quy mô bạn chọn: %@ sinh viên đại học", "Không đúng quy mô bạn chọn: %@ sinh viên đại học"),
    ("Đúng quy mô bạn chọn: %@ sinh viên đại học", "Đúng quy mô bạn chọn: %@ sinh viên đại học"),
    ("Có ngành gần với %1$@, %2$@", "Có ngành gần với %1$@, %2$@"),
    ("Có ngành %1$@, %2$@: %3$@ bằng mỗi năm", "Có ngành %1$@, %2$@: %3$@ bằng mỗi năm"),
    ("Có ngành %1$@, %2$@; số bằng được giữ kín", "Có ngành %1$@, %2$@; số bằng được giữ kín"),
    ("Giá thực trả %1$@, trong ngân sách %2$@ của bạn", "Giá thực trả %1$@, trong ngân sách %2$@ của bạn"),
    ("%@ kết quả", "%@ kết quả"),
    ("Gõ vài chữ: tên trường, thị trấn, hoặc tên tắt như MIT. Gõ sai chút cũng được.", "Gõ vài chữ: tên trường, thị trấn, hoặc tên tắt như MIT. Gõ sai chút cũng được."),
    ("Không có gì tên “%@”. Hãy thử ít chữ hơn, hoặc tên thị trấn.", "Không có gì tên “%@”. Hãy thử ít chữ hơn, hoặc tên thị trấn."),
    ("Tên, thị trấn hoặc tên gọi khác", "Tên, thị trấn hoặc tên gọi khác"),
    ("thành phố", "thành phố"),
    ("nông thôn", "nông thôn"),
    ("ngoại ô", "ngoại ô"),
    ("thị trấn", "thị trấn"),
    ("Đang chuẩn bị danh mục trường, chỉ một lần", "Đang chuẩn bị danh mục trường, chỉ một lần"),
    ("%1$@ (và %2$@ lỗi khác: quad doctor)", "%1$@ (và %2$@ lỗi khác: quad doctor)"),
    ("Giữ nguyên", "Giữ nguyên"),
    ("Đã sao chép: %@", "Đã sao chép: %@"),
    ("Quad dừng vì lỗi của chính nó. Dữ liệu đã lưu vẫn an toàn; nhật ký ở %@", "Quad dừng vì lỗi của chính nó. Dữ liệu đã lưu vẫn an toàn; nhật ký ở %@"),
    ("khách", "khách"),
    ("Đã tắt chuột: terminal lại chọn được văn bản.", "Đã tắt chuột: terminal lại chọn được văn bản."),
    ("Đã bật chuột: nhấp để chọn, kéo sang trái hoặc phải để quyết định.", "Đã bật chuột: nhấp để chọn, kéo sang trái hoặc phải để quyết định."),
    ("Không có shell nào phía sau nên không thể tạm dừng Quad.", "Không có shell nào phía sau nên không thể tạm dừng Quad."),
    ("Terminal không nhận sao chép; hãy tự chọn: %@", "Terminal không nhận sao chép; hãy tự chọn: %@"),
    ("Quad", "Quad"),
    ("Quad đang tạm dừng, mọi thứ đã được lưu: gõ fg để quay lại.", "Quad đang tạm dừng, mọi thứ đã được lưu: gõ fg để quay lại."),
    ("Giao diện: %@", "Giao diện: %@"),
    ("Hãy phóng to cửa sổ: Quad cần 20 cột và 4 dòng.", "Hãy phóng to cửa sổ: Quad cần 20 cột và 4 dòng."),
    ("%@ (chưa xác minh)", "%@ (chưa xác minh)"),
    ("1.000–4.999 sinh viên", "1.000–4.999 sinh viên"),
    ("10.000–19.999 sinh viên", "10.000–19.999 sinh viên"),
    ("từ 20.000 sinh viên", "từ 20.000 sinh viên"),
    ("5.000–9.999 sinh viên", "5.000–9.999 sinh viên"),
    ("dưới 1.000 sinh viên", "dưới 1.000 sinh viên"),
    ("%@ không thể là điểm ACT: thang từ 1 đến 36.", "%@ không thể là điểm ACT: thang từ 1 đến 36."),
    ("Ngân sách", "Ngân sách"),
    ("mức cao nhất mỗi năm, tính bằng đô la", "mức cao nhất mỗi năm, tính bằng đô la"),
    ("Ngành học", "Ngành học"),
    ("gõ vài chữ tiếng Anh: biology, nursing…", "gõ vài chữ tiếng Anh: biology, nursing…"),
    ("thêm ngành?", "thêm ngành?"),
    ("%1$@ mở thẻ đầu tiên, điền bao nhiêu cũng được. %2$@ để bỏ qua.", "%1$@ mở thẻ đầu tiên, điền bao nhiêu cũng được. %2$@ để bỏ qua."),
    ("Nhà ở", "Nhà ở"),
    ("bang, thị trấn hoặc mã ZIP", "bang, thị trấn hoặc mã ZIP"),
    ("Số này hơn %@ một năm; không trường nào lấy nhiều vậy.", "Số này hơn %@ một năm; không trường nào lấy nhiều vậy."),
    ("Thu nhập", "Thu nhập"),
    ("Ngân sách không thể âm. Chưa biết thì để trống.", "Ngân sách không thể âm. Chưa biết thì để trống."),
    ("không thi", "không thi"),
    ("“%@” không phải là số. Hãy viết 26000, hoặc để trống.", "“%@” không phải là số. Hãy viết 26000, hoặc để trống."),
    ("%@ không thể là điểm SAT: thang từ 400 đến 1600.", "%@ không thể là điểm SAT: thang từ 400 đến 1600."),
    ("Bộ thẻ", "Bộ thẻ"),
    ("thêm hai năm và chứng chỉ", "thêm hai năm và chứng chỉ"),
    ("bốn năm", "bốn năm"),
    ("Điểm thi", "Điểm thi"),
    ("từ 1 đến 36", "từ 1 đến 36"),
    ("từ 400 đến 1600", "từ 400 đến 1600"),
    ("Môi trường", "Môi trường"),
    ("Có nhiều nơi tên “%@”: hãy chọn một nơi bên dưới.", "Có nhiều nơi tên “%@”: hãy chọn một nơi bên dưới."),
    ("1–5k", "1–5k"),
    ("10–20k", "10–20k"),
    ("trên 20k", "trên 20k"),
    ("5–10k", "5–10k"),
    ("dưới 1k", "dưới 1k"),
    ("Quy mô", "Quy mô"),
    ("%@, cả bang", "%@, cả bang"),
    ("Bài thi", "Bài thi"),
    ("Cho Quad biết đôi điều, hoặc không cần gì cả", "Cho Quad biết đôi điều, hoặc không cần gì cả"),
    ("Chưa nhận “%@”: hãy chọn một ngành bên dưới, hoặc xóa đi.", "Chưa nhận “%@”: hãy chọn một ngành bên dưới, hoặc xóa đi."),
    ("Không có bang hay thị trấn nào có trường tên “%@”. Hãy thử thị trấn lớn gần nhất, hoặc tên bang.", "Không có bang hay thị trấn nào có trường tên “%@”. Hãy thử thị trấn lớn gần nhất, hoặc tên bang."),
    ("không nói", "không nói"),
    ("Ở đây không có thẻ nào.", "Ở đây không có thẻ nào."),
    ("Chưa có thẻ kế tiếp.", "Chưa có thẻ kế tiếp."),
    ("Xem trước không quyết định gì: hãy quay lại thẻ của bạn.", "Xem trước không quyết định gì: hãy quay lại thẻ của bạn."),
    ("trong ngân sách", "trong ngân sách"),
    ("NCAA Division I", "NCAA Division I"),
    ("thu nhập tốt", "thu nhập tốt"),
    ("đa số tốt nghiệp", "đa số tốt nghiệp"),
    ("nhiều sinh viên gốc Tây Ban Nha", "nhiều sinh viên gốc Tây Ban Nha"),
    ("trường của người da đen", "trường của người da đen"),
    ("có chương trình danh dự", "có chương trình danh dự"),
    ("cùng bang", "cùng bang"),
    ("chỉ nam", "chỉ nam"),
    ("gần nhà", "gần nhà"),
    ("nhận mọi đơn", "nhận mọi đơn"),
    ("có tôn giáo", "có tôn giáo"),
    ("lớp nhỏ", "lớp nhỏ"),
    ("du học trao đổi", "du học trao đổi"),
    ("có ngành %@", "có ngành %@"),
    ("không bắt buộc thi", "không bắt buộc thi"),
    ("trường bộ tộc", "trường bộ tộc"),
    ("chỉ nữ", "chỉ nữ"),
    ("xóa trước con trỏ", "xóa trước con trỏ"),
    ("xóa tại con trỏ", "xóa tại con trỏ"),
    ("cắt đến cuối dòng", "cắt đến cuối dòng"),
    ("cắt đến đầu dòng", "cắt đến đầu dòng"),
    ("xóa từ phía trước", "xóa từ phía trước"),
    ("dòng dưới", "dòng dưới"),
    ("lùi một ký tự", "lùi một ký tự"),
    ("cuối dòng", "cuối dòng"),
    ("đầu dòng", "đầu dòng"),
    ("xuống dòng", "xuống dòng"),
    ("tới một ký tự", "tới một ký tự"),
    ("hoàn tác khi gõ", "hoàn tác khi gõ"),
    ("dòng trên", "dòng trên"),
    ("lùi một từ", "lùi một từ"),
    ("tới một từ", "tới một từ"),
    ("dán lại phần đã cắt", "dán lại phần đã cắt"),
    ("Ở đây chỉ gõ được tối đa %@ ký tự.", "Ở đây chỉ gõ được tối đa %@ ký tự."),
    ("Giữ %1$@ ký tự đầu của phần dán; ở đây tối đa %2$@. Hoàn tác để bỏ phần dán.", "Giữ %1$@ ký tự đầu của phần dán; ở đây tối đa %2$@. Hoàn tác để bỏ phần dán."),
    ("%1$@ · %2$@", "%1$@ · %2$@"),
    ("%1$@ là thích, %2$@ là bỏ qua. Hãy thử với thẻ này; chưa có gì là chốt.", "%1$@ là thích, %2$@ là bỏ qua. Hãy thử với thẻ này; chưa có gì là chốt."),
    ("%@ mở mọi điều đã biết về trường này, mỗi số có nguồn.", "%@ mở mọi điều đã biết về trường này, mỗi số có nguồn."),
    ("Dạo quanh, %1$@ trên %2$@", "Dạo quanh, %1$@ trên %2$@"),
    ("%1$@ tìm mọi trường theo tên, thị trấn hay tên tắt. Sau này %2$@ cho xem mọi phím.", "%1$@ tìm mọi trường theo tên, thị trấn hay tên tắt. Sau này %2$@ cho xem mọi phím."),
    ("%@ kết thúc", "%@ kết thúc"),
    ("%@ rút lại quyết định vừa rồi, lùi bao xa cũng được. Thử đi.", "%@ rút lại quyết định vừa rồi, lùi bao xa cũng được. Thử đi."),
    ("%@ tách điểm ra từng phần cộng lại, cùng mọi lý do.", "%@ tách điểm ra từng phần cộng lại, cùng mọi lý do."),
    ("→ đã thích %@", "→ đã thích %@"),
    ("Không có gì để rút lại.", "Không có gì để rút lại."),
    ("← đã bỏ qua %@", "← đã bỏ qua %@"),
    ("★ đã gắn sao %@", "★ đã gắn sao %@"),
    ("đã rút lại một thay đổi về gu", "đã rút lại một thay đổi về gu"),
    ("đã rút lại lượt thích %@", "đã rút lại lượt thích %@"),
    ("đã rút lại lượt bỏ qua %@", "đã rút lại lượt bỏ qua %@"),
    ("đã rút lại sao của %@", "đã rút lại sao của %@"),
    ("%@ có lại sao", "%@ có lại sao"),
    ("%@ để rút lại", "%@ để rút lại"),
    ("đã bỏ sao %@", "đã bỏ sao %@"),
    ("Khởi điểm", "Khởi điểm"),
    ("Lượt lướt của bạn: %@. Chúng xếp thứ tự thẻ, không đổi điểm.", "Lượt lướt của bạn: %@. Chúng xếp thứ tự thẻ, không đổi điểm."),
    ("Điểm", "Điểm"),
    ("chưa biết", "chưa biết"),
    ("%@ trọng số của bạn", "%@ trọng số của bạn"),
]
