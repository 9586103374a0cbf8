import Domain
import EventLoop
import HTTPClient
import JSON
import Kernel
import ProviderKit
import ProviderRig
import SupportServers
import Telemetry
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Answers that fail, and what is done about them over the wire (`PROTOCOL.md`, sections 3.3 and 24).
@Suite struct RetryTests {
    private static let apps = ChatCallTests.apps
    private static let chat = "GET \(apps)/chats/1"
    private static let send = "POST \(apps)/chats/1/message"

    private static func get(_ bench: PlatformBench) throws -> Result<CCAIChat, CCAIFailure> {
        try bench.ask { platform async throws(CCAIFailure) in try await platform.chat(1) }
    }

    private static func say(
        _ bench: PlatformBench, step: Duration = .milliseconds(20)
    ) throws -> Result<Void, CCAIFailure> {
        try bench.ask(step: step) { platform async throws(CCAIFailure) in
            try await platform.send(["type": "text", "content": "x"], to: 1, from: 2)
        }
    }

    @Test func `oddity 16 a page with 200 is no success`() throws {
        let bench = try PlatformBench()
        // Nor is an empty answer where there must be one.
        bench.replies[Self.chat] = [.page, [.answer(204)], [.answer(200)], .json(#"{"id":1}"#)]
        try expectEqual(Self.get(bench).get().id, 1)
        expectEqual(bench.calls.count, 4)
        // A message that was answered so may be there, and is not sent twice.
        bench.replies[Self.send] = [.page, [.answer(200)]]
        let failure = try #require(try Self.say(bench).failure)
        expect(failure == .malformed && failure.mayHaveArrived)
        expectEqual(bench.bodies(Self.send).count, 1)
    }

    @Test func `JSON that is none of the call's is no success either`() throws {
        let bench = try PlatformBench()
        bench.replies[Self.chat] = [.json("{}"), .json("[]"), .json(#"{"id":0}"#), .json(#"{"id":"x1"}"#)]
        for _ in 0..<4 { try expectEqual(Self.get(bench).failure, .malformed) }
        expectEqual(bench.calls.count, 4)
    }

    @Test func `oddity 16 a message whose connection is cut goes out once`() throws {
        let bench = try PlatformBench()
        bench.replies[Self.send] = [.cut, [.answer(200)]]
        let failure = try #require(try Self.say(bench).failure)
        expect(failure.mayHaveArrived)
        expectEqual(bench.bodies(Self.send).count, 1)
    }

    @Test func `oddity 16 a chat whose making is cut is made once`() throws {
        let bench = try PlatformBench()
        let call = "POST \(Self.apps)/chats"
        for act in [[Act].cut, .no(502, "bad"), .page] {
            bench.replies[call] = [act]
            let failure = try bench.ask { platform async throws(CCAIFailure) in
                try await platform.create(CCAINewChat(menuID: 1, endUserID: 2))
            }.failure
            expectEqual(failure?.mayHaveArrived, true)
        }
        expectEqual(bench.bodies(call).count, 3)
    }

    @Test func `a user and an end are told until they arrive`() throws {
        let bench = try PlatformBench()
        bench.replies["POST \(Self.apps)/end_users"] = [.cut, .no(500, "oh"), .json(#"{"id":7}"#)]
        bench.replies["PATCH \(Self.apps)/chats/1"] = [.cut, .no(400, "Chat is already ended")]
        let id = try bench.ask { platform async throws(CCAIFailure) in
            try await platform.upsert(CCAIUserDescription(identifier: "u"))
        }
        try expectEqual(id.get(), 7)
        let ended = try bench.ask { platform async throws(CCAIFailure) in try await platform.finish(1, by: 7) }
        expect(ended.failure == nil)
        expectEqual(bench.calls.count, 5)
        // A user who was taken without a word is looked for.
        bench.replies["POST \(Self.apps)/end_users"] = [[.answer(204)]]
        bench.replies["GET \(Self.apps)/end_users?identifier=v"] = [.json(#"{"id":"8"}"#)]
        let found = try bench.ask { platform async throws(CCAIFailure) in
            try await platform.upsert(CCAIUserDescription(identifier: "v"))
        }
        try expectEqual(found.get(), 8)
        expectEqual(bench.calls.count, 7)
    }

    @Test func `a platform that says nothing is given up after fifteen seconds`() throws {
        let bench = try PlatformBench()
        bench.replies[Self.send] = [[.wait(.seconds(600))]]
        let begun = bench.loop.now
        let failure = try #require(try Self.say(bench).failure)
        expect(failure.failure(of: .sendMessage).kind == .timedOut && failure.mayHaveArrived)
        let passed = bench.loop.now - begun
        expect(passed >= .seconds(15) && passed < .seconds(17))
    }

    @Test func `a platform that nobody can connect to is tried again, whatever the call`() throws {
        let bench = try PlatformBench()
        bench.api.stop()
        let begun = bench.loop.now
        let failure = try #require(try Self.say(bench).failure)
        expect(!failure.mayHaveArrived && failure.failure(of: .sendMessage).code == "1")
        // Half a second, one and two; each at most a quarter longer.
        let passed = bench.loop.now - begun
        expect(passed >= .milliseconds(3500) && passed < .seconds(6))
    }

    @Test func `oddity 16 without a word of how long, 429 is waited for with pauses of our own`() throws {
        let bench = try PlatformBench()
        bench.replies[Self.send] = [.no(429, "slow"), .no(429, "slow"), [.answer(200)]]
        let begun = bench.loop.now
        try expect(Self.say(bench).failure == nil)
        let passed = bench.loop.now - begun
        expect(passed >= .seconds(3) && passed < .seconds(5))
        expectEqual(bench.bodies(Self.send).count, 3)
    }

    @Test func `a pause that the platform asks for is kept`() throws {
        let bench = try PlatformBench()
        let date = ["Date: Thu, 01 Jan 2026 00:00:00 GMT", "Retry-After: Thu, 01 Jan 2026 00:00:09 GMT"]
        for refusal in [[Act].no(429, "slow", "Retry-After: 9"), .no(429, "slow", date[0], date[1])] {
            bench.replies[Self.send] = [refusal, [.answer(200)]]
            let begun = bench.loop.now
            try expect(Self.say(bench).failure == nil)
            expect(bench.loop.now - begun >= .seconds(9))
        }
    }

    @Test func `a platform that is asked too often for half a minute says so to the caller`() throws {
        let bench = try PlatformBench()
        bench.replies[Self.send] = [.no(429, "slow")]
        let begun = bench.loop.now
        let failure = try #require(try Self.say(bench, step: .milliseconds(200)).failure)
        expect(failure.failure(of: .sendMessage).kind == .throttled && !failure.mayHaveArrived)
        let passed = bench.loop.now - begun
        expect(passed >= .seconds(30) && passed < .seconds(32))
        expect((5...6).contains(bench.bodies(Self.send).count))
    }

    @Test func `credentials that are not taken are told to the operator, and tried once`() throws {
        let bench = try PlatformBench()
        bench.replies[Self.chat] = [.no(401, "HTTP Token: Access denied.")]
        let failure = try #require(try Self.get(bench).failure)
        expectEqual(failure.failure(of: .getChat).kind, .authentication)
        expectEqual(bench.calls.count, 1)
        let log = bench.sink.lines.joined(separator: "\n")
        expect(log.contains(#""level":"error""#) && log.contains("does not take the credentials"))
        expect(!log.contains("tok:en") && !log.contains("YWNtZTp0b2s6ZW4="))
    }

    @Test func `credentials that cannot be read keep the call back, and are read anew`() throws {
        let bench = try PlatformBench(secrets: UnreadableSecrets(times: 2, then: PlainSecrets()))
        bench.replies[Self.chat] = [.json(#"{"id":1}"#)]
        try expectEqual(Self.get(bench).get().id, 1)
        expectEqual(bench.calls.count, 1)
        let broken = try PlatformBench(secrets: UnreadableSecrets(times: .max, then: PlainSecrets()))
        guard case .noCredentials(let reason) = try Self.get(broken).failure else {
            Issue.record("it went out")
            return
        }
        expect(reason.contains("apiToken") && broken.calls.isEmpty)
    }

    @Test func `a redirect takes the credentials nowhere`() throws {
        let bench = try PlatformBench()
        for status in [301, 302, 307, 308] {
            bench.replies[Self.chat] = [
                [.answer(status, "", "Location: http://127.0.0.1:\(bench.store.port)/elsewhere")]
            ]
            try expectEqual(Self.get(bench).failure, .malformed)
        }
        expect(bench.store.requests.isEmpty)
    }
}
