import SupportExpectations
import Testing
@testable import HTTPClient

@Suite struct SOCKS5MachineTests {
    /// The words and the end of a machine when a proxy's bytes come in pieces of `size`.
    private struct Run: Equatable {
        var said: [[UInt8]] = []
        var end: SOCKS5Machine.Step = .needMore
        var used = 0
    }

    private func run(
        _ bytes: [UInt8], by size: Int, host: String = "host.corp", username: String? = nil, password: String = "pw"
    ) throws -> Run {
        var machine = try SOCKS5Machine(host: host, port: 0x1234, username: username)
        var run = Run()
        var given = 0
        while true {
            let end = min(given + size, bytes.count)
            var cursor = 0
            let piece = bytes.span.extracting(given..<end)
            var step = machine.next(in: piece, at: &cursor)
            while true {
                if case .send(let message) = step {
                    run.said.append(message)
                    step = machine.next(in: piece, at: &cursor)
                } else if step == .needPassword {
                    step = machine.authenticate(password: password)
                } else {
                    break
                }
            }
            if step != .needMore {
                run.end = step
                run.used = given + cursor
                return run
            }
            if end == bytes.count { return run }
            given = end
        }
    }

    private func expectRun(
        _ bytes: [UInt8], username: String? = nil, host: String = "host.corp", _ expected: SOCKS5Machine.Step,
        said: [[UInt8]]? = nil, used: Int? = nil
    ) throws {
        for size in [1, 2, 3, 1000] {
            let found = try run(bytes, by: size, host: host, username: username)
            expectEqual(found.end, expected)
            if let said { expectEqual(found.said, said) }
            if let used { expectEqual(found.used, used) }
        }
    }

    private let named: [UInt8] = [5, 1, 0, 3, 9] + Array("host.corp".utf8) + [0x12, 0x34]

    @Test func aNameGoesToTheProxyAsItIs() throws {
        try expectRun(
            [5, 0, 5, 0, 0, 1, 127, 0, 0, 1, 0, 80, 99, 98], .opened, said: [[5, 1, 0], named], used: 12)
        try expectRun([5, 0, 5, 0, 0, 3, 2, 97, 98, 0, 80], .opened, used: 11)
        try expectRun([5, 0, 5, 0, 0, 4] + [UInt8](repeating: 0, count: 18) + [7], .opened, used: 24)
    }

    @Test func addressesGoAsAddresses() throws {
        try expectRun(
            [5, 0, 5, 0, 0, 1, 0, 0, 0, 0, 0, 0], host: "192.0.2.7", .opened,
            said: [[5, 1, 0], [5, 1, 0, 1, 192, 0, 2, 7, 0x12, 0x34]])
        let six: [UInt8] = [0x20, 1, 0xd, 0xb8] + [UInt8](repeating: 0, count: 11) + [1]
        try expectRun(
            [5, 0, 5, 0, 0, 1, 0, 0, 0, 0, 0, 0], host: "2001:db8::1", .opened,
            said: [[5, 1, 0], [5, 1, 0, 4] + six + [0x12, 0x34]])
    }

    @Test func nameAndPasswordAreSaidWhenTheProxyAsks() throws {
        let login: [UInt8] = [1, 2, 109, 101, 2, 112, 119]
        try expectRun(
            [5, 2, 1, 0, 5, 0, 0, 1, 0, 0, 0, 0, 0, 0], username: "me", .opened, said: [[5, 2, 0, 2], login, named])
        // One that asks nobody is told nothing.
        try expectRun([5, 0, 5, 0, 0, 1, 0, 0, 0, 0, 0, 0], username: "me", .opened, said: [[5, 2, 0, 2], named])
        try expectRun([5, 2, 1, 1], username: "me", .refused(.unauthenticated(.rejected)))
    }

    @Test(arguments: 1...9 as ClosedRange<UInt8>)
    func repliesAreRefusals(_ reply: UInt8) throws {
        try expectRun([5, 0, 5, reply, 0, 1, 0, 0, 0, 0, 0, 0], .refused(.reply(reply)))
        // Some close right behind it.
        try expectRun([5, 0, 5, reply], .refused(.reply(reply)))
        expect(!ProxyRefusal.reply(reply).description.isEmpty)
    }

    @Test func noMethodInCommonIsAFailureOfAuthentication() throws {
        try expectRun([5, 0xFF], .refused(.unauthenticated(.noCredentials)))
        try expectRun([5, 0xFF], username: "me", .refused(.unauthenticated(.noCommonMethod)))
    }

    @Test(
        arguments: [
            [4, 0], [0x48, 0x54], [5, 2], [5, 1], [5, 0, 4, 0], [5, 0, 5, 0, 0, 2, 0], [5, 0, 5, 0, 0, 0, 0],
        ] as [[UInt8]])
    func whatIsNotOfTheProtocolIsMalformed(_ bytes: [UInt8]) throws {
        try expectRun(bytes, .refused(.malformed))
    }

    @Test func aVerdictHasAVersionOfItsOwn() throws {
        try expectRun([5, 2, 5, 0], username: "me", .refused(.malformed))
    }

    @Test func aShortReplyIsWaitedFor() throws {
        let whole: [UInt8] = [5, 0, 5, 0, 0, 3, 2, 97, 98, 0, 80]
        for count in 0..<whole.count { try expectRun(Array(whole[..<count]), .needMore) }
    }

    @Test func lengthsHaveOneByte() throws {
        let long = String(repeating: "a", count: 256)
        #expect(throws: ProxyRefusal.unnameable) { try SOCKS5Machine(host: long, port: 1, username: nil) }
        #expect(throws: ProxyRefusal.unauthenticated(.unreadablePassword)) {
            try SOCKS5Machine(host: "h", port: 1, username: long)
        }
        for password in ["", long] {
            let found = try run([5, 2], by: 2, username: "me", password: password)
            expectEqual(found.end, .refused(.unauthenticated(.unreadablePassword)))
        }
    }
}
