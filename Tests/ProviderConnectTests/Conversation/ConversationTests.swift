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

/// The conversation in a chat, against the strict simulator (section 22 of the protocol note has the numbers).
@Suite struct ConversationTests {
    @Test func `a chat begins, goes both ways and ends once`() throws {
        let rig = try Rig()
        rig.open()
        expectEqual(rig.words.first, "opened")
        rig.greet()
        expectEqual(rig.say("bye"), "sent")
        rig.wait { rig.words.contains("ended chat_ended") }
        rig.idle(.seconds(20))
        expectEqual(rig.words.filter { $0.hasPrefix("ended") }, ["ended chat_ended"])
        expect(rig.words.contains("receipt read"))
        expect(rig.words.contains("joined agent Ada"))
        expect(rig.said.contains("Goodbye"))
        expectEqual(rig.simulator.statistics.contactsStarted, 1)
        expect(rig.values[ConnectContact.key] == nil)
        expectEqual(rig.violations, [])
    }

    @Test func `what the user leaves is over at the vendor`() throws {
        let rig = try Rig()
        rig.greet()
        let session = rig.session
        _ = rig.ask { _ async throws(ProviderFailure) in await session.end() }
        expectEqual(rig.simulator.statistics.contactsOpen, 0)
        rig.wait { rig.simulator.statistics.connectionsOpen == 0 }
        expectEqual(rig.simulator.statistics.connectionsClosed, 1)
        expectEqual(rig.bodies("DisconnectParticipant").count, 1)
        expect(rig.bodies("StopContact").isEmpty)
        expect(!rig.words.contains { $0.hasPrefix("ended") })
        expectEqual(rig.violations, [])
    }

