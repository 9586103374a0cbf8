import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import ProviderRig
import Simulators
import Testing

@testable import ProviderConnect

/// The conversation in a chat, against the strict simulator (section 22 of the protocol note has the numbers).
@Suite struct ConversationTests {
    @Test func `a chat begins, goes both ways and ends once`() throws {
        let scene = try Scene()
        scene.open()
        #expect(scene.words.first == "opened")
        scene.greet()
        #expect(scene.say("bye") == "sent")
        scene.wait { scene.words.contains("ended chat_ended") }
        scene.idle(.seconds(20))
        #expect(scene.words.filter { $0.hasPrefix("ended") } == ["ended chat_ended"])
        #expect(scene.words.contains("receipt read"))
        #expect(scene.words.contains("joined agent Ada"))
        #expect(scene.said.contains("Goodbye"))
        #expect(scene.simulator.statistics.contactsStarted == 1)
        #expect(scene.values[ConnectContact.key] == nil)
        #expect(scene.violations == [])
    }

    @Test func `what the user leaves is over at the vendor`() throws {
        let scene = try Scene()
        scene.greet()
        let session = scene.session
        _ = scene.ask { _ async throws(ProviderFailure) in await session.end() }
        #expect(scene.simulator.statistics.contactsOpen == 0)
        scene.wait { scene.simulator.statistics.connectionsOpen == 0 }
        #expect(scene.simulator.statistics.connectionsClosed == 1)
        #expect(scene.bodies("DisconnectParticipant").count == 1)
        #expect(scene.bodies("StopContact").isEmpty)
        #expect(!scene.words.contains { $0.hasPrefix("ended") })
        #expect(scene.violations == [])
    }

    @Test func `a chat that cannot be left is stopped`() throws {
        let scene = try Scene()
        scene.greet()
        scene.add(
            Fault(
                .call(.refuse(status: 400, type: "ValidationException", retryAfterSeconds: nil)),
                operation: "DisconnectParticipant"))
        let session = scene.session
        _ = scene.ask { _ async throws(ProviderFailure) in await session.end() }
        #expect(scene.bodies("StopContact").count == 1)
        #expect(scene.simulator.statistics.contactsOpen == 0)
    }

    @Test func `oddity 12 after a transfer the chat goes on under another contact`() throws {
        let scene = try Scene()
        scene.greet()
        scene.say("transfer")
        scene.wait { scene.said.contains("I take over from here") }
        scene.say("still there")
        scene.wait { scene.said.contains("You said: still there") }
        #expect(scene.words.contains("transferred system BOT"))
        let native = scene.native
        #expect(native["contactIds"]?.arrayValue?.count == 2)
        #expect(native["initialContactId"]?.stringValue == scene.contactID)
        #expect(native["contactId"]?.stringValue != scene.contactID)
    }

    @Test func `oddity 13 a receipt without a contact is heard`() throws {
        let scene = try Scene()
        scene.greet()
        scene.wait { scene.words.contains("receipt read") }
        #expect(scene.words.contains("receipt delivered"))
    }

    private static func metadata(_ message: String, by: String, read: Bool) -> JSONObject {
        var receipt: JSONObject = [
            "RecipientParticipantId": JSONValue(by), "DeliveredTimestamp": "2026-03-01T12:00:00.123Z",
        ]
        if read { receipt.append("ReadTimestamp", "2026-03-01T12:00:00.123Z") }
        return [
            "AbsoluteTime": "2026-03-01T12:00:09.123Z", "Id": JSONValue("meta-\(message)-\(by)-\(read)"),
            "Type": "MESSAGEMETADATA",
            "ContentType": "application/vnd.amazonaws.connect.event.message.metadata",
            "MessageMetadata": ["MessageId": JSONValue(message), "Receipts": .array([.object(receipt)])],
        ]
    }

    @Test func `oddity 14 and 15 own receipts are nothing, and read never becomes delivered`() throws {
        let scene = try Scene()
        scene.greet()
        let before = scene.words.filter { $0.hasPrefix("receipt") }.count
        scene.push(item: Self.metadata("m-1", by: scene.participantID, read: true))
        scene.idle(.milliseconds(200))
        #expect(scene.words.filter { $0.hasPrefix("receipt") }.count == before)
        scene.push(item: Self.metadata("m-1", by: "agent-1", read: true))
        scene.idle(.milliseconds(200))
        scene.push(item: Self.metadata("m-1", by: "agent-1", read: false))
        scene.push(item: Self.metadata("m-1", by: "agent-1", read: true))
        scene.idle(.milliseconds(200))
        #expect(scene.words.filter { $0.hasPrefix("receipt") }.dropFirst(before) == ["receipt read"])
    }

