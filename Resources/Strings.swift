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
    case contextCard
    case contextChoice
    case contextConfirm
    case contextDetails
    case contextForm
    case contextGlobal
    case contextHelp
    case contextList
    case contextNotice
    case contextPalette
    case contextSearch
    case contextText
    case helpTitle
    case helpUnbound
    case paletteDestructive
    case paletteHint
    case paletteNone
    case paletteTitle
    case paletteUnavailable
    case paneMessages
    case paneProfile
    case paneScholarships
    case paneSwipe
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
    ("On a card", "On a card"),
    ("In a choice", "In a choice"),
    ("In a question", "In a question"),
    ("In the details", "In the details"),
    ("In a form", "In a form"),
    ("Everywhere", "Everywhere"),
    ("In this help", "In this help"),
    ("In a list", "In a list"),
    ("In a notice", "In a notice"),
    ("In the actions", "In the actions"),
    ("While searching", "While searching"),
    ("While typing", "While typing"),
    ("Keys", "Keys"),
    ("no key", "no key"),
    ("asks first", "asks first"),
    ("Type two words of what you want", "Type two words of what you want"),
    ("Nothing is called “%@”. Try another word, or press Esc.", "Nothing is called “%@”. Try another word, or press Esc."),
    ("Actions", "Actions"),
    ("%1$@: %2$@", "%1$@: %2$@"),
    ("Messages", "Messages"),
    ("Profile", "Profile"),
    ("Scholarships", "Scholarships"),
    ("Swipe", "Swipe"),
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
    ("Trên thẻ", "Trên thẻ"),
    ("Khi chọn", "Khi chọn"),
    ("Khi được hỏi", "Khi được hỏi"),
    ("Trong phần chi tiết", "Trong phần chi tiết"),
    ("Trong biểu mẫu", "Trong biểu mẫu"),
    ("Mọi nơi", "Mọi nơi"),
    ("Trong phần trợ giúp", "Trong phần trợ giúp"),
    ("Trong danh sách", "Trong danh sách"),
    ("Trong thông báo", "Trong thông báo"),
    ("Trong bảng lệnh", "Trong bảng lệnh"),
    ("Khi tìm kiếm", "Khi tìm kiếm"),
    ("Khi gõ chữ", "Khi gõ chữ"),
    ("Phím", "Phím"),
    ("không phím", "không phím"),
    ("sẽ hỏi trước", "sẽ hỏi trước"),
    ("Gõ vài chữ về việc bạn muốn làm", "Gõ vài chữ về việc bạn muốn làm"),
    ("Không có lệnh nào tên “%@”. Thử từ khác, hoặc nhấn Esc.", "Không có lệnh nào tên “%@”. Thử từ khác, hoặc nhấn Esc."),
    ("Lệnh", "Lệnh"),
    ("%1$@: %2$@", "%1$@: %2$@"),
    ("Tin nhắn", "Tin nhắn"),
    ("Hồ sơ", "Hồ sơ"),
    ("Học bổng", "Học bổng"),
    ("Lướt", "Lướt"),
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
]
