import JSON
import Simulators
import Testing
import WebSocket

@Suite struct ODASessionTests {
    @Test func aProfileIsKeptAndMerged() throws {
        let world = try World()
        let first = try world.connect()
        first.send(#"{"profile":{"givenName":"Mina","properties":{"tier":"gold"}},"sdkMetadata":{"version":"1.0"}}"#)
        first.send(#"{"profile":{"surname":"Okafor","languageTag":"en"}}"#)
        first.send(#"{"profile":{"languageTag":null,"properties":{"age":41.0}}}"#)
        let greeting = world.say("hello", on: first)
        #expect(greeting[0]["messagePayload"]?["text"] == "Welcome back, Mina Okafor! What would you like?")
        first.close()
        world.run { first.end != nil }
        let second = try world.connect()
        #expect(
            world.say("profile", on: second)[0]["messagePayload"]?["text"]
                == #"I know: {"givenName":"Mina","properties":{"tier":"gold","age":41.0},"surname":"Okafor"}"#)
        let other = try world.connect("somebody-else")
        other.say("hello", userID: "somebody-else")
        world.run { !other.texts.isEmpty }
        #expect(other.said == ["Hello! What would you like?"])
    }

    @Test func aProfileInAMessagesFrameCountsBeforeTheMessage() throws {
        let world = try World()
        let client = try world.connect()
        client.send(
            #"{"profile":{"firstName":"Bo"},"messagePayload":{"type":"text","text":"hello"},"userId":"guest-42"}"#)
        world.run { !client.texts.isEmpty }
        #expect(client.said == ["Welcome back, Bo! What would you like?"])
    }

    @Test func allSocketsOfAUserHearTheSkillButNotEachOther() throws {
        let world = try World()
        let clients = [try world.connect(), try world.connect(), try world.connect("somebody-else")]
        clients[0].say("menu")
        world.run { clients[0].texts.count == 1 && clients[1].texts.count == 1 }
        #expect(clients[0].texts == clients[1].texts)
        #expect(clients[2].texts.isEmpty)
    }

    @Test func nothingIsKeptForAUserWhoIsAway() throws {
        let world = try World { $0.pace = .seconds(1) }
        let first = try world.connect()
        first.say("many")
        world.run { first.texts.count == 1 }
        first.abort()
        world.advance(by: .seconds(10))
        let second = try world.connect()
        second.say("menu")
        world.run { !second.texts.isEmpty }
        #expect(second.frame(0)["messagePayload"]?["type"] == "card")
    }

    @Test func framesOfOneAnswerCanBePaced() throws {
        let world = try World { $0.pace = .seconds(1) }
        let client = try world.connect()
        client.say("many")
        world.run { client.texts.count == 1 }
        world.advance(by: .milliseconds(999))
        #expect(client.texts.count == 1)
        for count in 2...5 {
            world.advance(by: .seconds(1))
            world.run { client.texts.count == count }
            #expect(client.texts.count == count)
        }
    }

    @Test func closingTheSessionIsConfirmedAndForgetsTheUser() throws {
        let world = try World()
        let client = try world.connect()
        client.send(#"{"profile":{"givenName":"Mina"}}"#)
        client.send(#"{"messagePayload":{"type":"closeSession"},"userId":"guest-42","sdkMetadata":{"version":"1"}}"#)
        world.run { !client.texts.isEmpty }
        #expect(client.frame(0)["messagePayload"] == ["type": "sessionClosed"])
        #expect(client.closure == nil, "the client closes the socket")
        #expect(world.say("hello", on: client)[0]["messagePayload"]?["text"] == "Hello! What would you like?")
        client.close()
        world.run { client.end != nil }
        #expect(client.closure?.code == .normal)
        #expect(client.closure?.isClean == true)
        world.run { world.simulator.statistics.connectionsOpen == 0 }
        #expect(world.simulator.statistics.users == 0)
    }

    @Test func aQuietSessionExpiresAndSaysSo() throws {
        let world = try World { $0.sessionExpiry = .seconds(60) }
        let client = try world.connect()
        _ = world.say("order", on: client)
        world.advance(by: .seconds(50))
        _ = world.say("something else", on: client)
        world.advance(by: .seconds(59))
        #expect(client.texts.count == 2)
        world.advance(by: .seconds(1))
        world.run { client.texts.count == 3 }
        #expect(client.frame(2)["messagePayload"] == ["type": "sessionClosed"])
        #expect(client.frame(2)["source"] == "BOT")
    }

    @Test func aClientThatDoesNotPingIsCut() throws {
        let world = try World { $0.pingLimit = .seconds(60) }
        let client = try world.connect()
        world.advance(by: .seconds(50))
        client.send(#"{"state":{"type":"ping"}}"#)
        world.run { !client.texts.isEmpty }
        world.advance(by: .seconds(50))
        client.say("other traffic does not count")
        world.run { client.texts.count == 2 }
        #expect(client.closure == nil)
        world.advance(by: .seconds(11))
        world.run { client.end != nil }
        #expect(client.closure?.code == .abnormal)
    }

    @Test func theConversationGoesOnAfterAReconnect() throws {
        let world = try World()
        let first = try world.connect()
        _ = world.say("agent", on: first)
        first.abort()
        world.run { world.simulator.statistics.connectionsOpen == 0 }
        let second = try world.connect()
        let answer = world.say("are you still there?", on: second)
        #expect(answer.map { $0["source"]?.stringValue } == ["AGENT", "AGENT", "AGENT"])
    }

    @Test func usersBeyondTheLimitAreRefused() throws {
        let world = try World { $0.usersMax = 1 }
        #expect(try world.connect("one").status == 101)
        #expect(try world.connect("two").status == 503)
    }
}
