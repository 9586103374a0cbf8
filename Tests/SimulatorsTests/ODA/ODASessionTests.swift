import JSON
import SimulatorKit
import SimulatorODA
import SupportExpectations
import Testing
import WebSocket

@Suite struct ODASessionTests {
    @Test func aProfileIsKeptAndMerged() throws {
        let rig = try Rig()
        let first = try rig.connect()
        first.send(#"{"profile":{"givenName":"Mina","properties":{"tier":"gold"}},"sdkMetadata":{"version":"1.0"}}"#)
        first.send(#"{"profile":{"surname":"Okafor","languageTag":"en"}}"#)
        first.send(#"{"profile":{"languageTag":null,"properties":{"age":41.0}}}"#)
        let greeting = rig.say("hello", on: first)
        expectEqual(greeting[0]["messagePayload"]?["text"], "Welcome back, Mina Okafor! What would you like?")
        first.close()
        rig.run { first.end != nil }
        let second = try rig.connect()
        expectEqual(
            rig.say("profile", on: second)[0]["messagePayload"]?["text"],
            #"I know: {"givenName":"Mina","properties":{"tier":"gold","age":41.0},"surname":"Okafor"}"#)
        let other = try rig.connect("somebody-else")
        other.say("hello", userID: "somebody-else")
        rig.run { !other.texts.isEmpty }
        expectEqual(other.said, ["Hello! What would you like?"])
    }

    @Test func aProfileInAMessagesFrameCountsBeforeTheMessage() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.send(
            #"{"profile":{"firstName":"Bo"},"messagePayload":{"type":"text","text":"hello"},"userId":"guest-42"}"#)
        rig.run { !client.texts.isEmpty }
        expectEqual(client.said, ["Welcome back, Bo! What would you like?"])
    }

    @Test func allSocketsOfAUserHearTheSkillButNotEachOther() throws {
        let rig = try Rig()
        let clients = [try rig.connect(), try rig.connect(), try rig.connect("somebody-else")]
        clients[0].say("menu")
        rig.run { clients[0].texts.count == 1 && clients[1].texts.count == 1 }
        expectEqual(clients[0].texts, clients[1].texts)
        expect(clients[2].texts.isEmpty)
    }

    @Test func nothingIsKeptForAUserWhoIsAway() throws {
        let rig = try Rig { $0.pace = .seconds(1) }
        let first = try rig.connect()
        first.say("many")
        rig.run { first.texts.count == 1 }
        first.abort()
        rig.advance(by: .seconds(10))
        let second = try rig.connect()
        second.say("menu")
        rig.run { !second.texts.isEmpty }
        expectEqual(second.frame(0)["messagePayload"]?["type"], "card")
    }

    @Test func framesOfOneAnswerCanBePaced() throws {
        let rig = try Rig { $0.pace = .seconds(1) }
        let client = try rig.connect()
        client.say("many")
        rig.run { client.texts.count == 1 }
        rig.advance(by: .milliseconds(999))
        expectEqual(client.texts.count, 1)
        for count in 2...5 {
            rig.advance(by: .seconds(1))
            rig.run { client.texts.count == count }
            expectEqual(client.texts.count, count)
        }
    }

    @Test func closingTheSessionIsConfirmedAndForgetsTheUser() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.send(#"{"profile":{"givenName":"Mina"}}"#)
        client.send(#"{"messagePayload":{"type":"closeSession"},"userId":"guest-42","sdkMetadata":{"version":"1"}}"#)
        rig.run { !client.texts.isEmpty }
        expectEqual(client.frame(0)["messagePayload"], ["type": "sessionClosed"])
        expect(client.closure == nil, "the client closes the socket")
        expectEqual(rig.say("hello", on: client)[0]["messagePayload"]?["text"], "Hello! What would you like?")
        client.close()
        rig.run { client.end != nil }
        expectEqual(client.closure?.code, .normal)
        expectEqual(client.closure?.isClean, true)
        rig.run { rig.simulator.statistics.connectionsOpen == 0 }
        expectEqual(rig.simulator.statistics.users, 0)
    }

    @Test func aQuietSessionExpiresAndSaysSo() throws {
        let rig = try Rig { $0.sessionExpiry = .seconds(60) }
        let client = try rig.connect()
        _ = rig.say("order", on: client)
        rig.advance(by: .seconds(50))
        _ = rig.say("something else", on: client)
        rig.advance(by: .seconds(59))
        expectEqual(client.texts.count, 2)
        rig.advance(by: .seconds(1))
        rig.run { client.texts.count == 3 }
        expectEqual(client.frame(2)["messagePayload"], ["type": "sessionClosed"])
        expectEqual(client.frame(2)["source"], "BOT")
    }

    @Test func aClientThatDoesNotPingIsCut() throws {
        let rig = try Rig { $0.pingLimit = .seconds(60) }
        let client = try rig.connect()
        rig.advance(by: .seconds(50))
        client.send(#"{"state":{"type":"ping"}}"#)
        rig.run { !client.texts.isEmpty }
        rig.advance(by: .seconds(50))
        client.say("other traffic does not count")
        rig.run { client.texts.count == 2 }
        expect(client.closure == nil)
        rig.advance(by: .seconds(11))
        rig.run { client.end != nil }
        expectEqual(client.closure?.code, .abnormal)
    }

    @Test func theConversationGoesOnAfterAReconnect() throws {
        let rig = try Rig()
        let first = try rig.connect()
        _ = rig.say("agent", on: first)
        first.abort()
        rig.run { rig.simulator.statistics.connectionsOpen == 0 }
        let second = try rig.connect()
        let answer = rig.say("are you still there?", on: second)
        expectEqual(answer.map { $0["source"]?.stringValue }, ["AGENT", "AGENT", "AGENT"])
    }

    @Test func usersBeyondTheLimitAreRefused() throws {
        let rig = try Rig { $0.usersMax = 1 }
        try expectEqual(rig.connect("one").status, 101)
        try expectEqual(rig.connect("two").status, 503)
    }
}
