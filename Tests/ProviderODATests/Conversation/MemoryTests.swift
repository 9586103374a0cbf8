import Domain
import EventLoop
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderODA

/// The memory of a conversation after a restart of the process.
@Suite struct MemoryTests {
    private static let form =
        #"""
        {"messagePayload":{"type":"editForm","id":"order","fields":[{"displayType":"textInput","id":"x"}],\#
        "actions":[{"type":"submitForm","label":"Go","postback":{"system.botId":"B-1","n":1.0,"a":1,"a":2}},\#
        {"type":"submitForm","label":"No","postback":"no"}]},"source":"BOT","msgId":"m-1"}
        """#

    /// The same session in another process: only what was on the disk is there.
    private static func restarted(_ rig: Rig) throws -> Rig {
        try Rig(user: #"{"id":"u","name":"Ada"}"#, isResumed: true, manual: rig.manual, values: rig.values)
    }

    @Test func `a form and an action of before a restart are answered as if nothing had happened`() throws {
        let rig = try Rig()
        rig.connect()
        rig.link.say(Self.form)
        rig.manual.runUntilIdle()
        let again = try Self.restarted(rig)
        again.connect()
        expectEqual(
            again.send(.formResponse(FormResponse(formID: "order", values: ["x": "y"], actionID: "a1"))), "sent")
        expectEqual(
            again.link.texts,
            [
                #"""
                {"messagePayload":{"submittedFields":{"x":"y"},"postback":{"system.botId":"B-1","n":1.0,"a":1,"a":2},\#
                "type":"formSubmission"},"userId":"guest-42","sdkMetadata":{"version":"1.0"}}
                """#
            ])
        // The postback of an action stands in the message itself, where the gateway finds it.
        expectEqual(again.send(.action(ActionChoice(payload: "no", text: "No"))), "sent")
        expectEqual(again.link.texts.last?.contains(#""postback":"no""#), true)
        let replacing =
            #"""
            {"messagePayload":{"type":"editForm","id":"order","fields":[{"displayType":"textInput","id":"x"}],\#
            "channelExtensions":{"replaceMessage":true}},"source":"BOT","msgId":"m-2"}
            """#
        again.link.say(replacing)
        expectEqual(again.log.messages.last?.replaces, "m-1")
    }

    @Test func `forms that are remembered have a bound in bytes, and the latest count`() {
        func form(_ id: String, bytes: Int) -> ODAForm {
            ODAForm(id: id, postbacks: ["a1": JSONValue(String(repeating: "x", count: bytes))])
        }
        var memory = ODAMemory()
        for number in 1...5 { memory.remember(form("f\(number)", bytes: 300_000)) }
        expectEqual(memory.forms.map(\.id), ["f3", "f4", "f5"])
        memory.remember(form("small", bytes: 10))
        expectEqual(memory.forms.map(\.id), ["f3", "f4", "f5", "small"])
        memory.remember(form("huge", bytes: ODAMemory.formBytesMax))
        expectEqual(memory.forms.map(\.id), ["f3", "f4", "f5", "small"])
        var other = ODAMemory()
        for number in 6...8 { other.remember(form("f\(number)", bytes: 300_000)) }
        memory.merge(other)
        expectEqual(memory.forms.map(\.id), ["f3", "f4", "f5", "small"])
    }

    @Test func `what changed of the user while nobody was connected is told, once`() throws {
        let rig = try Rig(user: #"{"id":"u","name":"Ada","email":"ada@example.com","phone":"1"}"#)
        rig.connect()
        expectEqual(rig.link.texts.count, 1)
        let changed = #"{"id":"u","name":"Bo","phone":"2"}"#
        let again = try Rig(user: changed, isResumed: true, manual: rig.manual, values: rig.values)
        again.connect()
        let profile = try json(#require(again.link.texts.first))["profile"]
        expectEqual(again.link.texts.count, 1)
        expectEqual(profile?["givenName"], "Bo")
        expectEqual(profile?["email"], .null, "what is gone is taken back")
        expectEqual(profile?["properties"]?["phone"], "2")
        let third = try Rig(user: changed, isResumed: true, manual: rig.manual, values: rig.values)
        third.connect()
        expectEqual(third.link.texts, [], "it has been told")
    }

    @Test func `a change that did not get out before the process ended is told by the next one`() throws {
        let rig = try Rig(user: #"{"id":"u","name":"Ada"}"#)
        rig.connect()
        rig.link.end(.lost(reason: "x"))
        let changed = try UserProfile(json(#"{"id":"u","name":"Bo"}"#))
        rig.session.assumeIsolated { $0.update(changed, locale: nil) }
        rig.manual.runUntilIdle()
        let again = try Rig(
            user: #"{"id":"u","name":"Bo"}"#, isResumed: true, manual: rig.manual, values: rig.values)
        again.connect()
        expectEqual(again.link.texts.count, 1)
        expectEqual(again.link.texts.first?.contains(#""givenName":"Bo""#), true)
    }

    @Test func `sessions of one user take back their own words only`() throws {
        let one = try Rig(user: #"{"id":"u","attributes":{"a":1}}"#)
        let two = try Rig(user: #"{"id":"u","attributes":{"b":2}}"#, beside: one)
        one.connect()
        two.open()
        two.manual.runUntilIdle()
        let again = try Rig(
            user: #"{"id":"u","attributes":{"b":3}}"#, isResumed: true, manual: one.manual, values: two.values)
        again.connect()
        expectEqual(again.link.texts.count, 1)
        expectEqual(again.link.texts.first?.contains(#""properties":{"b":3}"#), true, "\(again.link.texts)")
    }

    @Test func `an agent of before a restart speaks on under their name, and leaves`() throws {
        let rig = try Rig()
        rig.connect()
        rig.link.say(
            #"""
            {"messagePayload":{"type":"text","text":"Hi","channelExtensions":{"agentSession":{"name":"Ann",\#
            "avatarImage":"https://example.com/a.png"}}},"source":"AGENT","msgId":"1"}
            """#
        )
        rig.manual.runUntilIdle()
        let again = try Self.restarted(rig)
        again.connect()
        again.link.say(#"{"messagePayload":{"type":"text","text":"Well"},"source":"AGENT","msgId":"2"}"#)
        expectEqual(again.log.messages.last?.senderName, "Ann")
        expectEqual(again.log.messages.last?.senderAvatarURL, "https://example.com/a.png")
        again.link.say(SessionTests.reply("Bye", "3"))
        expect(again.log.words.contains("left Ann"))
        again.manual.runUntilIdle()
        expect(ODAMemory(decoding: try #require(rig.values[ODAMemory.key])).agent == nil)
    }

    @Test func `the disk gets one write at a time, and the latest wins`() throws {
        let rig = try Rig()
        rig.connect()
        let disk = LoopAnswer<Void>(loop: rig.loop)
        rig.values.disk.value = disk
        for number in 1...5 {
            rig.link.say(Self.form.replacing("\"order\"", with: "\"f\(number)\"").replacing("m-1", with: "m-\(number)"))
            rig.manual.runUntilIdle()
        }
        expectEqual(rig.log.messages.count, 5)
        expectEqual(rig.values.writes, 0)
        rig.values.disk.value = nil
        disk.give(())
        rig.manual.runUntilIdle()
        expectEqual(rig.values.writes, 2)
        let kept = ODAMemory(decoding: try #require(rig.values[ODAMemory.key]))
        expectEqual(kept.forms.map(\.id), ["f1", "f2", "f3", "f4", "f5"])
    }

    @Test func `a session that ends while it remembers dials nobody`() throws {
        let rig = try Rig(isResumed: true)
        let disk = LoopAnswer<Void>(loop: rig.loop)
        rig.values.disk.value = disk
        rig.open()
        expectEqual(rig.dials, 0)
        let isOver = rig.finish()
        expect(isOver.value)
        disk.give(())
        rig.manual.runUntilIdle()
        expectEqual(rig.dials, 0)
        expectEqual(rig.log.words, [])
    }

    // MARK: Its size

    private static func form(_ number: Int, bytes: Int) -> ODAForm {
        ODAForm(
            id: "f\(number)",
            postbacks: ["a1": ["n": JSONValue(number), "x": JSONValue(String(repeating: "x", count: bytes))]])
    }

    @Test(arguments: [0, 100, 5000, 29_000, 59_000, 200_000])
    func `what is kept has a bound, and the latest forms come first`(bytes: Int) {
        var memory = ODAMemory()
        memory.lastFormMessage = "m"
        memory.agent = ODASpeaker(name: String(repeating: "n", count: bytes), avatarURL: nil)
        for number in 0..<20 { memory.remember(Self.form(number, bytes: bytes)) }
        let encoded = memory.encoded()
        expect(encoded.count <= ODAMemory.bytesMax)
        let kept = ODAMemory(decoding: encoded)
        expectEqual(kept.lastFormMessage, "m")
        expectEqual(kept.forms, memory.forms.suffix(kept.forms.count))
        expectEqual(kept.forms.count, min(16, (ODAMemory.bytesMax - (bytes <= 29_000 ? bytes : 0)) / (bytes + 60)))
        expectEqual(kept.agent == nil, bytes > ODAMemory.bytesMax / 2 - 100)
    }

    @Test func `a form too large to be kept does not push out the others`() {
        var memory = ODAMemory()
        memory.remember(Self.form(1, bytes: 10))
        memory.remember(Self.form(2, bytes: 100_000))
        memory.remember(Self.form(3, bytes: 10))
        expectEqual(ODAMemory(decoding: memory.encoded()).forms.map(\.id), ["f1", "f3"])
        expect(memory.postback(form: "f2", action: nil) != nil)
    }

    @Test(arguments: ["", "x", "[]", "7", "{}", #"{"forms":7,"agent":[],"lastForm":{}}"#, #"{"forms":[{},{"id":1}]}"#])
    func `what cannot be read is as if it had never been`(text: String) {
        expectEqual(ODAMemory(decoding: utf8(text)), ODAMemory())
    }
}
