import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import ProviderRig
import SimulatorConnect
import SimulatorKit
import SupportExpectations
import Testing

@testable import ProviderConnect

/// The process ends at a bad moment, or the vendor cannot be had for longer: nothing is told twice, nothing is lost.
@Suite struct RestartTests {
    private static func message(_ rig: Rig, _ id: String, _ text: String, by who: String) -> JSONObject {
        [
            "AbsoluteTime": JSONValue(
                "2026-03-01T12:\(who == rig.participantID ? "20" : "30"):00.000Z"),
            "Id": JSONValue(id), "Type": "MESSAGE", "ContentType": "text/plain", "Content": JSONValue(text),
            "ParticipantId": JSONValue(who), "ParticipantRole": who == rig.participantID ? "CUSTOMER" : "AGENT",
            "InitialContactId": JSONValue(rig.contactID), "ContactId": JSONValue(rig.contactID),
        ]
    }

    /// The vendor's ids of the user's own messages, in the order they became known.
    private static func names(_ rig: Rig) -> [String] {
        rig.events.all.compactMap { event in
            if case .outbound(let update) = event { update.vendorID } else { nil }
        }
    }

    /// The texts that the user's own messages have now.
    private static func reworded(_ rig: Rig) -> [String] {
        rig.events.all.compactMap { event in
            if case .outbound(let update) = event { update.text } else { nil }
        }
    }

    private static func refusal(_ status: Int, of operation: String, times: Int? = nil) -> Fault {
        Fault(
            .call(.refuse(status: status, type: nil, retryAfterSeconds: nil)), operation: operation, times: times)
    }

    @Test func `a restart tells no receipt and no event a second time`() throws {
        let rig = try Rig()
        rig.greet()
        rig.wait { rig.words.contains("receipt read") }
        rig.say("authenticate")
        rig.wait { rig.words.contains("authentication requested") }
        rig.idle(.seconds(1))
        try rig.restart()
        rig.begin()
        rig.wait { rig.words.contains { $0.hasPrefix("gap") } }
        rig.idle(.seconds(2))
        expectEqual(rig.words.filter { $0 != "progress" }, ["opened", "gap true"])
    }

    @Test func `the receipt of a message whose fate is open finds it once it has its name`() throws {
        let rig = try Rig()
        rig.greet()
        rig.idle(.seconds(1))
        rig.add(Fault(.call(.cutApplied), operation: "SendMessage"))
        let outcome = rig.begin(sending: .text("in doubt", format: .plain), id: 77)
        rig.run { rig.simulator.statistics.messagesReceived == 2 }
        try rig.restart()
        rig.simulator.removeFaults()
        rig.begin()
        rig.wait { rig.words.contains("gap true") }
        expect(outcome.value != "sent")
        let early = rig.words.filter { $0 == "receipt read" }.count
        expectEqual(early, 1)
        let again = rig.begin(sending: .text("in doubt", format: .plain), id: 77)
        rig.wait { again.value == "sent" }
        let named = try #require(rig.words.lastIndex(of: "outbound  named"))
        expect(rig.words[named...].contains("receipt read"))
        expectEqual(rig.simulator.statistics.messagesReceived, 2)
    }

    @Test func `an own message whose words the vendor changes says what it says there, also after a restart`() throws {
        let rig = try Rig()
        rig.greet()
        expectEqual(rig.say("my card is 4111"), "sent")
        rig.idle(.seconds(1))
        let id = try #require(Self.names(rig).last)
        let own = rig.participantID
        rig.push(item: Self.message(rig, id, " my card is 4111\n", by: own))
        rig.idle(.seconds(1))
        expectEqual(Self.reworded(rig), [])
        for _ in 0..<2 { rig.push(item: Self.message(rig, id, "my card is ****", by: own)) }
        rig.idle(.seconds(1))
        expectEqual(Self.reworded(rig), ["my card is ****"])
        try rig.restart()
        rig.begin()
        rig.wait { rig.words.contains { $0.hasPrefix("gap") } }
        rig.push(item: Self.message(rig, id, "removed", by: own))
        rig.idle(.seconds(1))
        expectEqual(Self.reworded(rig).last, "removed")
        expect(rig.events.messages.isEmpty)
    }

