// Made from Localizable.xcstrings by Scripts/compile_strings.py; change that file, not this one.

/// Every string that the program shows, by its key in the string catalogue.
public enum StringKey: UInt16, Sendable, Hashable, CaseIterable {
    case paneMessages
    case paneProfile
    case paneScholarships
    case paneSwipe
}

let enStrings: [(one: StaticString, other: StaticString)] = [
    ("Messages", "Messages"),
    ("Profile", "Profile"),
    ("Scholarships", "Scholarships"),
    ("Swipe", "Swipe"),
]

let viStrings: [(one: StaticString, other: StaticString)] = [
    ("Tin nhắn", "Tin nhắn"),
    ("Hồ sơ", "Hồ sơ"),
    ("Học bổng", "Học bổng"),
    ("Lướt", "Lướt"),
]
