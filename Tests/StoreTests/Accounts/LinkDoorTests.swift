import Domain
import Store
import TestSupport
import Testing

@Suite struct LinkDoorTests {
    @Test("A link reaches the account's own door and nobody else's; without a door it is told so")
    func delivery() async throws {
        let folder = try TemporaryFolder()
        let (mai, linh) = (AccountID(2), AccountID(3))
        let link = DeepLink.college(UnitID(166_683))
        #expect(!LinkDoor.send(link, dataFolder: folder.path, to: mai))
        let door = try LinkDoor(dataFolder: folder.path, account: mai)
        var links = door.links().makeAsyncIterator()
        #expect(!LinkDoor.send(link, dataFolder: folder.path, to: linh))
        #expect(LinkDoor.send(link, dataFolder: folder.path, to: mai))
        #expect(await links.next() == link)
        door.close()
        #expect(await links.next() == nil)
        #expect(!LinkDoor.send(link, dataFolder: folder.path, to: mai))
    }
}
