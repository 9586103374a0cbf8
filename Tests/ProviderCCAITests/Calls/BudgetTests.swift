import Domain
import EventLoop
import HTTPClient
import JSON
import Kernel
import ProviderKit
import SupportServers
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// The rate that all requests of a tenant share (`PROTOCOL.md`, section 3.3).
@Suite struct BudgetTests {
    private static let apps = ChatCallTests.apps
    private static let send = "POST \(apps)/chats/1/message"
    private static let look = "GET \(apps)/chats/1/messages"

    private static func bench() throws -> PlatformBench {
        let bench = try PlatformBench(requestsPerSecond: 10)
        bench.replies[send] = [[.answer(200)]]
        bench.replies[look] = [.json("[]")]
        return bench
    }

    private static func say(
        _ bench: PlatformBench, on platform: CCAIPlatform? = nil
    ) -> LoopBound<Result<Void, CCAIFailure>?> {
        bench.begin(on: platform) { platform async throws(CCAIFailure) in
            try await platform.send(["type": "text", "content": "x"], to: 1, from: 2)
        }
    }

    private static func poll(_ bench: PlatformBench) -> LoopBound<Result<CCAIListing, CCAIFailure>?> {
        bench.begin { platform async throws(CCAIFailure) in try await platform.messages(of: 1) }
    }

    @Test func `oddity 17 two who send at once share ten requests in a second`() throws {
        let bench = try Self.bench()
        let other = bench.other
        let begun = bench.loop.now
        var sent: [LoopBound<Result<Void, CCAIFailure>?>] = []
        for _ in 0..<20 {
            sent.append(Self.say(bench))
            sent.append(Self.say(bench, on: other))
        }
        bench.run { bench.calls.count >= 10 }
        expectEqual(bench.calls.count, 10)
        bench.wait { sent.allSatisfy { $0.value != nil } }
        expect(sent.allSatisfy { $0.value?.failure == nil })
        expectEqual(bench.calls.count, 40)
        // Ten at once, and the other thirty a tenth of a second apart.
        let passed = bench.loop.now - begun
        expect(passed >= .milliseconds(2900) && passed < .milliseconds(3500))
    }

    @Test func `those who only look wait for room to spare, and let users who come later go first`() throws {
        let bench = try Self.bench()
        var looks: [LoopBound<Result<CCAIListing, CCAIFailure>?>] = []
        for _ in 0..<12 { looks.append(Self.poll(bench)) }
        bench.run { bench.calls.count >= 7 }
        // Three requests are left over for users, and wait for nobody.
        expectEqual(bench.calls.count, 7)
        let begun = bench.loop.now
        var sent: [LoopBound<Result<Void, CCAIFailure>?>] = []
        for _ in 0..<5 { sent.append(Self.say(bench)) }
        bench.wait { sent.allSatisfy { $0.value != nil } }
        expect(bench.loop.now - begun < .milliseconds(400))
        expect(looks.contains { $0.value == nil })
        bench.wait { looks.allSatisfy { $0.value != nil } }
        expect(looks.allSatisfy { $0.value?.failure == nil })
        expect(bench.calls.dropFirst(7).prefix(5).allSatisfy { $0 == Self.send })
    }

    @Test func `a call whose turn comes too late is refused at once, with the time that it would take`() throws {
        let bench = try Self.bench()
        for _ in 0..<400 { _ = bench.provider.budget.reserve(from: .tenant, atMost: .seconds(600), at: bench.loop.now) }
        let begun = bench.loop.now
        for failure in [
            try bench.ask { platform async throws(CCAIFailure) in try await platform.messages(of: 1) }.failure,
            try bench.ask { platform async throws(CCAIFailure) in
                try await platform.send(["type": "text", "content": "x"], to: 1, from: 2)
            }.failure,
        ] {
            let told = try #require(failure).failure(of: .sendMessage)
            expect(told.kind == .throttled && failure?.mayHaveArrived == false)
            expectEqual(told.retryAfter.map { $0 > .seconds(38) && $0 < .seconds(43) }, true)
        }
        expect(bench.loop.now - begun < .seconds(1))
        expect(bench.calls.isEmpty)
    }

    @Test func `a task that is cancelled while it stands in line asks nothing`() throws {
        let bench = try Self.bench()
        for _ in 0..<30 { _ = bench.provider.budget.reserve(from: .tenant, atMost: .seconds(60), at: bench.loop.now) }
        let outcome = LoopBound<CCAIFailure?>(nil, loop: bench.loop)
        let platform = bench.platform
        let task = Task(executorPreference: bench.loop.taskExecutor) {
            do throws(CCAIFailure) {
                try await platform.send(["type": "text", "content": "x"], to: 1, from: 2)
            } catch {
                outcome.value = error
            }
        }
        bench.manual.runUntilIdle()
        task.cancel()
        bench.wait { outcome.value != nil }
        expectEqual(outcome.value, .unreachable(.cancelled))
        bench.manual.advance(by: .seconds(5))
        expect(bench.calls.isEmpty)
    }
}
