import Domain
import Resources

extension DeskForm {
    /// What is wrong before anybody is asked.
    func faults(_ secrets: DeskSecrets, _ format: Format) -> [DeskField: DisplayText] {
        var problems: [DeskField: DisplayText] = [:]
        let words = format.words
        if case .signUp = purpose {
            do throws(AccountNameProblem) { _ = try AccountName(text(.name)) } catch {
                problems[.name] = format.sentence(error)
            }
            if EmailAddress(text(.email)) == nil {
                problems[.email] = format.sentence(EmailAddress.problem(text(.email)))
            }
        }
        if fields.contains(.newPassphrase) {
            let (new, again) = (secrets[.newPassphrase], secrets[.again])
            if let name = newName {
                do throws(PassphraseProblem) { try new.check(for: name) } catch {
                    problems[.newPassphrase] = format.sentence(error)
                }
            }
            if problems[.newPassphrase] == nil, !new.matches(again) { problems[.again] = words(.deskDiffer) }
        }
        if case .remove(let account) = purpose, text(.confirmation) != account.name {
            problems[.confirmation] = words(.deskNotTheName, DisplayText(account.name))
        }
        if case .export = purpose, text(.path).allSatisfy(\.isWhitespace) { problems[.path] = words(.deskNoPath) }
        return problems
    }

    /// Whose new passphrase it is, for the check that it is not the name.
    private var newName: AccountName? {
        switch purpose {
        // A name that can't be taken is a problem of its own.
        case .signUp, .recover: try? AccountName(text(.name))
        case .changePassphrase(let account): try? AccountName(account.name)
        default: nil
        }
    }

    /// Where a failure is to be shown.
    func field(of error: AccountError) -> DeskField? {
        let field: DeskField? =
            switch error {
            case .wrongPassphrase: .passphrase
            case .name, .unknownAccount: .name
            case .email, .emailTaken: .email
            case .passphrase: .newPassphrase
            case .wrongCode: .code
            default: nil
            }
        return field.flatMap { fields.contains($0) ? $0 : nil }
    }
}
