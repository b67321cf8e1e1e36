import Domain
import Testing

@Suite struct DeepLinkTests {
    private static let token = OneTimeCode(.link, random: [UInt8](repeating: 77, count: 64))

    @Test(
        "Every kind of place reads back from its own address",
        arguments: [
            DeepLink.college(UnitID(166_683)), .scholarship(AwardID("S001")), .conversation("!abc:example.org"),
            .note("42"), .auth(token),
        ])
    func roundTrip(link: DeepLink) throws {
        #expect(try DeepLink(link.address) == link)
        #expect(try DeepLink(link.address.replacing("quad://", with: "QUAD://") + "/") == link)
    }

    @Test(
        "What is no place is refused with its reason",
        arguments: [
            ("", DeepLink.Problem.notALink), ("https://college/166683", .notALink), ("quad:college/166683", .notALink),
            ("quad://", .unknownKind("")), ("quad://campus/1", .unknownKind("campus")),
            ("quad://college", .badIdentifier("")), ("quad://college/", .badIdentifier("")),
            ("quad://college/12", .badIdentifier("12")), ("quad://college/166683/x", .badIdentifier("166683/x")),
            ("quad://note/../../etc", .badIdentifier("../../etc")), ("quad://note/a b", .badIdentifier("a b")),
            ("quad://note/\u{1B}[2J", .badIdentifier("\u{1B}[2J")), ("quad://auth/short", .badIdentifier("short")),
            ("quad://note/" + String(repeating: "a", count: 10_000_000), .tooLong),
        ])
    func refused(address: String, problem: DeepLink.Problem) {
        #expect(throws: problem) { try DeepLink(address) }
    }
}
