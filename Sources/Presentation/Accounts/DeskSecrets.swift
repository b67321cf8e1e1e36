import Domain

/// What is being typed into the passphrase fields: memory that is overwritten once it has been used.
struct DeskSecrets {
    private var secrets: [DeskField: Passphrase] = [:]

    /// What was typed into a field; empty before anything was.
    subscript(field: DeskField) -> Passphrase { secrets[field] ?? Passphrase() }

    /// Gives a field what was typed.
    ///
    /// - Returns: How many characters it holds now; `nil` when a passphrase field has no use for the action.
    mutating func take(_ action: Action, in field: DeskField) -> Int? {
        let secret = self[field]
        secrets[field] = secret
        switch action {
        case .type(let text): for byte in text.utf8 { secret.append(byte) }
        // The line break that a password manager adds is no part of the passphrase.
        case .paste(let text): for byte in text.utf8 where byte != 10 && byte != 13 { secret.append(byte) }
        case .edit(.deleteBackward): secret.removeLast()
        case .edit(.deleteToLineStart), .edit(.deleteWordBackward): secret.wipe()
        default: return nil
        }
        return secret.characterCount
    }

    func wipe(_ field: DeskField) { secrets[field]?.wipe() }

    mutating func wipe() {
        for secret in secrets.values { secret.wipe() }
        secrets = [:]
    }
}
