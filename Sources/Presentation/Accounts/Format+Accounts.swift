public import Domain
import Resources

/// Why accounts could not do what was asked, in words.
extension Format {
    public func sentence(_ error: AccountError) -> DisplayText {
        switch error {
        case .storage(let error): failure(error)
        case .unknownAccount: words(.accountUnknown)
        case .wrongPassphrase: words(.accountWrongPassphrase)
        case .wait(let milliseconds): words(.accountWait, integer(Int((milliseconds + 999) / 1_000)))
        case .name(let problem): sentence(problem)
        case .email(let reason): sentence(reason)
        case .emailTaken: words(.accountEmailTaken)
        case .passphrase(let problem): sentence(problem)
        case .key, .keyTaken, .needsKey: words(.accountNeedsKey)
        case .wrongCode: words(.accountWrongCode)
        case .guest: words(.accountIsGuest)
        case .hashingUnavailable: words(.accountNoHashing)
        case .randomUnavailable: words(.accountNoRandom)
        case .cancelled: words(.accountCancelled)
        }
    }

    func sentence(_ problem: AccountNameProblem) -> DisplayText {
        switch problem {
        case .tooShort(let least): words(.accountNameShort, integer(least))
        case .tooLong(let limit): words(.accountNameLong, integer(limit))
        case .invisible: words(.answerInvisible)
        case .notAllowed(let character): words(.accountNameCharacter, DisplayText(String(character)))
        case .mixedScripts: words(.accountNameMixed)
        case .reserved: words(.accountNameReserved)
        case .looksLike(let other): words(.accountNameTaken, DisplayText(other))
        }
    }

    func sentence(_ problem: PassphraseProblem) -> DisplayText {
        switch problem {
        case .tooShort(let least): words(.accountPassphraseShort, integer(least))
        case .tooLong(let most): words(.accountPassphraseLong, integer(most))
        case .controlCharacter: words(.accountPassphraseControl)
        case .tooSimple: words(.accountPassphraseSimple)
        case .isTheName: words(.accountPassphraseName)
        }
    }
}
