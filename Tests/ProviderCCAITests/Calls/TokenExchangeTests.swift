import Chronology
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import SupportServers
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// The platform's own tokens for end users (`PROTOCOL.md`, section 12).
@Suite struct TokenExchangeTests {
    private static let call = "POST /api/v2/auth/end_user"
    private static let wall: Int64 = 1_767_225_600_000

    /// Asks for a token at so many seconds after the beginning.
    private static func token(
        _ bench: PlatformBench, at seconds: Int64 = 0, name: String? = nil, device: CCAIDevice? = nil
    ) throws -> Result<CCAIAuthToken, ProviderFailure> {
        let answer = LoopBound<Result<CCAIAuthToken, ProviderFailure>?>(nil, loop: bench.loop)
        let (provider, platform) = (bench.provider, bench.platform)
        var described = UserProfile(id: "u-7")
        described.name = name
        let user = described
        Task(executorPreference: bench.loop.taskExecutor) {
            do throws(ProviderFailure) {
                answer.value = .success(
                    try await provider.authToken(
                        for: user, device: device, platform, wallClock: { Self.wall + seconds * 1000 }))
            } catch {
                answer.value = .failure(error)
            }
        }
        bench.wait { answer.value != nil }
        return try #require(answer.value)
    }

    private static func reply(_ token: String, _ expiry: String) -> [Act] {
        .json(#"{"auth_token":"\#(token)","expires_at":\#(expiry),"end_user":{"id":5001}}"#)
    }

    @Test func `a signed token is exchanged, without the tenant's credentials`() throws {
        let bench = try PlatformBench()
        bench.replies[Self.call] = [Self.reply("a-1", #""2026-01-01T01:00:00Z""#)]
        let token = try Self.token(bench, device: CCAIDevice(token: "d", type: "apns")).get()
        expect(token.token == "a-1" && token.endUserID == 5001)
        expectEqual(token.expiresAt?.rfc3339, "2026-01-01T01:00:00.000Z")
        let seen = try #require(bench.api.requests.first)
        expect(seen.field("authorization") == nil)
        let body = try JSONValue(parsing: seen.body)
        expect(body["device_token"] == "d" && body["device_type"] == "apns")
        let own = try #require(body["token"]?.stringValue)
        let claims = try CCAISigner(.hs384, secret: Secrets.company).claims(of: own, now: Self.wall / 1000)
        expectEqual(claims["identifier"], "u-7")
    }

    @Test func `a token is kept until a minute before its end`() throws {
        let bench = try PlatformBench()
        bench.replies[Self.call] = [Self.reply("a-1", "1767225900"), Self.reply("a-2", "null")]
        try expectEqual(Self.token(bench).get().token, "a-1")
        try expectEqual(Self.token(bench, at: 239).get().token, "a-1")
        try expectEqual(Self.token(bench, at: 240).get().token, "a-2")
        // One that says nothing of its end lives as long as the token it was made from.
        try expectEqual(Self.token(bench, at: 240 + 539).get().token, "a-2")
        expectEqual(bench.calls.count, 2)
        _ = try Self.token(bench, at: 240 + 540)
        expectEqual(bench.calls.count, 3)
    }

    @Test func `a change of the user, and their leaving, make a token void`() throws {
        let bench = try PlatformBench()
        bench.replies[Self.call] = [Self.reply("a-1", "1767225900")]
        _ = try Self.token(bench)
        _ = try Self.token(bench, name: "Zoë")
        expectEqual(bench.calls.count, 2)
        _ = try Self.token(bench, name: "Zoë", device: CCAIDevice(token: "d"))
        expectEqual(bench.calls.count, 3)
        bench.platform.forget(identifier: "u-7")
        _ = try Self.token(bench, name: "Zoë", device: CCAIDevice(token: "d"))
        expectEqual(bench.calls.count, 4)
    }

    @Test func `devices come with each renewal, the first that is due, and need no token of their own meanwhile`()
        throws
    {
        let bench = try PlatformBench()
        bench.replies[Self.call] = [Self.reply("a-1", "1767225900"), Self.reply("a-2", "1767226000")]
        let (first, second) = (CCAIDevice(token: "d-1"), CCAIDevice(token: "d-2"))
        _ = try Self.token(bench, device: first)
        _ = try Self.token(bench, at: 100, device: second)
        expectEqual(bench.calls.count, 2)
        for device in [first, second, nil] { _ = try Self.token(bench, at: 239, device: device) }
        expectEqual(bench.calls.count, 2)
        _ = try Self.token(bench, at: 240, device: second)
        _ = try Self.token(bench, at: 240, device: first)
        expectEqual(bench.calls.count, 4)
    }

    @Test func `a token that comes after its user was cleared is not kept`() {
        var tokens = CCAIAuthTokens()
        let subject = CCAIAuthTokens.Subject(user: CCAIUserDescription(identifier: "u"), device: nil)
        let now = Timestamp(milliseconds: Self.wall)
        let token = CCAIAuthToken(["auth_token": "a"])
        expect(token != nil)
        guard let token else { return }
        let generation = tokens.generation
        tokens.clear(identifier: "u")
        tokens.remember(token, for: subject, generation: generation, at: now)
        expect(tokens.token(for: subject, at: now) == nil)
        tokens.remember(token, for: subject, generation: tokens.generation, at: now)
        expectEqual(tokens.token(for: subject, at: now), token)
    }

    @Test func `a token that the platform does not take is a fault of its own, and a useless answer another`() throws {
        let bench = try PlatformBench()
        bench.replies[Self.call] = [.no(401, "invalid token"), .json(#"{"auth_token":""}"#)]
        guard case .failure(let refused) = try Self.token(bench) else {
            Issue.record("it was taken")
            return
        }
        expect(refused.kind == .authentication && refused.code == "101")
        guard case .failure(let useless) = try Self.token(bench) else {
            Issue.record("it was taken")
            return
        }
        expect(useless.kind == .unavailable && useless.code == "bad_answer")
    }
}