    @Test func `oddity 19 the end of a chat without role, name and participant ends it`() throws {
        let scene = try Scene()
        scene.greet()
        scene.push(item: [
            "AbsoluteTime": "2026-03-01T12:10:00.123Z", "Id": "the-end", "Type": "EVENT",
            "ContentType": "application/vnd.amazonaws.connect.event.chat.ended",
            "ContactId": JSONValue(scene.contactID), "InitialContactId": JSONValue(scene.contactID),
        ])
        scene.wait { scene.words.last == "ended chat_ended" }
    }

    @Test func `oddity 27 whoever is idle or taken out does not end the chat`() throws {
        let scene = try Scene()
        scene.greet()
        for word in ["idle", "returned", "autodisconnect"] { scene.say(word) }
        scene.wait { scene.words.contains("autoDisconnected agent Ada") }
        #expect(scene.words.contains("idle agent Ada"))
        #expect(scene.words.contains("returned agent Ada"))
        scene.say("who is there")
        scene.wait { scene.said.contains("You said: who is there") }
        #expect(!scene.words.contains { $0.hasPrefix("ended") })
    }

    @Test func `oddity 40 who is renamed stays who they are`() throws {
        let scene = try Scene()
        scene.greet()
        scene.say("rename Ada Lovelace")
        scene.wait { scene.words.contains("updated agent Ada Lovelace") }
        scene.say("transfer")
        scene.wait { scene.words.contains("joined agent Grace") }
        let ids = scene.events.all.compactMap { event -> (String, String)? in
            guard case .participant(_, let participant) = event, participant.role == .agent else { return nil }
            return (participant.name ?? "", participant.id)
        }
        let ada = ids.filter { $0.0.hasPrefix("Ada") }
        #expect(Set(ada.map(\.1)).count == 1)
        #expect(ids.contains { $0.0 == "Grace" && $0.1 != ada.first?.1 })
        #expect(scene.events.messages.last?.senderID != nil)
    }

    @Test func `oddity 41 a streamed answer comes piece by piece and is one message`() throws {
        let scene = try Scene { $0.isIncremental = true }
        scene.greet()
        scene.say("stream One two three four")
        scene.wait { scene.said.contains("One two three four") }
        let pieces = scene.words.filter { $0.hasPrefix("delta") }
        #expect(pieces.count > 1)
        #expect(scene.said.filter { $0 == "One two three four" }.count == 1)
        let message = try #require(scene.events.messages.last)
        #expect(message.streamID == message.vendorID)
    }

    @Test func `a streamed answer with a gap is told when it is whole`() throws {
        let scene = try Scene { $0.isIncremental = true }
        scene.greet()
        scene.add(Fault(.chunkGap, skip: 1, times: 1))
        scene.say("stream One two three four")
        scene.wait { scene.said.contains("One two three four") }
        #expect(scene.words.filter { $0.hasPrefix("delta") }.count == 1)
    }

    @Test func `items that come twice or out of order are told once and in order`() throws {
        let scene = try Scene()
        scene.greet()
        func item(_ number: Int) -> JSONObject {
            [
                "AbsoluteTime": JSONValue("2026-03-01T12:20:0\(number).000Z"), "Id": JSONValue("item-\(number)"),
                "Type": "MESSAGE", "ContentType": "text/plain", "Content": JSONValue("number \(number)"),
                "ParticipantId": "a-1", "ParticipantRole": "AGENT", "DisplayName": "Ada",
                "InitialContactId": JSONValue(scene.contactID), "ContactId": JSONValue(scene.contactID),
            ]
        }
        for number in [3, 1, 2, 1, 3] { scene.push(item: item(number)) }
        scene.idle(.seconds(1))
        scene.push(item: item(2))
        scene.idle(.seconds(1))
        #expect(scene.said.filter { $0.hasPrefix("number") } == ["number 1", "number 2", "number 3"])
    }

