import Kernel
import SupportExpectations
import Testing

@testable import GatewayCLI

@Suite("Inherited sockets")
struct InheritedSocketsTests {
    @Test(
        "each listener takes the sockets of its address; one whose port was open takes what is left at its host",
        arguments: [
            (["127.0.0.1:80"], ["127.0.0.1:80"], [0]), (["127.0.0.1:80"], ["127.0.0.1:81"], [nil]),
            (["127.0.0.1:80"], ["0.0.0.0:80"], [nil]), (["[::1]:80"], ["127.0.0.1:80", "[::1]:80"], [1]),
            (["127.0.0.1:0"], ["127.0.0.1:4711"], [0]), (["127.0.0.1:0"], ["127.0.0.2:4711"], [nil]),
            (["127.0.0.1:0", "127.0.0.1:80"], ["127.0.0.1:80", "127.0.0.1:90"], [1, 0]),
            (["127.0.0.1:0", "127.0.0.1:0"], ["127.0.0.1:80", "127.0.0.1:90"], [0, 1]),
            (["127.0.0.1:0", "127.0.0.1:0"], ["127.0.0.1:80"], [0, nil]),
            ([], ["127.0.0.1:80"], []), (["127.0.0.1:80"], [], [nil]),
        ])
    func matching(_ wanted: [String], _ offered: [String], _ expected: [Int?]) throws {
        let addresses = try offered.map { try #require(SocketAddress($0)) }
        expectEqual(InheritedSockets.match(wanted.map { SocketAddress($0) }, with: addresses), expected)
    }

    @Test("the same socket under two descriptors counts once")
    func identity() throws {
        let any = try #require(SocketAddress("127.0.0.1:0"))
        let first = ListeningSocket(try Socket.listen(on: any, sharing: true))
        let second = ListeningSocket(try Socket.listen(on: first.address, sharing: true))
        var inherited = InheritedSockets()
        for socket in [first, second, first] { inherited.add(socket, origin: "test") }
        expectEqual(inherited.groups.map(\.sockets.count), [2])
        #expect(throws: InheritedSockets.Failure.self) { try inherited.checkAllAreTaken() }
    }
}
