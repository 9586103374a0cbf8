import EventLoop
import HTTP2
import HTTPServer
import HTTPWire
import Kernel
import Synchronization
import SupportExpectations
import Testing
import Transport

/// Measures that the server said it took for want of room.
private final class Strains: Sendable {
    private let taken = Mutex<[ServerStrain]>([])
    var all: [ServerStrain] { taken.withLock { $0 } }
    var hooks: HTTPServerHooks { HTTPServerHooks(strained: { [self] strain in taken.withLock { $0.append(strain) } }) }
}

@Suite struct RoomTests {
    private static let get = "GET /livez HTTP/1.1\r\nHost: a\r\n\r\n"
    private let strains = Strains()

    private func rig(
        _ routes: [Route] = showing, connectionsMax: Int = 100_000, perAddressMax: Int = 0, trusted: [String] = [],
        proxied: ProxyPolicy = ProxyPolicy()
    ) throws -> Rig {
        var limits = HTTPServerLimits()
        limits.connectionsMax = connectionsMax
        limits.connectionsPerAddressMax = perAddressMax
        limits.trustedProxies = TrustedProxies(trusted.compactMap { AddressRange($0) })
        return try Rig(routes, limits: limits, hooks: strains.hooks, proxied: proxied)
    }

    @Test func whoIsIdleTheLongestMakesRoomBeforeAnybodyIsRefused() throws {
        let rig = try rig(connectionsMax: 3)
        let older = try rig.client()
        _ = try older.exchange(Self.get)
        rig.manual.advance(by: .seconds(1))
        let newer = try rig.http2Client()
        try expectEqual(newer.exchange(.get, "/livez").status, 200)
        rig.manual.advance(by: .seconds(1))
        let silent = try rig.client()
        let guest = try rig.client()
        try expectEqual(guest.exchange(Self.get)[0].status, 200)
        rig.run { older.sawEnd && newer.sawEnd }
        expect(older.sawEnd && older.received.isEmpty)
        expect(newer.sawEnd && newer.goAways.last == HTTP2ErrorCode.none)
        expect(!silent.sawEnd, "a connection that has not asked yet is not idle")
        expectEqual(strains.all, [.idleClosed(2)])
    }

    @Test func whoIsBusyIsNotSentAwayForAnybody() throws {
        let gate = Gate()
        let rig = try rig(showing + [Route(.get, "/gate", .waiting { _ in await gate.answer() })], connectionsMax: 2)
        let busy = try rig.client()
        busy.send("GET /gate HTTP/1.1\r\nHost: a\r\n\r\n")
        let begun = try rig.client()
        _ = try begun.exchange(Self.get)
        begun.send("GET /live")
        rig.settle()
        let guest = try rig.client()
        try expectEqual(guest.answers()[0].status, 503)
        expectEqual(strains.all, [.refused])
        begun.send("z HTTP/1.1\r\nHost: a\r\n\r\n")
        try expectEqual(begun.answers()[0].status, 200)
        gate.open(.text(.ok, "done"))
        try expectEqual(busy.answers()[0].text, "done")
        // And what is idle now makes room for the next, once it is looked for again.
        rig.manual.advance(by: .milliseconds(200))
        let later = try rig.client()
        try expectEqual(later.exchange(Self.get)[0].status, 200)
    }

    @Test func anAddressHasSoManyConnectionsAndGetsThemBack() throws {
        let rig = try rig(perAddressMax: 2)
        let first = try rig.client()
        let second = try rig.client()
        let third = try rig.client()
        try expectEqual(third.answers()[0].status, 503)
        expectEqual(strains.all, [.refusedForAddress])
        try expectEqual(first.exchange(Self.get)[0].status, 200)
        second.transport.close()
        rig.run { rig.server.connectionCount == 1 }
        let fourth = try rig.client()
        try expectEqual(fourth.exchange(Self.get)[0].status, 200)
    }

    @Test func proxiesHaveAsManyConnectionsAsTheyLike() throws {
        let rig = try rig(perAddressMax: 1, trusted: ["127.0.0.0/8"])
        for _ in 0..<4 { try expectEqual(rig.client().exchange(Self.get)[0].status, 200) }
        expect(strains.all.isEmpty)
    }

    @Test func whatAProxyNamesCountsAndNotTheProxy() throws {
        let proxied = ProxyPolicy(from: [try #require(AddressRange("127.0.0.1"))])
        let rig = try rig(perAddressMax: 1, proxied: proxied)
        func line(_ host: String) -> String { "PROXY TCP6 \(host) ::1 1 2\r\n" }
        let first = try rig.client()
        try expectEqual(first.exchange(line("2001:db8::1") + Self.get)[0].status, 200)
        let other = try rig.client()
        try expectEqual(other.exchange(line("2001:db8:0:1::1") + Self.get)[0].status, 200)
        // The same /64.
        let second = try rig.client()
        second.send(line("2001:db8::2") + Self.get)
        rig.run { second.sawEnd || second.ended != nil }
        expect(second.received.isEmpty)
        expectEqual(strains.all, [.refusedForAddress])
        first.transport.close()
        rig.run { rig.server.connectionCount == 1 }
        let third = try rig.client()
        try expectEqual(third.exchange(line("2001:db8::3") + Self.get)[0].status, 200)
    }
}