    @Test func `a message that comes again with other words takes its own place`() throws {
        let scene = try Scene()
        scene.greet()
        func item(_ text: String, status: String) -> JSONObject {
            [
                "AbsoluteTime": "2026-03-01T12:20:00.000Z", "Id": "worked-on", "Type": "MESSAGE",
                "ContentType": "text/plain", "Content": JSONValue(text), "ParticipantId": "agent-1",
                "ParticipantRole": "AGENT", "MessageMetadata": ["MessageProcessingStatus": JSONValue(status)],
                "InitialContactId": JSONValue(scene.contactID), "ContactId": JSONValue(scene.contactID),
            ]
        }
        for text in ["card 4111", "card 4111", "card [removed]", "card [removed]"] {
            scene.push(item: item(text, status: text == "card 4111" ? "PROCESSING" : ""))
            scene.idle(.seconds(1))
        }
        let told = scene.events.messages.filter { $0.vendorID == "worked-on" }
        #expect(told.map(\.replaces) == [nil, "worked-on"])
        #expect(scene.said.filter { $0.hasPrefix("card") } == ["card 4111", "card [removed]"])
    }

    @Test func `an item of another chat is not heard, one of an unknown kind is passed on`() throws {
        let scene = try Scene()
        scene.greet()
        var item: JSONObject = [
            "AbsoluteTime": "2026-03-01T12:20:00.000Z", "Id": "x-1", "Type": "MESSAGE", "ContentType": "text/plain",
            "Content": "not for you", "ParticipantRole": "AGENT", "InitialContactId": "other", "ContactId": "other",
        ]
        scene.push(item: item)
        item.set("Type", to: "SOMETHING")
        item.set("Id", to: "x-2")
        item.set("ContentType", to: "application/vnd.amazonaws.connect.event.workflow.cancelled")
        item.set("InitialContactId", to: JSONValue(scene.contactID))
        scene.push(item: item)
        scene.wait { scene.words.contains("vendor workflow.cancelled") }
        #expect(!scene.said.contains("not for you"))
    }

    @Test func `typing is told, and that it stopped`() throws {
        let scene = try Scene()
        scene.greet()
        scene.say("quiet")
        scene.wait { scene.words.filter { $0 == "typing true agent" }.count == 2 }
        scene.idle(.seconds(13))
        #expect(scene.words.filter { $0 == "typing false agent" }.count == 2)
        let session = scene.session
        let before = scene.simulator.statistics.eventsReceived
        for _ in 0..<3 {
            session.assumeIsolated { $0.typing(true, preview: nil) }
            scene.idle(.seconds(1))
        }
        #expect(scene.simulator.statistics.eventsReceived == before + 1)
        scene.idle(.seconds(10))
        session.assumeIsolated { $0.typing(true, preview: nil) }
        scene.idle(.seconds(1))
        #expect(scene.simulator.statistics.eventsReceived == before + 2)
        #expect(scene.violations == [])
    }

    @Test func `oddity 17 while a supervisor is there receipts wait, and nobody is told of a failure`() throws {
        let scene = try Scene()
        scene.greet()
        scene.say("supervisor")
        scene.wait { scene.words.contains("joined agent Barbara") }
        scene.idle(.seconds(20))
        let tried = scene.bodies("SendEvent").count
        scene.idle(.seconds(30))
        #expect(scene.bodies("SendEvent").count == tried)
        #expect(!scene.words.contains { $0.hasPrefix("notice") || $0.hasPrefix("failed") })
        let received = scene.simulator.statistics.eventsReceived
        scene.say("supervisor leave")
        scene.wait { scene.words.contains("left agent Barbara") }
        scene.idle(.seconds(15))
        #expect(scene.simulator.statistics.eventsReceived > received)
    }

    @Test func `oddity 18 nothing is said once the chat is over`() throws {
        let scene = try Scene()
        scene.greet()
        scene.say("stop")
        scene.wait { scene.words.last == "ended chat_ended" }
        let calls = scene.simulator.statistics.participantCalls
        let session = scene.session
        session.assumeIsolated {
            $0.typing(true, preview: nil)
            $0.receipt(read: true, vendorID: "m-1")
        }
        #expect(scene.say("anybody?") == "notSent session_ended")
        scene.idle(.seconds(60))
        #expect(scene.simulator.statistics.participantCalls == calls)
    }

    @Test func `receipts of the front end go out also where automatic ones do not`() throws {
        let scene = try Scene { $0.sendsDelivered = false }
        scene.greet()
        scene.idle(.seconds(20))
        #expect(scene.bodies("SendEvent").isEmpty)
        let id = try #require(scene.events.messages.last?.vendorID)
        let session = scene.session
        session.assumeIsolated { $0.receipt(read: true, vendorID: id) }
        scene.idle(.seconds(6))
        let sent = scene.bodies("SendEvent")
        #expect(sent.count == 1)
        #expect(sent.first?["Content"]?.stringValue == #"{"messageId":"\#(id)"}"#)
    }
}
