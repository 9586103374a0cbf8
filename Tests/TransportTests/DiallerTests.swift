import EventLoop
import Kernel
import SupportExpectations
import Testing
@testable import Transport

private func address(_ host: String, _ port: UInt16 = 80) throws -> SocketAddress {
    try #require(SocketAddress(host: host, port: port))
}

@Suite struct HappyEyeballsTests {
    @Test(arguments: [
        (["1.1.1.1", "2.2.2.2", "::1", "::2"], ["::1", "1.1.1.1", "::2", "2.2.2.2"]),
        (["1.1.1.1", "2.2.2.2"], ["1.1.1.1", "2.2.2.2"]),
        (["::1", "::2", "::3", "1.1.1.1"], ["::1", "1.1.1.1", "::2", "::3"]), ([], []),
        (["1.1.1.1", "::1", "1.1.1.1", "::1", "2.2.2.2"], ["::1", "1.1.1.1", "2.2.2.2"]),
    ])
    func familiesTakeTurnsAndIPv6Begins(_ given: [String], _ expected: [String]) throws {
        expectEqual(HappyEyeballs.interleaved(try given.map { try address($0) }).map(\.host), expected)
    }

    @Test func aScriptOfDelaysAndFailures() throws {
        let a = try address("::1")
        let b = try address("1.1.1.1")
        let c = try address("2.2.2.2")
        let error = SystemError(call: "connect", code: 111)
        var order = HappyEyeballs([b, a, c])
        expectEqual(order.next(), .open(a))
        expectEqual(order.next(), .open(b))
        expect(order.hasMore)
        expectEqual(order.failed(a, error), .open(c))
        expect(!order.hasMore)
        expectEqual(order.next(), .wait)
        expectEqual(order.failed(c, error), .wait)
        expectEqual(order.failed(b, error), .giveUp)
        expectEqual(order.failures.map(\.address), [a, c, b])
    }

    @Test func attemptsAreBounded() throws {
        var order = HappyEyeballs(try (0..<40).map { try address("10.0.0.\($0)") })
        var opened = 0
        while case .open = order.next() { opened += 1 }
        expectEqual(opened, HappyEyeballs.attemptsMax)
    }
}

@Suite struct AddressPolicyTests {
    @Test(arguments: [
        "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.127.255.255", "100.100.100.200", "127.0.0.1",
        "127.255.255.255", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.192", "192.0.2.1",
        "192.88.99.1", "192.168.0.1", "198.18.0.1", "198.19.255.255", "198.51.100.7", "203.0.113.9", "168.63.129.16",
        "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",
        "::", "::1", "::8.8.8.8", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "64:ff9b::10.0.0.1",
        "64:ff9b:1::1", "100::1", "fc00::1", "fd00:ec2::254", "fe80::1", "fec0::1", "ff02::1", "2001::1", "2001:db8::1",
        "2001:2::1", "2002:7f00:1::1", "2002:808:808::1", "3fff::1", "4000::1", "5f00::1", "::ffff:0:127.0.0.1",
    ])
    func publicOnlyRefuses(_ host: String) throws {
        try expect(!AddressPolicy.publicOnly.allows(address(host)))
        try expect(AddressPolicy.any.allows(address(host)))
    }

    @Test(arguments: [
        "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.1", "100.63.255.255", "100.128.0.1", "126.1.1.1", "128.0.0.1",
        "168.63.129.15", "169.253.1.1", "172.15.0.1", "172.32.0.1", "192.0.1.1", "192.167.1.1", "198.17.1.1",
        "198.20.0.1", "223.255.255.255", "2606:4700::1111", "2001:4860:4860::8888", "2001:200::1", "2a00:1450::1",
        "::ffff:8.8.8.8", "64:ff9b::8.8.8.8",
    ])
    func publicOnlyAllows(_ host: String) throws {
        try expect(AddressPolicy.publicOnly.allows(address(host)))
        try expect(AddressPolicy.exceptInstanceMetadata.allows(address(host)))
    }