    @Test func `a chat that cannot be left is stopped`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(
            Fault(
                .call(.refuse(status: 400, type: "ValidationException", retryAfterSeconds: nil)),
                operation: "DisconnectParticipant"))
        let session = rig.session
        _ = rig.ask { _ async throws(ProviderFailure) in await session.end() }
        expectEqual(rig.bodies("StopContact").count, 1)
        expectEqual(rig.simulator.statistics.contactsOpen, 0)
    }

    @Test func `oddity 12 after a transfer the chat goes on under another contact`() throws {
        let rig = try Rig()
        rig.greet()
        rig.say("transfer")
        rig.wait { rig.said.contains("I take over from here") }
        rig.say("still there")
        rig.wait { rig.said.contains("You said: still there") }
        expect(rig.words.contains("transferred system BOT"))
        let native = rig.native
        expectEqual(native["contactIds"]?.arrayValue?.count, 2)
        expectEqual(native["initialContactId"]?.stringValue, rig.contactID)
        expect(native["contactId"]?.stringValue != rig.contactID)
    }

    @Test func `oddity 13 a receipt without a contact is heard`() throws {
        let rig = try Rig()
        rig.greet()
        rig.wait { rig.words.contains("receipt read") }
        expect(rig.words.contains("receipt delivered"))
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
        let rig = try Rig()
        rig.greet()
        let before = rig.words.filter { $0.hasPrefix("receipt") }.count
        rig.push(item: Self.metadata("m-1", by: rig.participantID, read: true))
        rig.idle(.milliseconds(200))
        expectEqual(rig.words.filter { $0.hasPrefix("receipt") }.count, before)
        rig.push(item: Self.metadata("m-1", by: "agent-1", read: true))
        rig.idle(.milliseconds(200))
        rig.push(item: Self.metadata("m-1", by: "agent-1", read: false))
        rig.push(item: Self.metadata("m-1", by: "agent-1", read: true))
        rig.idle(.milliseconds(200))
        expectEqual(rig.words.filter { $0.hasPrefix("receipt") }.dropFirst(before), ["receipt read"])
    }

    @Test func `oddity 19 the end of a chat without role, name and participant ends it`() throws {
        let rig = try Rig()
        rig.greet()
        rig.push(item: [
            "AbsoluteTime": "2026-03-01T12:10:00.123Z", "Id": "the-end", "Type": "EVENT",
            "ContentType": "application/vnd.amazonaws.connect.event.chat.ended",
            "ContactId": JSONValue(rig.contactID), "InitialContactId": JSONValue(rig.contactID),
        ])
        rig.wait { rig.words.last == "ended chat_ended" }
    }

    @Test func `oddity 27 whoever is idle or taken out does not end the chat`() throws {
        let rig = try Rig()
        rig.greet()
        for word in ["idle", "returned", "autodisconnect"] { rig.say(word) }
        rig.wait { rig.words.contains("autoDisconnected agent Ada") }
        expect(rig.words.contains("idle agent Ada"))
        expect(rig.words.contains("returned agent Ada"))
        rig.say("who is there")
        rig.wait { rig.said.contains("You said: who is there") }
        expect(!rig.words.contains { $0.hasPrefix("ended") })
    }

    @Test func `oddity 40 who is renamed stays who they are`() throws {
        let rig = try Rig()
        rig.greet()
        rig.say("rename Ada Lovelace")
        rig.wait { rig.words.contains("updated agent Ada Lovelace") }
        rig.say("transfer")
        rig.wait { rig.words.contains("joined agent Grace") }
        let ids = rig.events.all.compactMap { event -> (String, String)? in
            guard case .participant(_, let participant) = event, participant.role == .agent else { return nil }
            return (participant.name ?? "", participant.id)
        }
        let ada = ids.filter { $0.0.hasPrefix("Ada") }
        expectEqual(Set(ada.map(\.1)).count, 1)
        expect(ids.contains { $0.0 == "Grace" && $0.1 != ada.first?.1 })
        expect(rig.events.messages.last?.senderID != nil)
    }

    @Test func `oddity 41 a streamed answer comes piece by piece and is one message`() throws {
        let rig = try Rig { $0.isIncremental = true }
        rig.greet()
        rig.say("stream One two three four")
        rig.wait { rig.said.contains("One two three four") }
        let pieces = rig.words.filter { $0.hasPrefix("delta") }
        expect(pieces.count > 1)
        expectEqual(rig.said.filter { $0 == "One two three four" }.count, 1)
        let message = try #require(rig.events.messages.last)
        expectEqual(message.streamID, message.vendorID)
    }

    @Test func `a streamed answer with a gap is told when it is whole`() throws {
        let rig = try Rig { $0.isIncremental = true }
        rig.greet()
        rig.add(Fault(.chunkGap, skip: 1, times: 1))
        rig.say("stream One two three four")
        rig.wait { rig.said.contains("One two three four") }
        expectEqual(rig.words.filter { $0.hasPrefix("delta") }.count, 1)
    }

    @Test func `items that come twice or out of order are told once and in order`() throws {
        let rig = try Rig()
        rig.greet()
        func item(_ number: Int) -> JSONObject {
            [
                "AbsoluteTime": JSONValue("2026-03-01T12:20:0\(number).000Z"), "Id": JSONValue("item-\(number)"),
                "Type": "MESSAGE", "ContentType": "text/plain", "Content": JSONValue("number \(number)"),
                "ParticipantId": "a-1", "ParticipantRole": "AGENT", "DisplayName": "Ada",
                "InitialContactId": JSONValue(rig.contactID), "ContactId": JSONValue(rig.contactID),
            ]
        }
        for number in [3, 1, 2, 1, 3] { rig.push(item: item(number)) }
        rig.idle(.seconds(1))
        rig.push(item: item(2))
        rig.idle(.seconds(1))
        expectEqual(rig.said.filter { $0.hasPrefix("number") }, ["number 1", "number 2", "number 3"])
    }

    @Test func `a message that comes again with other words takes its own place`() throws {
        let rig = try Rig()
        rig.greet()
        func item(_ text: String, status: String) -> JSONObject {
            [
                "AbsoluteTime": "2026-03-01T12:20:00.000Z", "Id": "worked-on", "Type": "MESSAGE",
                "ContentType": "text/plain", "Content": JSONValue(text), "ParticipantId": "agent-1",
                "ParticipantRole": "AGENT", "MessageMetadata": ["MessageProcessingStatus": JSONValue(status)],
                "InitialContactId": JSONValue(rig.contactID), "ContactId": JSONValue(rig.contactID),
            ]
        }
        for text in ["card 4111", "card 4111", "card [removed]", "card [removed]"] {
            rig.push(item: item(text, status: text == "card 4111" ? "PROCESSING" : ""))
            rig.idle(.seconds(1))
        }
        let told = rig.events.messages.filter { $0.vendorID == "worked-on" }
        expectEqual(told.map(\.replaces), [nil, "worked-on"])
        expectEqual(rig.said.filter { $0.hasPrefix("card") }, ["card 4111", "card [removed]"])
    }

    @Test func `an item of another chat is not heard, one of an unknown kind is passed on`() throws {
        let rig = try Rig()
        rig.greet()
        var item: JSONObject = [
            "AbsoluteTime": "2026-03-01T12:20:00.000Z", "Id": "x-1", "Type": "MESSAGE", "ContentType": "text/plain",
            "Content": "not for you", "ParticipantRole": "AGENT", "InitialContactId": "other", "ContactId": "other",
        ]
        rig.push(item: item)
        item.set("Type", to: "SOMETHING")
        item.set("Id", to: "x-2")
        item.set("ContentType", to: "application/vnd.amazonaws.connect.event.workflow.cancelled")
        item.set("InitialContactId", to: JSONValue(rig.contactID))
        rig.push(item: item)
        rig.wait { rig.words.contains("vendor workflow.cancelled") }
        expect(!rig.said.contains("not for you"))
    }

    @Test func `typing is told, and that it stopped`() throws {
        let rig = try Rig()
        rig.open()
        // While a transcript is fetched typing is told at once.
        rig.idle(.milliseconds(500))
        rig.say("hello")
        rig.wait { rig.said.contains("Hello, Zoë") }
        // The words came right behind the sign of typing.
        expect(!rig.words.contains { $0.hasPrefix("typing") })
        rig.say("quiet")
        rig.wait { rig.words.contains("typing true agent") }
        rig.idle(.seconds(13))
        expectEqual(rig.words.filter { $0.hasPrefix("typing") }, ["typing true agent", "typing false agent"])
        let session = rig.session
        let before = rig.simulator.statistics.eventsReceived
        for _ in 0..<3 {
            session.assumeIsolated { $0.typing(true, preview: nil) }
            rig.idle(.seconds(1))
        }
        expectEqual(rig.simulator.statistics.eventsReceived, before + 1)
        rig.idle(.seconds(10))
        session.assumeIsolated { $0.typing(true, preview: nil) }
        rig.idle(.seconds(1))
        expectEqual(rig.simulator.statistics.eventsReceived, before + 2)
        expectEqual(rig.violations, [])
    }

    @Test func `an item that tells nothing new is not kept once more`() throws {
        let rig = try Rig()
        rig.greet()
        rig.idle(.milliseconds(500))
        let kept = rig.values.writes
        rig.push(item: Self.metadata("m-1", by: rig.participantID, read: true))
        rig.idle(.milliseconds(200))
        expectEqual(rig.values.writes, kept)
        rig.say("again")
        rig.wait { rig.said.contains("You said: again") }
        expect(rig.values.writes > kept)
    }

    @Test func `oddity 17 while a supervisor is there receipts wait, and nobody is told of a failure`() throws {
        let rig = try Rig()
        rig.greet()
        rig.say("supervisor")
        rig.wait { rig.words.contains("joined agent Barbara") }
        rig.idle(.seconds(20))
        let tried = rig.bodies("SendEvent").count
        rig.idle(.seconds(30))
        expectEqual(rig.bodies("SendEvent").count, tried)
        expect(!rig.words.contains { $0.hasPrefix("notice") || $0.hasPrefix("failed") })
        let received = rig.simulator.statistics.eventsReceived
        rig.say("supervisor leave")
        rig.wait { rig.words.contains("left agent Barbara") }
        rig.idle(.seconds(15))
        expect(rig.simulator.statistics.eventsReceived > received)
    }

    @Test func `oddity 18 nothing is said once the chat is over`() throws {
        let rig = try Rig()
        rig.greet()
        rig.say("stop")
        rig.wait { rig.words.last == "ended chat_ended" }
        let calls = rig.simulator.statistics.participantCalls
        let session = rig.session
        session.assumeIsolated {
            $0.typing(true, preview: nil)
            $0.receipt(read: true, vendorID: "m-1")
        }
        expectEqual(rig.say("anybody?"), "notSent session_ended")
        rig.idle(.seconds(60))
        expectEqual(rig.simulator.statistics.participantCalls, calls)
    }

    @Test func `receipts of the front end go out also where automatic ones do not`() throws {
        let rig = try Rig { $0.sendsDelivered = false }
        rig.greet()
        rig.idle(.seconds(20))
        expect(rig.bodies("SendEvent").isEmpty)
        let id = try #require(rig.events.messages.last?.vendorID)
        let session = rig.session
        session.assumeIsolated { $0.receipt(read: true, vendorID: id) }
        rig.idle(.seconds(6))
        let sent = rig.bodies("SendEvent")
        expectEqual(sent.count, 1)
        expectEqual(sent.first?["Content"]?.stringValue, #"{"messageId":"\#(id)"}"#)
    }
}
