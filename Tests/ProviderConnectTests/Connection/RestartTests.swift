import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import ProviderRig
import Simulators
import Testing

@testable import ProviderConnect

/// The process ends at a bad moment, or the vendor cannot be had for longer: nothing is told twice, nothing is lost.
@Suite struct RestartTests {
    private static func message(_ scene: Scene, _ id: String, _ text: String, by who: String) -> JSONObject {
        [
            "AbsoluteTime": JSONValue(
                "2026-03-01T12:\(who == scene.participantID ? "20" : "30"):00.000Z"),
            "Id": JSONValue(id), "Type": "MESSAGE", "ContentType": "text/plain", "Content": JSONValue(text),
            "ParticipantId": JSONValue(who), "ParticipantRole": who == scene.participantID ? "CUSTOMER" : "AGENT",
            "InitialContactId": JSONValue(scene.contactID), "ContactId": JSONValue(scene.contactID),
        ]
    }

    /// The vendor's ids of the user's own messages, in the order they became known.
    private static func names(_ scene: Scene) -> [String] {
        scene.events.all.compactMap { event in
            if case .outbound(let update) = event { update.vendorID } else { nil }
        }
    }

    /// The texts that the user's own messages have now.
    private static func reworded(_ scene: Scene) -> [String] {
        scene.events.all.compactMap { event in
            if case .outbound(let update) = event { update.text } else { nil }
        }
    }

    private static func refusal(_ status: Int, of operation: String, times: Int? = nil) -> Fault {
        Fault(
            .call(.refuse(status: status, type: nil, retryAfterSeconds: nil)), operation: operation, times: times)
    }

    @Test func `a restart tells no receipt and no event a second time`() throws {
        let scene = try Scene()
        scene.greet()
        scene.wait { scene.words.contains("receipt read") }
        scene.say("authenticate")
        scene.wait { scene.words.contains("authentication requested") }
        scene.idle(.seconds(1))
        try scene.restart()
        scene.begin()
        scene.wait { scene.words.contains { $0.hasPrefix("gap") } }
        scene.idle(.seconds(2))
        #expect(scene.words.filter { $0 != "progress" } == ["opened", "gap true"])
    }

    @Test func `the receipt of a message whose fate is open finds it once it has its name`() throws {
        let scene = try Scene()
        scene.greet()
        scene.idle(.seconds(1))
        scene.add(Fault(.call(.cutApplied), operation: "SendMessage"))
        let outcome = scene.begin(sending: .text("in doubt", format: .plain), id: 77)
        scene.run { scene.simulator.statistics.messagesReceived == 2 }
        try scene.restart()
        scene.simulator.removeFaults()
        scene.begin()
        scene.wait { scene.words.contains("gap true") }
        #expect(outcome.value != "sent")
        let early = scene.words.filter { $0 == "receipt read" }.count
        #expect(early == 1)
        let again = scene.begin(sending: .text("in doubt", format: .plain), id: 77)
        scene.wait { again.value == "sent" }
        let named = try #require(scene.words.lastIndex(of: "outbound  named"))
        #expect(scene.words[named...].contains("receipt read"))
        #expect(scene.simulator.statistics.messagesReceived == 2)
    }

    @Test func `an own message whose words the vendor changes says what it says there, also after a restart`() throws {
        let scene = try Scene()
        scene.greet()
        #expect(scene.say("my card is 4111") == "sent")
        scene.idle(.seconds(1))
        let id = try #require(Self.names(scene).last)
        let own = scene.participantID
        scene.push(item: Self.message(scene, id, " my card is 4111\n", by: own))
        scene.idle(.seconds(1))
        #expect(Self.reworded(scene) == [])
        for _ in 0..<2 { scene.push(item: Self.message(scene, id, "my card is ****", by: own)) }
        scene.idle(.seconds(1))
        #expect(Self.reworded(scene) == ["my card is ****"])
        try scene.restart()
        scene.begin()
        scene.wait { scene.words.contains { $0.hasPrefix("gap") } }
        scene.push(item: Self.message(scene, id, "removed", by: own))
        scene.idle(.seconds(1))
        #expect(Self.reworded(scene).last == "removed")
        #expect(scene.events.messages.isEmpty)
    }

