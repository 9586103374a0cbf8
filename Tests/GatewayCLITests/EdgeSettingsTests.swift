import Configuration
import Crypto
import HTTP2
import HTTPServer
import Kernel
import SupportExpectations
import Testing

@testable import GatewayCLI

@Suite struct EdgeSettingsTests {
    private func configuration(_ more: String) throws -> GatewayConfiguration {
        let text = """
            apps: {demo: {secretKeys: [sk_demo_0123456789abcdef], provider: main}}
            providers: {main: {kind: echo}}
            \(more)
            """
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: Array(text.utf8))
        let configuration = GatewayConfiguration(decoding: node, kinds: ["echo"], problems: problems)
        try #require(problems.all == [])
        return try #require(configuration)
    }

    @Test func whatIsNotConfiguredIsAsTheServerHasIt() throws {
        let limits = HTTPServerLimits(try configuration(""))
        let plain = HTTPServerLimits()
        expectEqual(limits.http2, plain.http2)
        expect(limits.http2HeadBytesMax == nil && limits.trustedProxies == TrustedProxies())
        expect(limits.headerSeconds == plain.headerSeconds && limits.idleSeconds == plain.idleSeconds)
        expect(limits.bodyIdleSeconds == plain.bodyIdleSeconds && limits.requestSeconds == plain.requestSeconds)
        expectEqual(limits.bodyBytesPerSecondMin, plain.bodyBytesPerSecondMin)
        expectEqual(limits.writeIdleSeconds, plain.writeIdleSeconds)
        expectEqual(limits.writeBytesPerSecondMin, plain.writeBytesPerSecondMin)
        expectEqual(limits.connectionsPerAddressMax, 0)
        expect(limits.sendBufferBytesMax == plain.sendBufferBytesMax && limits.unsentBytesMax == plain.unsentBytesMax)
    }

    @Test func whatIsConfiguredReachesTheServer() throws {
        let limits = HTTPServerLimits(
            try configuration(
                """
                trustedProxies: [10.0.0.0/8]
                limits:
                  streamsPerConnectionMax: 7
                  connectionsPerAddressMax: 9
                  requestTimeoutSeconds: 31
                  http2:
                    headerListBytesMax: 4096
                    streamWindowBytes: 70000
                    connectionWindowBytes: 80000
                    resets: {burst: 3}
                    settings: {perSecond: 4}
                  transfer:
                    bodyIdleSeconds: 3
                    bodyBytesPerSecondMin: 5
                    answerIdleSeconds: 6
                    answerBytesPerSecondMin: 8
                    sendBufferBytesMax: 9000
                    unsentBytesMax: 10000
                """))
        expect(limits.sendBufferBytesMax == 9_000 && limits.unsentBytesMax == 10_000)
        expect(limits.http2.concurrentStreamsMax == 7 && limits.connectionsPerAddressMax == 9)
        expect(limits.requestSeconds == 31 && limits.http2HeadBytesMax == 4096)
        expect(limits.http2.streamWindowBytes == 70_000 && limits.http2.connectionWindowBytes == 80_000)
        expect(limits.http2.resets.burst == 3 && limits.http2.resets.perSecond == 30)
        expect(limits.http2.settings.burst == 30 && limits.http2.settings.perSecond == 4)
        expect(limits.bodyIdleSeconds == 3 && limits.bodyBytesPerSecondMin == 5)
        expect(limits.writeIdleSeconds == 6 && limits.writeBytesPerSecondMin == 8)
        expectEqual(limits.trustedProxies.ranges.map(\.description), ["10.0.0.0/8"])
    }

    @Test(arguments: [
        (1, 1), (4, 3), (64, 48), (1_024, 768), (1_048_576, 1_048_320),
    ])
    func someDescriptorsAreKeptForTheRest(_ descriptors: Int, _ connections: Int) {
        expectEqual(DescriptorRoom.connectionsMax(of: descriptors), connections)
    }

    @Test func certificatesAreWarnedOfForTwoWeeks() {
        let day: Int64 = 86_400
        let now = 20_000 * day
        let expiries = [
            TLSExpiry(file: "far", seconds: now + 14 * day), TLSExpiry(file: "near", seconds: now + 14 * day - 1),
            TLSExpiry(file: "near", seconds: now + 14 * day - 1), TLSExpiry(file: "today", seconds: now + 5),
            TLSExpiry(file: "over", seconds: now - 1),
        ]
        let warnings = CertificateWatch.warnings(expiries, now: now)
        expectEqual(warnings.map(\.file), ["near", "today", "over"])
        expectEqual(warnings.map(\.days), [13, 0, -1])
    }
}
