import Domain
import EventLoop
import HTTPWire
import JSON
import Kernel
import ProviderKit
import ProviderRig
import SimulatorConnect
import SimulatorKit
import SupportExpectations
import Testing

@testable import ProviderConnect

/// Sockets, tokens and what is missed without them.
@Suite struct LinkTests {
    @Test func `oddity 8 and 10 the address is dialled byte for byte, and nothing is sent over the socket`() throws {
        let rig = try Rig()
        rig.greet()
        rig.idle(.seconds(11))
        expectEqual(rig.simulator.statistics.connectionsAccepted, 1)
        expectEqual(rig.simulator.statistics.handshakesRefused, 0)
        let topics = Set(
            rig.simulator.log.filter { $0.kind == .text }.compactMap {
                (try? JSONValue(parsing: $0.bytes))?["topic"]?.stringValue
            })
        expectEqual(topics, ["aws/subscribe", "aws/ping", "aws/heartbeat"])
        expectEqual(rig.violations, [])
    }

    @Test func `oddity 9 a socket that was lost is replaced through a new address, and what was missed is told`() throws
    {
        let rig = try Rig()
        rig.greet()
        expect(rig.bodies("CreateParticipantConnection").isEmpty)
        rig.add(Fault(.handshake(.refuse(status: 403, retryAfterSeconds: nil)), times: 1))
        rig.simulator.disconnect()
        rig.run { rig.words.contains("reconnecting 1") }
        rig.say("while you were away")
        rig.wait { rig.words.filter { $0 == "opened" }.count == 2 }
        rig.wait { rig.words.last == "gap true" }
        expectEqual(rig.said.filter { $0 == "You said: while you were away" }.count, 1)
        expectEqual(rig.bodies("CreateParticipantConnection").count, 2)
        expectEqual(rig.words.filter { $0 == "joined agent Ada" }.count, 1)
        expectEqual(rig.violations, [])
    }

