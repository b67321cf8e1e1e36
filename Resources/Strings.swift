// Made from Localizable.xcstrings by Scripts/compile_strings.py; change that file, not this one.

/// Every string that the program shows, by its key in the string catalogue.
extension StringKey {
    public static var accountCancelled: StringKey { StringKey(0xF4832601) }
    public static var accountEmailTaken: StringKey { StringKey(0x20CE2850) }
    public static var accountIsGuest: StringKey { StringKey(0xDD045943) }
    public static var accountNameCharacter: StringKey { StringKey(0xCEEEC387) }
    public static var accountNameLong: StringKey { StringKey(0x66240DB6) }
    public static var accountNameMixed: StringKey { StringKey(0xD013B68F) }
    public static var accountNameReserved: StringKey { StringKey(0x8BE1EDCC) }
    public static var accountNameShort: StringKey { StringKey(0xC7CF958A) }
    public static var accountNameTaken: StringKey { StringKey(0x43BE273F) }
    public static var accountNeedsKey: StringKey { StringKey(0xA53A64ED) }
    public static var accountNoHashing: StringKey { StringKey(0x9EB1BB80) }
    public static var accountNoRandom: StringKey { StringKey(0xD50A942F) }
    public static var accountPassphraseControl: StringKey { StringKey(0xEE75EC4E) }
    public static var accountPassphraseLong: StringKey { StringKey(0xA8617523) }
    public static var accountPassphraseName: StringKey { StringKey(0x20536636) }
    public static var accountPassphraseShort: StringKey { StringKey(0xA0988D65) }
    public static var accountPassphraseSimple: StringKey { StringKey(0x7525DE0F) }
    public static var accountUnknown: StringKey { StringKey(0x3B1A257C) }
    public static var accountWait: StringKey { StringKey(0x93FF86BB) }
    public static var accountWrongCode: StringKey { StringKey(0x553594BF) }
    public static var accountWrongPassphrase: StringKey { StringKey(0x9A4BAD4E) }
    public static var accountYou: StringKey { StringKey(0x24F91939) }
    public static var actionAccountExportAbout: StringKey { StringKey(0x5A5EE845) }
    public static var actionAccountExportLabel: StringKey { StringKey(0x0D27CA0E) }
    public static var actionAccountLockAbout: StringKey { StringKey(0x32351440) }
    public static var actionAccountLockLabel: StringKey { StringKey(0x90A6BBBB) }
    public static var actionAccountRemoveAbout: StringKey { StringKey(0xD44DE9A3) }
    public static var actionAccountRemoveLabel: StringKey { StringKey(0xD4C51DF0) }
    public static var actionAccountSignInAbout: StringKey { StringKey(0x19F59184) }
    public static var actionAccountSignInLabel: StringKey { StringKey(0xD297F6CF) }
    public static var actionAccountSignOutAbout: StringKey { StringKey(0x8DAE64F3) }
    public static var actionAccountSignOutLabel: StringKey { StringKey(0x6DD5B500) }
    public static var actionAccountSignUpAbout: StringKey { StringKey(0x4C4062A6) }
    public static var actionAccountSignUpLabel: StringKey { StringKey(0x9065AD75) }
    public static var actionAppQuitAbout: StringKey { StringKey(0x98A18188) }
    public static var actionAppQuitLabel: StringKey { StringKey(0x375D0D73) }
    public static var actionAppSettingsAbout: StringKey { StringKey(0xD4F235AA) }
    public static var actionAppSettingsLabel: StringKey { StringKey(0x4B8D3D69) }
    public static var actionAppSuspendAbout: StringKey { StringKey(0x373FE737) }
    public static var actionAppSuspendLabel: StringKey { StringKey(0xF4C222D4) }
    public static var actionAppTourAbout: StringKey { StringKey(0x8E714E81) }
    public static var actionAppTourLabel: StringKey { StringKey(0xA9E4B2FA) }
    public static var actionAskKeepAbout: StringKey { StringKey(0x25704A1C) }
    public static var actionAskKeepLabel: StringKey { StringKey(0x3C8796F7) }
    public static var actionAskRateAbout: StringKey { StringKey(0x45E4C737) }
    public static var actionAskRateLabel: StringKey { StringKey(0x036702D4) }
    public static var actionAskRenameAbout: StringKey { StringKey(0x300DD8E3) }
    public static var actionAskRenameLabel: StringKey { StringKey(0x4375D630) }
    public static var actionAskRetryAbout: StringKey { StringKey(0x08DB0A1F) }
    public static var actionAskRetryLabel: StringKey { StringKey(0x6178864C) }
    public static var actionAskThreadsAbout: StringKey { StringKey(0x4FFC0FC4) }
    public static var actionAskThreadsLabel: StringKey { StringKey(0x21EB2A0F) }
    public static var actionAwardAddAbout: StringKey { StringKey(0xCCE83F5E) }
    public static var actionAwardAddLabel: StringKey { StringKey(0x12D49B1D) }
    public static var actionAwardAdvanceAbout: StringKey { StringKey(0x653E302F) }
    public static var actionAwardAdvanceLabel: StringKey { StringKey(0x7F0DDD1C) }
    public static var actionAwardAmountAbout: StringKey { StringKey(0xC7E54B05) }
    public static var actionAwardAmountLabel: StringKey { StringKey(0x67BBD0CE) }
    public static var actionAwardDeckAbout: StringKey { StringKey(0x78C3555C) }
    public static var actionAwardDeckLabel: StringKey { StringKey(0x8FDC3537) }
    public static var actionAwardExportAbout: StringKey { StringKey(0x6A52C3F3) }
    public static var actionAwardExportLabel: StringKey { StringKey(0x4A7A1400) }
    public static var actionAwardFillAbout: StringKey { StringKey(0x23A57D00) }
    public static var actionAwardFillLabel: StringKey { StringKey(0x8218B77B) }
    public static var actionAwardFilterAbout: StringKey { StringKey(0x3CF8237F) }
    public static var actionAwardFilterLabel: StringKey { StringKey(0x4D8F70AC) }
    public static var actionAwardFormulaAbout: StringKey { StringKey(0xC3A7BB87) }
    public static var actionAwardFormulaLabel: StringKey { StringKey(0x63AEA724) }
    public static var actionAwardHiddenAbout: StringKey { StringKey(0x61703B71) }
    public static var actionAwardHiddenLabel: StringKey { StringKey(0x21EE236A) }
    public static var actionAwardLoseAbout: StringKey { StringKey(0x25AD87C4) }
    public static var actionAwardLoseLabel: StringKey { StringKey(0xF79CA20F) }
    public static var actionAwardPassAbout: StringKey { StringKey(0x5F478664) }
    public static var actionAwardPassLabel: StringKey { StringKey(0xEBAC6DAF) }
    public static var actionAwardRetreatAbout: StringKey { StringKey(0x3D4B36F6) }
    public static var actionAwardRetreatLabel: StringKey { StringKey(0x4AA6E9C5) }
    public static var actionAwardSaveAbout: StringKey { StringKey(0x24D2DA50) }
    public static var actionAwardSaveLabel: StringKey { StringKey(0xB4578F0B) }
    public static var actionAwardSortAbout: StringKey { StringKey(0x9E286E69) }
    public static var actionAwardSortLabel: StringKey { StringKey(0x008120B2) }
    public static var actionAwardTaskAbout: StringKey { StringKey(0xFDF08530) }
    public static var actionAwardTaskLabel: StringKey { StringKey(0x8FF135EB) }
    public static var actionAwardUntaskAbout: StringKey { StringKey(0xF69864C3) }
    public static var actionAwardUntaskLabel: StringKey { StringKey(0xF70F9910) }
    public static var actionCardAdmissionsAbout: StringKey { StringKey(0x5A04C5BC) }
    public static var actionCardAdmissionsLabel: StringKey { StringKey(0x6EA33C97) }
    public static var actionCardCalibrateAbout: StringKey { StringKey(0xAC1DEAE5) }
    public static var actionCardCalibrateLabel: StringKey { StringKey(0x783381AE) }
    public static var actionCardDetailsAbout: StringKey { StringKey(0xE4D995EE) }
    public static var actionCardDetailsLabel: StringKey { StringKey(0xE34FB66D) }
    public static var actionCardLikeAbout: StringKey { StringKey(0x4FA868C9) }
    public static var actionCardLikeLabel: StringKey { StringKey(0x8347A112) }
    public static var actionCardLikedListAbout: StringKey { StringKey(0xDDFE198E) }
    public static var actionCardLikedListLabel: StringKey { StringKey(0xEF65030D) }
    public static var actionCardPassAbout: StringKey { StringKey(0x7E1EC127) }
    public static var actionCardPassLabel: StringKey { StringKey(0x04D8F7C4) }
    public static var actionCardPeekAbout: StringKey { StringKey(0xE5565DD1) }
    public static var actionCardPeekLabel: StringKey { StringKey(0xA35B6FCA) }
    public static var actionCardQuickStartAbout: StringKey { StringKey(0x04AE582A) }
    public static var actionCardQuickStartLabel: StringKey { StringKey(0x7B495FE9) }
    public static var actionCardReflectAbout: StringKey { StringKey(0x2727F8DD) }
    public static var actionCardReflectLabel: StringKey { StringKey(0x72BBA896) }
    public static var actionCardResetFeedAbout: StringKey { StringKey(0x9CFBBAF0) }
    public static var actionCardResetFeedLabel: StringKey { StringKey(0xE6F4A9AB) }
    public static var actionCardShareAbout: StringKey { StringKey(0x70FA9877) }
    public static var actionCardShareLabel: StringKey { StringKey(0x2E7CD414) }
    public static var actionCardStarAbout: StringKey { StringKey(0xD01EBB6A) }
    public static var actionCardStarLabel: StringKey { StringKey(0xFEB52729) }
    public static var actionCardWebsiteAbout: StringKey { StringKey(0x8D070995) }
    public static var actionCardWebsiteLabel: StringKey { StringKey(0x30FEC81E) }
    public static var actionCardWhyAbout: StringKey { StringKey(0x2C72473A) }
    public static var actionCardWhyLabel: StringKey { StringKey(0x511D8FB9) }
    public static var actionChatArchiveAbout: StringKey { StringKey(0x82CE9316) }
    public static var actionChatArchiveLabel: StringKey { StringKey(0x92A4AEE5) }
    public static var actionChatComposeAbout: StringKey { StringKey(0x68883730) }
    public static var actionChatComposeLabel: StringKey { StringKey(0xFA88E7EB) }
    public static var actionChatDateAbout: StringKey { StringKey(0xA1D4303A) }
    public static var actionChatDateLabel: StringKey { StringKey(0xC67F78B9) }
    public static var actionChatEditAbout: StringKey { StringKey(0xE2899842) }
    public static var actionChatEditLabel: StringKey { StringKey(0x855A48D1) }
    public static var actionChatEditorAbout: StringKey { StringKey(0x3779076F) }
    public static var actionChatEditorLabel: StringKey { StringKey(0x96D47A5C) }
    public static var actionChatFilterAbout: StringKey { StringKey(0xDA97317C) }
    public static var actionChatFilterLabel: StringKey { StringKey(0x373BD757) }
    public static var actionChatFirstUnreadAbout: StringKey { StringKey(0xA4A63DA8) }
    public static var actionChatFirstUnreadLabel: StringKey { StringKey(0x32E9D693) }
    public static var actionChatInfoAbout: StringKey { StringKey(0x581134A6) }
    public static var actionChatInfoLabel: StringKey { StringKey(0x9C367F75) }
    public static var actionChatLinksAbout: StringKey { StringKey(0x1838F681) }
    public static var actionChatLinksLabel: StringKey { StringKey(0x33AC5AFA) }
    public static var actionChatMuteAbout: StringKey { StringKey(0xD658778B) }
    public static var actionChatMuteLabel: StringKey { StringKey(0xF175E8A8) }
    public static var actionChatNewAbout: StringKey { StringKey(0xC8B6C4EA) }
    public static var actionChatNewLabel: StringKey { StringKey(0xF74D30A9) }
    public static var actionChatOutboxAbout: StringKey { StringKey(0x7A730EF7) }
    public static var actionChatOutboxLabel: StringKey { StringKey(0x37F54A94) }
    public static var actionChatReactAbout: StringKey { StringKey(0x20E3797B) }
    public static var actionChatReactLabel: StringKey { StringKey(0x83338058) }
    public static var actionChatRedactAbout: StringKey { StringKey(0x181CCE47) }
    public static var actionChatRedactLabel: StringKey { StringKey(0xC89A19E4) }
    public static var actionChatReplyAbout: StringKey { StringKey(0xE69097C4) }
    public static var actionChatReplyLabel: StringKey { StringKey(0xB87FB20F) }
    public static var actionChatSendAbout: StringKey { StringKey(0x0AF0188C) }
    public static var actionChatSendLabel: StringKey { StringKey(0xA93BF2E7) }
    public static var actionChatSettingsAbout: StringKey { StringKey(0x865FC107) }
    public static var actionChatSettingsLabel: StringKey { StringKey(0x2666ACA4) }
    public static var actionChatVersionsAbout: StringKey { StringKey(0xA72D7B23) }
    public static var actionChatVersionsLabel: StringKey { StringKey(0xA7A4AF70) }
    public static var actionEditCopyAbout: StringKey { StringKey(0x8C3B0AA1) }
    public static var actionEditCopyLabel: StringKey { StringKey(0xA7ACDC1A) }
    public static var actionEditToggleAbout: StringKey { StringKey(0x06A8B238) }
    public static var actionEditToggleLabel: StringKey { StringKey(0x73B1CD23) }
    public static var actionEditUndoAbout: StringKey { StringKey(0xA9E837B2) }
    public static var actionEditUndoLabel: StringKey { StringKey(0xBE268581) }
    public static var actionExploreClearFilterAbout: StringKey { StringKey(0x7928A599) }
    public static var actionExploreClearFilterLabel: StringKey { StringKey(0x344010E2) }
    public static var actionExploreCompareAbout: StringKey { StringKey(0x958BE370) }
    public static var actionExploreCompareLabel: StringKey { StringKey(0xDF84D22B) }
    public static var actionExploreExportCompareAbout: StringKey { StringKey(0x48F913F3) }
    public static var actionExploreExportCompareLabel: StringKey { StringKey(0x29206400) }
    public static var actionExploreFilterAbout: StringKey { StringKey(0xE7CB8BF9) }
    public static var actionExploreFilterLabel: StringKey { StringKey(0xBC2FAC42) }
    public static var actionExploreMapAbout: StringKey { StringKey(0x19B9CE4D) }
    public static var actionExploreMapLabel: StringKey { StringKey(0x0D2E28C6) }
    public static var actionExploreShortlistAbout: StringKey { StringKey(0x1C9456E5) }
    public static var actionExploreShortlistLabel: StringKey { StringKey(0xE8A9EDAE) }
    public static var actionExploreSimilarAbout: StringKey { StringKey(0xAEFC7876) }
    public static var actionExploreSimilarLabel: StringKey { StringKey(0xBC582B45) }
    public static var actionExploreWhatIfAbout: StringKey { StringKey(0x31D42195) }
    public static var actionExploreWhatIfLabel: StringKey { StringKey(0xD5CBE01E) }
    public static var actionFilterRemoveRuleAbout: StringKey { StringKey(0x5A99AF69) }
    public static var actionFilterRemoveRuleLabel: StringKey { StringKey(0xBCF261B2) }
    public static var actionFilterSaveAbout: StringKey { StringKey(0xD5E9793F) }
    public static var actionFilterSaveLabel: StringKey { StringKey(0xE8FCC26C) }
    public static var actionFilterSavedAbout: StringKey { StringKey(0x8655F9DB) }
    public static var actionFilterSavedLabel: StringKey { StringKey(0xCF5ADEB8) }
    public static var actionFilterUnknownAbout: StringKey { StringKey(0x4CC88ACA) }
    public static var actionFilterUnknownLabel: StringKey { StringKey(0xAA187089) }
    public static var actionFocusNextAbout: StringKey { StringKey(0xE4A2F98F) }
    public static var actionFocusNextLabel: StringKey { StringKey(0x17BF5B7C) }
    public static var actionFocusPreviousAbout: StringKey { StringKey(0x3A94D047) }
    public static var actionFocusPreviousLabel: StringKey { StringKey(0xEB121BE4) }
    public static var actionGoLeaveAbout: StringKey { StringKey(0xA6C90B44) }
    public static var actionGoLeaveLabel: StringKey { StringKey(0x78B8258F) }
    public static var actionGoBackAbout: StringKey { StringKey(0xD604E2E9) }
    public static var actionGoBackLabel: StringKey { StringKey(0x385D9532) }
    public static var actionGoHelpAbout: StringKey { StringKey(0x9BD2CC21) }
    public static var actionGoHelpLabel: StringKey { StringKey(0xB7449D9A) }
    public static var actionGoOpenAbout: StringKey { StringKey(0x8022256E) }
    public static var actionGoOpenLabel: StringKey { StringKey(0x7E9845ED) }
    public static var actionGoPaletteAbout: StringKey { StringKey(0xFD600A93) }
    public static var actionGoPaletteLabel: StringKey { StringKey(0xC43C38A0) }
    public static var actionGoSearchAbout: StringKey { StringKey(0x84E8006E) }
    public static var actionGoSearchLabel: StringKey { StringKey(0x835E20ED) }
    public static var actionMapZoomInAbout: StringKey { StringKey(0xB30775B7) }
    public static var actionMapZoomInLabel: StringKey { StringKey(0x7089B154) }
    public static var actionMapZoomOutAbout: StringKey { StringKey(0x8CEF2FC6) }
    public static var actionMapZoomOutLabel: StringKey { StringKey(0xFD51F895) }
    public static var actionModalConfirmAbout: StringKey { StringKey(0x49527AB5) }
    public static var actionModalConfirmLabel: StringKey { StringKey(0x305B963E) }
    public static var actionModalDismissAbout: StringKey { StringKey(0xD4BFA121) }
    public static var actionModalDismissLabel: StringKey { StringKey(0xF031729A) }
    public static var actionMoveCountAbout: StringKey { StringKey(0xAECE17D4) }
    public static var actionMoveCountLabel: StringKey { StringKey(0x47BFFC9F) }
    public static var actionMoveDownAbout: StringKey { StringKey(0x3A86381B) }
    public static var actionMoveDownLabel: StringKey { StringKey(0x70972DF8) }
    public static var actionMoveFirstAbout: StringKey { StringKey(0x474288F9) }
    public static var actionMoveFirstLabel: StringKey { StringKey(0x1BA6A942) }
    public static var actionMoveLastAbout: StringKey { StringKey(0x757ADB4F) }
    public static var actionMoveLastLabel: StringKey { StringKey(0xD4D64E3C) }
    public static var actionMoveLeftAbout: StringKey { StringKey(0xB2901E12) }
    public static var actionMoveLeftLabel: StringKey { StringKey(0xF30D7CE1) }
    public static var actionMoveNextSectionAbout: StringKey { StringKey(0x673A45A0) }
    public static var actionMoveNextSectionLabel: StringKey { StringKey(0xC5ABED1B) }
    public static var actionMovePageDownAbout: StringKey { StringKey(0x9B3A012D) }
    public static var actionMovePageDownLabel: StringKey { StringKey(0x8C325FA6) }
    public static var actionMovePageUpAbout: StringKey { StringKey(0x340F7F54) }
    public static var actionMovePageUpLabel: StringKey { StringKey(0xCD01641F) }
    public static var actionMovePreviousSectionAbout: StringKey { StringKey(0xC1C6F704) }
    public static var actionMovePreviousSectionLabel: StringKey { StringKey(0x7A695C4F) }
    public static var actionMoveRightAbout: StringKey { StringKey(0x3D46439D) }
    public static var actionMoveRightLabel: StringKey { StringKey(0xB5190456) }
    public static var actionMoveUpAbout: StringKey { StringKey(0x2E01FD46) }
    public static var actionMoveUpLabel: StringKey { StringKey(0x9E64C615) }
    public static var actionNearbyApproveAbout: StringKey { StringKey(0x37F0EDE8) }
    public static var actionNearbyApproveLabel: StringKey { StringKey(0xD6AC79D3) }
    public static var actionNearbyAskAbout: StringKey { StringKey(0xF78F6C54) }
    public static var actionNearbyAskLabel: StringKey { StringKey(0x9081511F) }
    public static var actionNearbyDeclineAbout: StringKey { StringKey(0xBF6BA23F) }
    public static var actionNearbyDeclineLabel: StringKey { StringKey(0xD27EEB6C) }
    public static var actionNearbyMapAbout: StringKey { StringKey(0x83C2F00B) }
    public static var actionNearbyMapLabel: StringKey { StringKey(0x9EE06128) }
    public static var actionNearbyNewAbout: StringKey { StringKey(0xDE3B2CBB) }
    public static var actionNearbyNewLabel: StringKey { StringKey(0x408B3398) }
    public static var actionNearbyPlaceAbout: StringKey { StringKey(0xA25538E6) }
    public static var actionNearbyPlaceLabel: StringKey { StringKey(0xE8F359B5) }
    public static var actionNearbyVisibleAbout: StringKey { StringKey(0xD9A446E3) }
    public static var actionNearbyVisibleLabel: StringKey { StringKey(0xED0C4430) }
    public static var actionNoteSourceAbout: StringKey { StringKey(0xC51FB839) }
    public static var actionNoteSourceLabel: StringKey { StringKey(0x56727B82) }
    public static var actionNotebookAddAbout: StringKey { StringKey(0xBD77DBD4) }
    public static var actionNotebookAddLabel: StringKey { StringKey(0x5669C09F) }
    public static var actionNotebookBacklinksAbout: StringKey { StringKey(0x2266D687) }
    public static var actionNotebookBacklinksLabel: StringKey { StringKey(0xC26DC224) }
    public static var actionNotebookExportAbout: StringKey { StringKey(0x1750C7BD) }
    public static var actionNotebookExportLabel: StringKey { StringKey(0x62E47776) }
    public static var actionNotebookRemoveAbout: StringKey { StringKey(0xDBDBB9DB) }
    public static var actionNotebookRemoveLabel: StringKey { StringKey(0x24E09EB8) }
    public static var actionNotebookRenameAbout: StringKey { StringKey(0xA7E72149) }
    public static var actionNotebookRenameLabel: StringKey { StringKey(0xDB865992) }
    public static var actionNotebookSortAbout: StringKey { StringKey(0xE9C5D57F) }
    public static var actionNotebookSortLabel: StringKey { StringKey(0xFA5D22AC) }
    public static var actionNotebookWorkspacesAbout: StringKey { StringKey(0xEF4DFA11) }
    public static var actionNotebookWorkspacesLabel: StringKey { StringKey(0xAFCBE20A) }
    public static var actionPaneMessagesAbout: StringKey { StringKey(0x6A43FF16) }
    public static var actionPaneMessagesLabel: StringKey { StringKey(0x7A1A1AE5) }
    public static var actionPaneProfileAbout: StringKey { StringKey(0xFC0F01F9) }
    public static var actionPaneProfileLabel: StringKey { StringKey(0xD0732242) }
    public static var actionPaneScholarshipsAbout: StringKey { StringKey(0x7E90FCC7) }
    public static var actionPaneScholarshipsLabel: StringKey { StringKey(0x2F0E4864) }
    public static var actionPaneSwipeAbout: StringKey { StringKey(0xB0DB1B52) }
    public static var actionPaneSwipeLabel: StringKey { StringKey(0xC7956521) }
    public static var actionProfileForgetTasteAbout: StringKey { StringKey(0xA496681A) }
    public static var actionProfileForgetTasteLabel: StringKey { StringKey(0xE28E6599) }
    public static var actionProfileOnboardingAbout: StringKey { StringKey(0x28D4CCA4) }
    public static var actionProfileOnboardingLabel: StringKey { StringKey(0xE17731EF) }
    public static var actionReaderChangesAbout: StringKey { StringKey(0x4D4C62D4) }
    public static var actionReaderChangesLabel: StringKey { StringKey(0xE63E479F) }
    public static var actionReaderNextAbout: StringKey { StringKey(0xC4B0315C) }
    public static var actionReaderNextLabel: StringKey { StringKey(0xDBC91137) }
    public static var actionReaderOutlineAbout: StringKey { StringKey(0x50D6E1AB) }
    public static var actionReaderOutlineLabel: StringKey { StringKey(0x6BF452C8) }
    public static var actionReaderPreviousAbout: StringKey { StringKey(0x4C6862FC) }
    public static var actionReaderPreviousLabel: StringKey { StringKey(0xA90D08D7) }
    public static var actionReaderQuoteAbout: StringKey { StringKey(0x0E76B0A1) }
    public static var actionReaderQuoteLabel: StringKey { StringKey(0x29E8821A) }
    public static var actionScreenMouseAbout: StringKey { StringKey(0x5E83C73D) }
    public static var actionScreenMouseLabel: StringKey { StringKey(0xAA1776F6) }
    public static var actionScreenRepaintAbout: StringKey { StringKey(0xF54D7425) }
    public static var actionScreenRepaintLabel: StringKey { StringKey(0x7E501AEE) }
    public static var actionScreenThemeAbout: StringKey { StringKey(0xE977E18F) }
    public static var actionScreenThemeLabel: StringKey { StringKey(0x1C94437C) }
    public static var actionShortlistMoveDownAbout: StringKey { StringKey(0xCDE998B6) }
    public static var actionShortlistMoveDownLabel: StringKey { StringKey(0x20D11185) }
    public static var actionShortlistMoveUpAbout: StringKey { StringKey(0x5F93D867) }
    public static var actionShortlistMoveUpLabel: StringKey { StringKey(0xE3D3A604) }
    public static var actionShortlistNoteAbout: StringKey { StringKey(0xA7950E10) }
    public static var actionShortlistNoteLabel: StringKey { StringKey(0x371B55CB) }
    public static var actionShortlistReverseAbout: StringKey { StringKey(0x6BCA081C) }
    public static var actionShortlistReverseLabel: StringKey { StringKey(0x82E154F7) }
    public static var actionShortlistSortSecondAbout: StringKey { StringKey(0x6D600181) }
    public static var actionShortlistSortSecondLabel: StringKey { StringKey(0x88D365FA) }
    public static var actionShortlistSortAbout: StringKey { StringKey(0x58D7D7B8) }
    public static var actionShortlistSortLabel: StringKey { StringKey(0xC5E0F2A3) }
    public static var actionShortlistTagsAbout: StringKey { StringKey(0x1C431179) }
    public static var actionShortlistTagsLabel: StringKey { StringKey(0xF0A731C2) }
    public static var actionSourceAgainAbout: StringKey { StringKey(0xE82F0D97) }
    public static var actionSourceAgainLabel: StringKey { StringKey(0x8C649434) }
    public static var answerEmailWithoutAt: StringKey { StringKey(0xB39F1342) }
    public static var answerEmailWithoutDomain: StringKey { StringKey(0x4405219B) }
    public static var answerGradeLetters: StringKey { StringKey(0x85DC358E) }
    public static var answerGradeOffScale: StringKey { StringKey(0xF16D073D) }
    public static var answerInvisible: StringKey { StringKey(0x7F9BFFD2) }
    public static var answerNotAField: StringKey { StringKey(0x06C0A7D3) }
    public static var answerNotALink: StringKey { StringKey(0x862AF72D) }
    public static var answerNotANumber: StringKey { StringKey(0x5CA9F144) }
    public static var answerNotAPhone: StringKey { StringKey(0x96DB3FF3) }
    public static var answerNotAState: StringKey { StringKey(0xE870C41A) }
    public static var answerNotAStep: StringKey { StringKey(0x7E2C8A03) }
    public static var answerNotAZip: StringKey { StringKey(0xCF40A2A0) }
    public static var answerNotAnEmail: StringKey { StringKey(0x1E687665) }
    public static var answerNotAnOption: StringKey { StringKey(0x4A571D62) }
    public static var answerNotChosen: StringKey { StringKey(0xF405F369) }
    public static var answerNotWhole: StringKey { StringKey(0x792A94E6) }
    public static var answerNotYesOrNo: StringKey { StringKey(0xDACA3D5C) }
    public static var answerOutOfRange: StringKey { StringKey(0x36D6FE01) }
    public static var answerRankBeyondClass: StringKey { StringKey(0x200B339A) }
    public static var answerTooLong: StringKey { StringKey(0xD7E46014) }
    public static var answerTooMany: StringKey { StringKey(0x65226E1D) }
    public static var answerWrongShape: StringKey { StringKey(0xE86DBE1C) }
    public static var askAdvisor: StringKey { StringKey(0xDFB52074) }
    public static var askAnswering: StringKey { StringKey(0xE30517CA) }
    public static var askChecked: StringKey { StringKey(0x03DC0FCD) }
    public static var askClosest: StringKey { StringKey(0x5F9B0ACF) }
    public static var askCommands: StringKey { StringKey(0x88DCCA2A) }
    public static var askEnglishOnly: StringKey { StringKey(0xBE71615D) }
    public static var askEvidence: StringKey { StringKey(0x6918DA09) }
    public static var askFull: StringKey { StringKey(0xD4A8F079) }
    public static var askIncompleteCommand: StringKey { StringKey(0x0BD6A3EC) }
    public static var askKindCatalog: StringKey { StringKey(0xCAD2189C) }
    public static var askKindCollege: StringKey { StringKey(0xF4C03466) }
    public static var askKindGuidance: StringKey { StringKey(0x25BA407B) }
    public static var askKindNote: StringKey { StringKey(0x0186E849) }
    public static var askKindProfile: StringKey { StringKey(0x9E80EE42) }
    public static var askKindProgram: StringKey { StringKey(0xD7D56677) }
    public static var askKindScholarship: StringKey { StringKey(0x3F03090F) }
    public static var askKindSource: StringKey { StringKey(0x984606AC) }
    public static var askNoPassage: StringKey { StringKey(0x80AD931A) }
    public static var askNoThreads: StringKey { StringKey(0x1C41F397) }
    public static var askNotKept: StringKey { StringKey(0x3E38F1B8) }
    public static var askNotRead: StringKey { StringKey(0x8FE316EC) }
    public static var askNotUnderstood: StringKey { StringKey(0xC51994A9) }
    public static var askNotUseful: StringKey { StringKey(0xBF62263E) }
    public static var askNothingYet: StringKey { StringKey(0xE3B74CB6) }
    public static var askPartial: StringKey { StringKey(0x402073C5) }
    public static var askProblemBusy: StringKey { StringKey(0x43520CDF) }
    public static var askProblemBusyLater: StringKey { StringKey(0x1151BF48) }
    public static var askProblemEvidence: StringKey { StringKey(0x3701465B) }
    public static var askProblemKey: StringKey { StringKey(0x98822F11) }
    public static var askProblemLong: StringKey { StringKey(0xDF641294) }
    public static var askProblemMalformed: StringKey { StringKey(0x46FB34D7) }
    public static var askProblemSetup: StringKey { StringKey(0x61172B17) }
    public static var askProblemStalled: StringKey { StringKey(0x57DE564D) }
    public static var askProblemStatus: StringKey { StringKey(0x26FC4304) }
    public static var askProblemUnreachable: StringKey { StringKey(0xE8798784) }
    public static var askPrompt: StringKey { StringKey(0xC07739E2) }
    public static var askRenameTitle: StringKey { StringKey(0x5329C66D) }
    public static var askSavedNote: StringKey { StringKey(0xFB5CD2A2) }
    public static var askScopeAll: StringKey { StringKey(0x6CB37FC2) }
    public static var askScopeChosen: StringKey { StringKey(0x2AFA13DD) }
    public static var askScopeProgram: StringKey { StringKey(0xD5170BC9) }
    public static var askScopeReady: StringKey { StringKey(0xC28B9EB6) }
    public static var askSingle: StringKey { StringKey(0x1F671EB0) }
    public static var askStopped: StringKey { StringKey(0xB5F01955) }
    public static var askThreadsTitle: StringKey { StringKey(0x08C605F6) }
    public static var askTitle: StringKey { StringKey(0x776CED02) }
    public static var askTruncated: StringKey { StringKey(0xA09C5336) }
    public static var askUncited: StringKey { StringKey(0x0CDDBBC8) }
    public static var askUnknownCommand: StringKey { StringKey(0x2922E1CE) }
    public static var askUnsupported: StringKey { StringKey(0x5520C5D3) }
    public static var askUseful: StringKey { StringKey(0x4B4AA192) }
    public static var askWait: StringKey { StringKey(0xD5EF3D45) }
    public static var askWelcome: StringKey { StringKey(0x014C21D0) }
    public static var askWorkspace: StringKey { StringKey(0x9F334101) }
    public static var askYou: StringKey { StringKey(0x0EF69087) }
    public static var aspectAcademics: StringKey { StringKey(0xD7CA1AE3) }
    public static var aspectAdmissions: StringKey { StringKey(0x25A7B3E7) }
    public static var aspectCampus: StringKey { StringKey(0x1D782278) }
    public static var aspectCareer: StringKey { StringKey(0xBC100203) }
    public static var aspectCosts: StringKey { StringKey(0x665C76F9) }
    public static var aspectFinancialAid: StringKey { StringKey(0xC81852E3) }
    public static var aspectSpecialPrograms: StringKey { StringKey(0x1001D6C6) }
    public static var awardsAmountFrom: StringKey { StringKey(0x2450A43A) }
    public static var awardsAmountNone: StringKey { StringKey(0x4B2C6074) }
    public static var awardsAmountTo: StringKey { StringKey(0x30FC8103) }
    public static var awardsAmountYear: StringKey { StringKey(0x55C180F3) }
    public static var awardsAreaArts: StringKey { StringKey(0x30814767) }
    public static var awardsAreaBusiness: StringKey { StringKey(0x6B4AAA27) }
    public static var awardsAreaEducation: StringKey { StringKey(0xF826B0E1) }
    public static var awardsAreaHealth: StringKey { StringKey(0x236A2B5B) }
    public static var awardsAreaHumanities: StringKey { StringKey(0x9FF02C76) }
    public static var awardsAreaSocial: StringKey { StringKey(0x8DF430F6) }
    public static var awardsAreaStem: StringKey { StringKey(0xF2BF73E4) }
    public static var awardsBasisAbroad: StringKey { StringKey(0xD05011AF) }
    public static var awardsBasisFourYear: StringKey { StringKey(0x47DF366C) }
    public static var awardsBasisFourYears: StringKey { StringKey(0x436232CD) }
    public static var awardsBasisFullCost: StringKey { StringKey(0x6555D33B) }
    public static var awardsBasisFullTuition: StringKey { StringKey(0x63A2547E) }
    public static var awardsBasisInternship: StringKey { StringKey(0x11A23040) }
    public static var awardsBasisLast: StringKey { StringKey(0x2706C80E) }
    public static var awardsBasisPartner: StringKey { StringKey(0xDC82D994) }
    public static var awardsBasisResearch: StringKey { StringKey(0xC4512D77) }
    public static var awardsBasisTuition: StringKey { StringKey(0x7EA1643E) }
    public static var awardsBasisUnstated: StringKey { StringKey(0x656E077A) }
    public static var awardsBasisVaries: StringKey { StringKey(0xF501B96A) }
    public static var awardsBasisYear: StringKey { StringKey(0x78EA5E77) }
    public static var awardsBasisYearLast: StringKey { StringKey(0xEA572E82) }
    public static var awardsBoardEmpty: StringKey { StringKey(0xC9B0D3ED) }
    public static var awardsBoardHow: StringKey { StringKey(0x7336301A) }
    public static var awardsClosingEarly: StringKey { StringKey(0xD2000CDC) }
    public static var awardsClosingNational: StringKey { StringKey(0x42B90917) }
    public static var awardsClosingNominations: StringKey { StringKey(0xA45083C4) }
    public static var awardsClosingRegular: StringKey { StringKey(0xC1462357) }
    public static var awardsClosingState: StringKey { StringKey(0xCF752336) }
    public static var awardsColumnAmount: StringKey { StringKey(0x0DF9DEA0) }
    public static var awardsColumnAward: StringKey { StringKey(0x6F2F08F5) }
    public static var awardsColumnCollege: StringKey { StringKey(0x487B256D) }
    public static var awardsColumnDeadline: StringKey { StringKey(0xDC4258D0) }
    public static var awardsColumnEarnings: StringKey { StringKey(0xF5A80093) }
    public static var awardsColumnEffort: StringKey { StringKey(0xF0DAF062) }
    public static var awardsColumnLeft: StringKey { StringKey(0x5003FBDD) }
    public static var awardsColumnPrice: StringKey { StringKey(0xDBDEF119) }
    public static var awardsColumnSponsor: StringKey { StringKey(0xEE777962) }
    public static var awardsColumnVerdict: StringKey { StringKey(0x105E5B6D) }
    public static var awardsColumnWon: StringKey { StringKey(0x0F65B86C) }
    public static var awardsColumnWorth: StringKey { StringKey(0x4CBE6AB4) }
    public static var awardsCount: StringKey { StringKey(0xEECA5202) }
    public static var awardsCountShort: StringKey { StringKey(0xBB4B789D) }
    public static var awardsDamaged: StringKey { StringKey(0xF15F4C42) }
    public static var awardsDateDays: StringKey { StringKey(0x24F08A1D) }
    public static var awardsDateNone: StringKey { StringKey(0x12805E84) }
    public static var awardsDateNoneLong: StringKey { StringKey(0x617631F5) }
    public static var awardsDateOver: StringKey { StringKey(0x8A58C574) }
    public static var awardsDateOverLong: StringKey { StringKey(0x13883805) }
    public static var awardsDateToday: StringKey { StringKey(0x4B39D21F) }
    public static var awardsDateTomorrow: StringKey { StringKey(0x9D135B15) }
    public static var awardsDateUntil: StringKey { StringKey(0xED2FC75E) }
    public static var awardsDateUntilTime: StringKey { StringKey(0x514B1BA0) }
    public static var awardsDateWords: StringKey { StringKey(0xDB3A0F5B) }
    public static var awardsDateYours: StringKey { StringKey(0x8DD20D2E) }
    public static var awardsDeckEmpty: StringKey { StringKey(0x38D3144A) }
    public static var awardsDeckLeft: StringKey { StringKey(0xF64A506C) }
    public static var awardsDoubtDiscontinued: StringKey { StringKey(0x78B90F9D) }
    public static var awardsDoubtDoubtful: StringKey { StringKey(0x6DC1F4C7) }
    public static var awardsDoubtNoYear: StringKey { StringKey(0x2983E869) }
    public static var awardsDoubtUniversal: StringKey { StringKey(0x84DD93B3) }
    public static var awardsDoubtUnverified: StringKey { StringKey(0xAA9F100D) }
    public static var awardsDoubtYear: StringKey { StringKey(0x56FBBCB3) }
    public static var awardsDoubtZone: StringKey { StringKey(0xF9CD1750) }
    public static var awardsEligible: StringKey { StringKey(0x61749856) }
    public static var awardsFactAmount: StringKey { StringKey(0x579FFC8C) }
    public static var awardsFactBoard: StringKey { StringKey(0xDF730A70) }
    public static var awardsFactChecked: StringKey { StringKey(0xEB798DA9) }
    public static var awardsFactDates: StringKey { StringKey(0xA7F5B8D5) }
    public static var awardsFactDeadline: StringKey { StringKey(0xC4F30B94) }
    public static var awardsFactEffort: StringKey { StringKey(0x827CC38E) }
    public static var awardsFactLink: StringKey { StringKey(0xA5DD9600) }
    public static var awardsFactOpens: StringKey { StringKey(0xCDD2D3B1) }
    public static var awardsFactService: StringKey { StringKey(0xC952E863) }
    public static var awardsFactSource: StringKey { StringKey(0x3A750DF5) }
    public static var awardsFacts: StringKey { StringKey(0xE7658B6A) }
    public static var awardsFilterChecked: StringKey { StringKey(0x60DA34F9) }
    public static var awardsFilterEligible: StringKey { StringKey(0xD717478D) }
    public static var awardsFilterHidden: StringKey { StringKey(0x3E8C19C4) }
    public static var awardsFilterKinds: StringKey { StringKey(0xE17CD9A3) }
    public static var awardsFilterLikely: StringKey { StringKey(0xC515D64C) }
    public static var awardsFilterMissing: StringKey { StringKey(0x32A499A0) }
    public static var awardsFilterNo: StringKey { StringKey(0x512FFD5F) }
    public static var awardsFilterNomination: StringKey { StringKey(0x924767E2) }
    public static var awardsFilterPassed: StringKey { StringKey(0x47CC99D0) }
    public static var awardsFilterRenewable: StringKey { StringKey(0x162456C5) }
    public static var awardsFilterSoon: StringKey { StringKey(0x4C50364B) }
    public static var awardsFilterTitle: StringKey { StringKey(0xCF8EFB76) }
    public static var awardsFormAmount: StringKey { StringKey(0x511CD158) }
    public static var awardsFormAmountExample: StringKey { StringKey(0xB5A31CD7) }
    public static var awardsFormCollege: StringKey { StringKey(0x9FA99B75) }
    public static var awardsFormDeadline: StringKey { StringKey(0x0A247708) }
    public static var awardsFormDeadlineExample: StringKey { StringKey(0xC7B9EA87) }
    public static var awardsFormDropped: StringKey { StringKey(0x845AFDC2) }
    public static var awardsFormKept: StringKey { StringKey(0x340949E4) }
    public static var awardsFormKnown: StringKey { StringKey(0x23561D73) }
    public static var awardsFormLink: StringKey { StringKey(0x3247E184) }
    public static var awardsFormLinkExample: StringKey { StringKey(0x7A008DAB) }
    public static var awardsFormName: StringKey { StringKey(0xE55128CF) }
    public static var awardsFormNameExample: StringKey { StringKey(0x34CA2A08) }
    public static var awardsFormNoName: StringKey { StringKey(0x26CA2681) }
    public static var awardsFormNotADate: StringKey { StringKey(0xCDA144C6) }
    public static var awardsFormNotALink: StringKey { StringKey(0x2887CD3A) }
    public static var awardsFormNotTaken: StringKey { StringKey(0x506E594F) }
    public static var awardsFormRemoved: StringKey { StringKey(0x1BCE8B20) }
    public static var awardsFormSponsor: StringKey { StringKey(0x6820F74A) }
    public static var awardsFormTitle: StringKey { StringKey(0xC3A39AE2) }
    public static var awardsFormulaAbout: StringKey { StringKey(0xEF3C1D13) }
    public static var awardsFormulaTitle: StringKey { StringKey(0xA0ACEFEC) }
    public static var awardsGrowth: StringKey { StringKey(0x40271894) }
    public static var awardsHeadingDoubts: StringKey { StringKey(0x243590ED) }
    public static var awardsHeadingRules: StringKey { StringKey(0x952AB1C1) }
    public static var awardsHeadingTasks: StringKey { StringKey(0x45A59CD0) }
    public static var awardsHiddenAway: StringKey { StringKey(0x21355DD0) }
    public static var awardsHiddenShown: StringKey { StringKey(0x82E04DC3) }
    public static var awardsHours: StringKey { StringKey(0xAF784C2A) }
    public static var awardsKindCollege: StringKey { StringKey(0xDFC7256D) }
    public static var awardsKindFederal: StringKey { StringKey(0x7352F619) }
    public static var awardsKindPrivate: StringKey { StringKey(0x9AC1F3A7) }
    public static var awardsKindState: StringKey { StringKey(0xBFFE3BF1) }
    public static var awardsLegendGrants: StringKey { StringKey(0x2F513402) }
    public static var awardsLegendLeft: StringKey { StringKey(0x81CAAC58) }
    public static var awardsLegendWon: StringKey { StringKey(0x994508F7) }
    public static var awardsLikely: StringKey { StringKey(0xCDE50C77) }
    public static var awardsLoading: StringKey { StringKey(0x42EA0F15) }
    public static var awardsMissing: StringKey { StringKey(0xE02F2721) }
    public static var awardsMoneyEmpty: StringKey { StringKey(0x817DD915) }
    public static var awardsMoneyLoading: StringKey { StringKey(0x3EB70DF0) }
    public static var awardsMoneyNote: StringKey { StringKey(0x6F054AA0) }
    public static var awardsMoved: StringKey { StringKey(0x691F892A) }
    public static var awardsNo: StringKey { StringKey(0x8EE50E88) }
    public static var awardsNoColumn: StringKey { StringKey(0x5A70786D) }
    public static var awardsNoLink: StringKey { StringKey(0xE02EB313) }
    public static var awardsNoPrice: StringKey { StringKey(0x88B05C78) }
    public static var awardsNoRules: StringKey { StringKey(0x3A216B36) }
    public static var awardsNoneFound: StringKey { StringKey(0xFE4A257C) }
    public static var awardsNoneSelected: StringKey { StringKey(0x8AD92AA1) }
    public static var awardsNotAnAmount: StringKey { StringKey(0x845A1293) }
    public static var awardsNotOwn: StringKey { StringKey(0xEBBD310D) }
    public static var awardsNotPassed: StringKey { StringKey(0x1A3B2A7F) }
    public static var awardsNothingMissing: StringKey { StringKey(0x21353139) }
    public static var awardsNothingToExport: StringKey { StringKey(0xCC604E67) }
    public static var awardsOnce: StringKey { StringKey(0xB054CFE6) }
    public static var awardsOr: StringKey { StringKey(0x79E2AEE2) }
    public static var awardsOriginAsian: StringKey { StringKey(0xFB19C330) }
    public static var awardsOriginBlack: StringKey { StringKey(0x38735CD3) }
    public static var awardsOriginHispanic: StringKey { StringKey(0x8577EB4B) }
    public static var awardsOriginMinority: StringKey { StringKey(0x8B5E2CE7) }
    public static var awardsOriginNative: StringKey { StringKey(0x31E0BC3B) }
    public static var awardsPapersCitizen: StringKey { StringKey(0xA00C3699) }
    public static var awardsPapersNational: StringKey { StringKey(0x5981B719) }
    public static var awardsPapersPermanent: StringKey { StringKey(0x94F1A2F3) }
    public static var awardsPapersResident: StringKey { StringKey(0xAA75C703) }
    public static var awardsPartEarly: StringKey { StringKey(0x19CBB2E8) }
    public static var awardsPartLate: StringKey { StringKey(0x117DD2FD) }
    public static var awardsPartMid: StringKey { StringKey(0x9B700961) }
    public static var awardsPassed: StringKey { StringKey(0xBE746367) }
    public static var awardsPeek: StringKey { StringKey(0xA40E5A28) }
    public static var awardsPersonalAbroad: StringKey { StringKey(0x9EC4521F) }
    public static var awardsPersonalAge: StringKey { StringKey(0x720A8975) }
    public static var awardsPersonalAthlete: StringKey { StringKey(0x49E298ED) }
    public static var awardsPersonalCity: StringKey { StringKey(0xB96AA16D) }
    public static var awardsPersonalCollege: StringKey { StringKey(0x5F979DCB) }
    public static var awardsPersonalFamily: StringKey { StringKey(0x0BAF8F0E) }
    public static var awardsPersonalLeadership: StringKey { StringKey(0xABB18915) }
    public static var awardsPersonalLgbtq: StringKey { StringKey(0xADF1E8C8) }
    public static var awardsPersonalMember: StringKey { StringKey(0xA0AF9454) }
    public static var awardsPersonalProgram: StringKey { StringKey(0xC50F37AA) }
    public static var awardsPersonalProject: StringKey { StringKey(0x08B38C0B) }
    public static var awardsPersonalResearch: StringKey { StringKey(0x816F24E7) }
    public static var awardsPriceAverage: StringKey { StringKey(0xCE58494E) }
    public static var awardsPriceBand: StringKey { StringKey(0x9B3E65B4) }
    public static var awardsPromptTask: StringKey { StringKey(0x71103E81) }
    public static var awardsPromptWon: StringKey { StringKey(0xF3F3E134) }
    public static var awardsRemarkFailed: StringKey { StringKey(0x126DD9A3) }
    public static var awardsRemarkIncome: StringKey { StringKey(0xDF6E5059) }
    public static var awardsRemarkMissing: StringKey { StringKey(0x6485D966) }
    public static var awardsRemarkNomination: StringKey { StringKey(0x067496F0) }
    public static var awardsRemarkNotYet: StringKey { StringKey(0x6E646F84) }
    public static var awardsRemarkOpen: StringKey { StringKey(0x0CECD8BA) }
    public static var awardsRemarkPell: StringKey { StringKey(0x39259999) }
    public static var awardsRemarkPersonal: StringKey { StringKey(0xA411E262) }
    public static var awardsRemarkSaid: StringKey { StringKey(0x9694A14B) }
    public static var awardsReminder: StringKey { StringKey(0xADCDD071) }
    public static var awardsReminderMore: StringKey { StringKey(0xCD9C867D) }
    public static var awardsRenewable: StringKey { StringKey(0x0971CAA4) }
    public static var awardsRolling: StringKey { StringKey(0x2300D77C) }
    public static var awardsRuleCitizenship: StringKey { StringKey(0x4172916A) }
    public static var awardsRuleCollege: StringKey { StringKey(0x719AE7B9) }
    public static var awardsRuleDisability: StringKey { StringKey(0xA0E7E632) }
    public static var awardsRuleEthnicity: StringKey { StringKey(0x2EDE7B15) }
    public static var awardsRuleField: StringKey { StringKey(0x5DB67AFC) }
    public static var awardsRuleFirst: StringKey { StringKey(0x252092FE) }
    public static var awardsRuleGrade: StringKey { StringKey(0xB1E4E027) }
    public static var awardsRuleIncome: StringKey { StringKey(0x9F8AB3E3) }
    public static var awardsRuleMilitary: StringKey { StringKey(0x5D50F203) }
    public static var awardsRuleNeed: StringKey { StringKey(0x796A7374) }
    public static var awardsRuleNomination: StringKey { StringKey(0x943B1952) }
    public static var awardsRulePell: StringKey { StringKey(0xBC75E07F) }
    public static var awardsRuleResidency: StringKey { StringKey(0x5A96BAC4) }
    public static var awardsRuleStage: StringKey { StringKey(0x8827136E) }
    public static var awardsRuleWomen: StringKey { StringKey(0x5B3895BE) }
    public static var awardsSaved: StringKey { StringKey(0x6EB2BB2E) }
    public static var awardsSearchPrompt: StringKey { StringKey(0x4A1FBF90) }
    public static var awardsSeasonEarly: StringKey { StringKey(0xAA66DC50) }
    public static var awardsSeasonFall: StringKey { StringKey(0x0A5990E4) }
    public static var awardsSeasonSpring: StringKey { StringKey(0x0BF6D3C8) }
    public static var awardsSeasonSummer: StringKey { StringKey(0x1A473FE0) }
    public static var awardsSeasonWinter: StringKey { StringKey(0x040ABC18) }
    public static var awardsSectionBoard: StringKey { StringKey(0x8CD5ADAF) }
    public static var awardsSectionList: StringKey { StringKey(0x339A7BCD) }
    public static var awardsSectionMoney: StringKey { StringKey(0xBACB68F3) }
    public static var awardsSectionTimeline: StringKey { StringKey(0xAD330982) }
    public static var awardsService: StringKey { StringKey(0x2EDE4766) }
    public static var awardsSortAmount: StringKey { StringKey(0xC0AE366E) }
    public static var awardsSortDeadline: StringKey { StringKey(0xAA4CBDD2) }
    public static var awardsSortName: StringKey { StringKey(0x58E1D6C9) }
    public static var awardsSortVerdict: StringKey { StringKey(0xF108471B) }
    public static var awardsSortWorth: StringKey { StringKey(0x1CA3668A) }
    public static var awardsSorted: StringKey { StringKey(0x5DDDEA9A) }
    public static var awardsStageDrafting: StringKey { StringKey(0x3317899B) }
    public static var awardsStageFound: StringKey { StringKey(0xFA53DA52) }
    public static var awardsStageGrades: StringKey { StringKey(0x3EA1D6AE) }
    public static var awardsStageGraduate: StringKey { StringKey(0x44976EC3) }
    public static var awardsStageJunior: StringKey { StringKey(0xB91C1EA7) }
    public static var awardsStageLost: StringKey { StringKey(0xE47FCBEC) }
    public static var awardsStageSenior: StringKey { StringKey(0x1574F44A) }
    public static var awardsStageSubmitted: StringKey { StringKey(0x3E6C8E67) }
    public static var awardsStageUndergraduate: StringKey { StringKey(0xBA62D665) }
    public static var awardsStageWon: StringKey { StringKey(0x62BD20DE) }
    public static var awardsStageYounger: StringKey { StringKey(0xC7E01651) }
    public static var awardsStatusChecked: StringKey { StringKey(0xE6E4DC11) }
    public static var awardsStatusDiscontinued: StringKey { StringKey(0xDD72132B) }
    public static var awardsStatusDoubtful: StringKey { StringKey(0x9639AAAD) }
    public static var awardsStatusOwn: StringKey { StringKey(0x988BC248) }
    public static var awardsStatusUnverified: StringKey { StringKey(0xB1DC6987) }
    public static var awardsTaskAdded: StringKey { StringKey(0xFB2FF94D) }
    public static var awardsTaskAid: StringKey { StringKey(0x8A789559) }
    public static var awardsTaskDone: StringKey { StringKey(0xA22D5469) }
    public static var awardsTaskEssay: StringKey { StringKey(0x6DC08F44) }
    public static var awardsTaskForm: StringKey { StringKey(0x07923EBF) }
    public static var awardsTaskLetters: StringKey { StringKey(0x2238B4A2) }
    public static var awardsTaskNomination: StringKey { StringKey(0xBB30BFD7) }
    public static var awardsTaskOpen: StringKey { StringKey(0xBE00EC61) }
    public static var awardsTaskRemoved: StringKey { StringKey(0xE7BF1263) }
    public static var awardsTaskTranscript: StringKey { StringKey(0x2A501FA3) }
    public static var awardsTermAmount: StringKey { StringKey(0x3C3801B8) }
    public static var awardsTermCollege: StringKey { StringKey(0x77842055) }
    public static var awardsTermEssay: StringKey { StringKey(0x90C46EC3) }
    public static var awardsTermFederal: StringKey { StringKey(0xA742FAE1) }
    public static var awardsTermForm: StringKey { StringKey(0x0AACB132) }
    public static var awardsTermLikely: StringKey { StringKey(0x2BE6B208) }
    public static var awardsTermMissing: StringKey { StringKey(0xA8DF9B54) }
    public static var awardsTermNomination: StringKey { StringKey(0x7BC6FAAE) }
    public static var awardsTermPrivate: StringKey { StringKey(0x03C16B0F) }
    public static var awardsTermProject: StringKey { StringKey(0x83722019) }
    public static var awardsTermState: StringKey { StringKey(0xB4B1CE49) }
    public static var awardsTimelineEmpty: StringKey { StringKey(0xA80769CC) }
    public static var awardsTimelineOthers: StringKey { StringKey(0x21B7B0C8) }
    public static var awardsTookBack: StringKey { StringKey(0x208781D8) }
    public static var awardsUndoes: StringKey { StringKey(0x4C6F8421) }
    public static var awardsUnknownLink: StringKey { StringKey(0xF9F574A2) }
    public static var awardsUnsaved: StringKey { StringKey(0x2BF7EBFF) }
    public static var awardsUpcoming: StringKey { StringKey(0x626430E1) }
    public static var awardsVaries: StringKey { StringKey(0xA380FC83) }
    public static var awardsWon: StringKey { StringKey(0xD4CC2E45) }
    public static var awardsWorth: StringKey { StringKey(0xEA3D7D85) }
    public static var balanceNoAffordableSafety: StringKey { StringKey(0x749BB31A) }
    public static var balanceNoMatch: StringKey { StringKey(0x51B23FEC) }
    public static var balanceNoSafety: StringKey { StringKey(0x9871188D) }
    public static var balanceOneState: StringKey { StringKey(0xA022EED5) }
    public static var balanceReaches: StringKey { StringKey(0x983524B6) }
    public static var balanceUnknown: StringKey { StringKey(0x1ED20B07) }
    public static var bandAbove110: StringKey { StringKey(0xE15881FE) }
    public static var bandUpTo110: StringKey { StringKey(0x359D772E) }
    public static var bandUpTo30: StringKey { StringKey(0xDD0C89AF) }
    public static var bandUpTo48: StringKey { StringKey(0xDAFB3D68) }
    public static var bandUpTo75: StringKey { StringKey(0xE8020DA4) }
    public static var cardAdmits: StringKey { StringKey(0x4E35DAE5) }
    public static var cardAllCampuses: StringKey { StringKey(0x5B70B148) }
    public static var cardCounterAll: StringKey { StringKey(0x33ABD76B) }
    public static var cardCounterCalibration: StringKey { StringKey(0x0AFE50DC) }
    public static var cardCounterFiltered: StringKey { StringKey(0x65D967AB) }
    public static var cardCounterFourYear: StringKey { StringKey(0xE9DE93DE) }
    public static var cardEarns: StringKey { StringKey(0x24AC9FCA) }
    public static var cardGraduates: StringKey { StringKey(0x3E66450B) }
    public static var cardLiked: StringKey { StringKey(0xA5E3909C) }
    public static var cardNetPrice: StringKey { StringKey(0xFCED2AD6) }
    public static var cardNoUndergraduates: StringKey { StringKey(0xB46CBC23) }
    public static var cardPassed: StringKey { StringKey(0x5396A127) }
    public static var cardProbe: StringKey { StringKey(0xF3D9E687) }
    public static var cardStarred: StringKey { StringKey(0xE445BD36) }
    public static var cardSureFair: StringKey { StringKey(0x6D11FBB7) }
    public static var cardSureHigh: StringKey { StringKey(0x293FAC01) }
    public static var cardSureLow: StringKey { StringKey(0xBB505A8D) }
    public static var cardTaste: StringKey { StringKey(0x6568682A) }
    public static var cardUndergraduates: StringKey { StringKey(0xEFED590F) }
    public static var cardWithheld: StringKey { StringKey(0x1B856F24) }
    public static var cardWithheldNothing: StringKey { StringKey(0x5938ADAC) }
    public static var chanceCaveat: StringKey { StringKey(0xAA20F835) }
    public static var chanceMatch: StringKey { StringKey(0x9B2EB81E) }
    public static var chanceNoRange: StringKey { StringKey(0x2CC1DD1A) }
    public static var chanceNoRate: StringKey { StringKey(0xA402B50F) }
    public static var chanceNoScore: StringKey { StringKey(0x7804183D) }
    public static var chanceOpen: StringKey { StringKey(0xB29DC761) }
    public static var chanceRate: StringKey { StringKey(0x452AEAFF) }
    public static var chanceReach: StringKey { StringKey(0xE3363650) }
    public static var chanceSafety: StringKey { StringKey(0x0D552CAF) }
    public static var chanceScoreAbove: StringKey { StringKey(0x58601C49) }
    public static var chanceScoreBelow: StringKey { StringKey(0x9FA8C475) }
    public static var chanceScoreIn: StringKey { StringKey(0xF8AE5D1F) }
    public static var chanceUnknown: StringKey { StringKey(0xA3B41BF1) }
    public static var chatAccept: StringKey { StringKey(0xE4685743) }
    public static var chatAccepted: StringKey { StringKey(0x9E9FAE82) }
    public static var chatAdvisor: StringKey { StringKey(0x5A9670D1) }
    public static var chatAlone: StringKey { StringKey(0x28ED98FA) }
    public static var chatArchive: StringKey { StringKey(0xC2E3052F) }
    public static var chatArchiveEntry: StringKey { StringKey(0xA7A5A33E) }
    public static var chatArchived: StringKey { StringKey(0x16615511) }
    public static var chatAskContact: StringKey { StringKey(0x119C6D31) }
    public static var chatAskContactAbout: StringKey { StringKey(0x6A28A849) }
    public static var chatAsked: StringKey { StringKey(0x594361E1) }
    public static var chatAskedContact: StringKey { StringKey(0x87E01158) }
    public static var chatAsksContact: StringKey { StringKey(0xE3352070) }
    public static var chatAttachment: StringKey { StringKey(0x26CAF19A) }
    public static var chatAttachmentGone: StringKey { StringKey(0xCAE5DBBE) }
    public static var chatBlock: StringKey { StringKey(0x68605750) }
    public static var chatBlockAbout: StringKey { StringKey(0x6C6418F4) }
    public static var chatBlocked: StringKey { StringKey(0xE17C6951) }
    public static var chatBlockedNow: StringKey { StringKey(0x71F5EE2C) }
    public static var chatBroughtBack: StringKey { StringKey(0x0C7F909C) }
    public static var chatCardHint: StringKey { StringKey(0xAE03F625) }
    public static var chatCardPreview: StringKey { StringKey(0xE0035558) }
    public static var chatChoose: StringKey { StringKey(0x6F41D97A) }
    public static var chatCommandAttach: StringKey { StringKey(0xFAEB786E) }
    public static var chatCommandCollege: StringKey { StringKey(0x94BD3D88) }
    public static var chatCommandDate: StringKey { StringKey(0xBC88E8D7) }
    public static var chatCommandInvite: StringKey { StringKey(0xB5BD797E) }
    public static var chatCommandLeave: StringKey { StringKey(0xECE44AA6) }
    public static var chatCommandSearch: StringKey { StringKey(0x7AE3D81B) }
    public static var chatComposerPrompt: StringKey { StringKey(0x35E76F8A) }
    public static var chatConnecting: StringKey { StringKey(0x36A85B75) }
    public static var chatContact: StringKey { StringKey(0xA70FC2E9) }
    public static var chatContactGone: StringKey { StringKey(0x9AC1999B) }
    public static var chatConversations: StringKey { StringKey(0x7CBAC9F9) }
    public static var chatDateNote: StringKey { StringKey(0x6C19842E) }
    public static var chatDatePrompt: StringKey { StringKey(0x9C75AB30) }
    public static var chatDateTitle: StringKey { StringKey(0xDE366E64) }
    public static var chatDecline: StringKey { StringKey(0x0C3228EF) }
    public static var chatEdited: StringKey { StringKey(0x50FEC532) }
    public static var chatEditing: StringKey { StringKey(0x68420D25) }
    public static var chatEditorAway: StringKey { StringKey(0x4C3C76F3) }
    public static var chatEditorFailed: StringKey { StringKey(0xF8E6D53C) }
    public static var chatEmptyConversation: StringKey { StringKey(0x3B11FAFC) }
    public static var chatEmptyEdit: StringKey { StringKey(0x1770CFDF) }
    public static var chatFailureAgain: StringKey { StringKey(0x3BAC27C6) }
    public static var chatFailureEmpty: StringKey { StringKey(0x2D245513) }
    public static var chatFailureFlood: StringKey { StringKey(0x004AE4F2) }
    public static var chatFailureFull: StringKey { StringKey(0x51E75267) }
    public static var chatFailureRoom: StringKey { StringKey(0x6DDCC295) }
    public static var chatFailureStorage: StringKey { StringKey(0x2C09DE6B) }
    public static var chatFailureUnderWay: StringKey { StringKey(0xDB901A06) }
    public static var chatFailureUnreachable: StringKey { StringKey(0x164867C8) }
    public static var chatFileNotSaved: StringKey { StringKey(0xE240F523) }
    public static var chatFilePreview: StringKey { StringKey(0xF24E5590) }
    public static var chatFileSaved: StringKey { StringKey(0x54BCE54F) }
    public static var chatFilesAway: StringKey { StringKey(0x7F9A0D2F) }
    public static var chatFilterPrompt: StringKey { StringKey(0x98D6900A) }
    public static var chatFlood: StringKey { StringKey(0x0FC10755) }
    public static var chatFloodNear: StringKey { StringKey(0xD7BE074A) }
    public static var chatGuestAsk: StringKey { StringKey(0x58F431BD) }
    public static var chatGuestNearby: StringKey { StringKey(0x63B1B07F) }
    public static var chatGuestNotes: StringKey { StringKey(0x8718F199) }
    public static var chatGuestSources: StringKey { StringKey(0x4A262856) }
    public static var chatHowToMeet: StringKey { StringKey(0x9E8AE975) }
    public static var chatInvitation: StringKey { StringKey(0xFCB6CAD0) }
    public static var chatInvite: StringKey { StringKey(0x603C42FA) }
    public static var chatInviteNote: StringKey { StringKey(0x5EDE03CD) }
    public static var chatInviteTitle: StringKey { StringKey(0xB1A1E699) }
    public static var chatInvited: StringKey { StringKey(0x1CDCDEBA) }
    public static var chatInvitedBy: StringKey { StringKey(0x155667E4) }
    public static var chatJoin: StringKey { StringKey(0xD98FD63F) }
    public static var chatJoined: StringKey { StringKey(0xECD9FAFE) }
    public static var chatLeave: StringKey { StringKey(0x36330A8A) }
    public static var chatLeaveAbout: StringKey { StringKey(0x56464BDE) }
    public static var chatLeft: StringKey { StringKey(0x4DC534F6) }
    public static var chatLinkMisleads: StringKey { StringKey(0xC67062B4) }
    public static var chatLinksNote: StringKey { StringKey(0x15B0B8C7) }
    public static var chatLinksTitle: StringKey { StringKey(0xC5C0BE7F) }
    public static var chatLoadingHistory: StringKey { StringKey(0xA1BC5584) }
    public static var chatMembers: StringKey { StringKey(0x54FE368A) }
    public static var chatMissingQuote: StringKey { StringKey(0x15435C34) }
    public static var chatMute: StringKey { StringKey(0x81B9B4D6) }
    public static var chatMuteAbout: StringKey { StringKey(0x68C024AA) }
    public static var chatMuted: StringKey { StringKey(0xE9577436) }
    public static var chatMutedWord: StringKey { StringKey(0x493E4EC1) }
    public static var chatNameless: StringKey { StringKey(0xC1D7A065) }
    public static var chatNearby: StringKey { StringKey(0x0E37EFA0) }
    public static var chatNewBelow: StringKey { StringKey(0xD133D4BB) }
    public static var chatNewMessages: StringKey { StringKey(0xEE5B89B2) }
    public static var chatNoCollege: StringKey { StringKey(0xC031FE70) }
    public static var chatNoFile: StringKey { StringKey(0x0FA00F45) }
    public static var chatNoLinks: StringKey { StringKey(0xF32899D4) }
    public static var chatNoMessage: StringKey { StringKey(0xBE1343D2) }
    public static var chatNoRoom: StringKey { StringKey(0x1491C86C) }
    public static var chatNoText: StringKey { StringKey(0x51A440DC) }
    public static var chatNobody: StringKey { StringKey(0xA95318C0) }
    public static var chatNotEdited: StringKey { StringKey(0x7E4B5F0A) }
    public static var chatNotSent: StringKey { StringKey(0xCC443881) }
    public static var chatNotYours: StringKey { StringKey(0xD5A99685) }
    public static var chatNothingFound: StringKey { StringKey(0x12BD37C9) }
    public static var chatNothingSince: StringKey { StringKey(0x2C50FCBF) }
    public static var chatNothingUnread: StringKey { StringKey(0x646633CC) }
    public static var chatOff: StringKey { StringKey(0x66F0F8AC) }
    public static var chatOffline: StringKey { StringKey(0x355C12EE) }
    public static var chatOn: StringKey { StringKey(0x82C44CDA) }
    public static var chatOnline: StringKey { StringKey(0x8805FBF8) }
    public static var chatOutboxDrop: StringKey { StringKey(0xA4883780) }
    public static var chatOutboxEdit: StringKey { StringKey(0xF7F90E0D) }
    public static var chatOutboxEmpty: StringKey { StringKey(0x07F48E02) }
    public static var chatOutboxNote: StringKey { StringKey(0xFF7FB681) }
    public static var chatOutboxRedaction: StringKey { StringKey(0xDCA405E2) }
    public static var chatOutboxRetry: StringKey { StringKey(0x07608075) }
    public static var chatOutboxTitle: StringKey { StringKey(0x5DFE0645) }
    public static var chatPasteCut: StringKey { StringKey(0x5200BF1B) }
    public static var chatPeopleNote: StringKey { StringKey(0x4E49D63B) }
    public static var chatPeoplePrompt: StringKey { StringKey(0x0B19E6D9) }
    public static var chatPeopleTitle: StringKey { StringKey(0x4EF8283B) }
    public static var chatQuestionAnswered: StringKey { StringKey(0x989C5CC5) }
    public static var chatQuestionCopy: StringKey { StringKey(0x69F7E30F) }
    public static var chatQuestionEdit: StringKey { StringKey(0x4684750E) }
    public static var chatQuestionMail: StringKey { StringKey(0x489EA631) }
    public static var chatQuestionMailAbout: StringKey { StringKey(0xFD511949) }
    public static var chatQuestionRemove: StringKey { StringKey(0xB86990A6) }
    public static var chatQuestionSent: StringKey { StringKey(0xE54F5160) }
    public static var chatQuestionStateAnswered: StringKey { StringKey(0xE97A7CE9) }
    public static var chatQuestionStateCopied: StringKey { StringKey(0xA3008662) }
    public static var chatQuestionStateDraft: StringKey { StringKey(0xDD1CE0AD) }
    public static var chatQuestionStateSent: StringKey { StringKey(0xCA775234) }
    public static var chatQuestionTitle: StringKey { StringKey(0xE1215744) }
    public static var chatQueuedCount: StringKey { StringKey(0x5A348EF8) }
    public static var chatQuiet: StringKey { StringKey(0xDB277E4D) }
    public static var chatQuietAbout: StringKey { StringKey(0x654B5D55) }
    public static var chatQuietNote: StringKey { StringKey(0x0F7BA71C) }
    public static var chatQuietPrompt: StringKey { StringKey(0x2B33AB16) }
    public static var chatReactPrompt: StringKey { StringKey(0xD38E0193) }
    public static var chatReactTitle: StringKey { StringKey(0x81D98091) }
    public static var chatReactionYours: StringKey { StringKey(0x4D88D4E9) }
    public static var chatRefuse: StringKey { StringKey(0xF0ED80F3) }
    public static var chatRefused: StringKey { StringKey(0xDCE16DB5) }
    public static var chatRefusedAttachment: StringKey { StringKey(0xEF30DAD5) }
    public static var chatRefusedLong: StringKey { StringKey(0xC3D23196) }
    public static var chatRefusedMember: StringKey { StringKey(0xABA4F13A) }
    public static var chatRefusedTarget: StringKey { StringKey(0xF2C1C6B1) }
    public static var chatRemoveContact: StringKey { StringKey(0x8DD07142) }
    public static var chatRemoved: StringKey { StringKey(0xD42F7C85) }
    public static var chatRemovedMessage: StringKey { StringKey(0xAABACF0F) }
    public static var chatReplying: StringKey { StringKey(0xD0CC35E7) }
    public static var chatReport: StringKey { StringKey(0x9F1426A1) }
    public static var chatReportMessage: StringKey { StringKey(0xDEE11023) }
    public static var chatReportNote: StringKey { StringKey(0xC00E9090) }
    public static var chatReportPrompt: StringKey { StringKey(0xA762A2D2) }
    public static var chatReported: StringKey { StringKey(0x9B45DF38) }
    public static var chatRequest: StringKey { StringKey(0xB19E0BE0) }
    public static var chatRoomNamed: StringKey { StringKey(0xDF12FDF8) }
    public static var chatRoomNote: StringKey { StringKey(0x7918B31F) }
    public static var chatRoomPrompt: StringKey { StringKey(0x1E5D7A65) }
    public static var chatRoomTitle: StringKey { StringKey(0xC458B9E7) }
    public static var chatRuleAll: StringKey { StringKey(0x8E9B7DFF) }
    public static var chatRuleMentions: StringKey { StringKey(0xC78553C7) }
    public static var chatRuleNone: StringKey { StringKey(0x909CAB36) }
    public static var chatRuleSet: StringKey { StringKey(0x3B09320C) }
    public static var chatSearchAll: StringKey { StringKey(0xE8B8FFE5) }
    public static var chatSearchIn: StringKey { StringKey(0x869B8109) }
    public static var chatSearchNone: StringKey { StringKey(0x74FDC9CC) }
    public static var chatSearchNote: StringKey { StringKey(0x98BD5B22) }
    public static var chatSearchPrompt: StringKey { StringKey(0xD583C00C) }
    public static var chatSettingsTitle: StringKey { StringKey(0x85D2BAA1) }
    public static var chatShareCodeCopy: StringKey { StringKey(0xAC03CC2E) }
    public static var chatShareCodeMake: StringKey { StringKey(0x8213D7CD) }
    public static var chatShareCodeNote: StringKey { StringKey(0x19E8374F) }
    public static var chatShareCodeRevoke: StringKey { StringKey(0x863D3385) }
    public static var chatShareCodeRevokeAbout: StringKey { StringKey(0x0DD996CD) }
    public static var chatShareCodeRevoked: StringKey { StringKey(0x3358AB33) }
    public static var chatShareCodeTitle: StringKey { StringKey(0x3DED7857) }
    public static var chatShareNobody: StringKey { StringKey(0xA9EFB48A) }
    public static var chatShareTitle: StringKey { StringKey(0x0786DBAD) }
    public static var chatStyle: StringKey { StringKey(0xB8E04B80) }
    public static var chatStyleAbout: StringKey { StringKey(0x3E245764) }
    public static var chatStyleBubbles: StringKey { StringKey(0xAA0B32DA) }
    public static var chatStyleCompact: StringKey { StringKey(0x32546A30) }
    public static var chatSwitchFindable: StringKey { StringKey(0xE64E5A71) }
    public static var chatSwitchFindableAbout: StringKey { StringKey(0x5F07B109) }
    public static var chatSwitchPresence: StringKey { StringKey(0x54F530CB) }
    public static var chatSwitchPresenceAbout: StringKey { StringKey(0xD4C2668B) }
    public static var chatSwitchReceipts: StringKey { StringKey(0xF7369027) }
    public static var chatSwitchReceiptsAbout: StringKey { StringKey(0xFC8965D7) }
    public static var chatSwitchTyping: StringKey { StringKey(0x119F0D11) }
    public static var chatSwitchTypingAbout: StringKey { StringKey(0x2540A229) }
    public static var chatTooLongBy: StringKey { StringKey(0xF2CF6ED2) }
    public static var chatTooLongBytes: StringKey { StringKey(0x19051312) }
    public static var chatTypingMany: StringKey { StringKey(0x533BD300) }
    public static var chatTypingOne: StringKey { StringKey(0xFD0DD405) }
    public static var chatTypingTwo: StringKey { StringKey(0xD1CF76EF) }
    public static var chatUnarchive: StringKey { StringKey(0x753E5B1E) }
    public static var chatUnarchived: StringKey { StringKey(0x0B2A010E) }
    public static var chatUnblock: StringKey { StringKey(0xDA0D6321) }
    public static var chatUnblockedNow: StringKey { StringKey(0x60BC0F99) }
    public static var chatUnknownCommand: StringKey { StringKey(0x72B3192F) }
    public static var chatUnmute: StringKey { StringKey(0xEA200F79) }
    public static var chatUnmuted: StringKey { StringKey(0xAD77CAA7) }
    public static var chatVanishing: StringKey { StringKey(0x25485EF8) }
    public static var chatVersionNow: StringKey { StringKey(0x0D736C9C) }
    public static var chatVersionNumber: StringKey { StringKey(0xC2B7BCD5) }
    public static var chatVersionsTitle: StringKey { StringKey(0xB5139C2D) }
    public static var chatWaiting: StringKey { StringKey(0x5241CC2A) }
    public static var chatWasInvited: StringKey { StringKey(0xF0E0F54A) }
    public static var chatWentAway: StringKey { StringKey(0x41A42A4A) }
    public static var chatWithdraw: StringKey { StringKey(0xAD0F99C5) }
    public static var chatWrite: StringKey { StringKey(0x9C4327C2) }
    public static var chatYou: StringKey { StringKey(0x37BDFEF6) }
    public static var choiceFirst: StringKey { StringKey(0xEA9CDE56) }
    public static var choiceOther: StringKey { StringKey(0xEF0768EA) }
    public static var choiceSecond: StringKey { StringKey(0xA2E77E44) }
    public static var choiceThird: StringKey { StringKey(0xD7CD29F1) }
    public static var citationPublisher: StringKey { StringKey(0xEC7091EE) }
    public static var citationSurvey: StringKey { StringKey(0x0C06DD58) }
    public static var citationUnknown: StringKey { StringKey(0xAB9EDE54) }
    public static var citationVariable: StringKey { StringKey(0x84CB2B5A) }
    public static var citationYear: StringKey { StringKey(0xF2101383) }
    public static var compareAll: StringKey { StringKey(0x06AA209D) }
    public static var compareChance: StringKey { StringKey(0x55F0BB86) }
    public static var compareFourYears: StringKey { StringKey(0x0A1C3ED9) }
    public static var compareFourYearsHeld: StringKey { StringKey(0xFE32CB03) }
    public static var compareHeading: StringKey { StringKey(0xDA21F000) }
    public static var compareHidden: StringKey { StringKey(0x8194A8A6) }
    public static var compareMatch: StringKey { StringKey(0x741E0B27) }
    public static var compareNotWritten: StringKey { StringKey(0xC2C77D59) }
    public static var compareTooFew: StringKey { StringKey(0xC0D78D23) }
    public static var compareWritten: StringKey { StringKey(0x3CC7E4F5) }
    public static var compareYou: StringKey { StringKey(0x846C0CC1) }
    public static var componentAcademic: StringKey { StringKey(0xA54F2D9D) }
    public static var componentCampus: StringKey { StringKey(0xE50784BB) }
    public static var componentFinancial: StringKey { StringKey(0x237B715D) }
    public static var componentOutcomes: StringKey { StringKey(0x98263277) }
    public static var configBadValue: StringKey { StringKey(0x53A19D66) }
    public static var configDuplicate: StringKey { StringKey(0x4F049F1C) }
    public static var configMore: StringKey { StringKey(0xC9D3F37E) }
    public static var configNotAFile: StringKey { StringKey(0x6B1885E7) }
    public static var configNotASetting: StringKey { StringKey(0x699BEA57) }
    public static var configTooLarge: StringKey { StringKey(0x2601739D) }
    public static var configUnknownKey: StringKey { StringKey(0xDBDA4239) }
    public static var configUnreadable: StringKey { StringKey(0x714BB8B8) }
    public static var contextAsk: StringKey { StringKey(0xC209923B) }
    public static var contextAwardCard: StringKey { StringKey(0xCA0FD0C0) }
    public static var contextAwardOptions: StringKey { StringKey(0x01758144) }
    public static var contextAwards: StringKey { StringKey(0xAC9F1D10) }
    public static var contextCard: StringKey { StringKey(0x6814E724) }
    public static var contextChoice: StringKey { StringKey(0xDD57B2A5) }
    public static var contextComposer: StringKey { StringKey(0x809E15EC) }
    public static var contextConfirm: StringKey { StringKey(0x80689536) }
    public static var contextConversations: StringKey { StringKey(0x466E2F2A) }
    public static var contextDetails: StringKey { StringKey(0x126B392C) }
    public static var contextFilter: StringKey { StringKey(0xA7F91590) }
    public static var contextForm: StringKey { StringKey(0x539EDBA0) }
    public static var contextGlobal: StringKey { StringKey(0x7CA52B91) }
    public static var contextHelp: StringKey { StringKey(0x49BC2719) }
    public static var contextList: StringKey { StringKey(0xBBDC1AA2) }
    public static var contextMap: StringKey { StringKey(0x5B65B990) }
    public static var contextNearby: StringKey { StringKey(0xB1BE057D) }
    public static var contextNearbyChoice: StringKey { StringKey(0x52BAC00B) }
    public static var contextNote: StringKey { StringKey(0x19777372) }
    public static var contextNoteEditor: StringKey { StringKey(0x94756B20) }
    public static var contextNotebookPanel: StringKey { StringKey(0x23AC82CC) }
    public static var contextNotes: StringKey { StringKey(0x180A0A93) }
    public static var contextNotice: StringKey { StringKey(0x62CDAEA6) }
    public static var contextPalette: StringKey { StringKey(0x6FEED9D1) }
    public static var contextPicker: StringKey { StringKey(0x8183972C) }
    public static var contextReader: StringKey { StringKey(0x374D4099) }
    public static var contextSearch: StringKey { StringKey(0x47D7D8D6) }
    public static var contextSources: StringKey { StringKey(0x6183B498) }
    public static var contextText: StringKey { StringKey(0x8A30EF45) }
    public static var contextTimeline: StringKey { StringKey(0xF5F1C66D) }
    public static var contextUnbound: StringKey { StringKey(0x8B406F7B) }
    public static var controlForProfit: StringKey { StringKey(0xC4DEAFC4) }
    public static var controlPrivate: StringKey { StringKey(0xEFAEF61B) }
    public static var controlPublic: StringKey { StringKey(0x9593E7A1) }
    public static var dateDay: StringKey { StringKey(0xEF31194D) }
    public static var dateMonths: StringKey { StringKey(0x9341EA52) }
    public static var dateShort: StringKey { StringKey(0xA96EA7A5) }
    public static var dateToday: StringKey { StringKey(0x6C8A312E) }
    public static var dateWeekdays: StringKey { StringKey(0x1C084F22) }
    public static var dateYesterday: StringKey { StringKey(0x59ADC677) }
    public static var deckFailed: StringKey { StringKey(0x1D7AFD63) }
    public static var deckFilterEmpty: StringKey { StringKey(0x888627A0) }
    public static var deckFilterFinished: StringKey { StringKey(0x3E92522D) }
    public static var deckFilterWay: StringKey { StringKey(0x9BAFC86A) }
    public static var deckFinished: StringKey { StringKey(0xED35FD64) }
    public static var deckFinishedAll: StringKey { StringKey(0xE93F070E) }
    public static var deckFinishedLiked: StringKey { StringKey(0x1F479984) }
    public static var deckFinishedWiden: StringKey { StringKey(0xDB2CDFAE) }
    public static var deckLoading: StringKey { StringKey(0xD7824776) }
    public static var deskAgain: StringKey { StringKey(0x9C3E5B22) }
    public static var deskByKey: StringKey { StringKey(0x46ABB809) }
    public static var deskByPassphrase: StringKey { StringKey(0xF73AF29E) }
    public static var deskChange: StringKey { StringKey(0xECBF9796) }
    public static var deskChangeAbout: StringKey { StringKey(0x495F5DEA) }
    public static var deskChanged: StringKey { StringKey(0xA39C31F6) }
    public static var deskCode: StringKey { StringKey(0x505420CF) }
    public static var deskConfirmation: StringKey { StringKey(0x41EE165B) }
    public static var deskDiffer: StringKey { StringKey(0xA2BA05D2) }
    public static var deskDone: StringKey { StringKey(0xFABA70CA) }
    public static var deskExport: StringKey { StringKey(0x9E5D3480) }
    public static var deskExportAbout: StringKey { StringKey(0x5671F864) }
    public static var deskExportHow: StringKey { StringKey(0x7575C843) }
    public static var deskExported: StringKey { StringKey(0x63393681) }
    public static var deskLink: StringKey { StringKey(0x0608851A) }
    public static var deskLinkAbout: StringKey { StringKey(0x54ED566E) }
    public static var deskLinkShown: StringKey { StringKey(0xA3F2C0C6) }
    public static var deskLinkTitle: StringKey { StringKey(0x0B535239) }
    public static var deskLock: StringKey { StringKey(0xDF34DA2D) }
    public static var deskLockAbout: StringKey { StringKey(0x54FCCFB5) }
    public static var deskLocked: StringKey { StringKey(0x0543AB74) }
    public static var deskName: StringKey { StringKey(0x2876B9E9) }
    public static var deskNewPassphrase: StringKey { StringKey(0xA19E3F63) }
    public static var deskNoPath: StringKey { StringKey(0x234DBEE3) }
    public static var deskNoSignIn: StringKey { StringKey(0x76F20487) }
    public static var deskNotTheName: StringKey { StringKey(0x529D6093) }
    public static var deskPassphrase: StringKey { StringKey(0xDEEFD71E) }
    public static var deskPath: StringKey { StringKey(0xC2DE8B01) }
    public static var deskRecover: StringKey { StringKey(0x9A9BDF96) }
    public static var deskRecoverAbout: StringKey { StringKey(0xD61965EA) }
    public static var deskRecoveryShown: StringKey { StringKey(0x84191EE5) }
    public static var deskRecoveryTitle: StringKey { StringKey(0x6D4625C6) }
    public static var deskRemove: StringKey { StringKey(0xEA9DB706) }
    public static var deskRemoveAbout: StringKey { StringKey(0x4877E19A) }
    public static var deskRemoveExport: StringKey { StringKey(0x81165387) }
    public static var deskRemoveHow: StringKey { StringKey(0xA9D9CD71) }
    public static var deskRemoved: StringKey { StringKey(0xB847AF46) }
    public static var deskRemovedRemnants: StringKey { StringKey(0x3DA3EA41) }
    public static var deskSignIn: StringKey { StringKey(0x375FD169) }
    public static var deskSignInAbout: StringKey { StringKey(0x2786A181) }
    public static var deskSignInAs: StringKey { StringKey(0x676DB5EC) }
    public static var deskSignOut: StringKey { StringKey(0xBF91DBEA) }
    public static var deskSignOutAbout: StringKey { StringKey(0x8E1187BE) }
    public static var deskSignUp: StringKey { StringKey(0x296A48BB) }
    public static var deskSignUpAbout: StringKey { StringKey(0x5446C47B) }
    public static var deskSignUpHow: StringKey { StringKey(0xD7B1895C) }
    public static var deskVerified: StringKey { StringKey(0xB137A72A) }
    public static var deskVerify: StringKey { StringKey(0x4476B19B) }
    public static var deskVerifyAbout: StringKey { StringKey(0x4CDF8D5B) }
    public static var deskWho: StringKey { StringKey(0x41A6C83E) }
    public static var deskWorking: StringKey { StringKey(0x97E869F1) }
    public static var detailsAcademics: StringKey { StringKey(0xFF165247) }
    public static var detailsAdmissions: StringKey { StringKey(0xA92C43AB) }
    public static var detailsAlso: StringKey { StringKey(0xBB357D9E) }
    public static var detailsAssociate: StringKey { StringKey(0xFF87EC61) }
    public static var detailsAthletics: StringKey { StringKey(0x607418A6) }
    public static var detailsBachelor: StringKey { StringKey(0x7EC8D1CF) }
    public static var detailsCalculator: StringKey { StringKey(0x64359691) }
    public static var detailsCampus: StringKey { StringKey(0x27C4AD7C) }
    public static var detailsCosts: StringKey { StringKey(0x719EBBF5) }
    public static var detailsDegrees: StringKey { StringKey(0x284D6EAA) }
    public static var detailsDegreesWithheld: StringKey { StringKey(0x44D6E3CA) }
    public static var detailsDistance: StringKey { StringKey(0x693E3AAE) }
    public static var detailsFieldEarningsMissing: StringKey { StringKey(0x7B096230) }
    public static var detailsFieldEarns: StringKey { StringKey(0xD08D337D) }
    public static var detailsFields: StringKey { StringKey(0xFDC812B8) }
    public static var detailsHousing: StringKey { StringKey(0xF40263C0) }
    public static var detailsKind: StringKey { StringKey(0x8E68DFEF) }
    public static var detailsNo: StringKey { StringKey(0xC2741066) }
    public static var detailsNoFields: StringKey { StringKey(0xAF5E31F8) }
    public static var detailsOfficers: StringKey { StringKey(0x73551A6A) }
    public static var detailsOutcomes: StringKey { StringKey(0x5D85F98C) }
    public static var detailsPeople: StringKey { StringKey(0xC34A31AA) }
    public static var detailsPlacement: StringKey { StringKey(0x9D4A47F4) }
    public static var detailsPolicy: StringKey { StringKey(0x74FD958B) }
    public static var detailsReligion: StringKey { StringKey(0xEDF5C50A) }
    public static var detailsSetting: StringKey { StringKey(0x997EC747) }
    public static var detailsSize: StringKey { StringKey(0x3BFF9360) }
    public static var detailsTests: StringKey { StringKey(0x07B2946E) }
    public static var detailsTown: StringKey { StringKey(0x051A8C71) }
    public static var detailsWebsite: StringKey { StringKey(0x387E355E) }
    public static var detailsYes: StringKey { StringKey(0x67E66DBC) }
    public static var detailsYourIncome: StringKey { StringKey(0xC3E5EEDA) }
    public static var directionEast: StringKey { StringKey(0x4358AF59) }
    public static var directionNorth: StringKey { StringKey(0x53E2542F) }
    public static var directionNorthEast: StringKey { StringKey(0x0979120F) }
    public static var directionNorthWest: StringKey { StringKey(0x9D6A5F45) }
    public static var directionSouth: StringKey { StringKey(0x0052249D) }
    public static var directionSouthEast: StringKey { StringKey(0xE2C9585D) }
    public static var directionSouthWest: StringKey { StringKey(0xFCCCCF87) }
    public static var directionWest: StringKey { StringKey(0x5414F95B) }
    public static var errorCatalogDamaged: StringKey { StringKey(0x84B3ED86) }
    public static var errorCatalogMissing: StringKey { StringKey(0x49CF1465) }
    public static var errorCatalogUnavailable: StringKey { StringKey(0xCBB95973) }
    public static var errorStorageBusy: StringKey { StringKey(0xE035786C) }
    public static var errorStorageDamaged: StringKey { StringKey(0x24A96E10) }
    public static var errorStorageFull: StringKey { StringKey(0xC1FB8280) }
    public static var errorStorageNewer: StringKey { StringKey(0x8036EAF6) }
    public static var errorStorageReadOnly: StringKey { StringKey(0x86E2F736) }
    public static var errorStorageUnavailable: StringKey { StringKey(0x014A7555) }
    public static var errorUnknownCollege: StringKey { StringKey(0x2F758905) }
    public static var featureAdmissionRate: StringKey { StringKey(0x92A28D8F) }
    public static var featureAthletics: StringKey { StringKey(0x7AD79D9E) }
    public static var featureBias: StringKey { StringKey(0x31DF86C8) }
    public static var featureCity: StringKey { StringKey(0xB55218DE) }
    public static var featureClassSize: StringKey { StringKey(0x8EC633E3) }
    public static var featureDistance: StringKey { StringKey(0x0F1F0D86) }
    public static var featureDistanceSquared: StringKey { StringKey(0x490FA452) }
    public static var featureEarnings: StringKey { StringKey(0x3D9DD1AA) }
    public static var featureEast: StringKey { StringKey(0x1526F810) }
    public static var featureFit: StringKey { StringKey(0xE3B45A38) }
    public static var featureForProfit: StringKey { StringKey(0x6DEECDE9) }
    public static var featureGraduation: StringKey { StringKey(0x04B18C85) }
    public static var featureHomeState: StringKey { StringKey(0xB4166146) }
    public static var featureHousing: StringKey { StringKey(0xDD0CF268) }
    public static var featureNearHome: StringKey { StringKey(0x139BB905) }
    public static var featureNorth: StringKey { StringKey(0x03DBBA68) }
    public static var featureNorthSquared: StringKey { StringKey(0x99958A44) }
    public static var featureOverBudget: StringKey { StringKey(0xA45C2543) }
    public static var featurePrice: StringKey { StringKey(0x1FDAD5AE) }
    public static var featurePublicControl: StringKey { StringKey(0x0506363C) }
    public static var featureReach: StringKey { StringKey(0x4F42457C) }
    public static var featureReligious: StringKey { StringKey(0x8F48EDFC) }
    public static var featureRural: StringKey { StringKey(0x3CD09947) }
    public static var featureScoreGap: StringKey { StringKey(0x66831AD8) }
    public static var featureScoreGapSquared: StringKey { StringKey(0xB35ED2F4) }
    public static var featureSize: StringKey { StringKey(0xDF090A18) }
    public static var featureSizeSquared: StringKey { StringKey(0x8C91CAB4) }
    public static var featureStrengthInFirst: StringKey { StringKey(0x62860733) }
    public static var featureSuburb: StringKey { StringKey(0x7AF56020) }
    public static var featureTeachesFirst: StringKey { StringKey(0x1E7CFAE5) }
    public static var featureTeachesSecond: StringKey { StringKey(0x3736D079) }
    public static var featureTwoYear: StringKey { StringKey(0x18601269) }
    public static var figureAct25: StringKey { StringKey(0x28C5E2AA) }
    public static var figureAct75: StringKey { StringKey(0x94CD4873) }
    public static var figureAdmissionRate: StringKey { StringKey(0x441C59E3) }
    public static var figureAdmissionRateAllCampuses: StringKey { StringKey(0xB0E06E29) }
    public static var figureAdmitted: StringKey { StringKey(0x48178C23) }
    public static var figureApplicants: StringKey { StringKey(0x0B459ED6) }
    public static var figureApplicationFee: StringKey { StringKey(0xBF7A1498) }
    public static var figureBooks: StringKey { StringKey(0x0FB76231) }
    public static var figureCostOfAttendance: StringKey { StringKey(0xB058CEEA) }
    public static var figureDebt: StringKey { StringKey(0x073D277C) }
    public static var figureEarnings: StringKey { StringKey(0xD398FFA6) }
    public static var figureEnrolled: StringKey { StringKey(0x5AF7C10C) }
    public static var figureFederalLoanShare: StringKey { StringKey(0xBCAC7189) }
    public static var figureGraduationRate: StringKey { StringKey(0xFFD3C0A6) }
    public static var figureGraduationRateOnTime: StringKey { StringKey(0xAEC8C43A) }
    public static var figureNetPrice: StringKey { StringKey(0xA6097868) }
    public static var figureNetPriceAbove110: StringKey { StringKey(0xF70598BE) }
    public static var figureNetPrice0To30: StringKey { StringKey(0x2CF0DA21) }
    public static var figureNetPrice30To48: StringKey { StringKey(0x02E3DFBB) }
    public static var figureNetPrice48To75: StringKey { StringKey(0xD5BE99C2) }
    public static var figureNetPrice75To110: StringKey { StringKey(0xB00F26F0) }
    public static var figurePellShare: StringKey { StringKey(0xBDFDB15C) }
    public static var figureRetentionRate: StringKey { StringKey(0x0B1F2806) }
    public static var figureRoomAndBoard: StringKey { StringKey(0x27617C6F) }
    public static var figureSatMath25: StringKey { StringKey(0xD11ECD25) }
    public static var figureSatMath75: StringKey { StringKey(0x5D175AC4) }
    public static var figureSatReading25: StringKey { StringKey(0x6B569587) }
    public static var figureSatReading75: StringKey { StringKey(0xDF628516) }
    public static var figureShareAsian: StringKey { StringKey(0xDD85FAE1) }
    public static var figureShareBlack: StringKey { StringKey(0x6AB9FF96) }
    public static var figureShareHispanic: StringKey { StringKey(0xD5B12344) }
    public static var figureShareNative: StringKey { StringKey(0xCC6170FC) }
    public static var figureShareNonresident: StringKey { StringKey(0xFC7DC682) }
    public static var figureSharePacific: StringKey { StringKey(0xF8D0055A) }
    public static var figureSharePartTime: StringKey { StringKey(0xA2ABACDC) }
    public static var figureShareTwoOrMore: StringKey { StringKey(0xA995A1C3) }
    public static var figureShareWhite: StringKey { StringKey(0x33C07778) }
    public static var figureShareWomen: StringKey { StringKey(0xB9083FCB) }
    public static var figureStudentFacultyRatio: StringKey { StringKey(0x460DE813) }
    public static var figureTuitionInState: StringKey { StringKey(0x2091F095) }
    public static var figureTuitionOutOfState: StringKey { StringKey(0x15F6CDAC) }
    public static var figureUndergraduates: StringKey { StringKey(0xA32A95B5) }
    public static var filterAffiliation: StringKey { StringKey(0xF87E5FD3) }
    public static var filterAny: StringKey { StringKey(0x3B59ED1B) }
    public static var filterApplied: StringKey { StringKey(0xEE2E8514) }
    public static var filterAtLeast: StringKey { StringKey(0xA47AEB2A) }
    public static var filterAtMost: StringKey { StringKey(0x0765878E) }
    public static var filterBetween: StringKey { StringKey(0xCF1B83D5) }
    public static var filterCleared: StringKey { StringKey(0xFA14AA35) }
    public static var filterClears: StringKey { StringKey(0xAF054515) }
    public static var filterContradiction: StringKey { StringKey(0xFA2E5818) }
    public static var filterControls: StringKey { StringKey(0xC3A8B86D) }
    public static var filterCounting: StringKey { StringKey(0x368D3F16) }
    public static var filterDeck: StringKey { StringKey(0x88EBA7FE) }
    public static var filterEmpty: StringKey { StringKey(0xCA15CDF8) }
    public static var filterEmptyRange: StringKey { StringKey(0x2E0259A4) }
    public static var filterExcept: StringKey { StringKey(0xF856074A) }
    public static var filterFields: StringKey { StringKey(0x53B65442) }
    public static var filterFits: StringKey { StringKey(0x7F5E8D6B) }
    public static var filterHeadingFits: StringKey { StringKey(0x42FAF74A) }
    public static var filterHeadingUnknown: StringKey { StringKey(0x71F1EB7C) }
    public static var filterHintAffiliation: StringKey { StringKey(0xAF31DE29) }
    public static var filterHintCount: StringKey { StringKey(0xDE8C4324) }
    public static var filterHintDistance: StringKey { StringKey(0x1F43D8B2) }
    public static var filterHintFields: StringKey { StringKey(0x411527EC) }
    public static var filterHintMoney: StringKey { StringKey(0xCD8C78DF) }
    public static var filterHintPoints: StringKey { StringKey(0xDC8DEFB6) }
    public static var filterHintRatio: StringKey { StringKey(0x0FE109B4) }
    public static var filterHintShare: StringKey { StringKey(0x5B1905A8) }
    public static var filterHintStates: StringKey { StringKey(0x0EA39DAF) }
    public static var filterImpossible: StringKey { StringKey(0xC40A18FE) }
    public static var filterIn: StringKey { StringKey(0x05CCD2C8) }
    public static var filterLevels: StringKey { StringKey(0xD262A6D8) }
    public static var filterLine: StringKey { StringKey(0x1831ADD1) }
    public static var filterMore: StringKey { StringKey(0x320422AE) }
    public static var filterNamePrompt: StringKey { StringKey(0x67E79B0D) }
    public static var filterNeedsBudget: StringKey { StringKey(0x480F1E96) }
    public static var filterNeedsHome: StringKey { StringKey(0x292AF3E8) }
    public static var filterNeedsState: StringKey { StringKey(0x619AB00C) }
    public static var filterNeverTogether: StringKey { StringKey(0x7C2B877C) }
    public static var filterNone: StringKey { StringKey(0x8265141D) }
    public static var filterNoneSaved: StringKey { StringKey(0x7F0B2B8B) }
    public static var filterNot: StringKey { StringKey(0x1536EB5C) }
    public static var filterNotIn: StringKey { StringKey(0x5E608AF0) }
    public static var filterNotTeaching: StringKey { StringKey(0xBEF9DDB0) }
    public static var filterNotUnderstood: StringKey { StringKey(0x05328A4E) }
    public static var filterOnly: StringKey { StringKey(0x2DAFCC35) }
    public static var filterOr: StringKey { StringKey(0x01D2DCAA) }
    public static var filterOver: StringKey { StringKey(0xB6078169) }
    public static var filterPolicies: StringKey { StringKey(0x5C07D291) }
    public static var filterPrompt: StringKey { StringKey(0x1108AF59) }
    public static var filterRowUnknown: StringKey { StringKey(0x7D029CC6) }
    public static var filterSettings: StringKey { StringKey(0x47CE7EC6) }
    public static var filterStates: StringKey { StringKey(0xE645B41D) }
    public static var filterTeaching: StringKey { StringKey(0xAEC13FD8) }
    public static var filterUnder: StringKey { StringKey(0xFB77A88F) }
    public static var filterUnknownCounted: StringKey { StringKey(0xF60E60E0) }
    public static var filterUnknownLabel: StringKey { StringKey(0x061B8FD8) }
    public static var filterUnknownLeft: StringKey { StringKey(0x17D9A62F) }
    public static var filterUnknownNo: StringKey { StringKey(0x61BF7611) }
    public static var filterUnknownYes: StringKey { StringKey(0xBB432A8D) }
    public static var filterUse: StringKey { StringKey(0x40330B5A) }
    public static var filterWithUnknown: StringKey { StringKey(0xD30CA848) }
    public static var formatKilometers: StringKey { StringKey(0xB3D1E18B) }
    public static var formatMiles: StringKey { StringKey(0xE0863806) }
    public static var formatNotApplicable: StringKey { StringKey(0x2E9FF93D) }
    public static var formatNotReported: StringKey { StringKey(0xF89B0A53) }
    public static var formatRatio: StringKey { StringKey(0x20A5127F) }
    public static var formatUnderTenthPercent: StringKey { StringKey(0x700056DC) }
    public static var formatWithheld: StringKey { StringKey(0x76CC36D3) }
    public static var gradeLessFitting: StringKey { StringKey(0x54AAB885) }
    public static var gradeWithheld: StringKey { StringKey(0xBCD3D191) }
    public static var groupAcademic: StringKey { StringKey(0xBDD285E1) }
    public static var groupBackground: StringKey { StringKey(0x5D6CCEEE) }
    public static var groupBasic: StringKey { StringKey(0x9D6508D4) }
    public static var groupPreferences: StringKey { StringKey(0xB5ED390C) }
    public static var helpTitle: StringKey { StringKey(0xBB0FE69A) }
    public static var helpUnbound: StringKey { StringKey(0x3FA8A7ED) }
    public static var itemAct: StringKey { StringKey(0xF23286B4) }
    public static var itemActivities: StringKey { StringKey(0x2E09FC19) }
    public static var itemApClasses: StringKey { StringKey(0x3C21F0D8) }
    public static var itemBudget: StringKey { StringKey(0x74F10BF9) }
    public static var itemCampusCultures: StringKey { StringKey(0x4BF39117) }
    public static var itemCitizenship: StringKey { StringKey(0x47D7D3A2) }
    public static var itemClassRank: StringKey { StringKey(0x2EAB3D85) }
    public static var itemClassSize: StringKey { StringKey(0x2506B9DE) }
    public static var itemClimates: StringKey { StringKey(0x3321D35C) }
    public static var itemContactPreference: StringKey { StringKey(0x88D925FE) }
    public static var itemDisability: StringKey { StringKey(0x52C8928A) }
    public static var itemDistanceLimit: StringKey { StringKey(0xB9251A69) }
    public static var itemDualEnrollment: StringKey { StringKey(0x6DBAF549) }
    public static var itemEmail: StringKey { StringKey(0xD6C9F520) }
    public static var itemEthnicities: StringKey { StringKey(0xA9B6C0D1) }
    public static var itemFirstGeneration: StringKey { StringKey(0x37FE553B) }
    public static var itemGender: StringKey { StringKey(0xAC95AB65) }
    public static var itemGradeAverage: StringKey { StringKey(0xF364059D) }
    public static var itemGradeScale: StringKey { StringKey(0x6AEB7434) }
    public static var itemGraduationYear: StringKey { StringKey(0xAE3E904E) }
    public static var itemGreekLife: StringKey { StringKey(0xD2EFB899) }
    public static var itemHighSchool: StringKey { StringKey(0xA186418F) }
    public static var itemHome: StringKey { StringKey(0x4AB44C7F) }
    public static var itemIbClasses: StringKey { StringKey(0xCE84A86A) }
    public static var itemIncomeBand: StringKey { StringKey(0x92AF6B29) }
    public static var itemIntendedFields: StringKey { StringKey(0x2473F133) }
    public static var itemMilitaryFamily: StringKey { StringKey(0x25BB7E96) }
    public static var itemName: StringKey { StringKey(0xE3D1903B) }
    public static var itemNeedsAid: StringKey { StringKey(0xA753FF5E) }
    public static var itemPhone: StringKey { StringKey(0x8BE11E74) }
    public static var itemPreferredName: StringKey { StringKey(0xB01FA633) }
    public static var itemResearch: StringKey { StringKey(0xC1E03E5D) }
    public static var itemResidency: StringKey { StringKey(0x6EACE72C) }
    public static var itemRigor: StringKey { StringKey(0x3D28114B) }
    public static var itemSat: StringKey { StringKey(0xED984CCC) }
    public static var itemScope: StringKey { StringKey(0xA87673DC) }
    public static var itemSettings: StringKey { StringKey(0x349341E5) }
    public static var itemSizes: StringKey { StringKey(0xFDEEBDEE) }
    public static var itemSpecialPrograms: StringKey { StringKey(0x6B52768B) }
    public static var itemSportsDivision: StringKey { StringKey(0xA24446D5) }
    public static var itemVolunteerHours: StringKey { StringKey(0x9E9D23B4) }
    public static var itemWithoutTests: StringKey { StringKey(0x416874B4) }
    public static var keysIsText: StringKey { StringKey(0x727A8B3B) }
    public static var keysLostKey: StringKey { StringKey(0x639E9245) }
    public static var keysNeedsKey: StringKey { StringKey(0x1833CEB8) }
    public static var keysSetTwice: StringKey { StringKey(0xFBA43EB6) }
    public static var keysTaken: StringKey { StringKey(0x6F09D7CC) }
    public static var keysUnknownAction: StringKey { StringKey(0xB89E57D2) }
    public static var keysUnknownKey: StringKey { StringKey(0x29942177) }
    public static var levelFourYear: StringKey { StringKey(0x119C0745) }
    public static var levelLessThanTwoYear: StringKey { StringKey(0xFB478917) }
    public static var levelTwoYear: StringKey { StringKey(0x0A222409) }
    public static var mapAlaska: StringKey { StringKey(0xC4EC4118) }
    public static var mapCaribbean: StringKey { StringKey(0xF6755CA0) }
    public static var mapEmpty: StringKey { StringKey(0x6A4CA486) }
    public static var mapFromHome: StringKey { StringKey(0x9317A2A7) }
    public static var mapHawaii: StringKey { StringKey(0x54A179E8) }
    public static var mapLegend: StringKey { StringKey(0x47F72D8C) }
    public static var mapList: StringKey { StringKey(0xD3B2FD29) }
    public static var mapMainland: StringKey { StringKey(0x659BD405) }
    public static var mapPacific: StringKey { StringKey(0x47B9C070) }
    public static var mapTowards: StringKey { StringKey(0x958E1F6F) }
    public static var markedCount: StringKey { StringKey(0x0D573C1C) }
    public static var markedLiked: StringKey { StringKey(0x75E42D8E) }
    public static var markedLikedEmpty: StringKey { StringKey(0xBD398FD2) }
    public static var markedLoading: StringKey { StringKey(0x9DF1773F) }
    public static var markedStarred: StringKey { StringKey(0x94EAAD38) }
    public static var markedStarredEmpty: StringKey { StringKey(0xE00888AC) }
    public static var measureAct: StringKey { StringKey(0xA5092DF1) }
    public static var measureAdmissionRate: StringKey { StringKey(0x2C05B6D5) }
    public static var measureCost: StringKey { StringKey(0xF7A0929A) }
    public static var measureDebt: StringKey { StringKey(0x7CF9F9D6) }
    public static var measureDistance: StringKey { StringKey(0x97847B1C) }
    public static var measureEarnings: StringKey { StringKey(0x2F4C4C30) }
    public static var measureGraduationRate: StringKey { StringKey(0x57812824) }
    public static var measurePell: StringKey { StringKey(0x0404E61C) }
    public static var measurePrice: StringKey { StringKey(0x787B132C) }
    public static var measureRatio: StringKey { StringKey(0x1246AE06) }
    public static var measureRetentionRate: StringKey { StringKey(0xB61D9500) }
    public static var measureSat: StringKey { StringKey(0x89AC2FD5) }
    public static var measureTuitionInState: StringKey { StringKey(0xE4DBF163) }
    public static var measureTuitionOutOfState: StringKey { StringKey(0x6E467012) }
    public static var measureUndergraduates: StringKey { StringKey(0xAEB3DF8F) }
    public static var nearbyAllHere: StringKey { StringKey(0xCE42B9A0) }
    public static var nearbyAnotherArea: StringKey { StringKey(0x53E0493B) }
    public static var nearbyApproveOne: StringKey { StringKey(0x8FB00CF4) }
    public static var nearbyAskIt: StringKey { StringKey(0x5658C555) }
    public static var nearbyAskPerson: StringKey { StringKey(0x31EC601D) }
    public static var nearbyAsked: StringKey { StringKey(0x8F42E84C) }
    public static var nearbyAsksToJoin: StringKey { StringKey(0xA508B913) }
    public static var nearbyAsksYou: StringKey { StringKey(0x58ED4684) }
    public static var nearbyBlockOne: StringKey { StringKey(0x9D0F9C4C) }
    public static var nearbyBlocked: StringKey { StringKey(0x45042A2C) }
    public static var nearbyByCross: StringKey { StringKey(0xBB784084) }
    public static var nearbyByReceiver: StringKey { StringKey(0xC5CD5FC9) }
    public static var nearbyByRecording: StringKey { StringKey(0x31CCC0F7) }
    public static var nearbyByTyped: StringKey { StringKey(0xFE1B1560) }
    public static var nearbyByYou: StringKey { StringKey(0xDC194CEF) }
    public static var nearbyCalendarIt: StringKey { StringKey(0xC6F2CE78) }
    public static var nearbyCancelIt: StringKey { StringKey(0x31FE140C) }
    public static var nearbyConfirmOne: StringKey { StringKey(0xC943F509) }
    public static var nearbyContacts: StringKey { StringKey(0xE7ECFA79) }
    public static var nearbyContactsAbout: StringKey { StringKey(0x1201A6D1) }
    public static var nearbyCross: StringKey { StringKey(0xC2E77744) }
    public static var nearbyDeclineOne: StringKey { StringKey(0x6A674DB3) }
    public static var nearbyDoneApprove: StringKey { StringKey(0xC09B52B8) }
    public static var nearbyDoneAsk: StringKey { StringKey(0x6DF9D65C) }
    public static var nearbyDoneCancel: StringKey { StringKey(0xD9C0DC55) }
    public static var nearbyDoneConfirm: StringKey { StringKey(0x502DC5B5) }
    public static var nearbyDoneDecline: StringKey { StringKey(0xDDD18053) }
    public static var nearbyDoneWithdraw: StringKey { StringKey(0x5891D849) }
    public static var nearbyEmptyGrounds: StringKey { StringKey(0x82E083C8) }
    public static var nearbyEmptyOff: StringKey { StringKey(0x70A32455) }
    public static var nearbyEmptyPrivacy: StringKey { StringKey(0xA9693640) }
    public static var nearbyEmptyUnknown: StringKey { StringKey(0x49779E2A) }
    public static var nearbyEveryone: StringKey { StringKey(0x7F4D324D) }
    public static var nearbyEveryoneAbout: StringKey { StringKey(0x32A37155) }
    public static var nearbyFailCatalog: StringKey { StringKey(0xD899C9AA) }
    public static var nearbyFailGone: StringKey { StringKey(0x975E8F34) }
    public static var nearbyFailStorage: StringKey { StringKey(0xB49CD7CC) }
    public static var nearbyFailUnavailable: StringKey { StringKey(0x1493F083) }
    public static var nearbyFaultFar: StringKey { StringKey(0xE155BBB4) }
    public static var nearbyFaultLong: StringKey { StringKey(0x1BCA10C9) }
    public static var nearbyFaultPast: StringKey { StringKey(0xC0C45263) }
    public static var nearbyFaultTitle: StringKey { StringKey(0xE59ACDF7) }
    public static var nearbyFieldAbout: StringKey { StringKey(0x9A44BE94) }
    public static var nearbyFieldAudience: StringKey { StringKey(0x4766ADBD) }
    public static var nearbyFieldIntention: StringKey { StringKey(0x962BE1E5) }
    public static var nearbyFieldKind: StringKey { StringKey(0x8F03A22D) }
    public static var nearbyFieldLength: StringKey { StringKey(0x495DE707) }
    public static var nearbyFieldReach: StringKey { StringKey(0xEBBAB806) }
    public static var nearbyFieldStart: StringKey { StringKey(0xCD3A5D8D) }
    public static var nearbyFieldTitle: StringKey { StringKey(0xBA834AEF) }
    public static var nearbyFilledLine: StringKey { StringKey(0xF39485C9) }
    public static var nearbyFirstWhere: StringKey { StringKey(0xD3514070) }
    public static var nearbyForAnyone: StringKey { StringKey(0xAE947DA0) }
    public static var nearbyForFriendship: StringKey { StringKey(0x23CE25AC) }
    public static var nearbyForMen: StringKey { StringKey(0x1905E80A) }
    public static var nearbyForNonBinary: StringKey { StringKey(0xA043A67D) }
    public static var nearbyForStudy: StringKey { StringKey(0x874AE777) }
    public static var nearbyForWomen: StringKey { StringKey(0xDC659D30) }
    public static var nearbyForYou: StringKey { StringKey(0x3F7A80C5) }
    public static var nearbyFormNote: StringKey { StringKey(0xA313A3BD) }
    public static var nearbyGoOn: StringKey { StringKey(0xC026A480) }
    public static var nearbyGrounds: StringKey { StringKey(0xA53BF7E4) }
    public static var nearbyHasExpired: StringKey { StringKey(0x3E8B5A98) }
    public static var nearbyHere: StringKey { StringKey(0x7D02941A) }
    public static var nearbyKindCoffee: StringKey { StringKey(0x36B0207D) }
    public static var nearbyKindEvent: StringKey { StringKey(0xFE535933) }
    public static var nearbyKindIndoor: StringKey { StringKey(0x87168E96) }
    public static var nearbyKindMeal: StringKey { StringKey(0xB41197C6) }
    public static var nearbyKindOther: StringKey { StringKey(0xAB854B89) }
    public static var nearbyKindOutdoor: StringKey { StringKey(0x7A238CD3) }
    public static var nearbyKindStudy: StringKey { StringKey(0x735BDC62) }
    public static var nearbyLikesCommon: StringKey { StringKey(0x8183C4DA) }
    public static var nearbyMeetups: StringKey { StringKey(0x0A330B3F) }
    public static var nearbyMinutes: StringKey { StringKey(0x8F5A8F8D) }
    public static var nearbyNear: StringKey { StringKey(0x2BD0D32E) }
    public static var nearbyNewTitle: StringKey { StringKey(0x54188B89) }
    public static var nearbyNextDoor: StringKey { StringKey(0xF523E8A8) }
    public static var nearbyNoCoordinates: StringKey { StringKey(0x895D9945) }
    public static var nearbyNoMeetups: StringKey { StringKey(0x692AD92D) }
    public static var nearbyNoReceiver: StringKey { StringKey(0x7392A7CF) }
    public static var nearbyNoRecording: StringKey { StringKey(0x932C4F21) }
    public static var nearbyNoRequest: StringKey { StringKey(0x456826FF) }
    public static var nearbyNobody: StringKey { StringKey(0x5493EBB3) }
    public static var nearbyNobodyAbout: StringKey { StringKey(0xF9C0D233) }
    public static var nearbyNobodyHere: StringKey { StringKey(0xC927110C) }
    public static var nearbyNobodySeen: StringKey { StringKey(0x48DA4929) }
    public static var nearbyNotThisTime: StringKey { StringKey(0x50EF8472) }
    public static var nearbyNotYours: StringKey { StringKey(0x7C19ECB8) }
    public static var nearbyNothingToAsk: StringKey { StringKey(0x995E4B39) }
    public static var nearbyOffCampus: StringKey { StringKey(0xCE80E105) }
    public static var nearbyOffCampusAbout: StringKey { StringKey(0x3F93D84D) }
    public static var nearbyOtherState: StringKey { StringKey(0xB6C27C8A) }
    public static var nearbyOverCancelled: StringKey { StringKey(0x1D3BDEB8) }
    public static var nearbyOverCompleted: StringKey { StringKey(0xC31B4846) }
    public static var nearbyOverFilled: StringKey { StringKey(0x38ABED55) }
    public static var nearbyOwn: StringKey { StringKey(0x7F63518C) }
    public static var nearbyPickArea: StringKey { StringKey(0xE16E07B1) }
    public static var nearbyPosted: StringKey { StringKey(0x3F5FB6A7) }
    public static var nearbyPresetCampus: StringKey { StringKey(0xE71DFC6B) }
    public static var nearbyPresetFar: StringKey { StringKey(0x06DDD187) }
    public static var nearbyPresetScience: StringKey { StringKey(0xAF0BAF70) }
    public static var nearbyProposesTime: StringKey { StringKey(0xC7A4F4DF) }
    public static var nearbyReceiver: StringKey { StringKey(0x2C33BA89) }
    public static var nearbyReceiverAway: StringKey { StringKey(0x25A99DBE) }
    public static var nearbyReceiverNoFix: StringKey { StringKey(0xA8C39CD5) }
    public static var nearbyReceiverNonsense: StringKey { StringKey(0x03BA5BDB) }
    public static var nearbyReceiverPrompt: StringKey { StringKey(0x276D46BA) }
    public static var nearbyRecording: StringKey { StringKey(0xD16792B7) }
    public static var nearbyRecordingPrompt: StringKey { StringKey(0x916364F4) }
    public static var nearbyReportNote: StringKey { StringKey(0xE10ECF41) }
    public static var nearbyReportOne: StringKey { StringKey(0x8465EF83) }
    public static var nearbyReportPrompt: StringKey { StringKey(0x92B70877) }
    public static var nearbyReported: StringKey { StringKey(0x835DF4DF) }
    public static var nearbyRightHere: StringKey { StringKey(0x4B49BA77) }
    public static var nearbySafety: StringKey { StringKey(0x9EAF1ECA) }
    public static var nearbySafetyTitle: StringKey { StringKey(0xAB59C869) }
    public static var nearbySeenContacts: StringKey { StringKey(0x9F9818EB) }
    public static var nearbySeenEveryone: StringKey { StringKey(0xC0DFFF3B) }
    public static var nearbySeenNobody: StringKey { StringKey(0xFA5BBAB1) }
    public static var nearbySignKeep: StringKey { StringKey(0x549320D1) }
    public static var nearbySignNote: StringKey { StringKey(0xA6C12F1C) }
    public static var nearbySignTitle: StringKey { StringKey(0x43239456) }
    public static var nearbySomebody: StringKey { StringKey(0x51C2E8B8) }
    public static var nearbySpotHere: StringKey { StringKey(0xC8B2C035) }
    public static var nearbySpotSentence: StringKey { StringKey(0xE54381B2) }
    public static var nearbySpotTo: StringKey { StringKey(0xBA8DB226) }
    public static var nearbyStartCoffee: StringKey { StringKey(0x1FB6F5EB) }
    public static var nearbyStartLunch: StringKey { StringKey(0x2B30C9C5) }
    public static var nearbyStartStudy: StringKey { StringKey(0xAC0F09E0) }
    public static var nearbyStartWalk: StringKey { StringKey(0x75E2B8B2) }
    public static var nearbyStateAgreed: StringKey { StringKey(0x437FC178) }
    public static var nearbyStateApproved: StringKey { StringKey(0xF5776353) }
    public static var nearbyStateAsked: StringKey { StringKey(0xE7381434) }
    public static var nearbyStateCancelled: StringKey { StringKey(0xFE7C5EAF) }
    public static var nearbyStateDeclined: StringKey { StringKey(0x9224BF76) }
    public static var nearbyStateExpired: StringKey { StringKey(0xA365AA55) }
    public static var nearbyStateOpen: StringKey { StringKey(0xB36F13F4) }
    public static var nearbyStateWithdrawn: StringKey { StringKey(0xF9E444E0) }
    public static var nearbyTakenBack: StringKey { StringKey(0x9F4E92D9) }
    public static var nearbyTemplateBlank: StringKey { StringKey(0x50E4ABA5) }
    public static var nearbyTimePrompt: StringKey { StringKey(0xADD79A36) }
    public static var nearbyTimeTo: StringKey { StringKey(0x7AA793C9) }
    public static var nearbyTooSoon: StringKey { StringKey(0xF5847F8E) }
    public static var nearbyTyped: StringKey { StringKey(0x34455920) }
    public static var nearbyTypedAbout: StringKey { StringKey(0x850A0604) }
    public static var nearbyTypedPrompt: StringKey { StringKey(0x418CDD2D) }
    public static var nearbyUndoAnswered: StringKey { StringKey(0x74DFF9EE) }
    public static var nearbyUndoLate: StringKey { StringKey(0xF44FC1B1) }
    public static var nearbyUnknown: StringKey { StringKey(0x2DA0EC4E) }
    public static var nearbyUnseen: StringKey { StringKey(0x877520F4) }
    public static var nearbyVisibleNote: StringKey { StringKey(0xDA771D11) }
    public static var nearbyVisibleTitle: StringKey { StringKey(0x1AF0DB95) }
    public static var nearbyWasApproved: StringKey { StringKey(0x45F40F7B) }
    public static var nearbyWasAsked: StringKey { StringKey(0x992F41AC) }
    public static var nearbyWay: StringKey { StringKey(0xBE41AF7B) }
    public static var nearbyWhere: StringKey { StringKey(0x206932B7) }
    public static var nearbyWhereNote: StringKey { StringKey(0x39C2100A) }
    public static var nearbyWithdrawIt: StringKey { StringKey(0x313CBA34) }
    public static var nearbyWriteTo: StringKey { StringKey(0x4C2D34B7) }
    public static var nearbyYourName: StringKey { StringKey(0x18F0035D) }
    public static var notebookArchived: StringKey { StringKey(0xC08BBF5C) }
    public static var notebookEmptyAnswer: StringKey { StringKey(0xC74F1570) }
    public static var notebookFirstWorkspace: StringKey { StringKey(0x649CDD5C) }
    public static var notebookGone: StringKey { StringKey(0x4B3D3D35) }
    public static var notebookNewWorkspace: StringKey { StringKey(0x26BAE890) }
    public static var notebookNoWorkspace: StringKey { StringKey(0xBEB75B99) }
    public static var notebookNotStored: StringKey { StringKey(0x07832CC1) }
    public static var notebookObjective: StringKey { StringKey(0x2BDB6C3D) }
    public static var notebookOrderAdded: StringKey { StringKey(0x998E102D) }
    public static var notebookOrderAscending: StringKey { StringKey(0x4A9A3899) }
    public static var notebookOrderDescending: StringKey { StringKey(0xF2B77FE3) }
    public static var notebookOrderUpdated: StringKey { StringKey(0x760AAB38) }
    public static var notebookRemoved: StringKey { StringKey(0x21F65E3E) }
    public static var notebookRenameWorkspace: StringKey { StringKey(0xCBAC6FF0) }
    public static var notebookRestored: StringKey { StringKey(0x3D0A855C) }
    public static var notebookSorted: StringKey { StringKey(0x394033EB) }
    public static var notebookTooLong: StringKey { StringKey(0x7FC1B251) }
    public static var notebookWorkspaces: StringKey { StringKey(0x7CF871D8) }
    public static var notesBecameSource: StringKey { StringKey(0x8E0FA347) }
    public static var notesBrokenCitation: StringKey { StringKey(0xEDEA7245) }
    public static var notesBrokenLink: StringKey { StringKey(0xA4282B3C) }
    public static var notesEmpty: StringKey { StringKey(0x1DABFAFD) }
    public static var notesFind: StringKey { StringKey(0xC65175FF) }
    public static var notesLinkedFrom: StringKey { StringKey(0x3DB168D0) }
    public static var notesLinks: StringKey { StringKey(0x9BA06ADD) }
    public static var notesNew: StringKey { StringKey(0xF8E2618A) }
    public static var notesNoLinks: StringKey { StringKey(0x88AC601B) }
    public static var notesNoneChosen: StringKey { StringKey(0xB925AA0F) }
    public static var notesNotLinked: StringKey { StringKey(0x9671AA51) }
    public static var notesNotebook: StringKey { StringKey(0xD64A618D) }
    public static var notesRecovered: StringKey { StringKey(0xA66561C9) }
    public static var notesRename: StringKey { StringKey(0x100A4B0E) }
    public static var notesRoom: StringKey { StringKey(0x32FD3977) }
    public static var notesSaved: StringKey { StringKey(0x1D220C37) }
    public static var notesTags: StringKey { StringKey(0x391532D5) }
    public static var notesTagsHint: StringKey { StringKey(0x0E586D11) }
    public static var notesTitleHint: StringKey { StringKey(0x65B97A38) }
    public static var notesWriteHere: StringKey { StringKey(0xF36EC664) }
    public static var numberEight: StringKey { StringKey(0xB700696D) }
    public static var numberFive: StringKey { StringKey(0x8B7865E2) }
    public static var numberFour: StringKey { StringKey(0xB0E5311A) }
    public static var numberNine: StringKey { StringKey(0x1D7B5F32) }
    public static var numberSeven: StringKey { StringKey(0x48480707) }
    public static var numberSix: StringKey { StringKey(0xDE5BB4EA) }
    public static var numberTen: StringKey { StringKey(0xEB9EE2F9) }
    public static var numberThree: StringKey { StringKey(0xC0B93E6A) }
    public static var numberTwo: StringKey { StringKey(0x0A71F428) }
    public static var onboardingDone: StringKey { StringKey(0x441D06AA) }
    public static var onboardingFoot: StringKey { StringKey(0xA0493122) }
    public static var onboardingLater: StringKey { StringKey(0xEAED3514) }
    public static var onboardingNext: StringKey { StringKey(0xAA0E6D7F) }
    public static var onboardingPosition: StringKey { StringKey(0x3FBCD97D) }
    public static var onboardingPrevious: StringKey { StringKey(0x23EE1417) }
    public static var onboardingSkip: StringKey { StringKey(0x07BADD69) }
    public static var optionAdvice: StringKey { StringKey(0xF49B7B3A) }
    public static var optionAidFull: StringKey { StringKey(0x92ABF33A) }
    public static var optionAidMost: StringKey { StringKey(0x3EF9B5C4) }
    public static var optionAidSome: StringKey { StringKey(0x5C899D43) }
    public static var optionAidUnsure: StringKey { StringKey(0xC5C4CD05) }
    public static var optionAmericanIndian: StringKey { StringKey(0x84EA3D58) }
    public static var optionArea: StringKey { StringKey(0x0CC4752B) }
    public static var optionAsian: StringKey { StringKey(0xC8E4A1B2) }
    public static var optionBlack: StringKey { StringKey(0x6E716579) }
    public static var optionCampusVisit: StringKey { StringKey(0xCC7ED3F5) }
    public static var optionCitizen: StringKey { StringKey(0xEA2888CE) }
    public static var optionClimateCold: StringKey { StringKey(0x6E908F8A) }
    public static var optionClimateDry: StringKey { StringKey(0xDB3B18B9) }
    public static var optionClimateFourSeasons: StringKey { StringKey(0xF1791A6F) }
    public static var optionClimateMild: StringKey { StringKey(0x730A5452) }
    public static var optionClimateWarm: StringKey { StringKey(0xCDD067C5) }
    public static var optionContactEmail: StringKey { StringKey(0x23B26A1B) }
    public static var optionContactMessages: StringKey { StringKey(0xEE83DB69) }
    public static var optionContactNone: StringKey { StringKey(0x3A1516AF) }
    public static var optionContactPhone: StringKey { StringKey(0xFB4F4CC3) }
    public static var optionContactText: StringKey { StringKey(0xC1F1C04A) }
    public static var optionContacts: StringKey { StringKey(0x14D55437) }
    public static var optionCultureActivist: StringKey { StringKey(0x1DA84626) }
    public static var optionCultureArtistic: StringKey { StringKey(0xE787330C) }
    public static var optionCultureCollaborative: StringKey { StringKey(0x07EB9140) }
    public static var optionCultureCompetitive: StringKey { StringKey(0xDC364BDA) }
    public static var optionCultureDiverse: StringKey { StringKey(0x21D930A1) }
    public static var optionCultureOutdoorsy: StringKey { StringKey(0xB60A826D) }
    public static var optionCulturePreProfessional: StringKey { StringKey(0x3E85C664) }
    public static var optionCultureQuiet: StringKey { StringKey(0x5A10DEB9) }
    public static var optionCultureReligious: StringKey { StringKey(0x7A5712DA) }
    public static var optionCultureSocialScene: StringKey { StringKey(0x2CE5D619) }
    public static var optionDaca: StringKey { StringKey(0x7AA67171) }
    public static var optionFriends: StringKey { StringKey(0xF72E306B) }
    public static var optionHispanic: StringKey { StringKey(0x099E8B85) }
    public static var optionInterestAvoid: StringKey { StringKey(0x92A5AA28) }
    public static var optionInterestImportant: StringKey { StringKey(0x49A2FF1B) }
    public static var optionInterestIndifferent: StringKey { StringKey(0x188C0601) }
    public static var optionInterestWelcome: StringKey { StringKey(0x2EAC6981) }
    public static var optionInternational: StringKey { StringKey(0xB25B0502) }
    public static var optionMan: StringKey { StringKey(0xF770D272) }
    public static var optionMiddleEastern: StringKey { StringKey(0x51C84232) }
    public static var optionNo: StringKey { StringKey(0x7EA52F1D) }
    public static var optionNobody: StringKey { StringKey(0x80546BCD) }
    public static var optionNonbinary: StringKey { StringKey(0x0DFF9948) }
    public static var optionNone: StringKey { StringKey(0x7E43E004) }
    public static var optionOther: StringKey { StringKey(0x64FA5BCC) }
    public static var optionPacificIslander: StringKey { StringKey(0xC20113F2) }
    public static var optionPermanentResident: StringKey { StringKey(0xB95C5C33) }
    public static var optionProgramCombined: StringKey { StringKey(0xBF1DA5C6) }
    public static var optionProgramCooperative: StringKey { StringKey(0xC9346B84) }
    public static var optionProgramHonors: StringKey { StringKey(0xE9067650) }
    public static var optionProgramInternships: StringKey { StringKey(0x3803A550) }
    public static var optionProgramOfficer: StringKey { StringKey(0x88D6BF75) }
    public static var optionProgramStudyAbroad: StringKey { StringKey(0x5535CFE0) }
    public static var optionProgramSupport: StringKey { StringKey(0x0631F08C) }
    public static var optionProgramTeacher: StringKey { StringKey(0x03AB9369) }
    public static var optionRefugee: StringKey { StringKey(0x5D19FB6D) }
    public static var optionRigorBalanced: StringKey { StringKey(0x30D6E550) }
    public static var optionRigorDemanding: StringKey { StringKey(0x1D5546D5) }
    public static var optionRigorRelaxed: StringKey { StringKey(0xCD8A03B7) }
    public static var optionRigorVeryDemanding: StringKey { StringKey(0xBB840690) }
    public static var optionRoommate: StringKey { StringKey(0x6B3CAD48) }
    public static var optionScaleALevel: StringKey { StringKey(0xDC9DD9E9) }
    public static var optionScaleBaccalaureate: StringKey { StringKey(0x89E53A5A) }
    public static var optionScaleHundred: StringKey { StringKey(0x23EB86FD) }
    public static var optionScalePercentage: StringKey { StringKey(0x0F95BD5B) }
    public static var optionScaleUnweighted: StringKey { StringKey(0xF6EC2235) }
    public static var optionScaleWeighted: StringKey { StringKey(0x4A280A4E) }
    public static var optionSportsClub: StringKey { StringKey(0x529EE000) }
    public static var optionSportsNaia: StringKey { StringKey(0x33EC047F) }
    public static var optionSportsOne: StringKey { StringKey(0xAA5B40F0) }
    public static var optionSportsThree: StringKey { StringKey(0x62BFE784) }
    public static var optionSportsTwo: StringKey { StringKey(0x8560E626) }
    public static var optionStudyPartner: StringKey { StringKey(0x773AE8BC) }
    public static var optionUndocumented: StringKey { StringKey(0xA86EFB6D) }
    public static var optionWhite: StringKey { StringKey(0x787C1C3B) }
    public static var optionWoman: StringKey { StringKey(0x32E42678) }
    public static var optionYes: StringKey { StringKey(0x7E6D3E19) }
    public static var paletteDestructive: StringKey { StringKey(0x48001F3E) }
    public static var paletteHint: StringKey { StringKey(0xC15C5F27) }
    public static var paletteNone: StringKey { StringKey(0x54204FB0) }
    public static var paletteTitle: StringKey { StringKey(0x205B1DFC) }
    public static var paneMessages: StringKey { StringKey(0x0D7F52D7) }
    public static var paneProfile: StringKey { StringKey(0x825A3E90) }
    public static var paneScholarships: StringKey { StringKey(0xEA7AEA62) }
    public static var paneSwipe: StringKey { StringKey(0x08B813CF) }
    public static var peekTitle: StringKey { StringKey(0x7E29A3A6) }
    public static var phaseAllTests: StringKey { StringKey(0xAD7374B1) }
    public static var phaseDiscovery: StringKey { StringKey(0xD9AB7244) }
    public static var phaseFrozen: StringKey { StringKey(0x7B8EA2D0) }
    public static var phaseNoTests: StringKey { StringKey(0x2E9D5C39) }
    public static var phaseRefinement: StringKey { StringKey(0x339F796B) }
    public static var phaseStable: StringKey { StringKey(0x11006425) }
    public static var phaseSwipes: StringKey { StringKey(0x91751AD1) }
    public static var phaseTests: StringKey { StringKey(0x872A9E23) }
    public static var plansAgo: StringKey { StringKey(0xD84482E0) }
    public static var plansCleared: StringKey { StringKey(0xDA6A24F9) }
    public static var plansDateExample: StringKey { StringKey(0x8BFF3104) }
    public static var plansDated: StringKey { StringKey(0x40071265) }
    public static var plansEmpty: StringKey { StringKey(0x3EE2A834) }
    public static var plansHow: StringKey { StringKey(0xB39FDFD3) }
    public static var plansKindEarlyAction: StringKey { StringKey(0xBB26657C) }
    public static var plansKindEarlyDecision: StringKey { StringKey(0xEA9F968C) }
    public static var plansKindNone: StringKey { StringKey(0xF0E2E432) }
    public static var plansKindRegular: StringKey { StringKey(0xDFEE708C) }
    public static var plansKindRolling: StringKey { StringKey(0x6DEA969D) }
    public static var plansKindSet: StringKey { StringKey(0x8BA98910) }
    public static var plansNoPlan: StringKey { StringKey(0xB7EAC90C) }
    public static var plansNotADate: StringKey { StringKey(0xC255DD89) }
    public static var plansOutcomeAdmitted: StringKey { StringKey(0x9C36F642) }
    public static var plansOutcomeDeferred: StringKey { StringKey(0xCA45A8EB) }
    public static var plansOutcomeDenied: StringKey { StringKey(0x1AFC8AB3) }
    public static var plansOutcomeSet: StringKey { StringKey(0xEA01CCF0) }
    public static var plansOutcomeWaiting: StringKey { StringKey(0x163D53FF) }
    public static var plansOutcomeWaitlisted: StringKey { StringKey(0xBB482454) }
    public static var plansQuestion: StringKey { StringKey(0xBD446233) }
    public static var plansReminder: StringKey { StringKey(0x9252333D) }
    public static var plansReminderMore: StringKey { StringKey(0xBA2BE0E1) }
    public static var plansRemoved: StringKey { StringKey(0xF558BF5D) }
    public static var plansSection: StringKey { StringKey(0x5093B922) }
    public static var plansStepApplication: StringKey { StringKey(0x71E5E036) }
    public static var plansStepCss: StringKey { StringKey(0xF4F4212F) }
    public static var plansStepDecision: StringKey { StringKey(0x2949A3FE) }
    public static var plansStepDeposit: StringKey { StringKey(0x4630B57E) }
    public static var plansStepFafsa: StringKey { StringKey(0x3D30E229) }
    public static var plotBudget: StringKey { StringKey(0xCB30183D) }
    public static var plotCost: StringKey { StringKey(0x77832419) }
    public static var plotNoBudget: StringKey { StringKey(0x1CECAD8B) }
    public static var plotNoScore: StringKey { StringKey(0x2B62D250) }
    public static var plotYouAbove: StringKey { StringKey(0x427764AF) }
    public static var plotYouBelow: StringKey { StringKey(0x3EC9C923) }
    public static var plotYouMiddle: StringKey { StringKey(0x844B0F8B) }
    public static var policyConsidered: StringKey { StringKey(0x2C5C7C11) }
    public static var policyNeither: StringKey { StringKey(0xEB068262) }
    public static var policyRecommended: StringKey { StringKey(0x49F1379E) }
    public static var policyRequired: StringKey { StringKey(0xED403E5E) }
    public static var previewGone: StringKey { StringKey(0x6336E0A8) }
    public static var previewLeaving: StringKey { StringKey(0x1F4BEB09) }
    public static var previewNew: StringKey { StringKey(0x70D9660B) }
    public static var previewTitle: StringKey { StringKey(0x60CB579B) }
    public static var previewUnchanged: StringKey { StringKey(0xD8FDDFE8) }
    public static var profileAnswered: StringKey { StringKey(0x5BBBC83B) }
    public static var profileComplete: StringKey { StringKey(0xF9D6FED7) }
    public static var profileFieldsHint: StringKey { StringKey(0xE4CF5C59) }
    public static var profileGoOn: StringKey { StringKey(0x89320C14) }
    public static var profileGoOnAbout: StringKey { StringKey(0x6DC97348) }
    public static var profileGradeHint: StringKey { StringKey(0x4DF169CB) }
    public static var profileHidden: StringKey { StringKey(0x8FC2F044) }
    public static var profileHomeHint: StringKey { StringKey(0x1D8A854B) }
    public static var profileListHint: StringKey { StringKey(0x7A73A00E) }
    public static var profileLoading: StringKey { StringKey(0x014F34BC) }
    public static var profileMissing: StringKey { StringKey(0x8BF84520) }
    public static var profileNoTown: StringKey { StringKey(0xF245210E) }
    public static var profileNothingToUndo: StringKey { StringKey(0x8E4FACAA) }
    public static var profileSaved: StringKey { StringKey(0xAC39E91B) }
    public static var profileSeenBy: StringKey { StringKey(0x56645ED7) }
    public static var profileSocialAbout: StringKey { StringKey(0x6B2A90F3) }
    public static var profileTookBack: StringKey { StringKey(0x07460741) }
    public static var profileUnsaid: StringKey { StringKey(0x8A5B349E) }
    public static var profileWeightsAbout: StringKey { StringKey(0xB90AC221) }
    public static var profileWeightsReset: StringKey { StringKey(0xC3C61A5B) }
    public static var profileWhoSees: StringKey { StringKey(0x3C1DDBF3) }
    public static var readerChanges: StringKey { StringKey(0x130E2989) }
    public static var readerCitedBy: StringKey { StringKey(0x0DB34DF5) }
    public static var readerFind: StringKey { StringKey(0x868B5FE3) }
    public static var readerHits: StringKey { StringKey(0x2BC162FA) }
    public static var readerNeverChanged: StringKey { StringKey(0xC4719F93) }
    public static var readerNoOutline: StringKey { StringKey(0xB457FAF0) }
    public static var readerNotCited: StringKey { StringKey(0x826A8499) }
    public static var readerNotFound: StringKey { StringKey(0x1437ED40) }
    public static var readerOutline: StringKey { StringKey(0x50B278EE) }
    public static var readerQuoteWhere: StringKey { StringKey(0x8153D88A) }
    public static var readerQuoted: StringKey { StringKey(0xD9C22688) }
    public static var readerReadAgain: StringKey { StringKey(0x390D9F19) }
    public static var readerUnchanged: StringKey { StringKey(0x01D19971) }
    public static var reasonClassSize: StringKey { StringKey(0xCB3695A7) }
    public static var reasonDebt: StringKey { StringKey(0xB097D00C) }
    public static var reasonDistance: StringKey { StringKey(0x17AC29B2) }
    public static var reasonDistanceLimit: StringKey { StringKey(0x2811074C) }
    public static var reasonEarnings: StringKey { StringKey(0x4A6D00D6) }
    public static var reasonGraduation: StringKey { StringKey(0x9BCDF4A1) }
    public static var reasonInState: StringKey { StringKey(0x397379BA) }
    public static var reasonLacksField: StringKey { StringKey(0x5C832714) }
    public static var reasonOverBudget: StringKey { StringKey(0x47FBDD9F) }
    public static var reasonPriceMedian: StringKey { StringKey(0x24266F27) }
    public static var reasonRetention: StringKey { StringKey(0x816C1C61) }
    public static var reasonScoreAbove: StringKey { StringKey(0x7D82FD41) }
    public static var reasonScoreBelow: StringKey { StringKey(0x0DE0E59D) }
    public static var reasonScoreIn: StringKey { StringKey(0x1FAF6197) }
    public static var reasonSettingUnwanted: StringKey { StringKey(0xBFBF3BB2) }
    public static var reasonSettingWanted: StringKey { StringKey(0xD9DED629) }
    public static var reasonSizeUnwanted: StringKey { StringKey(0xB0A708E3) }
    public static var reasonSizeWanted: StringKey { StringKey(0xA9976BC4) }
    public static var reasonTeachesFamily: StringKey { StringKey(0x130B45F1) }
    public static var reasonTeachesField: StringKey { StringKey(0x3158F15F) }
    public static var reasonTeachesFieldWithheld: StringKey { StringKey(0x5428A8F9) }
    public static var reasonWithinBudget: StringKey { StringKey(0x860CD438) }
    public static var reflectAsk: StringKey { StringKey(0xB7298E45) }
    public static var reflectFoot: StringKey { StringKey(0x568D0BB0) }
    public static var reflectMost: StringKey { StringKey(0x7D71D783) }
    public static var reflectNoLike: StringKey { StringKey(0xD27AF1D9) }
    public static var reflectNoQuestion: StringKey { StringKey(0xB98DBEEA) }
    public static var reflectPraised: StringKey { StringKey(0x138C1B20) }
    public static var reflectQuestion: StringKey { StringKey(0x0E98D310) }
    public static var reflectWorried: StringKey { StringKey(0x8C5E2A0C) }
    public static var reflectWorry: StringKey { StringKey(0x990A9335) }
    public static var searchCount: StringKey { StringKey(0x05F87CB4) }
    public static var searchEmpty: StringKey { StringKey(0xC9273FAE) }
    public static var searchNone: StringKey { StringKey(0xB75BEB9B) }
    public static var searchPrompt: StringKey { StringKey(0xB312FAFB) }
    public static var sectionAccount: StringKey { StringKey(0x45983D79) }
    public static var sectionKeys: StringKey { StringKey(0xB9F515EA) }
    public static var sectionOverview: StringKey { StringKey(0x60B383E5) }
    public static var sectionSettings: StringKey { StringKey(0x8D54BDB3) }
    public static var sectionSharing: StringKey { StringKey(0xDFBAAB06) }
    public static var sectionSocial: StringKey { StringKey(0x2942CE9D) }
    public static var sectionStatistics: StringKey { StringKey(0xA2F50851) }
    public static var sectionTaste: StringKey { StringKey(0x20082AB5) }
    public static var sectionWeights: StringKey { StringKey(0xBDF62B07) }
    public static var settingAuto: StringKey { StringKey(0x2BDB60CC) }
    public static var settingCity: StringKey { StringKey(0x96D298F0) }
    public static var settingClock: StringKey { StringKey(0xA2F8F9DB) }
    public static var settingConfigFile: StringKey { StringKey(0xF6EB6F36) }
    public static var settingDataFolder: StringKey { StringKey(0xC25EFA0E) }
    public static var settingIdleLock: StringKey { StringKey(0xA727E387) }
    public static var settingKeyTaken: StringKey { StringKey(0x9035BB34) }
    public static var settingKeysAbout: StringKey { StringKey(0x6996705F) }
    public static var settingKeysHint: StringKey { StringKey(0x383C5853) }
    public static var settingKilometers: StringKey { StringKey(0x02CE9F90) }
    public static var settingLanguage: StringKey { StringKey(0x9A75D781) }
    public static var settingLanguageAuto: StringKey { StringKey(0xE836B383) }
    public static var settingMiles: StringKey { StringKey(0x9C1F1743) }
    public static var settingMinutes: StringKey { StringKey(0xA2CA9DD4) }
    public static var settingMotion: StringKey { StringKey(0xFC377245) }
    public static var settingMouse: StringKey { StringKey(0xF84DC1DA) }
    public static var settingNotWritten: StringKey { StringKey(0xF61C0002) }
    public static var settingNotify: StringKey { StringKey(0x943F785A) }
    public static var settingNotifyBell: StringKey { StringKey(0x4902FA48) }
    public static var settingOff: StringKey { StringKey(0xF765DCAC) }
    public static var settingOn: StringKey { StringKey(0xF61A58DA) }
    public static var settingRural: StringKey { StringKey(0x97A3B6B1) }
    public static var settingSuburb: StringKey { StringKey(0x3997E6A6) }
    public static var settingTheme: StringKey { StringKey(0x5437F950) }
    public static var settingThemeContrast: StringKey { StringKey(0x2229BE91) }
    public static var settingThemeDark: StringKey { StringKey(0xAF016E5F) }
    public static var settingThemeLight: StringKey { StringKey(0x16298561) }
    public static var settingThemeMono: StringKey { StringKey(0xC752FCC8) }
    public static var settingTown: StringKey { StringKey(0x765AE15B) }
    public static var settingUnits: StringKey { StringKey(0xDB690BEA) }
    public static var settingUnitsAuto: StringKey { StringKey(0xA2C2D816) }
    public static var sharingAbout: StringKey { StringKey(0x5645C674) }
    public static var sharingCode: StringKey { StringKey(0x64B504E6) }
    public static var sharingCopy: StringKey { StringKey(0x78838796) }
    public static var sharingEmpty: StringKey { StringKey(0x12AAF3D4) }
    public static var sharingNoCode: StringKey { StringKey(0xED4B9A4A) }
    public static var sharingNotWritten: StringKey { StringKey(0xE044E20A) }
    public static var sharingWrite: StringKey { StringKey(0x14CCC5CA) }
    public static var sharingWritten: StringKey { StringKey(0x7406FE62) }
    public static var shellCompiling: StringKey { StringKey(0xAE01E9D1) }
    public static var shellConfigMore: StringKey { StringKey(0xF11A8327) }
    public static var shellConfirmKeep: StringKey { StringKey(0x7519C5D3) }
    public static var shellCopied: StringKey { StringKey(0x2D6828FD) }
    public static var shellFault: StringKey { StringKey(0xF4732A17) }
    public static var shellGuest: StringKey { StringKey(0xEE29D4BB) }
    public static var shellMouseOff: StringKey { StringKey(0xE4316290) }
    public static var shellMouseOn: StringKey { StringKey(0x2FD4F9EE) }
    public static var shellNext: StringKey { StringKey(0x37E9EBA0) }
    public static var shellNoSuchPlace: StringKey { StringKey(0x849B4510) }
    public static var shellNoSuspend: StringKey { StringKey(0x862EB20B) }
    public static var shellNotCopied: StringKey { StringKey(0xF2F7FA6D) }
    public static var shellProduct: StringKey { StringKey(0x2D83D564) }
    public static var shellSuspended: StringKey { StringKey(0xE663959A) }
    public static var shellTheme: StringKey { StringKey(0xB73E9EBA) }
    public static var shellTooSmall: StringKey { StringKey(0xFF38A343) }
    public static var shellUnverified: StringKey { StringKey(0xF12A88CA) }
    public static var shortlistByHand: StringKey { StringKey(0xD81C47CA) }
    public static var shortlistMatch: StringKey { StringKey(0x818B72CE) }
    public static var shortlistNotePrompt: StringKey { StringKey(0x4138B98E) }
    public static var shortlistReach: StringKey { StringKey(0x6EF7F7C0) }
    public static var shortlistSafety: StringKey { StringKey(0x1C19E17F) }
    public static var shortlistSort: StringKey { StringKey(0x2E324789) }
    public static var shortlistSortSecond: StringKey { StringKey(0xDB0668F8) }
    public static var shortlistTagsPrompt: StringKey { StringKey(0xB3EADC75) }
    public static var shortlistUnknown: StringKey { StringKey(0xEF8ABB41) }
    public static var similarBoth: StringKey { StringKey(0xBE6C6457) }
    public static var similarFeatures: StringKey { StringKey(0x1AE7589F) }
    public static var similarFigures: StringKey { StringKey(0xCF8F98B1) }
    public static var similarMiles: StringKey { StringKey(0xD3F9741A) }
    public static var similarNone: StringKey { StringKey(0xBE8705FA) }
    public static var similarOutcome: StringKey { StringKey(0x17FA19FC) }
    public static var similarPlace: StringKey { StringKey(0xD65A638B) }
    public static var similarPrice: StringKey { StringKey(0xAB577305) }
    public static var similarTitle: StringKey { StringKey(0xB7A2503E) }
    public static var sizeFrom1000: StringKey { StringKey(0xD469744C) }
    public static var sizeFrom10000: StringKey { StringKey(0xDE025F34) }
    public static var sizeFrom20000: StringKey { StringKey(0xDDD3137D) }
    public static var sizeFrom5000: StringKey { StringKey(0x908F13C8) }
    public static var sizeUnder1000: StringKey { StringKey(0xC246B296) }
    public static var socialBio: StringKey { StringKey(0x3ABE631A) }
    public static var socialDisplayName: StringKey { StringKey(0x4DEA1036) }
    public static var socialIntentions: StringKey { StringKey(0x9D58A07D) }
    public static var socialInterests: StringKey { StringKey(0x965AB4CF) }
    public static var socialLanguages: StringKey { StringKey(0x5BAED437) }
    public static var socialLinks: StringKey { StringKey(0x4E55B135) }
    public static var socialPronouns: StringKey { StringKey(0xF75FDD9C) }
    public static var sortMatch: StringKey { StringKey(0x9172E9CE) }
    public static var sortName: StringKey { StringKey(0xFFF5456E) }
    public static var sortPlace: StringKey { StringKey(0x2C7677C4) }
    public static var sourceBadAddress: StringKey { StringKey(0xA1F83098) }
    public static var sourceCancelled: StringKey { StringKey(0xED700CE5) }
    public static var sourceCircular: StringKey { StringKey(0x027271D7) }
    public static var sourceDamaged: StringKey { StringKey(0x8FEAD1F1) }
    public static var sourceKindCollege: StringKey { StringKey(0x12E90560) }
    public static var sourceKindFile: StringKey { StringKey(0x0A908955) }
    public static var sourceKindNote: StringKey { StringKey(0x21666B5B) }
    public static var sourceKindPage: StringKey { StringKey(0x3422F650) }
    public static var sourceKindScholarship: StringKey { StringKey(0x7409BA89) }
    public static var sourceKindText: StringKey { StringKey(0xE57F5B4C) }
    public static var sourceMissing: StringKey { StringKey(0x563F5116) }
    public static var sourceNeeds: StringKey { StringKey(0x89C78C53) }
    public static var sourceNoText: StringKey { StringKey(0x8C35F083) }
    public static var sourcePrivateAddress: StringKey { StringKey(0x99B38BA4) }
    public static var sourceRedirects: StringKey { StringKey(0x650F368F) }
    public static var sourceRefused: StringKey { StringKey(0xEEB3F6AA) }
    public static var sourceSlow: StringKey { StringKey(0x6C3652D3) }
    public static var sourceTooLarge: StringKey { StringKey(0x602A299A) }
    public static var sourceUnknownCharset: StringKey { StringKey(0xE3BE1E95) }
    public static var sourceUnreachable: StringKey { StringKey(0xAF5B81EC) }
    public static var sourceUnreadable: StringKey { StringKey(0x48569461) }
    public static var sourceWrongType: StringKey { StringKey(0x5F277B26) }
    public static var sourcesAdd: StringKey { StringKey(0x20B4D6CC) }
    public static var sourcesAddHint: StringKey { StringKey(0xCD8EE262) }
    public static var sourcesEmpty: StringKey { StringKey(0x26A70906) }
    public static var sourcesFailed: StringKey { StringKey(0x0B32BDDC) }
    public static var sourcesFind: StringKey { StringKey(0x67E5F8C2) }
    public static var sourcesNoneChosen: StringKey { StringKey(0x1142B624) }
    public static var sourcesNotReady: StringKey { StringKey(0xF0C1762C) }
    public static var sourcesReadyOf: StringKey { StringKey(0x76C42F66) }
    public static var sourcesRename: StringKey { StringKey(0xE613F33B) }
    public static var startActOutside: StringKey { StringKey(0xDD12B173) }
    public static var startBudget: StringKey { StringKey(0xEDB64CAE) }
    public static var startBudgetHint: StringKey { StringKey(0xAF102EEC) }
    public static var startFields: StringKey { StringKey(0x68A082AA) }
    public static var startFieldsHint: StringKey { StringKey(0x4EF52278) }
    public static var startFieldsMore: StringKey { StringKey(0xEB83EDA0) }
    public static var startFoot: StringKey { StringKey(0x47D316DB) }
    public static var startHome: StringKey { StringKey(0x8CEBDC10) }
    public static var startHomeHint: StringKey { StringKey(0xE47364C6) }
    public static var startHugeBudget: StringKey { StringKey(0x7B0AAB6E) }
    public static var startIncome: StringKey { StringKey(0x91C120F8) }
    public static var startNegativeBudget: StringKey { StringKey(0x72EEAADE) }
    public static var startNoTest: StringKey { StringKey(0x9F71D32B) }
    public static var startNotANumber: StringKey { StringKey(0x42271244) }
    public static var startSatOutside: StringKey { StringKey(0x61B06847) }
    public static var startScope: StringKey { StringKey(0xF3BB0AB9) }
    public static var startScopeAll: StringKey { StringKey(0xB53377C7) }
    public static var startScopeFour: StringKey { StringKey(0x0D97CA20) }
    public static var startScore: StringKey { StringKey(0xEFB6873F) }
    public static var startScoreAct: StringKey { StringKey(0x6A74FF02) }
    public static var startScoreSat: StringKey { StringKey(0xD1983D8A) }
    public static var startSettings: StringKey { StringKey(0x6F9327AE) }
    public static var startSeveralPlaces: StringKey { StringKey(0x783C2318) }
    public static var startSizeFrom1000: StringKey { StringKey(0xD078FF51) }
    public static var startSizeFrom10000: StringKey { StringKey(0x8F7A05B3) }
    public static var startSizeFrom20000: StringKey { StringKey(0x54B11BB6) }
    public static var startSizeFrom5000: StringKey { StringKey(0xB08B93B5) }
    public static var startSizeUnder1000: StringKey { StringKey(0x76441929) }
    public static var startSizes: StringKey { StringKey(0xCBE66E43) }
    public static var startState: StringKey { StringKey(0x25001774) }
    public static var startTest: StringKey { StringKey(0xD77ECB37) }
    public static var startTitle: StringKey { StringKey(0x63087193) }
    public static var startUnknownField: StringKey { StringKey(0x6632689E) }
    public static var startUnknownPlace: StringKey { StringKey(0x3371A115) }
    public static var startUnsaid: StringKey { StringKey(0x24F795F1) }
    public static var statsDays: StringKey { StringKey(0x584E3685) }
    public static var statsLikes: StringKey { StringKey(0x3017F9DA) }
    public static var statsNone: StringKey { StringKey(0xFF0D154C) }
    public static var statsOfSeen: StringKey { StringKey(0x785786F5) }
    public static var statsShares: StringKey { StringKey(0x1208FDFA) }
    public static var statsSwipes: StringKey { StringKey(0x87520185) }
    public static var swipeNoCard: StringKey { StringKey(0x423DECDF) }
    public static var swipeNoNext: StringKey { StringKey(0x16CD2168) }
    public static var swipePeekDecidesNothing: StringKey { StringKey(0x65187752) }
    public static var tagAffordable: StringKey { StringKey(0x27C69C25) }
    public static var tagDivisionOne: StringKey { StringKey(0xE7D17E1D) }
    public static var tagHighEarnings: StringKey { StringKey(0x299EB50D) }
    public static var tagHighGraduation: StringKey { StringKey(0xA2D64E7E) }
    public static var tagHispanicServing: StringKey { StringKey(0x30470B75) }
    public static var tagHistoricallyBlack: StringKey { StringKey(0x72D92B2A) }
    public static var tagHonors: StringKey { StringKey(0x045CE652) }
    public static var tagInState: StringKey { StringKey(0xC017F644) }
    public static var tagMenOnly: StringKey { StringKey(0xF9DDAF02) }
    public static var tagNearHome: StringKey { StringKey(0x8C091EEB) }
    public static var tagOpenAdmission: StringKey { StringKey(0x9B2F5177) }
    public static var tagReligious: StringKey { StringKey(0x89A323B6) }
    public static var tagSmallClasses: StringKey { StringKey(0x3533791B) }
    public static var tagStudyAbroad: StringKey { StringKey(0x180F88EE) }
    public static var tagTeaches: StringKey { StringKey(0x3D7FD0D0) }
    public static var tagTestsNotRequired: StringKey { StringKey(0x388BE0BA) }
    public static var tagTribal: StringKey { StringKey(0xD8408643) }
    public static var tagWomenOnly: StringKey { StringKey(0xDA0D79AC) }
    public static var tasteAbout: StringKey { StringKey(0xD67AF35F) }
    public static var tasteChanged: StringKey { StringKey(0xA4F7BDA2) }
    public static var tasteEvidence: StringKey { StringKey(0x6F12E597) }
    public static var tasteEvidenceEdit: StringKey { StringKey(0x317049D2) }
    public static var tasteEvidenceNone: StringKey { StringKey(0x6A553E04) }
    public static var tasteForetell: StringKey { StringKey(0x10B3A1C3) }
    public static var tasteForetellAbout: StringKey { StringKey(0x0D1D9383) }
    public static var tasteForetoldLike: StringKey { StringKey(0x2ABE7E1F) }
    public static var tasteForetoldNone: StringKey { StringKey(0x0B70148E) }
    public static var tasteForetoldPass: StringKey { StringKey(0x34BFBD25) }
    public static var tasteFrozen: StringKey { StringKey(0xBD1A5644) }
    public static var tasteLearning: StringKey { StringKey(0xCCC98340) }
    public static var tasteLessAdmissionRate: StringKey { StringKey(0x1CD58935) }
    public static var tasteLessAthletics: StringKey { StringKey(0xF210EB7C) }
    public static var tasteLessCity: StringKey { StringKey(0x4EE88C9C) }
    public static var tasteLessClassSize: StringKey { StringKey(0xEDE402F9) }
    public static var tasteLessDistance: StringKey { StringKey(0x9DF6967C) }
    public static var tasteLessEarnings: StringKey { StringKey(0x3752C290) }
    public static var tasteLessEast: StringKey { StringKey(0x84C2744E) }
    public static var tasteLessFit: StringKey { StringKey(0x96C7E222) }
    public static var tasteLessForProfit: StringKey { StringKey(0xB27B16DB) }
    public static var tasteLessGraduation: StringKey { StringKey(0xEFD514CF) }
    public static var tasteLessHomeState: StringKey { StringKey(0xE9EDD8E8) }
    public static var tasteLessHousing: StringKey { StringKey(0x1F7AF716) }
    public static var tasteLessNorth: StringKey { StringKey(0xCBE25332) }
    public static var tasteLessPrice: StringKey { StringKey(0xD503360C) }
    public static var tasteLessPublicControl: StringKey { StringKey(0x9B810332) }
    public static var tasteLessReach: StringKey { StringKey(0x4279C0A2) }
    public static var tasteLessReligious: StringKey { StringKey(0x5ACCA1D2) }
    public static var tasteLessRural: StringKey { StringKey(0xD79C74BD) }
    public static var tasteLessScoreGap: StringKey { StringKey(0x7D2E8302) }
    public static var tasteLessSize: StringKey { StringKey(0xA503BC42) }
    public static var tasteLessStrengthInFirst: StringKey { StringKey(0xEC49AB89) }
    public static var tasteLessSuburb: StringKey { StringKey(0x2E21790A) }
    public static var tasteLessTeachesFirst: StringKey { StringKey(0x4CC13377) }
    public static var tasteLessTeachesSecond: StringKey { StringKey(0x511E83AB) }
    public static var tasteLessTwoYear: StringKey { StringKey(0x738C418F) }
    public static var tasteMoreAdmissionRate: StringKey { StringKey(0xD8EDE25D) }
    public static var tasteMoreAthletics: StringKey { StringKey(0xE6BA7AE4) }
    public static var tasteMoreCity: StringKey { StringKey(0x4047ABC4) }
    public static var tasteMoreClassSize: StringKey { StringKey(0x1EDFA361) }
    public static var tasteMoreDistance: StringKey { StringKey(0xB5E09B84) }
    public static var tasteMoreEarnings: StringKey { StringKey(0x33213148) }
    public static var tasteMoreEast: StringKey { StringKey(0xFB302536) }
    public static var tasteMoreFit: StringKey { StringKey(0x63B6E06A) }
    public static var tasteMoreForProfit: StringKey { StringKey(0x36935803) }
    public static var tasteMoreGraduation: StringKey { StringKey(0xAD1F3CE7) }
    public static var tasteMoreHomeState: StringKey { StringKey(0xA4F03150) }
    public static var tasteMoreHousing: StringKey { StringKey(0x81797D8E) }
    public static var tasteMoreNorth: StringKey { StringKey(0xFAA0B51A) }
    public static var tasteMorePrice: StringKey { StringKey(0x58DF1834) }
    public static var tasteMorePublicControl: StringKey { StringKey(0x1BD6972A) }
    public static var tasteMoreReach: StringKey { StringKey(0x30D7622A) }
    public static var tasteMoreReligious: StringKey { StringKey(0x4B288FEA) }
    public static var tasteMoreRural: StringKey { StringKey(0x4CD84CC5) }
    public static var tasteMoreScoreGap: StringKey { StringKey(0x9287419A) }
    public static var tasteMoreSize: StringKey { StringKey(0x6767B1EA) }
    public static var tasteMoreStrengthInFirst: StringKey { StringKey(0x8DE81231) }
    public static var tasteMoreSuburb: StringKey { StringKey(0x28004952) }
    public static var tasteMoreTeachesFirst: StringKey { StringKey(0xD8D0D9FF) }
    public static var tasteMoreTeachesSecond: StringKey { StringKey(0xBE98E573) }
    public static var tasteMoreTwoYear: StringKey { StringKey(0x74597CC7) }
    public static var tasteProbesAbout: StringKey { StringKey(0x4103FAD9) }
    public static var tasteProbesOff: StringKey { StringKey(0x808CB2E9) }
    public static var tasteProbesOn: StringKey { StringKey(0x7FB2440D) }
    public static var tasteRecord: StringKey { StringKey(0x182FFD83) }
    public static var tasteRecordAbout: StringKey { StringKey(0x69FE03C3) }
    public static var tasteRecordKey: StringKey { StringKey(0x43DB6C61) }
    public static var tasteRecordNone: StringKey { StringKey(0x97C05E10) }
    public static var tasteRecordOf: StringKey { StringKey(0x8DC974BB) }
    public static var tasteReset: StringKey { StringKey(0x301A83C9) }
    public static var tasteResetAbout: StringKey { StringKey(0x623D71E1) }
    public static var tasteUnsure: StringKey { StringKey(0x6A29D9E0) }
    public static var tasteYouLike: StringKey { StringKey(0x9533EDBF) }
    public static var textKeyDeleteBackward: StringKey { StringKey(0x06F647A1) }
    public static var textKeyDeleteForward: StringKey { StringKey(0x4B3A2595) }
    public static var textKeyDeleteToLineEnd: StringKey { StringKey(0x7F46BC06) }
    public static var textKeyDeleteToLineStart: StringKey { StringKey(0xB2D5B7D3) }
    public static var textKeyDeleteWordBackward: StringKey { StringKey(0xBE7F2542) }
    public static var textKeyDown: StringKey { StringKey(0x6C620D42) }
    public static var textKeyLeft: StringKey { StringKey(0x286D9A67) }
    public static var textKeyLineEnd: StringKey { StringKey(0x6F5C06AC) }
    public static var textKeyLineStart: StringKey { StringKey(0x760FF975) }
    public static var textKeyNewline: StringKey { StringKey(0x8AD3E426) }
    public static var textKeyRight: StringKey { StringKey(0xF8211118) }
    public static var textKeyUndo: StringKey { StringKey(0x18950A78) }
    public static var textKeyUp: StringKey { StringKey(0x6D592F07) }
    public static var textKeyWordLeft: StringKey { StringKey(0x3E4258F4) }
    public static var textKeyWordRight: StringKey { StringKey(0x8E5D40A1) }
    public static var textKeyYank: StringKey { StringKey(0xF4E2BB8B) }
    public static var textLimit: StringKey { StringKey(0x5B413033) }
    public static var textLimitPaste: StringKey { StringKey(0xC21FB75D) }
    public static var tinyCard: StringKey { StringKey(0xFF9284D9) }
    public static var tourDecide: StringKey { StringKey(0xA6BA8D5F) }
    public static var tourDetails: StringKey { StringKey(0xA50F83DF) }
    public static var tourPosition: StringKey { StringKey(0xA7E3BE64) }
    public static var tourSearch: StringKey { StringKey(0x70F80637) }
    public static var tourSkip: StringKey { StringKey(0x1A0246BC) }
    public static var tourUndo: StringKey { StringKey(0x0A895441) }
    public static var tourWhy: StringKey { StringKey(0xB4020093) }
    public static var traceLiked: StringKey { StringKey(0x38AB25A5) }
    public static var traceNothing: StringKey { StringKey(0x619B8DBD) }
    public static var tracePassed: StringKey { StringKey(0x063A4390) }
    public static var traceProfileBack: StringKey { StringKey(0x8530C083) }
    public static var traceProfileChanged: StringKey { StringKey(0xAA4AF1BC) }
    public static var traceReflects: StringKey { StringKey(0xB5E03892) }
    public static var traceStarred: StringKey { StringKey(0x197DAC57) }
    public static var traceTookBackLearning: StringKey { StringKey(0xA0906ED6) }
    public static var traceTookBackLike: StringKey { StringKey(0xCEB5B027) }
    public static var traceTookBackNote: StringKey { StringKey(0x5233BE70) }
    public static var traceTookBackOrder: StringKey { StringKey(0x827458FC) }
    public static var traceTookBackPass: StringKey { StringKey(0x20FD2BBD) }
    public static var traceTookBackStar: StringKey { StringKey(0xC22D856C) }
    public static var traceTookBackUnstar: StringKey { StringKey(0xEBDF489B) }
    public static var traceUndoes: StringKey { StringKey(0x881D3526) }
    public static var traceUnstarred: StringKey { StringKey(0x50B30006) }
    public static var traitAdvancedPlacement: StringKey { StringKey(0xFBD038E3) }
    public static var traitAthletics: StringKey { StringKey(0x737A4D90) }
    public static var traitDistanceOnly: StringKey { StringKey(0xCC8BCD91) }
    public static var traitHousing: StringKey { StringKey(0x489A4AFA) }
    public static var traitOfficerTraining: StringKey { StringKey(0x5528E2C0) }
    public static var unlockAcademic: StringKey { StringKey(0x50FC0F9E) }
    public static var unlockAdvisor: StringKey { StringKey(0x6A4907FF) }
    public static var unlockAid: StringKey { StringKey(0x4F62B03D) }
    public static var unlockCampus: StringKey { StringKey(0x82661FAC) }
    public static var unlockContact: StringKey { StringKey(0x4446BC67) }
    public static var unlockDistance: StringKey { StringKey(0x1B80AEBE) }
    public static var unlockFields: StringKey { StringKey(0xE29CDF68) }
    public static var unlockIdentity: StringKey { StringKey(0xE101B9CF) }
    public static var unlockMerit: StringKey { StringKey(0x38BB66EE) }
    public static var unlockPrice: StringKey { StringKey(0x2303B826) }
    public static var whatIfBudget: StringKey { StringKey(0xA96F0180) }
    public static var whatIfDistance: StringKey { StringKey(0xB6055D7A) }
    public static var whatIfGradePoint: StringKey { StringKey(0x1C9C6B8B) }
    public static var whatIfIncome: StringKey { StringKey(0xE6C85856) }
    public static var whyStart: StringKey { StringKey(0x816688EF) }
    public static var whyTaste: StringKey { StringKey(0xA600677C) }
    public static var whyTotal: StringKey { StringKey(0x3EE2010D) }
    public static var whyUnknown: StringKey { StringKey(0x54C93389) }
    public static var whyWeight: StringKey { StringKey(0xF5D1DD69) }
}

/// Where the string of each code stands in the tables below, in the order of the codes.
let stringPlaces: [(code: UInt32, place: Int)] = [
    (0x004AE4F2, 742),
    (0x0052249D, 1074),
    (0x008120B2, 79),
    (0x014A7555, 1086),
    (0x014C21D0, 372),
    (0x014F34BC, 1686),
    (0x01758144, 940),
    (0x0186E849, 332),
    (0x01D19971, 1710),
    (0x01D2DCAA, 1207),
    (0x027271D7, 1846),
    (0x02CE9F90, 1764),
    (0x02E3DFBB, 1138),
    (0x036702D4, 45),
    (0x03AB9369, 1591),
    (0x03BA5BDB, 1426),
    (0x03C16B0F, 639),
    (0x03DBBA68, 1103),
    (0x03DC0FCD, 322),
    (0x0404E61C, 1313),
    (0x040ABC18, 593),
    (0x045CE652, 1925),
    (0x04AE582A, 98),
    (0x04B18C85, 1099),
    (0x04D8F7C4, 95),
    (0x0506363C, 1107),
    (0x051A8C71, 1066),
    (0x05328A4E, 1205),
    (0x0543AB74, 1007),
    (0x05CCD2C8, 1191),
    (0x05F87CB4, 1742),
    (0x0608851A, 1001),
    (0x061B8FD8, 1217),
    (0x0631F08C, 1590),
    (0x063A4390, 2039),
    (0x067496F0, 562),
    (0x06A8B238, 150),
    (0x06AA209D, 915),
    (0x06C0A7D3, 303),
    (0x06DDD187, 1420),
    (0x06F647A1, 2011),
    (0x073D277C, 1129),
    (0x07460741, 1693),
    (0x07608075, 807),
    (0x0765878E, 1166),
    (0x07832CC1, 1487),
    (0x0786DBAD, 871),
    (0x07923EBF, 625),
    (0x07B2946E, 1065),
    (0x07BADD69, 1534),
    (0x07EB9140, 1559),
    (0x07F48E02, 804),
    (0x08B38C0B, 553),
    (0x08B813CF, 1621),
    (0x08C605F6, 364),
    (0x08DB0A1F, 48),
    (0x0971CAA4, 570),
    (0x0979120F, 1072),
    (0x099E8B85, 1569),
    (0x0A1C3ED9, 917),
    (0x0A222409, 1289),
    (0x0A247708, 476),
    (0x0A330B3F, 1393),
    (0x0A5990E4, 590),
    (0x0A71F428, 1527),
    (0x0A895441, 2035),
    (0x0A908955, 1849),
    (0x0AACB132, 635),
    (0x0AF0188C, 142),
    (0x0AFE50DC, 666),
    (0x0B19E6D9, 811),
    (0x0B1F2806, 1142),
    (0x0B2A010E, 890),
    (0x0B32BDDC, 1869),
    (0x0B459ED6, 1125),
    (0x0B535239, 1004),
    (0x0B70148E, 1945),
    (0x0BAF8F0E, 548),
    (0x0BD6A3EC, 328),
    (0x0BF6D3C8, 591),
    (0x0C06DD58, 911),
    (0x0C3228EF, 733),
    (0x0C7F909C, 715),
    (0x0CC4752B, 1541),
    (0x0CDDBBC8, 367),
    (0x0CECD8BA, 564),
    (0x0D1D9383, 1943),
    (0x0D27CA0E, 23),
    (0x0D2E28C6, 163),
    (0x0D552CAF, 692),
    (0x0D573C1C, 1300),
    (0x0D736C9C, 897),
    (0x0D7F52D7, 1618),
    (0x0D97CA20, 1892),
    (0x0DB34DF5, 1699),
    (0x0DD996CD, 867),
    (0x0DE0E59D, 1723),
    (0x0DF9DEA0, 414),
    (0x0DFF9948, 1579),
    (0x0E37EFA0, 782),
    (0x0E586D11, 1516),
    (0x0E76B0A1, 274),
    (0x0E98D310, 1739),
    (0x0EA39DAF, 1189),
    (0x0EF69087, 374),
    (0x0F1F0D86, 1093),
    (0x0F65B86C, 424),
    (0x0F7BA71C, 828),
    (0x0F95BD5B, 1601),
    (0x0FA00F45, 786),
    (0x0FB76231, 1127),
    (0x0FC10755, 753),
    (0x0FE109B4, 1187),
    (0x1001D6C6, 381),
    (0x100A4B0E, 1512),
    (0x105E5B6D, 423),
    (0x10B3A1C3, 1942),
    (0x11006425, 1628),
    (0x1108AF59, 1210),
    (0x1142B624, 1871),
    (0x1151BF48, 346),
    (0x117DD2FD, 539),
    (0x119C0745, 1287),
    (0x119C6D31, 704),
    (0x119F0D11, 882),
    (0x11A23040, 398),
    (0x1201A6D1, 1340),
    (0x1208FDFA, 1914),
    (0x1246AE06, 1315),
    (0x126B392C, 947),
    (0x126DD9A3, 559),
    (0x12805E84, 430),
    (0x12AAF3D4, 1789),
    (0x12BD37C9, 795),
    (0x12D49B1D, 53),
    (0x12E90560, 1848),
    (0x130B45F1, 1729),
    (0x130E2989, 1698),
    (0x13883805, 433),
    (0x138C1B20, 1738),
    (0x139BB905, 1102),
    (0x1437ED40, 1705),
    (0x1491C86C, 789),
    (0x1493F083, 1358),
    (0x14CCC5CA, 1792),
    (0x14D55437, 1556),
    (0x1526F810, 1096),
    (0x1536EB5C, 1202),
    (0x15435C34, 776),
    (0x155667E4, 765),
    (0x1574F44A, 611),
    (0x15B0B8C7, 772),
    (0x15F6CDAC, 1160),
    (0x162456C5, 470),
    (0x16298561, 1781),
    (0x163D53FF, 1649),
    (0x164867C8, 747),
    (0x16615511, 703),
    (0x16CD2168, 1917),
    (0x1750C7BD, 244),
    (0x1770CFDF, 739),
    (0x17AC29B2, 1713),
    (0x17BF5B7C, 179),
    (0x17D9A62F, 1218),
    (0x17FA19FC, 1825),
    (0x180A0A93, 959),
    (0x180F88EE, 1932),
    (0x181CCE47, 138),
    (0x182FFD83, 2002),
    (0x1831ADD1, 1193),
    (0x1833CEB8, 1282),
    (0x1838F681, 128),
    (0x18601269, 1119),
    (0x188C0601, 1572),
    (0x18950A78, 2022),
    (0x18F0035D, 1480),
    (0x19051312, 885),
    (0x1905E80A, 1375),
    (0x19777372, 956),
    (0x197DAC57, 2043),
    (0x19B9CE4D, 162),
    (0x19CBB2E8, 538),
    (0x19E8374F, 865),
    (0x19F59184, 28),
    (0x1A0246BC, 2034),
    (0x1A3B2A7F, 524),
    (0x1A473FE0, 592),
    (0x1AE7589F, 1821),
    (0x1AF0DB95, 1472),
    (0x1AFC8AB3, 1647),
    (0x1B80AEBE, 2063),
    (0x1B856F24, 682),
    (0x1BA6A942, 207),
    (0x1BCA10C9, 1360),
    (0x1BCE8B20, 489),
    (0x1BD6972A, 1988),
    (0x1C084F22, 976),
    (0x1C19E17F, 1815),
    (0x1C41F397, 338),
    (0x1C431179, 294),
    (0x1C94437C, 281),
    (0x1C9456E5, 164),
    (0x1C9C6B8B, 2070),
    (0x1CA3668A, 603),
    (0x1CD58935, 1949),
    (0x1CDCDEBA, 764),
    (0x1CECAD8B, 1663),
    (0x1D220C37, 1514),
    (0x1D3BDEB8, 1413),
    (0x1D5546D5, 1594),
    (0x1D782278, 377),
    (0x1D7AFD63, 978),
    (0x1D7B5F32, 1522),
    (0x1D8A854B, 1684),
    (0x1DA84626, 1557),
    (0x1DABFAFD, 1502),
    (0x1E5D7A65, 851),
    (0x1E687665, 310),
    (0x1E7CFAE5, 1117),
    (0x1ED20B07, 657),
    (0x1EDFA361, 1977),
    (0x1F43D8B2, 1183),
    (0x1F479984, 984),
    (0x1F4BEB09, 1673),
    (0x1F671EB0, 362),
    (0x1F7AF716, 1960),
    (0x1FAF6197, 1724),
    (0x1FB6F5EB, 1447),
    (0x1FDAD5AE, 1106),
    (0x20082AB5, 1753),
    (0x200B339A, 316),
    (0x20536636, 14),
    (0x205B1DFC, 1617),
    (0x206932B7, 1476),
    (0x208781D8, 644),
    (0x2091F095, 1159),
    (0x20A5127F, 1227),
    (0x20B4D6CC, 1866),
    (0x20CE2850, 1),
    (0x20D11185, 283),
    (0x20E3797B, 136),
    (0x20FD2BBD, 2048),
    (0x21353139, 525),
    (0x21355DD0, 498),
    (0x21666B5B, 1850),
    (0x21B7B0C8, 643),
    (0x21D930A1, 1561),
    (0x21EB2A0F, 51),
    (0x21EE236A, 69),
    (0x21F65E3E, 1493),
    (0x2229BE91, 1779),
    (0x2238B4A2, 626),
    (0x2266D687, 242),
    (0x2300D77C, 571),
    (0x2303B826, 2067),
    (0x234DBEE3, 1010),
    (0x23561D73, 480),
    (0x236A2B5B, 389),
    (0x237B715D, 928),
    (0x23A57D00, 62),
    (0x23AC82CC, 958),
    (0x23B26A1B, 1551),
    (0x23CE25AC, 1374),
    (0x23EB86FD, 1600),
    (0x23EE1417, 1533),
    (0x24266F27, 1720),
    (0x243590ED, 495),
    (0x2450A43A, 382),
    (0x2473F133, 1263),
    (0x24A96E10, 1082),
    (0x24AC9FCA, 669),
    (0x24D2DA50, 76),
    (0x24E09EB8, 247),
    (0x24F08A1D, 429),
    (0x24F795F1, 1909),
    (0x24F91939, 21),
    (0x25001774, 1904),
    (0x2506B9DE, 1245),
    (0x252092FE, 577),
    (0x2540A229, 883),
    (0x25485EF8, 896),
    (0x25704A1C, 42),
    (0x25A7B3E7, 376),
    (0x25A99DBE, 1424),
    (0x25AD87C4, 70),
    (0x25BA407B, 331),
    (0x25BB7E96, 1264),
    (0x2601739D, 935),
    (0x2666ACA4, 145),
    (0x26A70906, 1868),
    (0x26BAE890, 1485),
    (0x26CA2681, 485),
    (0x26CAF19A, 709),
    (0x26FC4304, 353),
    (0x2706C80E, 399),
    (0x2727F8DD, 100),
    (0x27617C6F, 1143),
    (0x276D46BA, 1427),
    (0x2786A181, 1026),
    (0x27C4AD7C, 1045),
    (0x27C69C25, 1919),
    (0x28004952, 1995),
    (0x2811074C, 1714),
    (0x284D6EAA, 1047),
    (0x286D9A67, 2017),
    (0x2876B9E9, 1008),
    (0x2887CD3A, 487),
    (0x28C5E2AA, 1120),
    (0x28D4CCA4, 264),
    (0x28ED98FA, 700),
    (0x29206400, 159),
    (0x2922E1CE, 368),
    (0x292AF3E8, 1197),
    (0x293FAC01, 678),
    (0x2942CE9D, 1751),
    (0x2949A3FE, 1658),
    (0x296A48BB, 1030),
    (0x2983E869, 444),
    (0x29942177, 1286),
    (0x299EB50D, 1921),
    (0x29E8821A, 275),
    (0x2A501FA3, 630),
    (0x2ABE7E1F, 1944),
    (0x2AFA13DD, 359),
    (0x2B30C9C5, 1448),
    (0x2B33AB16, 829),
    (0x2B62D250, 1664),
    (0x2BC162FA, 1701),
    (0x2BD0D32E, 1395),
    (0x2BDB60CC, 1755),
    (0x2BDB6C3D, 1488),
    (0x2BE6B208, 636),
    (0x2BF7EBFF, 647),
    (0x2C05B6D5, 1307),
    (0x2C09DE6B, 745),
    (0x2C33BA89, 1423),
    (0x2C50FCBF, 796),
    (0x2C5C7C11, 1668),
    (0x2C72473A, 110),
    (0x2C7677C4, 1843),
    (0x2CC1DD1A, 686),
    (0x2CE5D619, 1566),
    (0x2CF0DA21, 1137),
    (0x2D245513, 741),
    (0x2D6828FD, 1797),
    (0x2D83D564, 1806),
    (0x2DA0EC4E, 1469),
    (0x2DAFCC35, 1206),
    (0x2E01FD46, 222),
    (0x2E0259A4, 1175),
    (0x2E09FC19, 1239),
    (0x2E21790A, 1970),
    (0x2E324789, 1816),
    (0x2E7CD414, 105),
    (0x2E9D5C39, 1626),
    (0x2E9FF93D, 1225),
    (0x2EAB3D85, 1244),
    (0x2EAC6981, 1573),
    (0x2EDE4766, 598),
    (0x2EDE7B15, 575),
    (0x2F0E4864, 259),
    (0x2F4C4C30, 1311),
    (0x2F513402, 505),
    (0x2F758905, 1087),
    (0x2FD4F9EE, 1801),
    (0x300DD8E3, 46),
    (0x3017F9DA, 1911),
    (0x301A83C9, 2007),
    (0x30470B75, 1923),
    (0x305B963E, 199),
    (0x30814767, 386),
    (0x30D6E550, 1593),
    (0x30D7622A, 1989),
    (0x30FC8103, 384),
    (0x30FEC81E, 109),
    (0x313CBA34, 1478),
    (0x3158F15F, 1730),
    (0x317049D2, 1940),
    (0x31CCC0F7, 1333),
    (0x31D42195, 168),
    (0x31DF86C8, 1090),
    (0x31E0BC3B, 533),
    (0x31EC601D, 1325),
    (0x31FE140C, 1337),
    (0x320422AE, 1194),
    (0x32351440, 24),
    (0x3247E184, 481),
    (0x32546A30, 875),
    (0x32A37155, 1354),
    (0x32A499A0, 466),
    (0x32E42678, 1612),
    (0x32E9D693, 125),
    (0x32FD3977, 1513),
    (0x3317899B, 605),
    (0x33213148, 1979),
    (0x3321D35C, 1246),
    (0x3358AB33, 868),
    (0x3371A115, 1908),
    (0x339A7BCD, 595),
    (0x339F796B, 1627),
    (0x33ABD76B, 665),
    (0x33AC5AFA, 129),
    (0x33C07778, 1156),
    (0x33EC047F, 1605),
    (0x340949E4, 479),
    (0x340F7F54, 216),
    (0x3422F650, 1851),
    (0x344010E2, 155),
    (0x34455920, 1464),
    (0x349341E5, 1274),
    (0x34BFBD25, 1946),
    (0x34CA2A08, 484),
    (0x3533791B, 1931),
    (0x355C12EE, 799),
    (0x359D772E, 659),
    (0x35E76F8A, 725),
    (0x36330A8A, 768),
    (0x368D3F16, 1172),
    (0x36935803, 1982),
    (0x36A85B75, 726),
    (0x36B0207D, 1385),
    (0x36D6FE01, 315),
    (0x3701465B, 347),
    (0x371B55CB, 287),
    (0x3736D079, 1118),
    (0x373BD757, 123),
    (0x373FE737, 38),
    (0x374D4099, 963),
    (0x3752C290, 1954),
    (0x375D0D73, 35),
    (0x375FD169, 1025),
    (0x3779076F, 120),
    (0x37BDFEF6, 905),
    (0x37E9EBA0, 1802),
    (0x37F0EDE8, 224),
    (0x37F54A94, 135),
    (0x37FE553B, 1253),
    (0x3803A550, 1587),
    (0x383C5853, 1763),
    (0x385D9532, 185),
    (0x38735CD3, 530),
    (0x387E355E, 1067),
    (0x388BE0BA, 1934),
    (0x38AB25A5, 2037),
    (0x38ABED55, 1415),
    (0x38BB66EE, 2066),
    (0x38D3144A, 440),
    (0x390D9F19, 1709),
    (0x391532D5, 1515),
    (0x39259999, 565),
    (0x394033EB, 1496),
    (0x397379BA, 1717),
    (0x3997E6A6, 1777),
    (0x39C2100A, 1477),
    (0x3A1516AF, 1553),
    (0x3A216B36, 519),
    (0x3A750DF5, 459),
    (0x3A86381B, 204),
    (0x3A94D047, 180),
    (0x3ABE631A, 1834),
    (0x3B09320C, 856),
    (0x3B11FAFC, 738),
    (0x3B1A257C, 17),
    (0x3B59ED1B, 1163),
    (0x3BAC27C6, 740),
    (0x3BFF9360, 1064),
    (0x3C1DDBF3, 1697),
    (0x3C21F0D8, 1240),
    (0x3C3801B8, 631),
    (0x3C8796F7, 43),
    (0x3CC7E4F5, 924),
    (0x3CD09947, 1110),
    (0x3CF8237F, 64),
    (0x3D0A855C, 1495),
    (0x3D28114B, 1271),
    (0x3D30E229, 1660),
    (0x3D46439D, 220),
    (0x3D4B36F6, 74),
    (0x3D7FD0D0, 1933),
    (0x3D9DD1AA, 1095),
    (0x3DA3EA41, 1024),
    (0x3DB168D0, 1504),
    (0x3DED7857, 869),
    (0x3E245764, 873),
    (0x3E38F1B8, 339),
    (0x3E4258F4, 2024),
    (0x3E66450B, 670),
    (0x3E6C8E67, 612),
    (0x3E85C664, 1563),
    (0x3E8B5A98, 1383),
    (0x3E8C19C4, 463),
    (0x3E92522D, 980),
    (0x3EA1D6AE, 607),
    (0x3EB70DF0, 512),
    (0x3EC9C923, 1666),
    (0x3EE2010D, 2074),
    (0x3EE2A834, 1635),
    (0x3EF9B5C4, 1537),
    (0x3F03090F, 335),
    (0x3F5FB6A7, 1418),
    (0x3F7A80C5, 1379),
    (0x3F93D84D, 1411),
    (0x3FA8A7ED, 1237),
    (0x3FBCD97D, 1532),
    (0x40071265, 1634),
    (0x402073C5, 344),
    (0x40271894, 494),
    (0x40330B5A, 1221),
    (0x4047ABC4, 1976),
    (0x408B3398, 233),
    (0x4103FAD9, 1999),
    (0x411527EC, 1184),
    (0x4138B98E, 1813),
    (0x416874B4, 1279),
    (0x4172916A, 572),
    (0x418CDD2D, 1466),
    (0x41A42A4A, 902),
    (0x41A6C83E, 1036),
    (0x41EE165B, 994),
    (0x42271244, 1888),
    (0x423DECDF, 1916),
    (0x427764AF, 1665),
    (0x4279C0A2, 1964),
    (0x42B90917, 410),
    (0x42EA0F15, 509),
    (0x42FAF74A, 1179),
    (0x43239456, 1442),
    (0x43520CDF, 345),
    (0x4358AF59, 1070),
    (0x436232CD, 395),
    (0x4375D630, 47),
    (0x437FC178, 1451),
    (0x43BE273F, 8),
    (0x43DB6C61, 2004),
    (0x4405219B, 299),
    (0x441C59E3, 1122),
    (0x441D06AA, 1528),
    (0x4446BC67, 2062),
    (0x4476B19B, 1034),
    (0x44976EC3, 608),
    (0x44D6E3CA, 1048),
    (0x45042A2C, 1330),
    (0x452AEAFF, 690),
    (0x456826FF, 1402),
    (0x45983D79, 1746),
    (0x45A59CD0, 497),
    (0x45E4C737, 44),
    (0x45F40F7B, 1473),
    (0x460DE813, 1158),
    (0x4630B57E, 1659),
    (0x466E2F2A, 946),
    (0x4684750E, 815),
    (0x46ABB809, 988),
    (0x46FB34D7, 350),
    (0x474288F9, 206),
    (0x4766ADBD, 1364),
    (0x47B9C070, 1298),
    (0x47BFFC9F, 203),
    (0x47CC99D0, 469),
    (0x47CE7EC6, 1212),
    (0x47D316DB, 1881),
    (0x47D7D3A2, 1243),
    (0x47D7D8D6, 964),
    (0x47DF366C, 394),
    (0x47F72D8C, 1295),
    (0x47FBDD9F, 1719),
    (0x48001F3E, 1614),
    (0x480F1E96, 1196),
    (0x48178C23, 1124),
    (0x48480707, 1523),
    (0x48569461, 1864),
    (0x4877E19A, 1020),
    (0x487B256D, 416),
    (0x489A4AFA, 2056),
    (0x489EA631, 816),
    (0x48DA4929, 1406),
    (0x48F913F3, 158),
    (0x4902FA48, 1773),
    (0x490FA452, 1094),
    (0x493E4EC1, 780),
    (0x49527AB5, 198),
    (0x495DE707, 1367),
    (0x495F5DEA, 991),
    (0x49779E2A, 1352),
    (0x49A2FF1B, 1571),
    (0x49BC2719, 951),
    (0x49CF1465, 1079),
    (0x49E298ED, 545),
    (0x49F1379E, 1670),
    (0x4A1FBF90, 588),
    (0x4A262856, 758),
    (0x4A280A4E, 1603),
    (0x4A571D62, 311),
    (0x4A6D00D6, 1715),
    (0x4A7A1400, 61),
    (0x4A9A3899, 1490),
    (0x4AA6E9C5, 75),
    (0x4AB44C7F, 1260),
    (0x4B288FEA, 1990),
    (0x4B2C6074, 383),
    (0x4B39D21F, 434),
    (0x4B3A2595, 2012),
    (0x4B3D3D35, 1484),
    (0x4B49BA77, 1434),
    (0x4B4AA192, 370),
    (0x4B8D3D69, 37),
    (0x4BF39117, 1242),
    (0x4C2D34B7, 1479),
    (0x4C3C76F3, 736),
    (0x4C4062A6, 32),
    (0x4C50364B, 471),
    (0x4C6862FC, 272),
    (0x4C6F8421, 645),
    (0x4CBE6AB4, 425),
    (0x4CC13377, 1971),
    (0x4CC88ACA, 176),
    (0x4CD84CC5, 1991),
    (0x4CDF8D5B, 1035),
    (0x4D4C62D4, 266),
    (0x4D88D4E9, 832),
    (0x4D8F70AC, 65),
    (0x4DC534F6, 770),
    (0x4DEA1036, 1835),
    (0x4DF169CB, 1682),
    (0x4E35DAE5, 663),
    (0x4E49D63B, 810),
    (0x4E55B135, 1839),
    (0x4EE88C9C, 1951),
    (0x4EF52278, 1879),
    (0x4EF8283B, 812),
    (0x4F049F1C, 931),
    (0x4F42457C, 1108),
    (0x4F62B03D, 2060),
    (0x4FA868C9, 90),
    (0x4FFC0FC4, 50),
    (0x5003FBDD, 420),
    (0x502DC5B5, 1346),
    (0x505420CF, 993),
    (0x506E594F, 488),
    (0x5093B922, 1655),
    (0x50B278EE, 1706),
    (0x50B30006, 2052),
    (0x50D6E1AB, 270),
    (0x50E4ABA5, 1460),
    (0x50EF8472, 1407),
    (0x50FC0F9E, 2058),
    (0x50FEC532, 734),
    (0x511CD158, 473),
    (0x511D8FB9, 111),
    (0x511E83AB, 1972),
    (0x512FFD5F, 467),
    (0x514B1BA0, 437),
    (0x51A440DC, 790),
    (0x51B23FEC, 653),
    (0x51C2E8B8, 1443),
    (0x51C84232, 1576),
    (0x51E75267, 743),
    (0x5200BF1B, 809),
    (0x5233BE70, 2046),
    (0x5241CC2A, 900),
    (0x529D6093, 1012),
    (0x529EE000, 1604),
    (0x52BAC00B, 955),
    (0x52C8928A, 1248),
    (0x5329C66D, 356),
    (0x533BD300, 886),
    (0x5396A127, 674),
    (0x539EDBA0, 949),
    (0x53A19D66, 930),
    (0x53B65442, 1177),
    (0x53E0493B, 1322),
    (0x53E2542F, 1071),
    (0x5414F95B, 1077),
    (0x54188B89, 1396),
    (0x54204FB0, 1616),
    (0x5428A8F9, 1731),
    (0x5437F950, 1778),
    (0x5446C47B, 1031),
    (0x549320D1, 1440),
    (0x5493EBB3, 1403),
    (0x54A179E8, 1294),
    (0x54AAB885, 1230),
    (0x54B11BB6, 1900),
    (0x54BCE54F, 750),
    (0x54C93389, 2075),
    (0x54ED566E, 1002),
    (0x54F530CB, 878),
    (0x54FCCFB5, 1006),
    (0x54FE368A, 775),
    (0x5520C5D3, 369),
    (0x5528E2C0, 2057),
    (0x553594BF, 19),
    (0x5535CFE0, 1589),
    (0x55C180F3, 385),
    (0x55F0BB86, 916),
    (0x563F5116, 1854),
    (0x5645C674, 1786),
    (0x56464BDE, 769),
    (0x5658C555, 1324),
    (0x56645ED7, 1691),
    (0x5669C09F, 241),
    (0x5671F864, 998),
    (0x56727B82, 239),
    (0x568D0BB0, 1734),
    (0x56FBBCB3, 447),
    (0x57812824, 1312),
    (0x579FFC8C, 450),
    (0x57DE564D, 352),
    (0x581134A6, 126),
    (0x584E3685, 1910),
    (0x58601C49, 693),
    (0x5891D849, 1348),
    (0x58D7D7B8, 292),
    (0x58DF1834, 1987),
    (0x58E1D6C9, 601),
    (0x58ED4684, 1328),
    (0x58F431BD, 755),
    (0x5938ADAC, 683),
    (0x594361E1, 706),
    (0x5981B719, 535),
    (0x59ADC677, 977),
    (0x5A04C5BC, 84),
    (0x5A10DEB9, 1564),
    (0x5A348EF8, 825),
    (0x5A5EE845, 22),
    (0x5A70786D, 516),
    (0x5A9670D1, 699),
    (0x5A96BAC4, 584),
    (0x5A99AF69, 170),
    (0x5ACCA1D2, 1965),
    (0x5AF7C10C, 1131),
    (0x5B1905A8, 1188),
    (0x5B3895BE, 586),
    (0x5B413033, 2027),
    (0x5B65B990, 953),
    (0x5B70B148, 664),
    (0x5BAED437, 1838),
    (0x5BBBC83B, 1677),
    (0x5C07D291, 1209),
    (0x5C832714, 1718),
    (0x5C899D43, 1538),
    (0x5CA9F144, 305),
    (0x5D175AC4, 1145),
    (0x5D19FB6D, 1592),
    (0x5D50F203, 580),
    (0x5D6CCEEE, 1233),
    (0x5D85F98C, 1058),
    (0x5DB67AFC, 576),
    (0x5DDDEA9A, 604),
    (0x5DFE0645, 808),
    (0x5E608AF0, 1203),
    (0x5E83C73D, 276),
    (0x5EDE03CD, 762),
    (0x5F07B109, 877),
    (0x5F277B26, 1865),
    (0x5F478664, 72),
    (0x5F93D867, 284),
    (0x5F979DCB, 547),
    (0x5F9B0ACF, 323),
    (0x602A299A, 1861),
    (0x603C42FA, 761),
    (0x607418A6, 1042),
    (0x60B383E5, 1748),
    (0x60BC0F99, 892),
    (0x60CB579B, 1675),
    (0x60DA34F9, 461),
    (0x61172B17, 351),
    (0x61703B71, 68),
    (0x61749856, 449),
    (0x617631F5, 431),
    (0x6178864C, 49),
    (0x6183B498, 965),
    (0x619AB00C, 1198),
    (0x619B8DBD, 2038),
    (0x61B06847, 1889),
    (0x61BF7611, 1219),
    (0x623D71E1, 2008),
    (0x626430E1, 648),
    (0x62860733, 1115),
    (0x62BD20DE, 614),
    (0x62BFE784, 1607),
    (0x62CDAEA6, 960),
    (0x62E47776, 245),
    (0x63087193, 1906),
    (0x6336E0A8, 1672),
    (0x63393681, 1000),
    (0x639E9245, 1281),
    (0x63A2547E, 397),
    (0x63AEA724, 67),
    (0x63B1B07F, 756),
    (0x63B6E06A, 1981),
    (0x64359691, 1044),
    (0x646633CC, 797),
    (0x6485D966, 561),
    (0x649CDD5C, 1483),
    (0x64B504E6, 1787),
    (0x64FA5BCC, 1581),
    (0x650F368F, 1858),
    (0x65187752, 1918),
    (0x65226E1D, 318),
    (0x653E302F, 54),
    (0x654B5D55, 827),
    (0x6555D33B, 396),
    (0x6568682A, 680),
    (0x656E077A, 403),
    (0x659BD405, 1297),
    (0x65B97A38, 1517),
    (0x65D967AB, 667),
    (0x66240DB6, 4),
    (0x6632689E, 1907),
    (0x665C76F9, 379),
    (0x66831AD8, 1111),
    (0x66F0F8AC, 798),
    (0x673A45A0, 212),
    (0x6767B1EA, 1993),
    (0x676DB5EC, 1027),
    (0x67BBD0CE, 57),
    (0x67E5F8C2, 1870),
    (0x67E66DBC, 1068),
    (0x67E79B0D, 1195),
    (0x6814E724, 942),
    (0x6820F74A, 490),
    (0x68420D25, 735),
    (0x68605750, 711),
    (0x68883730, 114),
    (0x68A082AA, 1878),
    (0x68C024AA, 778),
    (0x6918DA09, 326),
    (0x691F892A, 514),
    (0x692AD92D, 1399),
    (0x693E3AAE, 1049),
    (0x6996705F, 1762),
    (0x699BEA57, 934),
    (0x69F7E30F, 814),
    (0x69FE03C3, 2003),
    (0x6A28A849, 705),
    (0x6A29D9E0, 2009),
    (0x6A43FF16, 254),
    (0x6A4907FF, 2059),
    (0x6A4CA486, 1292),
    (0x6A52C3F3, 60),
    (0x6A553E04, 1941),
    (0x6A674DB3, 1342),
    (0x6A74FF02, 1894),
    (0x6AB9FF96, 1149),
    (0x6AEB7434, 1256),
    (0x6B1885E7, 933),
    (0x6B2A90F3, 1692),
    (0x6B3CAD48, 1597),
    (0x6B4AAA27, 387),
    (0x6B52768B, 1276),
    (0x6B569587, 1146),
    (0x6BCA081C, 288),
    (0x6BF452C8, 271),
    (0x6C19842E, 730),
    (0x6C3652D3, 1860),
    (0x6C620D42, 2016),
    (0x6C6418F4, 712),
    (0x6C8A312E, 975),
    (0x6CB37FC2, 358),
    (0x6D11FBB7, 677),
    (0x6D4625C6, 1018),
    (0x6D592F07, 2023),
    (0x6D600181, 290),
    (0x6DBAF549, 1250),
    (0x6DC08F44, 624),
    (0x6DC1F4C7, 443),
    (0x6DC97348, 1681),
    (0x6DD5B500, 31),
    (0x6DDCC295, 744),
    (0x6DEA969D, 1641),
    (0x6DEECDE9, 1098),
    (0x6DF9D65C, 1344),
    (0x6E467012, 1319),
    (0x6E646F84, 563),
    (0x6E716579, 1543),
    (0x6E908F8A, 1546),
    (0x6EA33C97, 85),
    (0x6EACE72C, 1270),
    (0x6EB2BB2E, 587),
    (0x6EF7F7C0, 1814),
    (0x6F054AA0, 513),
    (0x6F09D7CC, 1284),
    (0x6F12E597, 1939),
    (0x6F2F08F5, 415),
    (0x6F41D97A, 718),
    (0x6F5C06AC, 2018),
    (0x6F9327AE, 1896),
    (0x6FEED9D1, 961),
    (0x700056DC, 1228),
    (0x7089B154, 195),
    (0x70972DF8, 205),
    (0x70A32455, 1350),
    (0x70D9660B, 1674),
    (0x70F80637, 2033),
    (0x70FA9877, 104),
    (0x71103E81, 557),
    (0x714BB8B8, 937),
    (0x719AE7B9, 573),
    (0x719EBBF5, 1046),
    (0x71E5E036, 1656),
    (0x71F1EB7C, 1180),
    (0x71F5EE2C, 714),
    (0x720A8975, 544),
    (0x727A8B3B, 1280),
    (0x72B3192F, 893),
    (0x72BBA896, 101),
    (0x72D92B2A, 1924),
    (0x72EEAADE, 1886),
    (0x730A5452, 1549),
    (0x7336301A, 408),
    (0x7352F619, 502),
    (0x73551A6A, 1057),
    (0x735BDC62, 1391),
    (0x737A4D90, 2054),
    (0x738C418F, 1973),
    (0x7392A7CF, 1400),
    (0x73B1CD23, 151),
    (0x7406FE62, 1793),
    (0x7409BA89, 1852),
    (0x741E0B27, 921),
    (0x74597CC7, 1998),
    (0x749BB31A, 652),
    (0x74DFF9EE, 1467),
    (0x74F10BF9, 1241),
    (0x74FD958B, 1061),
    (0x74FDC9CC, 859),
    (0x7519C5D3, 1796),
    (0x7525DE0F, 16),
    (0x753E5B1E, 889),
    (0x7575C843, 999),
    (0x757ADB4F, 208),
    (0x75E2B8B2, 1450),
    (0x75E42D8E, 1301),
    (0x760AAB38, 1492),
    (0x760FF975, 2019),
    (0x76441929, 1902),
    (0x765AE15B, 1783),
    (0x76C42F66, 1873),
    (0x76CC36D3, 1229),
    (0x76F20487, 1011),
    (0x773AE8BC, 1609),
    (0x776CED02, 365),
    (0x77832419, 1662),
    (0x77842055, 632),
    (0x7804183D, 688),
    (0x783381AE, 87),
    (0x783C2318, 1897),
    (0x785786F5, 1913),
    (0x787B132C, 1314),
    (0x787C1C3B, 1611),
    (0x78838796, 1788),
    (0x78B8258F, 183),
    (0x78B90F9D, 442),
    (0x78C3555C, 58),
    (0x78EA5E77, 405),
    (0x7918B31F, 850),
    (0x7928A599, 154),
    (0x792A94E6, 313),
    (0x796A7374, 581),
    (0x79E2AEE2, 528),
    (0x7A008DAB, 482),
    (0x7A1A1AE5, 255),
    (0x7A238CD3, 1390),
    (0x7A5712DA, 1565),
    (0x7A695C4F, 219),
    (0x7A730EF7, 134),
    (0x7A73A00E, 1685),
    (0x7AA67171, 1567),
    (0x7AA793C9, 1462),
    (0x7AD79D9E, 1089),
    (0x7AE3D81B, 724),
    (0x7AF56020, 1116),
    (0x7B096230, 1050),
    (0x7B0AAB6E, 1884),
    (0x7B495FE9, 99),
    (0x7B8EA2D0, 1625),
    (0x7BC6FAAE, 638),
    (0x7C19ECB8, 1408),
    (0x7C2B877C, 1199),
    (0x7CA52B91, 950),
    (0x7CBAC9F9, 729),
    (0x7CF871D8, 1498),
    (0x7CF9F9D6, 1309),
    (0x7D02941A, 1384),
    (0x7D029CC6, 1211),
    (0x7D2E8302, 1967),
    (0x7D71D783, 1735),
    (0x7D82FD41, 1722),
    (0x7E1EC127, 94),
    (0x7E29A3A6, 1622),
    (0x7E2C8A03, 308),
    (0x7E43E004, 1580),
    (0x7E4B5F0A, 792),
    (0x7E501AEE, 279),
    (0x7E6D3E19, 1613),
    (0x7E90FCC7, 258),
    (0x7E9845ED, 189),
    (0x7EA1643E, 402),
    (0x7EA52F1D, 1577),
    (0x7EC8D1CF, 1043),
    (0x7F0B2B8B, 1201),
    (0x7F0DDD1C, 55),
    (0x7F46BC06, 2013),
    (0x7F4D324D, 1353),
    (0x7F5E8D6B, 1178),
    (0x7F63518C, 1416),
    (0x7F9A0D2F, 751),
    (0x7F9BFFD2, 302),
    (0x7FB2440D, 2001),
    (0x7FC1B251, 1497),
    (0x8022256E, 188),
    (0x8036EAF6, 1084),
    (0x80546BCD, 1578),
    (0x80689536, 945),
    (0x808CB2E9, 2000),
    (0x809E15EC, 944),
    (0x80AD931A, 337),
    (0x81165387, 1021),
    (0x8153D88A, 1707),
    (0x816688EF, 2072),
    (0x816C1C61, 1721),
    (0x816F24E7, 554),
    (0x81797D8E, 1985),
    (0x817DD915, 511),
    (0x8183972C, 962),
    (0x8183C4DA, 1392),
    (0x818B72CE, 1812),
    (0x8194A8A6, 920),
    (0x81B9B4D6, 777),
    (0x81CAAC58, 506),
    (0x81D98091, 831),
    (0x8213D7CD, 864),
    (0x8218B77B, 63),
    (0x825A3E90, 1619),
    (0x8265141D, 1200),
    (0x82661FAC, 2061),
    (0x826A8499, 1704),
    (0x827458FC, 2047),
    (0x827CC38E, 455),
    (0x82C44CDA, 800),
    (0x82CE9316, 112),
    (0x82E04DC3, 499),
    (0x82E083C8, 1349),
    (0x82E154F7, 289),
    (0x83338058, 137),
    (0x8347A112, 91),
    (0x835DF4DF, 1433),
    (0x835E20ED, 193),
    (0x83722019, 640),
    (0x83C2F00B, 230),
    (0x84191EE5, 1017),
    (0x844B0F8B, 1667),
    (0x845A1293, 522),
    (0x845AFDC2, 478),
    (0x8465EF83, 1431),
    (0x846C0CC1, 925),
    (0x849B4510, 1803),
    (0x84B3ED86, 1078),
    (0x84C2744E, 1955),
    (0x84CB2B5A, 913),
    (0x84DD93B3, 445),
    (0x84E8006E, 192),
    (0x84EA3D58, 1540),
    (0x850A0604, 1465),
    (0x8530C083, 2040),
    (0x855A48D1, 119),
    (0x8560E626, 1608),
    (0x8577EB4B, 531),
    (0x85D2BAA1, 862),
    (0x85DC358E, 300),
    (0x860CD438, 1732),
    (0x862AF72D, 304),
    (0x862EB20B, 1804),
    (0x863D3385, 866),
    (0x8655F9DB, 174),
    (0x865FC107, 144),
    (0x868B5FE3, 1700),
    (0x869B8109, 858),
    (0x86E2F736, 1085),
    (0x87168E96, 1387),
    (0x8718F199, 757),
    (0x872A9E23, 1630),
    (0x874AE777, 1377),
    (0x87520185, 1915),
    (0x877520F4, 1470),
    (0x87E01158, 707),
    (0x8805FBF8, 801),
    (0x881D3526, 2051),
    (0x8827136E, 585),
    (0x888627A0, 979),
    (0x88AC601B, 1507),
    (0x88B05C78, 518),
    (0x88D365FA, 291),
    (0x88D6BF75, 1588),
    (0x88D925FE, 1247),
    (0x88DCCA2A, 324),
    (0x88EBA7FE, 1173),
    (0x89320C14, 1680),
    (0x895D9945, 1398),
    (0x89A323B6, 1930),
    (0x89AC2FD5, 1317),
    (0x89C78C53, 1855),
    (0x89E53A5A, 1599),
    (0x8A30EF45, 966),
    (0x8A58C574, 432),
    (0x8A5B349E, 1694),
    (0x8A789559, 622),
    (0x8AD3E426, 2020),
    (0x8AD92AA1, 521),
    (0x8B406F7B, 968),
    (0x8B5E2CE7, 532),
    (0x8B7865E2, 1520),
    (0x8BA98910, 1642),
    (0x8BE11E74, 1267),
    (0x8BE1EDCC, 6),
    (0x8BF84520, 1687),
    (0x8BFF3104, 1633),
    (0x8C091EEB, 1928),
    (0x8C325FA6, 215),
    (0x8C35F083, 1856),
    (0x8C3B0AA1, 148),
    (0x8C5E2A0C, 1740),
    (0x8C649434, 297),
    (0x8C91CAB4, 1114),
    (0x8CD5ADAF, 594),
    (0x8CEBDC10, 1882),
    (0x8CEF2FC6, 196),
    (0x8D070995, 108),
    (0x8D54BDB3, 1749),
    (0x8DAE64F3, 30),
    (0x8DC974BB, 2006),
    (0x8DD07142, 839),
    (0x8DD20D2E, 439),
    (0x8DE81231, 1994),
    (0x8DF430F6, 391),
    (0x8E0FA347, 1499),
    (0x8E1187BE, 1029),
    (0x8E4FACAA, 1689),
    (0x8E5D40A1, 2025),
    (0x8E68DFEF, 1054),
    (0x8E714E81, 40),
    (0x8E9B7DFF, 853),
    (0x8EC633E3, 1092),
    (0x8EE50E88, 515),
    (0x8F03A22D, 1366),
    (0x8F42E84C, 1326),
    (0x8F48EDFC, 1109),
    (0x8F5A8F8D, 1394),
    (0x8F7A05B3, 1899),
    (0x8FB00CF4, 1323),
    (0x8FC2F044, 1683),
    (0x8FDC3537, 59),
    (0x8FE316EC, 340),
    (0x8FEAD1F1, 1847),
    (0x8FF135EB, 81),
    (0x9035BB34, 1761),
    (0x9065AD75, 33),
    (0x9081511F, 227),
    (0x908F13C8, 1832),
    (0x909CAB36, 855),
    (0x90A6BBBB, 25),
    (0x90C46EC3, 633),
    (0x916364F4, 1429),
    (0x9172E9CE, 1841),
    (0x91751AD1, 1629),
    (0x91C120F8, 1885),
    (0x9224BF76, 1455),
    (0x924767E2, 468),
    (0x9252333D, 1652),
    (0x9287419A, 1992),
    (0x92A28D8F, 1088),
    (0x92A4AEE5, 113),
    (0x92A5AA28, 1570),
    (0x92ABF33A, 1536),
    (0x92AF6B29, 1262),
    (0x92B70877, 1432),
    (0x9317A2A7, 1293),
    (0x932C4F21, 1401),
    (0x9341EA52, 973),
    (0x93FF86BB, 18),
    (0x943B1952, 582),
    (0x943F785A, 1772),
    (0x94756B20, 957),
    (0x94BD3D88, 720),
    (0x94CD4873, 1121),
    (0x94EAAD38, 1304),
    (0x94F1A2F3, 536),
    (0x952AB1C1, 496),
    (0x9533EDBF, 2010),
    (0x958BE370, 156),
    (0x958E1F6F, 1299),
    (0x9593E7A1, 971),
    (0x962BE1E5, 1365),
    (0x9639AAAD, 618),
    (0x965AB4CF, 1837),
    (0x9671AA51, 1509),
    (0x9694A14B, 567),
    (0x96C7E222, 1956),
    (0x96D298F0, 1756),
    (0x96D47A5C, 121),
    (0x96DB3FF3, 306),
    (0x975E8F34, 1356),
    (0x97847B1C, 1310),
    (0x97A3B6B1, 1776),
    (0x97C05E10, 2005),
    (0x97E869F1, 1037),
    (0x98263277, 929),
    (0x983524B6, 656),
    (0x984606AC, 336),
    (0x9871188D, 654),
    (0x98822F11, 348),
    (0x988BC248, 619),
    (0x989C5CC5, 813),
    (0x98A18188, 34),
    (0x98BD5B22, 860),
    (0x98D6900A, 752),
    (0x990A9335, 1741),
    (0x992F41AC, 1474),
    (0x994508F7, 507),
    (0x995E4B39, 1409),
    (0x997EC747, 1063),
    (0x998E102D, 1489),
    (0x99958A44, 1104),
    (0x99B38BA4, 1857),
    (0x9A44BE94, 1363),
    (0x9A4BAD4E, 20),
    (0x9A75D781, 1765),
    (0x9A9BDF96, 1015),
    (0x9AC1999B, 728),
    (0x9AC1F3A7, 503),
    (0x9B2EB81E, 685),
    (0x9B2F5177, 1929),
    (0x9B3A012D, 214),
    (0x9B3E65B4, 556),
    (0x9B45DF38, 847),
    (0x9B700961, 540),
    (0x9B810332, 1963),
    (0x9BA06ADD, 1505),
    (0x9BAFC86A, 981),
    (0x9BCDF4A1, 1716),
    (0x9BD2CC21, 186),
    (0x9C1F1743, 1767),
    (0x9C367F75, 127),
    (0x9C36F642, 1645),
    (0x9C3E5B22, 987),
    (0x9C4327C2, 904),
    (0x9C75AB30, 731),
    (0x9CFBBAF0, 102),
    (0x9D0F9C4C, 1329),
    (0x9D135B15, 435),
    (0x9D4A47F4, 1060),
    (0x9D58A07D, 1836),
    (0x9D6508D4, 1234),
    (0x9D6A5F45, 1073),
    (0x9DF1773F, 1303),
    (0x9DF6967C, 1953),
    (0x9E286E69, 78),
    (0x9E5D3480, 997),
    (0x9E64C615, 223),
    (0x9E80EE42, 333),
    (0x9E8AE975, 759),
    (0x9E9D23B4, 1278),
    (0x9E9FAE82, 698),
    (0x9EAF1ECA, 1435),
    (0x9EB1BB80, 10),
    (0x9EC4521F, 543),
    (0x9EE06128, 231),
    (0x9F1426A1, 843),
    (0x9F334101, 373),
    (0x9F4E92D9, 1459),
    (0x9F71D32B, 1887),
    (0x9F8AB3E3, 579),
    (0x9F9818EB, 1437),
    (0x9FA8C475, 694),
    (0x9FA99B75, 475),
    (0x9FF02C76, 390),
    (0xA00C3699, 534),
    (0xA022EED5, 655),
    (0xA043A67D, 1376),
    (0xA0493122, 1529),
    (0xA0906ED6, 2044),
    (0xA0988D65, 15),
    (0xA09C5336, 366),
    (0xA0ACEFEC, 493),
    (0xA0AF9454, 551),
    (0xA0E7E632, 574),
    (0xA186418F, 1259),
    (0xA19E3F63, 1009),
    (0xA1BC5584, 774),
    (0xA1D4303A, 116),
    (0xA1F83098, 1844),
    (0xA22D5469, 623),
    (0xA24446D5, 1277),
    (0xA25538E6, 234),
    (0xA2ABACDC, 1154),
    (0xA2BA05D2, 995),
    (0xA2C2D816, 1785),
    (0xA2CA9DD4, 1768),
    (0xA2D64E7E, 1922),
    (0xA2E77E44, 908),
    (0xA2F50851, 1752),
    (0xA2F8F9DB, 1757),
    (0xA3008662, 821),
    (0xA313A3BD, 1380),
    (0xA32A95B5, 1161),
    (0xA35B6FCA, 97),
    (0xA365AA55, 1456),
    (0xA380FC83, 649),
    (0xA39C31F6, 992),
    (0xA3B41BF1, 696),
    (0xA3F2C0C6, 1003),
    (0xA402B50F, 687),
    (0xA40E5A28, 542),
    (0xA411E262, 566),
    (0xA4282B3C, 1501),
    (0xA45083C4, 411),
    (0xA45C2543, 1105),
    (0xA47AEB2A, 1165),
    (0xA4883780, 802),
    (0xA496681A, 262),
    (0xA4A63DA8, 124),
    (0xA4F03150, 1984),
    (0xA4F7BDA2, 1938),
    (0xA503BC42, 1968),
    (0xA508B913, 1327),
    (0xA5092DF1, 1306),
    (0xA50F83DF, 2031),
    (0xA53A64ED, 9),
    (0xA53BF7E4, 1382),
    (0xA54F2D9D, 926),
    (0xA5DD9600, 456),
    (0xA5E3909C, 671),
    (0xA600677C, 2073),
    (0xA6097868, 1135),
    (0xA66561C9, 1511),
    (0xA6BA8D5F, 2030),
    (0xA6C12F1C, 1441),
    (0xA6C90B44, 182),
    (0xA70FC2E9, 727),
    (0xA727E387, 1760),
    (0xA72D7B23, 146),
    (0xA742FAE1, 634),
    (0xA753FF5E, 1266),
    (0xA762A2D2, 846),
    (0xA7950E10, 286),
    (0xA7A4AF70, 147),
    (0xA7A5A33E, 702),
    (0xA7ACDC1A, 149),
    (0xA7E3BE64, 2032),
    (0xA7E72149, 248),
    (0xA7F5B8D5, 453),
    (0xA7F91590, 948),
    (0xA80769CC, 642),
    (0xA8617523, 13),
    (0xA86EFB6D, 1610),
    (0xA87673DC, 1273),
    (0xA8C39CD5, 1425),
    (0xA8DF9B54, 637),
    (0xA90D08D7, 273),
    (0xA92C43AB, 1039),
    (0xA93BF2E7, 143),
    (0xA95318C0, 791),
    (0xA9693640, 1351),
    (0xA96EA7A5, 974),
    (0xA96F0180, 2068),
    (0xA995A1C3, 1155),
    (0xA9976BC4, 1728),
    (0xA9B6C0D1, 1252),
    (0xA9D9CD71, 1022),
    (0xA9E4B2FA, 41),
    (0xA9E837B2, 152),
    (0xA9EFB48A, 870),
    (0xAA0B32DA, 874),
    (0xAA0E6D7F, 1531),
    (0xAA1776F6, 277),
    (0xAA187089, 177),
    (0xAA20F835, 684),
    (0xAA4AF1BC, 2041),
    (0xAA4CBDD2, 600),
    (0xAA5B40F0, 1606),
    (0xAA66DC50, 589),
    (0xAA75C703, 537),
    (0xAA9F100D, 446),
    (0xAABACF0F, 841),
    (0xAB577305, 1827),
    (0xAB59C869, 1436),
    (0xAB854B89, 1389),
    (0xAB9EDE54, 912),
    (0xABA4F13A, 837),
    (0xABB18915, 549),
    (0xAC03CC2E, 863),
    (0xAC0F09E0, 1449),
    (0xAC1DEAE5, 86),
    (0xAC39E91B, 1690),
    (0xAC95AB65, 1254),
    (0xAC9F1D10, 941),
    (0xAD0F99C5, 903),
    (0xAD1F3CE7, 1983),
    (0xAD330982, 597),
    (0xAD7374B1, 1623),
    (0xAD77CAA7, 895),
    (0xADCDD071, 568),
    (0xADD79A36, 1461),
    (0xADF1E8C8, 550),
    (0xAE01E9D1, 1794),
    (0xAE03F625, 716),
    (0xAE3E904E, 1257),
    (0xAE947DA0, 1373),
    (0xAEB3DF8F, 1320),
    (0xAEC13FD8, 1214),
    (0xAEC8C43A, 1134),
    (0xAECE17D4, 202),
    (0xAEFC7876, 166),
    (0xAF016E5F, 1780),
    (0xAF054515, 1169),
    (0xAF0BAF70, 1421),
    (0xAF102EEC, 1877),
    (0xAF31DE29, 1181),
    (0xAF5B81EC, 1863),
    (0xAF5E31F8, 1056),
    (0xAF784C2A, 500),
    (0xAFCBE20A, 253),
    (0xB00F26F0, 1140),
    (0xB01FA633, 1268),
    (0xB054CFE6, 527),
    (0xB058CEEA, 1128),
    (0xB08B93B5, 1901),
    (0xB097D00C, 1712),
    (0xB0A708E3, 1727),
    (0xB0DB1B52, 260),
    (0xB0E06E29, 1123),
    (0xB0E5311A, 1521),
    (0xB137A72A, 1033),
    (0xB19E0BE0, 848),
    (0xB1A1E699, 763),
    (0xB1BE057D, 954),
    (0xB1DC6987, 620),
    (0xB1E4E027, 578),
    (0xB25B0502, 1574),
    (0xB27B16DB, 1957),
    (0xB2901E12, 210),
    (0xB29DC761, 689),
    (0xB2D5B7D3, 2014),
    (0xB30775B7, 194),
    (0xB312FAFB, 1745),
    (0xB35ED2F4, 1112),
    (0xB36F13F4, 1457),
    (0xB39F1342, 298),
    (0xB39FDFD3, 1636),
    (0xB3D1E18B, 1223),
    (0xB3EADC75, 1818),
    (0xB4020093, 2036),
    (0xB41197C6, 1388),
    (0xB4166146, 1100),
    (0xB4578F0B, 77),
    (0xB457FAF0, 1703),
    (0xB46CBC23, 673),
    (0xB49CD7CC, 1357),
    (0xB4B1CE49, 641),
    (0xB5139C2D, 899),
    (0xB5190456, 221),
    (0xB53377C7, 1891),
    (0xB55218DE, 1091),
    (0xB5A31CD7, 474),
    (0xB5BD797E, 722),
    (0xB5E03892, 2042),
    (0xB5E09B84, 1978),
    (0xB5ED390C, 1235),
    (0xB5F01955, 363),
    (0xB6055D7A, 2069),
    (0xB6078169, 1208),
    (0xB60A826D, 1562),
    (0xB61D9500, 1316),
    (0xB6C27C8A, 1412),
    (0xB700696D, 1519),
    (0xB7298E45, 1733),
    (0xB73E9EBA, 1808),
    (0xB7449D9A, 187),
    (0xB75BEB9B, 1744),
    (0xB7A2503E, 1828),
    (0xB7EAC90C, 1643),
    (0xB847AF46, 1023),
    (0xB86990A6, 818),
    (0xB87FB20F, 141),
    (0xB89E57D2, 1285),
    (0xB8E04B80, 872),
    (0xB9083FCB, 1157),
    (0xB90AC221, 1695),
    (0xB91C1EA7, 609),
    (0xB9251A69, 1249),
    (0xB925AA0F, 1508),
    (0xB95C5C33, 1583),
    (0xB96AA16D, 546),
    (0xB98DBEEA, 1737),
    (0xB9F515EA, 1747),
    (0xBA2BE0E1, 1653),
    (0xBA62D665, 613),
    (0xBA834AEF, 1370),
    (0xBA8DB226, 1446),
    (0xBACB68F3, 596),
    (0xBB0FE69A, 1236),
    (0xBB26657C, 1637),
    (0xBB30BFD7, 627),
    (0xBB357D9E, 1040),
    (0xBB432A8D, 1220),
    (0xBB482454, 1650),
    (0xBB4B789D, 427),
    (0xBB505A8D, 679),
    (0xBB784084, 1331),
    (0xBB840690, 1596),
    (0xBBDC1AA2, 952),
    (0xBC100203, 378),
    (0xBC2FAC42, 161),
    (0xBC582B45, 167),
    (0xBC75E07F, 583),
    (0xBC88E8D7, 721),
    (0xBCAC7189, 1132),
    (0xBCD3D191, 1231),
    (0xBCF261B2, 171),
    (0xBD1A5644, 1947),
    (0xBD398FD2, 1302),
    (0xBD446233, 1651),
    (0xBD77DBD4, 240),
    (0xBDD285E1, 1232),
    (0xBDF62B07, 1754),
    (0xBDFDB15C, 1141),
    (0xBE00EC61, 628),
    (0xBE1343D2, 788),
    (0xBE268581, 153),
    (0xBE41AF7B, 1475),
    (0xBE6C6457, 1820),
    (0xBE71615D, 325),
    (0xBE746367, 541),
    (0xBE7F2542, 2015),
    (0xBE8705FA, 1824),
    (0xBE98E573, 1997),
    (0xBEB75B99, 1486),
    (0xBEF9DDB0, 1204),
    (0xBF1DA5C6, 1584),
    (0xBF62263E, 342),
    (0xBF6BA23F, 228),
    (0xBF7A1498, 1126),
    (0xBF91DBEA, 1028),
    (0xBFBF3BB2, 1725),
    (0xBFFE3BF1, 504),
    (0xC00E9090, 845),
    (0xC017F644, 1926),
    (0xC026A480, 1381),
    (0xC031FE70, 785),
    (0xC07739E2, 355),
    (0xC08BBF5C, 1481),
    (0xC09B52B8, 1343),
    (0xC0AE366E, 599),
    (0xC0B93E6A, 1526),
    (0xC0C45263, 1361),
    (0xC0D78D23, 923),
    (0xC0DFFF3B, 1438),
    (0xC1462357, 412),
    (0xC15C5F27, 1615),
    (0xC1C6F704, 218),
    (0xC1D7A065, 781),
    (0xC1E03E5D, 1269),
    (0xC1F1C04A, 1555),
    (0xC1FB8280, 1083),
    (0xC20113F2, 1582),
    (0xC209923B, 938),
    (0xC21FB75D, 2028),
    (0xC22D856C, 2049),
    (0xC246B296, 1833),
    (0xC255DD89, 1644),
    (0xC25EFA0E, 1759),
    (0xC26DC224, 243),
    (0xC2741066, 1055),
    (0xC28B9EB6, 361),
    (0xC2B7BCD5, 898),
    (0xC2C77D59, 922),
    (0xC2DE8B01, 1014),
    (0xC2E3052F, 701),
    (0xC2E77744, 1341),
    (0xC31B4846, 1414),
    (0xC34A31AA, 1059),
    (0xC3A39AE2, 491),
    (0xC3A7BB87, 66),
    (0xC3A8B86D, 1171),
    (0xC3C61A5B, 1696),
    (0xC3D23196, 836),
    (0xC3E5EEDA, 1069),
    (0xC40A18FE, 1190),
    (0xC43C38A0, 191),
    (0xC4512D77, 401),
    (0xC458B9E7, 852),
    (0xC4719F93, 1702),
    (0xC4B0315C, 268),
    (0xC4DEAFC4, 969),
    (0xC4EC4118, 1290),
    (0xC4F30B94, 454),
    (0xC50F37AA, 552),
    (0xC515D64C, 465),
    (0xC51994A9, 341),
    (0xC51FB839, 238),
    (0xC5ABED1B, 213),
    (0xC5C0BE7F, 773),
    (0xC5C4CD05, 1539),
    (0xC5CD5FC9, 1332),
    (0xC5E0F2A3, 293),
    (0xC65175FF, 1503),
    (0xC67062B4, 771),
    (0xC67F78B9, 117),
    (0xC6F2CE78, 1336),
    (0xC74F1570, 1482),
    (0xC752FCC8, 1782),
    (0xC78553C7, 854),
    (0xC7956521, 261),
    (0xC7A4F4DF, 1422),
    (0xC7B9EA87, 477),
    (0xC7CF958A, 7),
    (0xC7E01651, 615),
    (0xC7E54B05, 56),
    (0xC81852E3, 380),
    (0xC89A19E4, 139),
    (0xC8B2C035, 1444),
    (0xC8B6C4EA, 132),
    (0xC8E4A1B2, 1542),
    (0xC927110C, 1405),
    (0xC9273FAE, 1743),
    (0xC9346B84, 1585),
    (0xC943F509, 1338),
    (0xC952E863, 458),
    (0xC9B0D3ED, 407),
    (0xC9D3F37E, 932),
    (0xCA0FD0C0, 939),
    (0xCA15CDF8, 1174),
    (0xCA45A8EB, 1646),
    (0xCA775234, 823),
    (0xCAD2189C, 329),
    (0xCAE5DBBE, 710),
    (0xCB30183D, 1661),
    (0xCB3695A7, 1711),
    (0xCBAC6FF0, 1494),
    (0xCBB95973, 1080),
    (0xCBE25332, 1961),
    (0xCBE66E43, 1903),
    (0xCC443881, 793),
    (0xCC604E67, 526),
    (0xCC6170FC, 1151),
    (0xCC7ED3F5, 1544),
    (0xCC8BCD91, 2055),
    (0xCCC98340, 1948),
    (0xCCE83F5E, 52),
    (0xCD01641F, 217),
    (0xCD3A5D8D, 1369),
    (0xCD8A03B7, 1595),
    (0xCD8C78DF, 1185),
    (0xCD8EE262, 1867),
    (0xCD9C867D, 569),
    (0xCDA144C6, 486),
    (0xCDD067C5, 1550),
    (0xCDD2D3B1, 457),
    (0xCDE50C77, 508),
    (0xCDE998B6, 282),
    (0xCE42B9A0, 1321),
    (0xCE58494E, 555),
    (0xCE80E105, 1410),
    (0xCE84A86A, 1261),
    (0xCEB5B027, 2045),
    (0xCEEEC387, 3),
    (0xCF1B83D5, 1167),
    (0xCF40A2A0, 309),
    (0xCF5ADEB8, 175),
    (0xCF752336, 413),
    (0xCF8EFB76, 472),
    (0xCF8F98B1, 1822),
    (0xD013B68F, 5),
    (0xD01EBB6A, 106),
    (0xD05011AF, 393),
    (0xD0732242, 257),
    (0xD078FF51, 1898),
    (0xD08D337D, 1051),
    (0xD0CC35E7, 842),
    (0xD11ECD25, 1144),
    (0xD133D4BB, 783),
    (0xD16792B7, 1428),
    (0xD1983D8A, 1895),
    (0xD1CF76EF, 888),
    (0xD2000CDC, 409),
    (0xD262A6D8, 1192),
    (0xD27AF1D9, 1736),
    (0xD27EEB6C, 229),
    (0xD297F6CF, 29),
    (0xD2EFB899, 1258),
    (0xD30CA848, 1222),
    (0xD3514070, 1372),
    (0xD38E0193, 830),
    (0xD398FFA6, 1130),
    (0xD3B2FD29, 1296),
    (0xD3F9741A, 1823),
    (0xD42F7C85, 840),
    (0xD44DE9A3, 26),
    (0xD469744C, 1829),
    (0xD4A8F079, 327),
    (0xD4BFA121, 200),
    (0xD4C2668B, 879),
    (0xD4C51DF0, 27),
    (0xD4CC2E45, 650),
    (0xD4D64E3C, 209),
    (0xD4F235AA, 36),
    (0xD503360C, 1962),
    (0xD50A942F, 11),
    (0xD5170BC9, 360),
    (0xD583C00C, 861),
    (0xD5A99685, 794),
    (0xD5B12344, 1150),
    (0xD5BE99C2, 1139),
    (0xD5CBE01E, 169),
    (0xD5E9793F, 172),
    (0xD5EF3D45, 371),
    (0xD604E2E9, 184),
    (0xD61965EA, 1016),
    (0xD64A618D, 1510),
    (0xD658778B, 130),
    (0xD65A638B, 1826),
    (0xD67AF35F, 1937),
    (0xD6AC79D3, 225),
    (0xD6C9F520, 1251),
    (0xD717478D, 462),
    (0xD77ECB37, 1905),
    (0xD7824776, 986),
    (0xD79C74BD, 1966),
    (0xD7B1895C, 1032),
    (0xD7BE074A, 754),
    (0xD7CA1AE3, 375),
    (0xD7CD29F1, 909),
    (0xD7D56677, 334),
    (0xD7E46014, 317),
    (0xD81C47CA, 1811),
    (0xD8408643, 1935),
    (0xD84482E0, 1631),
    (0xD899C9AA, 1355),
    (0xD8D0D9FF, 1996),
    (0xD8EDE25D, 1974),
    (0xD8FDDFE8, 1676),
    (0xD98FD63F, 766),
    (0xD9A446E3, 236),
    (0xD9AB7244, 1624),
    (0xD9C0DC55, 1345),
    (0xD9C22688, 1708),
    (0xD9DED629, 1726),
    (0xDA0D6321, 891),
    (0xDA0D79AC, 1936),
    (0xDA21F000, 919),
    (0xDA6A24F9, 1632),
    (0xDA771D11, 1471),
    (0xDA97317C, 122),
    (0xDACA3D5C, 314),
    (0xDAFB3D68, 661),
    (0xDB0668F8, 1817),
    (0xDB277E4D, 826),
    (0xDB2CDFAE, 985),
    (0xDB3A0F5B, 438),
    (0xDB3B18B9, 1547),
    (0xDB690BEA, 1784),
    (0xDB865992, 249),
    (0xDB901A06, 746),
    (0xDBC91137, 269),
    (0xDBDA4239, 936),
    (0xDBDBB9DB, 246),
    (0xDBDEF119, 421),
    (0xDC194CEF, 1335),
    (0xDC364BDA, 1560),
    (0xDC4258D0, 417),
    (0xDC659D30, 1378),
    (0xDC82D994, 400),
    (0xDC8DEFB6, 1186),
    (0xDC9DD9E9, 1598),
    (0xDCA405E2, 806),
    (0xDCE16DB5, 834),
    (0xDD045943, 2),
    (0xDD0C89AF, 660),
    (0xDD0CF268, 1101),
    (0xDD12B173, 1875),
    (0xDD1CE0AD, 822),
    (0xDD57B2A5, 943),
    (0xDD72132B, 617),
    (0xDD85FAE1, 1148),
    (0xDDD18053, 1347),
    (0xDDD3137D, 1831),
    (0xDDFE198E, 92),
    (0xDE025F34, 1830),
    (0xDE366E64, 732),
    (0xDE3B2CBB, 232),
    (0xDE5BB4EA, 1524),
    (0xDE8C4324, 1182),
    (0xDEE11023, 844),
    (0xDEEFD71E, 1013),
    (0xDF090A18, 1113),
    (0xDF12FDF8, 849),
    (0xDF34DA2D, 1005),
    (0xDF628516, 1147),
    (0xDF641294, 349),
    (0xDF6E5059, 560),
    (0xDF730A70, 451),
    (0xDF84D22B, 157),
    (0xDFB52074, 320),
    (0xDFBAAB06, 1750),
    (0xDFC7256D, 501),
    (0xDFEE708C, 1640),
    (0xE0035558, 717),
    (0xE00888AC, 1305),
    (0xE02EB313, 517),
    (0xE02F2721, 510),
    (0xE035786C, 1081),
    (0xE044E20A, 1791),
    (0xE0863806, 1224),
    (0xE101B9CF, 2065),
    (0xE10ECF41, 1430),
    (0xE1215744, 824),
    (0xE155BBB4, 1359),
    (0xE15881FE, 658),
    (0xE16E07B1, 1417),
    (0xE17731EF, 265),
    (0xE17C6951, 713),
    (0xE17CD9A3, 464),
    (0xE240F523, 748),
    (0xE2899842, 118),
    (0xE28E6599, 263),
    (0xE29CDF68, 2064),
    (0xE2C9585D, 1075),
    (0xE30517CA, 321),
    (0xE3352070, 708),
    (0xE3363650, 691),
    (0xE34FB66D, 89),
    (0xE3B45A38, 1097),
    (0xE3B74CB6, 343),
    (0xE3BE1E95, 1862),
    (0xE3D1903B, 1265),
    (0xE3D3A604, 285),
    (0xE4316290, 1800),
    (0xE445BD36, 676),
    (0xE4685743, 697),
    (0xE47364C6, 1883),
    (0xE47FCBEC, 610),
    (0xE4A2F98F, 178),
    (0xE4CF5C59, 1679),
    (0xE4D995EE, 88),
    (0xE4DBF163, 1318),
    (0xE50784BB, 927),
    (0xE54381B2, 1445),
    (0xE54F5160, 819),
    (0xE55128CF, 483),
    (0xE5565DD1, 96),
    (0xE57F5B4C, 1853),
    (0xE59ACDF7, 1362),
    (0xE613F33B, 1874),
    (0xE63E479F, 267),
    (0xE645B41D, 1213),
    (0xE64E5A71, 876),
    (0xE663959A, 1807),
    (0xE69097C4, 140),
    (0xE6BA7AE4, 1975),
    (0xE6C85856, 2071),
    (0xE6E4DC11, 616),
    (0xE6F4A9AB, 103),
    (0xE71DFC6B, 1419),
    (0xE7381434, 1453),
    (0xE7658B6A, 460),
    (0xE787330C, 1558),
    (0xE7BF1263, 629),
    (0xE7CB8BF9, 160),
    (0xE7D17E1D, 1920),
    (0xE7ECFA79, 1339),
    (0xE8020DA4, 662),
    (0xE82F0D97, 296),
    (0xE836B383, 1766),
    (0xE86DBE1C, 319),
    (0xE870C41A, 307),
    (0xE8798784, 354),
    (0xE8A9EDAE, 165),
    (0xE8B8FFE5, 857),
    (0xE8F359B5, 235),
    (0xE8FCC26C, 173),
    (0xE9067650, 1586),
    (0xE93F070E, 983),
    (0xE9577436, 779),
    (0xE977E18F, 280),
    (0xE97A7CE9, 820),
    (0xE9C5D57F, 250),
    (0xE9DE93DE, 668),
    (0xE9EDD8E8, 1959),
    (0xEA01CCF0, 1648),
    (0xEA200F79, 894),
    (0xEA2888CE, 1545),
    (0xEA3D7D85, 651),
    (0xEA572E82, 406),
    (0xEA7AEA62, 1620),
    (0xEA9CDE56, 906),
    (0xEA9DB706, 1019),
    (0xEA9F968C, 1638),
    (0xEAED3514, 1530),
    (0xEB068262, 1669),
    (0xEB121BE4, 181),
    (0xEB798DA9, 452),
    (0xEB83EDA0, 1880),
    (0xEB9EE2F9, 1525),
    (0xEBAC6DAF, 73),
    (0xEBBAB806, 1368),
    (0xEBBD310D, 523),
    (0xEBDF489B, 2050),
    (0xEC49AB89, 1969),
    (0xEC7091EE, 910),
    (0xECBF9796, 990),
    (0xECD9FAFE, 767),
    (0xECE44AA6, 723),
    (0xED0C4430, 237),
    (0xED2FC75E, 436),
    (0xED35FD64, 982),
    (0xED403E5E, 1671),
    (0xED4B9A4A, 1790),
    (0xED700CE5, 1845),
    (0xED984CCC, 1272),
    (0xEDB64CAE, 1876),
    (0xEDE402F9, 1952),
    (0xEDEA7245, 1500),
    (0xEDF5C50A, 1062),
    (0xEE29D4BB, 1799),
    (0xEE2E8514, 1164),
    (0xEE5B89B2, 784),
    (0xEE75EC4E, 12),
    (0xEE777962, 422),
    (0xEE83DB69, 1552),
    (0xEEB3F6AA, 1859),
    (0xEECA5202, 426),
    (0xEF0768EA, 907),
    (0xEF30DAD5, 835),
    (0xEF31194D, 972),
    (0xEF3C1D13, 492),
    (0xEF4DFA11, 252),
    (0xEF65030D, 93),
    (0xEF8ABB41, 1819),
    (0xEFAEF61B, 970),
    (0xEFB6873F, 1893),
    (0xEFD514CF, 1958),
    (0xEFED590F, 681),
    (0xF031729A, 201),
    (0xF0A731C2, 295),
    (0xF0C1762C, 1872),
    (0xF0DAF062, 419),
    (0xF0E0F54A, 901),
    (0xF0E2E432, 1639),
    (0xF0ED80F3, 833),
    (0xF108471B, 602),
    (0xF11A8327, 1795),
    (0xF12A88CA, 1810),
    (0xF15F4C42, 428),
    (0xF16D073D, 301),
    (0xF175E8A8, 131),
    (0xF1791A6F, 1548),
    (0xF2101383, 914),
    (0xF210EB7C, 1950),
    (0xF23286B4, 1238),
    (0xF245210E, 1688),
    (0xF24E5590, 749),
    (0xF2B77FE3, 1491),
    (0xF2BF73E4, 392),
    (0xF2C1C6B1, 838),
    (0xF2CF6ED2, 884),
    (0xF2F7FA6D, 1805),
    (0xF30D7CE1, 211),
    (0xF32899D4, 787),
    (0xF364059D, 1255),
    (0xF36EC664, 1518),
    (0xF39485C9, 1371),
    (0xF3BB0AB9, 1890),
    (0xF3D9E687, 675),
    (0xF3F3E134, 558),
    (0xF40263C0, 1053),
    (0xF405F369, 312),
    (0xF44FC1B1, 1468),
    (0xF4732A17, 1798),
    (0xF4832601, 0),
    (0xF49B7B3A, 1535),
    (0xF4C03466, 330),
    (0xF4C222D4, 39),
    (0xF4E2BB8B, 2026),
    (0xF4F4212F, 1657),
    (0xF501B96A, 404),
    (0xF523E8A8, 1397),
    (0xF54D7425, 278),
    (0xF558BF5D, 1654),
    (0xF5776353, 1452),
    (0xF5847F8E, 1463),
    (0xF5A80093, 418),
    (0xF5D1DD69, 2076),
    (0xF5F1C66D, 967),
    (0xF60E60E0, 1216),
    (0xF61A58DA, 1775),
    (0xF61C0002, 1771),
    (0xF64A506C, 441),
    (0xF6755CA0, 1291),
    (0xF69864C3, 82),
    (0xF6EB6F36, 1758),
    (0xF6EC2235, 1602),
    (0xF70598BE, 1136),
    (0xF70F9910, 83),
    (0xF72E306B, 1568),
    (0xF7369027, 880),
    (0xF73AF29E, 989),
    (0xF74D30A9, 133),
    (0xF75FDD9C, 1840),
    (0xF765DCAC, 1774),
    (0xF770D272, 1575),
    (0xF78F6C54, 226),
    (0xF79CA20F, 71),
    (0xF7A0929A, 1308),
    (0xF7F90E0D, 803),
    (0xF8211118, 2021),
    (0xF826B0E1, 388),
    (0xF84DC1DA, 1770),
    (0xF856074A, 1176),
    (0xF87E5FD3, 1162),
    (0xF89B0A53, 1226),
    (0xF8AE5D1F, 695),
    (0xF8D0055A, 1153),
    (0xF8E2618A, 1506),
    (0xF8E6D53C, 737),
    (0xF9C0D233, 1404),
    (0xF9CD1750, 448),
    (0xF9D6FED7, 1678),
    (0xF9DDAF02, 1927),
    (0xF9E444E0, 1458),
    (0xF9F574A2, 646),
    (0xFA14AA35, 1168),
    (0xFA2E5818, 1170),
    (0xFA53DA52, 606),
    (0xFA5BBAB1, 1439),
    (0xFA5D22AC, 251),
    (0xFA88E7EB, 115),
    (0xFAA0B51A, 1986),
    (0xFABA70CA, 996),
    (0xFAEB786E, 719),
    (0xFB19C330, 529),
    (0xFB2FF94D, 621),
    (0xFB302536, 1980),
    (0xFB478917, 1288),
    (0xFB4F4CC3, 1554),
    (0xFB5CD2A2, 357),
    (0xFB77A88F, 1215),
    (0xFBA43EB6, 1283),
    (0xFBD038E3, 2053),
    (0xFC0F01F9, 256),
    (0xFC377245, 1769),
    (0xFC7DC682, 1152),
    (0xFC8965D7, 881),
    (0xFCB6CAD0, 760),
    (0xFCCCCF87, 1076),
    (0xFCED2AD6, 672),
    (0xFD0DD405, 887),
    (0xFD511949, 817),
    (0xFD51F895, 197),
    (0xFD600A93, 190),
    (0xFDC812B8, 1052),
    (0xFDEEBDEE, 1275),
    (0xFDF08530, 80),
    (0xFE1B1560, 1334),
    (0xFE32CB03, 918),
    (0xFE4A257C, 520),
    (0xFE535933, 1386),
    (0xFE7C5EAF, 1454),
    (0xFEB52729, 107),
    (0xFF0D154C, 1912),
    (0xFF165247, 1038),
    (0xFF38A343, 1809),
    (0xFF7FB681, 805),
    (0xFF87EC61, 1041),
    (0xFF9284D9, 2029),
    (0xFFD3C0A6, 1133),
    (0xFFF5456E, 1842),
]

let enStrings: [(one: StaticString, other: StaticString)] = [
    ("Nothing was done.", "Nothing was done."),
    ("Another account has this e-mail address.", "Another account has this e-mail address."),
    ("The guest has no passphrase and needs no code.", "The guest has no passphrase and needs no code."),
    ("“%@” can't stand there: letters and digits, with . - _ or a space between them.", "“%@” can't stand there: letters and digits, with . - _ or a space between them."),
    ("A name has at most %@ characters.", "A name has at most %@ characters."),
    ("It mixes letters of several alphabets, which can look like another name.", "It mixes letters of several alphabets, which can look like another name."),
    ("This name is kept for the program and its operator.", "This name is kept for the program and its operator."),
    ("A name has at least %@ characters.", "A name has at least %@ characters."),
    ("It could be taken for the account %@.", "It could be taken for the account %@."),
    ("This account is opened by its SSH key, over SSH.", "This account is opened by its SSH key, over SSH."),
    ("libcrypt is missing or too old, so there are no passphrases here.", "libcrypt is missing or too old, so there are no passphrases here."),
    ("The system gave no random numbers. Please try again.", "The system gave no random numbers. Please try again."),
    ("It holds a control character.", "It holds a control character."),
    ("At most %@ bytes.", "At most %@ bytes."),
    ("It is the account's name.", "It is the account's name."),
    ("At least %@ bytes. Four words make a good one.", "At least %@ bytes. Four words make a good one."),
    ("Too few different characters.", "Too few different characters."),
    ("There is no such account.", "There is no such account."),
    ("Too many failures. Please wait %@ seconds.", "Too many failures. Please wait %@ seconds."),
    ("This code is wrong, was used before, or is too old.", "This code is wrong, was used before, or is too old."),
    ("The passphrase is wrong.", "The passphrase is wrong."),
    ("You are", "You are"),
    ("Export everything of this account as one archive", "Export everything of this account as one archive"),
    ("export my data", "export my data"),
    ("Lock the screen until your passphrase is typed", "Lock the screen until your passphrase is typed"),
    ("lock", "lock"),
    ("Delete this account and everything in it; says what goes and asks for the name first", "Delete this account and everything in it; says what goes and asks for the name first"),
    ("delete account", "delete account"),
    ("Leave this account and sign in to another one", "Leave this account and sign in to another one"),
    ("switch account", "switch account"),
    ("Sign out; nothing of yours stays in the program", "Sign out; nothing of yours stays in the program"),
    ("sign out", "sign out"),
    ("Make an account of your own, with e-mail and passphrase", "Make an account of your own, with e-mail and passphrase"),
    ("make an account", "make an account"),
    ("Leave Quad with everything saved", "Leave Quad with everything saved"),
    ("quit", "quit"),
    ("Open the settings: language, theme, keys, mouse, idle lock", "Open the settings: language, theme, keys, mouse, idle lock"),
    ("settings", "settings"),
    ("Suspend Quad and return to the shell", "Suspend Quad and return to the shell"),
    ("suspend", "suspend"),
    ("Take the short tour of the keys", "Take the short tour of the keys"),
    ("tour", "tour"),
    ("save the answer with its evidence as a note", "save the answer with its evidence as a note"),
    ("save as note", "save as note"),
    ("useful, not useful, nothing said", "useful, not useful, nothing said"),
    ("useful?", "useful?"),
    ("give the thread another name", "give the thread another name"),
    ("rename", "rename"),
    ("ask the question again", "ask the question again"),
    ("ask again", "ask again"),
    ("find and reopen earlier questions", "find and reopen earlier questions"),
    ("threads", "threads"),
    ("Write down an award that is not listed, such as one that a college itself gives", "Write down an award that is not listed, such as one that a college itself gives"),
    ("new award", "new award"),
    ("Move the application one column on: drafting, submitted, won.", "Move the application one column on: drafting, submitted, won."),
    ("one step on", "one step on"),
    ("Enter what the sponsor granted.", "Enter what the sponsor granted."),
    ("amount won", "amount won"),
    ("Go through the scholarships as cards, or back to the table.", "Go through the scholarships as cards, or back to the table."),
    ("cards", "cards"),
    ("Write your board as calendar, CSV, Markdown and JSON.", "Write your board as calendar, CSV, Markdown and JSON."),
    ("write files", "write files"),
    ("Open the field of your profile that a rule of this scholarship needs.", "Open the field of your profile that a rule of this scholarship needs."),
    ("missing facts", "missing facts"),
    ("Choose which scholarships the list shows.", "Choose which scholarships the list shows."),
    ("filter", "filter"),
    ("See and change the numbers behind the worth of an hour.", "See and change the numbers behind the worth of an hour."),
    ("formula", "formula"),
    ("Show or hide scholarships that are discontinued or doubtful.", "Show or hide scholarships that are discontinued or doubtful."),
    ("show hidden ones", "show hidden ones"),
    ("Note that this application was not successful.", "Note that this application was not successful."),
    ("lost", "lost"),
    ("Leave the scholarship out of lists, or bring it back.", "Leave the scholarship out of lists, or bring it back."),
    ("pass", "pass"),
    ("Move the application one column back.", "Move the application one column back."),
    ("one step back", "one step back"),
    ("Put the scholarship on your board, or take it off.", "Put the scholarship on your board, or take it off."),
    ("save", "save"),
    ("Sort by verdict, deadline, amount, worth of an hour or name.", "Sort by verdict, deadline, amount, worth of an hour or name."),
    ("sort", "sort"),
    ("Add something to do for this scholarship.", "Add something to do for this scholarship."),
    ("add a task", "add a task"),
    ("Take the selected task, plan or award of your own away.", "Take the selected task, plan or award of your own away."),
    ("remove", "remove"),
    ("Draft a question to this college's admissions office", "Draft a question to this college's admissions office"),
    ("ask admissions", "ask admissions"),
    ("Show six typical colleges to learn your taste", "Show six typical colleges to learn your taste"),
    ("calibrate", "calibrate"),
    ("Show costs, fields, admissions and outcomes", "Show costs, fields, admissions and outcomes"),
    ("details", "details"),
    ("Like this college and keep it in your list", "Like this college and keep it in your list"),
    ("like", "like"),
    ("Open the list of colleges you liked", "Open the list of colleges you liked"),
    ("my list", "my list"),
    ("Pass on this college; undo brings it back", "Pass on this college; undo brings it back"),
    ("pass", "pass"),
    ("Peek at the next college; decides nothing", "Peek at the next college; decides nothing"),
    ("peek", "peek"),
    ("Answer the questions of the quick start again", "Answer the questions of the quick start again"),
    ("quick start", "quick start"),
    ("Say what you liked most and what worries you", "Say what you liked most and what worries you"),
    ("say why", "say why"),
    ("Reset the feed: forget every swipe and star", "Reset the feed: forget every swipe and star"),
    ("forget swipes", "forget swipes"),
    ("Send this card to somebody in Messages", "Send this card to somebody in Messages"),
    ("share", "share"),
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
    ("Drop the filter and deal the whole deck again", "Drop the filter and deal the whole deck again"),
    ("all colleges", "all colleges"),
    ("Put the chosen colleges side by side", "Put the chosen colleges side by side"),
    ("compare", "compare"),
    ("Write the comparison as Markdown and CSV", "Write the comparison as Markdown and CSV"),
    ("write files", "write files"),
    ("Choose which colleges are dealt, in plain words or as a form", "Choose which colleges are dealt, in plain words or as a form"),
    ("filter", "filter"),
    ("Show the colleges of the deck on a map, or as a list by distance", "Show the colleges of the deck on a map, or as a list by distance"),
    ("map", "map"),
    ("Open your shortlist: liked and starred colleges by reach, match and safety", "Open your shortlist: liked and starred colleges by reach, match and safety"),
    ("shortlist", "shortlist"),
    ("Find colleges like this one, each with the reason", "Find colleges like this one, each with the reason"),
    ("similar", "similar"),
    ("Try another budget, scores or weights and see how the first cards move", "Try another budget, scores or weights and see how the first cards move"),
    ("what if", "what if"),
    ("Take the selected rule out of the filter", "Take the selected rule out of the filter"),
    ("remove rule", "remove rule"),
    ("Keep the filter under a name", "Keep the filter under a name"),
    ("save", "save"),
    ("Choose one of the saved filters", "Choose one of the saved filters"),
    ("saved filters", "saved filters"),
    ("Count colleges of which a rule of the filter can’t be told, or leave them out", "Count colleges of which a rule of the filter can’t be told, or leave them out"),
    ("unknown too", "unknown too"),
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
    ("Show the map around the cross larger", "Show the map around the cross larger"),
    ("nearer", "nearer"),
    ("Show more of the map", "Show more of the map"),
    ("farther", "farther"),
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
    ("Approve the selected request; a conversation opens", "Approve the selected request; a conversation opens"),
    ("approve", "approve"),
    ("Ask to join the selected meetup, or ask the selected person", "Ask to join the selected meetup, or ask the selected person"),
    ("ask to join", "ask to join"),
    ("Decline the selected request, without a reason", "Decline the selected request, without a reason"),
    ("not this time", "not this time"),
    ("Move a cross on the map of the campus; Enter says you are there", "Move a cross on the map of the campus; Enter says you are there"),
    ("map", "map"),
    ("Propose a meetup in this area, from a template", "Propose a meetup in this area, from a template"),
    ("new meetup", "new meetup"),
    ("Say where you are: an area, a campus, coordinates, a recording, a receiver, or off campus", "Say where you are: an area, a campus, coordinates, a recording, a receiver, or off campus"),
    ("where I am", "where I am"),
    ("Choose who may see that you are in this area", "Choose who may see that you are in this area"),
    ("who sees me", "who sees me"),
    ("Makes a source of the note, so that answers may rest on it.", "Makes a source of the note, so that answers may rest on it."),
    ("make source", "make source"),
    ("Adds a source, a note or a workspace.", "Adds a source, a note or a workspace."),
    ("add", "add"),
    ("Lists the notes that cite the source or link here.", "Lists the notes that cite the source or link here."),
    ("who cites", "who cites"),
    ("Writes a note, or the whole workspace, into files.", "Writes a note, or the whole workspace, into files."),
    ("export", "export"),
    ("Takes it away; u brings it back.", "Takes it away; u brings it back."),
    ("remove", "remove"),
    ("Gives it another name.", "Gives it another name."),
    ("rename", "rename"),
    ("Puts the list in another order.", "Puts the list in another order."),
    ("sort", "sort"),
    ("Lists the workspaces: choose, make, rename, archive.", "Lists the workspaces: choose, make, rename, archive."),
    ("workspaces", "workspaces"),
    ("Go to Messages: advisor and conversations", "Go to Messages: advisor and conversations"),
    ("Messages", "Messages"),
    ("Go to Profile: facts about you, settings", "Go to Profile: facts about you, settings"),
    ("Profile", "Profile"),
    ("Go to Scholarships: awards and deadlines", "Go to Scholarships: awards and deadlines"),
    ("Scholarships", "Scholarships"),
    ("Go to Swipe: cards of colleges", "Go to Swipe: cards of colleges"),
    ("Swipe", "Swipe"),
    ("Let the feed forget everything your swipes taught it; your decisions stay", "Let the feed forget everything your swipes taught it; your decisions stay"),
    ("forget learning", "forget learning"),
    ("Go through the questions about you, four screens, each can be skipped", "Go through the questions about you, four screens, each can be skipped"),
    ("questions", "questions"),
    ("Shows what the last reading has changed.", "Shows what the last reading has changed."),
    ("changes", "changes"),
    ("Goes to the next place that was found.", "Goes to the next place that was found."),
    ("next", "next"),
    ("Lists the headings.", "Lists the headings."),
    ("outline", "outline"),
    ("Goes to the place found before.", "Goes to the place found before."),
    ("previous", "previous"),
    ("Adds the line, with a citation, to a note.", "Adds the line, with a citation, to a note."),
    ("quote", "quote"),
    ("Switch the mouse on or off", "Switch the mouse on or off"),
    ("mouse on or off", "mouse on or off"),
    ("Draw the whole screen anew", "Draw the whole screen anew"),
    ("repaint", "repaint"),
    ("Change to the next colour theme", "Change to the next colour theme"),
    ("next theme", "next theme"),
    ("Move the college down within its group", "Move the college down within its group"),
    ("move down", "move down"),
    ("Move the college up within its group", "Move the college up within its group"),
    ("move up", "move up"),
    ("Write a private note on the college", "Write a private note on the college"),
    ("note", "note"),
    ("Turn the order round", "Turn the order round"),
    ("turn round", "turn round"),
    ("Choose what colleges are sorted by that are equal so far", "Choose what colleges are sorted by that are equal so far"),
    ("then by", "then by"),
    ("Choose what the list is sorted by", "Choose what the list is sorted by"),
    ("sort", "sort"),
    ("Give the college tags", "Give the college tags"),
    ("tags", "tags"),
    ("Reads the source once more, after a failure or to see what has changed.", "Reads the source once more, after a failure or to see what has changed."),
    ("read again", "read again"),
    ("There is no @ in it.", "There is no @ in it."),
    ("What stands behind the @ is no domain, as in example.org.", "What stands behind the @ is no domain, as in example.org."),
    ("A levels are letters, as in A*AB.", "A levels are letters, as in A*AB."),
    ("On your scale it lies between %1$@ and %2$@.", "On your scale it lies between %1$@ and %2$@."),
    ("It holds characters that can't be seen. Please type it instead of pasting it.", "It holds characters that can't be seen. Please type it instead of pasting it."),
    ("Choose a title of the list.", "Choose a title of the list."),
    ("A complete https address is needed.", "A complete https address is needed."),
    ("A number is needed here.", "A number is needed here."),
    ("A phone number has 7 to 15 digits, with a + in front at most.", "A phone number has 7 to 15 digits, with a + in front at most."),
    ("No state is called that: Oregon, or OR.", "No state is called that: Oregon, or OR."),
    ("It comes in steps of %@.", "It comes in steps of %@."),
    ("A ZIP code has five digits, as in 97201.", "A ZIP code has five digits, as in 97201."),
    ("This is no e-mail address.", "This is no e-mail address."),
    ("None of the choices is called that.", "None of the choices is called that."),
    ("Not taken yet: choose a row of the list, or empty the field.", "Not taken yet: choose a row of the list, or empty the field."),
    ("A whole number is needed here.", "A whole number is needed here."),
    ("Yes or no?", "Yes or no?"),
    ("It lies between %1$@ and %2$@.", "It lies between %1$@ and %2$@."),
    ("The rank is beyond the class of %@.", "The rank is beyond the class of %@."),
    ("At most %@ characters fit here.", "At most %@ characters fit here."),
    ("At most %@ of them.", "At most %@ of them."),
    ("This can't be read.", "This can't be read."),
    ("advisor", "advisor"),
    ("answering…", "answering…"),
    ("Checked: %1$@ of %2$@ figures are in the sources.", "Checked: %1$@ of %2$@ figures are in the sources."),
    ("The closest passage: %1$@ (%2$@)", "The closest passage: %1$@ (%2$@)"),
    ("/compare A, B · /cost A · /explain A · /deadlines", "/compare A, B · /cost A · /explain A · /deadlines"),
    ("The advisor reads questions in English. The commands below work in every language, and so does the filter of the Swipe pane.", "The advisor reads questions in English. The commands below work in every language, and so does the filter of the Swipe pane."),
    ("Evidence", "Evidence"),
    ("A question has at most %@ characters.", "A question has at most %@ characters."),
    ("%@ wants names of colleges, with commas between them.", "%@ wants names of colleges, with commas between them."),
    ("worked out over the catalogue", "worked out over the catalogue"),
    ("figure of a college", "figure of a college"),
    ("guidance text", "guidance text"),
    ("note of yours", "note of yours"),
    ("your profile", "your profile"),
    ("field of study", "field of study"),
    ("scholarship", "scholarship"),
    ("source of yours", "source of yours"),
    ("No passage came close.", "No passage came close."),
    ("No thread holds these words.", "No thread holds these words."),
    ("This could not be saved. quad check looks after the data.", "This could not be saved. quad check looks after the data."),
    ("The threads could not be read. quad check looks after the data.", "The threads could not be read. quad check looks after the data."),
    ("These words took no part: %@.", "These words took no part: %@."),
    ("not useful", "not useful"),
    ("Nothing has been asked here yet.", "Nothing has been asked here yet."),
    ("Stopped: this is what had come.", "Stopped: this is what had come."),
    ("The model server is busy. Try again in %@ seconds.", "The model server is busy. Try again in %@ seconds."),
    ("The model server is busy. Try again later.", "The model server is busy. Try again later."),
    ("The evidence can't be read. quad doctor tells more.", "The evidence can't be read. quad doctor tells more."),
    ("The model server refuses the key. Check the setting, then try again.", "The model server refuses the key. Check the setting, then try again."),
    ("The question with its evidence is too long for the model.", "The question with its evidence is too long for the model."),
    ("The model server's answer can't be read.", "The model server's answer can't be read."),
    ("No model server is set.", "No model server is set."),
    ("The model server went silent. Try again with r.", "The model server went silent. Try again with r."),
    ("The model server answered with status %@.", "The model server answered with status %@."),
    ("The model server can't be reached. Try again with r.", "The model server can't be reached. Try again with r."),
    ("Ask a question", "Ask a question"),
    ("Name of this thread", "Name of this thread"),
    ("Saved as a note.", "Saved as a note."),
    ("all %@ sources", "all %@ sources"),
    ("%1$@ of %2$@ sources", "%1$@ of %2$@ sources"),
    ("catalogue, scholarships, guidance", "catalogue, scholarships, guidance"),
    ("the ready ones of %@ sources", "the ready ones of %@ sources"),
    ("Rests on one source only: %@.", "Rests on one source only: %@."),
    ("Stopped.", "Stopped."),
    ("Threads", "Threads"),
    ("Ask", "Ask"),
    ("The answer was cut off before its end.", "The answer was cut off before its end."),
    ("No sentence of this names a source.", "No sentence of this names a source."),
    ("There is no %@. /compare, /deadlines, /cost and /explain are there.", "There is no %@. /compare, /deadlines, /cost and /explain are there."),
    ("(not in your sources: %@)", "(not in your sources: %@)"),
    ("useful", "useful"),
    ("An answer is still coming. Esc stops it.", "An answer is still coming. Esc stops it."),
    ("Ask about a college's figures, compare colleges, list those that fit, or ask about scholarships, the FAFSA, loans and visas. Every sentence names the passage it rests on.", "Ask about a college's figures, compare colleges, list those that fit, or ask about scholarships, the FAFSA, loans and visas. Every sentence names the passage it rests on."),
    ("My search", "My search"),
    ("you", "you"),
    ("Academics", "Academics"),
    ("Admissions", "Admissions"),
    ("Campus", "Campus"),
    ("Career", "Career"),
    ("Costs", "Costs"),
    ("Financial aid", "Financial aid"),
    ("Special programs", "Special programs"),
    ("from %@", "from %@"),
    ("not listed", "not listed"),
    ("to %@", "to %@"),
    ("%@/yr", "%@/yr"),
    ("arts", "arts"),
    ("business", "business"),
    ("education", "education"),
    ("health", "health"),
    ("humanities", "humanities"),
    ("social sciences", "social sciences"),
    ("science, technology, engineering or mathematics", "science, technology, engineering or mathematics"),
    ("for study abroad", "for study abroad"),
    ("a full award of four years", "a full award of four years"),
    ("over four years together", "over four years together"),
    ("the full cost at one college", "the full cost at one college"),
    ("full tuition, in all", "full tuition, in all"),
    ("stipend of a paid internship", "stipend of a paid internship"),
    ("in all, what other aid leaves open", "in all, what other aid leaves open"),
    ("full tuition at a partner college", "full tuition at a partner college"),
    ("a grant for research", "a grant for research"),
    ("stipend each year, and tuition", "stipend each year, and tuition"),
    ("no period is listed", "no period is listed"),
    ("differs by award", "differs by award"),
    ("each year", "each year"),
    ("each year, what other aid leaves open", "each year, what other aid leaves open"),
    ("Nothing is on your board yet.", "Nothing is on your board yet."),
    ("Save a scholarship in the list, and it waits here with what it needs: form, essay, letters, transcript.", "Save a scholarship in the list, and it waits here with what it needs: form, essay, letters, transcript."),
    ("early round", "early round"),
    ("national awards", "national awards"),
    ("nominations", "nominations"),
    ("regular round", "regular round"),
    ("state awards", "state awards"),
    ("AMOUNT", "AMOUNT"),
    ("SCHOLARSHIP", "SCHOLARSHIP"),
    ("COLLEGE", "COLLEGE"),
    ("DEADLINE", "DEADLINE"),
    ("EARNS", "EARNS"),
    ("EFFORT", "EFFORT"),
    ("LEFT", "LEFT"),
    ("4 YEARS", "4 YEARS"),
    ("SPONSOR", "SPONSOR"),
    ("VERDICT", "VERDICT"),
    ("WON", "WON"),
    ("$/HOUR", "$/HOUR"),
    ("%1$@ shown · %2$@ eligible · %3$@ likely · %4$@ lack facts", "%1$@ shown · %2$@ eligible · %3$@ likely · %4$@ lack facts"),
    ("%1$@ · %2$@ eligible", "%1$@ · %2$@ eligible"),
    ("The table of scholarships is damaged: %@. Install Quad again, then Enter tries once more.", "The table of scholarships is damaged: %@. Install Quad again, then Enter tries once more."),
    ("in %@ d", "in %@ d"),
    ("not listed", "not listed"),
    ("The listing names no deadline.", "The listing names no deadline."),
    ("closed", "closed"),
    ("It closed, and no further date is listed.", "It closed, and no further date is listed."),
    ("today", "today"),
    ("tomorrow", "tomorrow"),
    ("open until the end of %1$@ in %2$@", "open until the end of %1$@ in %2$@"),
    ("open until %1$@ %2$@ in %3$@", "open until %1$@ %2$@ in %3$@"),
    ("closes: %@", "closes: %@"),
    ("for you %1$@, %2$@", "for you %1$@, %2$@"),
    ("No card is left: you have decided on every scholarship that fits.", "No card is left: you have decided on every scholarship that fits."),
    ("%@ card", "%@ cards"),
    ("Discontinued: it is no longer given.", "Discontinued: it is no longer given."),
    ("Doubtful: the sponsor may have renamed or paused it.", "Doubtful: the sponsor may have renamed or paused it."),
    ("The listing names no year: the date is that of a usual year.", "The listing names no year: the date is that of a usual year."),
    ("This machine has no time zone data: the day ends with the UTC day here, some hours early.", "This machine has no time zone data: the day ends with the UTC day here, some hours early."),
    ("Unverified: nobody compared this listing with the sponsor's page. Ask the sponsor.", "Unverified: nobody compared this listing with the sponsor's page. Ask the sponsor."),
    ("The date is carried over from the listing of %@.", "The date is carried over from the listing of %@."),
    ("The listing states no time zone; the earliest that is likely is taken.", "The listing states no time zone; the earliest that is likely is taken."),
    ("eligible", "eligible"),
    ("Amount", "Amount"),
    ("Board", "Board"),
    ("Checked", "Checked"),
    ("All dates", "All dates"),
    ("Deadline", "Deadline"),
    ("Effort", "Effort"),
    ("Link", "Link"),
    ("Opens", "Opens"),
    ("Binds you", "Binds you"),
    ("Source", "Source"),
    ("%@ fact", "%@ facts"),
    ("only checked listings", "only checked listings"),
    ("eligible", "eligible"),
    ("also discontinued and doubtful ones", "also discontinued and doubtful ones"),
    ("No kind of sponsor chosen means all of them.", "No kind of sponsor chosen means all of them."),
    ("likely", "likely"),
    ("facts missing", "facts missing"),
    ("not eligible", "not eligible"),
    ("only without a nomination", "only without a nomination"),
    ("also those you passed", "also those you passed"),
    ("only what is paid again", "only what is paid again"),
    ("only what closes within 60 days", "only what closes within 60 days"),
    ("Show", "Show"),
    ("Amount", "Amount"),
    ("$5,000 or 2000-8000", "$5,000 or 2000-8000"),
    ("An award that %@ gives", "An award that %@ gives"),
    ("Deadline", "Deadline"),
    ("Jan 15 or 2027-01-15", "Jan 15 or 2027-01-15"),
    ("The new award was not kept.", "The new award was not kept."),
    ("Kept, and on your board: %@", "Kept, and on your board: %@"),
    ("It is in the list already: %@. Esc, then / finds it.", "It is in the list already: %@. Esc, then / finds it."),
    ("Web page", "Web page"),
    ("reed.edu/aid", "reed.edu/aid"),
    ("Name", "Name"),
    ("Presidential scholarship", "Presidential scholarship"),
    ("An award needs a name.", "An award needs a name."),
    ("That is no day. Type it like Jan 15, 2027-01-15 or rolling.", "That is no day. Type it like Jan 15, 2027-01-15 or rolling."),
    ("That is no web address. Type it like reed.edu/aid.", "That is no web address. Type it like reed.edu/aid."),
    ("This line can’t be read. Change it, or leave it empty.", "This line can’t be read. Change it, or leave it empty."),
    ("Removed from your own awards: %@", "Removed from your own awards: %@"),
    ("Sponsor", "Sponsor"),
    ("An award of your own", "An award of your own"),
    ("No listing says how many apply and win. These numbers are yours: they sort, they promise nothing.", "No listing says how many apply and win. These numbers are yours: they sort, they promise nothing."),
    ("Worth of an hour = amount × chance × fit ÷ hours", "Worth of an hour = amount × chance × fit ÷ hours"),
    ("Prices grow by %@ %% a year.", "Prices grow by %@ %% a year."),
    ("Doubts", "Doubts"),
    ("Rules", "Rules"),
    ("To do", "To do"),
    ("Discontinued and doubtful scholarships are hidden.", "Discontinued and doubtful scholarships are hidden."),
    ("Discontinued and doubtful scholarships are shown too.", "Discontinued and doubtful scholarships are shown too."),
    ("about %@ hour", "about %@ hours"),
    ("college", "college"),
    ("federal", "federal"),
    ("private", "private"),
    ("state", "state"),
    ("the college's grants", "the college's grants"),
    ("left to pay", "left to pay"),
    ("won", "won"),
    ("likely", "likely"),
    ("Reading the scholarships…", "Reading the scholarships…"),
    ("The table of scholarships is not in %@. Install Quad again, then Enter tries once more.", "The table of scholarships is not in %@. Install Quad again, then Enter tries once more."),
    ("Like a college in Swipe, and what four years there cost you stands here.", "Like a college in Swipe, and what four years there cost you stands here."),
    ("Reading the colleges you liked…", "Reading the colleges you liked…"),
    ("Four years after grants, growing by %@ %% a year (← → change it). What you won is taken off.", "Four years after grants, growing by %@ %% a year (← → change it). What you won is taken off."),
    ("→ %2$@: %1$@", "→ %2$@: %1$@"),
    ("no", "no"),
    ("It stands in the last column; there is no further one.", "It stands in the last column; there is no further one."),
    ("The listing has no link.", "The listing has no link."),
    ("no net price reported", "no net price reported"),
    ("The listing names no rule.", "The listing names no rule."),
    ("No scholarship fits. Esc clears the search, the filter shows more.", "No scholarship fits. Esc clears the search, the filter shows more."),
    ("No scholarship is selected.", "No scholarship is selected."),
    ("That is no amount. Type it like 2500 or $2,500.", "That is no amount. Type it like 2500 or $2,500."),
    ("Only awards that you wrote down can be removed.", "Only awards that you wrote down can be removed."),
    ("back in the list: %@", "back in the list: %@"),
    ("Your profile says everything that this one asks.", "Your profile says everything that this one asks."),
    ("Your board is empty: there is nothing to write yet", "Your board is empty: there is nothing to write yet"),
    ("paid once", "paid once"),
    ("%1$@ or %2$@", "%1$@ or %2$@"),
    ("Asian", "Asian"),
    ("Black", "Black"),
    ("Hispanic", "Hispanic"),
    ("minority", "minority"),
    ("Native American", "Native American"),
    ("US citizens", "US citizens"),
    ("US nationals", "US nationals"),
    ("permanent residents", "permanent residents"),
    ("people who live in the US", "people who live in the US"),
    ("early %@", "early %@"),
    ("late %@", "late %@"),
    ("mid %@", "mid %@"),
    ("← passed %@", "← passed %@"),
    ("the next card; it waits", "the next card; it waits"),
    ("study abroad", "study abroad"),
    ("18 years old or younger", "18 years old or younger"),
    ("athlete", "athlete"),
    ("from one of the partner cities", "from one of the partner cities"),
    ("for one college alone", "for one college alone"),
    ("a member's family", "a member's family"),
    ("leadership", "leadership"),
    ("for LGBTQ students", "for LGBTQ students"),
    ("member of the organisation", "member of the organisation"),
    ("takes part in the sponsor's programme", "takes part in the sponsor's programme"),
    ("a project of your own", "a project of your own"),
    ("research of your own", "research of your own"),
    ("average net price: your profile names no income band, or the college reports none for it", "average net price: your profile names no income band, or the college reports none for it"),
    ("net price of your income band", "net price of your income band"),
    ("What is to be done for %@?", "What is to be done for %@?"),
    ("What did %@ grant you, in US dollars?", "What did %@ grant you, in US dollars?"),
    ("your profile says otherwise", "your profile says otherwise"),
    ("the limit lies within your income band", "the limit lies within your income band"),
    ("your profile does not say: %@", "your profile does not say: %@"),
    ("ask your school", "ask your school"),
    ("not yet", "not yet"),
    ("your profile does not settle it", "your profile does not settle it"),
    ("the FAFSA decides it", "the FAFSA decides it"),
    ("you alone can tell", "you alone can tell"),
    ("your profile: %@", "your profile: %@"),
    ("Closes %1$@: %2$@", "Closes %1$@: %2$@"),
    ("Closes %1$@: %2$@, and %3$@ more", "Closes %1$@: %2$@, and %3$@ more"),
    ("paid again in later years", "paid again in later years"),
    ("rolling", "rolling"),
    ("for %@", "for %@"),
    ("used at one college alone", "used at one college alone"),
    ("for students with a disability", "for students with a disability"),
    ("for %@ students", "for %@ students"),
    ("studies %@", "studies %@"),
    ("first in the family to go to college", "first in the family to go to college"),
    ("GPA of %@ or more", "GPA of %@ or more"),
    ("family income of %@ or less", "family income of %@ or less"),
    ("military service in the family", "military service in the family"),
    ("financial need", "financial need"),
    ("nominated by your school", "nominated by your school"),
    ("receives a Pell Grant", "receives a Pell Grant"),
    ("resident of %@", "resident of %@"),
    ("for %@", "for %@"),
    ("for women", "for women"),
    ("→ saved %@", "→ saved %@"),
    ("Name or sponsor", "Name or sponsor"),
    ("early %@", "early %@"),
    ("fall", "fall"),
    ("spring", "spring"),
    ("summer", "summer"),
    ("winter", "winter"),
    ("Board", "Board"),
    ("List", "List"),
    ("Money", "Money"),
    ("Timeline", "Timeline"),
    ("to work or service afterwards", "to work or service afterwards"),
    ("amount", "amount"),
    ("deadline", "deadline"),
    ("name", "name"),
    ("verdict", "verdict"),
    ("worth of an hour", "worth of an hour"),
    ("Sorted by %@.", "Sorted by %@."),
    ("drafting", "drafting"),
    ("found", "found"),
    ("grades 4 to 8", "grades 4 to 8"),
    ("graduate students", "graduate students"),
    ("high school juniors", "high school juniors"),
    ("lost", "lost"),
    ("high school seniors", "high school seniors"),
    ("submitted", "submitted"),
    ("undergraduates", "undergraduates"),
    ("won", "won"),
    ("9th and 10th graders", "9th and 10th graders"),
    ("checked", "checked"),
    ("discontinued", "discontinued"),
    ("doubtful", "doubtful"),
    ("your own", "your own"),
    ("unverified", "unverified"),
    ("To do: %@", "To do: %@"),
    ("file the FAFSA", "file the FAFSA"),
    ("Done: %@", "Done: %@"),
    ("write the essay", "write the essay"),
    ("fill in the form", "fill in the form"),
    ("ask for letters of recommendation", "ask for letters of recommendation"),
    ("ask your school for its nomination", "ask your school for its nomination"),
    ("To do again: %@", "To do again: %@"),
    ("No longer to do: %@", "No longer to do: %@"),
    ("send the transcript", "send the transcript"),
    ("where between least and most, percent", "where between least and most, percent"),
    ("chance of a college's award, percent", "chance of a college's award, percent"),
    ("hours for essays and letters", "hours for essays and letters"),
    ("chance of a federal award, percent", "chance of a federal award, percent"),
    ("hours for a form", "hours for a form"),
    ("fit when likely, percent", "fit when likely, percent"),
    ("fit when facts are missing, percent", "fit when facts are missing, percent"),
    ("hours for a nomination", "hours for a nomination"),
    ("chance of a private award, percent", "chance of a private award, percent"),
    ("hours for research or a project", "hours for research or a project"),
    ("chance of a state award, percent", "chance of a state award, percent"),
    ("Nothing with a date is open to you. Fill in your profile, or save a scholarship.", "Nothing with a date is open to you. Fill in your profile, or save a scholarship."),
    ("Your board is empty: this is what you could win.", "Your board is empty: this is what you could win."),
    ("took back: %@", "took back: %@"),
    ("%@ undoes", "%@ undoes"),
    ("That scholarship is not in this list", "That scholarship is not in this list"),
    ("off your board: %@", "off your board: %@"),
    ("%1$@ %2$@", "%1$@ %2$@"),
    ("varies", "varies"),
    ("→ won %2$@: %1$@", "→ won %2$@: %1$@"),
    ("%@ an hour by your formula", "%@ an hour by your formula"),
    ("No safety is known to cost at most %@ a year, your budget.", "No safety is known to cost at most %@ a year, your budget."),
    ("No match is on the list: colleges where your chances are even.", "No match is on the list: colleges where your chances are even."),
    ("No safety is on the list: add a college that is likely to take you.", "No safety is on the list: add a college that is likely to take you."),
    ("All of them are in %@.", "All of them are in %@."),
    ("More than half are reaches.", "More than half are reaches."),
    ("The chance of %@ can’t be told: it needs your score, or a published rate.", "The chances of %@ can’t be told: they need your score, or a published rate."),
    ("over $110k", "over $110k"),
    ("$75–110k", "$75–110k"),
    ("to $30k", "to $30k"),
    ("$30–48k", "$30–48k"),
    ("$48–75k", "$48–75k"),
    ("Admits", "Admits"),
    ("all sites", "all sites"),
    ("%1$@ of %2$@ colleges of every level", "%1$@ of %2$@ colleges of every level"),
    ("%1$@ of %2$@ typical colleges", "%1$@ of %2$@ typical colleges"),
    ("%1$@ of %2$@ that fit your filter", "%1$@ of %2$@ that fit your filter"),
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
    ("Accept %@ as a contact", "Accept %@ as a contact"),
    ("%@ is a contact now", "%@ is a contact now"),
    ("ADVISOR", "ADVISOR"),
    ("nobody else", "nobody else"),
    ("Put into the archive", "Put into the archive"),
    ("Archive (%@)", "Archive (%@)"),
    ("%@ is in the archive", "%@ is in the archive"),
    ("Ask to be contacts", "Ask to be contacts"),
    ("Contacts see what you show to contacts.", "Contacts see what you show to contacts."),
    ("%@ was asked", "%@ was asked"),
    ("asked", "asked"),
    ("asks to be your contact", "asks to be your contact"),
    ("a file that is not here", "a file that is not here"),
    ("The file is not here any more, or was changed", "The file is not here any more, or was changed"),
    ("Block %@", "Block %@"),
    ("Nothing from them arrives any more, and they are not told.", "Nothing from them arrives any more, and they are not told."),
    ("blocked", "blocked"),
    ("%@ is blocked", "%@ is blocked"),
    ("It stays", "It stays"),
    ("Enter opens it", "Enter opens it"),
    ("card: %@", "card: %@"),
    ("Choose a conversation, or start one.", "Choose a conversation, or start one."),
    ("Send a file of this machine, as in /attach ~/photo.png", "Send a file of this machine, as in /attach ~/photo.png"),
    ("Send a college's card, as in /college Reed", "Send a college's card, as in /college Reed"),
    ("Jump to a date, as in 2026-11-30", "Jump to a date, as in 2026-11-30"),
    ("Invite somebody to this room", "Invite somebody to this room"),
    ("Leave this conversation", "Leave this conversation"),
    ("Search this conversation", "Search this conversation"),
    ("Write a message", "Write a message"),
    ("connecting", "connecting"),
    ("contact", "contact"),
    ("%@ is no contact", "%@ is no contact"),
    ("CONVERSATIONS", "CONVERSATIONS"),
    ("A date as year-month-day, such as 2026-09-01.", "A date as year-month-day, such as 2026-09-01."),
    ("2026-11-30", "2026-11-30"),
    ("Jump to a date", "Jump to a date"),
    ("Decline", "Decline"),
    ("(edited)", "(edited)"),
    ("editing · Enter saves, Esc keeps it as it was", "editing · Enter saves, Esc keeps it as it was"),
    ("$EDITOR opens only on your own machine: over ssh it would open this host to everybody", "$EDITOR opens only on your own machine: over ssh it would open this host to everybody"),
    ("The editor did not hand the text back; it stands as it was", "The editor did not hand the text back; it stands as it was"),
    ("Nothing has been said yet. Write the first line below.", "Nothing has been said yet. Write the first line below."),
    ("An empty message can't be saved: d in the messages removes it", "An empty message can't be saved: d in the messages removes it"),
    ("That did not work; try again", "That did not work; try again"),
    ("There is nothing to send", "There is nothing to send"),
    ("Too many at once: wait a second", "Too many at once: wait a second"),
    ("The disk is full: free some space, then send it again from the outbox", "The disk is full: free some space, then send it again from the outbox"),
    ("That conversation is not here any more", "That conversation is not here any more"),
    ("The data folder can't be written; quad doctor tells why", "The data folder can't be written; quad doctor tells why"),
    ("It is under way: remove it once it has arrived", "It is under way: remove it once it has arrived"),
    ("The others can't be reached now; nothing is lost, and it is tried again", "The others can't be reached now; nothing is lost, and it is tried again"),
    ("The file could not be saved: is the disk full?", "The file could not be saved: is the disk full?"),
    ("▣ a file", "▣ a file"),
    ("Saved as %@", "Saved as %@"),
    ("Files go in and out only on your own machine, not over ssh", "Files go in and out only on your own machine, not over ssh"),
    ("type to narrow the list", "type to narrow the list"),
    ("That is many messages at once: yours stays here; Enter sends it in a second", "That is many messages at once: yours stays here; Enter sends it in a second"),
    ("%@ more goes at once, then one a second", "%@ more go at once, then one a second"),
    ("Ask", "Ask"),
    ("Here", "Here"),
    ("Notes", "Notes"),
    ("Sources", "Sources"),
    ("Nobody to talk to yet. Students meet here when they share one data folder: on one host, by ssh quad@host, or with quad --data DIR in two terminals. Let yourself be found in the settings, then look for others. Matrix, for people on other hosts, is still to come.", "Nobody to talk to yet. Students meet here when they share one data folder: on one host, by ssh quad@host, or with quad --data DIR in two terminals. Let yourself be found in the settings, then look for others. Matrix, for people on other hosts, is still to come."),
    ("invites you: Enter", "invites you: Enter"),
    ("Invite somebody", "Invite somebody"),
    ("Enter invites the selected one; Tab marks several first.", "Enter invites the selected one; Tab marks several first."),
    ("Invite to this room", "Invite to this room"),
    ("%@ person was invited", "%@ people were invited"),
    ("%@ invites you. Nobody sees whether you have read this.", "%@ invites you. Nobody sees whether you have read this."),
    ("Join", "Join"),
    ("%@ joined", "%@ joined"),
    ("Leave", "Leave"),
    ("The conversation goes from your list. Others stay in it; to come back, somebody must invite you.", "The conversation goes from your list. Others stay in it; to come back, somebody must invite you."),
    ("You left %@", "You left %@"),
    ("its words name another place: it leads to %@", "its words name another place: it leads to %@"),
    ("Enter opens a link where a desktop is, and copies it otherwise.", "Enter opens a link where a desktop is, and copies it otherwise."),
    ("Links", "Links"),
    ("loading what was before …", "loading what was before …"),
    ("%@ person", "%@ people"),
    ("an earlier message", "an earlier message"),
    ("Mute", "Mute"),
    ("Nothing rings, and its messages do not count on the tab.", "Nothing rings, and its messages do not count on the tab."),
    ("%@ is muted", "%@ is muted"),
    ("muted", "muted"),
    ("(no name)", "(no name)"),
    ("NEARBY", "NEARBY"),
    ("%@ new below ↓", "%@ new below ↓"),
    ("new", "new"),
    ("No college is called %@", "No college is called %@"),
    ("%1$@ can't be read, is empty, or is larger than %2$@ MB", "%1$@ can't be read, is empty, or is larger than %2$@ MB"),
    ("No links here", "No links here"),
    ("No message is selected: ↑ chooses one", "No message is selected: ↑ chooses one"),
    ("No conversation is open", "No conversation is open"),
    ("A card or a file can't be edited: d removes it", "A card or a file can't be edited: d removes it"),
    ("Nobody here has chosen to be found yet. Settings (S) let others find you; tell them to do the same.", "Nobody here has chosen to be found yet. Settings (S) let others find you; tell them to do the same."),
    ("This message was never edited", "This message was never edited"),
    ("not sent: %@ · Enter shows the outbox", "not sent: %@ · Enter shows the outbox"),
    ("Only a message of your own", "Only a message of your own"),
    ("No name holds these words. Esc shows all.", "No name holds these words. Esc shows all."),
    ("Nothing was said since then", "Nothing was said since then"),
    ("Nothing here is unread", "Nothing here is unread"),
    ("off", "off"),
    ("offline", "offline"),
    ("on", "on"),
    ("here", "here"),
    ("drop it", "drop it"),
    ("Enter edits", "Enter edits"),
    ("Nothing waits: everything was sent.", "Nothing waits: everything was sent."),
    ("They go in this order; one that was refused holds the ones behind it.", "They go in this order; one that was refused holds the ones behind it."),
    ("removal of a message", "removal of a message"),
    ("send again", "send again"),
    ("Waiting to be sent", "Waiting to be sent"),
    ("Only the first %@ characters of the paste fit here", "Only the first %@ characters of the paste fit here"),
    ("Those who chose to be found, and your contacts. Enter opens one; Tab marks several for a room, then Enter.", "Those who chose to be found, and your contacts. Enter opens one; Tab marks several for a room, then Enter."),
    ("a name", "a name"),
    ("Start a conversation", "Start a conversation"),
    ("Mark it as answered", "Mark it as answered"),
    ("Copy the text", "Copy the text"),
    ("Edit the text in $EDITOR", "Edit the text in $EDITOR"),
    ("Open it in the mail program", "Open it in the mail program"),
    ("Quad sends no mail itself; the office's address stands on the college's pages.", "Quad sends no mail itself; the office's address stands on the college's pages."),
    ("Throw it away", "Throw it away"),
    ("Mark it as sent", "Mark it as sent"),
    ("answered", "answered"),
    ("copied", "copied"),
    ("draft", "draft"),
    ("sent by e-mail", "sent by e-mail"),
    ("%@: question", "%@: question"),
    ("%@ to send", "%@ to send"),
    ("Quiet hours", "Quiet hours"),
    ("Nothing rings then; messages arrive all the same.", "Nothing rings then; messages arrive all the same."),
    ("From and to, as in 22:00-7:00; empty switches quiet hours off.", "From and to, as in 22:00-7:00; empty switches quiet hours off."),
    ("22:00-7:00", "22:00-7:00"),
    ("a name such as party", "a name such as party"),
    ("React", "React"),
    ("yours: Enter takes it back", "yours: Enter takes it back"),
    ("Decline the invitation", "Decline the invitation"),
    ("the other side does not take it", "the other side does not take it"),
    ("the attachment is missing or too large", "the attachment is missing or too large"),
    ("it is too long", "it is too long"),
    ("you are not in this conversation any more", "you are not in this conversation any more"),
    ("the message it is about is gone", "the message it is about is gone"),
    ("Remove from my contacts", "Remove from my contacts"),
    ("Removed for everyone in a moment · u brings it back", "Removed for everyone in a moment · u brings it back"),
    ("message removed", "message removed"),
    ("reply to", "reply to"),
    ("Report %@", "Report %@"),
    ("The selected message goes with your report to whoever runs this host; its sender is not told.", "The selected message goes with your report to whoever runs this host; its sender is not told."),
    ("Whoever runs this host can read your report with quad; the other person is not told.", "Whoever runs this host can read your report with quad; the other person is not told."),
    ("what happened", "what happened"),
    ("Your report is kept for whoever runs this host", "Your report is kept for whoever runs this host"),
    ("wants contact: Enter", "wants contact: Enter"),
    ("%1$@ named the room “%2$@”", "%1$@ named the room “%2$@”"),
    ("Those you marked are invited; each can say no.", "Those you marked are invited; each can say no."),
    ("Study, Sat 14:00", "Study, Sat 14:00"),
    ("Name the room", "Name the room"),
    ("Tell me of every message", "Tell me of every message"),
    ("Tell me when I am named", "Tell me when I am named"),
    ("Tell me of none", "Tell me of none"),
    ("%2$@: %1$@", "%2$@: %1$@"),
    ("Search all conversations", "Search all conversations"),
    ("Search %@", "Search %@"),
    ("No message has all of these words.", "No message has all of these words."),
    ("Every word must occur; the last one may be unfinished.", "Every word must occur; the last one may be unfinished."),
    ("words of a message", "words of a message"),
    ("Messages: what others see, and how it looks", "Messages: what others see, and how it looks"),
    ("Copy what they type", "Copy what they type"),
    ("Make a code", "Make a code"),
    ("For family or a counselor. Whoever has it reads the names and places of the colleges you starred and liked, in this data folder, until you revoke it. It shows nothing of your profile, your scores or your messages, and changes nothing.", "For family or a counselor. Whoever has it reads the names and places of the colleges you starred and liked, in this data folder, until you revoke it. It shows nothing of your profile, your scores or your messages, and changes nothing."),
    ("Revoke it", "Revoke it"),
    ("From then on the code shows nothing.", "From then on the code shows nothing."),
    ("The code shows nothing any more", "The code shows nothing any more"),
    ("A code for your shortlist", "A code for your shortlist"),
    ("Start a conversation first: n", "Start a conversation first: n"),
    ("Send %@ to", "Send %@ to"),
    ("Messages look", "Messages look"),
    ("Compact lines, or a bubble for each message.", "Compact lines, or a bubble for each message."),
    ("bubbles", "bubbles"),
    ("compact", "compact"),
    ("Let others find me", "Let others find me"),
    ("Your name stands in the list of people of this data folder.", "Your name stands in the list of people of this data folder."),
    ("Show that I am here", "Show that I am here"),
    ("A dot beside your name while you use Quad.", "A dot beside your name while you use Quad."),
    ("Tell others what I have read", "Tell others what I have read"),
    ("Off, they see that it was sent, not that you read it.", "Off, they see that it was sent, not that you read it."),
    ("Tell others that I am writing", "Tell others that I am writing"),
    ("Shown to those in the conversation while you write.", "Shown to those in the conversation while you write."),
    ("%1$@ bytes over the limit of %2$@: shorten it, or send it in two", "%1$@ bytes over the limit of %2$@: shorten it, or send it in two"),
    ("That is longer than %@ bytes: shorten it", "That is longer than %@ bytes: shorten it"),
    ("%@ people are writing …", "%@ people are writing …"),
    ("%@ is writing …", "%@ is writing …"),
    ("%1$@ and %2$@ are writing …", "%1$@ and %2$@ are writing …"),
    ("Take out of the archive", "Take out of the archive"),
    ("%@ is back in the list", "%@ is back in the list"),
    ("Unblock %@", "Unblock %@"),
    ("%@ can write to you again", "%@ can write to you again"),
    ("There is no /%@. Two slashes send a line that begins with one.", "There is no /%@. Two slashes send a line that begins with one."),
    ("Let it be heard again", "Let it be heard again"),
    ("%@ is heard again", "%@ is heard again"),
    ("removed · u brings it back", "removed · u brings it back"),
    ("now", "now"),
    ("version %@", "version %@"),
    ("Versions of this message", "Versions of this message"),
    ("waits for its turn", "waits for its turn"),
    ("%1$@ invited %2$@", "%1$@ invited %2$@"),
    ("%@ left", "%@ left"),
    ("Take the question back", "Take the question back"),
    ("Write to %@", "Write to %@"),
    ("you", "you"),
    ("your first choice", "your first choice"),
    ("your choice no. %@", "your choice no. %@"),
    ("your second choice", "your second choice"),
    ("your third choice", "your third choice"),
    ("Publisher", "Publisher"),
    ("Survey", "Survey"),
    ("The catalogue names no source for it.", "The catalogue names no source for it."),
    ("Variable", "Variable"),
    ("Year", "Year"),
    ("✓ best of a row · %@ hides rows in which they are alike", "✓ best of a row · %@ hides rows in which they are alike"),
    ("Chance", "Chance"),
    ("Four years", "Four years"),
    ("Four years, after awards", "Four years, after awards"),
    ("Side by side", "Side by side"),
    ("✓ best of a row · %1$@ row alike is hidden, %2$@ shows it", "✓ best of a row · %1$@ rows alike are hidden, %2$@ shows them"),
    ("Match", "Match"),
    ("The comparison could not be written to %@.", "The comparison could not be written to %@."),
    ("Two colleges are needed: Space in the shortlist chooses them.", "Two colleges are needed: Space in the shortlist chooses them."),
    ("In %2$@: %1$@", "In %2$@: %1$@"),
    ("you", "you"),
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
    ("Reading answers", "Reading answers"),
    ("On a scholarship's card", "On a scholarship's card"),
    ("In filter and formula", "In filter and formula"),
    ("With scholarships", "With scholarships"),
    ("On a card", "On a card"),
    ("In a choice", "In a choice"),
    ("Composer", "Composer"),
    ("In a question", "In a question"),
    ("Conversations", "Conversations"),
    ("In the details", "In the details"),
    ("In the filter", "In the filter"),
    ("In a form", "In a form"),
    ("Everywhere", "Everywhere"),
    ("In this help", "In this help"),
    ("In a list", "In a list"),
    ("On the map", "On the map"),
    ("Nearby", "Nearby"),
    ("Nearby: a choice", "Nearby: a choice"),
    ("A note", "A note"),
    ("A note being written", "A note being written"),
    ("Lists of the notebook", "Lists of the notebook"),
    ("Notes", "Notes"),
    ("In a notice", "In a notice"),
    ("In the actions", "In the actions"),
    ("Choosing from a list", "Choosing from a list"),
    ("A source being read", "A source being read"),
    ("While searching", "While searching"),
    ("Sources", "Sources"),
    ("While typing", "While typing"),
    ("Messages of a conversation", "Messages of a conversation"),
    ("Through the palette alone", "Through the palette alone"),
    ("for-profit", "for-profit"),
    ("private", "private"),
    ("public", "public"),
    ("%1$@ %2$@ %3$@", "%1$@ %2$@ %3$@"),
    ("Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec", "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"),
    ("%1$@ %2$@", "%1$@ %2$@"),
    ("Today", "Today"),
    ("Mon,Tue,Wed,Thu,Fri,Sat,Sun", "Mon,Tue,Wed,Thu,Fri,Sat,Sun"),
    ("Yesterday", "Yesterday"),
    ("No card could be drawn", "No card could be drawn"),
    ("No college of your deck fits the filter", "No college of your deck fits the filter"),
    ("You have seen every college that fits your filter", "You have seen every college that fits your filter"),
    ("Change the filter, or drop it and see the whole deck again.", "Change the filter, or drop it and see the whole deck again."),
    ("You have seen every college of this deck", "You have seen every college of this deck"),
    ("Search finds each of them again, whenever you like.", "Search finds each of them again, whenever you like."),
    ("You liked %@ of them; it waits in your list.", "You liked %@ of them; they wait in your list."),
    ("Two-year and certificate colleges are not in it: the quick start can add them.", "Two-year and certificate colleges are not in it: the quick start can add them."),
    ("Shuffling the deck…", "Shuffling the deck…"),
    ("The same again", "The same again"),
    ("SSH key", "SSH key"),
    ("passphrase", "passphrase"),
    ("Change the passphrase", "Change the passphrase"),
    ("the recovery code stays", "the recovery code stays"),
    ("The passphrase is changed. The recovery code stays as it was.", "The passphrase is changed. The recovery code stays as it was."),
    ("Code", "Code"),
    ("Type the name", "Type the name"),
    ("The two passphrases differ.", "The two passphrases differ."),
    ("Done", "Done"),
    ("Export everything", "Export everything"),
    ("one archive of JSON and Markdown", "one archive of JSON and Markdown"),
    ("Everything of this account as one archive, for you alone to read.", "Everything of this account as one archive, for you alone to read."),
    ("Everything is in %@.", "Everything is in %@."),
    ("Make a sign-in link", "Make a sign-in link"),
    ("works once, within ten minutes", "works once, within ten minutes"),
    ("It works once, within ten minutes: quad --account LINK. Whoever has it is you.", "It works once, within ten minutes: quad --account LINK. Whoever has it is you."),
    ("Your sign-in link", "Your sign-in link"),
    ("Lock the screen", "Lock the screen"),
    ("until the passphrase is typed", "until the passphrase is typed"),
    ("Locked: %@", "Locked: %@"),
    ("Name", "Name"),
    ("New passphrase", "New passphrase"),
    ("Where to? As in /tmp/me.tar", "Where to? As in /tmp/me.tar"),
    ("no sign-in", "no sign-in"),
    ("To delete it, type the name: %@", "To delete it, type the name: %@"),
    ("Passphrase", "Passphrase"),
    ("File", "File"),
    ("New passphrase by recovery code", "New passphrase by recovery code"),
    ("shows the next code once", "shows the next code once"),
    ("It is shown this once. With it you set a new passphrase when the old one is lost; write it down.", "It is shown this once. With it you set a new passphrase when the old one is lost; write it down."),
    ("Your recovery code", "Your recovery code"),
    ("Delete this account", "Delete this account"),
    ("says what goes, and asks for the name", "says what goes, and asks for the name"),
    ("To keep a copy, go back and export everything first.", "To keep a copy, go back and export everything first."),
    ("This goes for good with %@:", "This goes for good with %@:"),
    ("The account is gone, with everything in it.", "The account is gone, with everything in it."),
    ("The account is gone. Another Quad reads the database, so old pages are wiped later.", "The account is gone. Another Quad reads the database, so old pages are wiped later."),
    ("Sign in to another account", "Sign in to another account"),
    ("this one is left first", "this one is left first"),
    ("%@ signs in", "%@ signs in"),
    ("Sign out", "Sign out"),
    ("nothing of yours stays on the screen", "nothing of yours stays on the screen"),
    ("Make an account", "Make an account"),
    ("for whoever shares this program", "for whoever shares this program"),
    ("Four plain words make a good passphrase. You are unverified until the operator gives you a code.", "Four plain words make a good passphrase. You are unverified until the operator gives you a code."),
    ("You are verified now.", "You are verified now."),
    ("Enter the operator's code", "Enter the operator's code"),
    ("others then see you as verified", "others then see you as verified"),
    ("Who are you?", "Who are you?"),
    ("One moment…", "One moment…"),
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
    ("east", "east"),
    ("north", "north"),
    ("north-east", "north-east"),
    ("north-west", "north-west"),
    ("south", "south"),
    ("south-east", "south-east"),
    ("south-west", "south-west"),
    ("west", "west"),
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
    ("Admits more", "Admits more"),
    ("Athletics", "Athletics"),
    ("How readily you like", "How readily you like"),
    ("In a city", "In a city"),
    ("Larger classes", "Larger classes"),
    ("Farther from home", "Farther from home"),
    ("Very near or very far", "Very near or very far"),
    ("Earns more", "Earns more"),
    ("Farther east", "Farther east"),
    ("Fits what your profile says", "Fits what your profile says"),
    ("For profit", "For profit"),
    ("Graduates more", "Graduates more"),
    ("In your home state", "In your home state"),
    ("Housing on campus", "Housing on campus"),
    ("Within 50 miles of home", "Within 50 miles of home"),
    ("Farther north", "Farther north"),
    ("Far north or far south", "Far north or far south"),
    ("Far above the usual price", "Far above the usual price"),
    ("Higher price", "Higher price"),
    ("Public", "Public"),
    ("A reach", "A reach"),
    ("Religious", "Religious"),
    ("In the countryside", "In the countryside"),
    ("Scores above yours", "Scores above yours"),
    ("Scores far from yours", "Scores far from yours"),
    ("Larger than you asked", "Larger than you asked"),
    ("Far from the size you asked", "Far from the size you asked"),
    ("Many degrees in your first choice", "Many degrees in your first choice"),
    ("In a suburb", "In a suburb"),
    ("Teaches your first choice", "Teaches your first choice"),
    ("Teaches your second choice", "Teaches your second choice"),
    ("Two-year college", "Two-year college"),
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
    ("Religious affiliation", "Religious affiliation"),
    ("any", "any"),
    ("The deck follows your filter", "The deck follows your filter"),
    ("%1$@ at least %2$@", "%1$@ at least %2$@"),
    ("%1$@ at most %2$@", "%1$@ at most %2$@"),
    ("%1$@ %2$@ to %3$@", "%1$@ %2$@ to %3$@"),
    ("The whole deck again", "The whole deck again"),
    ("%@ drops the filter", "%@ drops the filter"),
    ("“%1$@” and “%2$@” contradict each other.", "“%1$@” and “%2$@” contradict each other."),
    ("Run by", "Run by"),
    ("Counting…", "Counting…"),
    ("%@ of them would be in your deck", "%@ of them would be in your deck"),
    ("Say what you are looking for, in any order: places, price, size, fields of study, “not for-profit”. %@ goes on to a form with every question.", "Say what you are looking for, in any order: places, price, size, fields of study, “not for-profit”. %@ goes on to a form with every question."),
    ("“%@” ends before it begins.", "“%@” ends before it begins."),
    ("none such", "none such"),
    ("Field of study", "Field of study"),
    ("%1$@ of %2$@ colleges fit", "%1$@ of %2$@ colleges fit"),
    ("fit", "fit"),
    ("unknown", "unknown"),
    ("Catholic", "Catholic"),
    ("2,000–10,000", "2,000–10,000"),
    ("within 300 miles", "within 300 miles"),
    ("nursing", "nursing"),
    ("under 20k", "under 20k"),
    ("1100–1300", "1100–1300"),
    ("under 15", "under 15"),
    ("over 60 %%", "over 60 %%"),
    ("Oregon or Maine", "Oregon or Maine"),
    ("“%@” is more or less than any college can have.", "“%@” is more or less than any college can have."),
    ("in %@", "in %@"),
    ("Level", "Level"),
    ("filter: %@", "filter: %@"),
    (" or %@ more", " or %@ more"),
    ("Name:", "Name:"),
    ("Your budget is not known yet: the profile asks for it.", "Your budget is not known yet: the profile asks for it."),
    ("No home town is known, so no distance can be told: the profile asks for it.", "No home town is known, so no distance can be told: the profile asks for it."),
    ("Your home state is not known yet: the profile asks for it.", "Your home state is not known yet: the profile asks for it."),
    ("“%1$@” and “%2$@”: no college is both.", "“%1$@” and “%2$@”: no college is both."),
    ("No filter is in use", "No filter is in use"),
    ("No filter is saved yet.", "No filter is saved yet."),
    ("not %@", "not %@"),
    ("not in %@", "not in %@"),
    ("does not teach %@", "does not teach %@"),
    ("Not understood: %@", "Not understood: %@"),
    ("only such", "only such"),
    ("%1$@ or %2$@", "%1$@ or %2$@"),
    ("%1$@ over %2$@", "%1$@ over %2$@"),
    ("Tests", "Tests"),
    ("in Oregon or Maine, under 20k net, nursing …", "in Oregon or Maine, under 20k net, nursing …"),
    ("%@ unknown", "%@ unknown"),
    ("Setting", "Setting"),
    ("State", "State"),
    ("teaches %@", "teaches %@"),
    ("%1$@ under %2$@", "%1$@ under %2$@"),
    ("%@ more may fit: a figure is missing. It counts.", "%@ more may fit: a figure is missing. They count."),
    ("Unknown figures", "Unknown figures"),
    ("%@ more may fit: a figure is missing. It is left out.", "%@ more may fit: a figure is missing. They are left out."),
    ("left out, and counted above", "left out, and counted above"),
    ("count as fitting", "count as fitting"),
    ("Use this filter", "Use this filter"),
    ("unknown counts", "unknown counts"),
    ("%@ km", "%@ km"),
    ("%@ mile", "%@ miles"),
    ("not applicable", "not applicable"),
    ("not reported", "not reported"),
    ("%@ to 1", "%@ to 1"),
    ("under 0.1 %%", "under 0.1 %%"),
    ("withheld", "withheld"),
    ("less fitting", "less fitting"),
    ("no grade", "no grade"),
    ("Academic profile", "Academic profile"),
    ("Home and background", "Home and background"),
    ("Basic information", "Basic information"),
    ("Preferences", "Preferences"),
    ("Keys", "Keys"),
    ("no key", "no key"),
    ("ACT composite", "ACT composite"),
    ("Activities", "Activities"),
    ("AP classes", "AP classes"),
    ("Budget a year", "Budget a year"),
    ("Campus culture", "Campus culture"),
    ("Citizenship", "Citizenship"),
    ("Class rank", "Class rank"),
    ("Size of the class", "Size of the class"),
    ("Climate", "Climate"),
    ("Contact by", "Contact by"),
    ("Disability", "Disability"),
    ("Farthest, in miles", "Farthest, in miles"),
    ("Dual enrolment", "Dual enrolment"),
    ("E-mail", "E-mail"),
    ("Ethnicity", "Ethnicity"),
    ("First generation", "First generation"),
    ("Gender", "Gender"),
    ("Grade average", "Grade average"),
    ("Grade scale", "Grade scale"),
    ("Graduation year", "Graduation year"),
    ("Greek life", "Greek life"),
    ("High school", "High school"),
    ("Home", "Home"),
    ("IB classes", "IB classes"),
    ("Household income", "Household income"),
    ("Fields of study", "Fields of study"),
    ("Military family", "Military family"),
    ("Name", "Name"),
    ("Need for aid", "Need for aid"),
    ("Phone", "Phone"),
    ("Preferred name", "Preferred name"),
    ("Research", "Research"),
    ("State of residency", "State of residency"),
    ("Rigor", "Rigor"),
    ("SAT total", "SAT total"),
    ("Colleges in the deck", "Colleges in the deck"),
    ("Campus setting", "Campus setting"),
    ("Campus size", "Campus size"),
    ("Special programs", "Special programs"),
    ("Sports division", "Sports division"),
    ("Volunteer hours", "Volunteer hours"),
    ("Taking no test", "Taking no test"),
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
    ("Alaska", "Alaska"),
    ("Puerto Rico and the Virgin Islands", "Puerto Rico and the Virgin Islands"),
    ("No college of the deck fits the filter.", "No college of the deck fits the filter."),
    ("%@ from home", "%@ from home"),
    ("Hawaii", "Hawaii"),
    ("%@ colleges · ◉ liked ★ starred ◇ next", "%@ colleges · ◉ liked ★ starred ◇ next"),
    ("Nearest to the cross:", "Nearest to the cross:"),
    ("The mainland", "The mainland"),
    ("The Pacific islands", "The Pacific islands"),
    ("%1$@ %2$@", "%1$@ %2$@"),
    ("%@ college", "%@ colleges"),
    ("Liked", "Liked"),
    ("Nothing here yet, and that is fine. When a card feels right, press %@ and it will wait for you here.", "Nothing here yet, and that is fine. When a card feels right, press %@ and it will wait for you here."),
    ("Fetching your colleges…", "Fetching your colleges…"),
    ("Starred", "Starred"),
    ("No stars yet. Press %@ on the few colleges you would be sad to lose sight of.", "No stars yet. Press %@ on the few colleges you would be sad to lose sight of."),
    ("ACT", "ACT"),
    ("admission rate", "admission rate"),
    ("cost of attendance", "cost of attendance"),
    ("debt", "debt"),
    ("distance from home", "distance from home"),
    ("earnings", "earnings"),
    ("graduation rate", "graduation rate"),
    ("share with Pell", "share with Pell"),
    ("net price", "net price"),
    ("students per teacher", "students per teacher"),
    ("retention rate", "retention rate"),
    ("SAT", "SAT"),
    ("in-state tuition", "in-state tuition"),
    ("out-of-state tuition", "out-of-state tuition"),
    ("students", "students"),
    ("everyone on campus", "everyone on campus"),
    ("Another area of %@", "Another area of %@"),
    ("Approve %@", "Approve %@"),
    ("Ask to join", "Ask to join"),
    ("Ask %@ to meet", "Ask %@ to meet"),
    ("%@ asked", "%@ asked"),
    ("%1$@ asks to join “%2$@”", "%1$@ asks to join “%2$@”"),
    ("%1$@ asks you: “%2$@”", "%1$@ asks you: “%2$@”"),
    ("Block %@", "Block %@"),
    ("Blocked: neither of you sees the other any more.", "Blocked: neither of you sees the other any more."),
    ("from the map", "from the map"),
    ("from the receiver", "from the receiver"),
    ("from a recording", "from a recording"),
    ("from coordinates", "from coordinates"),
    ("declared by you", "declared by you"),
    ("Write a calendar file", "Write a calendar file"),
    ("Call it off", "Call it off"),
    ("Agree on meeting %@; the others are told", "Agree on meeting %@; the others are told"),
    ("Contacts", "Contacts"),
    ("People you are in contact with, while they are here.", "People you are in contact with, while they are here."),
    ("A point on the map", "A point on the map"),
    ("Not this time, %@", "Not this time, %@"),
    ("Approved · u takes it back until they write", "Approved · u takes it back until they write"),
    ("Asked · u takes it back", "Asked · u takes it back"),
    ("Called off · u takes it back", "Called off · u takes it back"),
    ("Agreed; the others are told · u takes it back", "Agreed; the others are told · u takes it back"),
    ("Not this time · u takes it back", "Not this time · u takes it back"),
    ("Withdrawn · u takes it back", "Withdrawn · u takes it back"),
    ("No area that Quad knows is near. Go on, or pick one.", "No area that Quad knows is near. Go on, or pick one."),
    ("You are off campus, so nothing is shared. Come back any time.", "You are off campus, so nothing is shared. Come back any time."),
    ("Nobody sees you until you say so. Others never get more than the area’s name.", "Nobody sees you until you say so. Others never get more than the area’s name."),
    ("Say where you are, and see who else is there and what they are up to.", "Say where you are, and see who else is there and what they are up to."),
    ("Everyone at %@", "Everyone at %@"),
    ("Whoever is in this area now.", "Whoever is in this area now."),
    ("The colleges can’t be read now.", "The colleges can’t be read now."),
    ("That meetup is not there any more.", "That meetup is not there any more."),
    ("That could not be saved. Try again.", "That could not be saved. Try again."),
    ("That person can’t be asked now.", "That person can’t be asked now."),
    ("Within a week, and a day long at most.", "Within a week, and a day long at most."),
    ("That is too long.", "That is too long."),
    ("It has to end after it starts, and later than now.", "It has to end after it starts, and later than now."),
    ("Say something first: it begins the conversation.", "Say something first: it begins the conversation."),
    ("More", "More"),
    ("For whom", "For whom"),
    ("Intention", "Intention"),
    ("Kind", "Kind"),
    ("For", "For"),
    ("Who sees it", "Who sees it"),
    ("From", "From"),
    ("Say", "Say"),
    ("“%@” is agreed with somebody else. Maybe another time!", "“%@” is agreed with somebody else. Maybe another time!"),
    ("First say where you are: p.", "First say where you are: p."),
    ("anyone", "anyone"),
    ("friendship", "friendship"),
    ("men", "men"),
    ("non-binary people", "non-binary people"),
    ("study", "study"),
    ("women", "women"),
    ("REQUESTS FOR YOU", "REQUESTS FOR YOU"),
    ("Up and down choose a line, left and right change it. Enter posts.", "Up and down choose a line, left and right change it. Enter posts."),
    ("Go on", "Go on"),
    ("On the grounds of %@", "On the grounds of %@"),
    ("“%@” has found somebody else, or is over", "“%@” has found somebody else, or is over"),
    ("HERE NOW", "HERE NOW"),
    ("coffee", "coffee"),
    ("an event", "an event"),
    ("indoors", "indoors"),
    ("a meal", "a meal"),
    ("other", "other"),
    ("outdoors", "outdoors"),
    ("studying", "studying"),
    ("%@ colleges in common", "%@ colleges in common"),
    ("MEETUPS", "MEETUPS"),
    ("%@ min", "%@ min"),
    ("near %@", "near %@"),
    ("A new meetup", "A new meetup"),
    ("NEXT DOOR", "NEXT DOOR"),
    ("That is no latitude and longitude. Write 51.08, −114.13.", "That is no latitude and longitude. Write 51.08, −114.13."),
    ("None yet. n makes one in a few seconds.", "None yet. n makes one in a few seconds."),
    ("That is no address. Write host:port.", "That is no address. Write host:port."),
    ("That file can’t be read as a GPX track.", "That file can’t be read as a GPX track."),
    ("Choose a request first.", "Choose a request first."),
    ("Nobody", "Nobody"),
    ("You can look around without being seen.", "You can look around without being seen."),
    ("Nobody to see. n proposes a meetup.", "Nobody to see. n proposes a meetup."),
    ("Nobody who shows themself to you.", "Nobody who shows themself to you."),
    ("“%@”: not this time", "“%@”: not this time"),
    ("That is for the other side to do.", "That is for the other side to do."),
    ("Choose a person or somebody else’s meetup first.", "Choose a person or somebody else’s meetup first."),
    ("off campus", "off campus"),
    ("Nothing is shared and nothing is kept.", "Nothing is shared and nothing is kept."),
    ("That request has changed meanwhile.", "That request has changed meanwhile."),
    ("It was called off.", "It was called off."),
    ("It is over already.", "It is over already."),
    ("It is agreed with somebody already.", "It is agreed with somebody already."),
    ("YOURS", "YOURS"),
    ("pick an area", "pick an area"),
    ("Posted. Enter on it shows who asks, and calls it off.", "Posted. Enter on it shows who asks, and calls it off."),
    ("University of Calgary, campus", "University of Calgary, campus"),
    ("Banff, far from any campus", "Banff, far from any campus"),
    ("University of Calgary, Science A", "University of Calgary, Science A"),
    ("“%1$@”: how about %2$@?", "“%1$@”: how about %2$@?"),
    ("A satellite receiver (gpsd)", "A satellite receiver (gpsd)"),
    ("The receiver can’t be reached; Quad tries again.", "The receiver can’t be reached; Quad tries again."),
    ("The receiver sees too few satellites.", "The receiver sees too few satellites."),
    ("What answers there is no gpsd.", "What answers there is no gpsd."),
    ("host:port", "host:port"),
    ("A recorded walk (GPX file)", "A recorded walk (GPX file)"),
    ("path of the file, and a speed such as x10", "path of the file, and a speed such as x10"),
    ("What happened? Whoever runs this host reads it.", "What happened? Whoever runs this host reads it."),
    ("Report %@", "Report %@"),
    ("in your own words", "in your own words"),
    ("Reported to whoever runs this host.", "Reported to whoever runs this host."),
    ("right here", "right here"),
    ("Meet where other people are, and tell a friend where you go.", "Meet where other people are, and tell a friend where you go."),
    ("Before you meet", "Before you meet"),
    ("visible: contacts", "visible: contacts"),
    ("visible: everyone here", "visible: everyone here"),
    ("nobody sees you", "nobody sees you"),
    ("No, I am at %@", "No, I am at %@"),
    ("No campus lies there. With another sign there is one:", "No campus lies there. With another sign there is one:"),
    ("Is a sign missing?", "Is a sign missing?"),
    ("somebody", "somebody"),
    ("Let us meet at %@.", "Let us meet at %@."),
    ("Let us meet at %1$@: %2$@ from %3$@.", "Let us meet at %1$@: %2$@ from %3$@."),
    ("Share a spot with %@", "Share a spot with %@"),
    ("Anyone for coffee?", "Anyone for coffee?"),
    ("Lunch, anyone?", "Lunch, anyone?"),
    ("Studying together?", "Studying together?"),
    ("A walk around campus?", "A walk around campus?"),
    ("agreed", "agreed"),
    ("they said yes", "they said yes"),
    ("asked", "asked"),
    ("called off", "called off"),
    ("not this time", "not this time"),
    ("over", "over"),
    ("open", "open"),
    ("withdrawn", "withdrawn"),
    ("Taken back", "Taken back"),
    ("Something else", "Something else"),
    ("such as 15:15, or tomorrow at noon", "such as 15:15, or tomorrow at noon"),
    ("Propose another time to %@", "Propose another time to %@"),
    ("You can ask again a day later.", "You can ask again a day later."),
    ("Latitude and longitude", "Latitude and longitude"),
    ("Type them, or choose a place below. They are looked up here and not kept.", "Type them, or choose a place below. They are looked up here and not kept."),
    ("51.0791, −114.1282", "51.0791, −114.1282"),
    ("The other side has acted on it already.", "The other side has acted on it already."),
    ("It is too late to take that back.", "It is too late to take that back."),
    ("Where are you?", "Where are you?"),
    ("%@ more, unseen", "%@ more, unseen"),
    ("They would see: %1$@, what you show of yourself in your profile, and that you are at %2$@. Never anything finer. It ends by itself after two hours.", "They would see: %1$@, what you show of yourself in your profile, and that you are at %2$@. Never anything finer. It ends by itself after two hours."),
    ("Who may see you here?", "Who may see you here?"),
    ("%1$@ says yes to “%2$@”", "%1$@ says yes to “%2$@”"),
    ("Asked. You hear when there is an answer.", "Asked. You hear when there is an answer."),
    ("%1$@ m %2$@ · %3$@ min on foot", "%1$@ m %2$@ · %3$@ min on foot"),
    ("Where are you?", "Where are you?"),
    ("Only the area is ever told to others, and only if you let them see it.", "Only the area is ever told to others, and only if you let them see it."),
    ("Withdraw my request", "Withdraw my request"),
    ("Write to %@", "Write to %@"),
    ("your name", "your name"),
    ("archived", "archived"),
    ("Type something first, or leave with Esc.", "Type something first, or leave with Esc."),
    ("My search", "My search"),
    ("It is not there any more. Esc leads back.", "It is not there any more. Esc leads back."),
    ("Name of the new workspace", "Name of the new workspace"),
    ("There is none; a makes one.", "There is none; a makes one."),
    ("That could not be written to disk. quad doctor tells why.", "That could not be written to disk. quad doctor tells why."),
    ("What do you want to find out?", "What do you want to find out?"),
    ("last added", "last added"),
    ("A to Z", "A to Z"),
    ("Z to A", "Z to A"),
    ("last changed", "last changed"),
    ("%@ is gone · u brings it back", "%@ is gone · u brings it back"),
    ("Another name for the workspace", "Another name for the workspace"),
    ("%@ is back", "%@ is back"),
    ("Sorted: %@", "Sorted: %@"),
    ("That is longer than %@ characters. Shorten it, or split it in two.", "That is longer than %@ characters. Shorten it, or split it in two."),
    ("Workspaces", "Workspaces"),
    ("%@ is a source now.", "%@ is a source now."),
    ("nothing stands behind it", "nothing stands behind it"),
    ("leads nowhere yet", "leads nowhere yet"),
    ("No notes yet. What you write is saved while you type; [[a title]] links to a note or a source, and quotations from the reader keep their place.", "No notes yet. What you write is saved while you type; [[a title]] links to a note or a source, and quotations from the reader keep their place."),
    ("Notes with these words", "Notes with these words"),
    ("Notes that link here", "Notes that link here"),
    ("What the note points at", "What the note points at"),
    ("New note", "New note"),
    ("It cites nothing and links nowhere.", "It cites nothing and links nowhere."),
    ("Choose a note first.", "Choose a note first."),
    ("No note links here. [[title]] in another note does.", "No note links here. [[title]] in another note does."),
    ("Notebook of this workspace", "Notebook of this workspace"),
    ("Back from before the program ended; it is being saved.", "Back from before the program ended; it is being saved."),
    ("Another title for the note", "Another title for the note"),
    ("%@ left", "%@ left"),
    ("saved", "saved"),
    ("Tags", "Tags"),
    ("Words with blanks between them.", "Words with blanks between them."),
    ("Its text comes next and is saved while you write.", "Its text comes next and is saved while you write."),
    ("Write here", "Write here"),
    ("eight", "eight"),
    ("five", "five"),
    ("four", "four"),
    ("nine", "nine"),
    ("seven", "seven"),
    ("six", "six"),
    ("ten", "ten"),
    ("three", "three"),
    ("two", "two"),
    ("All four screens are behind you. Everything can be changed here.", "All four screens are behind you. Everything can be changed here."),
    ("%1$@ next screen, %2$@ the one before, %3$@ keeps it for later", "%1$@ next screen, %2$@ the one before, %3$@ keeps it for later"),
    ("Kept for later: Enter on the first row goes on where you were.", "Kept for later: Enter on the first row goes on where you were."),
    ("Next", "Next"),
    ("Screen %1$@ of %2$@", "Screen %1$@ of %2$@"),
    ("Back", "Back"),
    ("Skip this screen", "Skip this screen"),
    ("advice", "advice"),
    ("all of it", "all of it"),
    ("most of it", "most of it"),
    ("some", "some"),
    ("not sure", "not sure"),
    ("American Indian or Alaska Native", "American Indian or Alaska Native"),
    ("people in my area", "people in my area"),
    ("Asian", "Asian"),
    ("Black", "Black"),
    ("a visit to a campus", "a visit to a campus"),
    ("US citizen", "US citizen"),
    ("cold", "cold"),
    ("dry", "dry"),
    ("four seasons", "four seasons"),
    ("mild", "mild"),
    ("warm", "warm"),
    ("e-mail", "e-mail"),
    ("messages in Quad", "messages in Quad"),
    ("not at all", "not at all"),
    ("phone call", "phone call"),
    ("text message", "text message"),
    ("contacts", "contacts"),
    ("activist", "activist"),
    ("artistic", "artistic"),
    ("collaborative", "collaborative"),
    ("competitive", "competitive"),
    ("diverse", "diverse"),
    ("outdoorsy", "outdoorsy"),
    ("career-minded", "career-minded"),
    ("quiet", "quiet"),
    ("religious", "religious"),
    ("lively evenings", "lively evenings"),
    ("DACA", "DACA"),
    ("friends", "friends"),
    ("Hispanic", "Hispanic"),
    ("would rather not", "would rather not"),
    ("important", "important"),
    ("does not matter", "does not matter"),
    ("welcome", "welcome"),
    ("international student", "international student"),
    ("man", "man"),
    ("Middle Eastern", "Middle Eastern"),
    ("no", "no"),
    ("nobody", "nobody"),
    ("nonbinary", "nonbinary"),
    ("none", "none"),
    ("other", "other"),
    ("Pacific Islander", "Pacific Islander"),
    ("permanent resident", "permanent resident"),
    ("combined degrees", "combined degrees"),
    ("co-op terms", "co-op terms"),
    ("honors college", "honors college"),
    ("internships", "internships"),
    ("officer training (ROTC)", "officer training (ROTC)"),
    ("study abroad", "study abroad"),
    ("disability support", "disability support"),
    ("teacher preparation", "teacher preparation"),
    ("refugee or asylee", "refugee or asylee"),
    ("balanced", "balanced"),
    ("demanding", "demanding"),
    ("relaxed", "relaxed"),
    ("very demanding", "very demanding"),
    ("a roommate", "a roommate"),
    ("A levels", "A levels"),
    ("IB, 45 points", "IB, 45 points"),
    ("100 points", "100 points"),
    ("per cent", "per cent"),
    ("4.0, unweighted", "4.0, unweighted"),
    ("5.0, weighted", "5.0, weighted"),
    ("club sports", "club sports"),
    ("NAIA", "NAIA"),
    ("NCAA Division I", "NCAA Division I"),
    ("NCAA Division III", "NCAA Division III"),
    ("NCAA Division II", "NCAA Division II"),
    ("a study partner", "a study partner"),
    ("undocumented", "undocumented"),
    ("white", "white"),
    ("woman", "woman"),
    ("yes", "yes"),
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
    ("%@ d ago", "%@ d ago"),
    ("%@: no date", "%@: no date"),
    ("2027-01-15, Jan 15 or 1/15", "2027-01-15, Jan 15 or 1/15"),
    ("%1$@: by %2$@", "%1$@: by %2$@"),
    ("Like a college in Swipe, and plan your application to it here.", "Like a college in Swipe, and plan your application to it here."),
    ("Space chooses how you apply or ticks a step, Enter sets its date. Dates are yours to look up: none is filled in.", "Space chooses how you apply or ticks a step, Enter sets its date. Dates are yours to look up: none is filled in."),
    ("early action", "early action"),
    ("early decision", "early decision"),
    ("not chosen", "not chosen"),
    ("regular", "regular"),
    ("rolling", "rolling"),
    ("%1$@: %2$@", "%1$@: %2$@"),
    ("no plan yet", "no plan yet"),
    ("That is no day. Type it like 2027-01-15 or Jan 15.", "That is no day. Type it like 2027-01-15 or Jan 15."),
    ("admitted", "admitted"),
    ("deferred", "deferred"),
    ("denied", "denied"),
    ("%1$@: %2$@", "%1$@: %2$@"),
    ("waiting", "waiting"),
    ("waitlisted", "waitlisted"),
    ("By when: %@? Nothing takes the date away.", "By when: %@? Nothing takes the date away."),
    ("Due %1$@: %2$@", "Due %1$@: %2$@"),
    ("Due %1$@: %2$@, and %3$@ more", "Due %1$@: %2$@, and %3$@ more"),
    ("removed the plan: %@", "removed the plan: %@"),
    ("Plans", "Plans"),
    ("application", "application"),
    ("CSS Profile", "CSS Profile"),
    ("decision", "decision"),
    ("deposit", "deposit"),
    ("FAFSA", "FAFSA"),
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
    ("not in the deck", "not in the deck"),
    ("now %@", "now %@"),
    ("new", "new"),
    ("The first ten, with this edit", "The first ten, with this edit"),
    ("This edit moves none of the first ten.", "This edit moves none of the first ten."),
    ("%1$@ of %2$@ answered", "%1$@ of %2$@ answered"),
    ("Everything is answered. It can be changed at any time.", "Everything is answered. It can be changed at any time."),
    ("type a few letters: biology, nursing…", "type a few letters: biology, nursing…"),
    ("Go through the questions", "Go through the questions"),
    ("four screens, each can be skipped", "four screens, each can be skipped"),
    ("on the scale above", "on the scale above"),
    ("••••• (hidden until you stand on it)", "••••• (hidden until you stand on it)"),
    ("state, town or ZIP code", "state, town or ZIP code"),
    ("one, another, a third", "one, another, a third"),
    ("Reading your profile…", "Reading your profile…"),
    ("Still missing", "Still missing"),
    ("Without a town, distances say nothing and drop out of the score.", "Without a town, distances say nothing and drop out of the score."),
    ("No edit of the profile to take back.", "No edit of the profile to take back."),
    ("Saved: %@.", "Saved: %@."),
    ("seen by", "seen by"),
    ("Nothing here is seen by anybody until you say so.", "Nothing here is seen by anybody until you say so."),
    ("Taken back: %@.", "Taken back: %@."),
    ("not said", "not said"),
    ("How much each part counts in the score. Left and right change it by five.", "How much each part counts in the score. Left and right change it by five."),
    ("Back to the usual weights", "Back to the usual weights"),
    ("%@: who sees it", "%@: who sees it"),
    ("What the last reading changed", "What the last reading changed"),
    ("Notes that cite this source", "Notes that cite this source"),
    ("Find in this source", "Find in this source"),
    ("%1$@ of %2$@", "%1$@ of %2$@"),
    ("It was read once, or nothing had changed. R reads it again.", "It was read once, or nothing had changed. R reads it again."),
    ("This source has no headings.", "This source has no headings."),
    ("No note cites it yet; s quotes a line.", "No note cites it yet; s quotes a line."),
    ("Nowhere in this source.", "Nowhere in this source."),
    ("Outline", "Outline"),
    ("Which note gets the quotation?", "Which note gets the quotation?"),
    ("Quoted, with its place.", "Quoted, with its place."),
    ("Read again. v shows what has changed.", "Read again. v shows what has changed."),
    ("The same lines, in another order.", "The same lines, in another order."),
    ("%@ students for each teacher", "%@ students for each teacher"),
    ("Graduates owe %@, at the median", "Graduates owe %@, at the median"),
    ("%@ from home", "%@ from home"),
    ("%1$@ from home; you asked for under %2$@", "%1$@ from home; you asked for under %2$@"),
    ("Earns %@ ten years after entry, at the median", "Earns %@ ten years after entry, at the median"),
    ("%@ graduate in 150 %% of the normal time", "%@ graduate in 150 %% of the normal time"),
    ("In %@, your home state", "In %@, your home state"),
    ("Does not award %1$@, %2$@", "Does not award %1$@, %2$@"),
    ("Net price %1$@, %2$@ over your budget of %3$@", "Net price %1$@, %2$@ over your budget of %3$@"),
    ("Net price %1$@; the median of four-year colleges is %2$@", "Net price %1$@; the median of four-year colleges is %2$@"),
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
    ("Write a question", "Write a question"),
    ("%1$@ skips this · %2$@ ends. Answers move the weights of that side.", "%1$@ skips this · %2$@ ends. Answers move the weights of that side."),
    ("What did you like most about %@?", "What did you like most about %@?"),
    ("Like a college first.", "Like a college first."),
    ("No question", "No question"),
    ("liked most: %1$@, %2$@", "liked most: %1$@, %2$@"),
    ("Is there a question for its admissions office?", "Is there a question for its admissions office?"),
    ("worried about: %1$@, %2$@", "worried about: %1$@, %2$@"),
    ("What worries you about it?", "What worries you about it?"),
    ("%@ found", "%@ found"),
    ("Type a few letters: a name, a town, or an alias such as MIT. Typing errors are forgiven.", "Type a few letters: a name, a town, or an alias such as MIT. Typing errors are forgiven."),
    ("Nothing is called “%@”. Try fewer letters, or the town it is in.", "Nothing is called “%@”. Try fewer letters, or the town it is in."),
    ("Name, town or alias", "Name, town or alias"),
    ("Account", "Account"),
    ("Keys", "Keys"),
    ("Overview", "Overview"),
    ("Settings", "Settings"),
    ("Sharing card", "Sharing card"),
    ("Shown to others", "Shown to others"),
    ("Your swipes", "Your swipes"),
    ("What the feed learned", "What the feed learned"),
    ("What counts", "What counts"),
    ("automatic", "automatic"),
    ("city", "city"),
    ("Clock", "Clock"),
    ("Config file", "Config file"),
    ("Data folder", "Data folder"),
    ("Lock when idle", "Lock when idle"),
    ("%1$@ is the key of “%2$@”, which would lose it. Enter takes it all the same.", "%1$@ is the key of “%2$@”, which would lose it. Enter takes it all the same."),
    ("Enter changes the keys of an action. A key that is taken is named before anything is written.", "Enter changes the keys of an action. A key that is taken is named before anything is written."),
    ("as in Ctrl-T, F5; none for no key", "as in Ctrl-T, F5; none for no key"),
    ("kilometres", "kilometres"),
    ("Language", "Language"),
    ("as the terminal says", "as the terminal says"),
    ("miles", "miles"),
    ("after %@ minutes", "after %@ minutes"),
    ("Motion", "Motion"),
    ("Mouse", "Mouse"),
    ("The setting holds for now, but could not be written: %@", "The setting holds for now, but could not be written: %@"),
    ("Notifications", "Notifications"),
    ("bell", "bell"),
    ("off", "off"),
    ("on", "on"),
    ("countryside", "countryside"),
    ("suburb", "suburb"),
    ("Theme", "Theme"),
    ("high contrast", "high contrast"),
    ("dark", "dark"),
    ("light", "light"),
    ("without colour", "without colour"),
    ("town", "town"),
    ("Distances", "Distances"),
    ("as the language says", "as the language says"),
    ("Space chooses what the card shows; what is sensitive is never on it unless you say so.", "Space chooses what the card shows; what is sensitive is never on it unless you say so."),
    ("Show as a QR code", "Show as a QR code"),
    ("Copy as Markdown", "Copy as Markdown"),
    ("The card is empty: choose a row with Space first.", "The card is empty: choose a row with Space first."),
    ("No QR code can be made here: libqrencode is missing, or the card is too long.", "No QR code can be made here: libqrencode is missing, or the card is too long."),
    ("The card could not be written to %@.", "The card could not be written to %@."),
    ("Write to a file", "Write to a file"),
    ("The card is in %@.", "The card is in %@."),
    ("Preparing the college catalogue, once", "Preparing the college catalogue, once"),
    ("%1$@ (and %2$@ more: quad doctor)", "%1$@ (and %2$@ more: quad doctor)"),
    ("Keep everything", "Keep everything"),
    ("Copied: %@", "Copied: %@"),
    ("Quad stopped because of a fault of its own. What was saved is safe; the log is %@", "Quad stopped because of a fault of its own. What was saved is safe; the log is %@"),
    ("guest", "guest"),
    ("The mouse is off: the terminal selects text again.", "The mouse is off: the terminal selects text again."),
    ("The mouse is on: a click selects, a drag left or right decides.", "The mouse is on: a click selects, a drag left or right decides."),
    ("Next: %@", "Next: %@"),
    ("The link leads to a place that is not here.", "The link leads to a place that is not here."),
    ("No shell waits behind Quad, so it can't be suspended.", "No shell waits behind Quad, so it can't be suspended."),
    ("The terminal does not take copies; select it by hand: %@", "The terminal does not take copies; select it by hand: %@"),
    ("Quad", "Quad"),
    ("Quad is suspended and everything is saved: type fg to come back.", "Quad is suspended and everything is saved: type fg to come back."),
    ("Theme: %@", "Theme: %@"),
    ("Make the window larger: Quad needs 20 columns and 4 rows.", "Make the window larger: Quad needs 20 columns and 4 rows."),
    ("%@ (unverified)", "%@ (unverified)"),
    ("in your own order", "in your own order"),
    ("match", "match"),
    ("Private note. Enter keeps it, Esc leaves it as it was:", "Private note. Enter keeps it, Esc leaves it as it was:"),
    ("reach", "reach"),
    ("safety", "safety"),
    ("Sort by:", "Sort by:"),
    ("Colleges that are equal so far, by:", "Colleges that are equal so far, by:"),
    ("Tags, with commas between them. Enter keeps them, Esc leaves them as they were:", "Tags, with commas between them. Enter keeps them, Esc leaves them as they were:"),
    ("chance unknown", "chance unknown"),
    ("both %@", "both %@"),
    ("all in all", "all in all"),
    ("%1$@ %2$@ and %3$@", "%1$@ %2$@ and %3$@"),
    ("%@ apart", "%@ apart"),
    ("Too little is published of this college to find others like it.", "Too little is published of this college to find others like it."),
    ("outcomes", "outcomes"),
    ("place", "place"),
    ("price", "price"),
    ("Like %@", "Like %@"),
    ("1,000–4,999 students", "1,000–4,999 students"),
    ("10,000–19,999 students", "10,000–19,999 students"),
    ("20,000 students and more", "20,000 students and more"),
    ("5,000–9,999 students", "5,000–9,999 students"),
    ("under 1,000 students", "under 1,000 students"),
    ("About me", "About me"),
    ("Display name", "Display name"),
    ("Looking for", "Looking for"),
    ("Interests", "Interests"),
    ("Languages", "Languages"),
    ("Links", "Links"),
    ("Pronouns", "Pronouns"),
    ("match score", "match score"),
    ("name", "name"),
    ("place", "place"),
    ("That is no complete address; it begins with https:// or http://.", "That is no complete address; it begins with https:// or http://."),
    ("Reading was stopped. R goes on.", "Reading was stopped. R goes on."),
    ("The note rests on itself through its sources, so it can’t be one.", "The note rests on itself through its sources, so it can’t be one."),
    ("It is damaged, or not what its name says.", "It is damaged, or not what its name says."),
    ("college", "college"),
    ("file", "file"),
    ("note", "note"),
    ("page", "page"),
    ("scholarship", "scholarship"),
    ("text", "text"),
    ("It is not there. Add it again where it is now.", "It is not there. Add it again where it is now."),
    ("Reading it needs %@, which is not installed.", "Reading it needs %@, which is not installed."),
    ("There is no text in it.", "There is no text in it."),
    ("That address is of this machine or its network. private_pages = on in the config allows it.", "That address is of this machine or its network. private_pages = on in the config allows it."),
    ("The page leads from address to address without an end.", "The page leads from address to address without an end."),
    ("The server answers %@ and no page. R tries again.", "The server answers %@ and no page. R tries again."),
    ("The page took longer than a minute. R tries again.", "The page took longer than a minute. R tries again."),
    ("It is larger than 50 MiB.", "It is larger than 50 MiB."),
    ("It is written in %@, which this machine can’t convert.", "It is written in %@, which this machine can’t convert."),
    ("The page can’t be reached: %@. R tries again.", "The page can’t be reached: %@. R tries again."),
    ("It can’t be read as a file.", "It can’t be read as a file."),
    ("It is %@, which can’t be read as text.", "It is %@, which can’t be read as text."),
    ("Add a source", "Add a source"),
    ("An address, the path of a file, or the text itself. Alt-Enter begins a new line.", "An address, the path of a file, or the text itself. Alt-Enter begins a new line."),
    ("Nothing to read from yet. A page, a file or a pasted text becomes a source; your notes and answers can cite it, and it stays readable without a network.", "Nothing to read from yet. A page, a file or a pasted text becomes a source; your notes and answers can cite it, and it stays readable without a network."),
    ("failed", "failed"),
    ("Titles with these words", "Titles with these words"),
    ("There is no source yet; a adds one.", "There is no source yet; a adds one."),
    ("It is still being read.", "It is still being read."),
    ("%1$@/%2$@ ready", "%1$@/%2$@ ready"),
    ("Another title for the source", "Another title for the source"),
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
    ("The last 28 days", "The last 28 days"),
    ("Liked", "Liked"),
    ("No swipes yet. After ten of them this page begins to say something.", "No swipes yet. After ten of them this page begins to say something."),
    ("%1$@ of %2$@", "%1$@ of %2$@"),
    ("Liked, ten by ten", "Liked, ten by ten"),
    ("Swipes", "Swipes"),
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
    ("Each swipe moves these. They order the deck and never change a score.", "Each swipe moves these. They order the deck and never change a score."),
    ("Set by you: %@. u in the deck takes it back.", "Set by you: %@. u in the deck takes it back."),
    ("What moved “%@”", "What moved “%@”"),
    ("you set it", "you set it"),
    ("No swipe has moved this weight: it is where everybody begins.", "No swipe has moved this weight: it is where everybody begins."),
    ("Your next swipe", "Your next swipe"),
    ("Enter shows what the feed foretells", "Enter shows what the feed foretells"),
    ("%1$@: a like, %2$@", "%1$@: a like, %2$@"),
    ("There is no card to foretell.", "There is no card to foretell."),
    ("%1$@: a pass, %2$@", "%1$@: a pass, %2$@"),
    ("Learning is frozen: swipes are kept and teach nothing", "Learning is frozen: swipes are kept and teach nothing"),
    ("Learning from every swipe", "Learning from every swipe"),
    ("colleges that admit few", "colleges that admit few"),
    ("colleges without athletics", "colleges without athletics"),
    ("places outside cities", "places outside cities"),
    ("smaller classes than most", "smaller classes than most"),
    ("colleges closer to home", "colleges closer to home"),
    ("modest earnings afterwards", "modest earnings afterwards"),
    ("the west", "the west"),
    ("what your profile does not ask for", "what your profile does not ask for"),
    ("colleges that are not for profit", "colleges that are not for profit"),
    ("low graduation rates", "low graduation rates"),
    ("states other than your own", "states other than your own"),
    ("colleges without housing", "colleges without housing"),
    ("the south", "the south"),
    ("cheaper colleges than most", "cheaper colleges than most"),
    ("private colleges", "private colleges"),
    ("colleges within your reach", "colleges within your reach"),
    ("secular colleges", "secular colleges"),
    ("places that are not rural", "places that are not rural"),
    ("colleges whose students score below you", "colleges whose students score below you"),
    ("smaller colleges than most", "smaller colleges than most"),
    ("few degrees in your first choice", "few degrees in your first choice"),
    ("places that are no suburbs", "places that are no suburbs"),
    ("colleges without your first choice of field", "colleges without your first choice of field"),
    ("colleges without your second choice", "colleges without your second choice"),
    ("four-year colleges", "four-year colleges"),
    ("colleges that admit many", "colleges that admit many"),
    ("colleges with athletics", "colleges with athletics"),
    ("cities", "cities"),
    ("larger classes than most", "larger classes than most"),
    ("colleges farther from home", "colleges farther from home"),
    ("high earnings afterwards", "high earnings afterwards"),
    ("the east", "the east"),
    ("what fits your profile", "what fits your profile"),
    ("for-profit colleges", "for-profit colleges"),
    ("high graduation rates", "high graduation rates"),
    ("your own state", "your own state"),
    ("housing on campus", "housing on campus"),
    ("the north", "the north"),
    ("pricier colleges than most", "pricier colleges than most"),
    ("public colleges", "public colleges"),
    ("colleges that are hard to get into", "colleges that are hard to get into"),
    ("religious colleges", "religious colleges"),
    ("the countryside", "the countryside"),
    ("colleges whose students score above you", "colleges whose students score above you"),
    ("larger colleges than most", "larger colleges than most"),
    ("many degrees in your first choice", "many degrees in your first choice"),
    ("suburbs", "suburbs"),
    ("your first choice of field", "your first choice of field"),
    ("your second choice of field", "your second choice of field"),
    ("two-year colleges", "two-year colleges"),
    ("Off, only what should please you is dealt, and learning is slower.", "Off, only what should please you is dealt, and learning is slower."),
    ("Cards that test your taste: off", "Cards that test your taste: off"),
    ("Cards that test your taste: on", "Cards that test your taste: on"),
    ("The feed was right", "The feed was right"),
    ("Likes foretold and likes that came", "Likes foretold and likes that came"),
    ("◇ foretold   ● liked", "◇ foretold   ● liked"),
    ("Nothing has been foretold yet: the first swipe is the first test.", "Nothing has been foretold yet: the first swipe is the first test."),
    ("%1$@ of %2$@", "%1$@ of %2$@"),
    ("Forget what was learned", "Forget what was learned"),
    ("your decisions stay; u takes nothing of this back", "your decisions stay; u takes nothing of this back"),
    ("unsure", "unsure"),
    ("You like %@.", "You like %@."),
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
    ("your profile is as it was", "your profile is as it was"),
    ("your profile has changed", "your profile has changed"),
    ("%@ says why", "%@ says why"),
    ("★ starred %@", "★ starred %@"),
    ("took back a change to what the feed learned", "took back a change to what the feed learned"),
    ("took back your like of %@", "took back your like of %@"),
    ("took back what you last wrote on the list", "took back what you last wrote on the list"),
    ("took back the last move", "took back the last move"),
    ("took back your pass on %@", "took back your pass on %@"),
    ("took back your star on %@", "took back your star on %@"),
    ("%@ has its star again", "%@ has its star again"),
    ("%@ undoes", "%@ undoes"),
    ("star taken off %@", "star taken off %@"),
    ("credit for AP", "credit for AP"),
    ("college sports", "college sports"),
    ("online only", "online only"),
    ("housing on campus", "housing on campus"),
    ("ROTC", "ROTC"),
    ("your chance of admission", "your chance of admission"),
    ("better advice", "better advice"),
    ("aid you can ask for", "aid you can ask for"),
    ("how the campus fits", "how the campus fits"),
    ("how to reach you", "how to reach you"),
    ("distances, home prices", "distances, home prices"),
    ("who teaches it", "who teaches it"),
    ("for applications", "for applications"),
    ("more scholarships", "more scholarships"),
    ("the price for you", "the price for you"),
    ("Budget", "Budget"),
    ("Distance limit", "Distance limit"),
    ("Grade average", "Grade average"),
    ("Family income", "Family income"),
    ("Start", "Start"),
    ("Your swipes: %@. They order the deck and never change the score.", "Your swipes: %@. They order the deck and never change the score."),
    ("Score", "Score"),
    ("unknown", "unknown"),
    ("%@ of what you weigh", "%@ of what you weigh"),
]

let viStrings: [(one: StaticString, other: StaticString)] = [
    ("Không có gì thay đổi.", "Không có gì thay đổi."),
    ("Tài khoản khác đã dùng e-mail này.", "Tài khoản khác đã dùng e-mail này."),
    ("Khách không có mật khẩu và không cần mã.", "Khách không có mật khẩu và không cần mã."),
    ("“%@” không đặt ở đó được: chữ và số, giữa chúng có thể có . - _ hoặc dấu cách.", "“%@” không đặt ở đó được: chữ và số, giữa chúng có thể có . - _ hoặc dấu cách."),
    ("Tên có nhiều nhất %@ ký tự.", "Tên có nhiều nhất %@ ký tự."),
    ("Tên trộn nhiều bảng chữ cái, có thể giống tên khác.", "Tên trộn nhiều bảng chữ cái, có thể giống tên khác."),
    ("Tên này dành cho chương trình và người quản trị.", "Tên này dành cho chương trình và người quản trị."),
    ("Tên có ít nhất %@ ký tự.", "Tên có ít nhất %@ ký tự."),
    ("Tên dễ nhầm với tài khoản %@.", "Tên dễ nhầm với tài khoản %@."),
    ("Tài khoản này mở bằng khóa SSH, qua SSH.", "Tài khoản này mở bằng khóa SSH, qua SSH."),
    ("Thiếu libcrypt hoặc bản quá cũ, nên ở đây không có mật khẩu.", "Thiếu libcrypt hoặc bản quá cũ, nên ở đây không có mật khẩu."),
    ("Hệ thống không cho số ngẫu nhiên. Hãy thử lại.", "Hệ thống không cho số ngẫu nhiên. Hãy thử lại."),
    ("Có ký tự điều khiển.", "Có ký tự điều khiển."),
    ("Nhiều nhất %@ byte.", "Nhiều nhất %@ byte."),
    ("Trùng với tên tài khoản.", "Trùng với tên tài khoản."),
    ("Ít nhất %@ byte. Bốn từ là đủ tốt.", "Ít nhất %@ byte. Bốn từ là đủ tốt."),
    ("Quá ít ký tự khác nhau.", "Quá ít ký tự khác nhau."),
    ("Không có tài khoản như vậy.", "Không có tài khoản như vậy."),
    ("Sai quá nhiều lần. Vui lòng chờ %@ giây.", "Sai quá nhiều lần. Vui lòng chờ %@ giây."),
    ("Mã sai, đã dùng, hoặc quá cũ.", "Mã sai, đã dùng, hoặc quá cũ."),
    ("Mật khẩu không đúng.", "Mật khẩu không đúng."),
    ("Bạn là", "Bạn là"),
    ("Xuất mọi thứ của tài khoản này thành một tệp", "Xuất mọi thứ của tài khoản này thành một tệp"),
    ("xuất dữ liệu", "xuất dữ liệu"),
    ("Khóa màn hình cho đến khi nhập mật khẩu", "Khóa màn hình cho đến khi nhập mật khẩu"),
    ("khóa", "khóa"),
    ("Xóa tài khoản này và mọi thứ trong đó; nói rõ điều sẽ mất và hỏi tên trước", "Xóa tài khoản này và mọi thứ trong đó; nói rõ điều sẽ mất và hỏi tên trước"),
    ("xóa tài khoản", "xóa tài khoản"),
    ("Rời tài khoản này và đăng nhập tài khoản khác", "Rời tài khoản này và đăng nhập tài khoản khác"),
    ("đổi tài khoản", "đổi tài khoản"),
    ("Đăng xuất; chương trình không giữ lại gì của bạn", "Đăng xuất; chương trình không giữ lại gì của bạn"),
    ("đăng xuất", "đăng xuất"),
    ("Tạo tài khoản riêng, với e-mail và mật khẩu", "Tạo tài khoản riêng, với e-mail và mật khẩu"),
    ("tạo tài khoản", "tạo tài khoản"),
    ("Thoát Quad, mọi thứ đã được lưu", "Thoát Quad, mọi thứ đã được lưu"),
    ("thoát", "thoát"),
    ("Mở cài đặt: ngôn ngữ, màu, phím, chuột, tự khóa", "Mở cài đặt: ngôn ngữ, màu, phím, chuột, tự khóa"),
    ("cài đặt", "cài đặt"),
    ("Tạm dừng Quad và trở về dòng lệnh", "Tạm dừng Quad và trở về dòng lệnh"),
    ("tạm dừng", "tạm dừng"),
    ("Xem phần hướng dẫn ngắn về các phím", "Xem phần hướng dẫn ngắn về các phím"),
    ("hướng dẫn", "hướng dẫn"),
    ("lưu câu trả lời cùng bằng chứng thành ghi chú", "lưu câu trả lời cùng bằng chứng thành ghi chú"),
    ("lưu ghi chú", "lưu ghi chú"),
    ("hữu ích, không hữu ích, chưa nói", "hữu ích, không hữu ích, chưa nói"),
    ("hữu ích?", "hữu ích?"),
    ("đặt tên khác cho luồng", "đặt tên khác cho luồng"),
    ("đổi tên", "đổi tên"),
    ("hỏi lại câu hỏi", "hỏi lại câu hỏi"),
    ("hỏi lại", "hỏi lại"),
    ("tìm và mở lại câu hỏi cũ", "tìm và mở lại câu hỏi cũ"),
    ("các luồng", "các luồng"),
    ("Ghi một học bổng không có trong danh sách, chẳng hạn của chính trường", "Ghi một học bổng không có trong danh sách, chẳng hạn của chính trường"),
    ("học bổng mới", "học bổng mới"),
    ("Chuyển hồ sơ sang cột sau: đang viết, đã nộp, đã được.", "Chuyển hồ sơ sang cột sau: đang viết, đã nộp, đã được."),
    ("bước tiếp", "bước tiếp"),
    ("Nhập số tiền mà nhà tài trợ đã cấp.", "Nhập số tiền mà nhà tài trợ đã cấp."),
    ("số tiền được", "số tiền được"),
    ("Xem học bổng dưới dạng thẻ, hoặc trở lại bảng.", "Xem học bổng dưới dạng thẻ, hoặc trở lại bảng."),
    ("thẻ", "thẻ"),
    ("Ghi bảng theo dõi của bạn thành lịch, CSV, Markdown và JSON.", "Ghi bảng theo dõi của bạn thành lịch, CSV, Markdown và JSON."),
    ("ghi tệp", "ghi tệp"),
    ("Mở mục hồ sơ mà điều kiện của học bổng này cần đến.", "Mở mục hồ sơ mà điều kiện của học bổng này cần đến."),
    ("điền chỗ thiếu", "điền chỗ thiếu"),
    ("Chọn những học bổng mà danh sách hiện.", "Chọn những học bổng mà danh sách hiện."),
    ("lọc", "lọc"),
    ("Xem và sửa các con số đứng sau giá trị mỗi giờ.", "Xem và sửa các con số đứng sau giá trị mỗi giờ."),
    ("công thức", "công thức"),
    ("Hiện hoặc ẩn học bổng đã ngừng hay còn đáng ngờ.", "Hiện hoặc ẩn học bổng đã ngừng hay còn đáng ngờ."),
    ("hiện mục ẩn", "hiện mục ẩn"),
    ("Ghi lại rằng hồ sơ này không thành công.", "Ghi lại rằng hồ sơ này không thành công."),
    ("không được", "không được"),
    ("Không hiện học bổng này trong danh sách nữa, hoặc hiện lại.", "Không hiện học bổng này trong danh sách nữa, hoặc hiện lại."),
    ("bỏ qua", "bỏ qua"),
    ("Chuyển hồ sơ về cột trước.", "Chuyển hồ sơ về cột trước."),
    ("bước lùi", "bước lùi"),
    ("Đưa học bổng lên bảng của bạn, hoặc bỏ ra.", "Đưa học bổng lên bảng của bạn, hoặc bỏ ra."),
    ("lưu", "lưu"),
    ("Xếp theo kết luận, hạn nộp, số tiền, giá trị mỗi giờ hoặc tên.", "Xếp theo kết luận, hạn nộp, số tiền, giá trị mỗi giờ hoặc tên."),
    ("sắp xếp", "sắp xếp"),
    ("Thêm một việc phải làm cho học bổng này.", "Thêm một việc phải làm cho học bổng này."),
    ("thêm việc", "thêm việc"),
    ("Bỏ việc, kế hoạch hoặc học bổng của bạn đang chọn.", "Bỏ việc, kế hoạch hoặc học bổng của bạn đang chọn."),
    ("bỏ", "bỏ"),
    ("Soạn câu hỏi cho phòng tuyển sinh của trường này", "Soạn câu hỏi cho phòng tuyển sinh của trường này"),
    ("hỏi tuyển sinh", "hỏi tuyển sinh"),
    ("Xem sáu trường tiêu biểu để chỉnh gu của bạn", "Xem sáu trường tiêu biểu để chỉnh gu của bạn"),
    ("chỉnh gu", "chỉnh gu"),
    ("Xem chi phí, ngành học, tuyển sinh, kết quả", "Xem chi phí, ngành học, tuyển sinh, kết quả"),
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
    ("Nói điều bạn thích nhất và điều làm bạn lo", "Nói điều bạn thích nhất và điều làm bạn lo"),
    ("nói vì sao", "nói vì sao"),
    ("Đặt lại luồng thẻ: quên mọi lượt lướt và sao", "Đặt lại luồng thẻ: quên mọi lượt lướt và sao"),
    ("quên lượt lướt", "quên lượt lướt"),
    ("Gửi thẻ này cho ai đó trong Tin nhắn", "Gửi thẻ này cho ai đó trong Tin nhắn"),
    ("chia sẻ", "chia sẻ"),
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
    ("Bỏ bộ lọc và chia lại cả bộ thẻ", "Bỏ bộ lọc và chia lại cả bộ thẻ"),
    ("mọi trường", "mọi trường"),
    ("Đặt các trường đã chọn cạnh nhau", "Đặt các trường đã chọn cạnh nhau"),
    ("so sánh", "so sánh"),
    ("Ghi bảng so sánh thành Markdown và CSV", "Ghi bảng so sánh thành Markdown và CSV"),
    ("ghi tệp", "ghi tệp"),
    ("Chọn những trường nào được chia, bằng lời hoặc bằng biểu mẫu", "Chọn những trường nào được chia, bằng lời hoặc bằng biểu mẫu"),
    ("lọc", "lọc"),
    ("Xem các trường của bộ thẻ trên bản đồ, hoặc theo danh sách khoảng cách", "Xem các trường của bộ thẻ trên bản đồ, hoặc theo danh sách khoảng cách"),
    ("bản đồ", "bản đồ"),
    ("Mở danh sách rút gọn: trường đã thích và gắn sao, xếp theo khó, vừa sức và an toàn", "Mở danh sách rút gọn: trường đã thích và gắn sao, xếp theo khó, vừa sức và an toàn"),
    ("rút gọn", "rút gọn"),
    ("Tìm các trường giống trường này, kèm lý do", "Tìm các trường giống trường này, kèm lý do"),
    ("tương tự", "tương tự"),
    ("Thử ngân sách, điểm hay trọng số khác và xem các thẻ đầu thay đổi", "Thử ngân sách, điểm hay trọng số khác và xem các thẻ đầu thay đổi"),
    ("giả sử", "giả sử"),
    ("Bỏ điều kiện đang chọn khỏi bộ lọc", "Bỏ điều kiện đang chọn khỏi bộ lọc"),
    ("bỏ điều kiện", "bỏ điều kiện"),
    ("Lưu bộ lọc với một cái tên", "Lưu bộ lọc với một cái tên"),
    ("lưu", "lưu"),
    ("Chọn một bộ lọc đã lưu", "Chọn một bộ lọc đã lưu"),
    ("bộ lọc đã lưu", "bộ lọc đã lưu"),
    ("Tính cả những trường mà một điều kiện lọc chưa rõ, hoặc bỏ chúng ra", "Tính cả những trường mà một điều kiện lọc chưa rõ, hoặc bỏ chúng ra"),
    ("cả chưa rõ", "cả chưa rõ"),
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
    ("Phóng to bản đồ quanh dấu cộng", "Phóng to bản đồ quanh dấu cộng"),
    ("lại gần", "lại gần"),
    ("Thu nhỏ bản đồ", "Thu nhỏ bản đồ"),
    ("ra xa", "ra xa"),
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
    ("Đồng ý yêu cầu đang chọn; cuộc trò chuyện sẽ mở", "Đồng ý yêu cầu đang chọn; cuộc trò chuyện sẽ mở"),
    ("đồng ý", "đồng ý"),
    ("Xin tham gia cuộc hẹn đang chọn, hoặc hẹn người đang chọn", "Xin tham gia cuộc hẹn đang chọn, hoặc hẹn người đang chọn"),
    ("xin tham gia", "xin tham gia"),
    ("Từ chối yêu cầu đang chọn, không cần lý do", "Từ chối yêu cầu đang chọn, không cần lý do"),
    ("để lần khác", "để lần khác"),
    ("Di chuyển dấu cộng trên bản đồ khuôn viên; Enter để báo bạn ở đó", "Di chuyển dấu cộng trên bản đồ khuôn viên; Enter để báo bạn ở đó"),
    ("bản đồ", "bản đồ"),
    ("Đề xuất một cuộc hẹn ở khu vực này theo mẫu", "Đề xuất một cuộc hẹn ở khu vực này theo mẫu"),
    ("hẹn gặp mới", "hẹn gặp mới"),
    ("Cho biết bạn ở đâu: khu vực, khuôn viên, toạ độ, bản ghi, máy thu, hoặc ngoài khuôn viên", "Cho biết bạn ở đâu: khu vực, khuôn viên, toạ độ, bản ghi, máy thu, hoặc ngoài khuôn viên"),
    ("tôi ở đâu", "tôi ở đâu"),
    ("Chọn ai được thấy bạn đang ở khu vực này", "Chọn ai được thấy bạn đang ở khu vực này"),
    ("ai thấy tôi", "ai thấy tôi"),
    ("Biến ghi chú thành nguồn để câu trả lời dựa vào.", "Biến ghi chú thành nguồn để câu trả lời dựa vào."),
    ("thành nguồn", "thành nguồn"),
    ("Thêm nguồn, ghi chú hoặc không gian.", "Thêm nguồn, ghi chú hoặc không gian."),
    ("thêm", "thêm"),
    ("Liệt kê các ghi chú dẫn nguồn này hoặc liên kết đến đây.", "Liệt kê các ghi chú dẫn nguồn này hoặc liên kết đến đây."),
    ("ai dẫn", "ai dẫn"),
    ("Ghi một ghi chú hoặc cả không gian ra tệp.", "Ghi một ghi chú hoặc cả không gian ra tệp."),
    ("xuất", "xuất"),
    ("Bỏ đi; u lấy lại.", "Bỏ đi; u lấy lại."),
    ("bỏ", "bỏ"),
    ("Đặt tên khác.", "Đặt tên khác."),
    ("đổi tên", "đổi tên"),
    ("Đổi thứ tự của danh sách.", "Đổi thứ tự của danh sách."),
    ("sắp xếp", "sắp xếp"),
    ("Liệt kê các không gian: chọn, tạo, đổi tên, cất.", "Liệt kê các không gian: chọn, tạo, đổi tên, cất."),
    ("không gian", "không gian"),
    ("Sang mục Tin nhắn: cố vấn và trò chuyện", "Sang mục Tin nhắn: cố vấn và trò chuyện"),
    ("Tin nhắn", "Tin nhắn"),
    ("Sang mục Hồ sơ: thông tin của bạn và cài đặt", "Sang mục Hồ sơ: thông tin của bạn và cài đặt"),
    ("Hồ sơ", "Hồ sơ"),
    ("Sang mục Học bổng: các suất và hạn nộp", "Sang mục Học bổng: các suất và hạn nộp"),
    ("Học bổng", "Học bổng"),
    ("Sang mục Lướt: thẻ các trường", "Sang mục Lướt: thẻ các trường"),
    ("Lướt", "Lướt"),
    ("Cho bộ thẻ quên mọi điều lượt vuốt đã dạy; quyết định của bạn vẫn còn", "Cho bộ thẻ quên mọi điều lượt vuốt đã dạy; quyết định của bạn vẫn còn"),
    ("quên điều đã học", "quên điều đã học"),
    ("Trả lời các câu hỏi về bạn, bốn màn hình, màn nào cũng bỏ qua được", "Trả lời các câu hỏi về bạn, bốn màn hình, màn nào cũng bỏ qua được"),
    ("câu hỏi", "câu hỏi"),
    ("Cho thấy lần đọc gần nhất đổi gì.", "Cho thấy lần đọc gần nhất đổi gì."),
    ("thay đổi", "thay đổi"),
    ("Đến chỗ tìm thấy tiếp theo.", "Đến chỗ tìm thấy tiếp theo."),
    ("tiếp", "tiếp"),
    ("Liệt kê các đề mục.", "Liệt kê các đề mục."),
    ("mục lục", "mục lục"),
    ("Về chỗ tìm thấy trước.", "Về chỗ tìm thấy trước."),
    ("trước", "trước"),
    ("Thêm dòng này cùng trích dẫn vào ghi chú.", "Thêm dòng này cùng trích dẫn vào ghi chú."),
    ("trích", "trích"),
    ("Bật hoặc tắt chuột", "Bật hoặc tắt chuột"),
    ("bật tắt chuột", "bật tắt chuột"),
    ("Vẽ lại toàn bộ màn hình", "Vẽ lại toàn bộ màn hình"),
    ("vẽ lại", "vẽ lại"),
    ("Đổi sang bảng màu kế tiếp", "Đổi sang bảng màu kế tiếp"),
    ("đổi giao diện", "đổi giao diện"),
    ("Chuyển trường xuống trong nhóm của nó", "Chuyển trường xuống trong nhóm của nó"),
    ("chuyển xuống", "chuyển xuống"),
    ("Chuyển trường lên trong nhóm của nó", "Chuyển trường lên trong nhóm của nó"),
    ("chuyển lên", "chuyển lên"),
    ("Viết ghi chú riêng cho trường này", "Viết ghi chú riêng cho trường này"),
    ("ghi chú", "ghi chú"),
    ("Đảo chiều sắp xếp", "Đảo chiều sắp xếp"),
    ("đảo chiều", "đảo chiều"),
    ("Chọn tiêu chí sắp xếp thứ hai", "Chọn tiêu chí sắp xếp thứ hai"),
    ("rồi theo", "rồi theo"),
    ("Chọn tiêu chí sắp xếp danh sách", "Chọn tiêu chí sắp xếp danh sách"),
    ("sắp xếp", "sắp xếp"),
    ("Gắn nhãn cho trường này", "Gắn nhãn cho trường này"),
    ("nhãn", "nhãn"),
    ("Đọc nguồn thêm lần nữa, khi hỏng hoặc để xem có gì đổi.", "Đọc nguồn thêm lần nữa, khi hỏng hoặc để xem có gì đổi."),
    ("đọc lại", "đọc lại"),
    ("Thiếu dấu @.", "Thiếu dấu @."),
    ("Sau dấu @ không phải tên miền, như example.org.", "Sau dấu @ không phải tên miền, như example.org."),
    ("A-level là các chữ cái, như A*AB.", "A-level là các chữ cái, như A*AB."),
    ("Trên thang của bạn, điểm nằm giữa %1$@ và %2$@.", "Trên thang của bạn, điểm nằm giữa %1$@ và %2$@."),
    ("Có ký tự không nhìn thấy được. Hãy gõ thay vì dán.", "Có ký tự không nhìn thấy được. Hãy gõ thay vì dán."),
    ("Hãy chọn một ngành trong danh sách.", "Hãy chọn một ngành trong danh sách."),
    ("Cần một địa chỉ https đầy đủ.", "Cần một địa chỉ https đầy đủ."),
    ("Ở đây cần một con số.", "Ở đây cần một con số."),
    ("Số điện thoại có 7 đến 15 chữ số, có thể có dấu + ở đầu.", "Số điện thoại có 7 đến 15 chữ số, có thể có dấu + ở đầu."),
    ("Không có bang nào tên vậy: Oregon, hoặc OR.", "Không có bang nào tên vậy: Oregon, hoặc OR."),
    ("Phải là bội số của %@.", "Phải là bội số của %@."),
    ("Mã ZIP có năm chữ số, như 97201.", "Mã ZIP có năm chữ số, như 97201."),
    ("Đây không phải địa chỉ e-mail.", "Đây không phải địa chỉ e-mail."),
    ("Không có lựa chọn nào như vậy.", "Không có lựa chọn nào như vậy."),
    ("Chưa được nhận: hãy chọn một dòng trong danh sách, hoặc xóa ô này.", "Chưa được nhận: hãy chọn một dòng trong danh sách, hoặc xóa ô này."),
    ("Ở đây cần một số nguyên.", "Ở đây cần một số nguyên."),
    ("Có hay không?", "Có hay không?"),
    ("Phải nằm giữa %1$@ và %2$@.", "Phải nằm giữa %1$@ và %2$@."),
    ("Hạng lớn hơn sĩ số %@.", "Hạng lớn hơn sĩ số %@."),
    ("Nhiều nhất %@ ký tự.", "Nhiều nhất %@ ký tự."),
    ("Nhiều nhất %@ mục.", "Nhiều nhất %@ mục."),
    ("Không đọc được.", "Không đọc được."),
    ("cố vấn", "cố vấn"),
    ("đang trả lời…", "đang trả lời…"),
    ("Đã kiểm: %1$@ trên %2$@ số liệu có trong nguồn.", "Đã kiểm: %1$@ trên %2$@ số liệu có trong nguồn."),
    ("Đoạn gần nhất: %1$@ (%2$@)", "Đoạn gần nhất: %1$@ (%2$@)"),
    ("/compare A, B · /cost A · /explain A · /deadlines", "/compare A, B · /cost A · /explain A · /deadlines"),
    ("Cố vấn chỉ đọc câu hỏi tiếng Anh. Các lệnh bên dưới dùng được với mọi ngôn ngữ, và bộ lọc ở thẻ Swipe cũng vậy.", "Cố vấn chỉ đọc câu hỏi tiếng Anh. Các lệnh bên dưới dùng được với mọi ngôn ngữ, và bộ lọc ở thẻ Swipe cũng vậy."),
    ("Bằng chứng", "Bằng chứng"),
    ("Câu hỏi dài tối đa %@ ký tự.", "Câu hỏi dài tối đa %@ ký tự."),
    ("%@ cần tên trường, cách nhau bằng dấu phẩy.", "%@ cần tên trường, cách nhau bằng dấu phẩy."),
    ("tính từ danh mục", "tính từ danh mục"),
    ("số liệu của trường", "số liệu của trường"),
    ("bài hướng dẫn", "bài hướng dẫn"),
    ("ghi chú của bạn", "ghi chú của bạn"),
    ("hồ sơ của bạn", "hồ sơ của bạn"),
    ("ngành học", "ngành học"),
    ("học bổng", "học bổng"),
    ("nguồn của bạn", "nguồn của bạn"),
    ("Không có đoạn nào gần.", "Không có đoạn nào gần."),
    ("Không luồng nào có những từ này.", "Không luồng nào có những từ này."),
    ("Không lưu được. quad check kiểm tra dữ liệu.", "Không lưu được. quad check kiểm tra dữ liệu."),
    ("Không đọc được các luồng hỏi đáp. quad check kiểm tra dữ liệu.", "Không đọc được các luồng hỏi đáp. quad check kiểm tra dữ liệu."),
    ("Những từ này không được dùng: %@.", "Những từ này không được dùng: %@."),
    ("không hữu ích", "không hữu ích"),
    ("Ở đây chưa có câu hỏi nào.", "Ở đây chưa có câu hỏi nào."),
    ("Đã dừng: đây là phần đã nhận.", "Đã dừng: đây là phần đã nhận."),
    ("Máy chủ mô hình đang bận. Thử lại sau %@ giây.", "Máy chủ mô hình đang bận. Thử lại sau %@ giây."),
    ("Máy chủ mô hình đang bận. Hãy thử lại sau.", "Máy chủ mô hình đang bận. Hãy thử lại sau."),
    ("Không đọc được bằng chứng. quad doctor cho biết thêm.", "Không đọc được bằng chứng. quad doctor cho biết thêm."),
    ("Máy chủ mô hình từ chối khóa. Kiểm tra cài đặt rồi thử lại.", "Máy chủ mô hình từ chối khóa. Kiểm tra cài đặt rồi thử lại."),
    ("Câu hỏi cùng bằng chứng quá dài cho mô hình.", "Câu hỏi cùng bằng chứng quá dài cho mô hình."),
    ("Không đọc được câu trả lời của máy chủ mô hình.", "Không đọc được câu trả lời của máy chủ mô hình."),
    ("Chưa đặt máy chủ mô hình.", "Chưa đặt máy chủ mô hình."),
    ("Máy chủ mô hình im lặng. Nhấn r để thử lại.", "Máy chủ mô hình im lặng. Nhấn r để thử lại."),
    ("Máy chủ mô hình trả lời với mã %@.", "Máy chủ mô hình trả lời với mã %@."),
    ("Không kết nối được máy chủ mô hình. Nhấn r để thử lại.", "Không kết nối được máy chủ mô hình. Nhấn r để thử lại."),
    ("Đặt câu hỏi", "Đặt câu hỏi"),
    ("Tên luồng này", "Tên luồng này"),
    ("Đã lưu thành ghi chú.", "Đã lưu thành ghi chú."),
    ("cả %@ nguồn", "cả %@ nguồn"),
    ("%1$@ trên %2$@ nguồn", "%1$@ trên %2$@ nguồn"),
    ("danh mục, học bổng, hướng dẫn", "danh mục, học bổng, hướng dẫn"),
    ("các nguồn sẵn sàng trong %@", "các nguồn sẵn sàng trong %@"),
    ("Chỉ dựa trên một nguồn: %@.", "Chỉ dựa trên một nguồn: %@."),
    ("Đã dừng.", "Đã dừng."),
    ("Các luồng hỏi đáp", "Các luồng hỏi đáp"),
    ("Hỏi", "Hỏi"),
    ("Câu trả lời bị ngắt trước khi hết.", "Câu trả lời bị ngắt trước khi hết."),
    ("Không câu nào ở đây dẫn nguồn.", "Không câu nào ở đây dẫn nguồn."),
    ("Không có lệnh %@. Có /compare, /deadlines, /cost và /explain.", "Không có lệnh %@. Có /compare, /deadlines, /cost và /explain."),
    ("(không có trong nguồn: %@)", "(không có trong nguồn: %@)"),
    ("hữu ích", "hữu ích"),
    ("Câu trả lời đang đến. Esc để dừng.", "Câu trả lời đang đến. Esc để dừng."),
    ("Hỏi về số liệu của một trường, so sánh các trường, liệt kê trường phù hợp, hoặc hỏi về học bổng, FAFSA, khoản vay và thị thực. Mỗi câu đều dẫn nguồn.", "Hỏi về số liệu của một trường, so sánh các trường, liệt kê trường phù hợp, hoặc hỏi về học bổng, FAFSA, khoản vay và thị thực. Mỗi câu đều dẫn nguồn."),
    ("Tìm trường của tôi", "Tìm trường của tôi"),
    ("bạn", "bạn"),
    ("Việc học", "Việc học"),
    ("Tuyển sinh", "Tuyển sinh"),
    ("Khuôn viên", "Khuôn viên"),
    ("Nghề nghiệp", "Nghề nghiệp"),
    ("Chi phí", "Chi phí"),
    ("Hỗ trợ tài chính", "Hỗ trợ tài chính"),
    ("Chương trình đặc biệt", "Chương trình đặc biệt"),
    ("từ %@", "từ %@"),
    ("không nêu", "không nêu"),
    ("đến %@", "đến %@"),
    ("%@/năm", "%@/năm"),
    ("nghệ thuật", "nghệ thuật"),
    ("kinh doanh", "kinh doanh"),
    ("giáo dục", "giáo dục"),
    ("sức khỏe", "sức khỏe"),
    ("nhân văn", "nhân văn"),
    ("khoa học xã hội", "khoa học xã hội"),
    ("khoa học, công nghệ, kỹ thuật hoặc toán", "khoa học, công nghệ, kỹ thuật hoặc toán"),
    ("cho du học ngắn hạn", "cho du học ngắn hạn"),
    ("suất toàn phần bốn năm", "suất toàn phần bốn năm"),
    ("tổng trong bốn năm", "tổng trong bốn năm"),
    ("toàn bộ chi phí tại một trường", "toàn bộ chi phí tại một trường"),
    ("toàn bộ học phí, tính gộp", "toàn bộ học phí, tính gộp"),
    ("trợ cấp của kỳ thực tập có lương", "trợ cấp của kỳ thực tập có lương"),
    ("tính gộp, phần các trợ giúp khác chưa trả", "tính gộp, phần các trợ giúp khác chưa trả"),
    ("toàn bộ học phí tại trường đối tác", "toàn bộ học phí tại trường đối tác"),
    ("tài trợ nghiên cứu", "tài trợ nghiên cứu"),
    ("trợ cấp mỗi năm, kèm học phí", "trợ cấp mỗi năm, kèm học phí"),
    ("không nêu khoảng thời gian", "không nêu khoảng thời gian"),
    ("tùy từng suất", "tùy từng suất"),
    ("mỗi năm", "mỗi năm"),
    ("mỗi năm, phần các trợ giúp khác chưa trả", "mỗi năm, phần các trợ giúp khác chưa trả"),
    ("Bảng theo dõi của bạn còn trống.", "Bảng theo dõi của bạn còn trống."),
    ("Lưu một học bổng trong danh sách, nó sẽ chờ ở đây cùng những gì cần: đơn, bài luận, thư giới thiệu, bảng điểm.", "Lưu một học bổng trong danh sách, nó sẽ chờ ở đây cùng những gì cần: đơn, bài luận, thư giới thiệu, bảng điểm."),
    ("vòng sớm", "vòng sớm"),
    ("giải toàn quốc", "giải toàn quốc"),
    ("đề cử", "đề cử"),
    ("vòng thường", "vòng thường"),
    ("giải tiểu bang", "giải tiểu bang"),
    ("SỐ TIỀN", "SỐ TIỀN"),
    ("HỌC BỔNG", "HỌC BỔNG"),
    ("TRƯỜNG", "TRƯỜNG"),
    ("HẠN NỘP", "HẠN NỘP"),
    ("THU NHẬP", "THU NHẬP"),
    ("CÔNG SỨC", "CÔNG SỨC"),
    ("CÒN LẠI", "CÒN LẠI"),
    ("4 NĂM", "4 NĂM"),
    ("NHÀ TÀI TRỢ", "NHÀ TÀI TRỢ"),
    ("KẾT LUẬN", "KẾT LUẬN"),
    ("ĐÃ ĐƯỢC", "ĐÃ ĐƯỢC"),
    ("$/GIỜ", "$/GIỜ"),
    ("%1$@ học bổng · %2$@ đủ · %3$@ có khả năng · %4$@ thiếu mục", "%1$@ học bổng · %2$@ đủ · %3$@ có khả năng · %4$@ thiếu mục"),
    ("%1$@ · %2$@ đủ", "%1$@ · %2$@ đủ"),
    ("Bảng học bổng bị hỏng: %@. Hãy cài lại Quad rồi nhấn Enter để thử lại.", "Bảng học bổng bị hỏng: %@. Hãy cài lại Quad rồi nhấn Enter để thử lại."),
    ("còn %@ ngày", "còn %@ ngày"),
    ("không nêu", "không nêu"),
    ("Danh sách không nêu hạn nộp.", "Danh sách không nêu hạn nộp."),
    ("đã đóng", "đã đóng"),
    ("Đã đóng, và không có ngày nào nữa.", "Đã đóng, và không có ngày nào nữa."),
    ("hôm nay", "hôm nay"),
    ("ngày mai", "ngày mai"),
    ("mở đến hết ngày %1$@ theo giờ %2$@", "mở đến hết ngày %1$@ theo giờ %2$@"),
    ("mở đến %1$@ %2$@ theo giờ %3$@", "mở đến %1$@ %2$@ theo giờ %3$@"),
    ("đóng: %@", "đóng: %@"),
    ("giờ của bạn: %1$@, %2$@", "giờ của bạn: %1$@, %2$@"),
    ("Không còn thẻ nào: bạn đã quyết định về mọi học bổng phù hợp.", "Không còn thẻ nào: bạn đã quyết định về mọi học bổng phù hợp."),
    ("%@ thẻ", "%@ thẻ"),
    ("Đã ngừng: không còn được cấp.", "Đã ngừng: không còn được cấp."),
    ("Đáng ngờ: nhà tài trợ có thể đã đổi tên hoặc tạm ngừng.", "Đáng ngờ: nhà tài trợ có thể đã đổi tên hoặc tạm ngừng."),
    ("Danh sách không nêu năm: đây là ngày của một năm bình thường.", "Danh sách không nêu năm: đây là ngày của một năm bình thường."),
    ("Máy này không có dữ liệu múi giờ: ngày ở đây kết thúc theo UTC, sớm vài giờ.", "Máy này không có dữ liệu múi giờ: ngày ở đây kết thúc theo UTC, sớm vài giờ."),
    ("Chưa kiểm chứng: chưa ai so mục này với trang của nhà tài trợ. Hãy hỏi nhà tài trợ.", "Chưa kiểm chứng: chưa ai so mục này với trang của nhà tài trợ. Hãy hỏi nhà tài trợ."),
    ("Ngày này lấy theo danh sách năm %@.", "Ngày này lấy theo danh sách năm %@."),
    ("Danh sách không nêu múi giờ; lấy múi giờ sớm nhất có thể.", "Danh sách không nêu múi giờ; lấy múi giờ sớm nhất có thể."),
    ("đủ điều kiện", "đủ điều kiện"),
    ("Số tiền", "Số tiền"),
    ("Bảng", "Bảng"),
    ("Kiểm tra", "Kiểm tra"),
    ("Mọi ngày", "Mọi ngày"),
    ("Hạn nộp", "Hạn nộp"),
    ("Công sức", "Công sức"),
    ("Liên kết", "Liên kết"),
    ("Mở", "Mở"),
    ("Ràng buộc", "Ràng buộc"),
    ("Nguồn", "Nguồn"),
    ("thiếu %@ mục", "thiếu %@ mục"),
    ("chỉ mục đã kiểm tra", "chỉ mục đã kiểm tra"),
    ("đủ điều kiện", "đủ điều kiện"),
    ("cả loại đã ngừng và đáng ngờ", "cả loại đã ngừng và đáng ngờ"),
    ("Không chọn loại nhà tài trợ nào nghĩa là tất cả.", "Không chọn loại nhà tài trợ nào nghĩa là tất cả."),
    ("có khả năng", "có khả năng"),
    ("còn thiếu mục", "còn thiếu mục"),
    ("không đủ điều kiện", "không đủ điều kiện"),
    ("chỉ loại không cần đề cử", "chỉ loại không cần đề cử"),
    ("cả loại bạn đã bỏ qua", "cả loại bạn đã bỏ qua"),
    ("chỉ loại được cấp lại", "chỉ loại được cấp lại"),
    ("chỉ những gì đóng trong 60 ngày", "chỉ những gì đóng trong 60 ngày"),
    ("Hiện", "Hiện"),
    ("Số tiền", "Số tiền"),
    ("$5,000 hoặc 2000-8000", "$5,000 hoặc 2000-8000"),
    ("Học bổng do %@ trao", "Học bổng do %@ trao"),
    ("Hạn chót", "Hạn chót"),
    ("2027-01-15", "2027-01-15"),
    ("Chưa lưu học bổng mới.", "Chưa lưu học bổng mới."),
    ("Đã lưu và đưa lên bảng: %@", "Đã lưu và đưa lên bảng: %@"),
    ("Đã có trong danh sách: %@. Nhấn Esc, rồi / để tìm.", "Đã có trong danh sách: %@. Nhấn Esc, rồi / để tìm."),
    ("Trang web", "Trang web"),
    ("reed.edu/aid", "reed.edu/aid"),
    ("Tên", "Tên"),
    ("Học bổng Hiệu trưởng", "Học bổng Hiệu trưởng"),
    ("Học bổng cần có tên.", "Học bổng cần có tên."),
    ("Đó không phải một ngày. Hãy gõ như 2027-01-15 hoặc rolling.", "Đó không phải một ngày. Hãy gõ như 2027-01-15 hoặc rolling."),
    ("Đó không phải địa chỉ web. Hãy gõ như reed.edu/aid.", "Đó không phải địa chỉ web. Hãy gõ như reed.edu/aid."),
    ("Không đọc được dòng này. Hãy sửa, hoặc để trống.", "Không đọc được dòng này. Hãy sửa, hoặc để trống."),
    ("Đã xóa khỏi học bổng của bạn: %@", "Đã xóa khỏi học bổng của bạn: %@"),
    ("Bên tài trợ", "Bên tài trợ"),
    ("Học bổng của riêng bạn", "Học bổng của riêng bạn"),
    ("Không danh sách nào cho biết bao nhiêu người nộp và được. Các con số này là của bạn: để sắp xếp, không hứa hẹn gì.", "Không danh sách nào cho biết bao nhiêu người nộp và được. Các con số này là của bạn: để sắp xếp, không hứa hẹn gì."),
    ("Giá trị mỗi giờ = số tiền × cơ hội × độ hợp ÷ số giờ", "Giá trị mỗi giờ = số tiền × cơ hội × độ hợp ÷ số giờ"),
    ("Chi phí tăng %@ %% mỗi năm.", "Chi phí tăng %@ %% mỗi năm."),
    ("Điều chưa chắc", "Điều chưa chắc"),
    ("Điều kiện", "Điều kiện"),
    ("Cần làm", "Cần làm"),
    ("Học bổng đã ngừng và đáng ngờ đã ẩn.", "Học bổng đã ngừng và đáng ngờ đã ẩn."),
    ("Học bổng đã ngừng và đáng ngờ cũng được hiện.", "Học bổng đã ngừng và đáng ngờ cũng được hiện."),
    ("khoảng %@ giờ", "khoảng %@ giờ"),
    ("trường đại học", "trường đại học"),
    ("liên bang", "liên bang"),
    ("tư nhân", "tư nhân"),
    ("tiểu bang", "tiểu bang"),
    ("trợ cấp của trường", "trợ cấp của trường"),
    ("còn phải trả", "còn phải trả"),
    ("đã được", "đã được"),
    ("có khả năng", "có khả năng"),
    ("Đang đọc học bổng…", "Đang đọc học bổng…"),
    ("Không thấy bảng học bổng trong %@. Hãy cài lại Quad rồi nhấn Enter để thử lại.", "Không thấy bảng học bổng trong %@. Hãy cài lại Quad rồi nhấn Enter để thử lại."),
    ("Hãy thích một trường ở Lướt, chi phí bốn năm ở đó sẽ hiện tại đây.", "Hãy thích một trường ở Lướt, chi phí bốn năm ở đó sẽ hiện tại đây."),
    ("Đang đọc các trường bạn đã thích…", "Đang đọc các trường bạn đã thích…"),
    ("Bốn năm sau trợ cấp, tăng %@ %% mỗi năm (← → để đổi). Phần bạn đã được được trừ đi.", "Bốn năm sau trợ cấp, tăng %@ %% mỗi năm (← → để đổi). Phần bạn đã được được trừ đi."),
    ("→ %2$@: %1$@", "→ %2$@: %1$@"),
    ("không", "không"),
    ("Nó ở cột cuối; không còn cột nào nữa.", "Nó ở cột cuối; không còn cột nào nữa."),
    ("Danh sách không có liên kết.", "Danh sách không có liên kết."),
    ("không báo giá ròng", "không báo giá ròng"),
    ("Danh sách không nêu điều kiện nào.", "Danh sách không nêu điều kiện nào."),
    ("Không có học bổng nào khớp. Esc xóa tìm kiếm, bộ lọc cho xem thêm.", "Không có học bổng nào khớp. Esc xóa tìm kiếm, bộ lọc cho xem thêm."),
    ("Chưa chọn học bổng nào.", "Chưa chọn học bổng nào."),
    ("Đó không phải số tiền. Hãy gõ như 2500 hoặc $2,500.", "Đó không phải số tiền. Hãy gõ như 2500 hoặc $2,500."),
    ("Chỉ xóa được học bổng do bạn ghi.", "Chỉ xóa được học bổng do bạn ghi."),
    ("đã trở lại danh sách: %@", "đã trở lại danh sách: %@"),
    ("Hồ sơ của bạn đã đủ mọi điều học bổng này hỏi.", "Hồ sơ của bạn đã đủ mọi điều học bổng này hỏi."),
    ("Bảng của bạn còn trống: chưa có gì để ghi", "Bảng của bạn còn trống: chưa có gì để ghi"),
    ("cấp một lần", "cấp một lần"),
    ("%1$@ hoặc %2$@", "%1$@ hoặc %2$@"),
    ("gốc Á", "gốc Á"),
    ("gốc Phi", "gốc Phi"),
    ("gốc Tây Ban Nha và Mỹ Latinh", "gốc Tây Ban Nha và Mỹ Latinh"),
    ("thuộc nhóm thiểu số", "thuộc nhóm thiểu số"),
    ("thổ dân châu Mỹ", "thổ dân châu Mỹ"),
    ("công dân Mỹ", "công dân Mỹ"),
    ("người mang quốc tịch Mỹ", "người mang quốc tịch Mỹ"),
    ("thường trú nhân", "thường trú nhân"),
    ("người sống tại Mỹ", "người sống tại Mỹ"),
    ("đầu %@", "đầu %@"),
    ("cuối %@", "cuối %@"),
    ("giữa %@", "giữa %@"),
    ("← đã bỏ qua %@", "← đã bỏ qua %@"),
    ("thẻ kế tiếp; nó đang chờ", "thẻ kế tiếp; nó đang chờ"),
    ("du học ngắn hạn", "du học ngắn hạn"),
    ("18 tuổi trở xuống", "18 tuổi trở xuống"),
    ("vận động viên", "vận động viên"),
    ("từ một trong các thành phố đối tác", "từ một trong các thành phố đối tác"),
    ("chỉ cho một trường", "chỉ cho một trường"),
    ("gia đình của thành viên", "gia đình của thành viên"),
    ("vai trò lãnh đạo", "vai trò lãnh đạo"),
    ("cho sinh viên LGBTQ", "cho sinh viên LGBTQ"),
    ("thành viên của tổ chức", "thành viên của tổ chức"),
    ("tham gia chương trình của nhà tài trợ", "tham gia chương trình của nhà tài trợ"),
    ("dự án của riêng bạn", "dự án của riêng bạn"),
    ("nghiên cứu của riêng bạn", "nghiên cứu của riêng bạn"),
    ("giá ròng trung bình: hồ sơ không nêu khoảng thu nhập, hoặc trường không báo cho khoảng đó", "giá ròng trung bình: hồ sơ không nêu khoảng thu nhập, hoặc trường không báo cho khoảng đó"),
    ("giá ròng của khoảng thu nhập của bạn", "giá ròng của khoảng thu nhập của bạn"),
    ("Cần làm gì cho %@?", "Cần làm gì cho %@?"),
    ("%@ đã cấp cho bạn bao nhiêu, bằng đô la Mỹ?", "%@ đã cấp cho bạn bao nhiêu, bằng đô la Mỹ?"),
    ("hồ sơ của bạn cho thấy khác", "hồ sơ của bạn cho thấy khác"),
    ("mức này nằm trong khoảng thu nhập của bạn", "mức này nằm trong khoảng thu nhập của bạn"),
    ("hồ sơ của bạn chưa nói: %@", "hồ sơ của bạn chưa nói: %@"),
    ("hãy hỏi trường", "hãy hỏi trường"),
    ("chưa đến lúc", "chưa đến lúc"),
    ("hồ sơ của bạn chưa đủ để kết luận", "hồ sơ của bạn chưa đủ để kết luận"),
    ("FAFSA quyết định", "FAFSA quyết định"),
    ("chỉ bạn biết", "chỉ bạn biết"),
    ("hồ sơ của bạn: %@", "hồ sơ của bạn: %@"),
    ("Đóng %1$@: %2$@", "Đóng %1$@: %2$@"),
    ("Đóng %1$@: %2$@, và %3$@ mục nữa", "Đóng %1$@: %2$@, và %3$@ mục nữa"),
    ("được cấp lại các năm sau", "được cấp lại các năm sau"),
    ("quanh năm", "quanh năm"),
    ("cho %@", "cho %@"),
    ("chỉ dùng tại một trường", "chỉ dùng tại một trường"),
    ("cho sinh viên khuyết tật", "cho sinh viên khuyết tật"),
    ("cho sinh viên %@", "cho sinh viên %@"),
    ("học %@", "học %@"),
    ("người đầu tiên trong nhà học đại học", "người đầu tiên trong nhà học đại học"),
    ("GPA từ %@ trở lên", "GPA từ %@ trở lên"),
    ("thu nhập gia đình không quá %@", "thu nhập gia đình không quá %@"),
    ("gia đình quân nhân", "gia đình quân nhân"),
    ("có nhu cầu tài chính", "có nhu cầu tài chính"),
    ("được trường đề cử", "được trường đề cử"),
    ("nhận trợ cấp Pell", "nhận trợ cấp Pell"),
    ("cư dân %@", "cư dân %@"),
    ("cho %@", "cho %@"),
    ("cho nữ", "cho nữ"),
    ("→ đã lưu %@", "→ đã lưu %@"),
    ("Tên hoặc nhà tài trợ", "Tên hoặc nhà tài trợ"),
    ("đầu %@", "đầu %@"),
    ("mùa thu", "mùa thu"),
    ("mùa xuân", "mùa xuân"),
    ("mùa hè", "mùa hè"),
    ("mùa đông", "mùa đông"),
    ("Bảng theo dõi", "Bảng theo dõi"),
    ("Danh sách", "Danh sách"),
    ("Tiền", "Tiền"),
    ("Dòng thời gian", "Dòng thời gian"),
    ("làm việc hoặc phục vụ sau đó", "làm việc hoặc phục vụ sau đó"),
    ("số tiền", "số tiền"),
    ("hạn nộp", "hạn nộp"),
    ("tên", "tên"),
    ("kết luận", "kết luận"),
    ("giá trị mỗi giờ", "giá trị mỗi giờ"),
    ("Đã xếp theo %@.", "Đã xếp theo %@."),
    ("đang viết", "đang viết"),
    ("đã tìm thấy", "đã tìm thấy"),
    ("lớp 4 đến 8", "lớp 4 đến 8"),
    ("học viên cao học", "học viên cao học"),
    ("học sinh lớp 11", "học sinh lớp 11"),
    ("không được", "không được"),
    ("học sinh lớp 12", "học sinh lớp 12"),
    ("đã nộp", "đã nộp"),
    ("sinh viên đại học", "sinh viên đại học"),
    ("đã được", "đã được"),
    ("học sinh lớp 9 và 10", "học sinh lớp 9 và 10"),
    ("đã kiểm tra", "đã kiểm tra"),
    ("đã ngừng", "đã ngừng"),
    ("đáng ngờ", "đáng ngờ"),
    ("của bạn", "của bạn"),
    ("chưa kiểm chứng", "chưa kiểm chứng"),
    ("Cần làm: %@", "Cần làm: %@"),
    ("nộp FAFSA", "nộp FAFSA"),
    ("Xong: %@", "Xong: %@"),
    ("viết bài luận", "viết bài luận"),
    ("điền đơn", "điền đơn"),
    ("xin thư giới thiệu", "xin thư giới thiệu"),
    ("xin trường đề cử", "xin trường đề cử"),
    ("Lại cần làm: %@", "Lại cần làm: %@"),
    ("Không cần làm nữa: %@", "Không cần làm nữa: %@"),
    ("gửi bảng điểm", "gửi bảng điểm"),
    ("điểm giữa mức thấp và cao, phần trăm", "điểm giữa mức thấp và cao, phần trăm"),
    ("cơ hội với học bổng của trường, phần trăm", "cơ hội với học bổng của trường, phần trăm"),
    ("số giờ cho bài luận và thư", "số giờ cho bài luận và thư"),
    ("cơ hội với học bổng liên bang, phần trăm", "cơ hội với học bổng liên bang, phần trăm"),
    ("số giờ cho một đơn", "số giờ cho một đơn"),
    ("độ hợp khi có khả năng, phần trăm", "độ hợp khi có khả năng, phần trăm"),
    ("độ hợp khi thiếu mục, phần trăm", "độ hợp khi thiếu mục, phần trăm"),
    ("số giờ cho việc đề cử", "số giờ cho việc đề cử"),
    ("cơ hội với học bổng tư nhân, phần trăm", "cơ hội với học bổng tư nhân, phần trăm"),
    ("số giờ cho nghiên cứu hoặc dự án", "số giờ cho nghiên cứu hoặc dự án"),
    ("cơ hội với học bổng tiểu bang, phần trăm", "cơ hội với học bổng tiểu bang, phần trăm"),
    ("Không có gì có hạn nộp đang mở cho bạn. Hãy điền hồ sơ hoặc lưu một học bổng.", "Không có gì có hạn nộp đang mở cho bạn. Hãy điền hồ sơ hoặc lưu một học bổng."),
    ("Bảng của bạn còn trống: đây là những gì bạn có thể giành được.", "Bảng của bạn còn trống: đây là những gì bạn có thể giành được."),
    ("đã rút lại: %@", "đã rút lại: %@"),
    ("%@ để rút lại", "%@ để rút lại"),
    ("Học bổng đó không có trong danh sách này", "Học bổng đó không có trong danh sách này"),
    ("đã rời bảng: %@", "đã rời bảng: %@"),
    ("%1$@ %2$@", "%1$@ %2$@"),
    ("thay đổi", "thay đổi"),
    ("→ được %2$@: %1$@", "→ được %2$@: %1$@"),
    ("%@ mỗi giờ theo công thức của bạn", "%@ mỗi giờ theo công thức của bạn"),
    ("Chưa có trường an toàn nào chắc chắn không quá %@ một năm, ngân sách của bạn.", "Chưa có trường an toàn nào chắc chắn không quá %@ một năm, ngân sách của bạn."),
    ("Chưa có trường vừa sức: nơi cơ hội của bạn ngang nhau.", "Chưa có trường vừa sức: nơi cơ hội của bạn ngang nhau."),
    ("Chưa có trường an toàn: hãy thêm một trường nhiều khả năng nhận bạn.", "Chưa có trường an toàn: hãy thêm một trường nhiều khả năng nhận bạn."),
    ("Tất cả đều ở %@.", "Tất cả đều ở %@."),
    ("Hơn một nửa là trường khó.", "Hơn một nửa là trường khó."),
    ("Chưa rõ cơ hội ở %@ trường: cần điểm thi của bạn, hoặc tỉ lệ nhận được công bố.", "Chưa rõ cơ hội ở %@ trường: cần điểm thi của bạn, hoặc tỉ lệ nhận được công bố."),
    ("trên 110k $", "trên 110k $"),
    ("75–110k $", "75–110k $"),
    ("đến 30k $", "đến 30k $"),
    ("30–48k $", "30–48k $"),
    ("48–75k $", "48–75k $"),
    ("Nhận", "Nhận"),
    ("mọi cơ sở", "mọi cơ sở"),
    ("%1$@ trên %2$@ trường mọi bậc", "%1$@ trên %2$@ trường mọi bậc"),
    ("%1$@ trên %2$@ trường điển hình", "%1$@ trên %2$@ trường điển hình"),
    ("%1$@ trên %2$@ trường hợp bộ lọc", "%1$@ trên %2$@ trường hợp bộ lọc"),
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
    ("Chấp nhận %@ làm liên hệ", "Chấp nhận %@ làm liên hệ"),
    ("%@ đã là liên hệ", "%@ đã là liên hệ"),
    ("CỐ VẤN", "CỐ VẤN"),
    ("không còn ai", "không còn ai"),
    ("Đưa vào lưu trữ", "Đưa vào lưu trữ"),
    ("Lưu trữ (%@)", "Lưu trữ (%@)"),
    ("Đã lưu trữ %@", "Đã lưu trữ %@"),
    ("Xin làm liên hệ", "Xin làm liên hệ"),
    ("Liên hệ thấy những gì bạn cho liên hệ xem.", "Liên hệ thấy những gì bạn cho liên hệ xem."),
    ("Đã gửi lời mời tới %@", "Đã gửi lời mời tới %@"),
    ("đã xin", "đã xin"),
    ("xin kết bạn", "xin kết bạn"),
    ("một tệp không có ở đây", "một tệp không có ở đây"),
    ("Tệp không còn ở đây, hoặc đã bị đổi", "Tệp không còn ở đây, hoặc đã bị đổi"),
    ("Chặn %@", "Chặn %@"),
    ("Không gì của họ đến nữa, và họ không được báo.", "Không gì của họ đến nữa, và họ không được báo."),
    ("đã chặn", "đã chặn"),
    ("Đã chặn %@", "Đã chặn %@"),
    ("Tin được giữ lại", "Tin được giữ lại"),
    ("Enter để mở", "Enter để mở"),
    ("thẻ: %@", "thẻ: %@"),
    ("Chọn một cuộc trò chuyện, hoặc bắt đầu mới.", "Chọn một cuộc trò chuyện, hoặc bắt đầu mới."),
    ("Gửi một tệp trên máy này, như /attach ~/photo.png", "Gửi một tệp trên máy này, như /attach ~/photo.png"),
    ("Gửi thẻ một trường, như /college Reed", "Gửi thẻ một trường, như /college Reed"),
    ("Nhảy đến một ngày, như 2026-11-30", "Nhảy đến một ngày, như 2026-11-30"),
    ("Mời ai đó vào phòng này", "Mời ai đó vào phòng này"),
    ("Rời cuộc trò chuyện này", "Rời cuộc trò chuyện này"),
    ("Tìm trong cuộc trò chuyện này", "Tìm trong cuộc trò chuyện này"),
    ("Viết tin nhắn", "Viết tin nhắn"),
    ("đang kết nối", "đang kết nối"),
    ("liên hệ", "liên hệ"),
    ("%@ không còn là liên hệ", "%@ không còn là liên hệ"),
    ("TRÒ CHUYỆN", "TRÒ CHUYỆN"),
    ("Ngày theo dạng năm-tháng-ngày, như 2026-09-01.", "Ngày theo dạng năm-tháng-ngày, như 2026-09-01."),
    ("2026-11-30", "2026-11-30"),
    ("Nhảy đến một ngày", "Nhảy đến một ngày"),
    ("Từ chối", "Từ chối"),
    ("(đã sửa)", "(đã sửa)"),
    ("đang sửa · Enter lưu, Esc giữ như cũ", "đang sửa · Enter lưu, Esc giữ như cũ"),
    ("$EDITOR chỉ mở trên máy của bạn: qua ssh nó sẽ mở máy chủ này cho mọi người", "$EDITOR chỉ mở trên máy của bạn: qua ssh nó sẽ mở máy chủ này cho mọi người"),
    ("Trình soạn thảo không trả lại văn bản; nó vẫn như cũ", "Trình soạn thảo không trả lại văn bản; nó vẫn như cũ"),
    ("Chưa có gì. Hãy viết dòng đầu tiên bên dưới.", "Chưa có gì. Hãy viết dòng đầu tiên bên dưới."),
    ("Không lưu được tin trống: d trong danh sách tin để gỡ", "Không lưu được tin trống: d trong danh sách tin để gỡ"),
    ("Không được; hãy thử lại", "Không được; hãy thử lại"),
    ("Không có gì để gửi", "Không có gì để gửi"),
    ("Quá nhiều cùng lúc: hãy đợi một giây", "Quá nhiều cùng lúc: hãy đợi một giây"),
    ("Đĩa đã đầy: hãy giải phóng dung lượng rồi gửi lại từ hộp thư đi", "Đĩa đã đầy: hãy giải phóng dung lượng rồi gửi lại từ hộp thư đi"),
    ("Cuộc trò chuyện đó không còn ở đây", "Cuộc trò chuyện đó không còn ở đây"),
    ("Không ghi được thư mục dữ liệu; quad doctor cho biết lý do", "Không ghi được thư mục dữ liệu; quad doctor cho biết lý do"),
    ("Đang gửi: hãy gỡ khi đã đến", "Đang gửi: hãy gỡ khi đã đến"),
    ("Chưa liên lạc được; không mất gì, sẽ thử lại", "Chưa liên lạc được; không mất gì, sẽ thử lại"),
    ("Không lưu được tệp: đĩa đã đầy?", "Không lưu được tệp: đĩa đã đầy?"),
    ("▣ một tệp", "▣ một tệp"),
    ("Đã lưu thành %@", "Đã lưu thành %@"),
    ("Chỉ gửi và lưu tệp trên máy của bạn, không qua ssh", "Chỉ gửi và lưu tệp trên máy của bạn, không qua ssh"),
    ("gõ để thu hẹp danh sách", "gõ để thu hẹp danh sách"),
    ("Quá nhiều tin cùng lúc: tin của bạn ở lại đây; Enter gửi sau một giây", "Quá nhiều tin cùng lúc: tin của bạn ở lại đây; Enter gửi sau một giây"),
    ("còn %@ tin gửi ngay, sau đó mỗi giây một tin", "còn %@ tin gửi ngay, sau đó mỗi giây một tin"),
    ("Hỏi", "Hỏi"),
    ("Ở đây", "Ở đây"),
    ("Ghi chú", "Ghi chú"),
    ("Nguồn", "Nguồn"),
    ("Chưa có ai để trò chuyện. Sinh viên gặp nhau ở đây khi dùng chung một thư mục dữ liệu: trên một máy, qua ssh quad@host, hoặc bằng quad --data DIR ở hai cửa sổ. Hãy cho phép người khác tìm thấy bạn trong cài đặt, rồi tìm họ. Matrix, để gặp người ở máy khác, sẽ có sau.", "Chưa có ai để trò chuyện. Sinh viên gặp nhau ở đây khi dùng chung một thư mục dữ liệu: trên một máy, qua ssh quad@host, hoặc bằng quad --data DIR ở hai cửa sổ. Hãy cho phép người khác tìm thấy bạn trong cài đặt, rồi tìm họ. Matrix, để gặp người ở máy khác, sẽ có sau."),
    ("mời bạn: Enter", "mời bạn: Enter"),
    ("Mời ai đó", "Mời ai đó"),
    ("Enter mời người đã chọn; Tab đánh dấu nhiều người trước.", "Enter mời người đã chọn; Tab đánh dấu nhiều người trước."),
    ("Mời vào phòng này", "Mời vào phòng này"),
    ("đã mời %@ người", "đã mời %@ người"),
    ("%@ mời bạn. Không ai thấy bạn đã đọc lời mời hay chưa.", "%@ mời bạn. Không ai thấy bạn đã đọc lời mời hay chưa."),
    ("Tham gia", "Tham gia"),
    ("%@ đã tham gia", "%@ đã tham gia"),
    ("Rời đi", "Rời đi"),
    ("Cuộc trò chuyện sẽ rời danh sách của bạn. Người khác vẫn ở lại; để trở lại, cần có người mời.", "Cuộc trò chuyện sẽ rời danh sách của bạn. Người khác vẫn ở lại; để trở lại, cần có người mời."),
    ("Bạn đã rời %@", "Bạn đã rời %@"),
    ("chữ nêu nơi khác: nó dẫn tới %@", "chữ nêu nơi khác: nó dẫn tới %@"),
    ("Enter mở liên kết nếu có màn hình nền, nếu không thì sao chép.", "Enter mở liên kết nếu có màn hình nền, nếu không thì sao chép."),
    ("Liên kết", "Liên kết"),
    ("đang tải tin trước đó …", "đang tải tin trước đó …"),
    ("%@ người", "%@ người"),
    ("một tin nhắn trước đó", "một tin nhắn trước đó"),
    ("Tắt tiếng", "Tắt tiếng"),
    ("Không có chuông, và tin của nó không tính trên thẻ.", "Không có chuông, và tin của nó không tính trên thẻ."),
    ("Đã tắt tiếng %@", "Đã tắt tiếng %@"),
    ("đã tắt tiếng", "đã tắt tiếng"),
    ("(không tên)", "(không tên)"),
    ("GẦN ĐÂY", "GẦN ĐÂY"),
    ("%@ tin mới bên dưới ↓", "%@ tin mới bên dưới ↓"),
    ("mới", "mới"),
    ("Không có trường nào tên %@", "Không có trường nào tên %@"),
    ("%1$@ không đọc được, trống, hoặc lớn hơn %2$@ MB", "%1$@ không đọc được, trống, hoặc lớn hơn %2$@ MB"),
    ("Ở đây không có liên kết", "Ở đây không có liên kết"),
    ("Chưa chọn tin nhắn: ↑ để chọn", "Chưa chọn tin nhắn: ↑ để chọn"),
    ("Chưa mở cuộc trò chuyện nào", "Chưa mở cuộc trò chuyện nào"),
    ("Không sửa được thẻ hay tệp: d để gỡ", "Không sửa được thẻ hay tệp: d để gỡ"),
    ("Chưa ai cho phép được tìm thấy. Cài đặt (S) cho phép người khác tìm bạn; hãy bảo họ làm vậy.", "Chưa ai cho phép được tìm thấy. Cài đặt (S) cho phép người khác tìm bạn; hãy bảo họ làm vậy."),
    ("Tin nhắn này chưa từng được sửa", "Tin nhắn này chưa từng được sửa"),
    ("chưa gửi: %@ · Enter mở hộp thư đi", "chưa gửi: %@ · Enter mở hộp thư đi"),
    ("Chỉ với tin nhắn của bạn", "Chỉ với tin nhắn của bạn"),
    ("Không tên nào chứa các chữ này. Esc hiện tất cả.", "Không tên nào chứa các chữ này. Esc hiện tất cả."),
    ("Từ đó đến nay chưa có tin nào", "Từ đó đến nay chưa có tin nào"),
    ("Ở đây không có tin chưa đọc", "Ở đây không có tin chưa đọc"),
    ("tắt", "tắt"),
    ("ngoại tuyến", "ngoại tuyến"),
    ("bật", "bật"),
    ("đang có mặt", "đang có mặt"),
    ("bỏ tin này", "bỏ tin này"),
    ("Enter để sửa", "Enter để sửa"),
    ("Không có gì chờ: mọi tin đã gửi.", "Không có gì chờ: mọi tin đã gửi."),
    ("Gửi theo thứ tự này; tin bị từ chối sẽ giữ các tin sau nó.", "Gửi theo thứ tự này; tin bị từ chối sẽ giữ các tin sau nó."),
    ("gỡ một tin nhắn", "gỡ một tin nhắn"),
    ("gửi lại", "gửi lại"),
    ("Đang chờ gửi", "Đang chờ gửi"),
    ("Chỉ %@ ký tự đầu của phần dán vừa ở đây", "Chỉ %@ ký tự đầu của phần dán vừa ở đây"),
    ("Những người cho phép được tìm thấy và liên hệ của bạn. Enter mở một người; Tab đánh dấu nhiều người cho một phòng, rồi Enter.", "Những người cho phép được tìm thấy và liên hệ của bạn. Enter mở một người; Tab đánh dấu nhiều người cho một phòng, rồi Enter."),
    ("một tên", "một tên"),
    ("Bắt đầu trò chuyện", "Bắt đầu trò chuyện"),
    ("Đánh dấu đã được trả lời", "Đánh dấu đã được trả lời"),
    ("Sao chép văn bản", "Sao chép văn bản"),
    ("Sửa trong $EDITOR", "Sửa trong $EDITOR"),
    ("Mở trong chương trình thư", "Mở trong chương trình thư"),
    ("Quad không tự gửi thư; địa chỉ phòng tuyển sinh có trên trang của trường.", "Quad không tự gửi thư; địa chỉ phòng tuyển sinh có trên trang của trường."),
    ("Bỏ câu hỏi này", "Bỏ câu hỏi này"),
    ("Đánh dấu đã gửi", "Đánh dấu đã gửi"),
    ("đã trả lời", "đã trả lời"),
    ("đã sao chép", "đã sao chép"),
    ("nháp", "nháp"),
    ("đã gửi thư", "đã gửi thư"),
    ("%@: câu hỏi", "%@: câu hỏi"),
    ("%@ chờ gửi", "%@ chờ gửi"),
    ("Giờ yên tĩnh", "Giờ yên tĩnh"),
    ("Khi đó không có chuông; tin nhắn vẫn đến.", "Khi đó không có chuông; tin nhắn vẫn đến."),
    ("Từ và đến, như 22:00-7:00; để trống là tắt.", "Từ và đến, như 22:00-7:00; để trống là tắt."),
    ("22:00-7:00", "22:00-7:00"),
    ("một tên tiếng Anh như party", "một tên tiếng Anh như party"),
    ("Bày tỏ cảm xúc", "Bày tỏ cảm xúc"),
    ("của bạn: Enter rút lại", "của bạn: Enter rút lại"),
    ("Từ chối lời mời", "Từ chối lời mời"),
    ("phía bên kia không nhận", "phía bên kia không nhận"),
    ("tệp đính kèm thiếu hoặc quá lớn", "tệp đính kèm thiếu hoặc quá lớn"),
    ("quá dài", "quá dài"),
    ("bạn không còn trong cuộc trò chuyện này", "bạn không còn trong cuộc trò chuyện này"),
    ("tin nhắn liên quan không còn", "tin nhắn liên quan không còn"),
    ("Xóa khỏi liên hệ", "Xóa khỏi liên hệ"),
    ("Sẽ gỡ với mọi người trong giây lát · u đưa trở lại", "Sẽ gỡ với mọi người trong giây lát · u đưa trở lại"),
    ("tin nhắn đã gỡ", "tin nhắn đã gỡ"),
    ("trả lời", "trả lời"),
    ("Báo cáo %@", "Báo cáo %@"),
    ("Tin nhắn đã chọn được gửi kèm báo cáo tới người quản lý máy; người gửi không được báo.", "Tin nhắn đã chọn được gửi kèm báo cáo tới người quản lý máy; người gửi không được báo."),
    ("Người quản lý máy này đọc được báo cáo của bạn; người kia không được báo.", "Người quản lý máy này đọc được báo cáo của bạn; người kia không được báo."),
    ("điều đã xảy ra", "điều đã xảy ra"),
    ("Báo cáo của bạn đã được lưu cho người quản lý máy", "Báo cáo của bạn đã được lưu cho người quản lý máy"),
    ("xin kết bạn: Enter", "xin kết bạn: Enter"),
    ("%1$@ đặt tên phòng là “%2$@”", "%1$@ đặt tên phòng là “%2$@”"),
    ("Những người bạn đánh dấu được mời; mỗi người có thể từ chối.", "Những người bạn đánh dấu được mời; mỗi người có thể từ chối."),
    ("Học nhóm, T7 14:00", "Học nhóm, T7 14:00"),
    ("Đặt tên phòng", "Đặt tên phòng"),
    ("Báo mọi tin nhắn", "Báo mọi tin nhắn"),
    ("Báo khi nhắc tên tôi", "Báo khi nhắc tên tôi"),
    ("Không báo", "Không báo"),
    ("%2$@: %1$@", "%2$@: %1$@"),
    ("Tìm trong mọi cuộc trò chuyện", "Tìm trong mọi cuộc trò chuyện"),
    ("Tìm trong %@", "Tìm trong %@"),
    ("Không tin nhắn nào có đủ các từ này.", "Không tin nhắn nào có đủ các từ này."),
    ("Mọi từ đều phải có; từ cuối có thể chưa gõ hết.", "Mọi từ đều phải có; từ cuối có thể chưa gõ hết."),
    ("từ ngữ trong tin nhắn", "từ ngữ trong tin nhắn"),
    ("Tin nhắn: điều người khác thấy, và cách hiển thị", "Tin nhắn: điều người khác thấy, và cách hiển thị"),
    ("Sao chép lệnh để họ gõ", "Sao chép lệnh để họ gõ"),
    ("Tạo mã", "Tạo mã"),
    ("Dành cho gia đình hoặc người tư vấn. Ai có mã đọc được tên và nơi của các trường bạn đã gắn sao và thích, trong thư mục dữ liệu này, cho đến khi bạn thu hồi. Mã không cho thấy hồ sơ, điểm hay tin nhắn của bạn, và không thay đổi gì.", "Dành cho gia đình hoặc người tư vấn. Ai có mã đọc được tên và nơi của các trường bạn đã gắn sao và thích, trong thư mục dữ liệu này, cho đến khi bạn thu hồi. Mã không cho thấy hồ sơ, điểm hay tin nhắn của bạn, và không thay đổi gì."),
    ("Thu hồi", "Thu hồi"),
    ("Từ đó mã không cho thấy gì nữa.", "Từ đó mã không cho thấy gì nữa."),
    ("Mã không còn cho thấy gì", "Mã không còn cho thấy gì"),
    ("Mã cho danh sách trường của bạn", "Mã cho danh sách trường của bạn"),
    ("Hãy bắt đầu một cuộc trò chuyện trước: n", "Hãy bắt đầu một cuộc trò chuyện trước: n"),
    ("Gửi %@ cho", "Gửi %@ cho"),
    ("Kiểu tin nhắn", "Kiểu tin nhắn"),
    ("Dòng gọn, hoặc mỗi tin một bong bóng.", "Dòng gọn, hoặc mỗi tin một bong bóng."),
    ("bong bóng", "bong bóng"),
    ("gọn", "gọn"),
    ("Cho phép người khác tìm tôi", "Cho phép người khác tìm tôi"),
    ("Tên bạn có trong danh sách người của thư mục dữ liệu này.", "Tên bạn có trong danh sách người của thư mục dữ liệu này."),
    ("Cho biết tôi đang có mặt", "Cho biết tôi đang có mặt"),
    ("Một chấm cạnh tên bạn khi bạn dùng Quad.", "Một chấm cạnh tên bạn khi bạn dùng Quad."),
    ("Cho biết tôi đã đọc đến đâu", "Cho biết tôi đã đọc đến đâu"),
    ("Khi tắt, họ thấy tin đã gửi, không thấy bạn đã đọc.", "Khi tắt, họ thấy tin đã gửi, không thấy bạn đã đọc."),
    ("Cho biết tôi đang viết", "Cho biết tôi đang viết"),
    ("Hiện với người trong cuộc trò chuyện khi bạn viết.", "Hiện với người trong cuộc trò chuyện khi bạn viết."),
    ("vượt %1$@ byte so với giới hạn %2$@: hãy rút ngắn hoặc gửi làm hai", "vượt %1$@ byte so với giới hạn %2$@: hãy rút ngắn hoặc gửi làm hai"),
    ("Dài hơn %@ byte: hãy rút ngắn", "Dài hơn %@ byte: hãy rút ngắn"),
    ("%@ người đang viết …", "%@ người đang viết …"),
    ("%@ đang viết …", "%@ đang viết …"),
    ("%1$@ và %2$@ đang viết …", "%1$@ và %2$@ đang viết …"),
    ("Lấy khỏi lưu trữ", "Lấy khỏi lưu trữ"),
    ("%@ đã trở lại danh sách", "%@ đã trở lại danh sách"),
    ("Bỏ chặn %@", "Bỏ chặn %@"),
    ("%@ có thể viết lại cho bạn", "%@ có thể viết lại cho bạn"),
    ("Không có /%@. Hai dấu gạch chéo để gửi dòng bắt đầu bằng một dấu.", "Không có /%@. Hai dấu gạch chéo để gửi dòng bắt đầu bằng một dấu."),
    ("Bật tiếng lại", "Bật tiếng lại"),
    ("Đã bật tiếng %@", "Đã bật tiếng %@"),
    ("đã gỡ · u đưa trở lại", "đã gỡ · u đưa trở lại"),
    ("hiện tại", "hiện tại"),
    ("bản %@", "bản %@"),
    ("Các bản của tin nhắn này", "Các bản của tin nhắn này"),
    ("chờ đến lượt", "chờ đến lượt"),
    ("%1$@ đã mời %2$@", "%1$@ đã mời %2$@"),
    ("%@ đã rời đi", "%@ đã rời đi"),
    ("Rút lại lời mời", "Rút lại lời mời"),
    ("Viết cho %@", "Viết cho %@"),
    ("bạn", "bạn"),
    ("lựa chọn số một của bạn", "lựa chọn số một của bạn"),
    ("lựa chọn số %@ của bạn", "lựa chọn số %@ của bạn"),
    ("lựa chọn số hai của bạn", "lựa chọn số hai của bạn"),
    ("lựa chọn số ba của bạn", "lựa chọn số ba của bạn"),
    ("Nơi công bố", "Nơi công bố"),
    ("Khảo sát", "Khảo sát"),
    ("Danh mục không ghi nguồn của số này.", "Danh mục không ghi nguồn của số này."),
    ("Biến số", "Biến số"),
    ("Năm", "Năm"),
    ("✓ tốt nhất trong hàng · %@ ẩn các hàng giống nhau", "✓ tốt nhất trong hàng · %@ ẩn các hàng giống nhau"),
    ("Cơ hội", "Cơ hội"),
    ("Bốn năm", "Bốn năm"),
    ("Bốn năm, sau học bổng", "Bốn năm, sau học bổng"),
    ("Cạnh nhau", "Cạnh nhau"),
    ("✓ tốt nhất trong hàng · ẩn %1$@ hàng giống nhau, %2$@ hiện chúng", "✓ tốt nhất trong hàng · ẩn %1$@ hàng giống nhau, %2$@ hiện chúng"),
    ("Phù hợp", "Phù hợp"),
    ("Không ghi được bảng so sánh vào %@.", "Không ghi được bảng so sánh vào %@."),
    ("Cần hai trường: phím cách trong danh sách rút gọn để chọn.", "Cần hai trường: phím cách trong danh sách rút gọn để chọn."),
    ("Trong %2$@: %1$@", "Trong %2$@: %1$@"),
    ("bạn", "bạn"),
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
    ("Đọc câu trả lời", "Đọc câu trả lời"),
    ("Trên thẻ học bổng", "Trên thẻ học bổng"),
    ("Trong bộ lọc và công thức", "Trong bộ lọc và công thức"),
    ("Với học bổng", "Với học bổng"),
    ("Trên thẻ", "Trên thẻ"),
    ("Khi chọn", "Khi chọn"),
    ("Khung soạn tin", "Khung soạn tin"),
    ("Khi được hỏi", "Khi được hỏi"),
    ("Các cuộc trò chuyện", "Các cuộc trò chuyện"),
    ("Trong phần chi tiết", "Trong phần chi tiết"),
    ("Trong bộ lọc", "Trong bộ lọc"),
    ("Trong biểu mẫu", "Trong biểu mẫu"),
    ("Mọi nơi", "Mọi nơi"),
    ("Trong phần trợ giúp", "Trong phần trợ giúp"),
    ("Trong danh sách", "Trong danh sách"),
    ("Trên bản đồ", "Trên bản đồ"),
    ("Quanh đây", "Quanh đây"),
    ("Quanh đây: một lựa chọn", "Quanh đây: một lựa chọn"),
    ("Một ghi chú", "Một ghi chú"),
    ("Ghi chú đang viết", "Ghi chú đang viết"),
    ("Danh sách của sổ tay", "Danh sách của sổ tay"),
    ("Ghi chú", "Ghi chú"),
    ("Trong thông báo", "Trong thông báo"),
    ("Trong bảng lệnh", "Trong bảng lệnh"),
    ("Chọn từ danh sách", "Chọn từ danh sách"),
    ("Nguồn đang đọc", "Nguồn đang đọc"),
    ("Khi tìm kiếm", "Khi tìm kiếm"),
    ("Nguồn", "Nguồn"),
    ("Khi gõ chữ", "Khi gõ chữ"),
    ("Tin nhắn của cuộc trò chuyện", "Tin nhắn của cuộc trò chuyện"),
    ("Chỉ qua bảng lệnh", "Chỉ qua bảng lệnh"),
    ("vì lợi nhuận", "vì lợi nhuận"),
    ("tư thục", "tư thục"),
    ("công lập", "công lập"),
    ("%1$@ %2$@ %3$@", "%1$@ %2$@ %3$@"),
    ("thg 1,thg 2,thg 3,thg 4,thg 5,thg 6,thg 7,thg 8,thg 9,thg 10,thg 11,thg 12", "thg 1,thg 2,thg 3,thg 4,thg 5,thg 6,thg 7,thg 8,thg 9,thg 10,thg 11,thg 12"),
    ("%1$@ %2$@", "%1$@ %2$@"),
    ("Hôm nay", "Hôm nay"),
    ("T2,T3,T4,T5,T6,T7,CN", "T2,T3,T4,T5,T6,T7,CN"),
    ("Hôm qua", "Hôm qua"),
    ("Không rút được thẻ nào", "Không rút được thẻ nào"),
    ("Không trường nào trong bộ thẻ hợp bộ lọc", "Không trường nào trong bộ thẻ hợp bộ lọc"),
    ("Bạn đã xem hết các trường hợp bộ lọc", "Bạn đã xem hết các trường hợp bộ lọc"),
    ("Hãy đổi bộ lọc, hoặc bỏ nó để xem lại cả bộ thẻ.", "Hãy đổi bộ lọc, hoặc bỏ nó để xem lại cả bộ thẻ."),
    ("Bạn đã xem hết các trường trong bộ này", "Bạn đã xem hết các trường trong bộ này"),
    ("Lúc nào bạn cũng có thể tìm lại từng trường.", "Lúc nào bạn cũng có thể tìm lại từng trường."),
    ("Bạn đã thích %@ trường; chúng chờ trong danh sách của bạn.", "Bạn đã thích %@ trường; chúng chờ trong danh sách của bạn."),
    ("Trường hai năm và trường chứng chỉ chưa có trong bộ: phần khởi động nhanh có thể thêm vào.", "Trường hai năm và trường chứng chỉ chưa có trong bộ: phần khởi động nhanh có thể thêm vào."),
    ("Đang xào bài…", "Đang xào bài…"),
    ("Nhập lại", "Nhập lại"),
    ("khóa SSH", "khóa SSH"),
    ("mật khẩu", "mật khẩu"),
    ("Đổi mật khẩu", "Đổi mật khẩu"),
    ("mã khôi phục không đổi", "mã khôi phục không đổi"),
    ("Đã đổi mật khẩu. Mã khôi phục vẫn như cũ.", "Đã đổi mật khẩu. Mã khôi phục vẫn như cũ."),
    ("Mã", "Mã"),
    ("Gõ lại tên", "Gõ lại tên"),
    ("Hai mật khẩu khác nhau.", "Hai mật khẩu khác nhau."),
    ("Xong", "Xong"),
    ("Xuất mọi thứ", "Xuất mọi thứ"),
    ("một tệp gồm JSON và Markdown", "một tệp gồm JSON và Markdown"),
    ("Mọi thứ của tài khoản thành một tệp, chỉ bạn đọc được.", "Mọi thứ của tài khoản thành một tệp, chỉ bạn đọc được."),
    ("Mọi thứ nằm ở %@.", "Mọi thứ nằm ở %@."),
    ("Tạo liên kết đăng nhập", "Tạo liên kết đăng nhập"),
    ("dùng một lần, trong mười phút", "dùng một lần, trong mười phút"),
    ("Dùng một lần, trong mười phút: quad --account LIÊN-KẾT. Ai có nó thì là bạn.", "Dùng một lần, trong mười phút: quad --account LIÊN-KẾT. Ai có nó thì là bạn."),
    ("Liên kết đăng nhập của bạn", "Liên kết đăng nhập của bạn"),
    ("Khóa màn hình", "Khóa màn hình"),
    ("cho đến khi nhập mật khẩu", "cho đến khi nhập mật khẩu"),
    ("Đã khóa: %@", "Đã khóa: %@"),
    ("Tên", "Tên"),
    ("Mật khẩu mới", "Mật khẩu mới"),
    ("Ghi vào đâu? Như /tmp/me.tar", "Ghi vào đâu? Như /tmp/me.tar"),
    ("không cần đăng nhập", "không cần đăng nhập"),
    ("Để xóa, hãy gõ tên: %@", "Để xóa, hãy gõ tên: %@"),
    ("Mật khẩu", "Mật khẩu"),
    ("Tệp", "Tệp"),
    ("Mật khẩu mới bằng mã khôi phục", "Mật khẩu mới bằng mã khôi phục"),
    ("hiện mã kế tiếp một lần", "hiện mã kế tiếp một lần"),
    ("Mã chỉ hiện một lần này. Nhờ nó bạn đặt mật khẩu mới khi quên mật khẩu cũ; hãy ghi lại.", "Mã chỉ hiện một lần này. Nhờ nó bạn đặt mật khẩu mới khi quên mật khẩu cũ; hãy ghi lại."),
    ("Mã khôi phục của bạn", "Mã khôi phục của bạn"),
    ("Xóa tài khoản này", "Xóa tài khoản này"),
    ("nói rõ điều sẽ mất, và hỏi tên", "nói rõ điều sẽ mất, và hỏi tên"),
    ("Muốn giữ một bản, hãy quay lại và xuất mọi thứ trước.", "Muốn giữ một bản, hãy quay lại và xuất mọi thứ trước."),
    ("Những thứ sẽ mất hẳn cùng %@:", "Những thứ sẽ mất hẳn cùng %@:"),
    ("Tài khoản và mọi thứ trong đó đã mất hẳn.", "Tài khoản và mọi thứ trong đó đã mất hẳn."),
    ("Tài khoản đã mất. Một Quad khác đang đọc dữ liệu, nên các trang cũ sẽ bị xóa sau.", "Tài khoản đã mất. Một Quad khác đang đọc dữ liệu, nên các trang cũ sẽ bị xóa sau."),
    ("Đăng nhập tài khoản khác", "Đăng nhập tài khoản khác"),
    ("sẽ rời tài khoản này trước", "sẽ rời tài khoản này trước"),
    ("%@ đăng nhập", "%@ đăng nhập"),
    ("Đăng xuất", "Đăng xuất"),
    ("không để lại gì trên màn hình", "không để lại gì trên màn hình"),
    ("Tạo tài khoản", "Tạo tài khoản"),
    ("cho người dùng chung chương trình", "cho người dùng chung chương trình"),
    ("Bốn từ đơn giản là mật khẩu tốt. Bạn chưa được xác minh cho đến khi người quản trị đưa mã.", "Bốn từ đơn giản là mật khẩu tốt. Bạn chưa được xác minh cho đến khi người quản trị đưa mã."),
    ("Bạn đã được xác minh.", "Bạn đã được xác minh."),
    ("Nhập mã của người quản trị", "Nhập mã của người quản trị"),
    ("người khác sẽ thấy bạn đã xác minh", "người khác sẽ thấy bạn đã xác minh"),
    ("Bạn là ai?", "Bạn là ai?"),
    ("Chờ một chút…", "Chờ một chút…"),
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
    ("đông", "đông"),
    ("bắc", "bắc"),
    ("đông bắc", "đông bắc"),
    ("tây bắc", "tây bắc"),
    ("nam", "nam"),
    ("đông nam", "đông nam"),
    ("tây nam", "tây nam"),
    ("tây", "tây"),
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
    ("Nhận nhiều hơn", "Nhận nhiều hơn"),
    ("Thể thao", "Thể thao"),
    ("Bạn dễ thích đến đâu", "Bạn dễ thích đến đâu"),
    ("Ở thành phố", "Ở thành phố"),
    ("Lớp đông hơn", "Lớp đông hơn"),
    ("Xa nhà hơn", "Xa nhà hơn"),
    ("Rất gần hoặc rất xa", "Rất gần hoặc rất xa"),
    ("Thu nhập cao hơn", "Thu nhập cao hơn"),
    ("Xa hơn về phía đông", "Xa hơn về phía đông"),
    ("Hợp với hồ sơ của bạn", "Hợp với hồ sơ của bạn"),
    ("Vì lợi nhuận", "Vì lợi nhuận"),
    ("Tốt nghiệp nhiều hơn", "Tốt nghiệp nhiều hơn"),
    ("Trong bang của bạn", "Trong bang của bạn"),
    ("Có ký túc xá", "Có ký túc xá"),
    ("Cách nhà dưới 80 km", "Cách nhà dưới 80 km"),
    ("Xa hơn về phía bắc", "Xa hơn về phía bắc"),
    ("Rất bắc hoặc rất nam", "Rất bắc hoặc rất nam"),
    ("Cao hơn hẳn giá thường", "Cao hơn hẳn giá thường"),
    ("Giá cao hơn", "Giá cao hơn"),
    ("Công lập", "Công lập"),
    ("Khó vào", "Khó vào"),
    ("Tôn giáo", "Tôn giáo"),
    ("Ở nông thôn", "Ở nông thôn"),
    ("Điểm cao hơn của bạn", "Điểm cao hơn của bạn"),
    ("Điểm khác xa của bạn", "Điểm khác xa của bạn"),
    ("Lớn hơn bạn muốn", "Lớn hơn bạn muốn"),
    ("Khác xa cỡ bạn muốn", "Khác xa cỡ bạn muốn"),
    ("Nhiều bằng ngành bạn chọn đầu", "Nhiều bằng ngành bạn chọn đầu"),
    ("Ở ngoại ô", "Ở ngoại ô"),
    ("Dạy ngành bạn chọn đầu", "Dạy ngành bạn chọn đầu"),
    ("Dạy ngành bạn chọn thứ hai", "Dạy ngành bạn chọn thứ hai"),
    ("Trường hai năm", "Trường hai năm"),
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
    ("Liên kết tôn giáo", "Liên kết tôn giáo"),
    ("bất kỳ", "bất kỳ"),
    ("Bộ thẻ theo bộ lọc của bạn", "Bộ thẻ theo bộ lọc của bạn"),
    ("%1$@ từ %2$@ trở lên", "%1$@ từ %2$@ trở lên"),
    ("%1$@ không quá %2$@", "%1$@ không quá %2$@"),
    ("%1$@ từ %2$@ đến %3$@", "%1$@ từ %2$@ đến %3$@"),
    ("Lại là cả bộ thẻ", "Lại là cả bộ thẻ"),
    ("%@ bỏ bộ lọc", "%@ bỏ bộ lọc"),
    ("“%1$@” và “%2$@” mâu thuẫn với nhau.", "“%1$@” và “%2$@” mâu thuẫn với nhau."),
    ("Loại hình", "Loại hình"),
    ("Đang đếm…", "Đang đếm…"),
    ("%@ trường sẽ nằm trong bộ thẻ của bạn", "%@ trường sẽ nằm trong bộ thẻ của bạn"),
    ("Hãy viết điều bạn tìm, theo thứ tự nào cũng được: nơi chốn, giá, quy mô, ngành học, “không vì lợi nhuận”. %@ mở biểu mẫu với mọi câu hỏi.", "Hãy viết điều bạn tìm, theo thứ tự nào cũng được: nơi chốn, giá, quy mô, ngành học, “không vì lợi nhuận”. %@ mở biểu mẫu với mọi câu hỏi."),
    ("“%@” kết thúc trước khi bắt đầu.", "“%@” kết thúc trước khi bắt đầu."),
    ("trừ trường như vậy", "trừ trường như vậy"),
    ("Ngành học", "Ngành học"),
    ("%1$@ trong %2$@ trường phù hợp", "%1$@ trong %2$@ trường phù hợp"),
    ("phù hợp", "phù hợp"),
    ("chưa rõ", "chưa rõ"),
    ("công giáo", "công giáo"),
    ("2.000–10.000", "2.000–10.000"),
    ("trong vòng 500 km", "trong vòng 500 km"),
    ("điều dưỡng", "điều dưỡng"),
    ("dưới 20k", "dưới 20k"),
    ("1100–1300", "1100–1300"),
    ("dưới 15", "dưới 15"),
    ("trên 60 %%", "trên 60 %%"),
    ("Oregon hoặc Maine", "Oregon hoặc Maine"),
    ("“%@” nằm ngoài mọi giá trị có thể có.", "“%@” nằm ngoài mọi giá trị có thể có."),
    ("ở %@", "ở %@"),
    ("Bậc học", "Bậc học"),
    ("lọc: %@", "lọc: %@"),
    (" hoặc %@ nữa", " hoặc %@ nữa"),
    ("Tên:", "Tên:"),
    ("Chưa biết ngân sách của bạn: hồ sơ sẽ hỏi.", "Chưa biết ngân sách của bạn: hồ sơ sẽ hỏi."),
    ("Chưa biết thành phố nhà bạn nên không tính được khoảng cách: hồ sơ sẽ hỏi.", "Chưa biết thành phố nhà bạn nên không tính được khoảng cách: hồ sơ sẽ hỏi."),
    ("Chưa biết bang nhà của bạn: hồ sơ sẽ hỏi.", "Chưa biết bang nhà của bạn: hồ sơ sẽ hỏi."),
    ("“%1$@” và “%2$@”: không trường nào có cả hai.", "“%1$@” và “%2$@”: không trường nào có cả hai."),
    ("Không có bộ lọc nào đang dùng", "Không có bộ lọc nào đang dùng"),
    ("Chưa lưu bộ lọc nào.", "Chưa lưu bộ lọc nào."),
    ("không %@", "không %@"),
    ("không ở %@", "không ở %@"),
    ("không có ngành %@", "không có ngành %@"),
    ("Chưa hiểu: %@", "Chưa hiểu: %@"),
    ("chỉ trường như vậy", "chỉ trường như vậy"),
    ("%1$@ hoặc %2$@", "%1$@ hoặc %2$@"),
    ("%1$@ trên %2$@", "%1$@ trên %2$@"),
    ("Điểm thi", "Điểm thi"),
    ("ở Oregon hoặc Maine, giá dưới 20k, điều dưỡng …", "ở Oregon hoặc Maine, giá dưới 20k, điều dưỡng …"),
    ("%@ chưa rõ", "%@ chưa rõ"),
    ("Môi trường", "Môi trường"),
    ("Bang", "Bang"),
    ("có ngành %@", "có ngành %@"),
    ("%1$@ dưới %2$@", "%1$@ dưới %2$@"),
    ("%@ trường nữa có thể phù hợp: thiếu số liệu. Chúng được tính.", "%@ trường nữa có thể phù hợp: thiếu số liệu. Chúng được tính."),
    ("Số liệu chưa rõ", "Số liệu chưa rõ"),
    ("%@ trường nữa có thể phù hợp: thiếu số liệu. Chúng không được tính.", "%@ trường nữa có thể phù hợp: thiếu số liệu. Chúng không được tính."),
    ("bỏ ra, có đếm ở trên", "bỏ ra, có đếm ở trên"),
    ("tính là phù hợp", "tính là phù hợp"),
    ("Dùng bộ lọc này", "Dùng bộ lọc này"),
    ("tính cả chưa rõ", "tính cả chưa rõ"),
    ("%@ km", "%@ km"),
    ("%@ dặm", "%@ dặm"),
    ("không áp dụng", "không áp dụng"),
    ("chưa công bố", "chưa công bố"),
    ("%@ trên 1", "%@ trên 1"),
    ("dưới 0,1 %%", "dưới 0,1 %%"),
    ("được giữ kín", "được giữ kín"),
    ("ít hợp", "ít hợp"),
    ("chưa xếp hạng", "chưa xếp hạng"),
    ("Học tập", "Học tập"),
    ("Nơi ở và gia cảnh", "Nơi ở và gia cảnh"),
    ("Thông tin cơ bản", "Thông tin cơ bản"),
    ("Mong muốn", "Mong muốn"),
    ("Phím", "Phím"),
    ("không phím", "không phím"),
    ("Điểm ACT", "Điểm ACT"),
    ("Hoạt động", "Hoạt động"),
    ("Số lớp AP", "Số lớp AP"),
    ("Ngân sách mỗi năm", "Ngân sách mỗi năm"),
    ("Văn hóa trường", "Văn hóa trường"),
    ("Quốc tịch", "Quốc tịch"),
    ("Hạng trong khối", "Hạng trong khối"),
    ("Sĩ số khối", "Sĩ số khối"),
    ("Khí hậu", "Khí hậu"),
    ("Liên lạc qua", "Liên lạc qua"),
    ("Khuyết tật", "Khuyết tật"),
    ("Xa nhất, dặm", "Xa nhất, dặm"),
    ("Học trước đại học", "Học trước đại học"),
    ("E-mail", "E-mail"),
    ("Sắc tộc", "Sắc tộc"),
    ("Thế hệ đầu học đại học", "Thế hệ đầu học đại học"),
    ("Giới tính", "Giới tính"),
    ("Điểm trung bình", "Điểm trung bình"),
    ("Thang điểm", "Thang điểm"),
    ("Năm tốt nghiệp", "Năm tốt nghiệp"),
    ("Hội nam nữ sinh", "Hội nam nữ sinh"),
    ("Trường trung học", "Trường trung học"),
    ("Nhà ở", "Nhà ở"),
    ("Số lớp IB", "Số lớp IB"),
    ("Thu nhập gia đình", "Thu nhập gia đình"),
    ("Ngành muốn học", "Ngành muốn học"),
    ("Gia đình quân nhân", "Gia đình quân nhân"),
    ("Họ tên", "Họ tên"),
    ("Cần hỗ trợ tài chính", "Cần hỗ trợ tài chính"),
    ("Điện thoại", "Điện thoại"),
    ("Tên thường gọi", "Tên thường gọi"),
    ("Nghiên cứu", "Nghiên cứu"),
    ("Bang cư trú", "Bang cư trú"),
    ("Độ nặng chương trình", "Độ nặng chương trình"),
    ("Điểm SAT", "Điểm SAT"),
    ("Trường trong bộ thẻ", "Trường trong bộ thẻ"),
    ("Nơi đặt trường", "Nơi đặt trường"),
    ("Cỡ trường", "Cỡ trường"),
    ("Chương trình riêng", "Chương trình riêng"),
    ("Hạng thể thao", "Hạng thể thao"),
    ("Giờ tình nguyện", "Giờ tình nguyện"),
    ("Không thi chuẩn hóa", "Không thi chuẩn hóa"),
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
    ("Alaska", "Alaska"),
    ("Puerto Rico và quần đảo Virgin", "Puerto Rico và quần đảo Virgin"),
    ("Không trường nào trong bộ thẻ hợp bộ lọc.", "Không trường nào trong bộ thẻ hợp bộ lọc."),
    ("cách nhà %@", "cách nhà %@"),
    ("Hawaii", "Hawaii"),
    ("%@ trường · ◉ đã thích ★ gắn sao ◇ kế tiếp", "%@ trường · ◉ đã thích ★ gắn sao ◇ kế tiếp"),
    ("Gần dấu cộng nhất:", "Gần dấu cộng nhất:"),
    ("Lục địa Hoa Kỳ", "Lục địa Hoa Kỳ"),
    ("Các đảo Thái Bình Dương", "Các đảo Thái Bình Dương"),
    ("%1$@ về phía %2$@", "%1$@ về phía %2$@"),
    ("%@ trường", "%@ trường"),
    ("Đã thích", "Đã thích"),
    ("Chưa có gì, không sao cả. Khi một thẻ hợp ý, nhấn %@ và trường sẽ chờ bạn ở đây.", "Chưa có gì, không sao cả. Khi một thẻ hợp ý, nhấn %@ và trường sẽ chờ bạn ở đây."),
    ("Đang lấy các trường của bạn…", "Đang lấy các trường của bạn…"),
    ("Gắn sao", "Gắn sao"),
    ("Chưa có sao nào. Nhấn %@ ở vài trường mà bạn không muốn lạc mất.", "Chưa có sao nào. Nhấn %@ ở vài trường mà bạn không muốn lạc mất."),
    ("ACT", "ACT"),
    ("tỉ lệ nhận", "tỉ lệ nhận"),
    ("tổng chi phí", "tổng chi phí"),
    ("khoản nợ", "khoản nợ"),
    ("khoảng cách từ nhà", "khoảng cách từ nhà"),
    ("thu nhập", "thu nhập"),
    ("tỉ lệ tốt nghiệp", "tỉ lệ tốt nghiệp"),
    ("tỉ lệ nhận Pell", "tỉ lệ nhận Pell"),
    ("giá thực trả", "giá thực trả"),
    ("sinh viên mỗi giảng viên", "sinh viên mỗi giảng viên"),
    ("tỉ lệ học tiếp", "tỉ lệ học tiếp"),
    ("SAT", "SAT"),
    ("học phí trong bang", "học phí trong bang"),
    ("học phí ngoài bang", "học phí ngoài bang"),
    ("sinh viên", "sinh viên"),
    ("mọi người trong trường", "mọi người trong trường"),
    ("Khu vực khác của %@", "Khu vực khác của %@"),
    ("Đồng ý %@", "Đồng ý %@"),
    ("Xin tham gia", "Xin tham gia"),
    ("Hẹn gặp %@", "Hẹn gặp %@"),
    ("%@ người xin", "%@ người xin"),
    ("%1$@ xin tham gia “%2$@”", "%1$@ xin tham gia “%2$@”"),
    ("%1$@ hẹn bạn: “%2$@”", "%1$@ hẹn bạn: “%2$@”"),
    ("Chặn %@", "Chặn %@"),
    ("Đã chặn: hai bên không còn thấy nhau.", "Đã chặn: hai bên không còn thấy nhau."),
    ("từ bản đồ", "từ bản đồ"),
    ("từ máy thu", "từ máy thu"),
    ("từ bản ghi", "từ bản ghi"),
    ("từ toạ độ", "từ toạ độ"),
    ("do bạn cho biết", "do bạn cho biết"),
    ("Ghi tệp lịch", "Ghi tệp lịch"),
    ("Huỷ cuộc hẹn", "Huỷ cuộc hẹn"),
    ("Chốt gặp %@; những người khác được báo", "Chốt gặp %@; những người khác được báo"),
    ("Danh bạ", "Danh bạ"),
    ("Người trong danh bạ của bạn, khi họ ở đây.", "Người trong danh bạ của bạn, khi họ ở đây."),
    ("Một điểm trên bản đồ", "Một điểm trên bản đồ"),
    ("Để lần khác, %@", "Để lần khác, %@"),
    ("Đã đồng ý · u để rút lại cho tới khi họ viết", "Đã đồng ý · u để rút lại cho tới khi họ viết"),
    ("Đã xin · u để rút lại", "Đã xin · u để rút lại"),
    ("Đã huỷ · u để rút lại", "Đã huỷ · u để rút lại"),
    ("Đã chốt; những người khác được báo · u để rút lại", "Đã chốt; những người khác được báo · u để rút lại"),
    ("Để lần khác · u để rút lại", "Để lần khác · u để rút lại"),
    ("Đã rút · u để hoàn lại", "Đã rút · u để hoàn lại"),
    ("Gần đây không có khu vực nào Quad biết. Đi tiếp, hoặc chọn một khu vực.", "Gần đây không có khu vực nào Quad biết. Đi tiếp, hoặc chọn một khu vực."),
    ("Bạn ở ngoài khuôn viên nên không chia sẻ gì. Quay lại lúc nào cũng được.", "Bạn ở ngoài khuôn viên nên không chia sẻ gì. Quay lại lúc nào cũng được."),
    ("Không ai thấy bạn cho tới khi bạn cho phép. Người khác chỉ biết tên khu vực.", "Không ai thấy bạn cho tới khi bạn cho phép. Người khác chỉ biết tên khu vực."),
    ("Cho biết bạn ở đâu để xem còn ai ở đó và họ định làm gì.", "Cho biết bạn ở đâu để xem còn ai ở đó và họ định làm gì."),
    ("Mọi người ở %@", "Mọi người ở %@"),
    ("Ai đang ở khu vực này.", "Ai đang ở khu vực này."),
    ("Hiện không đọc được dữ liệu trường.", "Hiện không đọc được dữ liệu trường."),
    ("Cuộc hẹn đó không còn nữa.", "Cuộc hẹn đó không còn nữa."),
    ("Không lưu được. Hãy thử lại.", "Không lưu được. Hãy thử lại."),
    ("Hiện không thể hẹn người đó.", "Hiện không thể hẹn người đó."),
    ("Trong vòng một tuần, dài nhất một ngày.", "Trong vòng một tuần, dài nhất một ngày."),
    ("Quá dài.", "Quá dài."),
    ("Phải kết thúc sau khi bắt đầu, và sau lúc này.", "Phải kết thúc sau khi bắt đầu, và sau lúc này."),
    ("Hãy viết gì đó trước: nó mở đầu câu chuyện.", "Hãy viết gì đó trước: nó mở đầu câu chuyện."),
    ("Thêm", "Thêm"),
    ("Dành cho", "Dành cho"),
    ("Mục đích", "Mục đích"),
    ("Loại", "Loại"),
    ("Trong", "Trong"),
    ("Ai thấy", "Ai thấy"),
    ("Từ", "Từ"),
    ("Lời mời", "Lời mời"),
    ("“%@” đã chốt với người khác. Hẹn dịp khác nhé!", "“%@” đã chốt với người khác. Hẹn dịp khác nhé!"),
    ("Trước hết cho biết bạn ở đâu: p.", "Trước hết cho biết bạn ở đâu: p."),
    ("bất kỳ ai", "bất kỳ ai"),
    ("kết bạn", "kết bạn"),
    ("nam", "nam"),
    ("người phi nhị giới", "người phi nhị giới"),
    ("học tập", "học tập"),
    ("nữ", "nữ"),
    ("YÊU CẦU GỬI BẠN", "YÊU CẦU GỬI BẠN"),
    ("Lên xuống chọn dòng, trái phải để đổi. Enter để đăng.", "Lên xuống chọn dòng, trái phải để đổi. Enter để đăng."),
    ("Tiếp tục", "Tiếp tục"),
    ("Trong khuôn viên %@", "Trong khuôn viên %@"),
    ("“%@” đã có người khác hoặc đã hết", "“%@” đã có người khác hoặc đã hết"),
    ("ĐANG Ở ĐÂY", "ĐANG Ở ĐÂY"),
    ("cà phê", "cà phê"),
    ("sự kiện", "sự kiện"),
    ("trong nhà", "trong nhà"),
    ("bữa ăn", "bữa ăn"),
    ("khác", "khác"),
    ("ngoài trời", "ngoài trời"),
    ("học chung", "học chung"),
    ("%@ trường cùng thích", "%@ trường cùng thích"),
    ("CUỘC HẸN", "CUỘC HẸN"),
    ("%@ phút", "%@ phút"),
    ("gần %@", "gần %@"),
    ("Cuộc hẹn mới", "Cuộc hẹn mới"),
    ("BÊN CẠNH", "BÊN CẠNH"),
    ("Đó không phải vĩ độ và kinh độ. Hãy viết 51.08, −114.13.", "Đó không phải vĩ độ và kinh độ. Hãy viết 51.08, −114.13."),
    ("Chưa có. n để tạo trong vài giây.", "Chưa có. n để tạo trong vài giây."),
    ("Đó không phải địa chỉ. Hãy viết máy:cổng.", "Đó không phải địa chỉ. Hãy viết máy:cổng."),
    ("Không đọc được tệp đó như một tuyến GPX.", "Không đọc được tệp đó như một tuyến GPX."),
    ("Hãy chọn một yêu cầu trước.", "Hãy chọn một yêu cầu trước."),
    ("Không ai", "Không ai"),
    ("Bạn vẫn có thể xem mà không bị thấy.", "Bạn vẫn có thể xem mà không bị thấy."),
    ("Chưa thấy ai. n để đề xuất cuộc hẹn.", "Chưa thấy ai. n để đề xuất cuộc hẹn."),
    ("Không ai cho bạn thấy.", "Không ai cho bạn thấy."),
    ("“%@”: để lần khác", "“%@”: để lần khác"),
    ("Việc đó thuộc về bên kia.", "Việc đó thuộc về bên kia."),
    ("Hãy chọn một người hoặc cuộc hẹn của người khác trước.", "Hãy chọn một người hoặc cuộc hẹn của người khác trước."),
    ("ngoài khuôn viên", "ngoài khuôn viên"),
    ("Không chia sẻ gì và không lưu lại gì.", "Không chia sẻ gì và không lưu lại gì."),
    ("Yêu cầu đó đã thay đổi.", "Yêu cầu đó đã thay đổi."),
    ("Đã bị huỷ.", "Đã bị huỷ."),
    ("Đã kết thúc rồi.", "Đã kết thúc rồi."),
    ("Đã chốt với người khác.", "Đã chốt với người khác."),
    ("CỦA BẠN", "CỦA BẠN"),
    ("chọn khu vực", "chọn khu vực"),
    ("Đã đăng. Enter để xem ai xin tham gia, hoặc huỷ.", "Đã đăng. Enter để xem ai xin tham gia, hoặc huỷ."),
    ("Đại học Calgary, khuôn viên", "Đại học Calgary, khuôn viên"),
    ("Banff, xa mọi khuôn viên", "Banff, xa mọi khuôn viên"),
    ("Đại học Calgary, Science A", "Đại học Calgary, Science A"),
    ("“%1$@”: %2$@ được không?", "“%1$@”: %2$@ được không?"),
    ("Máy thu vệ tinh (gpsd)", "Máy thu vệ tinh (gpsd)"),
    ("Không kết nối được máy thu; Quad đang thử lại.", "Không kết nối được máy thu; Quad đang thử lại."),
    ("Máy thu thấy quá ít vệ tinh.", "Máy thu thấy quá ít vệ tinh."),
    ("Nơi đó trả lời nhưng không phải gpsd.", "Nơi đó trả lời nhưng không phải gpsd."),
    ("máy:cổng", "máy:cổng"),
    ("Một quãng đi bộ đã ghi (tệp GPX)", "Một quãng đi bộ đã ghi (tệp GPX)"),
    ("đường dẫn tệp, và tốc độ như x10", "đường dẫn tệp, và tốc độ như x10"),
    ("Chuyện gì đã xảy ra? Người quản lý máy chủ sẽ đọc.", "Chuyện gì đã xảy ra? Người quản lý máy chủ sẽ đọc."),
    ("Báo cáo %@", "Báo cáo %@"),
    ("bằng lời của bạn", "bằng lời của bạn"),
    ("Đã báo cho người quản lý máy chủ.", "Đã báo cho người quản lý máy chủ."),
    ("ngay đây", "ngay đây"),
    ("Hãy gặp ở nơi có người, và báo cho bạn bè biết bạn đi đâu.", "Hãy gặp ở nơi có người, và báo cho bạn bè biết bạn đi đâu."),
    ("Trước khi gặp", "Trước khi gặp"),
    ("thấy được: danh bạ", "thấy được: danh bạ"),
    ("thấy được: mọi người ở đây", "thấy được: mọi người ở đây"),
    ("không ai thấy bạn", "không ai thấy bạn"),
    ("Không, tôi ở %@", "Không, tôi ở %@"),
    ("Ở đó không có khuôn viên nào. Đổi dấu thì có:", "Ở đó không có khuôn viên nào. Đổi dấu thì có:"),
    ("Thiếu dấu chăng?", "Thiếu dấu chăng?"),
    ("ai đó", "ai đó"),
    ("Gặp nhau ở %@ nhé.", "Gặp nhau ở %@ nhé."),
    ("Gặp nhau ở %1$@ nhé: %2$@ tính từ %3$@.", "Gặp nhau ở %1$@ nhé: %2$@ tính từ %3$@."),
    ("Chia sẻ điểm hẹn với %@", "Chia sẻ điểm hẹn với %@"),
    ("Ai đi cà phê không?", "Ai đi cà phê không?"),
    ("Ai ăn trưa không?", "Ai ăn trưa không?"),
    ("Học chung không?", "Học chung không?"),
    ("Đi dạo quanh trường không?", "Đi dạo quanh trường không?"),
    ("đã chốt", "đã chốt"),
    ("đã đồng ý", "đã đồng ý"),
    ("đã xin", "đã xin"),
    ("đã huỷ", "đã huỷ"),
    ("để lần khác", "để lần khác"),
    ("đã hết", "đã hết"),
    ("đang mở", "đang mở"),
    ("đã rút", "đã rút"),
    ("Đã rút lại", "Đã rút lại"),
    ("Việc khác", "Việc khác"),
    ("như 15:15, hoặc trưa mai", "như 15:15, hoặc trưa mai"),
    ("Đề xuất giờ khác với %@", "Đề xuất giờ khác với %@"),
    ("Bạn có thể xin lại sau một ngày.", "Bạn có thể xin lại sau một ngày."),
    ("Vĩ độ và kinh độ", "Vĩ độ và kinh độ"),
    ("Nhập vào, hoặc chọn một nơi bên dưới. Chỉ tra tại chỗ, không lưu.", "Nhập vào, hoặc chọn một nơi bên dưới. Chỉ tra tại chỗ, không lưu."),
    ("51.0791, −114.1282", "51.0791, −114.1282"),
    ("Bên kia đã phản hồi rồi.", "Bên kia đã phản hồi rồi."),
    ("Đã quá muộn để rút lại.", "Đã quá muộn để rút lại."),
    ("Bạn đang ở đâu?", "Bạn đang ở đâu?"),
    ("thêm %@ người không hiện", "thêm %@ người không hiện"),
    ("Họ sẽ thấy: %1$@, những gì bạn cho xem trong hồ sơ, và bạn đang ở %2$@. Không bao giờ chi tiết hơn. Tự hết sau hai giờ.", "Họ sẽ thấy: %1$@, những gì bạn cho xem trong hồ sơ, và bạn đang ở %2$@. Không bao giờ chi tiết hơn. Tự hết sau hai giờ."),
    ("Ai được thấy bạn ở đây?", "Ai được thấy bạn ở đây?"),
    ("%1$@ đồng ý “%2$@”", "%1$@ đồng ý “%2$@”"),
    ("Đã hẹn. Bạn sẽ biết khi có trả lời.", "Đã hẹn. Bạn sẽ biết khi có trả lời."),
    ("%1$@ m về hướng %2$@ · %3$@ phút đi bộ", "%1$@ m về hướng %2$@ · %3$@ phút đi bộ"),
    ("Bạn đang ở đâu?", "Bạn đang ở đâu?"),
    ("Người khác chỉ biết khu vực, và chỉ khi bạn cho phép.", "Người khác chỉ biết khu vực, và chỉ khi bạn cho phép."),
    ("Rút yêu cầu của tôi", "Rút yêu cầu của tôi"),
    ("Viết cho %@", "Viết cho %@"),
    ("tên của bạn", "tên của bạn"),
    ("đã cất", "đã cất"),
    ("Hãy gõ gì đó, hoặc bấm Esc để thôi.", "Hãy gõ gì đó, hoặc bấm Esc để thôi."),
    ("Tìm trường của tôi", "Tìm trường của tôi"),
    ("Nó không còn nữa. Esc để quay lại.", "Nó không còn nữa. Esc để quay lại."),
    ("Tên không gian mới", "Tên không gian mới"),
    ("Chưa có; a để tạo.", "Chưa có; a để tạo."),
    ("Không ghi được xuống đĩa. quad doctor cho biết vì sao.", "Không ghi được xuống đĩa. quad doctor cho biết vì sao."),
    ("Bạn muốn tìm hiểu điều gì?", "Bạn muốn tìm hiểu điều gì?"),
    ("mới thêm", "mới thêm"),
    ("A đến Z", "A đến Z"),
    ("Z đến A", "Z đến A"),
    ("mới sửa", "mới sửa"),
    ("Đã bỏ %@ · u lấy lại", "Đã bỏ %@ · u lấy lại"),
    ("Tên khác cho không gian", "Tên khác cho không gian"),
    ("Đã lấy lại %@", "Đã lấy lại %@"),
    ("Thứ tự: %@", "Thứ tự: %@"),
    ("Dài hơn %@ ký tự. Hãy rút ngắn hoặc chia đôi.", "Dài hơn %@ ký tự. Hãy rút ngắn hoặc chia đôi."),
    ("Không gian nghiên cứu", "Không gian nghiên cứu"),
    ("%@ giờ là một nguồn.", "%@ giờ là một nguồn."),
    ("không có gì phía sau", "không có gì phía sau"),
    ("chưa dẫn đến đâu", "chưa dẫn đến đâu"),
    ("Chưa có ghi chú. Chữ được lưu ngay khi gõ; [[tên]] liên kết đến ghi chú hay nguồn, và câu trích từ trình đọc giữ nguyên vị trí.", "Chưa có ghi chú. Chữ được lưu ngay khi gõ; [[tên]] liên kết đến ghi chú hay nguồn, và câu trích từ trình đọc giữ nguyên vị trí."),
    ("Ghi chú có những từ này", "Ghi chú có những từ này"),
    ("Ghi chú liên kết đến đây", "Ghi chú liên kết đến đây"),
    ("Ghi chú chỉ đến đâu", "Ghi chú chỉ đến đâu"),
    ("Ghi chú mới", "Ghi chú mới"),
    ("Nó không dẫn nguồn, cũng không liên kết.", "Nó không dẫn nguồn, cũng không liên kết."),
    ("Hãy chọn một ghi chú trước.", "Hãy chọn một ghi chú trước."),
    ("Chưa ghi chú nào liên kết. Viết [[tên]] trong ghi chú khác.", "Chưa ghi chú nào liên kết. Viết [[tên]] trong ghi chú khác."),
    ("Sổ tay của không gian này", "Sổ tay của không gian này"),
    ("Lấy lại bản trước khi chương trình dừng; đang lưu.", "Lấy lại bản trước khi chương trình dừng; đang lưu."),
    ("Tên khác cho ghi chú", "Tên khác cho ghi chú"),
    ("còn %@", "còn %@"),
    ("đã lưu", "đã lưu"),
    ("Thẻ", "Thẻ"),
    ("Các từ, cách nhau bằng dấu cách.", "Các từ, cách nhau bằng dấu cách."),
    ("Phần chữ viết tiếp theo, được lưu khi bạn gõ.", "Phần chữ viết tiếp theo, được lưu khi bạn gõ."),
    ("Viết ở đây", "Viết ở đây"),
    ("tám", "tám"),
    ("năm", "năm"),
    ("bốn", "bốn"),
    ("chín", "chín"),
    ("bảy", "bảy"),
    ("sáu", "sáu"),
    ("mười", "mười"),
    ("ba", "ba"),
    ("hai", "hai"),
    ("Bạn đã qua cả bốn màn hình. Mọi thứ có thể đổi ở đây.", "Bạn đã qua cả bốn màn hình. Mọi thứ có thể đổi ở đây."),
    ("%1$@ màn hình sau, %2$@ màn hình trước, %3$@ giữ lại sau", "%1$@ màn hình sau, %2$@ màn hình trước, %3$@ giữ lại sau"),
    ("Đã giữ lại: Enter ở dòng đầu sẽ tiếp tục.", "Đã giữ lại: Enter ở dòng đầu sẽ tiếp tục."),
    ("Tiếp theo", "Tiếp theo"),
    ("Màn hình %1$@ trên %2$@", "Màn hình %1$@ trên %2$@"),
    ("Quay lại", "Quay lại"),
    ("Bỏ qua màn hình này", "Bỏ qua màn hình này"),
    ("lời khuyên", "lời khuyên"),
    ("toàn bộ", "toàn bộ"),
    ("phần lớn", "phần lớn"),
    ("một phần", "một phần"),
    ("chưa rõ", "chưa rõ"),
    ("thổ dân Mỹ hoặc Alaska", "thổ dân Mỹ hoặc Alaska"),
    ("người trong khu vực", "người trong khu vực"),
    ("châu Á", "châu Á"),
    ("da đen", "da đen"),
    ("đi thăm trường", "đi thăm trường"),
    ("công dân Mỹ", "công dân Mỹ"),
    ("lạnh", "lạnh"),
    ("khô", "khô"),
    ("bốn mùa", "bốn mùa"),
    ("ôn hòa", "ôn hòa"),
    ("ấm", "ấm"),
    ("e-mail", "e-mail"),
    ("tin nhắn trong Quad", "tin nhắn trong Quad"),
    ("không liên lạc", "không liên lạc"),
    ("gọi điện", "gọi điện"),
    ("tin nhắn SMS", "tin nhắn SMS"),
    ("người quen", "người quen"),
    ("hoạt động xã hội", "hoạt động xã hội"),
    ("nghệ thuật", "nghệ thuật"),
    ("cùng nhau học", "cùng nhau học"),
    ("ganh đua", "ganh đua"),
    ("đa dạng", "đa dạng"),
    ("gần thiên nhiên", "gần thiên nhiên"),
    ("hướng nghề nghiệp", "hướng nghề nghiệp"),
    ("yên tĩnh", "yên tĩnh"),
    ("tôn giáo", "tôn giáo"),
    ("nhiều hội hè", "nhiều hội hè"),
    ("DACA", "DACA"),
    ("kết bạn", "kết bạn"),
    ("gốc Tây Ban Nha", "gốc Tây Ban Nha"),
    ("không muốn", "không muốn"),
    ("quan trọng", "quan trọng"),
    ("không quan trọng", "không quan trọng"),
    ("có thì tốt", "có thì tốt"),
    ("du học sinh", "du học sinh"),
    ("nam", "nam"),
    ("Trung Đông", "Trung Đông"),
    ("không", "không"),
    ("không ai", "không ai"),
    ("phi nhị giới", "phi nhị giới"),
    ("không có", "không có"),
    ("khác", "khác"),
    ("quần đảo Thái Bình Dương", "quần đảo Thái Bình Dương"),
    ("thường trú nhân", "thường trú nhân"),
    ("bằng kép", "bằng kép"),
    ("học kỳ thực tập", "học kỳ thực tập"),
    ("chương trình tài năng", "chương trình tài năng"),
    ("thực tập", "thực tập"),
    ("đào tạo sĩ quan (ROTC)", "đào tạo sĩ quan (ROTC)"),
    ("du học trao đổi", "du học trao đổi"),
    ("hỗ trợ khuyết tật", "hỗ trợ khuyết tật"),
    ("đào tạo giáo viên", "đào tạo giáo viên"),
    ("tị nạn", "tị nạn"),
    ("vừa sức", "vừa sức"),
    ("nặng", "nặng"),
    ("nhẹ nhàng", "nhẹ nhàng"),
    ("rất nặng", "rất nặng"),
    ("bạn cùng phòng", "bạn cùng phòng"),
    ("A-level", "A-level"),
    ("IB, 45 điểm", "IB, 45 điểm"),
    ("thang 100 điểm", "thang 100 điểm"),
    ("phần trăm", "phần trăm"),
    ("4.0, không nhân hệ số", "4.0, không nhân hệ số"),
    ("5.0, có nhân hệ số", "5.0, có nhân hệ số"),
    ("câu lạc bộ", "câu lạc bộ"),
    ("NAIA", "NAIA"),
    ("NCAA hạng I", "NCAA hạng I"),
    ("NCAA hạng III", "NCAA hạng III"),
    ("NCAA hạng II", "NCAA hạng II"),
    ("bạn học", "bạn học"),
    ("không giấy tờ", "không giấy tờ"),
    ("da trắng", "da trắng"),
    ("nữ", "nữ"),
    ("có", "có"),
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
    ("%@ ngày trước", "%@ ngày trước"),
    ("%@: không có ngày", "%@: không có ngày"),
    ("2027-01-15", "2027-01-15"),
    ("%1$@: hạn %2$@", "%1$@: hạn %2$@"),
    ("Hãy thích một trường ở Lướt, rồi lên kế hoạch nộp đơn vào đó tại đây.", "Hãy thích một trường ở Lướt, rồi lên kế hoạch nộp đơn vào đó tại đây."),
    ("Dấu cách chọn cách nộp đơn hoặc đánh dấu bước, Enter đặt ngày. Bạn tự tra ngày: không ngày nào được điền sẵn.", "Dấu cách chọn cách nộp đơn hoặc đánh dấu bước, Enter đặt ngày. Bạn tự tra ngày: không ngày nào được điền sẵn."),
    ("xét tuyển sớm", "xét tuyển sớm"),
    ("xét tuyển sớm ràng buộc", "xét tuyển sớm ràng buộc"),
    ("chưa chọn", "chưa chọn"),
    ("thông thường", "thông thường"),
    ("xét tuyển liên tục", "xét tuyển liên tục"),
    ("%1$@: %2$@", "%1$@: %2$@"),
    ("chưa có kế hoạch", "chưa có kế hoạch"),
    ("Đó không phải một ngày. Hãy gõ như 2027-01-15.", "Đó không phải một ngày. Hãy gõ như 2027-01-15."),
    ("được nhận", "được nhận"),
    ("hoãn xét", "hoãn xét"),
    ("bị từ chối", "bị từ chối"),
    ("%1$@: %2$@", "%1$@: %2$@"),
    ("đang chờ", "đang chờ"),
    ("danh sách chờ", "danh sách chờ"),
    ("Hạn nào: %@? Để trống để bỏ ngày.", "Hạn nào: %@? Để trống để bỏ ngày."),
    ("Đến hạn %1$@: %2$@", "Đến hạn %1$@: %2$@"),
    ("Đến hạn %1$@: %2$@, và %3$@ mục nữa", "Đến hạn %1$@: %2$@, và %3$@ mục nữa"),
    ("đã bỏ kế hoạch: %@", "đã bỏ kế hoạch: %@"),
    ("Kế hoạch", "Kế hoạch"),
    ("nộp đơn", "nộp đơn"),
    ("CSS Profile", "CSS Profile"),
    ("kết quả", "kết quả"),
    ("đặt cọc", "đặt cọc"),
    ("FAFSA", "FAFSA"),
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
    ("không còn trong bộ thẻ", "không còn trong bộ thẻ"),
    ("nay hạng %@", "nay hạng %@"),
    ("mới", "mới"),
    ("Mười trường đầu, với thay đổi này", "Mười trường đầu, với thay đổi này"),
    ("Thay đổi này không đổi chỗ mười trường đầu.", "Thay đổi này không đổi chỗ mười trường đầu."),
    ("đã trả lời %1$@ trên %2$@", "đã trả lời %1$@ trên %2$@"),
    ("Đã trả lời hết. Có thể thay đổi bất cứ lúc nào.", "Đã trả lời hết. Có thể thay đổi bất cứ lúc nào."),
    ("gõ vài chữ: biology, nursing…", "gõ vài chữ: biology, nursing…"),
    ("Trả lời lần lượt", "Trả lời lần lượt"),
    ("bốn màn hình, màn nào cũng bỏ qua được", "bốn màn hình, màn nào cũng bỏ qua được"),
    ("theo thang ở trên", "theo thang ở trên"),
    ("••••• (ẩn cho đến khi bạn chọn)", "••••• (ẩn cho đến khi bạn chọn)"),
    ("bang, thị trấn hoặc mã ZIP", "bang, thị trấn hoặc mã ZIP"),
    ("một, hai, ba", "một, hai, ba"),
    ("Đang đọc hồ sơ…", "Đang đọc hồ sơ…"),
    ("Còn thiếu", "Còn thiếu"),
    ("Không có thị trấn thì khoảng cách không được tính vào điểm.", "Không có thị trấn thì khoảng cách không được tính vào điểm."),
    ("Không có thay đổi nào để hoàn lại.", "Không có thay đổi nào để hoàn lại."),
    ("Đã lưu: %@.", "Đã lưu: %@."),
    ("ai được xem", "ai được xem"),
    ("Không ai xem được gì ở đây cho đến khi bạn cho phép.", "Không ai xem được gì ở đây cho đến khi bạn cho phép."),
    ("Đã hoàn lại: %@.", "Đã hoàn lại: %@."),
    ("chưa nói", "chưa nói"),
    ("Mỗi phần chiếm bao nhiêu trong điểm. Trái và phải thay đổi năm một.", "Mỗi phần chiếm bao nhiêu trong điểm. Trái và phải thay đổi năm một."),
    ("Về trọng số mặc định", "Về trọng số mặc định"),
    ("%@: ai được xem", "%@: ai được xem"),
    ("Lần đọc gần nhất đổi gì", "Lần đọc gần nhất đổi gì"),
    ("Ghi chú dẫn nguồn này", "Ghi chú dẫn nguồn này"),
    ("Tìm trong nguồn này", "Tìm trong nguồn này"),
    ("%1$@/%2$@", "%1$@/%2$@"),
    ("Mới đọc một lần, hoặc không có gì đổi. R để đọc lại.", "Mới đọc một lần, hoặc không có gì đổi. R để đọc lại."),
    ("Nguồn này không có đề mục.", "Nguồn này không có đề mục."),
    ("Chưa ghi chú nào dẫn; s để trích một dòng.", "Chưa ghi chú nào dẫn; s để trích một dòng."),
    ("Không có trong nguồn này.", "Không có trong nguồn này."),
    ("Mục lục", "Mục lục"),
    ("Trích vào ghi chú nào?", "Trích vào ghi chú nào?"),
    ("Đã trích, kèm vị trí.", "Đã trích, kèm vị trí."),
    ("Đã đọc lại. v cho thấy có gì đổi.", "Đã đọc lại. v cho thấy có gì đổi."),
    ("Vẫn những dòng ấy, chỉ khác thứ tự.", "Vẫn những dòng ấy, chỉ khác thứ tự."),
    ("%@ sinh viên trên mỗi giảng viên", "%@ sinh viên trên mỗi giảng viên"),
    ("Người tốt nghiệp nợ trung vị %@", "Người tốt nghiệp nợ trung vị %@"),
    ("Cách nhà %@", "Cách nhà %@"),
    ("Cách nhà %1$@; bạn muốn dưới %2$@", "Cách nhà %1$@; bạn muốn dưới %2$@"),
    ("Thu nhập trung vị %@ sau 10 năm nhập học", "Thu nhập trung vị %@ sau 10 năm nhập học"),
    ("%@ tốt nghiệp trong 150 %% thời gian quy định", "%@ tốt nghiệp trong 150 %% thời gian quy định"),
    ("Ở %@, bang nhà của bạn", "Ở %@, bang nhà của bạn"),
    ("Không có ngành %1$@, %2$@", "Không có ngành %1$@, %2$@"),
    ("Giá thực trả %1$@, vượt %2$@ so với ngân sách %3$@", "Giá thực trả %1$@, vượt %2$@ so với ngân sách %3$@"),
    ("Giá thực trả %1$@; trung vị của các trường bốn năm là %2$@", "Giá thực trả %1$@; trung vị của các trường bốn năm là %2$@"),
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
    ("Viết câu hỏi", "Viết câu hỏi"),
    ("%1$@ bỏ qua · %2$@ kết thúc. Câu trả lời đẩy các trọng số của mặt đó.", "%1$@ bỏ qua · %2$@ kết thúc. Câu trả lời đẩy các trọng số của mặt đó."),
    ("Bạn thích gì nhất ở %@?", "Bạn thích gì nhất ở %@?"),
    ("Hãy thích một trường trước.", "Hãy thích một trường trước."),
    ("Không có câu hỏi", "Không có câu hỏi"),
    ("thích nhất: %1$@, %2$@", "thích nhất: %1$@, %2$@"),
    ("Bạn có câu hỏi cho phòng tuyển sinh?", "Bạn có câu hỏi cho phòng tuyển sinh?"),
    ("lo về: %1$@, %2$@", "lo về: %1$@, %2$@"),
    ("Điều gì ở trường này làm bạn lo?", "Điều gì ở trường này làm bạn lo?"),
    ("%@ kết quả", "%@ kết quả"),
    ("Gõ vài chữ: tên trường, thị trấn, hoặc tên tắt như MIT. Gõ sai chút cũng được.", "Gõ vài chữ: tên trường, thị trấn, hoặc tên tắt như MIT. Gõ sai chút cũng được."),
    ("Không có gì tên “%@”. Hãy thử ít chữ hơn, hoặc tên thị trấn.", "Không có gì tên “%@”. Hãy thử ít chữ hơn, hoặc tên thị trấn."),
    ("Tên, thị trấn hoặc tên gọi khác", "Tên, thị trấn hoặc tên gọi khác"),
    ("Tài khoản", "Tài khoản"),
    ("Phím", "Phím"),
    ("Tổng quan", "Tổng quan"),
    ("Cài đặt", "Cài đặt"),
    ("Thẻ chia sẻ", "Thẻ chia sẻ"),
    ("Hiện cho người khác", "Hiện cho người khác"),
    ("Lượt vuốt của bạn", "Lượt vuốt của bạn"),
    ("Điều đã học được", "Điều đã học được"),
    ("Điều quan trọng", "Điều quan trọng"),
    ("tự động", "tự động"),
    ("thành phố", "thành phố"),
    ("Đồng hồ", "Đồng hồ"),
    ("Tệp cấu hình", "Tệp cấu hình"),
    ("Thư mục dữ liệu", "Thư mục dữ liệu"),
    ("Khóa khi để yên", "Khóa khi để yên"),
    ("%1$@ là phím của “%2$@”, thao tác đó sẽ mất phím. Enter vẫn lấy.", "%1$@ là phím của “%2$@”, thao tác đó sẽ mất phím. Enter vẫn lấy."),
    ("Enter đổi phím của một thao tác. Phím đã dùng sẽ được nêu tên trước khi ghi.", "Enter đổi phím của một thao tác. Phím đã dùng sẽ được nêu tên trước khi ghi."),
    ("như Ctrl-T, F5; none là không có phím", "như Ctrl-T, F5; none là không có phím"),
    ("ki-lô-mét", "ki-lô-mét"),
    ("Ngôn ngữ", "Ngôn ngữ"),
    ("theo thiết bị", "theo thiết bị"),
    ("dặm", "dặm"),
    ("sau %@ phút", "sau %@ phút"),
    ("Chuyển động", "Chuyển động"),
    ("Chuột", "Chuột"),
    ("Cài đặt có hiệu lực bây giờ nhưng không ghi được: %@", "Cài đặt có hiệu lực bây giờ nhưng không ghi được: %@"),
    ("Thông báo", "Thông báo"),
    ("chuông", "chuông"),
    ("tắt", "tắt"),
    ("bật", "bật"),
    ("nông thôn", "nông thôn"),
    ("ngoại ô", "ngoại ô"),
    ("Giao diện màu", "Giao diện màu"),
    ("tương phản cao", "tương phản cao"),
    ("tối", "tối"),
    ("sáng", "sáng"),
    ("không màu", "không màu"),
    ("thị trấn", "thị trấn"),
    ("Khoảng cách", "Khoảng cách"),
    ("theo ngôn ngữ", "theo ngôn ngữ"),
    ("Space chọn điều thẻ hiển thị; điều nhạy cảm không có trên thẻ nếu bạn không chọn.", "Space chọn điều thẻ hiển thị; điều nhạy cảm không có trên thẻ nếu bạn không chọn."),
    ("Hiện mã QR", "Hiện mã QR"),
    ("Chép dạng Markdown", "Chép dạng Markdown"),
    ("Thẻ còn trống: hãy chọn một dòng bằng Space.", "Thẻ còn trống: hãy chọn một dòng bằng Space."),
    ("Không tạo được mã QR: thiếu libqrencode, hoặc thẻ quá dài.", "Không tạo được mã QR: thiếu libqrencode, hoặc thẻ quá dài."),
    ("Không ghi được thẻ vào %@.", "Không ghi được thẻ vào %@."),
    ("Ghi ra tệp", "Ghi ra tệp"),
    ("Thẻ nằm ở %@.", "Thẻ nằm ở %@."),
    ("Đang chuẩn bị danh mục trường, chỉ một lần", "Đang chuẩn bị danh mục trường, chỉ một lần"),
    ("%1$@ (và %2$@ lỗi khác: quad doctor)", "%1$@ (và %2$@ lỗi khác: quad doctor)"),
    ("Giữ nguyên", "Giữ nguyên"),
    ("Đã sao chép: %@", "Đã sao chép: %@"),
    ("Quad dừng vì lỗi của chính nó. Dữ liệu đã lưu vẫn an toàn; nhật ký ở %@", "Quad dừng vì lỗi của chính nó. Dữ liệu đã lưu vẫn an toàn; nhật ký ở %@"),
    ("khách", "khách"),
    ("Đã tắt chuột: terminal lại chọn được văn bản.", "Đã tắt chuột: terminal lại chọn được văn bản."),
    ("Đã bật chuột: nhấp để chọn, kéo sang trái hoặc phải để quyết định.", "Đã bật chuột: nhấp để chọn, kéo sang trái hoặc phải để quyết định."),
    ("Sắp tới: %@", "Sắp tới: %@"),
    ("Liên kết dẫn đến nơi không có ở đây.", "Liên kết dẫn đến nơi không có ở đây."),
    ("Không có shell nào phía sau nên không thể tạm dừng Quad.", "Không có shell nào phía sau nên không thể tạm dừng Quad."),
    ("Terminal không nhận sao chép; hãy tự chọn: %@", "Terminal không nhận sao chép; hãy tự chọn: %@"),
    ("Quad", "Quad"),
    ("Quad đang tạm dừng, mọi thứ đã được lưu: gõ fg để quay lại.", "Quad đang tạm dừng, mọi thứ đã được lưu: gõ fg để quay lại."),
    ("Giao diện: %@", "Giao diện: %@"),
    ("Hãy phóng to cửa sổ: Quad cần 20 cột và 4 dòng.", "Hãy phóng to cửa sổ: Quad cần 20 cột và 4 dòng."),
    ("%@ (chưa xác minh)", "%@ (chưa xác minh)"),
    ("theo thứ tự của bạn", "theo thứ tự của bạn"),
    ("vừa sức", "vừa sức"),
    ("Ghi chú riêng. Enter lưu, Esc giữ như cũ:", "Ghi chú riêng. Enter lưu, Esc giữ như cũ:"),
    ("khó", "khó"),
    ("an toàn", "an toàn"),
    ("Sắp xếp theo:", "Sắp xếp theo:"),
    ("Các trường bằng nhau thì xếp theo:", "Các trường bằng nhau thì xếp theo:"),
    ("Các nhãn, cách nhau bằng dấu phẩy. Enter lưu, Esc giữ như cũ:", "Các nhãn, cách nhau bằng dấu phẩy. Enter lưu, Esc giữ như cũ:"),
    ("chưa rõ cơ hội", "chưa rõ cơ hội"),
    ("đều %@", "đều %@"),
    ("tổng thể", "tổng thể"),
    ("%1$@ %2$@ và %3$@", "%1$@ %2$@ và %3$@"),
    ("cách %@", "cách %@"),
    ("Trường này công bố quá ít số liệu để tìm trường giống nó.", "Trường này công bố quá ít số liệu để tìm trường giống nó."),
    ("kết quả", "kết quả"),
    ("nơi", "nơi"),
    ("giá", "giá"),
    ("Giống %@", "Giống %@"),
    ("1.000–4.999 sinh viên", "1.000–4.999 sinh viên"),
    ("10.000–19.999 sinh viên", "10.000–19.999 sinh viên"),
    ("từ 20.000 sinh viên", "từ 20.000 sinh viên"),
    ("5.000–9.999 sinh viên", "5.000–9.999 sinh viên"),
    ("dưới 1.000 sinh viên", "dưới 1.000 sinh viên"),
    ("Giới thiệu", "Giới thiệu"),
    ("Tên hiển thị", "Tên hiển thị"),
    ("Đang tìm", "Đang tìm"),
    ("Sở thích", "Sở thích"),
    ("Ngôn ngữ", "Ngôn ngữ"),
    ("Liên kết", "Liên kết"),
    ("Đại từ", "Đại từ"),
    ("điểm phù hợp", "điểm phù hợp"),
    ("tên", "tên"),
    ("nơi", "nơi"),
    ("Đó không phải địa chỉ đầy đủ; phải bắt đầu bằng https:// hoặc http://.", "Đó không phải địa chỉ đầy đủ; phải bắt đầu bằng https:// hoặc http://."),
    ("Đã ngừng đọc. R để tiếp tục.", "Đã ngừng đọc. R để tiếp tục."),
    ("Ghi chú này dựa vào chính nó qua các nguồn, nên không thể làm nguồn.", "Ghi chú này dựa vào chính nó qua các nguồn, nên không thể làm nguồn."),
    ("Nó bị hỏng, hoặc không đúng như tên gọi.", "Nó bị hỏng, hoặc không đúng như tên gọi."),
    ("trường", "trường"),
    ("tệp", "tệp"),
    ("ghi chú", "ghi chú"),
    ("trang web", "trang web"),
    ("học bổng", "học bổng"),
    ("văn bản", "văn bản"),
    ("Nó không có ở đó. Hãy thêm lại từ chỗ mới.", "Nó không có ở đó. Hãy thêm lại từ chỗ mới."),
    ("Muốn đọc cần %@, mà chưa được cài.", "Muốn đọc cần %@, mà chưa được cài."),
    ("Trong đó không có chữ nào.", "Trong đó không có chữ nào."),
    ("Địa chỉ này thuộc máy này hoặc mạng của nó. private_pages = on trong cấu hình cho phép.", "Địa chỉ này thuộc máy này hoặc mạng của nó. private_pages = on trong cấu hình cho phép."),
    ("Trang dẫn từ địa chỉ này sang địa chỉ khác không dứt.", "Trang dẫn từ địa chỉ này sang địa chỉ khác không dứt."),
    ("Máy chủ trả lời %@, không có trang. R để thử lại.", "Máy chủ trả lời %@, không có trang. R để thử lại."),
    ("Trang tải quá một phút. R để thử lại.", "Trang tải quá một phút. R để thử lại."),
    ("Nó lớn hơn 50 MiB.", "Nó lớn hơn 50 MiB."),
    ("Nó viết bằng bảng mã %@ mà máy này không đổi được.", "Nó viết bằng bảng mã %@ mà máy này không đổi được."),
    ("Không tới được trang: %@. R để thử lại.", "Không tới được trang: %@. R để thử lại."),
    ("Không đọc được như một tệp.", "Không đọc được như một tệp."),
    ("Đó là %@, không đọc được như văn bản.", "Đó là %@, không đọc được như văn bản."),
    ("Thêm nguồn", "Thêm nguồn"),
    ("Một địa chỉ, đường dẫn tệp, hoặc chính văn bản. Alt-Enter xuống dòng.", "Một địa chỉ, đường dẫn tệp, hoặc chính văn bản. Alt-Enter xuống dòng."),
    ("Chưa có gì để đọc. Trang web, tệp hay văn bản dán vào sẽ thành nguồn; ghi chú và câu trả lời có thể dẫn nó, và vẫn đọc được khi không có mạng.", "Chưa có gì để đọc. Trang web, tệp hay văn bản dán vào sẽ thành nguồn; ghi chú và câu trả lời có thể dẫn nó, và vẫn đọc được khi không có mạng."),
    ("hỏng", "hỏng"),
    ("Tên có những từ này", "Tên có những từ này"),
    ("Chưa có nguồn nào; a để thêm.", "Chưa có nguồn nào; a để thêm."),
    ("Vẫn đang đọc.", "Vẫn đang đọc."),
    ("%1$@/%2$@ xong", "%1$@/%2$@ xong"),
    ("Tên khác cho nguồn", "Tên khác cho nguồn"),
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
    ("28 ngày qua", "28 ngày qua"),
    ("Đã thích", "Đã thích"),
    ("Chưa có lượt vuốt nào. Sau mười lượt, trang này mới bắt đầu có ý nghĩa.", "Chưa có lượt vuốt nào. Sau mười lượt, trang này mới bắt đầu có ý nghĩa."),
    ("%1$@ trên %2$@", "%1$@ trên %2$@"),
    ("Đã thích, từng mười lượt", "Đã thích, từng mười lượt"),
    ("Lượt vuốt", "Lượt vuốt"),
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
    ("Mỗi lượt vuốt làm chúng thay đổi. Chúng xếp thứ tự bộ thẻ, không đổi điểm.", "Mỗi lượt vuốt làm chúng thay đổi. Chúng xếp thứ tự bộ thẻ, không đổi điểm."),
    ("Bạn đã đặt: %@. u ở bộ thẻ sẽ hoàn lại.", "Bạn đã đặt: %@. u ở bộ thẻ sẽ hoàn lại."),
    ("Điều gì đã đẩy “%@”", "Điều gì đã đẩy “%@”"),
    ("bạn đã đặt", "bạn đã đặt"),
    ("Chưa lượt vuốt nào đẩy trọng số này: đây là chỗ ai cũng bắt đầu.", "Chưa lượt vuốt nào đẩy trọng số này: đây là chỗ ai cũng bắt đầu."),
    ("Lượt vuốt tiếp theo", "Lượt vuốt tiếp theo"),
    ("Enter cho xem bảng tin đoán gì", "Enter cho xem bảng tin đoán gì"),
    ("%1$@: thích, %2$@", "%1$@: thích, %2$@"),
    ("Không có thẻ nào để đoán.", "Không có thẻ nào để đoán."),
    ("%1$@: bỏ qua, %2$@", "%1$@: bỏ qua, %2$@"),
    ("Đang ngừng học: lượt vuốt được giữ nhưng không dạy gì", "Đang ngừng học: lượt vuốt được giữ nhưng không dạy gì"),
    ("Học từ mỗi lượt vuốt", "Học từ mỗi lượt vuốt"),
    ("trường nhận ít", "trường nhận ít"),
    ("trường không có thể thao", "trường không có thể thao"),
    ("nơi ngoài thành phố", "nơi ngoài thành phố"),
    ("lớp nhỏ hơn mức thường", "lớp nhỏ hơn mức thường"),
    ("trường gần nhà hơn", "trường gần nhà hơn"),
    ("thu nhập sau này vừa phải", "thu nhập sau này vừa phải"),
    ("miền tây", "miền tây"),
    ("trường hồ sơ của bạn không nhắm tới", "trường hồ sơ của bạn không nhắm tới"),
    ("trường phi lợi nhuận", "trường phi lợi nhuận"),
    ("tỉ lệ tốt nghiệp thấp", "tỉ lệ tốt nghiệp thấp"),
    ("các bang khác", "các bang khác"),
    ("trường không có ký túc xá", "trường không có ký túc xá"),
    ("miền nam", "miền nam"),
    ("trường rẻ hơn mức thường", "trường rẻ hơn mức thường"),
    ("trường tư", "trường tư"),
    ("trường vừa sức bạn", "trường vừa sức bạn"),
    ("trường thế tục", "trường thế tục"),
    ("nơi không phải nông thôn", "nơi không phải nông thôn"),
    ("trường có điểm thấp hơn bạn", "trường có điểm thấp hơn bạn"),
    ("trường nhỏ hơn mức thường", "trường nhỏ hơn mức thường"),
    ("ít bằng ngành chọn đầu", "ít bằng ngành chọn đầu"),
    ("nơi không phải ngoại ô", "nơi không phải ngoại ô"),
    ("trường không có ngành bạn chọn đầu tiên", "trường không có ngành bạn chọn đầu tiên"),
    ("trường không có ngành chọn thứ hai", "trường không có ngành chọn thứ hai"),
    ("trường bốn năm", "trường bốn năm"),
    ("trường nhận nhiều", "trường nhận nhiều"),
    ("trường có thể thao", "trường có thể thao"),
    ("thành phố", "thành phố"),
    ("lớp đông hơn mức thường", "lớp đông hơn mức thường"),
    ("trường xa nhà hơn", "trường xa nhà hơn"),
    ("thu nhập sau này cao", "thu nhập sau này cao"),
    ("miền đông", "miền đông"),
    ("trường hợp với hồ sơ của bạn", "trường hợp với hồ sơ của bạn"),
    ("trường vì lợi nhuận", "trường vì lợi nhuận"),
    ("tỉ lệ tốt nghiệp cao", "tỉ lệ tốt nghiệp cao"),
    ("bang của bạn", "bang của bạn"),
    ("trường có ký túc xá", "trường có ký túc xá"),
    ("miền bắc", "miền bắc"),
    ("trường đắt hơn mức thường", "trường đắt hơn mức thường"),
    ("trường công", "trường công"),
    ("trường khó vào", "trường khó vào"),
    ("trường có tôn giáo", "trường có tôn giáo"),
    ("vùng nông thôn", "vùng nông thôn"),
    ("trường có điểm cao hơn bạn", "trường có điểm cao hơn bạn"),
    ("trường lớn hơn mức thường", "trường lớn hơn mức thường"),
    ("nhiều bằng ngành chọn đầu", "nhiều bằng ngành chọn đầu"),
    ("ngoại ô", "ngoại ô"),
    ("ngành bạn chọn đầu tiên", "ngành bạn chọn đầu tiên"),
    ("ngành bạn chọn thứ hai", "ngành bạn chọn thứ hai"),
    ("trường hai năm", "trường hai năm"),
    ("Khi tắt, chỉ chia thẻ hợp ý, và việc học chậm hơn.", "Khi tắt, chỉ chia thẻ hợp ý, và việc học chậm hơn."),
    ("Thẻ thử sở thích: tắt", "Thẻ thử sở thích: tắt"),
    ("Thẻ thử sở thích: bật", "Thẻ thử sở thích: bật"),
    ("Bảng tin đoán đúng", "Bảng tin đoán đúng"),
    ("Lượt thích đoán và lượt thích thật", "Lượt thích đoán và lượt thích thật"),
    ("◇ đoán   ● thích", "◇ đoán   ● thích"),
    ("Chưa đoán gì: lượt vuốt đầu là phép thử đầu.", "Chưa đoán gì: lượt vuốt đầu là phép thử đầu."),
    ("%1$@ trên %2$@", "%1$@ trên %2$@"),
    ("Quên điều đã học", "Quên điều đã học"),
    ("quyết định của bạn vẫn còn; u không hoàn lại được", "quyết định của bạn vẫn còn; u không hoàn lại được"),
    ("chưa chắc", "chưa chắc"),
    ("Bạn thích %@.", "Bạn thích %@."),
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
    ("hồ sơ của bạn trở lại như cũ", "hồ sơ của bạn trở lại như cũ"),
    ("hồ sơ của bạn đã đổi", "hồ sơ của bạn đã đổi"),
    ("%@ để nói vì sao", "%@ để nói vì sao"),
    ("★ đã gắn sao %@", "★ đã gắn sao %@"),
    ("đã rút lại một thay đổi về gu", "đã rút lại một thay đổi về gu"),
    ("đã rút lại lượt thích %@", "đã rút lại lượt thích %@"),
    ("đã hoàn tác điều bạn vừa viết vào danh sách", "đã hoàn tác điều bạn vừa viết vào danh sách"),
    ("đã hoàn tác lần chuyển vừa rồi", "đã hoàn tác lần chuyển vừa rồi"),
    ("đã rút lại lượt bỏ qua %@", "đã rút lại lượt bỏ qua %@"),
    ("đã rút lại sao của %@", "đã rút lại sao của %@"),
    ("%@ có lại sao", "%@ có lại sao"),
    ("%@ để rút lại", "%@ để rút lại"),
    ("đã bỏ sao %@", "đã bỏ sao %@"),
    ("công nhận tín chỉ AP", "công nhận tín chỉ AP"),
    ("có đội thể thao", "có đội thể thao"),
    ("chỉ trực tuyến", "chỉ trực tuyến"),
    ("có ký túc xá", "có ký túc xá"),
    ("ROTC", "ROTC"),
    ("khả năng trúng tuyển", "khả năng trúng tuyển"),
    ("lời khuyên sát hơn", "lời khuyên sát hơn"),
    ("hỗ trợ có thể xin", "hỗ trợ có thể xin"),
    ("trường hợp đến đâu", "trường hợp đến đâu"),
    ("cách liên lạc với bạn", "cách liên lạc với bạn"),
    ("khoảng cách, giá tại bang", "khoảng cách, giá tại bang"),
    ("trường nào dạy", "trường nào dạy"),
    ("cho đơn xin học", "cho đơn xin học"),
    ("thêm học bổng", "thêm học bổng"),
    ("giá dành cho bạn", "giá dành cho bạn"),
    ("Ngân sách", "Ngân sách"),
    ("Giới hạn xa nhà", "Giới hạn xa nhà"),
    ("Điểm trung bình", "Điểm trung bình"),
    ("Thu nhập gia đình", "Thu nhập gia đình"),
    ("Khởi điểm", "Khởi điểm"),
    ("Lượt lướt của bạn: %@. Chúng xếp thứ tự thẻ, không đổi điểm.", "Lượt lướt của bạn: %@. Chúng xếp thứ tự thẻ, không đổi điểm."),
    ("Điểm", "Điểm"),
    ("chưa biết", "chưa biết"),
    ("%@ trọng số của bạn", "%@ trọng số của bạn"),
]
