import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import ProviderRig
import Simulators
import Testing

@testable import ProviderConnect

/// Failures between two steps: nothing is lost, doubled or left behind.
@Suite struct LossTests {
    private static func item(_ scene: Scene, _ type: String, _ id: String, _ time: String, _ content: String)
        -> JSONObject
    {
        [
            "AbsoluteTime": JSONValue("2026-03-01T\(time).000Z"), "Id": JSONValue(id), "Type": "MESSAGE",
            "ContentType": JSONValue(type), "Content": JSONValue(content), "ParticipantId": "a-1",
            "ParticipantRole": "AGENT", "DisplayName": "Ada", "InitialContactId": JSONValue(scene.contactID),
            "ContactId": JSONValue(scene.contactID),
        ]
    }

    @Test func `catching up begins at what a transcript has`() throws {
        let scene = try Scene()
        scene.greet()
        scene.idle(.seconds(15))
        scene.say("idle")
        scene.wait { scene.words.contains("idle agent Ada") }
        scene.idle(.seconds(15))
        scene.simulator.disconnect()
        scene.run { scene.words.contains("reconnecting 1") }
        scene.say("in the gap")
        scene.wait { scene.words.last == "gap true" }
        #expect(scene.said.filter { $0 == "You said: in the gap" }.count == 1)
    }

    @Test func `an anchor that the vendor does not know leads to the newest page`() throws {
        let scene = try Scene()
        scene.greet()
        scene.idle(.seconds(1))
        scene.push(item: Self.item(scene, "text/plain", "never-kept", "12:30:00", "only here"))
        scene.wait { scene.said.contains("only here") }
        scene.simulator.disconnect()
        scene.run { scene.words.contains("reconnecting 1") }
        scene.say("and now")
        scene.wait { scene.words.last == "gap true" }
        #expect(scene.said.filter { $0 == "You said: and now" }.count == 1)
        #expect(scene.said.filter { $0 == "Hello, Zoë" }.count == 1)
    }

    @Test func `the last words are told before the end, also where no transcript is to be had`() throws {
        let scene = try Scene()
        scene.greet()
        scene.add(Fault(.call(.late(.seconds(5))), operation: "GetTranscript", times: 1))
        scene.simulator.disconnect()
        scene.wait { scene.simulator.statistics.connectionsAccepted == 2 }
        scene.idle(.milliseconds(500))
        scene.push(item: Self.item(scene, "text/plain", "goodbye-1", "12:40:00", "Take care"))
        scene.simulator.end(contactID: scene.contactID)
        scene.wait { scene.words.contains { $0.hasPrefix("ended") } }
        #expect(scene.said.last == "Take care")
        #expect(scene.words.filter { $0.hasPrefix("ended") }.count == 1)
    }

    @Test(arguments: [400, 500])
    func `a transcript that cannot be had does not make the chat deaf`(_ status: Int) throws {
        let scene = try Scene()
        scene.greet()
        scene.add(
            Fault(
                .call(.refuse(status: status, type: nil, retryAfterSeconds: nil)),
                operation: "GetTranscript"))
        scene.simulator.disconnect()
        scene.idle(.seconds(75))
        scene.wait { scene.words.last == "gap false" }
        #expect(scene.say("hear me") == "sent")
        scene.wait { scene.said.contains("You said: hear me") }
    }

    @Test func `a session that ends while it is suspended ends its contact`() throws {
        let scene = try Scene()
        scene.greet()
        try scene.restart()
        let session = scene.session
        _ = scene.ask { _ async throws(ProviderFailure) in await session.end() }
        #expect(scene.simulator.statistics.contactsOpen == 0)
        #expect(scene.values[ConnectContact.key] == nil)
    }

    @Test func `an end during an outage is told when the outage is over`() throws {
        let scene = try Scene()
        scene.greet()
        for operation in ["DisconnectParticipant", "StopContact"] {
            scene.add(
                Fault(.call(.refuse(status: 503, type: nil, retryAfterSeconds: nil)), operation: operation, times: 7))
        }
        let session = scene.session
        _ = scene.ask { _ async throws(ProviderFailure) in await session.end() }
        #expect(scene.simulator.statistics.contactsOpen == 0)
        #expect(scene.values[ConnectContact.key] == nil)
    }

