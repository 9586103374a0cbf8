import EventLoop
import Kernel
import SupportExpectations
import Testing
@testable import Transport

/// A resolver that asks a fake server, both on one manual loop.
private struct Bench {
    let manual: ManualLoop
    let server: FakeNameServer
    let resolver: Resolver

    init(_ change: (inout ResolverOptions) -> Void = { _ in }) throws {
        manual = try ManualLoop()
        server = try FakeNameServer(loop: manual.loop)
        var options = ResolverOptions()
        options.servers = [server.address]
        change(&options)
        resolver = try Resolver(loop: manual.loop, options: options)
    }

    /// Asks and runs the loop until there is an answer.
    func ask(_ name: String, port: UInt16 = 80) -> Result<[String], ResolveError>? {
        var answer: Result<[String], ResolveError>?
        resolver.resolve(name, port: port) { answer = $0.map { $0.map(\.description) } }
        run { answer != nil }
        return answer
    }

    func run(until condition: () -> Bool) { manual.run(until: condition) }
}

@Suite struct ResolverTests {
    @Test(arguments: [
        ("127.0.0.1", ["127.0.0.1:7"]), ("::1", ["[::1]:7"]), ("2001:db8::5", ["[2001:db8::5]:7"]),
        ("localhost", ["[::1]:7", "127.0.0.1:7"]), ("LocalHost.", ["[::1]:7", "127.0.0.1:7"]),
        ("a.b.localhost", ["[::1]:7", "127.0.0.1:7"]),
    ])
    func literalsAndLocalhostAreAnsweredAtOnce(_ host: String, _ expected: [String]) throws {
        let bench = try Bench()
        var answer: Result<[String], ResolveError>?
        let lookup = bench.resolver.resolve(host, port: 7) { answer = $0.map { $0.map(\.description) } }
        expect(lookup == nil)
        expectEqual(answer, .success(expected))
        expect(bench.server.questions.isEmpty)
    }

    @Test(arguments: [
        "", ".", "..", "a..b", ".a", "a b", "a\u{0}b", "bücher.example", "a/b", "[::1]", "127.0.0.1:80", "fe80::1%eth0",
        String(repeating: "a", count: 64) + ".test", String(repeating: "a.", count: 127) + "a",
    ])
    func whatIsNoNameIsRefusedUnasked(_ host: String) throws {
        let bench = try Bench()
        expectEqual(bench.ask(host), .failure(.invalidName))
        expect(bench.server.questions.isEmpty)
    }

    @Test func theLongestNamesAreAllowed() {
        let name = String(repeating: "a.", count: 126) + "a"
        expectEqual(name.utf8.count, 253)
        expect(Resolver.isName(name))
        expect(Resolver.isName(name + "."))
        expect(Resolver.isName(String(repeating: "a", count: 63)))
    }

    @Test func bothFamiliesAreAskedAndIPv6ComesFirst() throws {
        let bench = try Bench()
        bench.server.answer = { _, family, _ in family == 4 ? .v4("192.0.2.1", "192.0.2.2") : .v6("2001:db8::1") }
        expectEqual(
            bench.ask("two.test", port: 443), .success(["[2001:db8::1]:443", "192.0.2.1:443", "192.0.2.2:443"]))
        expectEqual(bench.server.questions.sorted(), ["two.test/4", "two.test/6"])
    }

    @Test func answersAreRememberedForTheirTimeToLive() throws {
        let bench = try Bench()
        bench.server.answer = { _, family, _ in family == 4 ? .v4("192.0.2.1", ttl: 30) : .nothing }
        expectEqual(bench.ask("Cached.test."), .success(["192.0.2.1:80"]))
        bench.manual.advance(by: .milliseconds(29_900))
        expectEqual(bench.ask("cached.TEST"), .success(["192.0.2.1:80"]))
        expectEqual(bench.server.questions.count, 2)
        bench.manual.advance(by: .milliseconds(200))
        bench.server.answer = { _, family, _ in family == 4 ? .v4("192.0.2.9") : .nothing }
        expectEqual(bench.ask("cached.test"), .success(["192.0.2.9:80"]))
        expectEqual(bench.server.questions.count, 4)
    }

