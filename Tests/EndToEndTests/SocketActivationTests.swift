import Foundation
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Sockets of a service manager", .serialized)
struct SocketActivationTests {
    @Test("what waits in a passed socket is answered by whoever is started next, and the manager hears how it goes")
    func passed() async throws {
        let folder = TestFolder()
        let manager = try ServiceManager(in: folder)
        let (web, admin) = (try HeldListener(), try HeldListener())
        let config = try ProviderUnderTest.echo.configuration(
            in: folder, listen: "127.0.0.1:\(web.port)", more: "admin: {address: 127.0.0.1:\(admin.port)}")
        func start() async throws -> ChildGateway {
            try await offPool {
                // The other way round than the configuration has them: addresses count.
                try ChildGateway(
                    config: config, in: folder, environment: ["NOTIFY_SOCKET": manager.address],
                    passing: [admin.descriptor, web.descriptor])
            }
        }
        let first = try await start()
        expect(first.port == web.port && first.adminPort == admin.port)
        let session = try await Conversation.open(first.caller())
        try await expect(eventually { manager.told() == ["READY=1"] })
        // Two loops accept from the one socket.
        let answers = try await offPool(count: 20) { _ in try session.caller.blocking("GET", session.path).status }
        expectEqual(answers, Array(repeating: 200, count: 20))
        first.signal(SIGHUP)
        try await expect(eventually { first.log.contains("certificates read anew") })
        expectEqual(manager.told(), ["RELOADING=1", "READY=1"])
        first.terminate()
        try await expectEqual(offPool { first.exitStatus(within: 15) }, 0)
        expectEqual(manager.told(), ["STOPPING=1"])
        async let waiting = offPool(count: 5) { _ in try session.caller.blocking("GET", session.path).status }
        let second = try await start()
        try await expectEqual(waiting, Array(repeating: 200, count: 5))
        try await expectEqual(Caller(port: admin.port).get("/readyz").status, 200)
        second.terminate()
        try await expectEqual(offPool { second.exitStatus(within: 15) }, 0)
    }

    @Test("a manager that watches is told again and again that the process works")
    func watched() async throws {
        let folder = TestFolder()
        let manager = try ServiceManager(in: folder)
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let child = try await offPool {
            try ChildGateway(
                config: config, in: folder,
                environment: ["NOTIFY_SOCKET": manager.address, "WATCHDOG_USEC": "300000"])
        }
        let words = try await offPool {
            var words: [String] = []
            _ = poll(within: 20) {
                words += manager.told()
                return words.count > 3
            }
            return words
        }
        expect(words.first == "READY=1" && words.dropFirst().allSatisfy { $0 == "WATCHDOG=1" }, "\(words)")
        expect(words.count > 3)
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }

    @Test("a passed socket that no listener has the address of is refused by name")
    func unmatched() async throws {
        let folder = TestFolder()
        let (web, other) = (try HeldListener(), try HeldListener())
        let config = try ProviderUnderTest.echo.configuration(in: folder, listen: "127.0.0.1:\(web.port)")
        let ended = try await offPool {
            try ChildGateway.run(
                ["serve", "--config", config], in: folder, environment: ["LISTEN_FDNAMES": "web:other.socket"],
                passing: [web.descriptor, other.descriptor])
        }
        expectEqual(ended.status, 2)
        expect(
            ended.output.contains(
                "LISTEN_FDS: descriptor 4 (other.socket) listens at 127.0.0.1:\(other.port); no listener of the"),
            "\(ended.output)")
    }

    @Test("what is no listening socket is refused")
    func noSocket() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let ended = try await offPool {
            try ChildGateway.run(["serve", "--config", config], in: folder, passing: [0])
        }
        expectEqual(ended.status, 2)
        expect(ended.output.contains("LISTEN_FDS: descriptor 3 is no TCP socket that listens"), "\(ended.output)")
    }
}
