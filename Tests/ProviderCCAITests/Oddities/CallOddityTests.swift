import Chronology
import Domain
import EventLoop
import Foundation
import JSON
import Kernel
import ProviderKit
import ProviderRig
import SupportServers
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Oddities of client libraries and of the vendor's own pages (section 25 of the protocol note, numbers 25 to 27).
@Suite struct CallOddityTests {
    @Test func `oddity 25 a sensitivity of one, a country without a language, and a language that is not there`() throws
    {
        // All calls go over the telephone, and no latency is good enough.
        let fallback = try #require(CCAIPhoneFallback(sensitivity: 1))
        expect(fallback.latencyMillisecondsMax == nil && fallback.kilobytesPerSecondMin == nil)
        expectEqual(fallback.decision(for: CallConditions(), number: "+18001112222").way, .phone)
        expectEqual(CCAIPhoneFallback(sensitivity: 0.85)?.latencyMillisecondsMax, 1500, "to the millisecond")
        // Codes are texts, which no thousands separator gets into.
        var offline = CallConditions()
        offline.isOnline = false
        expectEqual(fallback.decision(for: offline, number: nil).code, "1000")
        let supported = ["en", "es", "de"]
        let choices = CCAIPreferredLanguage.choices(LanguageWishes(device: ["es-CU"]), supported: supported)
        expectEqual(choices.map(\.language), ["es", "en"])
        expectEqual(
            CCAILanguages.candidates(["es-CU", "de"], supported: supported, fallback: "en"), ["es", "de", "en"],
            "one candidate after the other, and English is the last")
    }

    @Test func `oddity 26 a push token goes out as the text that it is, and is not encoded again`() throws {
        let bench = try PlatformBench()
        bench.replies["POST /api/v2/auth/end_user"] = [
            .json(#"{"auth_token":"a-1","expires_at":null,"end_user":{"id":5001}}"#)
        ]
        let token = "0a1B2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9"
        let (provider, platform) = (bench.provider, bench.platform)
        let isOver = LoopBound(false, loop: bench.loop)
        Task(executorPreference: bench.loop.taskExecutor) {
            _ = try? await provider.authToken(
                for: UserProfile(id: "u-7"), device: CCAIDevice(token: token, type: "apns"), platform)
            isOver.value = true
        }
        bench.wait { isOver.value }
        let body = try JSONValue(parsing: try #require(bench.api.requests.first).body)
        expect(body["device_token"]?.stringValue == token && token.utf8.count == 64)
    }

    @Test func `oddity 27 slips of the vendor's pages are no rules: one slash, Basic credentials, the singular`() throws
    {
        let bench = try PlatformBench()
        let path = "/apps/api/v1/chats/1/customer_flag"
        bench.replies["PATCH " + path] = [.json("{}")]
        let set = try bench.ask { platform async throws(CCAIFailure) in
            try await platform.set(CCAICustomerFlags(isVerified: nil, isBadActor: nil, isRepeat: true), of: 1)
        }
        expect(set.failure == nil)
        let seen = try #require(bench.api.requests.first)
        expect(seen.line.hasPrefix("PATCH /apps/") && !seen.line.contains("//"))
        expectEqual(seen.field("authorization")?.hasPrefix("Basic "), true)
        let body = try JSONValue(parsing: seen.body)
        expect(body["repeat_customer"] == true && body["repeat_customers"] == nil)
    }

    @Test func `every oddity of the protocol note has a test that says its number`() {
        let names = ProtocolProofs(adapter: "CCAI", file: Self.file).tests.map(\.test).filter { $0.hasPrefix("oddit") }
        var numbers: Set<Int> = []
        for name in names {
            // Such as "oddity 2 either part…" and "oddities 10 and 15 a message…".
            for word in name.split(separator: " ").dropFirst() {
                if let number = Int(word) { numbers.insert(number) } else if word != "and" { break }
            }
        }
        expectEqual(numbers, Set(1...29), "missing: \(Set(1...29).subtracting(numbers).sorted())")
    }

    /// A file of the target's own folder.
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Support.swift").path
}