    @Test(arguments: [(UInt32(0), 1.0), (86_400, 3600.0)])
    func aTimeToLiveIsKeptWithinItsBounds(_ ttl: UInt32, _ seconds: Double) throws {
        let bench = try Bench()
        bench.server.answer = { _, family, _ in family == 4 ? .v4("192.0.2.1", ttl: ttl) : .nothing }
        _ = bench.ask("bounds.test")
        bench.manual.advance(by: .seconds(seconds - 0.01))
        _ = bench.ask("bounds.test")
        expectEqual(bench.server.questions.count, 2)
        bench.manual.advance(by: .seconds(0.02))
        _ = bench.ask("bounds.test")
        expectEqual(bench.server.questions.count, 4)
    }

    @Test func anAliasWithAShorterLifeShortensTheAnswers() throws {
        let bench = try Bench()
        bench.server.answer = { _, family, _ in
            guard family == 4 else { return .nothing }
            return FakeAnswer(records: [(.alias("real.test"), ttl: 5), (.v4("192.0.2.1"), ttl: 300)])
        }
        expectEqual(bench.ask("alias.test"), .success(["192.0.2.1:80"]))
        bench.manual.advance(by: .milliseconds(5100))
        _ = bench.ask("alias.test")
        expectEqual(bench.server.questions.count, 4)
    }

    @Test(arguments: [
        (FakeAnswer.noSuchName, ResolveError.notFound, 5.0), (.nothing, .noAddresses, 5.0),
        (FakeAnswer(code: 2), .serversFailed, 1.0), (FakeAnswer(code: 5), .serversFailed, 1.0),
    ])
    func refusalsAreToldApartAndForgottenSoon(_ answer: FakeAnswer, _ error: ResolveError, _ seconds: Double) throws {
        let bench = try Bench { $0.tries = 1 }
        bench.server.answer = { _, _, _ in answer }
        expectEqual(bench.ask("none.test"), .failure(error))
        let asked = bench.server.questions.count
        bench.manual.advance(by: .seconds(seconds - 0.01))
        expectEqual(bench.ask("none.test"), .failure(error))
        expectEqual(bench.server.questions.count, asked)
        bench.manual.advance(by: .seconds(0.02))
        expectEqual(bench.ask("none.test"), .failure(error))
        expect(bench.server.questions.count > asked)
    }

    @Test func aSilentServerIsATimeout() throws {
        let bench = try Bench()
        bench.server.answer = { _, _, _ in .silence }
        var answer: Result<[SocketAddress], ResolveError>?
        bench.resolver.resolve("silent.test", port: 80) { answer = $0 }
        bench.manual.advance(by: .milliseconds(4900))
        expect(answer == nil)
        bench.manual.advance(by: .milliseconds(200))
        expectEqual(answer, .failure(.timedOut))
        expectEqual(bench.resolver.flightCount, 0)
    }

    @Test func aLostQuestionIsAskedAgain() throws {
        let bench = try Bench {
            $0.attemptTimeout = .milliseconds(20)
            $0.timeout = .seconds(3600)
        }
        var seen = 0
        bench.server.answer = { _, family, _ in
            seen += 1
            return seen <= 2 ? .silence : family == 4 ? .v4("192.0.2.1") : .nothing
        }
        var answer: Result<[SocketAddress], ResolveError>?
        bench.resolver.resolve("lost.test", port: 80) { answer = $0 }
        // The library reads the real clock for its own timeouts; ours stands still but for these small steps.
        while answer == nil, bench.manual.loop.now < Instant(nanoseconds: 3_000_000_000_000) {
            bench.manual.advance(by: .milliseconds(1))
        }
        expect(answer != nil)
        expectEqual((try? answer?.get())?.map(\.host), ["192.0.2.1"])
    }

