import Configuration
import EventLoop
import HTTPClient
import HTTPWire
import Kernel
import ProviderKit
import SupportExpectations
import SupportServers
import Testing

/// Calls through the guards, at a server that refuses, resets, hangs, and answers badly.
@Suite struct GuardedCallTests {
    @Test func `answers of 500 in a row open the breaker, a probe that is no call closes it, without traffic`() throws {
        let rig = try GuardRig()
        rig.server.answer = { $0.line.hasPrefix("HEAD") ? [.answer(404)] : [.answer(500)] }
        for _ in 0..<3 { try expectEqual(rig.call(), .answered(500)) }
        try expectEqual(rig.call(), .failed(.breakerOpen(retryAfter: .seconds(15))))
        expectEqual(rig.server.requests.count, 3, "nothing is sent to it")
        expectEqual(rig.guards.breaker.state, .open)
        rig.manual.advance(by: .seconds(14))
        rig.manual.runUntilIdle()
        expectEqual(rig.server.requests.count, 3)
        rig.wait(2) { rig.guards.breaker.state == .closed }
        expectEqual(rig.methods, ["POST", "POST", "POST", "HEAD"])
        expectEqual(rig.server.requests[3].target, "/")
        expect(rig.server.requests[3].field("traceparent") == nil)
        rig.server.answer = { _ in [.answer(200)] }
        try expectEqual(rig.call(), .answered(200))
        expectEqual(rig.seen.value, [.open, .halfOpen, .closed])
        expect(rig.figure(#"trunkline_provider_breaker_opens_total{provider="vendor"} 1"#))
        expect(rig.figure(#"trunkline_provider_breaker_probes_total{provider="vendor",result="alive"} 1"#))
        expect(rig.figure(#"trunkline_provider_calls_refused_total{provider="vendor",guard="breaker"} 1"#))
        expect(rig.figure(#"trunkline_provider_breaker_state{provider="vendor"} 0"#))
    }

    @Test func `with another provider behind, a refused connection opens it at once, and is not tried again`() throws {
        let rig = try GuardRig()
        rig.server.stop()
        guard case .failed(.connectFailed) = try rig.call(hasFallback: true) else {
            return expect(false, "the connection was not refused")
        }
        expectEqual(rig.guards.breaker.state, .open)
        try expectEqual(rig.call(), .failed(.breakerOpen(retryAfter: .seconds(15))))
    }

    @Test func `a dead vendor is asked at most four times in a minute, however many ask for it`() throws {
        let rig = try GuardRig()
        rig.server.accepted = { _ in [.reset] }
        _ = try rig.call(hasFallback: true)
        var refused = 0
        for _ in 0..<600 {
            if case .failed(.breakerOpen) = try rig.call(hasFallback: true) { refused += 1 }
            rig.manual.advance(by: .milliseconds(100))
            rig.manual.run(atMost: .milliseconds(5), turnsAtOnce: 20) { false }
        }
        expectEqual(refused, 600)
        expect((2...4).contains(rig.server.connectionCount), "\(rig.server.connectionCount) connections")
    }

    @Test func `a connection that is reset before any byte has failed to connect`() throws {
        let rig = try GuardRig()
        rig.server.answer = { _ in [.reset] }
        try expectEqual(rig.call(hasFallback: true), .failed(.connectionLost(afterBytesSent: true)))
        expectEqual(rig.guards.breaker.state, .open)
    }

    @Test func `a balancer that accepts and resets is not alive, and each such probe doubles the time`() throws {
        let rig = try GuardRig()
        rig.server.accepted = { _ in [.reset] }
        _ = try rig.call(hasFallback: true)
        rig.wait(16) { rig.guards.breaker.failures == 2 }
        let until = try #require(rig.guards.breaker.openUntil)
        expect((.seconds(29)...(.seconds(30))).contains(until - rig.loop.now), "\(until - rig.loop.now)")
        rig.server.accepted = { _ in [] }
        rig.wait(32) { rig.guards.breaker.state == .closed }
    }

    @Test func `a dead vendor is not probed any more once nobody uses its definition`() throws {
        let rig = try GuardRig()
        rig.server.accepted = { _ in [.reset] }
        _ = try rig.call(hasFallback: true)
        rig.wait(16) { rig.guards.breaker.failures == 2 }
        expectEqual(rig.server.connectionCount, 2, "the call and a probe")
        rig.isNeeded.value = false
        rig.wait(32) { rig.guards.breaker == ProviderGuards.BreakerView() }
        for _ in 0..<200 {
            rig.manual.advance(by: .seconds(1))
            rig.manual.run(atMost: .milliseconds(2), turnsAtOnce: 20) { false }
        }
        expectEqual(rig.server.connectionCount, 2)
        expectEqual(rig.seen.value.last, .closed)
    }

    @Test func `no answer in time counts as a failed one; of a poll that is held it counts for nothing`() throws {
        let rig = try GuardRig()
        rig.server.answer = { $0.line.hasPrefix("HEAD") ? [.answer()] : [] }
        for _ in 0..<3 {
            let poll = try rig.begin(.get, GuardRig.pollThings)
            rig.wait(3) { poll() != nil }
            expectEqual(poll(), .failed(.firstByteTimedOut))
        }
        expectEqual(rig.guards.breaker.state, .closed)
        for _ in 0..<3 {
            let call = try rig.begin()
            rig.wait(3) { call() != nil }
            expectEqual(call(), .failed(.firstByteTimedOut))
        }
        expectEqual(rig.guards.breaker.state, .open)
    }

    @Test func `polls that are cut while the vendor holds them count for nothing, as open sockets that end`() throws {
        let rig = try GuardRig()
        rig.server.answer = { _ in [.reset] }
        for _ in 0..<5 {
            try expectEqual(
                rig.call(.get, GuardRig.pollThings, hasFallback: true), .failed(.connectionLost(afterBytesSent: true)))
        }
        rig.server.answer = { _ in [.answer(504)] }
        for _ in 0..<5 { try expectEqual(rig.call(.get, GuardRig.pollThings, hasFallback: true), .answered(504)) }
        expectEqual(rig.guards.breaker, ProviderGuards.BreakerView())
        let lonely = try GuardRig()
        lonely.server.stop()
        _ = try lonely.call(.get, GuardRig.pollThings, hasFallback: true)
        expectEqual(lonely.guards.breaker.state, .open, "nobody is there")
    }

    @Test(arguments: [400, 401, 403, 404, 409, 422, 429, 501])
    func `refusals of what we ask never open it`(_ status: Int) throws {
        let rig = try GuardRig()
        rig.server.answer = { _ in [.answer(status)] }
        for _ in 0..<10 { try expectEqual(rig.call(hasFallback: true), .answered(status)) }
        expectEqual(rig.guards.breaker, ProviderGuards.BreakerView())
    }

    @Test func `a file's host that is dead does not open the provider's breaker`() throws {
        let rig = try GuardRig()
        rig.server.answer = { _ in [.answer(503)] }
        for _ in 0..<3 { _ = try rig.call(.post, .fetchAttachment) }
        guard case .failed(.breakerOpen) = try rig.call(.post, .fetchAttachment) else {
            return expect(false, "the host of the files is not spared")
        }
        expectEqual(rig.guards.breaker.state, .closed)
    }

    @Test func `an operator opens it, closes it and lets it go`() throws {
        let rig = try GuardRig()
        rig.guards.override(.open)
        try expectEqual(rig.call(), .failed(.breakerOpen(retryAfter: .seconds(15))))
        expect(rig.guards.breaker.isForced && rig.guards.breaker.state == .open)
        rig.manual.advance(by: .seconds(60))
        rig.manual.runUntilIdle()
        expectEqual(rig.server.connectionCount, 0, "and is not probed")
        rig.guards.override(.closed)
        rig.server.answer = { _ in [.answer(500)] }
        for _ in 0..<10 { try expectEqual(rig.call(), .answered(500)) }
        rig.guards.override(.auto)
        expectEqual(rig.guards.breaker, ProviderGuards.BreakerView())
        for _ in 0..<3 { try expectEqual(rig.call(), .answered(500)) }
        expectEqual(rig.guards.breaker.state, .open)
    }

    // MARK: Retries

    @Test func `what only reads is made again, within attempts and budget; what acts is not`() throws {
        let rig = try GuardRig { $0.breaker.failuresToOpen = 0 }
        rig.server.answer = { _ in [.answer(503)] }
        let read = try rig.begin(.get, GuardRig.readThings)
        rig.wait(3) { read() != nil }
        expectEqual(read(), .answered(503))
        expectEqual(rig.server.requests.count, 3)
        try expectEqual(rig.call(), .answered(503))
        expectEqual(rig.server.requests.count, 4)
        try expectEqual(rig.call(.get, GuardRig.readThings, hasFallback: true), .answered(503))
        expectEqual(rig.server.requests.count, 5, "another provider stands by")
        for _ in 0..<20 {
            let read = try rig.begin(.get, GuardRig.readThings)
            rig.wait(3) { read() != nil }
        }
        let retries = rig.server.requests.count - 23
        expect((12...17).contains(retries), "\(retries) retries of 21 calls, beyond ten at the beginning")
    }

    @Test func `a connection that is refused is tried again, whatever the call does`() throws {
        let rig = try GuardRig()
        rig.server.stop()
        let call = try rig.begin()
        rig.wait(3) { call() != nil }
        guard case .failed(.connectFailed) = call() else { return expect(false, "\(call() as Any)") }
        expect(rig.figure(#"trunkline_provider_retries_total{provider="vendor"} 2"#))
        expectEqual(rig.guards.breaker.failures, 1, "the breaker counts calls")
    }

    @Test func `a pause that the vendor asks for is kept, where there is time for it`() throws {
        let rig = try GuardRig()
        rig.server.answer = { $0.index == 0 && $0.connection == 0 ? [.answer(503, "", "Retry-After: 2")] : [.answer()] }
        let read = try rig.begin(.get, GuardRig.readThings)
        let begun = rig.loop.now
        rig.wait(4) { read() != nil }
        expectEqual(read(), .answered(200))
        expect(rig.loop.now - begun >= .seconds(2))
        rig.server.answer = { _ in [.answer(503, "", "Retry-After: 60")] }
        try expectEqual(rig.call(.get, GuardRig.readThings), .answered(503), "at once")
    }

    // MARK: The rate limit

    @Test func `calls beyond the rate wait for their place, and are refused where it comes too late`() throws {
        let rig = try GuardRig { $0.requestsPerSecondMax = 2 }
        let calls = try (0..<13).map { _ in try rig.begin() }
        rig.manual.run { calls.prefix(2).allSatisfy { $0() == .answered(200) } }
        expectEqual(rig.server.requests.count, 2)
        expectEqual(calls[12](), .failed(.rateLimited(retryAfter: .milliseconds(4_500))))
        expect(rig.figure(#"trunkline_provider_calls_refused_total{provider="vendor",guard="rateLimit"} 3"#))
        let begun = rig.loop.now
        rig.wait(6) { rig.server.requests.count == 10 }
        expect(rig.loop.now - begun >= .milliseconds(3_900))
        expectEqual(rig.guards.breaker, ProviderGuards.BreakerView())
    }
}
