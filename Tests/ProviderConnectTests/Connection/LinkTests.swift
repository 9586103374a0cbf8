import Domain
import EventLoop
import HTTPWire
import JSON
import Kernel
import ProviderKit
import ProviderRig
import Simulators
import Testing

@testable import ProviderConnect

/// Sockets, tokens and what is missed without them.
@Suite struct LinkTests {
    @Test func `oddity 8 and 10 the address is dialled byte for byte, and nothing is sent over the socket`() throws {
        let scene = try Scene()
        scene.greet()
        scene.idle(.seconds(11))
        #expect(scene.simulator.statistics.connectionsAccepted == 1)
        #expect(scene.simulator.statistics.handshakesRefused == 0)
        let topics = Set(
            scene.simulator.log.filter { $0.kind == .text }.compactMap {
                (try? JSONValue(parsing: $0.bytes))?["topic"]?.stringValue
            })
        #expect(topics == ["aws/subscribe", "aws/ping", "aws/heartbeat"])
        #expect(scene.violations == [])
    }

    @Test func `oddity 9 a socket that was lost is replaced through a new address, and what was missed is told`() throws
    {
        let scene = try Scene()
        scene.greet()
        #expect(scene.bodies("CreateParticipantConnection").isEmpty)
        scene.add(Fault(.handshake(.refuse(status: 403, retryAfterSeconds: nil)), times: 1))
        scene.simulator.disconnect()
        scene.run { scene.words.contains("reconnecting 1") }
        scene.say("while you were away")
        scene.wait { scene.words.filter { $0 == "opened" }.count == 2 }
        scene.wait { scene.words.last == "gap true" }
        #expect(scene.said.filter { $0 == "You said: while you were away" }.count == 1)
        #expect(scene.bodies("CreateParticipantConnection").count == 2)
        #expect(scene.words.filter { $0 == "joined agent Ada" }.count == 1)
        #expect(scene.violations == [])
    }

