public import Domain
import Resources

/// The account desk in words.
public struct DeskContent: Sendable, Equatable {
    public let title: DisplayText
    /// Sentences under the title.
    public let about: [DisplayText]
    public let rows: [Row]
    /// Why the last attempt did not succeed, or what is going on.
    public let foot: DisplayText?
    public let isFailed: Bool

    public struct Row: Sendable, Equatable {
        public let label: DisplayText
        public let detail: DisplayText
        public let kind: Kind
        public let problem: DisplayText?
    }

    public enum Kind: Sendable, Equatable {
        /// A row of the list of accounts.
        case choice
        case text(TextInput)
        /// So many characters, shown as dots.
        case secret(Int)
    }

    public init(_ state: DeskState, format: Format) {
        let words = format.words
        switch state.page {
        case .choose(let choice):
            title = words(.deskWho)
            about = []
            rows =
                choice.accounts.map { Self.row($0, format) }
                + DeskChoice.more.map {
                    Row(label: words($0.labelKey), detail: "", kind: .choice, problem: nil)
                }
        case .form(let form):
            title = Self.title(of: form.purpose, words)
            about = Self.about(form, format)
            rows = form.fields.map { field in
                Row(
                    label: Self.label(of: field, in: form, words), detail: "",
                    kind: field.isSecret
                        ? .secret(form.secrets[field] ?? 0) : .text(form.texts[field] ?? TextInput()),
                    problem: form.problems[field])
            }
        case .secret(let secret):
            title = words(secret.kind == .recovery ? .deskRecoveryTitle : .deskLinkTitle)
            about = [words(secret.kind == .recovery ? .deskRecoveryShown : .deskLinkShown)]
            rows = []
        case .notice(let sentence):
            title = words(.deskDone)
            about = [sentence]
            rows = []
        }
        let wait = state.waitSeconds.map { words(.accountWait, format.integer($0)) }
        isFailed = wait != nil || state.failure != nil
        foot = state.isWorking ? words(.deskWorking) : wait ?? state.failure
    }

    private static func row(_ account: Account, _ format: Format) -> Row {
        let words = format.words
        guard account.id != .guest else {
            return Row(label: words(.shellGuest), detail: words(.deskNoSignIn), kind: .choice, problem: nil)
        }
        let how = words(account.kind == .ssh ? .deskByKey : .deskByPassphrase)
        return Row(label: DisplayText(account.name), detail: how, kind: .choice, problem: nil)
    }

    private static func title(of purpose: DeskForm.Purpose, _ words: Words) -> DisplayText {
        switch purpose {
        case .signIn(let account): words(.deskSignInAs, DisplayText(account.name))
        case .unlock(let account): words(.deskLocked, DisplayText(account.name))
        case .signUp: words(.deskSignUp)
        case .changePassphrase: words(.deskChange)
        case .recover: words(.deskRecover)
        case .verify: words(.deskVerify)
        case .export: words(.deskExport)
        case .remove: words(.deskRemove)
        }
    }

    private static func about(_ form: DeskForm, _ format: Format) -> [DisplayText] {
        let words = format.words
        switch form.purpose {
        case .signUp: return [words(.deskSignUpHow)]
        case .remove(let account):
            let name = account.id == .guest ? words(.shellGuest) : DisplayText(account.name)
            let rows = form.contents.map { content in
                "· " + DisplayText(content.table.replacing("_", with: " ")) + ": " + format.integer(content.rows)
            }
            return [words(.deskRemoveHow, name)] + rows + [words(.deskRemoveExport)]
        case .export: return [words(.deskExportHow)]
        default: return []
        }
    }

    private static func label(of field: DeskField, in form: DeskForm, _ words: Words) -> DisplayText {
        switch field {
        case .name: words(.deskName)
        case .email: words(.itemEmail)
        case .passphrase: words(.deskPassphrase)
        case .newPassphrase: words(.deskNewPassphrase)
        case .again: words(.deskAgain)
        case .code: words(.deskCode)
        case .path: words(.deskPath)
        case .confirmation: words(.deskConfirmation)
        }
    }
}
