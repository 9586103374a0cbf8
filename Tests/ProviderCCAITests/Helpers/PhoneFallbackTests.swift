import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// When a call goes over the telephone network (`PROTOCOL.md`, section 19).
@Suite struct PhoneFallbackTests {
    private static let number = "+18001112222"

    static let thresholds: [(sensitivity: Double, latency: Int?, bandwidth: Double?)] = [
        (0, 10_000, 10), (0.25, 7500, 12.5), (0.5, 5000, 15), (0.85, 1500, 18.5), (1, nil, nil),
    ]

    @Test(arguments: thresholds.indices) func `the thresholds are those of the table`(_ index: Int) throws {
        let row = Self.thresholds[index]
        let fallback = try #require(CCAIPhoneFallback(sensitivity: row.sensitivity))
        expectEqual(fallback.latencyMillisecondsMax, row.latency)
        expectEqual(fallback.kilobytesPerSecondMin, row.bandwidth)
    }

    @Test func `a sensitivity outside of 0 to 1 is none`() {
        for sensitivity in [-0.01, 1.01, .nan, .infinity] {
            expect(CCAIPhoneFallback(sensitivity: sensitivity) == nil)
        }
        expectEqual(CCAIPhoneFallback.usualSensitivity, 0.85)
    }

    private func decision(
        _ sensitivity: Double = 0.85, number: String? = Self.number, _ change: (inout CallConditions) -> Void
    ) throws -> PhoneFallback {
        var conditions = CallConditions()
        change(&conditions)
        return try #require(CCAIPhoneFallback(sensitivity: sensitivity)).decision(for: conditions, number: number)
    }

    static let reasons: [(reason: PhoneFallback.Reason, change: @Sendable (inout CallConditions) -> Void)] = [
        (.offline, { $0.isOnline = false }), (.backendUnreachable, { $0.isBackendReachable = false }),
        (.internetVoiceUnavailable, { $0.hasInternetVoice = false }), (.connectionFailed, { $0.hasFailed = true }),
        (.networkConditions, { $0.latencyMilliseconds = 1500.5 }),
        (.networkConditions, { $0.kilobytesPerSecond = 18.4 }),
    ]

    @Test(arguments: reasons.indices) func `each of the five reasons leads to the telephone`(_ index: Int) throws {
        let expected = Self.reasons[index]
        let fallback = try decision(0.85, expected.change)
        expect(fallback.way == .phone && fallback.reason == expected.reason && fallback.phoneNumber == Self.number)
        expect(fallback.code == nil)
        expectEqual(Set(Self.reasons.map(\.reason)), Set(PhoneFallback.Reason.allCases))
    }

    @Test func `what equals a threshold is good enough, and so is what was not measured`() throws {
        let good = try decision {
            $0.latencyMilliseconds = 1500
            $0.kilobytesPerSecond = 18.5
        }
        expect(good.way == .internet && good.reason == nil && good.phoneNumber == nil)
        expect(good.latencyMillisecondsMax == 1500 && good.kilobytesPerSecondMin == 18.5)
        try expectEqual(decision { _ in }.way, .internet)
    }

    @Test func `at a sensitivity of 1 every call goes over the telephone`() throws {
        let always = try decision(1) {
            $0.latencyMilliseconds = 0
            $0.kilobytesPerSecond = 1_000_000
        }
        expect(always.way == .phone && always.reason == .networkConditions)
        expect(always.latencyMillisecondsMax == nil)
        try expectEqual(decision(0) { $0.latencyMilliseconds = 10_000 }.way, .internet)
        try expectEqual(decision(0) { $0.latencyMilliseconds = 10_001 }.way, .phone)
    }

    @Test func `without a number it is error 1000 in place of the telephone`() throws {
        let none = try decision(number: nil) { $0.isOnline = false }
        expect(none.way == .none && none.reason == .offline && none.phoneNumber == nil && none.code == "1000")
        try expectEqual(decision(number: nil) { _ in }.way, .internet)
    }
}
