/// Keys of an account's settings that Nearby reads.
public enum NearbySetting {
    /// `1` when colleges liked by both may be told to others who tell theirs.
    public static let tellsLikes = "nearby.likes"
    /// ``MeetupPost/Reach`` of whom the student lets see them; absent for nobody, `asked` once the question was answered.
    public static let reach = "nearby.reach"
    public static let wasAsked = "nearby.asked"
    /// The safety note before the first meeting was seen.
    public static let safety = "nearby.safety"
    /// The campus that is offered first.
    public static let campus = "nearby.campus"
}