    @Test func `a message of the agent's that is worked on after a restart takes its own place`() throws {
        let scene = try Scene()
        scene.greet()
        scene.push(item: Self.message(scene, "worked-on", "card 4111", by: "agent-1"))
        scene.idle(.seconds(1))
        try scene.restart()
        scene.begin()
        scene.wait { scene.words.contains { $0.hasPrefix("gap") } }
        scene.push(item: Self.message(scene, "worked-on", "card ****", by: "agent-1"))
        scene.idle(.seconds(1))
        #expect(scene.events.messages.filter { $0.vendorID == "worked-on" }.map(\.replaces) == ["worked-on"])
    }

    @Test func `a list turns its pages over a restart`() throws {
        func page(_ scene: Scene, _ id: String) -> JSONObject {
            var item = Self.message(scene, id, "", by: "agent-1")
            item.set("ContentType", to: JSONValue(ConnectContentType.interactive))
            item.set(
                "Content",
                to: #"""
                    {"templateType":"ListPicker","version":"1.0","data":{"content":{"title":"T","referenceId":"r-1",\#
                    "listId":"l","elements":[{"title":"a"}]}}}
                    """#)
            return item
        }
        let scene = try Scene()
        scene.greet()
        scene.push(item: page(scene, "page-1"))
        scene.idle(.seconds(1))
        try scene.restart()
        scene.begin()
        scene.wait { scene.words.contains { $0.hasPrefix("gap") } }
        scene.push(item: page(scene, "page-2"))
        scene.idle(.seconds(1))
        #expect(scene.events.messages.filter { $0.vendorID == "page-2" }.map(\.replaces) == ["page-1"])
    }

    /// A transcript cannot be had, and what was said in it is missing; what is said then moves on, and the hole stays.
    private static func withHole(_ missing: String) throws -> Scene {
        let scene = try Scene()
        scene.greet()
        scene.idle(.seconds(15))
        scene.add(refusal(500, of: "GetTranscript"))
        scene.simulator.disconnect()
        scene.run { scene.words.contains("reconnecting 1") }
        scene.say(missing)
        scene.idle(.seconds(75))
        #expect(scene.words.last == "gap false")
        for words in ["live", "livelier"] {
            scene.say(words)
            scene.wait { scene.said.contains("You said: " + words) }
            scene.idle(.seconds(20))
        }
        return scene
    }

    @Test func `what a transcript held is told when it can be had, also after the next loss`() throws {
        let scene = try Self.withHole("first hole")
        scene.simulator.disconnect()
        scene.run { scene.words.last == "reconnecting 1" }
        scene.say("second hole")
        scene.idle(.seconds(90))
        #expect(!scene.said.contains("You said: first hole"))
        scene.simulator.removeFaults()
        scene.wait { scene.words.last == "gap true" }
        for words in ["first hole", "live", "livelier", "second hole"] {
            #expect(scene.said.filter { $0 == "You said: " + words }.count == 1, "\(words)")
        }
        #expect(scene.words.filter { $0 == "opened" }.count == 3)
        #expect(scene.words.filter { $0 == "gap true" }.count == 1)
        scene.simulator.disconnect()
        scene.wait { scene.words.filter { $0 == "gap true" }.count == 2 }
    }

    @Test func `what was missed before a restart is told after it`() throws {
        let scene = try Self.withHole("in the hole")
        try scene.restart()
        scene.simulator.removeFaults()
        scene.begin()
        scene.wait { scene.words.last == "gap true" }
        #expect(scene.said == ["You said: in the hole"])
    }

    @Test(arguments: [400, 404, 405])
    func `what stands between us and the vendor does not end a chat that has lived`(_ status: Int) throws {
        let scene = try Scene()
        scene.greet()
        scene.add(Self.refusal(status, of: "CreateParticipantConnection", times: 3))
        scene.add(Fault(.error(.html), operation: "CreateParticipantConnection", times: 3))
        scene.simulator.disconnect()
        scene.wait { scene.words.last == "gap true" }
        #expect(!scene.words.contains { $0.hasPrefix("failed") || $0.hasPrefix("ended") })
    }

    @Test func `a chat that cannot be had any more is not left with an agent in it`() throws {
        let scene = try Scene()
        scene.greet()
        scene.add(Self.refusal(400, of: "CreateParticipantConnection"))
        scene.add(Self.refusal(503, of: "StopContact", times: 4))
        scene.simulator.disconnect()
        scene.wait { scene.words.contains { $0.hasPrefix("failed") } }
        scene.wait { scene.simulator.statistics.contactsOpen == 0 }
        scene.run { scene.values[ConnectContact.key] == nil }
    }

    @Test func `timers that could not be set are set after a restart, and then no more`() throws {
        let options: ProviderOptions = ["timers": [["role": "CUSTOMER", "type": "IDLE", "minutes": 5]]]
        let scene = try Scene(options: options)
        scene.add(Self.refusal(500, of: "UpdateParticipantRoleConfig", times: 3))
        scene.greet()
        scene.wait { scene.words.contains { $0.hasPrefix("notice") } }
        let tried = scene.bodies("UpdateParticipantRoleConfig").count
        for _ in 0..<2 {
            try scene.restart(options: options)
            scene.begin()
            scene.wait { scene.words.contains("gap true") }
            scene.idle(.seconds(2))
            #expect(scene.bodies("UpdateParticipantRoleConfig").count == tried + 1)
        }
    }

    @Test func `a contact that is found again is told what was changed meanwhile`() throws {
        let scene = try Scene(customData: ["tier": "gold"])
        scene.add(Fault(.call(.cutApplied), operation: "StartChatContact"))
        scene.begin()
        scene.run { scene.simulator.statistics.contactsStarted == 1 }
        scene.simulator.removeFaults()
        try scene.restart(isResumed: false, customData: ["tier": "silver"])
        scene.open()
        scene.idle(.seconds(2))
        #expect(scene.simulator.statistics.contactsStarted == 1)
        #expect(scene.bodies("UpdateContactAttributes").last?["Attributes"] == ["tier": "silver"])
    }

    @Test func `a transcript in short pages is read to its end, known or not`() throws {
        let scene = try Scene {
            $0.times.reorder = .zero
        } simulator: {
            $0.pageMax = 5
        }
        scene.greet()
        for number in 1...8 { scene.say("known \(number)") }
        scene.simulator.disconnect()
        scene.run { scene.words.contains("reconnecting 1") }
        for number in 1...3 { scene.say("missed \(number)") }
        scene.wait { scene.words.last == "gap true" }
        for number in 1...3 {
            #expect(scene.said.filter { $0 == "You said: missed \(number)" }.count == 1, "\(number)")
        }
    }

    @Test func `what is right behind a transfer is heard, though it names the new contact only`() throws {
        let scene = try Scene()
        scene.greet()
        var first = Self.message(scene, "m-1", "I am new here", by: "agent-2")
        first.set("ContactId", to: "segment-2")
        var second = Self.message(scene, "m-2", "How can I help?", by: "agent-2")
        second.set("ContactId", to: "segment-2")
        second.set("InitialContactId", to: .null)
        scene.push(item: first)
        scene.push(item: second)
        scene.wait { scene.said.last == "How can I help?" }
    }

    @Test func `what was said before a chat ended unheard is said to be missing`() throws {
        let scene = try Scene()
        scene.greet()
        scene.add(Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil)), times: 2))
        scene.simulator.disconnect()
        scene.run { scene.words.contains("reconnecting 1") }
        scene.simulator.end(contactID: scene.contactID)
        scene.wait { scene.words.last == "ended ended_while_offline" }
        #expect(scene.words.dropLast().last == "gap false")
    }

    @Test func `whoever left last has ended the chat`() throws {
        func ended(_ words: String...) throws -> SenderRole? {
            let scene = try Scene()
            scene.greet()
            for word in words { scene.say(word) }
            scene.wait { scene.words.contains("ended chat_ended") }
            return scene.events.all.lazy.compactMap { event in
                if case .ended(_, let role) = event { role } else { nil }
            }.first
        }
        #expect(try ended("bye") == .agent)
        #expect(try ended("stop") == .system)
    }

    @Test func `a call that is not allowed with a new token either does not end the chat`() throws {
        let scene = try Scene()
        scene.greet()
        scene.add(Self.refusal(403, of: "SendMessage", times: 2))
        #expect(scene.say("not allowed") == "refused provider_forbidden")
        #expect(scene.say("allowed") == "sent")
    }

    @Test func `a chat that was heard and is not known any more is not begun a second time`() throws {
        let scene = try Scene()
        scene.greet()
        try scene.succeed(isResumed: true)
        scene.begin()
        scene.wait { scene.words.contains("failed provider_contact_lost") }
        #expect(scene.simulator.statistics.contactsStarted == 1)
    }

    // MARK: What a chat begins and ends with

    private static let beginning = OutboundMessage(
        id: Scene.message(70), content: .text("I need help", format: .plain), isHidden: false, attempt: 1)

    @Test func `a chat begins with what the user begins with, which is not sent once more`() throws {
        let scene = try Scene(initialMessage: Self.beginning)
        scene.open()
        #expect(
            scene.bodies("StartChatContact").first?["InitialMessage"]
                == ["ContentType": "text/plain", "Content": "I need help"])
        let sent = scene.begin(sending: Self.beginning.content, id: 70)
        scene.wait { sent.value == "sent" }
        scene.wait { scene.said.contains("You said: I need help") || scene.said.contains("Hello, Zoë") }
        scene.wait { scene.words.contains("outbound sent named") }
        #expect(scene.bodies("SendMessage").isEmpty)
        #expect(scene.violations == [])
        #expect(scene.say("and more") == "sent")
        #expect(scene.bodies("SendMessage").count == 1)
    }

    @Test func `what a chat began with is known after a restart in the middle of it`() throws {
        let scene = try Scene(initialMessage: Self.beginning)
        scene.begin()
        scene.run { scene.values[ConnectContact.key] != nil }
        try scene.restart(isResumed: false, initialMessage: Self.beginning)
        scene.open()
        let sent = scene.begin(sending: Self.beginning.content, id: 70)
        scene.wait { sent.value == "sent" }
        scene.wait { scene.words.contains("outbound sent named") }
        #expect(scene.bodies("SendMessage").isEmpty)
        #expect(scene.simulator.statistics.contactsStarted == 1)
    }

    @Test func `what the chat may not begin with is sent like every other message`() throws {
        let long = OutboundMessage(
            id: Scene.message(71), content: .text(String(repeating: "x", count: 16_385), format: .plain),
            isHidden: false, attempt: 1)
        let scene = try Scene(initialMessage: long)
        scene.open()
        #expect(scene.bodies("StartChatContact").first?["InitialMessage"] == nil)
    }

    @Test func `what is said to somebody who leaves is heard`() throws {
        let scene = try Scene(simulator: {
            $0.farewell = "Take care"
            $0.pace = .milliseconds(200)
        })
        scene.greet()
        let session = scene.session
        _ = scene.ask { _ async throws(ProviderFailure) in await session.sayGoodbye() }
        #expect(scene.said.last == "Take care")
        _ = scene.ask { _ async throws(ProviderFailure) in await session.end() }
        #expect(!scene.words.contains { $0.hasPrefix("ended") })
        #expect(scene.bodies("DisconnectParticipant").count == 1)
        #expect(scene.simulator.statistics.contactsOpen == 0)
        #expect(scene.values[ConnectContact.key] == nil)
    }

    @Test func `a vendor that does not take a goodbye is told of the end later`() throws {
        let scene = try Scene()
        scene.greet()
        scene.add(Self.refusal(500, of: "DisconnectParticipant", times: 9))
        scene.add(Self.refusal(500, of: "StopContact", times: 3))
        let session = scene.session
        let start = scene.loop.now
        _ = scene.ask { _ async throws(ProviderFailure) in await session.sayGoodbye() }
        #expect(scene.loop.now - start < .seconds(6))
        _ = scene.ask { _ async throws(ProviderFailure) in await session.end() }
        #expect(scene.simulator.statistics.contactsOpen == 0)
    }
}
