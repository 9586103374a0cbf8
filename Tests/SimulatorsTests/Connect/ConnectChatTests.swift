import JSON
import Simulators
import Testing
import WebSocket

/// The course of a chat over time; the calls one by one are judged by the vendor's own client (`scripts/conformance`).
@Suite struct ConnectChatTests {
    @Test func aMessageComesBackAndIsAnswered() throws {
        let world = try ConnectWorld()
        let (client, token, contactID) = try world.chat()
        let answer = try world.say("hello", token)
        #expect(answer.status == 200)
        world.run { world.said(client).count == 2 }
        #expect(world.said(client) == ["hello", "Hello, Zoë"])
        let own = try #require(world.items(client).first { $0["Id"] == answer.body["Id"] })
        #expect(own["InitialContactId"] == .string(contactID))
        #expect(own["AbsoluteTime"] == "2026-03-01T12:00:00.000Z")
    }

    @Test func aStreamComesWholeToWhomDidNotAskForPieces() throws {
        let world = try ConnectWorld()
        let (client, token, _) = try world.chat()
        _ = try world.say("stream one two three", token)
        world.run { world.said(client).count == 2 }
        #expect(world.said(client) == ["stream one two three", "one two three"])
    }

    @Test func nothingComesBeforeTheSubscription() throws {
        let world = try ConnectWorld()
        let connection = try world.connect(try world.start().participantToken)
        let client = try world.dial(connection.target)
        _ = try world.say("hello", connection.token)
        client.send(#"{"topic":"aws/heartbeat"}"#)
        world.run { client.texts.count == 1 }
        #expect(client.frame(0) == ["topic": "aws/heartbeat"])
    }

    @Test func aCustomerConnectsWithinFiveMinutes() throws {
        let world = try ConnectWorld()
        let contact = try world.start()
        let other = try ConnectWorld()
        let kept = try other.connect(try other.start().participantToken)
        for each in [world, other] { each.advance(by: .seconds(300)) }
        let lost = try world.call("connection", contact.participantToken, #"{"Type":["WEBSOCKET"]}"#)
        #expect(lost.status == 403 && lost.error == "AccessDeniedException")
        let stays = try other.say("hello", kept.token)
        #expect(stays.status == 200)
    }

    @Test func aSocketLivesForAnHour() throws {
        let world = try ConnectWorld()
        let (client, _, _) = try world.chat()
        world.advance(by: .seconds(3599))
        #expect(client.closure == nil)
        world.advance(by: .seconds(1))
        world.run { client.closure != nil }
        #expect(client.closure?.code == .goingAway)
    }

    @Test func aURLIsDialledByteForByteAndWhileItIsYoung() throws {
        let world = try ConnectWorld()
        let connection = try world.connect(try world.start().participantToken)
        let other = try world.dial(connection.target.replacing("%2B", with: "+"))
        #expect(other.status == 403)
        let right = try world.dial(connection.target)
        #expect(right.status == 101)
        let old = try ConnectWorld { $0.dialWithin = .zero }
        let late = try old.dial(try old.connect(try old.start().participantToken).target)
        #expect(late.status == 403)
    }

    @Test func aParticipantHasFiveSockets() throws {
        let world = try ConnectWorld()
        let target = try world.connect(try world.start().participantToken).target
        var clients: [TestClient] = []
        for _ in 0..<6 { clients.append(try world.dial(target)) }
        #expect(clients.map(\.status) == [101, 101, 101, 101, 101, 429])
    }

    @Test func theEndClosesEverything() throws {
        let world = try ConnectWorld()
        let (client, token, _) = try world.chat()
        _ = try world.say("bye", token)
        world.run { world.items(client).last?["ContentType"]?.stringValue?.hasSuffix("chat.ended") == true }
        #expect(world.items(client).last?["ParticipantId"] == nil)
        let after = try world.say("hello", token)
        #expect(after.status == 403)
        #expect(client.closure == nil)
        world.advance(by: .seconds(10))
        world.run { client.closure != nil }
        #expect(client.closure?.code == .normal)
    }

    @Test func whatArrivedIsInTheLogWithoutTokens() throws {
        let world = try ConnectWorld()
        let (_, token, contactID) = try world.chat()
        _ = try world.say("silent", token)
        _ = try world.call("message", token, #"{"ContentType":"text/plain","content":"x"}"#)
        let log = world.simulator.log
        #expect(log.map(\.kind) == [.control, .participant, .handshake, .text, .participant, .participant])
        #expect(
            log.map(\.operation) == [
                "StartChatContact", "CreateParticipantConnection", "", "", "SendMessage", "SendMessage",
            ])
        #expect(log.map(\.status) == [200, 200, 101, 0, 200, 400])
        #expect(log.allSatisfy { $0.contactID == contactID && !$0.text.contains(token) })
        #expect(log.compactMap(\.violation) == ["ValidationException: Content must be there"])
    }
}