    @Test(arguments: [
        "169.254.169.254", "169.254.169.1", "169.254.170.2", "169.254.170.23", "192.0.0.192", "100.100.100.200",
        "168.63.129.16", "fd00:ec2::254", "fd00:ec2::23", "fd20:ce::254", "::ffff:169.254.169.254",
        "::ffff:169.254.170.2", "64:ff9b::169.254.169.254", "2002:a9fe:a9fe::1",
    ])
    func instanceMetadataIsRefused(_ host: String) throws {
        try expect(!AddressPolicy.exceptInstanceMetadata.allows(address(host)))
        try expect(AddressPolicy.any.allows(address(host)))
    }

    @Test(arguments: [
        "127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.168.254", "169.254.171.2", "192.0.0.191",
        "100.100.100.201", "::1", "fe80::1", "fd00:ec2::255", "fd00:ec2::1:254", "fd00:ec3::254", "fd20:cf::254",
        "::ffff:10.0.0.1", "::169.254.169.254", "2002:a9fe:a8fe::1",
    ])
    func privateAddressesAreTheOperatorsToChoose(_ host: String) throws {
        try expect(AddressPolicy.exceptInstanceMetadata.allows(address(host)))
    }
}

/// A dialler with a fake name server and a listener, all on one manual loop.
private final class Bench {
    let manual: ManualLoop
    let server: FakeNameServer
    let resolver: Resolver
    let dialler: Dialler
    let listener: Listener
    var accepted = 0
    var outcome: Result<SocketAddress?, DialError>?

    init(on host: String = "127.0.0.1") throws {
        manual = try ManualLoop()
        server = try FakeNameServer(loop: manual.loop)
        var options = ResolverOptions()
        options.servers = [server.address]
        options.timeout = .seconds(60)
        resolver = try Resolver(loop: manual.loop, options: options)
        dialler = Dialler(resolver: resolver)
        var count: (() -> Void)?
        let listening = try Socket.listen(on: address(host, 0), sharing: false)
        listener = Listener(listening, loop: manual.loop) { _ in count?() }
        try listener.start()
        count = { [unowned self] in accepted += 1 }
    }

    @discardableResult
    func dial(_ host: String, port: UInt16? = nil, _ change: (inout DialOptions) -> Void = { _ in }) -> Dial {
        var options = DialOptions()
        change(&options)
        return dialler.dial(host: host, port: port ?? listener.address.port, options: options) {
            [unowned self] result in
            expect(outcome == nil)
            switch consume result {
            case .success(let socket): outcome = .success(socket.peerAddress())
            case .failure(let error): outcome = .failure(error)
            }
        }
    }

    func run(until condition: () -> Bool) { manual.run(until: condition) }

    /// Watches and timers beyond the fake server's two and the listener's one.
    var isTidy: Bool { manual.loop.watchCount == 3 && manual.loop.timerCount == 0 }
}

@Suite struct DiallerTests {
    @Test func aLiteralIsConnectedTo() throws {
        let bench = try Bench()
        bench.dial("127.0.0.1")
        bench.run { bench.outcome != nil && bench.accepted == 1 }
        expectEqual(bench.outcome, .success(bench.listener.address))
        expect(bench.isTidy)
    }

    @Test func aFailedAddressIsFollowedByTheNextAtOnce() throws {
        let bench = try Bench()
        bench.server.answer = { _, family, _ in family == 4 ? .v4("127.0.0.2", "127.0.0.1") : .v6("::1") }
        bench.dial("mixed.test")
        bench.run { bench.outcome != nil }
        expectEqual(bench.outcome, .success(bench.listener.address))
        expectEqual(bench.manual.loop.now, Instant(nanoseconds: 1_000_000_000))
    }

    @Test func everyFailureIsKept() throws {
        let bench = try Bench()
        bench.server.answer = { _, family, _ in family == 4 ? .v4("127.0.0.2", "127.0.0.3") : .nothing }
        bench.dial("closed.test")
        bench.run { bench.outcome != nil }
        guard case .failure(.failed(let attempts))? = bench.outcome else {
            Issue.record("came to \(String(describing: bench.outcome))")
            return
        }
        expectEqual(attempts.map(\.address.host), ["127.0.0.2", "127.0.0.3"])
        expect(attempts.allSatisfy { $0.error.isConnectionRefused })
        expect(bench.isTidy)
    }

