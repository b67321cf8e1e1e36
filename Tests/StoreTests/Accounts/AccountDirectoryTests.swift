import Domain
import TestSupport
import Testing

@testable import Store

@Suite struct AccountDirectoryTests {
    @Test("Of attempts at the same moment only as many are looked at as there are free ones")
    func race() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("quad.db")
        let directories = try (0..<4).map { _ in try UserDatabase(path: path).accounts }
        let waits = try await withThrowingTaskGroup(of: Int64.self) { group in
            for index in 0..<40 {
                group.addTask { try await directories[index % 4].beginAttempt(of: .guest, now: 5_000) }
            }
            var waits: [Int64] = []
            for try await wait in group { waits.append(wait) }
            return waits
        }
        #expect(waits.count { $0 == 0 } == 3)
    }
}
