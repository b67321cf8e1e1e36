import Domain
import Testing

@Suite struct AccountNameTests {
    private func problem(_ text: String) -> AccountNameProblem? {
        do throws(AccountNameProblem) {
            _ = try AccountName(text)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "Names of one script are taken as they are", arguments: ["mai", "Nguyễn Thị Mai", "o.connor-2", "Анна", "田中"])
    func good(name: String) throws {
        #expect(try AccountName(name).string == name)
    }

    @Test(
        "A name that can't be seen, is too long, mixes scripts or belongs to the host is refused with its reason",
        arguments: [
            ("", AccountNameProblem.tooShort(least: 2)), ("m", .tooShort(least: 2)),
            (String(repeating: "a", count: 33), .tooLong(limit: 32)),
            (String(repeating: "mai ", count: 2_500_000), .tooLong(limit: 32)), ("m\u{200B}ai", .invisible),
            ("\u{200B}\u{2060}\u{FEFF}", .invisible), ("mai\u{202E}", .invisible), ("mai\u{1B}[2J", .invisible),
            ("\u{3164}\u{3164}", .invisible), ("m\u{0430}i", .mixedScripts), ("mai!", .notAllowed("!")),
            ("ｍａｉ", .notAllowed("ｍ")), (" mai", .notAllowed(" ")), ("mai ", .notAllowed(" ")),
            ("mai  le", .notAllowed(" ")), ("../etc", .notAllowed(".")), ("--help", .notAllowed("-")),
            ("Adm1n", .reserved), ("GUEST", .reserved), ("g.u.e.s.t", .reserved),
        ])
    func refused(name: String, expected: AccountNameProblem) {
        #expect(problem(name) == expected)
    }

    @Test(
        "Names that could be taken for each other have one skeleton",
        arguments: [
            ("mai", "MAI"), ("mai", "m.a-i"), ("mai", "ma1"), ("mai", "mal"), ("nguyễn", "nguyen"),
            ("Nguye\u{302}\u{303}n", "Nguyễn"), ("đào", "dao"), ("poc", "\u{0440}\u{043E}\u{0441}"), ("corn", "com"),
            ("zoe0", "zoeo"),
        ])
    func lookalikes(first: String, second: String) throws {
        #expect(try AccountName(first).skeleton == AccountName(second).skeleton)
    }

    @Test("Names that differ to the eye stay apart", arguments: [("mai", "may"), ("anna", "аппа"), ("an", "ann")])
    func apart(first: String, second: String) throws {
        #expect(try AccountName(first).skeleton != AccountName(second).skeleton)
    }
}