    @Test func `an address that was not dialled with success is tried again while it is young`() throws {
        let scene = try Scene()
        scene.add(Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil)), times: 2))
        scene.open()
        scene.wait { scene.words.contains("opened") }
        #expect(scene.bodies("CreateParticipantConnection").isEmpty)
        #expect(scene.simulator.statistics.connectionsAccepted == 1)
    }

    @Test func `oddity 23 an empty page token is the end`() throws {
        let scene = try Scene()
        scene.add(Fault(.emptyNextToken))
        scene.greet()
        scene.idle(.seconds(5))
        #expect(scene.bodies("GetTranscript").count == 1)
        #expect(scene.violations == [])
    }

    @Test func `oddity 24 and 25 pages are of one connection`() throws {
        let scene = try Scene()
        scene.greet()
        for number in 0..<5 { scene.say("number \(number)") }
        let first = try #require(
            scene.ask { session async throws(ProviderFailure) in
                try await session.history(page: nil, limit: 4)
            }
        ).get()
        #expect(first.items.count == 4)
        let next = try #require(first.next)
        let second = try #require(
            scene.ask { session async throws(ProviderFailure) in
                try await session.history(page: next, limit: 4)
            }
        ).get()
        #expect(second.items.count == 4)
        #expect(Set(first.items.map { $0["Id"] }).isDisjoint(with: second.items.map { $0["Id"] }))
        scene.simulator.disconnect()
        scene.wait { scene.words.last == "gap true" }
        let late = try #require(
            scene.ask { session async throws(ProviderFailure) in
                try await session.history(page: next, limit: 4)
            })
        #expect(throws: ProviderFailure.self) { try late.get() }
        if case .failure(let failure) = late { #expect(failure.code == "page_expired") }
        #expect(scene.violations == [])
    }

    @Test func `oddity 26 an end that stands in a transcript ends nothing`() throws {
        let scene = try Scene()
        scene.add(Fault(.pastEnd))
        scene.greet()
        scene.simulator.disconnect()
        scene.wait { scene.words.last == "gap true" }
        scene.say("still here")
        scene.wait { scene.said.contains("You said: still here") }
        #expect(!scene.words.contains { $0.hasPrefix("ended") })
        // It may have ended: whoever makes connections knows.
        #expect(scene.bodies("CreateParticipantConnection").count >= 2)
    }

    @Test func `oddity 32 a token is replaced before it ends`() throws {
        let scene = try Scene {
            $0.times.tokenMargin = .seconds(20)
        } simulator: {
            $0.tokenLife = .seconds(60)
        }
        scene.greet()
        for _ in 0..<4 {
            scene.idle(.seconds(50))
            #expect(scene.say("on and on") == "sent")
        }
        #expect(scene.bodies("CreateParticipantConnection").count >= 4)
        #expect(scene.bodies("CreateParticipantConnection").allSatisfy { $0["Type"]?.arrayValue?.count == 1 })
        #expect(scene.simulator.statistics.connectionsAccepted == 1)
        #expect(scene.violations == [])
    }

    @Test func `oddity 33 a socket is replaced before it ends, through a second one`() throws {
        let scene = try Scene { $0.times.socketLife = .seconds(30) }
        scene.greet()
        for number in 0..<4 {
            scene.idle(.seconds(20))
            scene.say("round \(number)")
            scene.wait { scene.said.contains("You said: round \(number)") }
        }
        #expect(scene.simulator.statistics.connectionsAccepted >= 3)
        #expect(scene.simulator.statistics.connectionsOpen == 1)
        #expect(!scene.words.contains { $0.hasPrefix("reconnecting") || $0.hasPrefix("gap") })
        for number in 0..<4 { #expect(scene.said.filter { $0 == "You said: round \(number)" }.count == 1) }
    }

    @Test func `oddity 35 the customer connects at once`() throws {
        let scene = try Scene()
        let start = scene.loop.now
        scene.begin()
        scene.run { !scene.words.isEmpty }
        #expect(scene.loop.now == start)
        #expect(scene.simulator.statistics.connectionsAccepted == 1)
    }

    @Test func `oddity 48 however many want a connection, one is asked for`() throws {
        let scene = try Scene()
        scene.greet()
        scene.add(Fault(.call(.late(.seconds(1))), operation: "CreateParticipantConnection", times: 1))
        scene.simulator.expireTokens()
        scene.simulator.disconnect()
        let texts = (0..<3).map { scene.begin(sending: .text("text \($0)", format: .plain)) }
        scene.wait { texts.allSatisfy { $0.value != "pending" } }
        #expect(texts.map(\.value) == ["sent", "sent", "sent"])
        scene.wait { scene.words.last == "gap true" || scene.said.contains("You said: text 2") }
        #expect(scene.bodies("CreateParticipantConnection").count == 1)
    }

    @Test func `a token that is not taken is replaced, and the call made once more`() throws {
        let scene = try Scene()
        scene.greet()
        scene.simulator.expireTokens()
        #expect(scene.say("again") == "sent")
        #expect(scene.bodies("CreateParticipantConnection").count == 1)
        #expect(scene.simulator.statistics.messagesReceived == 2)
    }

    @Test func `a chat that ended while nobody listened is over, and nobody asks further`() throws {
        let scene = try Scene()
        scene.greet()
        scene.add(Fault(.refuseConnections(.seconds(3))))
        scene.simulator.disconnect()
        let (simulator, contact) = (scene.simulator, scene.contactID)
        simulator.end(contactID: contact)
        scene.wait { scene.words.contains("ended ended_while_offline") }
        let calls = scene.simulator.statistics.participantCalls
        scene.idle(.seconds(60))
        #expect(scene.simulator.statistics.participantCalls == calls)
        #expect(scene.words.filter { $0.hasPrefix("ended") }.count == 1)
    }

    @Test func `silence at the near end is the end of a socket, trouble at the far end is told`() throws {
        let scene = try Scene()
        scene.greet()
        scene.add(Fault(.beat(.badPing(500)), times: 1))
        scene.idle(.seconds(11))
        #expect(scene.words.contains("link degraded heartbeat_failed"))
        scene.idle(.seconds(11))
        #expect(scene.words.last == "link up ")
        scene.add(Fault(.beat(.noPing), times: 1))
        scene.idle(.seconds(25))
        #expect(
            scene.words.filter { $0.hasPrefix("link") } == [
                "link degraded heartbeat_failed", "link up ", "link degraded heartbeat_failed", "link up ",
            ])
        #expect(!scene.words.contains("reconnecting 1"))
        scene.add(Fault(.beat(.silent), times: 1))
        scene.idle(.seconds(25))
        #expect(scene.words.contains("reconnecting 1"))
        scene.wait { scene.words.last == "gap true" }
    }

    @Test func `trouble at the far end that lasts is told once, and is the end of the socket`() throws {
        let scene = try Scene()
        scene.greet()
        scene.add(Fault(.beat(.badPing(500)), times: 2))
        scene.idle(.seconds(25))
        scene.wait { scene.words.last == "gap true" }
        #expect(scene.words.filter { $0.hasPrefix("link") } == ["link degraded heartbeat_failed"])
        #expect(scene.simulator.statistics.connectionsAccepted == 2)
    }

    @Test func `a frame that cannot be read is told, and that all is well again`() throws {
        let scene = try Scene()
        scene.greet()
        for _ in 0..<3 { scene.simulator.push(frame: Array("<html>".utf8)) }
        scene.wait { scene.words.last == "link degraded malformed_frame" }
        scene.idle(.seconds(25))
        #expect(scene.words.filter { $0.hasPrefix("link") } == ["link degraded malformed_frame", "link up "])
    }

    @Test func `every socket goes where the rewrite says, the first and those behind it`() throws {
        let scene = try Scene {
            $0.times.socketLife = .seconds(30)
            $0.rewrite.host = "[::ffff:127.0.0.1]:" + ($0.endpoints.control.split(separator: ":").last ?? "")
        }
        scene.greet()
        scene.idle(.seconds(31))
        #expect(scene.simulator.statistics.connectionsAccepted == 2)
        scene.simulator.disconnect()
        scene.wait { scene.words.last == "gap true" }
        #expect(scene.simulator.statistics.connectionsAccepted == 3)
        #expect(scene.dials.value.count == 3)
        for dialled in scene.dials.value { #expect(dialled.url.host == "::ffff:127.0.0.1", "\(dialled.url)") }
        #expect(scene.violations == [])
    }

    // MARK: Times of the vendor's

    private static let busy = Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil)))

    @Test func `a contact that nobody could hear for five minutes is lost`() throws {
        let scene = try Scene()
        scene.add(Self.busy)
        scene.begin()
        scene.idle(.seconds(290), step: .milliseconds(500))
        #expect(scene.bodies("CreateParticipantConnection").count > 1)
        #expect(!scene.words.contains { $0.hasPrefix("failed") })
        scene.idle(.seconds(60), step: .milliseconds(500))
        #expect(scene.words.last == "failed provider_contact_lost")
    }

    @Test func `the five minutes begin when the contact is there, not when it was asked for`() throws {
        let scene = try Scene { $0.quotaFactor = 1 }
        for _ in 0..<(8 + 5 * 250) {
            _ = scene.budget.take(.startChatContact, atMost: .seconds(1000), at: scene.loop.now)
        }
        scene.add(Self.busy)
        scene.begin()
        scene.idle(.seconds(340), step: .milliseconds(500))
        #expect(scene.simulator.statistics.contactsStarted == 1)
        #expect(scene.words.contains("reconnecting 3") && !scene.words.contains { $0.hasPrefix("failed") })
        scene.simulator.removeFaults()
        scene.wait { scene.words.contains("opened") }
    }

    @Test func `a beginning whose fate is not known is repeated however long it stood in line`() throws {
        let scene = try Scene { $0.quotaFactor = 1 }
        for _ in 0..<(8 + 5 * 100) {
            _ = scene.budget.take(.startChatContact, atMost: .seconds(1000), at: scene.loop.now)
        }
        scene.add(Fault(.call(.cutApplied), operation: "StartChatContact", times: 5))
        scene.begin()
        scene.idle(.seconds(100), step: .milliseconds(500))
        scene.wait { scene.words.contains("opened") }
        #expect(scene.simulator.statistics.contactsStarted == 1)
    }

    @Test func `a clock that is a day ahead asks for tokens no more often than another`() throws {
        let scene = try Scene()
        scene.clockError.value = .seconds(86_390)
        scene.greet()
        scene.idle(.seconds(120), step: .milliseconds(200))
        #expect(scene.bodies("CreateParticipantConnection").isEmpty)
        // A process that has signed nothing yet does not know, and asks ever more rarely.
        try scene.restart()
        scene.begin()
        scene.wait { scene.words.contains("opened") }
        scene.idle(.seconds(120), step: .milliseconds(200))
        #expect(scene.bodies("CreateParticipantConnection").count <= 8)
    }

    @Test func `a restart takes the chat up where it was`() throws {
        let scene = try Scene()
        scene.greet()
        let contact = scene.contactID
        scene.idle(.seconds(1))
        try scene.restart()
        scene.say("alone in the dark")
        scene.begin()
        scene.wait { scene.words.contains("opened") }
        scene.say("are you there")
        scene.wait { scene.said.contains("You said: are you there") }
        #expect(scene.contactID == contact)
        #expect(scene.simulator.statistics.contactsStarted == 1)
        #expect(!scene.said.contains("Hello, Zoë"))
        #expect(!scene.words.contains("joined agent Ada"))
        #expect(scene.values.isSecret(ConnectContact.key))
        #expect(!scene.values.isSecret(ConnectProgress.key))
    }

    @Test func `the same contact is taken up where the process ended in the middle of making it`() throws {
        let scene = try Scene()
        scene.begin()
        try scene.restart(isResumed: false)
        scene.open()
        scene.wait { scene.words.contains("opened") }
        #expect(scene.simulator.statistics.contactsStarted == 1)
    }

    @Test func `a contact that ended before anybody could listen is lost, and there is no second`() throws {
        let scene = try Scene()
        scene.add(Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil))))
        scene.begin()
        scene.run { scene.simulator.statistics.contactsStarted == 1 && scene.values[ConnectContact.key] != nil }
        scene.simulator.end(contactID: scene.contactID)
        try scene.restart(isResumed: false)
        scene.open()
        scene.wait { scene.words.contains("failed provider_contact_lost") }
        #expect(scene.simulator.statistics.contactsStarted == 1)
    }

    @Test func `a suspended chat lives on and is taken up`() throws {
        let scene = try Scene()
        scene.greet()
        let session = scene.session
        _ = scene.ask { _ async throws(ProviderFailure) in await session.suspend() }
        scene.wait { scene.simulator.statistics.connectionsOpen == 0 }
        #expect(scene.simulator.statistics.contactsOpen == 1)
        #expect(scene.bodies("DisconnectParticipant").isEmpty)
        try scene.restart()
        scene.begin()
        scene.wait { scene.words.contains("opened") }
        #expect(scene.simulator.statistics.contactsStarted == 1)
    }
}
