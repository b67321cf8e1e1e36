internal import CCrypt
public import Domain

/// Passphrases hashed with yescrypt through libcrypt, https://man7.org/linux/man-pages/man5/crypt.5.html.
///
/// One hash takes tens of milliseconds and 16 MB by design, so they run one after another on a thread of their own.
public actor CryptHashing: PassphraseHashing {
    private let thread = DatabaseThread()

    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    public init() {}

    public func hash(_ passphrase: Passphrase) throws(HashingError) -> String {
        var output = [CChar](repeating: 0, count: ccrypt_hash_size)
        let isDone = passphrase.withBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) { phrase in
                phrase.baseAddress.map { ccrypt_hash($0, &output) } ?? false
            }
        }
        guard isDone else { throw .unavailable }
        return String(decoding: output.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    public func matches(_ passphrase: Passphrase, _ hash: String) throws(HashingError) -> Bool {
        let code = passphrase.withBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) { phrase in
                phrase.baseAddress.map { ccrypt_matches($0, hash) } ?? -1
            }
        }
        guard code >= 0 else { throw .unavailable }
        return code == 1
    }
}

/// The kernel's random bytes.
public struct KernelSecrets: SecretSource {
    public init() {}

    public func bytes(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return ccrypt_random(&bytes, count) ? bytes : nil
    }
}
