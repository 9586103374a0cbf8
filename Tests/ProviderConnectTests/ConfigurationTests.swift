import Configuration
import Domain
import Foundation
import HTTPWire
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderConnect

@Suite struct ConfigurationTests {
    private static let needed = #""region":"eu-west-2","instanceId":"i","contactFlowId":"f""#

    /// A section with what is needed and more of it, and the places of the problems with it.
    private func read(_ more: String, needed: String = needed) throws -> (ConnectConfiguration, [String]) {
        let problems = ConfigurationProblems()
        let text = "{" + [needed, more].filter { !$0.isEmpty }.joined(separator: ",") + "}"
        let value = ConfigurationValue(try ConfigurationNode(parsing: Array(text.utf8)), path: "", problems: problems)
        return (ConnectConfiguration(try #require(value.section())), problems.all.map(\.path))
    }

    @Test func `region, instance and flow are enough`() throws {
        let (configuration, problems) = try read("")
        expectEqual(problems, [])
        expectEqual(configuration.endpoints.control, "https://connect.eu-west-2.amazonaws.com")
        expect(configuration.times == ConnectTimes() && configuration.contentTypes == ConnectContentType.all)
        expect(configuration.sendsDelivered && !configuration.isIncremental && configuration.quotaFactor == 1)
        expect(configuration.durationMinutes == nil && configuration.push == nil && !configuration.allowsRaw)
        for key in ["region", "instanceId", "contactFlowId"] {
            let parts = Self.needed.split(separator: ",").filter { !$0.contains("\"\(key)\"") }
            try expectEqual(read("", needed: parts.joined(separator: ",")).1, [key])
        }
    }

    @Test func `every key is taken`() throws {
        let (configuration, problems) = try read(
            #"""
            "contactFlows":{"sales":"f-2"},"credentials":{"accessKeyId":"a","secretAccessKey":"b"},
            "controlEndpoint":"http://127.0.0.1:1/","participantEndpoint":"http://127.0.0.1:2","fips":true,
            "dualStack":true,"webSocketUrlRewrite":{"scheme":"ws","host":"127.0.0.1:3"},
            "supportedMessagingContentTypes":["text/plain"],"chatDurationInMinutes":60,"displayName":"Guest",
            "streaming":true,"receipts":{"enabled":false,"throttleSeconds":1,"deliveredDelaySeconds":2},
            "typing":{"outIntervalSeconds":3,"inTtlSeconds":4},"heartbeatSeconds":5,"transportLifetimeSeconds":6,
            "tokenRenewMarginSeconds":7,"dialTimeoutSeconds":8,"reorderMilliseconds":9,"goodbyeSeconds":10,
            "push":{"pinpointAppArn":"arn:a","deviceTypes":["GCM"],"includeRawMessage":true},"quotaFactor":10,
            "controlHeaders":{"x-a":"1","x-b":"env:B"},"allowRaw":true,
            "telemetry":false,"disableCsm":true,"storageCaFile":"/storage.pem"
            """#)
        expectEqual(problems, [])
        expectEqual(configuration.flows, ["sales": "f-2"])
        expectEqual(configuration.storageCAFile, "/storage.pem")
        expectEqual(configuration.endpoints.control, "http://127.0.0.1:1")
        expectEqual(configuration.rewrite.applied(to: "wss://a.example/p?q=%2B"), "ws://127.0.0.1:3/p?q=%2B")
        expect(configuration.times.receiptWindow == .seconds(1) && configuration.times.deliveredDelay == .seconds(2))
        expect(configuration.times.typingOut == .seconds(3) && configuration.times.typingIn == .seconds(4))
        expect(configuration.times.heartbeat == .seconds(5) && configuration.times.socketLife == .seconds(6))
        expect(configuration.times.tokenMargin == .seconds(7) && configuration.times.dial == .seconds(8))
        expect(configuration.times.reorder == .milliseconds(9) && configuration.times.goodbye == .seconds(10))
        expect(configuration.push?.deviceTypes == ["GCM"] && configuration.push?.includesRawMessage == true)
        expect(configuration.controlHeaders.map(\.name) == ["x-a", "x-b"] && configuration.allowsRaw)
        expectEqual(configuration.controlHeaders.map(\.value.reference), [nil, "env:B"])
        expect(!configuration.sendsDelivered && configuration.isIncremental && configuration.durationMinutes == 60)
    }

    @Test(arguments: [
        (#""controlEndpoint":"ftp://a""#, "controlEndpoint"), (#""quotaFactor":-1"#, "quotaFactor"),
        (#""participantEndpoint":"https://a/?b""#, "participantEndpoint"),
        (#""supportedMessagingContentTypes":["text/markdown"]"#, "supportedMessagingContentTypes"),
        (#""supportedMessagingContentTypes":["text/plain","text/html"]"#, "supportedMessagingContentTypes"),
        (#""chatDurationInMinutes":59"#, "chatDurationInMinutes"), (#""telemetry":true"#, "telemetry"),
        (#""webSocketUrlRewrite":{"scheme":"http"}"#, "webSocketUrlRewrite.scheme"),
        (#""controlHeaders":{"Authorization":"x"}"#, "controlHeaders.Authorization"),
        (#""controlHeaders":{"X-Amz-Bearer":"x"}"#, "controlHeaders.X-Amz-Bearer"),
        (#""controlHeaders":{"x-a":"a\nb"}"#, "controlHeaders.x-a"),
        (#""participantHeaders":{"x-a":"b"}"#, "participantHeaders"),
        (#""push":{"pinpointAppArn":"a","deviceTypes":["TOASTER"]}"#, "push.deviceTypes"),
        (#""regions":"eu-west-2""#, "regions"),
    ])
    func `a mistake is told at its place`(_ more: String, _ path: String) throws {
        try expectEqual(read(more).1, [path])
    }

    @Test func `a device by another transport than the configured ones is refused`() throws {
        let text = "{" + Self.needed + #","push":{"pinpointAppArn":"a","deviceTypes":["GCM","APNS_SANDBOX"]}}"#
        let value = ConfigurationValue(
            try ConfigurationNode(parsing: Array(text.utf8)), path: "", problems: ConfigurationProblems())
        let connect = Connect(try #require(value.section()))
        for (transport, environment, isTaken) in [
            ("fcm", "production", true), ("apns", "sandbox", true), ("apns", "production", false),
            ("apnsVoip", "sandbox", false),
        ] {
            let device = PushDevice(
                installationID: "i", platform: "ios", transport: transport, token: "t", environment: environment,
                appID: "a")
            expectEqual(try? connect.normalized(device), isTaken ? device : nil, "\(transport) \(environment)")
        }
    }

    @Test(arguments: [
        (#"{"timers":[{"role":"CUSTOMER","type":"IDLE","minutes":2}]}"#, nil), ("{}", nil),
        (#"{"persistentChat":{"rehydrationType":"FROM_SEGMENT","sourceContactId":"c"}}"#, nil),
        (#"{"contactFlow":"none"}"#, "not_allowed"), (#"{"customerId":""}"#, "wrong_type"),
        (#"{"chatDurationInMinutes":10081}"#, "out_of_range"), (#"{"streaming":1}"#, "wrong_type"),
        (#"{"persistentChat":{"rehydrationType":"ALL","sourceContactId":"c"}}"#, "not_allowed"),
        (#"{"timers":[{"role":"AGENT","type":"IDLE"},{"role":"AGENT","type":"IDLE"}]}"#, "conflicting"),
        (#"{"timers":[{"role":"AGENT","type":"IDLE","minutes":1}]}"#, "out_of_range"),
        (#"{"timers":[{"role":"AGENT","type":"IDLE","minute":5}]}"#, "unknown_field"),
        (#"{"segmentAttributes":{"a":"b"}}"#, "wrong_type"),
        (
            #"{"segmentAttributes":{"a":{"ValueMap":{"b":{"ValueList":[{"ValueInteger":1},{"ValueString":""}]}}}}}"#,
            nil
        ),
        (#"{"segmentAttributes":{"a":{"valueString":"b"}}}"#, "unknown_field"),
        (#"{"segmentAttributes":{"a":{"ValueInteger":"1"}}}"#, "wrong_type"),
        (#"{"segmentAttributes":{"a":{"ValueList":[1]}}}"#, "wrong_type"),
        (#"{"segmentAttributes":{"":{"ValueInteger":1}}}"#, "bad_name"), (#"{"flow":"f"}"#, "unknown_field"),
    ])
    func `options are checked`(_ text: String, _ code: String?) throws {
        let (options, configuration) = (try #require(try JSONValue(parsing: text).objectValue), try read("").0)
        do throws(ContentProblem) {
            try ConnectOptions.check(options, configuration)
            expect(code == nil)
        } catch {
            expectEqual(error.code, code)
        }
    }

    @Test func `the document names every key`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Providers/Connect")
        let document = try String(contentsOf: folder.appendingPathComponent("PROTOCOL.md"), encoding: .utf8)
        let sources = SourceFolder(folder).texts
        var keys: Set<String> = []
        for name in ["ConnectConfiguration", "ConnectTimes", "ConnectOptions"] {
            let source = try #require(sources[name])
            for line in source.split(separator: "\n") where line.hasPrefix("    /// `") {
                let key = line.split(separator: "`")[1]
                keys.insert(String(key.split(separator: ".").last ?? key))
            }
        }
        expect(keys.count > 25)
        for key in keys { expect(document.contains("`\(key)`"), "\(key)") }
    }
}
