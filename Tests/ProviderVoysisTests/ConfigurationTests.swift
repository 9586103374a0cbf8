import Configuration
import Domain
import Foundation
import HTTPClient
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderVoysis

@Suite struct ConfigurationTests {
    static func provider(_ text: String) throws -> (provider: Voysis, problems: [String]) {
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: utf8(text))
        let section = try #require(ConfigurationValue(node, path: "p", problems: problems).section())
        let provider = Voysis(section)
        return (provider, problems.all.map { "\($0.path): \($0.message)" })
    }

    @Test func `only the address is needed`() throws {
        let (provider, problems) = try Self.provider(#"{url: "wss://mycompany.voysis.io"}"#)
        expectEqual(problems, [])
        let configuration = provider.configuration
        expect(configuration.hearsEnd && configuration.connectsEagerly)
        expect(configuration.locale == "en-US" && configuration.transport == .websocket)
        expect(configuration.recordingSecondsMax == 10 && configuration.chunkBytes == 4096)
        expectEqual(configuration.times, VoysisTimes())
        expect(configuration.times.tokenMargin == .seconds(30) && configuration.times.query == .seconds(20))
        expect(provider.settlement == .none && provider.audio == .live && !provider.takesRaw)
        expectEqual(provider.secretOptions, ["refreshToken"])
        expectEqual(provider.capabilities, Capabilities([.text, .audio, .customData, .feedback]))
    }

    @Test func `every key can be given`() throws {
        let (provider, problems) = try Self.provider(
            """
            {url: "https://h", refreshToken: r, isVadEnabled: false, userId: u, locale: de-DE, interactionType: QUERY,
             audioProfileId: 0f9d6a0e-8d5e-4a53-9f6d-0a6a3f1b2c3d, dataType: UAT, transport: rest,
             tokenExpiryMarginMs: 180000, connectTimeoutMs: 1, queryDeadlineMs: 2, maxRecordingSeconds: 3,
             chunkBytes: 16, oversizeAudio: truncate, connectEagerly: false, connectAttempts: 4, retryText: true,
             autoSendDurations: true, hintMessages: true, pingWhileRunning: true, allowRaw: true, connectIntervalMs: 5,
             createTimeoutMs: 6, recordingMarginMs: 7, idleCloseMs: 8, pingIntervalMs: 9, uploadTimeoutMs: 10,
             resetMissingContext: true, textCharactersMax: 7}
            """)
        expectEqual(problems, [])
        expectEqual(provider.configuration.times.tokenMargin, .seconds(180))
        expectEqual(provider.configuration.times.ping, .milliseconds(9))
        expectEqual(provider.configuration.times.upload, .milliseconds(10))
        expectEqual(provider.configuration.dataType, .userAcceptance)
        expect(provider.takesRaw)
        expect(provider.configuration.resetsContext && provider.configuration.textCharactersMax == 7)
    }

    @Test func `connections have the configured time, and requests that of their queries`() {
        var configuration = VoysisConfiguration(url: "wss://h")
        let socket = configuration.clientOptions(ClientOptions())
        expect(socket.timeouts.connect == .seconds(20) && socket.timeouts.tls == .seconds(20))
        expectEqual(socket.timeouts.firstByte, .seconds(20), "the answer to the handshake")
        configuration.times.query = .seconds(120)
        let rest = configuration.restOptions(ClientOptions())
        expectEqual(rest.timeouts.connect, .seconds(20))
        expect(rest.timeouts.firstByte == .seconds(120) && rest.timeouts.total == nil)
        expectEqual(rest.versions, .http1Only, "sound goes out in chunks")
    }

    static let wrong: [(text: String, problem: String)] = [
        ("{}", "p.url: is required"), (#"{url: "ftp://h"}"#, "p.url: must be an address"),
        (#"{url: "wss://h", userId: "ada@example.com"}"#, "p.userId: must not be an e-mail address"),
        (#"{url: "wss://h", audioProfileId: anna}"#, "p.audioProfileId: must be a UUID"),
        (#"{url: "wss://h", transport: pigeon}"#, "p.transport: "), (#"{url: "wss://h", mood: good}"#, "p.mood: "),
        (#"{url: "wss://h", chunkBytes: 1}"#, "p.chunkBytes: "),
    ]

    @Test(arguments: wrong) func `what is wrong is said with its key`(_ text: String, _ problem: String) throws {
        let problems = try Self.provider(text).problems
        expectEqual(problems.count, 1)
        expectEqual(problems.first?.hasPrefix(problem), true, "\(problems)")
    }

    @Test(
        arguments: [
            (#"{"interactionType":"CHATBOTT"}"#, "/interactionType not_allowed"),
            (#"{"interactionType":{"value":"CHATBOTT","label":"Kind"}}"#, "/interactionType not_allowed"),
            (#"{"dataType":"SOMETIMES"}"#, "/dataType not_allowed"), (#"{"context":"{\"a\":"}"#, "/context bad_format"),
            (#"{"context":[1]}"#, "/context bad_format"), (#"{"context":7}"#, "/context bad_format"),
            (#"{"audioProfileId":"mine"}"#, "/audioProfileId bad_format"),
            (#"{"userId":"ada@example.com"}"#, "/userId not_allowed"), (#"{"locale":5}"#, "/locale wrong_type"),
            (#"{"conversationId":true}"#, "/conversationId wrong_type"),
            (#"{"interactionType":"CHATBOT","context":"{\"a\":1}","anything":{"else":true}}"#, nil),
            (#"{"interactionType":null,"context":"","dataType":"","userId":null}"#, nil),
            (#"{"context":{"a":1}}"#, nil),
        ] as [(String, String?)])
    func `custom data that mean something to the service are judged`(_ text: String, _ fault: String?) throws {
        let provider = try Self.provider(#"{url: "wss://h"}"#).provider
        let data = try #require(try json(text).objectValue)
        do throws(ContentProblem) {
            try provider.validate(customData: data)
            expect(fault == nil)
        } catch {
            expectEqual("\(error.pointer) \(error.code)", fault)
        }
    }

    @Test func `the samples can be used`() throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Providers/Voysis/sample.json")
        let sample = try json(String(decoding: try Data(contentsOf: url), as: UTF8.self))
        for member in sample["providers"]?.objectValue?.members ?? [] {
            var section = try #require(member.value.objectValue)
            expectEqual(section.remove("kind"), "voysis")
            try expectEqual(Self.provider(JSONValue.object(section).description).problems, [])
        }
    }

    @Test func `a front end may offer voice`() async throws {
        let rig = try Rig()
        let widget = try await Self.provider(#"{url: "wss://h"}"#).provider.widget(rig.context.environment)
        expect(widget.takesVoice && widget.textCharactersMax == 2000)
    }
}