    @Test func anUnknownNameIsUnresolved() throws {
        let bench = try Bench()
        bench.dial("unknown.test")
        bench.run { bench.outcome != nil }
        expectEqual(bench.outcome, .failure(.unresolved(.notFound)))
    }

    @Test func aSilentNameServerTimesOutAsUnresolved() throws {
        let bench = try Bench()
        bench.server.answer = { _, _, _ in .silence }
        bench.dial("silent.test") { $0.timeout = .seconds(2) }
        bench.manual.advance(by: .seconds(3))
        expectEqual(bench.outcome, .failure(.unresolved(.timedOut)))
    }

    @Test func aSilentAddressGivesTheNextItsTurnAfterTheDelay() throws {
        let bench = try Bench()
        let full = try FullListener(port: bench.listener.address.port)
        defer { full.close() }
        bench.server.answer = { _, family, _ in family == 4 ? .v4("127.0.0.7", "127.0.0.1") : .nothing }
        bench.dial("slow.test")
        bench.run { bench.server.questions.count == 2 && bench.resolver.flightCount == 0 }
        bench.manual.advance(by: .milliseconds(240))
        expect(bench.outcome == nil)
        bench.manual.advance(by: .milliseconds(20))
        bench.run { bench.outcome != nil }
        expectEqual(bench.outcome, .success(bench.listener.address))
        expect(bench.isTidy)
    }

    @Test func aSilentAddressIsAConnectTimeout() throws {
        let bench = try Bench()
        let full = try FullListener(port: 0)
        defer { full.close() }
        bench.dial("127.0.0.7", port: full.port) { $0.timeout = .seconds(2) }
        bench.manual.advance(by: .milliseconds(1900))
        expect(bench.outcome == nil)
        bench.manual.advance(by: .milliseconds(200))
        expectEqual(bench.outcome, .failure(.timedOut([])))
        expect(bench.isTidy)
    }

    @Test func aCancelledDialSaysNothing() throws {
        let bench = try Bench()
        bench.server.answer = { _, _, _ in .v4("127.0.0.1") }
        let resolving = bench.dial("one.test")
        resolving.cancel()
        let connecting = bench.dial("127.0.0.1")
        connecting.cancel()
        connecting.cancel()
        expect(!connecting.isUnderWay)
        bench.manual.advance(by: .seconds(20))
        expect(bench.outcome == nil)
        bench.run { bench.resolver.flightCount == 0 }
        expectEqual(bench.manual.loop.timerCount, 0)
    }

    @Test func thePolicyIsAskedAboutTheResolvedAddress() throws {
        let bench = try Bench()
        bench.server.answer = { _, family, _ in family == 4 ? .v4("127.0.0.1", "10.0.0.1") : .v6("::ffff:127.0.0.1") }
        bench.dial("rebound.test") { $0.policy = .publicOnly }
        bench.run { bench.outcome != nil }
        let refused = try ["::ffff:127.0.0.1", "127.0.0.1", "10.0.0.1"].map {
            try address($0, bench.listener.address.port)
        }
        expectEqual(bench.outcome, .failure(.refused(refused)))
        expectEqual(bench.accepted, 0)
    }

    @Test(arguments: ["127.0.0.1", "::1", "localhost", "::ffff:127.0.0.1"])
    func thePolicyAlsoRefusesLiterals(_ host: String) throws {
        let bench = try Bench()
        bench.dial(host) { $0.policy = .publicOnly }
        guard case .failure(.refused)? = bench.outcome else {
            Issue.record("came to \(String(describing: bench.outcome))")
            return
        }
    }
}

/// Addresses that a service gave: private ones are dialled only if the service has one itself.
@Suite struct PrivateLikeTests {
    private func outcome(
        _ host: String, like others: [String], _ answer: @escaping (String, Int) -> FakeAnswer
    ) throws -> (bench: Bench, outcome: Result<SocketAddress?, DialError>?) {
        let bench = try Bench()
        bench.server.answer = { name, family, _ in answer(name, family) }
        bench.dial(host) {
            $0.policy = .publicOnly
            $0.privateLike = others
        }
        bench.run { bench.outcome != nil }
        return (bench, bench.outcome)
    }

