import Testing

@testable import Remote

@Suite struct CurlLibraryTests {
    @Test("The library is found when it is asked for, with its version; a machine without it gets no answer")
    func version() {
        guard let version = CurlLibrary.version else { return }
        #expect(version.contains(/\d+\.\d+\.\d+/))
    }
}
