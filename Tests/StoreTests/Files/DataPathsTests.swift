import Domain
import Testing

@testable import Store

@Suite struct DataPathsTests {
    private func paths(_ environment: [String: String], data: String? = nil) throws -> DataPaths {
        try DataPaths(dataFolder: data) { environment[$0] }
    }

    @Test("Without variables everything lies below the home folder")
    func home() throws {
        let paths = try paths(["HOME": "/home/an/"])
        #expect(paths.database == "/home/an/.local/share/quad/quad.db")
        #expect(paths.config == "/home/an/.config/quad/config")
        #expect(paths.log == "/home/an/.local/state/quad/quad.log")
    }

    @Test("Each variable moves its own file")
    func variables() throws {
        let paths = try paths(["XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c/", "XDG_STATE_HOME": "/s"])
        #expect(paths.database == "/d/quad/quad.db")
        #expect(paths.config == "/c/quad/config")
        #expect(paths.log == "/s/quad/quad.log")
    }

    @Test("A relative or empty variable is ignored", arguments: ["", "here", "./x", "../x"])
    func relative(value: String) throws {
        let environment = ["HOME": "/h", "XDG_DATA_HOME": value, "XDG_CONFIG_HOME": value, "XDG_STATE_HOME": value]
        #expect(try paths(environment) == paths(["HOME": "/h"]))
    }

    @Test("A home that is no absolute path is looked up instead", arguments: ["", "home"])
    func brokenHome(value: String) throws {
        #expect(try paths(["HOME": value]).config.hasPrefix("/"))
    }

    @Test("--data moves all three, and wins over the variables")
    func data() throws {
        let paths = try paths(["HOME": "/h", "XDG_DATA_HOME": "/d"], data: "/tmp/x/")
        #expect(paths.database == "/tmp/x/quad.db")
        #expect(paths.config == "/tmp/x/config")
        #expect(paths.log == "/tmp/x/quad.log")
        #expect(try DataPaths(dataFolder: "x") { _ in nil }.dataFolder.hasPrefix("/"))
    }
}