    @Test(arguments: [["127.0.0.1"], ["10.1.1.1"], ["8.8.8.8", "own.test"], ["nowhere.test", "own.test"]])
    func aPrivateServiceMayGivePrivateAddresses(_ others: [String]) throws {
        for host in ["127.0.0.1", "given.test"] {
            let (bench, outcome) = try outcome(host, like: others) { name, family in
                guard name != "nowhere.test", family == 4 else { return .noSuchName }
                return name == "own.test" ? .v4("192.168.7.7") : .v4("127.0.0.1")
            }
            expectEqual(outcome, .success(try address("127.0.0.1", bench.listener.address.port)))
        }
    }

    @Test(arguments: [[], ["8.8.8.8"], ["own.test"], ["nowhere.test", "own.test"], ["2606:4700::1111"]])
    func aPublicServiceMayNot(_ others: [String]) throws {
        for host in ["127.0.0.1", "given.test"] {
            let (bench, outcome) = try outcome(host, like: others) { name, family in
                guard name != "nowhere.test", family == 4 else { return .noSuchName }
                return name == "own.test" ? .v4("8.8.4.4") : .v4("127.0.0.1")
            }
            expectEqual(outcome, .failure(.refused([try address("127.0.0.1", bench.listener.address.port)])))
            bench.manual.runUntilIdle()
            expectEqual(bench.accepted, 0)
        }
    }

    @Test(arguments: ["169.254.169.254", "::ffff:169.254.169.254", "fd00:ec2::254"])
    func neverTheMetadataOfTheInstance(_ host: String) throws {
        let bench = try Bench()
        bench.dial(host) {
            $0.policy = .publicOnly
            $0.privateLike = ["127.0.0.1"]
        }
        expectEqual(bench.outcome, .failure(.refused([try address(host, bench.listener.address.port)])))
    }

    @Test func cancellingWhileTheServiceIsLookedUpIsSilent() throws {
        let bench = try Bench()
        let dial = bench.dial("127.0.0.1") {
            $0.policy = .publicOnly
            $0.privateLike = ["own.test"]
        }
        expect(dial.isUnderWay)
        dial.cancel()
        bench.run { bench.resolver.flightCount == 0 }
        expect(bench.outcome == nil)
        expectEqual(bench.manual.loop.timerCount, 0)
    }

    /// A name is resolved once for each dial, and the addresses that were judged are those that are connected to.
    @Test func aNameThatMovesIsJudgedAnew() throws {
        let bench = try Bench()
        var answers = ["127.0.0.1", "169.254.169.254", "127.0.0.1"]
        bench.server.answer = { _, family, _ in
            // For no time at all: the next dial asks again.
            family == 4 && !answers.isEmpty ? .v4(answers.removeFirst(), ttl: 0) : .nothing
        }
        let port = bench.listener.address.port
        for expected in try [
            .success(bench.listener.address), .failure(.refused([address("169.254.169.254", port)])),
        ] as [Result<SocketAddress?, DialError>] {
            bench.outcome = nil
            bench.dial("moving.test") { $0.policy = .exceptInstanceMetadata }
            bench.run { bench.outcome != nil }
            expectEqual(bench.outcome, expected)
            // As long as an answer is kept at least.
            bench.manual.advance(by: .seconds(2))
        }
        bench.run { bench.accepted == 1 }
        expectEqual(answers, ["127.0.0.1"])
    }
}

/// A listener whose queue is full, so that further attempts get no answer.
private final class FullListener {
    let port: UInt16
    private var socket: Socket?
    private var fillers: [Filler] = []

    private final class Filler {
        let socket: Socket
        init(_ socket: consuming Socket) { self.socket = socket }
    }

    init(port wanted: UInt16) throws {
        let listening = try Socket.listen(on: address("127.0.0.7", wanted), sharing: false, backlog: 0)
        let bound = try required(listening.localAddress())
        port = bound.port
        socket = consume listening
        for _ in 0..<4 { fillers.append(Filler(try Socket.connect(to: bound))) }
    }

    func close() {
        fillers = []
        socket = nil
    }
}