    @Test func `an end that was not taken leaves its contact known, and is told by whoever comes later`() throws {
        let scene = try Scene()
        scene.greet()
        try scene.restart()
        for operation in ["DisconnectParticipant", "StopContact"] {
            scene.add(Fault(.call(.refuse(status: 503, type: nil, retryAfterSeconds: nil)), operation: operation))
        }
        _ = scene.ask { session async throws(ProviderFailure) in await session.end() }
        #expect(scene.session.assumeIsolated { !$0.isEndTold })
        #expect(scene.values[ConnectContact.key] != nil && scene.simulator.statistics.contactsOpen == 1)
        scene.simulator.removeFaults()
        try scene.restart()
        _ = scene.ask { session async throws(ProviderFailure) in await session.end() }
        #expect(scene.session.assumeIsolated { $0.isEndTold })
        #expect(scene.values[ConnectContact.key] == nil && scene.simulator.statistics.contactsOpen == 0)
    }

    @Test func `what was kept and cannot be read is neither begun anew nor forgotten nor over`() throws {
        let scene = try Scene()
        scene.greet()
        scene.values.failure.value = ProviderFailure(.unavailable, "not to be read", code: "store_unavailable")
        for isResumed in [true, false] {
            try scene.restart(isResumed: isResumed)
            scene.begin()
            scene.wait { scene.words == ["failed provider_unavailable"] }
            scene.idle(.seconds(60))
            #expect(scene.simulator.statistics.contactsStarted == 1)
        }
        try scene.restart()
        _ = scene.ask { session async throws(ProviderFailure) in await session.end() }
        #expect(scene.session.assumeIsolated { !$0.isEndTold })
        #expect(scene.values[ConnectContact.key] != nil && scene.simulator.statistics.contactsOpen == 1)
    }

    @Test func `whoever tells attributes hears when the vendor has them, and that it will never have them`() throws {
        let scene = try Scene(customData: ["tier": "gold"])
        scene.greet()
        let refusal = Fault(
            .call(.refuse(status: 500, type: nil, retryAfterSeconds: nil)), operation: "UpdateContactAttributes",
            times: 4)
        scene.add(refusal)
        let told = scene.ask { session async throws(ProviderFailure) in
            try await session.update(customData: ["tier": "silver"])
        }
        #expect(throws: Never.self) { try told?.get() }
        #expect(scene.bodies("UpdateContactAttributes").last?["Attributes"] == ["tier": "silver"])
        scene.add(
            Fault(
                .call(.refuse(status: 400, type: "InvalidRequestException", retryAfterSeconds: nil)),
                operation: "UpdateContactAttributes", times: 1))
        let refused = scene.ask { session async throws(ProviderFailure) in
            try await session.update(customData: ["tier": "bronze"])
        }
        #expect(throws: ProviderFailure.self) { try refused?.get() }
    }

    @Test func `a beginning whose fate is not known finds its contact`() throws {
        let scene = try Scene()
        scene.add(Fault(.call(.cutApplied), operation: "StartChatContact", times: 5))
        scene.open()
        #expect(scene.words.first == "opened")
        #expect(scene.simulator.statistics.contactsStarted == 1)
    }

    @Test func `a socket that ends as soon as it is heard is not opened again and again at once`() throws {
        let scene = try Scene()
        scene.greet()
        var start = scene.loop.now
        for _ in 0..<5 {
            start = scene.loop.now
            let before = scene.simulator.statistics.connectionsAccepted
            scene.simulator.disconnect()
            scene.wait { scene.simulator.statistics.connectionsAccepted > before }
            scene.idle(.milliseconds(500))
        }
        #expect(scene.loop.now - start >= .seconds(4))
    }

    @Test func `trouble and nothing else is the end of a socket`() throws {
        let scene = try Scene()
        scene.greet()
        for _ in 0..<ConnectSession.troublesMax {
            scene.simulator.push(frame: Array(#"{"message":"Internal server error","connectionId":"x"}"#.utf8))
        }
        scene.wait { scene.words.last == "gap true" }
        #expect(scene.simulator.statistics.connectionsAccepted == 2)
    }

    @Test func `attributes that could not be told are told later, and names of an earlier process are cleared`() throws
    {
        let scene = try Scene(customData: ["tier": "gold", "old": "x"])
        scene.greet()
        scene.add(
            Fault(
                .call(.refuse(status: 500, type: nil, retryAfterSeconds: nil)),
                operation: "UpdateContactAttributes", times: 4))
        _ = scene.session.assumeIsolated { $0.want(customData: ["tier": "silver", "old": "x"]) }
        scene.idle(.seconds(10))
        #expect(scene.bodies("UpdateContactAttributes").last?["Attributes"] == ["tier": "silver"])
        #expect(!scene.words.contains { $0.hasPrefix("notice") })
        try scene.restart()
        scene.begin()
        scene.wait { scene.words.contains("opened") }
        _ = scene.session.assumeIsolated { $0.want(customData: ["tier": "silver"]) }
        scene.idle(.seconds(2))
        #expect(scene.bodies("UpdateContactAttributes").last?["Attributes"] == ["tier": "silver", "old": ""])
    }
}
