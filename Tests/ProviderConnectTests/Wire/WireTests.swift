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

/// How calls and sockets look from outside, whatever they are about.
@Suite struct WireTests {
    @Test func `oddity 7 a connection is made with the participant's token, all else with the connection's`() throws {
        let rig = try Rig()
        rig.greet()
        let before = rig.session.assumeIsolated { $0.contact?.connectionToken }
        rig.simulator.disconnect()
        rig.wait { rig.words.last == "gap true" }
        rig.say("view")
        rig.wait { rig.words.contains("view") }
        let session = rig.session
        _ = rig.ask { _ async throws(ProviderFailure) in await session.end() }
        let contact = try #require(rig.session.assumeIsolated { $0.contact })
        // The new connection has a token of its own.
        let connectionTokens = [before, contact.connectionToken]
        expect(!connectionTokens.contains(nil) && !connectionTokens.contains(contact.participantToken))
        var seen: Set<ConnectOperation> = []
        for noted in rig.calls.value {
            let operation = noted.call.operation
            seen.insert(operation)
            switch operation.credential {
            case .participantToken: expectEqual(noted.token, contact.participantToken)
            case .connectionToken: expect(connectionTokens.contains(noted.token), "\(operation)")
            case .signature: expect(noted.token == nil, "\(operation)")
            }
        }
        expect(
            seen.isSuperset(of: [
                .createParticipantConnection, .sendMessage, .getTranscript, .disconnectParticipant, .startChatContact,
            ]))
        expectEqual(rig.violations, [])
    }

    @Test func `oddity 16 the content of a receipt is a string with an object in it`() throws {
        let rig = try Rig()
        rig.greet()
        let id = try #require(rig.events.messages.last?.vendorID)
        rig.wait { !rig.bodies("SendEvent").isEmpty }
        let session = rig.session
        session.assumeIsolated { $0.receipt(read: true, vendorID: id) }
        rig.wait { rig.bodies("SendEvent").count == 2 }
        for (body, suffix) in zip(rig.bodies("SendEvent"), ["message.delivered", "message.read"]) {
            expectEqual(body["ContentType"]?.stringValue, ConnectContentType.event(suffix))
            let content = try #require(body["Content"]?.stringValue)
            try expectEqual(JSONValue(parsing: content), ["messageId": JSONValue(id)])
        }
        expectEqual(rig.violations, [])
    }

    @Test func `oddity 34 each socket has beats of its own`() throws {
        // The second begins within 25.2 and 28 s, and the third not before 50.4.
        let rig = try Rig { $0.times.socketLife = .seconds(28) }
        rig.greet()
        rig.idle(.seconds(49))
        expectEqual(rig.simulator.statistics.connectionsAccepted, 2)
        for topic in ["aws/ping", "aws/heartbeat"] {
            expectEqual(beats(rig, topic, of: 1), [0, 10, 20])
            expectEqual(beats(rig, topic, of: 2), [0, 10, 20])
        }
        expect(!rig.words.contains { $0.hasPrefix("reconnecting") || $0.hasPrefix("link") })
    }

    /// When a socket sent frames of a topic, in whole seconds since its subscription.
    private func beats(_ rig: Rig, _ topic: String, of connection: Int) -> [Int64] {
        let frames = rig.simulator.log.filter { $0.kind == .text && $0.connection == connection }
        let start = frames.first?.milliseconds ?? 0
        return frames.compactMap { frame in
            guard (try? JSONValue(parsing: frame.bytes))?["topic"]?.stringValue == topic else { return nil }
            return (frame.milliseconds - start + 500) / 1000
        }
    }

    /// Answers with its own name, whatever it is asked.
    private struct NamedTransport: ConnectTransport {
        let name: String

        func attempt(_ call: ConnectCall, token: String?) async throws(ConnectFailure) -> ConnectReply {
            ConnectReply(body: [], requestID: "\(name) \(token ?? "")")
        }
    }

    @Test(arguments: ConnectOperation.allCases)
    func `each operation can be replaced alone`(_ operation: ConnectOperation) async throws {
        let transport = ConnectReplacements(
            replaced: [operation: NamedTransport(name: "another")], usual: NamedTransport(name: "usual"))
        for asked in ConnectOperation.allCases {
            let reply = try await transport.attempt(ConnectCall(asked, .post, "/"), token: "t")
            expectEqual(reply.requestID, asked == operation ? "another t" : "usual t")
        }
    }

    /// Names below these are the caller's own.
    private static let free: Set<String> = ["Attributes", "SegmentAttributes"]

    @Test(arguments: CallTests.participant + CallTests.control)
    func `oddity 47 members are in PascalCase on the wire`(_ one: CallTests.Case) throws {
        let names = names(in: try JSONValue(parsing: one.call.body))
        expect(!names.isEmpty)
        for name in names { expect(name.first?.isUppercase == true && !name.contains("_"), "\(name)") }
    }

    private func names(in value: JSONValue) -> [String] {
        let own = (value.objectValue?.members ?? []).flatMap { member in
            [member.key] + (Self.free.contains(member.key) ? [] : names(in: member.value))
        }
        return own + (value.arrayValue ?? []).flatMap { names(in: $0) }
    }
}
