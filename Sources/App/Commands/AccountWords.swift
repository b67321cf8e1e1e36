import Domain

/// What the command line says about accounts.
extension Failure {
    init(_ error: AccountError) {
        switch error {
        case .storage(let error): self.init(error)
        case .unknownAccount: self.init(.failure, "There is no such account. quad accounts list shows them.")
        case .wrongPassphrase: self.init(.failure, "There is no such account, or the passphrase is wrong.")
        case .wait(let milliseconds):
            self.init(
                .failure,
                "Too many failures. Please wait \((milliseconds + 999) / 1_000) seconds and try again.")
        case .name(let problem): self.init(.badInput, AccountWords.sentence(problem))
        case .email(let reason): self.init(.badInput, "The e-mail address: \(ProfileWords.sentence(reason))")
        case .emailTaken: self.init(.badInput, "Another account has this e-mail address.")
        case .passphrase(let problem): self.init(.badInput, AccountWords.sentence(problem))
        case .key(let problem): self.init(.badInput, AccountWords.sentence(problem))
        case .keyTaken(let name):
            self.init(.badInput, "This key opens the account \(DisplayText(name).string) already.")
        case .needsKey: self.init(.failure, "This account is opened by its SSH key, over SSH.")
        case .wrongCode: self.init(.failure, "This code is wrong, was used before, or is too old.")
        case .guest: self.init(.failure, "The guest has no passphrase and needs no code.")
        case .hashingUnavailable:
            self.init(.failure, "libcrypt is missing or too old for yescrypt, so there are no passphrases here.")
        case .randomUnavailable: self.init(.failure, "The system gave no random numbers. Please try again.")
        case .cancelled:
            self.init(.noTerminal, "No passphrase was given. It is asked for on a terminal, never read from a pipe.")
        }
    }
}

enum AccountWords {
    static func sentence(_ problem: AccountNameProblem) -> String {
        switch problem {
        case .tooShort(let least): "An account name has at least \(least) characters."
        case .tooLong(let limit): "An account name has at most \(limit) characters."
        case .invisible: "The name holds characters that can't be seen. Please type it instead of pasting it."
        case .notAllowed(let character):
            "\(DisplayText(String(character)).string) can't stand there: names are letters and digits, with . - _ or a "
                + "space between them."
        case .mixedScripts: "The name mixes letters of several alphabets, which can be made to look like another name."
        case .reserved: "This name is kept for the program and its operator."
        case .looksLike(let other): "The name could be taken for the account \(DisplayText(other).string)."
        }
    }

    static func sentence(_ problem: PassphraseProblem) -> String {
        switch problem {
        case .tooShort(let least): "A passphrase has at least \(least) bytes. Four words make a good one."
        case .tooLong(let most): "A passphrase has at most \(most) bytes."
        case .controlCharacter: "The passphrase holds a control character."
        case .tooSimple: "The passphrase has too few different characters."
        case .isTheName: "The passphrase is the account's name."
        }
    }

    static func sentence(_ problem: SSHKeyProblem) -> String {
        switch problem {
        case .notAKey: "This is no SSH public key."
        case .noKey: "This SSH session was opened without a key."
        case .certificate: "SSH certificates can't name an account. Please use a plain key."
        case .untrustedFile: "The file of SSH_USER_AUTH is missing, or others could have written it."
        }
    }

    /// `unverified` is said in words wherever an account is named.
    static func standing(_ account: Account) -> String {
        if account.kind == .guest { return "guest" }
        return account.isVerified ? "verified" : "unverified"
    }
}
