public import Resources

/// The words of each action; the compiler asks for them as soon as an action is added.
extension ActionID {
    /// A word or three, for the status line and the palette.
    public var labelKey: StringKey {
        switch self {
        case .paneSwipe: .actionPaneSwipeLabel
        case .paneMessages: .actionPaneMessagesLabel
        case .paneScholarships: .actionPaneScholarshipsLabel
        case .paneProfile: .actionPaneProfileLabel
        case .focusNext: .actionFocusNextLabel
        case .focusPrevious: .actionFocusPreviousLabel
        case .back: .actionGoBackLabel
        case .search: .actionGoSearchLabel
        case .palette: .actionGoPaletteLabel
        case .help: .actionGoHelpLabel
        case .undo: .actionEditUndoLabel
        case .repaint: .actionScreenRepaintLabel
        case .suspend: .actionAppSuspendLabel
        case .quit: .actionAppQuitLabel
        case .leave: .actionGoLeaveLabel
        case .toggleMouse: .actionScreenMouseLabel
        case .nextTheme: .actionScreenThemeLabel
        case .startTour: .actionAppTourLabel
        case .copy: .actionEditCopyLabel
        case .up: .actionMoveUpLabel
        case .down: .actionMoveDownLabel
        case .left: .actionMoveLeftLabel
        case .right: .actionMoveRightLabel
        case .pageUp: .actionMovePageUpLabel
        case .pageDown: .actionMovePageDownLabel
        case .first: .actionMoveFirstLabel
        case .last: .actionMoveLastLabel
        case .nextSection: .actionMoveNextSectionLabel
        case .previousSection: .actionMovePreviousSectionLabel
        case .count: .actionMoveCountLabel
        case .open: .actionGoOpenLabel
        case .toggle: .actionEditToggleLabel
        case .pass: .actionCardPassLabel
        case .like: .actionCardLikeLabel
        case .details: .actionCardDetailsLabel
        case .peek: .actionCardPeekLabel
        case .why: .actionCardWhyLabel
        case .star: .actionCardStarLabel
        case .likedList: .actionCardLikedListLabel
        case .openWebsite: .actionCardWebsiteLabel
        case .quickStart: .actionCardQuickStartLabel
        case .calibrate: .actionCardCalibrateLabel
        case .resetFeed: .actionCardResetFeedLabel
        case .confirm: .actionModalConfirmLabel
        case .dismiss: .actionModalDismissLabel
        }
    }

    /// One sentence on what happens, for palette and help.
    public var aboutKey: StringKey {
        switch self {
        case .paneSwipe: .actionPaneSwipeAbout
        case .paneMessages: .actionPaneMessagesAbout
        case .paneScholarships: .actionPaneScholarshipsAbout
        case .paneProfile: .actionPaneProfileAbout
        case .focusNext: .actionFocusNextAbout
        case .focusPrevious: .actionFocusPreviousAbout
        case .back: .actionGoBackAbout
        case .search: .actionGoSearchAbout
        case .palette: .actionGoPaletteAbout
        case .help: .actionGoHelpAbout
        case .undo: .actionEditUndoAbout
        case .repaint: .actionScreenRepaintAbout
        case .suspend: .actionAppSuspendAbout
        case .quit: .actionAppQuitAbout
        case .leave: .actionGoLeaveAbout
        case .toggleMouse: .actionScreenMouseAbout
        case .nextTheme: .actionScreenThemeAbout
        case .startTour: .actionAppTourAbout
        case .copy: .actionEditCopyAbout
        case .up: .actionMoveUpAbout
        case .down: .actionMoveDownAbout
        case .left: .actionMoveLeftAbout
        case .right: .actionMoveRightAbout
        case .pageUp: .actionMovePageUpAbout
        case .pageDown: .actionMovePageDownAbout
        case .first: .actionMoveFirstAbout
        case .last: .actionMoveLastAbout
        case .nextSection: .actionMoveNextSectionAbout
        case .previousSection: .actionMovePreviousSectionAbout
        case .count: .actionMoveCountAbout
        case .open: .actionGoOpenAbout
        case .toggle: .actionEditToggleAbout
        case .pass: .actionCardPassAbout
        case .like: .actionCardLikeAbout
        case .details: .actionCardDetailsAbout
        case .peek: .actionCardPeekAbout
        case .why: .actionCardWhyAbout
        case .star: .actionCardStarAbout
        case .likedList: .actionCardLikedListAbout
        case .openWebsite: .actionCardWebsiteAbout
        case .quickStart: .actionCardQuickStartAbout
        case .calibrate: .actionCardCalibrateAbout
        case .resetFeed: .actionCardResetFeedAbout
        case .confirm: .actionModalConfirmAbout
        case .dismiss: .actionModalDismissAbout
        }
    }
}
