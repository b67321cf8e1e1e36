public import Domain

/// What the account desk shows: the screen at which students sign in, make accounts, and unlock.
public struct DeskState: Sendable, Equatable {
    public var page: Page
    /// Whose session waits behind the desk; `nil` while nobody is signed in.
    public var account: Account?
    public var isWorking = false
    /// Why the last attempt did not succeed.
    public var failure: DisplayText?
    /// When the next attempt is looked at, milliseconds since 1970.
    public var waitUntil: Int64?
    /// Whole seconds until then.
    public var waitSeconds: Int?

    public enum Page: Sendable, Equatable {
        case choose(DeskChoice)
        case form(DeskForm)
        /// A secret that is shown once.
        case secret(DeskSecret)
        case notice(DisplayText)
    }

    public init(_ page: Page, account: Account?) {
        self.page = page
        self.account = account
    }
}

/// The accounts of this installation, and what else there is to do.
public struct DeskChoice: Sendable, Equatable {
    public var accounts: [Account]
    public var selection: ListSelection

    /// Rows below the accounts.
    public static let more: [DeskRequest] = [.signUp, .recover]

    public init(_ accounts: [Account]) {
        self.accounts = accounts
        selection = ListSelection(count: accounts.count + DeskChoice.more.count, rows: 12)
    }

    public enum Row: Sendable, Hashable {
        case account(Account)
        case request(DeskRequest)
    }

    public func row(_ index: Int) -> Row? {
        if accounts.indices.contains(index) { return .account(accounts[index]) }
        let rest = index - accounts.count
        return DeskChoice.more.indices.contains(rest) ? .request(DeskChoice.more[rest]) : nil
    }
}

/// A few fields of which one has focus. What is typed into a secret one is not here, only how much.
public struct DeskForm: Sendable, Equatable {
    public let purpose: Purpose
    public let fields: [DeskField]
    public var focus = 0
    public var texts: [DeskField: TextInput] = [:]
    /// Characters typed.
    public var secrets: [DeskField: Int] = [:]
    public var problems: [DeskField: DisplayText] = [:]
    /// What goes with an account, where one is about to be deleted.
    public var contents: [AccountContent] = []

    public enum Purpose: Sendable, Hashable {
        case signIn(Account), unlock(Account), signUp, changePassphrase(Account), recover, verify(Account)
        case export(Account), remove(Account)
    }

    public init(_ purpose: Purpose) {
        self.purpose = purpose
        fields =
            switch purpose {
            case .signIn, .unlock: [.passphrase]
            case .signUp: [.name, .email, .newPassphrase, .again]
            case .changePassphrase: [.passphrase, .newPassphrase, .again]
            case .recover: [.name, .code, .newPassphrase, .again]
            case .verify: [.code]
            case .export: [.path]
            case .remove(let account): (account.kind == .local ? [.passphrase] : []) + [.confirmation]
            }
        for field in fields where !field.isSecret { texts[field] = TextInput(limit: 200) }
    }

    public var focused: DeskField { fields[min(focus, fields.count - 1)] }

    func text(_ field: DeskField) -> String { texts[field]?.string ?? "" }
}

public enum DeskField: Sendable, Hashable {
    case name, email, passphrase, newPassphrase, again, code, path, confirmation

    /// Nothing of it is ever shown.
    public var isSecret: Bool { self == .passphrase || self == .newPassphrase || self == .again }
}

/// A recovery code or a sign-in link, as text and as a QR code.
public struct DeskSecret: Sendable, Equatable {
    public enum Kind: Sendable, Hashable { case recovery, link }

    public let kind: Kind
    public let text: String
    public let code: QRCode?

    public init(kind: Kind, text: String, code: QRCode?) {
        self.kind = kind
        self.text = text
        self.code = code
    }
}