    @Test func aTruncatedAnswerIsFetchedOverTCP() throws {
        let bench = try Bench()
        bench.server.answer = { _, family, tcp in
            guard family == 4 else { return .nothing }
            return tcp ? .v4("192.0.2.1", "192.0.2.2") : FakeAnswer(isTruncated: true)
        }
        expectEqual(bench.ask("long.test"), .success(["192.0.2.1:80", "192.0.2.2:80"]))
    }

    @Test func garbageIsNoAnswer() throws {
        let bench = try Bench { $0.tries = 1 }
        bench.server.answer = { _, _, _ in FakeAnswer(garbage: [0x81, 0x80, 0, 1, 0, 9, 0, 0]) }
        var answer: Result<[SocketAddress], ResolveError>?
        bench.resolver.resolve("garbage.test", port: 80) { answer = $0 }
        bench.run { answer != nil || bench.server.questions.count >= 2 }
        bench.manual.advance(by: .seconds(6))
        guard case .failure(let error)? = answer else {
            Issue.record("answered \(String(describing: answer))")
            return
        }
        expect([.malformedAnswer, .timedOut, .serversFailed].contains(error))
    }

    @Test func aServerThatDropsIPv6QuestionsCostsAMoment() throws {
        let bench = try Bench()
        bench.server.answer = { _, family, _ in family == 4 ? .v4("192.0.2.1") : .silence }
        var answer: Result<[SocketAddress], ResolveError>?
        bench.resolver.resolve("v4.test", port: 80) { answer = $0 }
        bench.run { bench.server.questions.count == 2 }
        bench.manual.advance(by: .milliseconds(40))
        expect(answer == nil)
        bench.manual.advance(by: .milliseconds(20))
        expectEqual((try? answer?.get())?.map(\.host), ["192.0.2.1"])
        expectEqual(bench.ask("v4.test"), .success(["192.0.2.1:80"]))
    }

    @Test func aLateFamilyIsRememberedForTheNextCaller() throws {
        let bench = try Bench()
        bench.server.answer = { _, family, _ in
            bench.server.holds = family == 4
            return family == 4 ? .v4("192.0.2.1") : .v6("2001:db8::1")
        }
        var answer: Result<[SocketAddress], ResolveError>?
        bench.resolver.resolve("late.test", port: 80) { answer = $0 }
        bench.run { bench.server.questions.count == 2 }
        bench.manual.advance(by: .milliseconds(600))
        expectEqual((try? answer?.get())?.map(\.host), ["2001:db8::1"])
        bench.server.release()
        bench.run { bench.ask("late.test") == .success(["[2001:db8::1]:80", "192.0.2.1:80"]) }
        expectEqual(bench.ask("late.test"), .success(["[2001:db8::1]:80", "192.0.2.1:80"]))
        expectEqual(bench.server.questions.count, 2)
    }

    @Test func callersOfOneNameShareAFlightAndACancelledOneIsForgotten() throws {
        let bench = try Bench()
        bench.server.answer = { _, family, _ in family == 4 ? .v4("192.0.2.1") : .nothing }
        var told: [Int] = []
        var ports: [UInt16] = []
        var lookups: [Lookup?] = []
        for i in 0..<10 {
            lookups.append(
                bench.resolver.resolve(i % 2 == 0 ? "shared.test" : "SHARED.test.", port: UInt16(i)) { result in
                    told.append(i)
                    ports.append((try? result.get())?.first?.port ?? 99)
                })
        }
        expectEqual(bench.resolver.flightCount, 1)
        lookups[3]?.cancel()
        lookups[3]?.cancel()
        bench.run { told.count == 9 }
        bench.manual.advance(by: .seconds(6))
        expectEqual(told, [0, 1, 2, 4, 5, 6, 7, 8, 9])
        expectEqual(ports, told.map(UInt16.init))
        expectEqual(bench.server.questions.count, 2)
        expectEqual(bench.manual.loop.timerCount, 0)
    }

