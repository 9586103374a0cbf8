import Configuration
import Domain
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderODA

/// The provider's capabilities, and the options and extras that its sessions take.
@Suite struct KindTests {
    /// The capabilities of a channel: `features`, beside those that every channel has.
    private static func capabilities(_ features: Set<Capabilities.Feature>) -> Capabilities {
        Capabilities(
            features.union([.text, .forms, .streaming, .commands, .suggestions]), attachmentBytesMax: 26_214_400,
            attachmentTypes: ODAFileRules.usualTypes)
    }

    @Test func `the kind checks its options`() throws {
        let problems = ConfigurationProblems()
        let section = try #require(
            ConfigurationValue(
                ConfigurationNode(parsing: utf8("{host: h, channelId: c}")), path: "p", problems: problems
            ).section())
        let oda = ODA(section)
        expectEqual(ODA.kind, "oda")
        expectEqual(oda.settlement, .none)
        expectEqual(oda.capabilities, Self.capabilities([.typing, .customData]))
        expect(!oda.takesRaw)
        try oda.validate(options: ["profile": ["givenName": "A"], "initUserHiddenMessage": "x", "threadId": "t"])
        for (options, code) in [
            (["profile": 1] as ProviderOptions, "wrong_type"), (["initUserHiddenMessage": 1], "wrong_type"),
            (["initUserHiddenMessage": ""], "empty"), (["menuId": 1], "unknown_field"),
            (["threadId": ""], "empty"), (["threadId": 1], "wrong_type"),
            (["device": ["token": "t", "type": "ios"]], "unknown_field"),
            (["initUserHiddenMessage": JSONValue(String(repeating: "x", count: 100_001))], "too_long"),
        ] {
            do throws(ContentProblem) {
                try oda.validate(options: options)
                Issue.record("accepted")
            } catch {
                expectEqual(error.code, code)
            }
        }
    }

    @Test func `a device, requests and a way to a person are there where the configuration says so`() throws {
        let problems = ConfigurationProblems()
        let yaml = "{host: h, channelId: c, experimentalDeviceToken: true, enableHumanAgentCommand: true}"
        let section = try #require(
            ConfigurationValue(ConfigurationNode(parsing: utf8(yaml)), path: "p", problems: problems).section())
        let oda = ODA(section)
        expect(oda.capabilities.has(.escalation))
        expectEqual(oda.dataTypes, ["application/cloudevents+json"])
        try oda.validate(options: ["device": ["token": "t", "type": "ios"]])
        for (device, code) in [
            (1 as JSONValue, "wrong_type"), (["token": "t"], "required"), (["token": "", "type": "ios"], "empty"),
            (["token": "t", "type": "toaster"], "unknown_value"),
            (["token": "t", "type": "ios", "x": 1], "unknown_field"),
        ] {
            do throws(ContentProblem) {
                try oda.validate(options: ["device": device])
                Issue.record("accepted: \(device)")
            } catch {
                expectEqual(error.code, code)
            }
        }
    }

    @Test func `a session with a thread, a device and request ids shows them`() throws {
        var configuration = Script.configuration
        configuration.registersDevices = true
        configuration.sendsRequestIDs = true
        configuration.hiddenMessage = "hello"
        let rig = try Rig(
            configuration, options: ["threadId": "t-1", "device": ["token": "push", "type": "android"]])
        rig.connect()
        expectEqual(rig.link.texts.count, 2)
        try expectEqual(json(rig.link.texts[0])["threadId"], "t-1")
        expectEqual(rig.link.texts.last?.hasPrefix(#"{"state":{"type":"token","deviceToken":"push""#), true)
        expectEqual(rig.say("x"), "sent")
        let last = try #require(rig.link.texts.last)
        let frame = try json(last)
        expectEqual(frame["threadId"], "t-1")
        expectEqual(frame["requestId"]?.stringValue?.hasPrefix("wsreq/\(Rig.wall)/"), true)
    }

    @Test func `the kind makes sessions, and capabilities follow the configuration`() throws {
        let problems = ConfigurationProblems()
        let section = try #require(
            ConfigurationValue(
                ConfigurationNode(
                    parsing: utf8(
                        "{host: h, channelId: c, enableAgentSneakPreview: true, initUserProfile: false, allowRaw: true}"
                    )),
                path: "p", problems: problems
            ).section())
        let oda = ODA(section)
        expectEqual(oda.capabilities, Self.capabilities([.typing, .typingPreview]))
        expect(oda.takesRaw)
        let rig = try Rig()
        let session = oda.makeSession(rig.context)
        expect(session is any TypingSession)
        expect(session is any ProfileSession)
        expect(session is any AttachmentSession)
        expect(session is any ContentCheckSession)
        expect(session is any SuggestionSession)
        expect(!(session is any ReceiptSession))
    }
}
