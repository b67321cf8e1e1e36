import Domain
import Resources
import Services

/// A read-only code for the shortlist.
extension MessagesViewModel {
    func openShareCode() {
        push(
            PickerState(
                .shareCode, title: words(.chatShareCodeTitle), prompt: words(.chatFilterPrompt),
                note: words(.chatShareCodeNote)))
        refreshShareCode()
    }

    private func refreshShareCode() {
        run {
            // One that can't be read is offered anew; making it replaces the old one.
            let stored = (try? await self.settings.value(for: ShareCode.key)) ?? nil
            let code = stored.flatMap { OneTimeCode(.share, reading: $0) }
            let entries: [PickerEntry]
            if let code {
                entries = [
                    PickerEntry(
                        "copy", self.words(.chatShareCodeCopy), about: "quad shared " + DisplayText(code.grouped),
                        choice: .shareCode(.copy(code.grouped))),
                    PickerEntry(
                        "revoke", self.words(.chatShareCodeRevoke), about: self.words(.chatShareCodeRevokeAbout),
                        choice: .shareCode(.revoke)),
                ]
            } else {
                entries = [PickerEntry("make", self.words(.chatShareCodeMake), choice: .shareCode(.make))]
            }
            self.changePickers { if $0.kind == .shareCode { $0.set(entries) } }
        }
    }

    func carryOut(_ step: ShareCodeStep) {
        var generator = SystemRandomNumberGenerator()
        let value: String?
        switch step {
        case .copy(let code): return perform(.copy("quad shared " + DisplayText(code)))
        case .make: value = ShareCode.random(using: &generator).string
        case .revoke: value = nil
        }
        run {
            do throws(StorageError) {
                try await self.settings.set(value, for: ShareCode.key)
                if value == nil { self.perform(.toast(self.words(.chatShareCodeRevoked))) }
            } catch {
                self.say(.storage(error))
            }
            self.refreshShareCode()
        }
    }
}

/// What is done with the code of a shortlist.
public enum ShareCodeStep: Equatable, Sendable {
    case make, revoke
    case copy(String)
}
