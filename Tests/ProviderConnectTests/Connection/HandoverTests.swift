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

/// Chats that somebody else has begun, and chats that outlive their session.
@Suite struct HandoverTests {
    /// The contact of a rig's session, as the answer to whoever began it says it.
    private static func chat(_ rig: Rig) -> JSONValue {
        let contact = rig.session.assumeIsolated { $0.contact }
        return [
            "contactId": JSONValue(contact?.id ?? ""), "participantId": JSONValue(contact?.participantID ?? ""),
            "participantToken": JSONValue(contact?.participantToken ?? ""),
        ]
    }

    private static func end(_ rig: Rig) -> Bool {
        _ = rig.ask { session async throws(ProviderFailure) in await session.end() }
        return rig.session.assumeIsolated { $0.isEndNotified }
    }

    @Test func `a chat that somebody else began goes on with what was said in it`() throws {
        let rig = try Rig()
        rig.greet()
        try rig.succeed(options: ["chat": Self.chat(rig)], customData: ["tier": "gold"])
        rig.open()
        rig.wait { rig.said.contains("Hello, Zoë") }
        expectEqual(rig.said, ["hello", "Hello, Zoë"])
        expectEqual(rig.events.messages.map(\.role), [.user, .agent])
        expectEqual(rig.say("and now"), "sent")
        rig.wait { rig.said.contains("You said: and now") }
        expect(!rig.said.contains("and now"))
        expectEqual(rig.simulator.statistics.contactsStarted, 1)
        expectEqual(rig.bodies("UpdateContactAttributes").last?["Attributes"], ["tier": "gold"])
        expectEqual(rig.violations, [])
        expect(Self.end(rig))
        expectEqual(rig.simulator.statistics.contactsOpen, 0)
    }

    @Test func `what was said before is told once, over a loss and a restart too`() throws {
        let rig = try Rig()
        rig.greet()
        try rig.succeed(options: ["chat": Self.chat(rig)])
        rig.open()
        rig.wait { rig.said.contains("Hello, Zoë") }
        rig.simulator.disconnect()
        rig.wait { rig.words.contains("gap true") }
        expectEqual(rig.said, ["hello", "Hello, Zoë"])
        try rig.succeed(values: rig.kept, isResumed: true, mayHaveBegun: true)
        rig.begin()
        rig.wait { rig.words.contains("gap true") }
        expectEqual(rig.said, [])
    }

    @Test func `what was said before is told by the next process where this one dies before it`() throws {
        let rig = try Rig()
        rig.greet()
        let options: ProviderOptions = ["chat": Self.chat(rig)]
        try rig.succeed(options: options)
        rig.add(Fault(.call(.late(.seconds(100))), operation: "CreateParticipantConnection", times: 1))
        rig.begin()
        rig.run { rig.kept[ConnectProgress.key] != nil }
        try rig.succeed(options: options, values: rig.kept, mayHaveBegun: true)
        rig.open()
        rig.wait { rig.said.contains("Hello, Zoë") }
        expectEqual(rig.said, ["hello", "Hello, Zoë"])
    }

    @Test func `a chat that outlives its session is neither left nor stopped, over a restart too`() throws {
        for isRestarted in [false, true] {
            let rig = try Rig()
            rig.greet()
            try rig.succeed(options: ["chat": Self.chat(rig), "detachAtEnd": true])
            rig.open()
            rig.wait { rig.said.contains("Hello, Zoë") }
            let values = rig.values
            let session = rig.session
            if isRestarted {
                try rig.succeed(values: rig.kept, isResumed: true, mayHaveBegun: true)
            } else {
                _ = rig.ask { _ async throws(ProviderFailure) in await session.sayGoodbye() }
            }
            expect(Self.end(rig))
            expectEqual(rig.simulator.statistics.contactsOpen, 1)
            expect(rig.bodies("DisconnectParticipant").isEmpty && rig.bodies("StopContact").isEmpty)
            expect(values[ConnectContact.key] != nil, "the session that began it knows its contact")
            expect(rig.kept[ConnectContact.key] == nil)
        }
    }

    @Test func `a token that is not taken fails the session, and no contact is begun in its place`() throws {
        let rig = try Rig()
        rig.greet()
        var chat = try #require(Self.chat(rig).objectValue)
        chat.set("participantToken", to: "garbage")
        try rig.succeed(options: ["chat": .object(chat)])
        rig.begin()
        rig.wait { rig.words.contains("failed provider_contact_lost") }
        rig.idle(.seconds(2))
        // Nor is the contact stopped, which is not ours.
        expect(rig.simulator.statistics.contactsStarted == 1 && rig.simulator.statistics.contactsOpen == 1)
        expect(rig.bodies("StopContact").isEmpty)
    }

    @Test(arguments: [
        (#"{"chat":{"contactId":"c","participantId":"p","participantToken":"t"},"detachAtEnd":true}"#, nil, nil),
        (#"{"chat":{"contactId":"c","participantId":"p"}}"#, "wrong_type", "/chat/participantToken"),
        (#"{"chat":"c"}"#, "wrong_type", "/chat/contactId"),
        (
            #"{"chat":{"contactId":"c","participantId":"p","participantToken":"t","token":"t"}}"#, "unknown_field",
            "/chat/token"
        ),
        (
            #"{"chat":{"contactId":"c","participantId":"p","participantToken":"t"},"customerId":"u"}"#, "conflicting",
            "/customerId"
        ), (#"{"detachAtEnd":"yes"}"#, "wrong_type", "/detachAtEnd"),
    ])
    func `a chat that is handed over is named whole`(_ text: String, _ code: String?, _ pointer: String?) throws {
        let options = try #require(try JSONValue(parsing: text).objectValue)
        let configuration = ConnectConfiguration(region: "us-east-1", instanceID: "i", flowID: "f")
        do throws(ContentProblem) {
            try ConnectOptions.check(options, configuration)
            expect(code == nil)
        } catch {
            expect(error.code == code && error.pointer.description == pointer)
        }
    }
}
