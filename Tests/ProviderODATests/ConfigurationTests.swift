import Configuration
import Foundation
import HTTPWire
import SupportExpectations
import Testing

@testable import ProviderODA

@Suite struct ConfigurationTests {
    private func decode(_ yaml: String) throws -> (ODAConfiguration, [String]) {
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: utf8(yaml))
        let section = try #require(ConfigurationValue(node, path: "p", problems: problems).section())
        let configuration = ODAConfiguration(section)
        return (configuration, problems.all.map { "\($0.path): \($0.message)" })
    }

    @Test func `the usual settings need host and channel only`() throws {
        let (configuration, problems) = try decode("{host: oda.example.com, channelId: C-1}")
        expectEqual(problems, [])
        expectEqual(configuration.times, ODATimes())
        expect(configuration.channelSecret == nil)
        expect(configuration.usesTLS)
        expectEqual(configuration.tokenLifetimeSeconds, 3600)
        try expectEqual(
            configuration.socketURL(userID: "guest-42").description,
            "wss://oda.example.com/chat/v1/chats/sockets/websdk?channelId=C-1&userId=guest-42")
    }

    @Test func `every key is taken`() throws {
        let (configuration, problems) = try decode(
            """
            host: HTTPS://oda.example.com:8443//
            channelId: C-1
            channelSecret: secret
            tls: false
            socketSegment: iossdk
            authPlacement: both
            origin: https://www.example.com
            sendSdkMetadata: false
            enableAttachmentSecurity: true
            enableLongPolling: true
            longPollSocketAttempts: 3
            longPollSocketIntervalSeconds: 13
            longPollUpgradeSeconds: 14
            longPollTimeoutSeconds: 15
            sendRequestIds: true
            enableHumanAgentCommand: true
            experimentalDeviceToken: true
            initUserProfile: false
            initUserHiddenMessage: hello
            allowRaw: true
            enableSendTypingStatus: false
            enableAgentSneakPreview: true
            enableDefaultClientResponse: true
            defaultGreetingTimeoutSeconds: 11
            defaultWaitMessageIntervalSeconds: 12
            i18n: {de: {odais_default_wait_message: "Moment, bitte."}}
            tokenLifetimeSeconds: 3600
            maxTokenMinutes: 10
            reconnectMaxAttempts: 2
            reconnectJitterPercent: 0
            reconnectIntervalSeconds: 0.05
            pingSeconds: 1
            pongWaitSeconds: 2
            refreshSeconds: 3
            refreshPatienceSeconds: 4
            authWindowSeconds: 5
            closeSessionSeconds: 6
            typingStatusIntervalSeconds: 7
            typingStatusTimeoutSeconds: 8
            streamTimeoutSeconds: 9
            suggestionsSeconds: 11
            speechResultSeconds: 12
            enableSpeech: true
            speechLocale: EN-UK
            malformedReportSeconds: 10
            """)
        expectEqual(problems, [])
        expectEqual(configuration.host, "oda.example.com:8443")
        expectEqual(configuration.tokenLifetimeSeconds, 600)
        expectEqual(configuration.times.reconnect, .milliseconds(50))
        expectEqual(configuration.times.malformedReport, .seconds(10))
        expectEqual(configuration.authPlacement, .both)
        try expectEqual(
            configuration.socketURL(userID: "u").description,
            "ws://oda.example.com:8443/chat/v1/chats/sockets/iossdk?channelId=C-1&userId=u")
    }

    /// Vector B of `PROTOCOL.md`, section 18.
    @Test func `a user id is encoded so that it comes out as it went in`() {
        let configuration = ODAConfiguration(host: "h", channelID: "C&1")
        expectEqual(
            configuration.query(userID: "Zoë+1 O'Hara/ünïcode"),
            "channelId=C%261&userId=Zo%C3%AB%2B1%20O%27Hara%2F%C3%BCn%C3%AFcode")
    }

    @Test(arguments: [
        ("{channelId: c}", "p.host"), ("{host: h}", "p.channelId"), ("{host: 'a b', channelId: c}", "p.host"),
        ("{host: h/path, channelId: c}", "p.host"), ("{host: 'u@h', channelId: c}", "p.host"),
        ("{host: h, channelId: c, longPollTimeoutSeconds: 0}", "p.longPollTimeoutSeconds"),
        ("{host: h, channelId: c, enableAttachmentSecurity: true}", "p.enableAttachmentSecurity"),
        ("{host: h, channelId: c, origin: \"a\\nb\"}", "p.origin"),
        ("{host: h, channelId: c, chanelSecret: x}", "p.chanelSecret"),
        ("{host: h, channelId: c, authPlacement: query}", "p.authPlacement"),
        ("{host: h, channelId: c, pingSeconds: 0}", "p.pingSeconds"),
    ])
    func `what cannot work is a problem`(yaml: String, path: String) throws {
        let (_, problems) = try decode(yaml)
        expectEqual(problems.count, 1, "\(problems)")
        expectEqual(problems.first?.hasPrefix(path + ":"), true, "\(problems)")
    }

    @Test func `the sample loads`() throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Providers/ODA/sample.json")
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: [UInt8](Data(contentsOf: url)))
        for member in try #require(node["providers"]).members {
            let section = try #require(
                ConfigurationValue(member.node, path: member.name, problems: problems).section())
            _ = section.value("kind")
            _ = ODAConfiguration(section)
        }
        expectEqual(problems.all.map(\.message), [])
    }
}

extension ConfigurationNode {
    var members: [ConfigurationMember] {
        if case .mapping(let members) = content { members } else { [] }
    }
}
