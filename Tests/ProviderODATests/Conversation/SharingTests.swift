import Domain
import EventLoop
import HTTPWire
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderODA

/// Several sessions of one user on one socket (`PROTOCOL.md`, sections 4.6 and 17; trap 29).
@Suite struct SharingTests {
    static let ada = #"{"id":"u","name":"Ada"}"#

    static func user(_ text: String) throws -> UserProfile { try UserProfile(json(text)) }

    static func update(_ rig: Rig, _ user: UserProfile, locale: String?) {
        rig.session.assumeIsolated { $0.update(user, locale: locale) }
    }

    /// Two sessions of one user, the second opened when the link was.
    static func pair(_ configuration: ODAConfiguration = Script.configuration) throws -> (Rig, Rig) {
        let one = try Rig(configuration, user: ada)
        let two = try Rig(configuration, user: ada, beside: one)
        one.connect()
        two.open()
        return (one, two)
    }

    static let agent =
        #"""
        {"messagePayload":{"type":"text","text":"Hi","channelExtensions":{"agentName":"Ann"}},"source":"AGENT",\#
        "msgId":"a1"}
        """#

    // MARK: Joining

    @Test func `a second session is on the same socket and the user is introduced once`() throws {
        var configuration = Script.configuration
        configuration.hiddenMessage = "hello"
        let (one, two) = try Self.pair(configuration)
        expectEqual(one.dials, 1)
        expectEqual(one.link.texts.count, 2)
        expectEqual(one.log.words, ["opened", "typing bot true"])
        expectEqual(two.log.words, ["opened", "typing bot true"])
        expectEqual(one.lines.value.count, 1)
    }

    @Test func `two sessions that wait for the same socket are told when it is open`() throws {
        let one = try Rig()
        let two = try Rig(beside: one)
        one.open()
        two.open()
        expectEqual(one.dials, 1)
        expectEqual(two.say("x"), "notSent ConnectionNone")
        one.link.open()
        expectEqual(one.log.words, ["opened"])
        expectEqual(two.log.words, ["opened"])
    }

    @Test func `another user has a socket of their own`() throws {
        let one = try Rig()
        let two = try Rig(vendorUserID: "guest-43", beside: one)
        one.connect()
        two.connect()
        expectEqual(one.dials, 2)
        expectEqual(one.lines.value.count, 2)
        two.link.say(SessionTests.reply("x", "1"))
        expect(one.log.messages.isEmpty)
        expectEqual(two.log.messages.count, 1)
    }

    @Test func `who comes into the middle is told how things stand`() throws {
        let one = try Rig()
        one.connect()
        one.link.say(Self.agent)
        one.link.say(#"{"messagePayload":{"type":"status","status":"RESPONDING"},"source":"AGENT"}"#)
        let two = try Rig(beside: one)
        two.open()
        expectEqual(two.log.take(), ["opened", "joined Ann", "typing agent true"])
        one.link.say(SessionTests.reply("back", "2"))
        expect(two.log.take().contains("left Ann"))
        for (number, piece) in ["a", "b"].enumerated() {
            one.link.say(
                #"""
                {"messagePayload":{"type":"textStream","streamState":"running","text":"\#(piece)","streamId":"s"},\#
                "source":"BOT","msgId":"s\#(number)"}
                """#)
        }
        let three = try Rig(beside: one)
        three.open()
        expectEqual(three.log.words, ["opened", "delta s 1 ab !"])
    }

    @Test func `the one who would have introduced the user leaves, and the next one does it`() throws {
        let one = try Rig(user: Self.ada, options: ["initUserHiddenMessage": "one"])
        let two = try Rig(
            user: #"{"id":"u","name":"Mina"}"#, options: ["initUserHiddenMessage": "two"], beside: one)
        one.open()
        two.open()
        let isOver = one.finish()
        expect(isOver.value)
        two.link.open()
        expectEqual(two.link.texts.count, 2)
        expectEqual(two.link.texts.first?.contains("Mina"), true)
        expectEqual(two.link.texts.last?.contains(#""text":"two""#), true)
        expectEqual(two.log.words, ["opened", "typing bot true"])
        expectEqual(one.log.words, [])
    }

    // MARK: What is said

    @Test func `what the skill says every session shows`() throws {
        let (one, two) = try Self.pair()
        one.link.say(SessionTests.reply("hi", "m1"))
        one.link.say(SessionTests.reply("hi", "m1"))
        expectEqual(one.log.messages.map(\.vendorID), ["m1"])
        expectEqual(two.log.messages.map(\.vendorID), ["m1"])
        expectEqual(one.log.messages.map(\.native), two.log.messages.map(\.native))
    }

    @Test func `what one session says the others show as the user's, once, with nothing of the vendor's`() throws {
        let (one, two) = try Self.pair()
        let three = try Rig(beside: one)
        three.open()
        expectEqual(two.say("Two calzone"), "sent")
        expectEqual(one.link.texts.filter { $0.contains("Two calzone") }.count, 1)
        expect(two.log.messages.isEmpty)
        for other in [one, three] {
            let message = try #require(other.log.messages.first)
            expectEqual(other.log.messages.count, 1)
            expectEqual(message.role, .user)
            expectEqual(message.senderName, "Ada")
            expectEqual(message.native, [])
            expectEqual(message.vendorID?.hasPrefix("mirror-msg_"), true)
            expectEqual(text(message.content), #"{"type":"text","text":"Two calzone","format":"plain"}"#)
        }
        // The same message again, as after a retry, has the same id; the log takes it once.
        two.say("Two calzone")
        expectEqual(Set(one.log.messages.map(\.vendorID)).count, 1)
        let words = one.log.words
        expectEqual(words.filter { $0 == "typing bot true" }.count, 1)
        try expect(#require(words.firstIndex { $0.hasPrefix("message user") }) < words.count - 1)
    }

    @Test func `what is hidden, and what was not sent, is not mirrored`() throws {
        let (one, two) = try Self.pair()
        expectEqual(one.send(.text("secret", format: .plain), isHidden: true), "sent")
        expectEqual(one.send(.raw(["type": "command"])), "refused capability_unsupported")
        one.link.isOpen = false
        expectEqual(one.say("x"), "notSent ConnectionNone")
        expect(two.log.messages.isEmpty)
    }

    static let contents: [(UserContent, String)] = [
        (
            .action(ActionChoice(payload: ["n": 1.0], text: "Go")),
            #"{"type":"action","payload":{"n":1.0},"text":"Go"}"#
        ),
        (
            .location(GeoLocation(latitude: 0, longitude: -180, title: "T")),
            #"{"type":"location","latitude":0,"longitude":-180,"title":"T"}"#
        ),
        (
            .formResponse(FormResponse(formID: "f", values: ["a": 1], payload: "p")),
            #"{"type":"formResponse","formId":"f","values":{"a":1}}"#
        ),
        (.event(name: "e", version: nil, data: [:]), #"{"type":"event","name":"e","data":{}}"#),
    ]

    @Test func `every kind of content is mirrored in the words it came in`() throws {
        let (one, two) = try Self.pair()
        for (content, expected) in Self.contents {
            expectEqual(one.send(content), "sent")
            expectEqual(two.log.messages.last.map { text($0.content) }, expected)
        }
    }

    @Test func `typing goes out once an interval, whoever types`() throws {
        let (one, two) = try Self.pair()
        one.link.say(Self.agent)
        let before = one.link.texts.count
        one.session.assumeIsolated { $0.typing(true, preview: nil) }
        two.session.assumeIsolated { $0.typing(true, preview: nil) }
        expectEqual(one.link.texts.count, before + 1)
    }

    // MARK: The user

    @Test func `what one session knows of the user is added to what another knows`() throws {
        let one = try Rig(user: #"{"id":"u","name":"Ada","attributes":{"tier":"gold"}}"#)
        one.connect()
        let two = try Rig(user: #"{"id":"u","email":"a@example.org","attributes":{"age":7}}"#, beside: one)
        two.open()
        let suffix = #","sdkMetadata":{"version":"1.0"}}"#
        expectEqual(one.link.texts.last, #"{"profile":{"email":"a@example.org","properties":{"age":7}}"# + suffix)
        let silent = try Rig(user: #"{"id":"u"}"#, beside: one)
        silent.open()
        let count = one.link.texts.count
        expectEqual(count, 2)
        // A session takes back only what it said itself.
        two.session.assumeIsolated { $0.update(UserProfile(id: "u"), locale: nil) }
        expectEqual(one.link.texts.last, #"{"profile":{"email":null,"properties":{"age":null}}"# + suffix)
        expectEqual(one.link.texts.count, count + 1)
    }

    @Test func `what changes while the link is away adds up over all sessions, and what is taken back is not sent`()
        throws
    {
        let (one, two) = try Self.pair()
        one.link.end(.lost(reason: "x"))
        try Self.update(one, Self.user(Self.ada), locale: "fr")
        try Self.update(two, Self.user(#"{"id":"u","name":"Ada","phone":"+1"}"#), locale: nil)
        one.pass(.seconds(5))
        one.link.open()
        expectEqual(
            one.link.texts,
            [
                #"""
                {"profile":{"languageTag":"fr","properties":{"phone":"+1"}},"sdkMetadata":{"version":"1.0"}}
                """#
            ])
        one.link.end(.lost(reason: "x"))
        try Self.update(two, Self.user(#"{"id":"u","name":"Ada","phone":"+2"}"#), locale: nil)
        try Self.update(two, Self.user(#"{"id":"u","name":"Ada","phone":"+1"}"#), locale: nil)
        one.pass(.seconds(10))
        one.link.open()
        expectEqual(one.link.texts, [])
    }

    // MARK: Leaving

    @Test func `the end of one of several leaves the conversation to the others`() throws {
        let (one, two) = try Self.pair()
        let isOver = one.finish()
        expect(isOver.value)
        expect(one.link.isOpen)
        expect(!one.link.texts.contains(SessionTests.closeSession))
        let told = one.log.all.count
        one.link.say(SessionTests.reply("hi", "m1"))
        expectEqual(two.log.messages.count, 1)
        expectEqual(one.log.all.count, told)
        expectEqual(two.say("x"), "sent")
        expectEqual(one.log.all.count, told)
        expectEqual(one.say("x"), "notSent ConnectionNone")
        let isLast = two.finish()
        expect(!isLast.value)
        expectEqual(two.link.texts.last, SessionTests.closeSession)
        two.link.say(SessionTests.closed)
        two.manual.runUntilIdle()
        expect(isLast.value)
        expectEqual(one.loop.timerCount, 0)
        expectEqual(one.lines.value.count, 0)
    }

    @Test func `a suspension of one keeps the socket, of the last closes it without ending the conversation`() throws {
        let (one, two) = try Self.pair()
        expect(one.finish(suspending: true).value)
        expect(one.link.isOpen)
        expect(two.finish(suspending: true).value)
        expect(two.link.isClosing)
        expect(!two.link.texts.contains(SessionTests.closeSession))
        expectEqual(one.loop.timerCount, 0)
        expectEqual(one.lines.value.count, 0)
        let again = try Rig(isResumed: true, beside: one)
        again.connect()
        expectEqual(one.dials, 2)
        expectEqual(again.log.words, ["opened"])
        expectEqual(again.link.texts, [])
    }

    @Test(arguments: [true, false])
    func `who comes while the conversation is being closed waits for the next one`(isAnswered: Bool) throws {
        let one = try Rig(user: Self.ada)
        one.connect()
        let isOver = one.finish()
        let two = try Rig(user: #"{"id":"u","name":"Mina"}"#, beside: one)
        let three = try Rig(user: #"{"id":"u","phone":"+1"}"#, beside: one)
        two.open()
        three.open()
        expect(three.finish().value)
        let four = try Rig(user: #"{"id":"u","phone":"+2"}"#, beside: one)
        four.open()
        one.link.say(SessionTests.reply("last words", "m1"))
        expectEqual(one.dials, 1)
        expectEqual(two.say("x"), "notSent ConnectionNone")
        if isAnswered { one.link.say(SessionTests.closed) } else { one.pass(.seconds(10)) }
        one.manual.runUntilIdle()
        expect(isOver.value)
        expectEqual(one.dials, 2)
        expectEqual(two.log.words + four.log.words, [])
        two.link.open()
        expectEqual(two.log.words, ["opened"])
        expectEqual(four.log.words, ["opened"])
        expectEqual(three.log.words, [])
        expectEqual(two.link.texts.count, 2)
        expectEqual(two.link.texts.first?.contains("Mina"), true)
        expectEqual(two.link.texts.last?.contains("+2"), true)
        // Frames that the first socket still brings are no word of this conversation.
        one.dialler.links.value[0].say(SessionTests.closed)
        expectEqual(two.log.words, ["opened"])
    }

    @Test func `the server's end ends every session once`() throws {
        let (one, two) = try Self.pair()
        let link = one.link
        link.say(SessionTests.closed)
        link.say(SessionTests.closed)
        link.end(.closed(code: 1000))
        for rig in [one, two] {
            expectEqual(rig.log.words.filter { $0.hasPrefix("ended") }, ["ended session_closed system"])
            expect(rig.finish().value)
        }
        expectEqual(link.texts.count, 1)
        expect(link.isClosing || !link.isOpen)
        expectEqual(one.lines.value.count, 0)
        expectEqual(one.loop.timerCount, 0)
    }
}
