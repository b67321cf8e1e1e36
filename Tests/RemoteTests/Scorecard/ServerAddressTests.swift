import Testing

@testable import Remote

@Suite struct ServerAddressTests {
    @Test("Only https, and http to this machine, is fetched from")
    func schemes() {
        for good in [
            "https://api.data.gov/x", "http://127.0.0.1:80/x", "http://localhost", "http://[::1]:8/x", "HTTPS://a",
        ] {
            #expect(ServerAddress(good) != nil, "\(good)")
        }
        for bad in [
            "", "api.data.gov", "http://api.data.gov/x", "ftp://a", "file:///etc/passwd", "https://", "https:///x",
            "https://me:secret@a/x", "http://127.0.0.1.example.org/x", "http://localhost.example.org", "https://a b",
            "https://a/\n", "http://127.0.0.1@example.org/",
        ] {
            #expect(ServerAddress(bad) == nil, "\(bad)")
        }
    }

    @Test("Values of a query are escaped, and join a query that is there")
    func query() {
        let address = ServerAddress("https://a/x")
        #expect(
            address?.asking([("fields", "a.b,c"), ("q", "é &=")])?.text == "https://a/x?fields=a.b,c&q=%C3%A9%20%26%3D")
        #expect(ServerAddress("https://a/x?k=1")?.asking([("p", "0")])?.text == "https://a/x?k=1&p=0")
    }
}
