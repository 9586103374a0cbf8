import JSON
import SimulatorConnect
import SimulatorKit
import SupportExpectations
import Testing
import WebSocket

/// The course of a chat over time; the calls one by one are judged by the vendor's own client (`scripts/conformance`).
@Suite struct ConnectChatTests {
    @Test func aMessageComesBackAndIsAnswered() throws {
        let rig = try ConnectRig()
        let (client, token, contactID) = try rig.chat()
        let answer = try rig.say("hello", token)
        expectEqual(answer.status, 200)
        rig.run { rig.said(client).count == 2 }
        expectEqual(rig.said(client), ["hello", "Hello, Zoë"])
        let own = try #require(rig.items(client).first { $0["Id"] == answer.body["Id"] })
        expectEqual(own["InitialContactId"], .string(contactID))
        expectEqual(own["AbsoluteTime"], "2026-03-01T12:00:00.000Z")
    }

    @Test func aStreamComesWholeToWhomDidNotAskForPieces() throws {
        let rig = try ConnectRig()
        let (client, token, _) = try rig.chat()
        _ = try rig.say("stream one two three", token)
        rig.run { rig.said(client).count == 2 }
        expectEqual(rig.said(client), ["stream one two three", "one two three"])
    }

    @Test func nothingComesBeforeTheSubscription() throws {
        let rig = try ConnectRig()
        let connection = try rig.connect(try rig.start().participantToken)
        let client = try rig.dial(connection.target)
        _ = try rig.say("hello", connection.token)
        client.send(#"{"topic":"aws/heartbeat"}"#)
        rig.run { client.texts.count == 1 }
        expectEqual(client.frame(0), ["topic": "aws/heartbeat"])
    }

    @Test func aCustomerConnectsWithinFiveMinutes() throws {
        let rig = try ConnectRig()
        let contact = try rig.start()
        let other = try ConnectRig()
        let kept = try other.connect(try other.start().participantToken)
        for each in [rig, other] { each.advance(by: .seconds(300)) }
        let lost = try rig.call("connection", contact.participantToken, #"{"Type":["WEBSOCKET"]}"#)
        expect(lost.status == 403 && lost.error == "AccessDeniedException")
        let stays = try other.say("hello", kept.token)
        expectEqual(stays.status, 200)
    }

    @Test func aSocketLivesForAnHour() throws {
        let rig = try ConnectRig()
        let (client, _, _) = try rig.chat()
        rig.advance(by: .seconds(3599))
        expect(client.closure == nil)
        rig.advance(by: .seconds(1))
        rig.run { client.closure != nil }
        expectEqual(client.closure?.code, .goingAway)
    }

    @Test func aURLIsDialledByteForByteAndWhileItIsYoung() throws {
        let rig = try ConnectRig()
        let connection = try rig.connect(try rig.start().participantToken)
        let other = try rig.dial(connection.target.replacing("%2B", with: "+"))
        expectEqual(other.status, 403)
        let right = try rig.dial(connection.target)
        expectEqual(right.status, 101)
        let old = try ConnectRig { $0.dialWithin = .zero }
        let late = try old.dial(try old.connect(try old.start().participantToken).target)
        expectEqual(late.status, 403)
    }

    @Test func aParticipantHasFiveSockets() throws {
        let rig = try ConnectRig()
        let target = try rig.connect(try rig.start().participantToken).target
        var clients: [TestClient] = []
        for _ in 0..<6 { clients.append(try rig.dial(target)) }
        expectEqual(clients.map(\.status), [101, 101, 101, 101, 101, 429])
    }

    @Test func theEndClosesEverything() throws {
        let rig = try ConnectRig()
        let (client, token, _) = try rig.chat()
        _ = try rig.say("bye", token)
        rig.run { rig.items(client).last?["ContentType"]?.stringValue?.hasSuffix("chat.ended") == true }
        expect(rig.items(client).last?["ParticipantId"] == nil)
        let after = try rig.say("hello", token)
        expectEqual(after.status, 403)
        expect(client.closure == nil)
        rig.advance(by: .seconds(10))
        rig.run { client.closure != nil }
        expectEqual(client.closure?.code, .normal)
    }

    @Test func whatArrivedIsInTheLogWithoutTokens() throws {
        let rig = try ConnectRig()
        let (_, token, contactID) = try rig.chat()
        _ = try rig.say("silent", token)
        _ = try rig.call("message", token, #"{"ContentType":"text/plain","content":"x"}"#)
        let log = rig.simulator.log
        expectEqual(log.map(\.kind), [.control, .participant, .handshake, .text, .participant, .participant])
        expectEqual(
            log.map(\.operation),
            [
                "StartChatContact", "CreateParticipantConnection", "", "", "SendMessage", "SendMessage",
            ])
        expectEqual(log.map(\.status), [200, 200, 101, 0, 200, 400])
        expect(log.allSatisfy { $0.contactID == contactID && !$0.text.contains(token) })
        expectEqual(log.compactMap(\.violation), ["ValidationException: Content must be there"])
    }
}
