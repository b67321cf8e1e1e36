public import Domain

/// A whole profile in memory.
public actor FakeWholeProfiles: WholeProfileStore {
    public private(set) var stored: Profile
    private var failure: StorageError?

    public init(_ stored: Profile = Profile()) { self.stored = stored }

    public func fail(with error: StorageError?) { failure = error }

    public func profile() throws(StorageError) -> StudentProfile? { try wholeProfile().matching }

    public func wholeProfile() throws(StorageError) -> Profile {
        if let failure { throw failure }
        return stored
    }

    public func save(_ profile: StudentProfile) throws(StorageError) {
        if let failure { throw failure }
        stored.matching = profile
    }

    public func save(_ profile: Profile) throws(StorageError) {
        if let failure { throw failure }
        stored = profile
    }
}

/// A code of nothing but its text.
public struct FakeCodes: QREncoding {
    public init() {}

    public func code(for text: String) -> QRCode? { QRCode(text: text, size: 1, modules: [true]) }
}
