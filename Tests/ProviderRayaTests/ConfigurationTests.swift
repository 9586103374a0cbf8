import Configuration
import Domain
import Foundation
import HTTPWire
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderRaya

@Suite struct ConfigurationTests {
    /// The configuration of a section's text, and the problems with it.
    private func decode(_ text: String) throws -> (RayaConfiguration, [String]) {
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: utf8(text))
        let section = try #require(ConfigurationValue(node, path: "", problems: problems).section())
        let configuration = RayaConfiguration(section)
        return (configuration, problems.all.map { "\($0.path) \($0.message)" })
    }

    @Test func `a token is enough`() throws {
        let (configuration, problems) = try decode("{token: t}")
        expectEqual(problems, [])
        expectEqual(configuration.endpoint, "api.workforce.uktob.ai")
        try expectEqual(configuration.baseURL("/x").description, "https://api.workforce.uktob.ai/x")
        expectEqual(configuration.socketPath, "/v1/enhanced-chat/ws/stream")
        expect(configuration.times == RayaTimes() && configuration.limits == RayaLimits())
        expectEqual(configuration.reconnectAttemptsMax, 100)
        expect(configuration.platform == "ios" && configuration.deviceFamily == "iOS")
    }

    @Test func `every key is taken`() throws {
        let (configuration, problems) = try decode(
            """
            {token: t, endpoint: "127.0.0.1:9401", scheme: http, integrationType: app, agentId: a-1, wsPath: /ws,
             locale: ar, platform: android, osVersion: "14", sdkVersion: "1.0", customDataKeys: [order],
             greets: false, greeting: "Hi", genericErrorText: Oops, anyFrameIsLife: true, maxReconnectAttempts: 3,
             imagesMax: 2, imageBytesMax: 10, imagesBytesMax: 20, textCharactersMax: 30, heartbeatIntervalMs: 1,
             heartbeatTimeoutMs: 2, baseReconnectDelayMs: 3, maxReconnectDelayMs: 4, httpTimeoutMs: 5, configWaitMs: 6,
             configCacheMs: 7, mediaTimeoutMs: 8, staleStreamMs: 9, feedbackCountdownMs: 10, uploadStallMs: 11,
             malformedReportMs: 12}
            """)
        expectEqual(problems, [])
        try expectEqual(configuration.baseURL("/ws", isSocket: true).description, "ws://127.0.0.1:9401/ws")
        expectEqual(configuration.deviceFamily, "Android")
        expect(!configuration.greets && configuration.language == .ar && configuration.anyFrameIsLife)
        expect(configuration.limits.imagesMax == 2 && configuration.limits.textCharactersMax == 30)
        expectEqual(configuration.times.malformedReport, .milliseconds(12))
        expectEqual(configuration.times.reconnectMax, .milliseconds(4))
    }

    @Test(arguments: [
        ("{}", "token"), ("{token: t, endpoint: 'a b'}", "endpoint"), ("{token: t, endpoint: 'u@h'}", "endpoint"),
        ("{token: t, wsPath: ws}", "wsPath"), ("{token: t, wsPath: '/ws?x=1'}", "wsPath"),
        ("{token: t, scheme: ftp}", "scheme"), ("{token: t, locale: fr}", "locale"),
        ("{token: t, imagesMax: 6}", "imagesMax"),
        ("{token: t, maxReconnectAttempt: 1}", "maxReconnectAttempt"),
        ("{token: t, customDataKeys: [locale]}", "customDataKeys"),
        ("{token: t, httpTimeoutMs: 0}", "httpTimeoutMs"),
    ])
    func `a mistake is told at its place`(_ text: String, _ key: String) throws {
        let (_, problems) = try decode(text)
        expectEqual(problems.count, 1)
        expectEqual(problems.first?.contains(key), true, "\(problems)")
    }

    @Test func `the sample is a good one, and the document names every key`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Providers/Raya")
        let sample = try Data(contentsOf: folder.appendingPathComponent("sample.json"))
        for member in try JSONValue(parsing: Array(sample))["providers"]?.objectValue?.members ?? [] {
            var section = try #require(member.value.objectValue)
            section.remove("kind")
            try expectEqual(decode(JSONValue.object(section).description).1, [], "\(member.key)")
        }
        let document = String(
            decoding: try Data(contentsOf: folder.appendingPathComponent("PROTOCOL.md")), as: UTF8.self)
        let source = String(
            decoding: try Data(contentsOf: folder.appendingPathComponent("RayaConfiguration.swift")), as: UTF8.self)
        let keys = source.split(separator: "\n").compactMap { line -> String? in
            let words = line.split(separator: "`")
            return line.hasPrefix("    /// `") && words.count > 1 ? String(words[1]) : nil
        }
        expect(keys.count > 25)
        for key in keys { expect(document.contains("`\(key)`"), "\(key)") }
    }

    @Test func `capabilities are what the vendor has and no more`() throws {
        let raya = Raya(configuration: Script.configuration)
        expectEqual(raya.options(continuing: ["chatSessionId": "s-1"]), ["chatSessionId": "s-1"])
        expect(raya.options(continuing: [:]) == nil)
        expectEqual(raya.capabilities.features, [.text, .commands, .escalation, .suggestions, .streaming, .audio])
        expectEqual(raya.capabilities.attachmentBytesMax, 10_485_759)
        let limits = raya.capabilities.attachmentLimits
        expectEqual(limits.map(\.bytesMax), [5 << 20, 10_485_759])
        expect(limits.map(\.countMax) == [5, 1] && limits.map(\.secondsMax) == [nil, 180])
        expectEqual(limits.flatMap(\.types), raya.capabilities.attachmentTypes)
        expectEqual(Capabilities(raya.capabilities.json), raya.capabilities)
        expect(raya.capabilities.attachmentTypes.contains("audio/wav"))
        expect(!raya.capabilities.attachmentTypes.contains("image/svg+xml"))
        expect(raya.settlement == .none && !raya.takesRaw)
        var named = Script.configuration
        named.customDataKeys = ["order"]
        expect(Raya(configuration: named).capabilities.has(.customData))
    }

    @Test(arguments: [
        (#"{"chatSessionId":"c0ffee-1"}"#, nil), ("{}", nil), (#"{"chatSessionId":7}"#, "wrong_type"),
        (#"{"chatSessionId":" "}"#, "empty"), (#"{"menuId":1}"#, "unknown_field"),
    ])
    func `options are checked`(_ options: String, _ code: String?) throws {
        let options = try #require(try json(options).objectValue)
        do throws(ContentProblem) {
            try Raya(configuration: Script.configuration).validate(options: options)
            expect(code == nil)
        } catch {
            expectEqual(error.code, code)
        }
    }

    @Test func `only the configured host is trusted, and nobody gets credentials`() async throws {
        let raya = Raya(configuration: Script.configuration)
        let rig = try Rig()
        for (address, isTrusted) in [
            ("https://raya.example.com/files/1", true), ("https://raya.example.com:444/f", false),
            ("http://raya.example.com/f", false), ("https://raya.example.com.evil.org/f", false),
            ("https://files.example/f", false),
        ] {
            let access = try await raya.fileAccess(to: try URI(address), rig.context.environment, vendorUserID: "u")
            expectEqual(access.isTrusted, isTrusted, "\(address)")
            expect(access.fields.isEmpty)
        }
    }
}