    @Test func `a message of the agent's that is worked on after a restart takes its own place`() throws {
        let rig = try Rig()
        rig.greet()
        rig.push(item: Self.message(rig, "worked-on", "card 4111", by: "agent-1"))
        rig.idle(.seconds(1))
        try rig.restart()
        rig.begin()
        rig.wait { rig.words.contains { $0.hasPrefix("gap") } }
        rig.push(item: Self.message(rig, "worked-on", "card ****", by: "agent-1"))
        rig.idle(.seconds(1))
        expectEqual(rig.events.messages.filter { $0.vendorID == "worked-on" }.map(\.replaces), ["worked-on"])
    }

    @Test func `a list turns its pages over a restart`() throws {
        func page(_ rig: Rig, _ id: String) -> JSONObject {
            var item = Self.message(rig, id, "", by: "agent-1")
            item.set("ContentType", to: JSONValue(ConnectContentType.interactive))
            item.set(
                "Content",
                to: #"""
                    {"templateType":"ListPicker","version":"1.0","data":{"content":{"title":"T","referenceId":"r-1",\#
                    "listId":"l","elements":[{"title":"a"}]}}}
                    """#)
            return item
        }
        let rig = try Rig()
        rig.greet()
        rig.push(item: page(rig, "page-1"))
        rig.idle(.seconds(1))
        try rig.restart()
        rig.begin()
        rig.wait { rig.words.contains { $0.hasPrefix("gap") } }
        rig.push(item: page(rig, "page-2"))
        rig.idle(.seconds(1))
        expectEqual(rig.events.messages.filter { $0.vendorID == "page-2" }.map(\.replaces), ["page-1"])
    }

    /// A transcript cannot be had, and what was said in it is missing; what is said then moves on, and the hole stays.
    private static func withHole(_ missing: String) throws -> Rig {
        let rig = try Rig()
        rig.greet()
        rig.idle(.seconds(15))
        rig.add(refusal(500, of: "GetTranscript"))
        rig.simulator.disconnect()
        rig.run { rig.words.contains("reconnecting 1") }
        rig.say(missing)
        rig.idle(.seconds(75))
        expectEqual(rig.words.last, "gap false")
        for words in ["live", "livelier"] {
            rig.say(words)
            rig.wait { rig.said.contains("You said: " + words) }
            rig.idle(.seconds(20))
        }
        return rig
    }

    @Test func `what a transcript held is told when it can be had, also after the next loss`() throws {
        let rig = try Self.withHole("first hole")
        rig.simulator.disconnect()
        rig.run { rig.words.last == "reconnecting 1" }
        rig.say("second hole")
        rig.idle(.seconds(90))
        expect(!rig.said.contains("You said: first hole"))
        rig.simulator.removeFaults()
        rig.wait { rig.words.last == "gap true" }
        for words in ["first hole", "live", "livelier", "second hole"] {
            expectEqual(rig.said.filter { $0 == "You said: " + words }.count, 1, "\(words)")
        }
        expectEqual(rig.words.filter { $0 == "opened" }.count, 3)
        expectEqual(rig.words.filter { $0 == "gap true" }.count, 1)
        rig.simulator.disconnect()
        rig.wait { rig.words.filter { $0 == "gap true" }.count == 2 }
    }

    @Test func `what was missed before a restart is told after it`() throws {
        let rig = try Self.withHole("in the hole")
        try rig.restart()
        rig.simulator.removeFaults()
        rig.begin()
        rig.wait { rig.words.last == "gap true" }
        expectEqual(rig.said, ["You said: in the hole"])
    }

    @Test(arguments: [400, 404, 405])
    func `what stands between us and the vendor does not end a chat that has lived`(_ status: Int) throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Self.refusal(status, of: "CreateParticipantConnection", times: 3))
        rig.add(Fault(.error(.html), operation: "CreateParticipantConnection", times: 3))
        rig.simulator.disconnect()
        rig.wait { rig.words.last == "gap true" }
        expect(!rig.words.contains { $0.hasPrefix("failed") || $0.hasPrefix("ended") })
    }

    @Test func `a chat that cannot be had any more is not left with an agent in it`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Self.refusal(400, of: "CreateParticipantConnection"))
        rig.add(Self.refusal(503, of: "StopContact", times: 4))
        rig.simulator.disconnect()
        rig.wait { rig.words.contains { $0.hasPrefix("failed") } }
        rig.wait { rig.simulator.statistics.contactsOpen == 0 }
        rig.run { rig.values[ConnectContact.key] == nil }
    }

    @Test func `timers that could not be set are set after a restart, and then no more`() throws {
        let options: ProviderOptions = ["timers": [["role": "CUSTOMER", "type": "IDLE", "minutes": 5]]]
        let rig = try Rig(options: options)
        rig.add(Self.refusal(500, of: "UpdateParticipantRoleConfig", times: 3))
        rig.greet()
        rig.wait { rig.words.contains { $0.hasPrefix("notice") } }
        let tried = rig.bodies("UpdateParticipantRoleConfig").count
        for _ in 0..<2 {
            try rig.restart(options: options)
            rig.begin()
            rig.wait { rig.words.contains("gap true") }
            rig.idle(.seconds(2))
            expectEqual(rig.bodies("UpdateParticipantRoleConfig").count, tried + 1)
        }
    }

    @Test func `a contact that is found again is told what was changed meanwhile`() throws {
        let rig = try Rig(customData: ["tier": "gold"])
        rig.add(Fault(.call(.cutApplied), operation: "StartChatContact"))
        rig.begin()
        rig.run { rig.simulator.statistics.contactsStarted == 1 }
        rig.simulator.removeFaults()
        try rig.restart(isResumed: false, customData: ["tier": "silver"])
        rig.open()
        rig.idle(.seconds(2))
        expectEqual(rig.simulator.statistics.contactsStarted, 1)
        expectEqual(rig.bodies("UpdateContactAttributes").last?["Attributes"], ["tier": "silver"])
    }

    @Test func `a transcript in short pages is read to its end, known or not`() throws {
        let rig = try Rig {
            $0.times.reorder = .zero
        } simulator: {
            $0.pageMax = 5
        }
        rig.greet()
        for number in 1...8 { rig.say("known \(number)") }
        rig.simulator.disconnect()
        rig.run { rig.words.contains("reconnecting 1") }
        for number in 1...3 { rig.say("missed \(number)") }
        rig.wait { rig.words.last == "gap true" }
        for number in 1...3 {
            expectEqual(rig.said.filter { $0 == "You said: missed \(number)" }.count, 1, "\(number)")
        }
    }

    @Test func `what is right behind a transfer is heard, though it names the new contact only`() throws {
        let rig = try Rig()
        rig.greet()
        var first = Self.message(rig, "m-1", "I am new here", by: "agent-2")
        first.set("ContactId", to: "segment-2")
        var second = Self.message(rig, "m-2", "How can I help?", by: "agent-2")
        second.set("ContactId", to: "segment-2")
        second.set("InitialContactId", to: .null)
        rig.push(item: first)
        rig.push(item: second)
        rig.wait { rig.said.last == "How can I help?" }
    }

    @Test func `what was said before a chat ended unheard is said to be missing`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil)), times: 2))
        rig.simulator.disconnect()
        rig.run { rig.words.contains("reconnecting 1") }
        rig.simulator.end(contactID: rig.contactID)
        rig.wait { rig.words.last == "ended ended_while_offline" }
        expectEqual(rig.words.dropLast().last, "gap false")
    }

    @Test func `whoever left last has ended the chat`() throws {
        func ended(_ words: String...) throws -> SenderRole? {
            let rig = try Rig()
            rig.greet()
            for word in words { rig.say(word) }
            rig.wait { rig.words.contains("ended chat_ended") }
            return rig.events.all.lazy.compactMap { event in
                if case .ended(_, let role) = event { role } else { nil }
            }.first
        }
        try expectEqual(ended("bye"), .agent)
        try expectEqual(ended("stop"), .system)
    }

    @Test func `a call that is not allowed with a new token either does not end the chat`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Self.refusal(403, of: "SendMessage", times: 2))
        expectEqual(rig.say("not allowed"), "refused provider_forbidden")
        expectEqual(rig.say("allowed"), "sent")
    }

    @Test func `a chat that was heard and is not known any more is not begun a second time`() throws {
        let rig = try Rig()
        rig.greet()
        try rig.succeed(isResumed: true)
        rig.begin()
        rig.wait { rig.words.contains("failed provider_contact_lost") }
        expectEqual(rig.simulator.statistics.contactsStarted, 1)
    }

    // MARK: What a chat begins and ends with

    private static let beginning = OutboundMessage(
        id: Rig.message(70), content: .text("I need help", format: .plain), isHidden: false, attempt: 1)

    @Test func `a chat begins with what the user begins with, which is not sent once more`() throws {
        let rig = try Rig(initialMessage: Self.beginning)
        rig.open()
        expectEqual(
            rig.bodies("StartChatContact").first?["InitialMessage"],
            ["ContentType": "text/plain", "Content": "I need help"])
        let sent = rig.begin(sending: Self.beginning.content, id: 70)
        rig.wait { sent.value == "sent" }
        rig.wait { rig.said.contains("You said: I need help") || rig.said.contains("Hello, Zoë") }
        rig.wait { rig.words.contains("outbound sent named") }
        expect(rig.bodies("SendMessage").isEmpty)
        expectEqual(rig.violations, [])
        expectEqual(rig.say("and more"), "sent")
        expectEqual(rig.bodies("SendMessage").count, 1)
    }

    @Test func `what a chat began with is known after a restart in the middle of it`() throws {
        let rig = try Rig(initialMessage: Self.beginning)
        rig.begin()
        rig.run { rig.values[ConnectContact.key] != nil }
        try rig.restart(isResumed: false, initialMessage: Self.beginning)
        rig.open()
        let sent = rig.begin(sending: Self.beginning.content, id: 70)
        rig.wait { sent.value == "sent" }
        rig.wait { rig.words.contains("outbound sent named") }
        expect(rig.bodies("SendMessage").isEmpty)
        expectEqual(rig.simulator.statistics.contactsStarted, 1)
    }

    @Test func `what the chat may not begin with is sent like every other message`() throws {
        let long = OutboundMessage(
            id: Rig.message(71), content: .text(String(repeating: "x", count: 16_385), format: .plain),
            isHidden: false, attempt: 1)
        let rig = try Rig(initialMessage: long)
        rig.open()
        expect(rig.bodies("StartChatContact").first?["InitialMessage"] == nil)
    }

    @Test func `what is said to somebody who leaves is heard`() throws {
        let rig = try Rig(simulator: {
            $0.farewell = "Take care"
            $0.pace = .milliseconds(200)
        })
        rig.greet()
        let session = rig.session
        _ = rig.ask { _ async throws(ProviderFailure) in await session.sayGoodbye() }
        expectEqual(rig.said.last, "Take care")
        _ = rig.ask { _ async throws(ProviderFailure) in await session.end() }
        expect(!rig.words.contains { $0.hasPrefix("ended") })
        expectEqual(rig.bodies("DisconnectParticipant").count, 1)
        expectEqual(rig.simulator.statistics.contactsOpen, 0)
        expect(rig.values[ConnectContact.key] == nil)
    }

    @Test func `a vendor that does not take a goodbye is told of the end later`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Self.refusal(500, of: "DisconnectParticipant", times: 9))
        rig.add(Self.refusal(500, of: "StopContact", times: 3))
        let session = rig.session
        let start = rig.loop.now
        _ = rig.ask { _ async throws(ProviderFailure) in await session.sayGoodbye() }
        expect(rig.loop.now - start < .seconds(6))
        _ = rig.ask { _ async throws(ProviderFailure) in await session.end() }
        expectEqual(rig.simulator.statistics.contactsOpen, 0)
    }
}
