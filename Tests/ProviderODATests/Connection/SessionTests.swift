import Configuration
import Crypto
import Domain
import EventLoop
import HTTPWire
import JSON
import ProviderKit
import ProviderRig
import Telemetry
import SupportExpectations
import Testing

@testable import ProviderODA

@Suite struct SessionTests {
    static let closeSession =
        #"{"messagePayload":{"type":"closeSession"},"userId":"guest-42","sdkMetadata":{"version":"1.0"}}"#
    static let closed = #"{"messagePayload":{"type":"sessionClosed"},"source":"BOT"}"#

    static func reply(_ text: String, _ id: String) -> String {
        #"{"messagePayload":{"type":"text","text":"\#(text)"},"source":"BOT","msgId":"\#(id)","endOfTurn":true}"#
    }

    // MARK: Opening

    @Test func `an open channel is dialled with two parameters and greeted with profile and hidden message`() throws {
        var configuration = Script.configuration
        configuration.hiddenMessage = "hello"
        configuration.origin = "https://shop.example.com"
        let rig = try Rig(configuration, user: #"{"id":"u","name":"Mina Okafor"}"#, locale: "en")
        rig.connect()
        expectEqual(
            rig.link.request.url.description,
            "wss://oda.example.com/chat/v1/chats/sockets/websdk?channelId=C-1&userId=guest-42")
        expectEqual(rig.link.request.fields[.origin], "https://shop.example.com")
        expect(rig.link.request.fields[.authorization] == nil)
        expectEqual(
            rig.link.texts,
            [
                #"""
                {"profile":{"givenName":"Mina","surname":"Okafor","languageTag":"en"},\#
                "sdkMetadata":{"version":"1.0"}}
                """#,
                #"""
                {"messagePayload":{"text":"hello","type":"text"},"userId":"guest-42",\#
                "sdkMetadata":{"version":"1.0"}}
                """#,
            ])
        expectEqual(rig.log.words, ["opened", "typing bot true"])
        guard case .opened(false, let native) = rig.log.all.first else {
            Issue.record("not opened")
            return
        }
        expectEqual(JSONValue.object(native).description, #"{"channelId":"C-1","userId":"guest-42"}"#)
    }

    @Test func `an option has the last word on the hidden message, and a resumed session says nothing`() throws {
        var configuration = Script.configuration
        configuration.hiddenMessage = "hello"
        let chosen = try Rig(configuration, options: ["initUserHiddenMessage": "order"])
        chosen.connect()
        expectEqual(chosen.link.texts.count, 1)
        expectEqual(chosen.link.texts.first?.contains(#""text":"order""#), true)
        let resumed = try Rig(configuration, user: #"{"id":"u","name":"Ada"}"#, isResumed: true)
        resumed.connect()
        expectEqual(resumed.link.texts, [])
        expectEqual(resumed.log.words, ["opened"])
    }

    private static func secured(_ placement: ODAConfiguration.AuthPlacement = .frame) -> ODAConfiguration {
        var configuration = MachineTests.secured
        configuration.channelSecret = Secret(literal: "oda-channel-secret-0123456789abcdef")
        configuration.authPlacement = placement
        return configuration
    }

    private static func token(in frame: String) throws -> JSONValue {
        let state = try #require(json(frame)["state"])
        expectEqual(state["tokenType"], "jwt")
        expectEqual(state["type"], "auth")
        let text = utf8(try #require(state["token"]?.stringValue))
        let key = try TokenKey(.hs256, secret: utf8("oda-channel-secret-0123456789abcdef").span)
        return try JSONValue(parsing: SignedToken(parsing: text.span).payload(verifiedBy: key, algorithm: "HS256"))
    }

    @Test func `an authenticated channel gets a signed token as its first frame`() throws {
        let rig = try Rig(Self.secured(), user: #"{"id":"u","name":"Ada"}"#)
        rig.connect()
        expectEqual(rig.link.texts.count, 2)
        try expectEqual(
            Self.token(in: rig.link.texts[0]).description,
            #"{"iat":1700000005,"exp":1700003605,"channelId":"C-1","userId":"guest-42"}"#)
        expect(rig.link.request.fields[.authorization] == nil)
        expect(!rig.link.request.url.description.contains("token"))
    }

    @Test func `the token goes into the handshake where that is configured`() throws {
        let header = try Rig(Self.secured(.header))
        header.connect()
        expectEqual(header.link.request.fields[.authorization]?.hasPrefix("Bearer eyJ"), true)
        expectEqual(header.link.texts, [])
        let both = try Rig(Self.secured(.both))
        both.connect()
        expectEqual(both.link.request.fields[.authorization]?.hasPrefix("Bearer eyJ"), true)
        expectEqual(both.link.texts.count, 1)
    }

    @Test func `each connection gets a token of its own, a refresh as well`() throws {
        var configuration = Self.secured(.both)
        configuration.times.ping = .seconds(10_000)
        let rig = try Rig(configuration)
        rig.connect()
        func expectToken(issuedAt time: JSONValue) throws {
            let frame = try #require(rig.link.texts.first)
            let token = try #require(json(frame)["state"]?["token"]?.stringValue)
            try expectEqual(Self.token(in: frame)["iat"], time)
            expectEqual(rig.link.request.fields[.authorization], "Bearer " + token)
        }
        try expectToken(issuedAt: 1_700_000_005)
        rig.pass(.seconds(5))
        rig.link.end(.lost(reason: "x"))
        rig.pass(.milliseconds(1))
        rig.link.open()
        try expectToken(issuedAt: 1_700_000_010)
        rig.pass(.seconds(3000))
        expectEqual(rig.dials, 3)
        rig.link.open()
        try expectToken(issuedAt: 1_700_003_010)
    }

    @Test func `a secret that cannot be read fails the session without a dial, and is nowhere to be seen`() throws {
        var configuration = Self.secured()
        configuration.channelSecret = try secret(inFile: "/run/secrets/oda")
        let rig = try Rig(configuration)
        rig.open()
        expectEqual(rig.dials, 0)
        expectEqual(rig.log.words, ["failed provider_auth_failed AuthNoToken"])
        expect(rig.sink.lines.contains { $0.contains("no token can be signed") })
    }

    @Test func `neither token nor secret is ever logged or told`() throws {
        let rig = try Rig(Self.secured(.both))
        rig.connect()
        let frame = rig.link.texts[0]
        let token = try #require(json(frame)["state"]?["token"]?.stringValue)
        rig.link.say("oops")
        rig.link.end(.closed(code: 1008))
        rig.pass(.seconds(60))
        for line in rig.sink.lines + rig.log.all.map({ "\($0)" }) {
            expect(!line.contains(token))
            expect(!line.contains("oda-channel-secret"))
        }
    }

    @Test func `a refused token fails the session for good`() throws {
        let rig = try Rig(Self.secured())
        rig.connect()
        rig.link.end(.closed(code: 1008))
        expectEqual(rig.log.words.last, "failed provider_auth_failed AuthExpiredToken")
        rig.pass(.seconds(3600))
        expectEqual(rig.dials, 1)
        expectEqual(rig.loop.timerCount, 0)
    }

    // MARK: Sending

    @Test func `a message is sent when its frame is written, and the skill begins to work`() throws {
        let rig = try Rig()
        rig.connect()
        _ = rig.log.take()
        expectEqual(rig.say("Two calzone, please"), "sent")
        expectEqual(
            rig.link.texts,
            [
                #"""
                {"messagePayload":{"text":"Two calzone, please","type":"text"},"userId":"guest-42",\#
                "sdkMetadata":{"version":"1.0"}}
                """#
            ])
        expectEqual(rig.log.words, ["typing bot true"])
    }

    @Test func `nothing is sent while the link is not open`() throws {
        let rig = try Rig()
        expectEqual(rig.say("x"), "notSent ConnectionNone")
        rig.open()
        expectEqual(rig.say("x"), "notSent ConnectionNone")
        rig.link.open()
        rig.link.isOpen = false
        expectEqual(rig.say("x"), "notSent ConnectionNone")
        rig.link.end(.lost(reason: "x"))
        expectEqual(rig.say("x"), "notSent ConnectionNone")
        rig.pass(.seconds(5))
        rig.link.open()
        expectEqual(rig.say("x"), "sent")
        rig.link.unsentBytes = ODALine.unsentBytesMax + 1
        expectEqual(rig.say("x"), "notSent provider_capacity")
    }

    @Test func `what the vendor cannot take is refused`() throws {
        let rig = try Rig()
        rig.connect()
        expectEqual(rig.send(.raw(["type": "command"])), "refused capability_unsupported")
        expectEqual(rig.send(.action(ActionChoice(text: "x"))), "refused MessageInvalid")
        expectEqual(rig.link.texts, [])
    }

    @Test func `a form's answer carries what its action carries`() throws {
        let rig = try Rig()
        rig.connect()
        rig.link.say(
            #"""
            {"messagePayload":{"type":"editForm","fields":[{"displayType":"textInput","id":"x"}],\#
            "actions":[{"type":"submitForm","label":"Go","postback":{"n":1.0}}]},"source":"BOT",\#
            "msgId":"m-1"}
            """#
        )
        expectEqual(rig.send(.formResponse(FormResponse(formID: "m-1", values: ["x": "y"], actionID: "a1"))), "sent")
        expectEqual(rig.link.texts.last?.contains(#""submittedFields":{"x":"y"},"postback":{"n":1.0}"#), true)
    }

    @Test func `typing goes out, and an update of the user only where something changed`() throws {
        let rig = try Rig(user: #"{"id":"u","name":"Ada"}"#)
        rig.connect()
        rig.link.say(SharingTests.agent)
        rig.session.assumeIsolated { $0.typing(true, preview: "secret") }
        expectEqual(rig.link.texts.last?.contains(#""status":"RESPONDING","type":"status","text":"...""#), true)
        let count = rig.link.texts.count
        let ada = try UserProfile(json(#"{"id":"u","name":"Ada"}"#))
        rig.session.assumeIsolated { $0.update(ada, locale: nil) }
        expectEqual(rig.link.texts.count, count)
        rig.session.assumeIsolated { $0.update(ada, locale: "fr") }
        expectEqual(rig.link.texts.last, #"{"profile":{"languageTag":"fr"},"sdkMetadata":{"version":"1.0"}}"#)
        // While away the changes add up.
        rig.link.end(.lost(reason: "x"))
        let mina = try UserProfile(json(#"{"id":"u","name":"Mina"}"#))
        rig.session.assumeIsolated { $0.update(mina, locale: "fr") }
        rig.session.assumeIsolated { $0.update(mina, locale: "de") }
        rig.pass(.seconds(5))
        rig.link.open()
        expectEqual(
            rig.link.texts, [#"{"profile":{"givenName":"Mina","languageTag":"de"},"sdkMetadata":{"version":"1.0"}}"#])
        rig.session.assumeIsolated { $0.update(mina, locale: "de") }
        expectEqual(rig.link.texts.count, 1)
    }

    // MARK: The end

    @Test func `an end waits for the server's word and closes politely`() throws {
        let rig = try Rig()
        rig.connect()
        _ = rig.log.take()
        let isOver = rig.finish()
        expect(!isOver.value)
        expectEqual(rig.link.texts.last, Self.closeSession)
        let link = rig.link
        link.say(Self.closed)
        rig.manual.runUntilIdle()
        expect(isOver.value)
        expect(link.isClosing)
        expectEqual(rig.log.words, [])
        expectEqual(rig.loop.timerCount, 0)
    }

    @Test func `an end without an answer takes ten seconds`() throws {
        let rig = try Rig()
        rig.connect()
        let isOver = rig.finish()
        rig.pass(.milliseconds(9999))
        expect(!isOver.value)
        rig.pass(.milliseconds(1))
        expect(isOver.value)
        expect(rig.link.isClosing)
        expectEqual(rig.loop.timerCount, 0)
    }

    @Test func `a suspension closes politely and a late event changes nothing`() throws {
        let rig = try Rig()
        rig.connect()
        _ = rig.log.take()
        let isOver = rig.finish(suspending: true)
        expect(isOver.value)
        expect(rig.link.isClosing)
        expect(!rig.link.texts.contains(Self.closeSession))
        rig.link.say(Self.reply("late", "9"))
        rig.link.end(.closed(code: 1000))
        expectEqual(rig.log.words, [])
        expectEqual(rig.loop.timerCount, 0)
    }

    @Test func `an end while the socket is being opened gives it up`() throws {
        let rig = try Rig()
        rig.open()
        let isOver = rig.finish()
        expect(isOver.value)
        expect(rig.link.isClosing)
        rig.link.open()
        expectEqual(rig.log.words, [])
    }

    @Test func `a pong that does not come replaces the socket at once`() throws {
        let rig = try Rig()
        rig.connect()
        rig.pass(.seconds(40))
        expect(rig.dialler.links.value[0].isAborted)
        expectEqual(rig.dials, 2)
        rig.link.open()
        expectEqual(rig.log.words.suffix(3), ["link up -", "opened", "gap 0 false"])
    }
}
