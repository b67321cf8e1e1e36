import Domain
import Testing

@Suite struct IdleLockTests {
    @Test("Only an account with a passphrase locks by itself")
    func deadline() {
        let guest = Account(id: .guest, name: "guest", kind: .guest, created: 0)
        let local = Account(id: AccountID(2), name: "mai", kind: .local, created: 0)
        #expect(IdleLock(minutes: 5).deadline(lastKey: 1_000, of: local) == 301_000)
        #expect(IdleLock(minutes: 5).deadline(lastKey: 1_000, of: guest) == nil)
        #expect(IdleLock(minutes: nil).deadline(lastKey: 1_000, of: local) == nil)
    }
}
