public import Domain

/// What the account desk asks of the program around it.
public enum DeskEffect: Sendable, Equatable {
    /// Back to the session behind the desk.
    case close
    /// The session behind the desk is to be dropped, with all that is of its account.
    case left
    /// Somebody has signed in: their session is to be opened.
    case entered(Account)
}