    @Test func `an address that was not dialled with success is tried again while it is young`() throws {
        let rig = try Rig()
        rig.add(Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil)), times: 2))
        rig.open()
        rig.wait { rig.words.contains("opened") }
        expect(rig.bodies("CreateParticipantConnection").isEmpty)
        expectEqual(rig.simulator.statistics.connectionsAccepted, 1)
    }

    @Test func `oddity 23 an empty page token is the end`() throws {
        let rig = try Rig()
        rig.add(Fault(.emptyNextToken))
        rig.greet()
        rig.idle(.seconds(5))
        expectEqual(rig.bodies("GetTranscript").count, 1)
        expectEqual(rig.violations, [])
    }

    @Test func `oddity 24 and 25 pages are of one connection`() throws {
        let rig = try Rig()
        rig.greet()
        for number in 0..<5 { rig.say("number \(number)") }
        let first = try #require(
            rig.ask { session async throws(ProviderFailure) in
                try await session.history(page: nil, limit: 4)
            }
        ).get()
        expectEqual(first.items.count, 4)
        let next = try #require(first.next)
        let second = try #require(
            rig.ask { session async throws(ProviderFailure) in
                try await session.history(page: next, limit: 4)
            }
        ).get()
        expectEqual(second.items.count, 4)
        expect(Set(first.items.map { $0["Id"] }).isDisjoint(with: second.items.map { $0["Id"] }))
        rig.simulator.disconnect()
        rig.wait { rig.words.last == "gap true" }
        let late = try #require(
            rig.ask { session async throws(ProviderFailure) in
                try await session.history(page: next, limit: 4)
            })
        #expect(throws: ProviderFailure.self) { try late.get() }
        if case .failure(let failure) = late { expectEqual(failure.code, "page_expired") }
        expectEqual(rig.violations, [])
    }

    @Test func `oddity 26 an end that stands in a transcript ends nothing`() throws {
        let rig = try Rig()
        rig.add(Fault(.pastEnd))
        rig.greet()
        rig.simulator.disconnect()
        rig.wait { rig.words.last == "gap true" }
        rig.say("still here")
        rig.wait { rig.said.contains("You said: still here") }
        expect(!rig.words.contains { $0.hasPrefix("ended") })
        // It may have ended: whoever makes connections knows.
        expect(rig.bodies("CreateParticipantConnection").count >= 2)
    }

    @Test func `oddity 32 a token is replaced before it ends`() throws {
        let rig = try Rig {
            $0.times.tokenMargin = .seconds(20)
        } simulator: {
            $0.tokenLife = .seconds(60)
        }
        rig.greet()
        for _ in 0..<4 {
            rig.idle(.seconds(50))
            expectEqual(rig.say("on and on"), "sent")
        }
        expect(rig.bodies("CreateParticipantConnection").count >= 4)
        expect(rig.bodies("CreateParticipantConnection").allSatisfy { $0["Type"]?.arrayValue?.count == 1 })
        expectEqual(rig.simulator.statistics.connectionsAccepted, 1)
        expectEqual(rig.violations, [])
    }

    @Test func `oddity 33 a socket is replaced before it ends, through a second one`() throws {
        let rig = try Rig { $0.times.socketLife = .seconds(30) }
        rig.greet()
        for number in 0..<4 {
            rig.idle(.seconds(20))
            rig.say("round \(number)")
            rig.wait { rig.said.contains("You said: round \(number)") }
        }
        expect(rig.simulator.statistics.connectionsAccepted >= 3)
        expectEqual(rig.simulator.statistics.connectionsOpen, 1)
        expect(!rig.words.contains { $0.hasPrefix("reconnecting") || $0.hasPrefix("gap") })
        for number in 0..<4 { expectEqual(rig.said.filter { $0 == "You said: round \(number)" }.count, 1) }
    }

    @Test func `oddity 35 the customer connects at once`() throws {
        let rig = try Rig()
        let start = rig.loop.now
        rig.begin()
        rig.run { !rig.words.isEmpty }
        expectEqual(rig.loop.now, start)
        expectEqual(rig.simulator.statistics.connectionsAccepted, 1)
    }

    @Test func `oddity 48 however many want a connection, one is asked for`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.call(.late(.seconds(1))), operation: "CreateParticipantConnection", times: 1))
        rig.simulator.expireTokens()
        rig.simulator.disconnect()
        let texts = (0..<3).map { rig.begin(sending: .text("text \($0)", format: .plain)) }
        rig.wait { texts.allSatisfy { $0.value != "pending" } }
        expectEqual(texts.map(\.value), ["sent", "sent", "sent"])
        rig.wait { rig.words.last == "gap true" || rig.said.contains("You said: text 2") }
        expectEqual(rig.bodies("CreateParticipantConnection").count, 1)
    }

    @Test func `a token that is not taken is replaced, and the call made once more`() throws {
        let rig = try Rig()
        rig.greet()
        rig.simulator.expireTokens()
        expectEqual(rig.say("again"), "sent")
        expectEqual(rig.bodies("CreateParticipantConnection").count, 1)
        expectEqual(rig.simulator.statistics.messagesReceived, 2)
    }

    @Test func `a chat that ended while nobody listened is over, and nobody asks further`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.refuseConnections(.seconds(3))))
        rig.simulator.disconnect()
        let (simulator, contact) = (rig.simulator, rig.contactID)
        simulator.end(contactID: contact)
        rig.wait { rig.words.contains("ended ended_while_offline") }
        let calls = rig.simulator.statistics.participantCalls
        rig.idle(.seconds(60))
        expectEqual(rig.simulator.statistics.participantCalls, calls)
        expectEqual(rig.words.filter { $0.hasPrefix("ended") }.count, 1)
    }

    @Test func `silence at the near end is the end of a socket, trouble at the far end is told`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.beat(.badPing(500)), times: 1))
        rig.idle(.seconds(11))
        expect(rig.words.contains("link degraded heartbeat_failed"))
        rig.idle(.seconds(11))
        expectEqual(rig.words.last, "link up ")
        rig.add(Fault(.beat(.noPing), times: 1))
        rig.idle(.seconds(25))
        expectEqual(
            rig.words.filter { $0.hasPrefix("link") },
            [
                "link degraded heartbeat_failed", "link up ", "link degraded heartbeat_failed", "link up ",
            ])
        expect(!rig.words.contains("reconnecting 1"))
        rig.add(Fault(.beat(.silent), times: 1))
        rig.idle(.seconds(25))
        expect(rig.words.contains("reconnecting 1"))
        rig.wait { rig.words.last == "gap true" }
    }

    @Test func `trouble at the far end that lasts is told once, and is the end of the socket`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.beat(.badPing(500)), times: 2))
        rig.idle(.seconds(25))
        rig.wait { rig.words.last == "gap true" }
        expectEqual(rig.words.filter { $0.hasPrefix("link") }, ["link degraded heartbeat_failed"])
        expectEqual(rig.simulator.statistics.connectionsAccepted, 2)
    }

    @Test func `a frame that cannot be read is told, and that all is well again`() throws {
        let rig = try Rig()
        rig.greet()
        for _ in 0..<3 { rig.simulator.push(frame: Array("<html>".utf8)) }
        rig.wait { rig.words.last == "link degraded malformed_frame" }
        rig.idle(.seconds(25))
        expectEqual(rig.words.filter { $0.hasPrefix("link") }, ["link degraded malformed_frame", "link up "])
    }

    @Test func `every socket goes where the rewrite says, the first and those behind it`() throws {
        let rig = try Rig {
            $0.times.socketLife = .seconds(30)
            $0.rewrite.host = "[::ffff:127.0.0.1]:" + ($0.endpoints.control.split(separator: ":").last ?? "")
        }
        rig.greet()
        rig.idle(.seconds(31))
        expectEqual(rig.simulator.statistics.connectionsAccepted, 2)
        rig.simulator.disconnect()
        rig.wait { rig.words.last == "gap true" }
        expectEqual(rig.simulator.statistics.connectionsAccepted, 3)
        expectEqual(rig.dials.value.count, 3)
        for dialled in rig.dials.value { expectEqual(dialled.url.host, "::ffff:127.0.0.1", "\(dialled.url)") }
        expectEqual(rig.violations, [])
    }

    // MARK: Times of the vendor's

    private static let busy = Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil)))

    @Test func `a contact that nobody could hear for five minutes is lost`() throws {
        let rig = try Rig()
        rig.add(Self.busy)
        rig.begin()
        rig.idle(.seconds(290), step: .milliseconds(500))
        expect(rig.bodies("CreateParticipantConnection").count > 1)
        expect(!rig.words.contains { $0.hasPrefix("failed") })
        rig.idle(.seconds(60), step: .milliseconds(500))
        expectEqual(rig.words.last, "failed provider_contact_lost")
    }

    @Test func `the five minutes begin when the contact is there, not when it was asked for`() throws {
        let rig = try Rig { $0.quotaFactor = 1 }
        for _ in 0..<(8 + 5 * 250) {
            _ = rig.budget.reserve(.startChatContact, atMost: .seconds(1000), at: rig.loop.now)
        }
        rig.add(Self.busy)
        rig.begin()
        rig.idle(.seconds(340), step: .milliseconds(500))
        expectEqual(rig.simulator.statistics.contactsStarted, 1)
        expect(rig.words.contains("reconnecting 3") && !rig.words.contains { $0.hasPrefix("failed") })
        rig.simulator.removeFaults()
        rig.wait { rig.words.contains("opened") }
    }

    @Test func `a beginning whose fate is not known is repeated however long it stood in line`() throws {
        let rig = try Rig { $0.quotaFactor = 1 }
        for _ in 0..<(8 + 5 * 100) {
            _ = rig.budget.reserve(.startChatContact, atMost: .seconds(1000), at: rig.loop.now)
        }
        rig.add(Fault(.call(.cutApplied), operation: "StartChatContact", times: 5))
        rig.begin()
        rig.idle(.seconds(100), step: .milliseconds(500))
        rig.wait { rig.words.contains("opened") }
        expectEqual(rig.simulator.statistics.contactsStarted, 1)
    }

    @Test func `a clock that is a day ahead asks for tokens no more often than another`() throws {
        let rig = try Rig()
        rig.clockError.value = .seconds(86_390)
        rig.greet()
        rig.idle(.seconds(120), step: .milliseconds(200))
        expect(rig.bodies("CreateParticipantConnection").isEmpty)
        // A process that has signed nothing yet does not know, and asks ever more rarely.
        try rig.restart()
        rig.begin()
        rig.wait { rig.words.contains("opened") }
        rig.idle(.seconds(120), step: .milliseconds(200))
        expect(rig.bodies("CreateParticipantConnection").count <= 8)
    }

    @Test func `a restart takes the chat up where it was`() throws {
        let rig = try Rig()
        rig.greet()
        let contact = rig.contactID
        rig.idle(.seconds(1))
        try rig.restart()
        rig.say("alone in the dark")
        rig.begin()
        rig.wait { rig.words.contains("opened") }
        rig.say("are you there")
        rig.wait { rig.said.contains("You said: are you there") }
        expectEqual(rig.contactID, contact)
        expectEqual(rig.simulator.statistics.contactsStarted, 1)
        expect(!rig.said.contains("Hello, Zoë"))
        expect(!rig.words.contains("joined agent Ada"))
        expect(rig.values.isSecret(ConnectContact.key))
        expect(!rig.values.isSecret(ConnectProgress.key))
    }

    @Test func `the same contact is taken up where the process ended in the middle of making it`() throws {
        let rig = try Rig()
        rig.begin()
        try rig.restart(isResumed: false)
        rig.open()
        rig.wait { rig.words.contains("opened") }
        expectEqual(rig.simulator.statistics.contactsStarted, 1)
    }

    @Test func `a contact that ended before anybody could listen is lost, and there is no second`() throws {
        let rig = try Rig()
        rig.add(Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil))))
        rig.begin()
        rig.run { rig.simulator.statistics.contactsStarted == 1 && rig.values[ConnectContact.key] != nil }
        rig.simulator.end(contactID: rig.contactID)
        try rig.restart(isResumed: false)
        rig.open()
        rig.wait { rig.words.contains("failed provider_contact_lost") }
        expectEqual(rig.simulator.statistics.contactsStarted, 1)
    }

    @Test func `a suspended chat lives on and is taken up`() throws {
        let rig = try Rig()
        rig.greet()
        let session = rig.session
        _ = rig.ask { _ async throws(ProviderFailure) in await session.suspend() }
        rig.wait { rig.simulator.statistics.connectionsOpen == 0 }
        expectEqual(rig.simulator.statistics.contactsOpen, 1)
        expect(rig.bodies("DisconnectParticipant").isEmpty)
        try rig.restart()
        rig.begin()
        rig.wait { rig.words.contains("opened") }
        expectEqual(rig.simulator.statistics.contactsStarted, 1)
    }
}