    @Test func aCallbackMayAskAgain() throws {
        let bench = try Bench()
        bench.server.answer = { name, family, _ in
            family == 6 ? .nothing : name == "first.test" ? .v4("192.0.2.1") : .v4("192.0.2.2")
        }
        var second: Result<[SocketAddress], ResolveError>?
        bench.resolver.resolve("first.test", port: 80) { _ in
            bench.resolver.resolve("second.test", port: 80) { second = $0 }
        }
        bench.run { second != nil }
        expectEqual((try? second?.get())?.map(\.host), ["192.0.2.2"])
    }

    @Test func closingEndsEveryLookUp() throws {
        let bench = try Bench()
        bench.server.answer = { _, _, _ in .silence }
        var answers: [Result<[SocketAddress], ResolveError>] = []
        for i in 0..<5 { bench.resolver.resolve("n\(i).test", port: 80) { answers.append($0) } }
        bench.manual.runUntilIdle()
        bench.resolver.close()
        expectEqual(answers, Array(repeating: .failure(.closed), count: 5))
        expectEqual(bench.manual.loop.timerCount, 0)
        // The watches that are left are the fake server's: its datagrams and its listener.
        expectEqual(bench.manual.loop.watchCount, 2)
        expectEqual(bench.ask("more.test"), .failure(.closed))
        expectEqual(bench.ask("127.0.0.1"), .success(["127.0.0.1:80"]))
    }

    @Test func aResolverThatIsLetGoLeavesNothingBehind() throws {
        let manual = try ManualLoop()
        let server = try FakeNameServer(loop: manual.loop)
        server.answer = { _, _, _ in .silence }
        var options = ResolverOptions()
        options.servers = [server.address]
        options.timeout = .seconds(1)
        var resolver: Resolver? = try Resolver(loop: manual.loop, options: options)
        resolver?.resolve("gone.test", port: 80) { _ in }
        manual.runUntilIdle()
        weak let observed = resolver
        resolver = nil
        expect(observed == nil)
        manual.advance(by: .seconds(2))
        expectEqual(manual.loop.watchCount, 2)
        expectEqual(manual.loop.timerCount, 0)
    }

    @Test func tooManyNamesAtOnceAreRefused() throws {
        let bench = try Bench()
        bench.server.answer = { _, _, _ in .silence }
        var refused = 0
        for i in 0...Resolver.flightsMax {
            bench.resolver.resolve("n\(i).test", port: 80) { if $0 == .failure(.overloaded) { refused += 1 } }
        }
        expectEqual(refused, 1)
        expectEqual(bench.resolver.flightCount, Resolver.flightsMax)
    }

    @Test func theHostsFileIsHonoured() throws {
        let text = String(decoding: try Files.read("/etc/hosts"), as: UTF8.self)
        let bench = try Bench()
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard words.count >= 2, let address = SocketAddress(host: String(words[0]), port: 80),
                !words[1].hasSuffix("localhost"), !words[1].hasPrefix("ip6-")
            else { continue }
            try expectEqual(bench.ask(String(words[1]))?.get().contains(address.description), true)
            expect(bench.server.questions.isEmpty)
        }
    }
}

@Suite struct NameCacheTests {
    @Test func aFullCacheLetsGoOfWhatExpiresFirst() {
        var cache = NameCache()
        let now = Instant(nanoseconds: 0)
        for i in 0..<NameCache.entriesMax { cache.keep("n\(i)", [], seconds: 100 + i, at: now) }
        cache.keep("one more", [], seconds: 500, at: now)
        expectEqual(cache.count, NameCache.entriesMax)
        expect(cache.look("n0", at: now) == nil)
        expect(cache.look("n1", at: now) != nil)
        expect(cache.look("one more", at: now) != nil)
        cache.keep("later", [], seconds: 5, at: now + .seconds(600))
        expect(cache.count < NameCache.entriesMax)
    }
}
