import Chronology
import Configuration
import Crypto
import Domain
import EventLoop
import HTTPClient
import Kernel
import ProviderKit
import ProviderRig
import Telemetry
import SupportExpectations
import Testing
import Transport

@testable import ProviderCCAI

/// Tokens of devices, and what their pushes hang on (`PROTOCOL.md`, section 16).
@Suite struct PushTests {
    private static let digits = "740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad"
    private static let now: Int64 = 1_767_225_600

    private static func device(
        _ token: String, _ transport: String = "apns", environment: String = "production"
    ) -> PushDevice {
        PushDevice(
            installationID: "i-1", platform: "ios", transport: transport, token: token, environment: environment,
            appID: "com.example.shop")
    }

    private static func provider(_ pem: String? = nil, isSandbox: Bool = false) -> CCAI {
        var tenant = CCAIConfiguration.tenant
        if let pem {
            tenant.frontEnds.pushCertificates.apns = CCAIPushCertificate(
                pem: Secret(literal: pem), isSandbox: isSandbox)
        }
        return CCAI(tenant)
    }

    /// The outcomes as `name outcome`.
    private static func checks(
        _ provider: CCAI, _ device: PushDevice, now: Int64 = Self.now, secrets: any ProviderSecrets = PlainSecrets()
    ) throws -> [String] {
        let manual = try ManualLoop()
        let loop = manual.loop
        let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        let environment = ProviderEnvironment(
            client: ProviderClient(
                LoopBound(client, loop: loop), options: ClientOptions(), operations: CCAI.operations),
            secrets: secrets,
            logger: Logger(label: "ccai", output: LogOutput(sink: MemorySink(), level: .debug) { Timestamp.epoch }))
        let answer = LoopBound<[PushCheck]>([], loop: loop)
        Task(executorPreference: loop.taskExecutor) {
            answer.value = await provider.checks(of: device, now: now, environment)
        }
        manual.runUntilIdle()
        return answer.value.map { "\($0.name.rawValue) \($0.outcome.rawValue)" }
    }

    @Test(arguments: [
        digits, digits.uppercased(), "<740f4707 bebcf74f 9b7c25d4 8e335894 5f6aa01d a5ddb387 462c7eaf 61bb78ad>",
    ])
    func `a token of Apple's is small hexadecimal digits, however it was printed`(_ token: String) throws {
        for transport in ["apns", "apnsVoip"] {
            try expectEqual(Self.provider().normalized(Self.device(token, transport)).token, Self.digits)
        }
    }

    @Test(arguments: [
        ("apns", String(digits.dropLast(2))), ("apns", "\(digits)a"), ("apns", "x\(digits.dropFirst())"),
        ("apns", String(repeating: "ab", count: 101)), ("apnsVoip", ""), ("fcm", digits), ("webPush", "{}"),
    ])
    func `what cannot be a token of its transport is refused`(_ transport: String, _ token: String) {
        #expect(throws: ContentProblem.self) { try Self.provider().normalized(Self.device(token, transport)) }
    }

    @Test func `oddity 26 digits that were turned into hexadecimal twice are refused`() throws {
        let twice = Self.digits.utf8.map { String($0, radix: 16) }.joined()
        expectEqual(twice.utf8.count, 128)
        #expect(throws: ContentProblem.self) { try Self.provider().normalized(Self.device(twice)) }
        let long = String(repeating: "0f", count: 64)
        try expectEqual(Self.provider().normalized(Self.device(long)).token, long)
    }

    @Test func `a registration of FCM stays as it is`() throws {
        let token = "fGh:APA91b_-Zz09"
        try expectEqual(Self.provider().normalized(Self.device(token, "fcm")).token, token)
        try expectEqual(
            Self.checks(Self.provider(), Self.device(token, "fcm")), ["token passed", "certificate skipped"])
    }

    @Test func `with token, certificate and environment in order, nothing stands in the way of a push`() throws {
        let provider = Self.provider(try fixture("push-certificate.pem"))
        let good = ["token passed", "certificate passed", "key passed", "expiry passed", "environment passed"]
        try expectEqual(Self.checks(provider, Self.device(Self.digits)), good)
    }

    @Test func `each thing that is out of order is said`() throws {
        let pem = try fixture("push-certificate.pem")
        let key = try #require(pem.firstRange(of: "-----BEGIN PRIVATE KEY"))
        let certificate = String(pem[..<key.lowerBound])
        let cases: [(String?, PushDevice, Int64, [String])] = [
            (nil, Self.device(Self.digits), Self.now, ["token passed", "certificate skipped"]),
            (pem, Self.device("x"), Self.now, ["token failed", "certificate passed", "key passed", "expiry passed"]),
            ("nothing", Self.device(Self.digits), Self.now, ["token passed", "certificate failed"]),
            (certificate, Self.device(Self.digits), Self.now, ["token passed", "certificate passed", "key failed"]),
            (
                pem, Self.device(Self.digits), 4_954_000_000,
                ["token passed", "certificate passed", "key passed", "expiry failed"]
            ),
        ]
        for (pem, device, now, expected) in cases {
            let checks = try Self.checks(Self.provider(pem), device, now: now)
            expectEqual(checks.prefix(expected.count), expected[...], "\(checks)")
        }
        let sandbox = try Self.checks(
            Self.provider(pem, isSandbox: true), Self.device(Self.digits))
        expectEqual(sandbox.last, "environment failed")
        let both = try Self.checks(
            Self.provider(pem, isSandbox: true), Self.device(Self.digits, environment: "sandbox"))
        expectEqual(both.last, "environment passed")
        let unread = try Self.checks(
            Self.provider(pem), Self.device(Self.digits), secrets: UnreadableSecrets(times: 1, then: PlainSecrets()))
        expectEqual(unread, ["token passed", "certificate failed"])
    }
}
