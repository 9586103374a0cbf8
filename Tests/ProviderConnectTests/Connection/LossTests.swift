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

/// Failures between two steps: nothing is lost, doubled or left behind.
@Suite struct LossTests {
    private static func item(_ rig: Rig, _ type: String, _ id: String, _ time: String, _ content: String)
        -> JSONObject
    {
        [
            "AbsoluteTime": JSONValue("2026-03-01T\(time).000Z"), "Id": JSONValue(id), "Type": "MESSAGE",
            "ContentType": JSONValue(type), "Content": JSONValue(content), "ParticipantId": "a-1",
            "ParticipantRole": "AGENT", "DisplayName": "Ada", "InitialContactId": JSONValue(rig.contactID),
            "ContactId": JSONValue(rig.contactID),
        ]
    }

    @Test func `catching up begins at what a transcript has`() throws {
        let rig = try Rig()
        rig.greet()
        rig.idle(.seconds(15))
        rig.say("idle")
        rig.wait { rig.words.contains("idle agent Ada") }
        rig.idle(.seconds(15))
        rig.simulator.disconnect()
        rig.run { rig.words.contains("reconnecting 1") }
        rig.say("in the gap")
        rig.wait { rig.words.last == "gap true" }
        expectEqual(rig.said.filter { $0 == "You said: in the gap" }.count, 1)
    }

    @Test func `an anchor that the vendor does not know leads to the newest page`() throws {
        let rig = try Rig()
        rig.greet()
        rig.idle(.seconds(1))
        rig.push(item: Self.item(rig, "text/plain", "never-kept", "12:30:00", "only here"))
        rig.wait { rig.said.contains("only here") }
        rig.simulator.disconnect()
        rig.run { rig.words.contains("reconnecting 1") }
        rig.say("and now")
        rig.wait { rig.words.last == "gap true" }
        expectEqual(rig.said.filter { $0 == "You said: and now" }.count, 1)
        expectEqual(rig.said.filter { $0 == "Hello, Zoë" }.count, 1)
    }

    @Test func `a long transcript is told in parts, whole and in order`() throws {
        let rig = try Rig {
            $0.times.reorder = .zero
        } simulator: {
            $0.pageMax = 3
        }
        rig.greet()
        rig.session.assumeIsolated { $0.transcriptBytesMax = 8 << 10 }
        rig.idle(.seconds(1))
        let before = rig.bodies("GetTranscript").filter { $0["StartPosition"] != nil }.count
        rig.add(Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil)), times: 2))
        rig.simulator.disconnect()
        rig.run { rig.words.contains("reconnecting 1") }
        for number in 1...12 { rig.say("missed \(number)") }
        rig.wait { rig.words.last == "gap true" }
        let missed = rig.said.filter { $0.hasPrefix("You said: missed") }
        expectEqual(missed, (1...12).map { "You said: missed \($0)" })
        expect(rig.bodies("GetTranscript").filter { $0["StartPosition"] != nil }.count > before + 1)
        expectEqual(rig.words.filter { $0 == "opened" }.count, 2)
    }

    @Test func `the last words are told before the end, also where no transcript is to be had`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.call(.late(.seconds(5))), operation: "GetTranscript", times: 1))
        rig.simulator.disconnect()
        rig.wait { rig.simulator.statistics.connectionsAccepted == 2 }
        rig.idle(.milliseconds(500))
        rig.push(item: Self.item(rig, "text/plain", "goodbye-1", "12:40:00", "Take care"))
        rig.simulator.end(contactID: rig.contactID)
        rig.wait { rig.words.contains { $0.hasPrefix("ended") } }
        expectEqual(rig.said.last, "Take care")
        expectEqual(rig.words.filter { $0.hasPrefix("ended") }.count, 1)
    }

    @Test(arguments: [400, 500])
    func `a transcript that cannot be had does not make the chat deaf`(_ status: Int) throws {
        let rig = try Rig()
        rig.greet()
        rig.add(
            Fault(
                .call(.refuse(status: status, type: nil, retryAfterSeconds: nil)),
                operation: "GetTranscript"))
        rig.simulator.disconnect()
        rig.idle(.seconds(75))
        rig.wait { rig.words.last == "gap false" }
        expectEqual(rig.say("hear me"), "sent")
        rig.wait { rig.said.contains("You said: hear me") }
    }

    @Test func `a session that ends while it is suspended ends its contact`() throws {
        let rig = try Rig()
        rig.greet()
        try rig.restart()
        let session = rig.session
        _ = rig.ask { _ async throws(ProviderFailure) in await session.end() }
        expectEqual(rig.simulator.statistics.contactsOpen, 0)
        expect(rig.values[ConnectContact.key] == nil)
    }

    @Test func `an end during an outage is told when the outage is over`() throws {
        let rig = try Rig()
        rig.greet()
        for operation in ["DisconnectParticipant", "StopContact"] {
            rig.add(
                Fault(.call(.refuse(status: 503, type: nil, retryAfterSeconds: nil)), operation: operation, times: 7))
        }
        let session = rig.session
        _ = rig.ask { _ async throws(ProviderFailure) in await session.end() }
        expectEqual(rig.simulator.statistics.contactsOpen, 0)
        expect(rig.values[ConnectContact.key] == nil)
    }

    @Test func `an end that was not taken leaves its contact known, and is told by whoever comes later`() throws {
        let rig = try Rig()
        rig.greet()
        try rig.restart()
        for operation in ["DisconnectParticipant", "StopContact"] {
            rig.add(Fault(.call(.refuse(status: 503, type: nil, retryAfterSeconds: nil)), operation: operation))
        }
        _ = rig.ask { session async throws(ProviderFailure) in await session.end() }
        expect(rig.session.assumeIsolated { !$0.isEndNotified })
        expect(rig.values[ConnectContact.key] != nil && rig.simulator.statistics.contactsOpen == 1)
        rig.simulator.removeFaults()
        try rig.restart()
        _ = rig.ask { session async throws(ProviderFailure) in await session.end() }
        expect(rig.session.assumeIsolated { $0.isEndNotified })
        expect(rig.values[ConnectContact.key] == nil && rig.simulator.statistics.contactsOpen == 0)
    }

    @Test func `what was kept and cannot be read is neither begun anew nor forgotten nor over`() throws {
        let rig = try Rig()
        rig.greet()
        rig.values.failure.value = ProviderFailure(.unavailable, "not to be read", code: "store_unavailable")
        for isResumed in [true, false] {
            try rig.restart(isResumed: isResumed)
            rig.begin()
            rig.wait { rig.words == ["failed provider_unavailable"] }
            rig.idle(.seconds(60))
            expectEqual(rig.simulator.statistics.contactsStarted, 1)
        }
        try rig.restart()
        _ = rig.ask { session async throws(ProviderFailure) in await session.end() }
        expect(rig.session.assumeIsolated { !$0.isEndNotified })
        expect(rig.values[ConnectContact.key] != nil && rig.simulator.statistics.contactsOpen == 1)
    }

    @Test func `whoever tells attributes hears when the vendor has them, and that it will never have them`() throws {
        let rig = try Rig(customData: ["tier": "gold"])
        rig.greet()
        let refusal = Fault(
            .call(.refuse(status: 500, type: nil, retryAfterSeconds: nil)), operation: "UpdateContactAttributes",
            times: 4)
        rig.add(refusal)
        let told = rig.ask { session async throws(ProviderFailure) in
            try await session.update(customData: ["tier": "silver"])
        }
        #expect(throws: Never.self) { try told?.get() }
        expectEqual(rig.bodies("UpdateContactAttributes").last?["Attributes"], ["tier": "silver"])
        rig.add(
            Fault(
                .call(.refuse(status: 400, type: "InvalidRequestException", retryAfterSeconds: nil)),
                operation: "UpdateContactAttributes", times: 1))
        let refused = rig.ask { session async throws(ProviderFailure) in
            try await session.update(customData: ["tier": "bronze"])
        }
        #expect(throws: ProviderFailure.self) { try refused?.get() }
    }

    @Test func `a beginning whose fate is not known finds its contact`() throws {
        let rig = try Rig()
        rig.add(Fault(.call(.cutApplied), operation: "StartChatContact", times: 5))
        rig.open()
        expectEqual(rig.words.first, "opened")
        expectEqual(rig.simulator.statistics.contactsStarted, 1)
    }

    @Test func `a beginning whose fate stays unknown leaves no contact behind that nobody is in`() throws {
        let rig = try Rig()
        rig.add(Fault(.call(.cutApplied), operation: "StartChatContact", times: 1000))
        rig.begin()
        rig.idle(.seconds(40), step: .milliseconds(500))
        expectEqual(rig.words.last?.hasPrefix("failed"), true)
        expectEqual(rig.simulator.statistics.contactsOpen, 1)
        rig.simulator.removeFaults()
        rig.idle(.seconds(30), step: .milliseconds(500))
        expectEqual(rig.simulator.statistics.contactsOpen, 0)
        expectEqual(rig.simulator.statistics.contactsStarted, 1)
    }

    @Test func `a socket that ends as soon as it is heard is not opened again and again at once`() throws {
        let rig = try Rig()
        rig.greet()
        let start = rig.loop.now
        for _ in 0..<8 {
            let before = rig.simulator.statistics.connectionsAccepted
            rig.simulator.disconnect()
            rig.wait { rig.simulator.statistics.connectionsAccepted > before }
            rig.idle(.milliseconds(500))
        }
        // Pauses by chance, of which the last are of up to twenty seconds.
        expect(rig.loop.now - start >= .seconds(6))
    }

    @Test func `trouble and nothing else is the end of a socket`() throws {
        let rig = try Rig()
        rig.greet()
        for _ in 0..<ConnectSession.troublesMax {
            rig.simulator.push(frame: Array(#"{"message":"Internal server error","connectionId":"x"}"#.utf8))
        }
        rig.wait { rig.words.last == "gap true" }
        expectEqual(rig.simulator.statistics.connectionsAccepted, 2)
    }

    @Test func `attributes that could not be told are told later, and names of an earlier process are cleared`() throws
    {
        let rig = try Rig(customData: ["tier": "gold", "old": "x"])
        rig.greet()
        rig.add(
            Fault(
                .call(.refuse(status: 500, type: nil, retryAfterSeconds: nil)),
                operation: "UpdateContactAttributes", times: 4))
        _ = rig.session.assumeIsolated { $0.want(customData: ["tier": "silver", "old": "x"]) }
        rig.idle(.seconds(10))
        expectEqual(rig.bodies("UpdateContactAttributes").last?["Attributes"], ["tier": "silver"])
        expect(!rig.words.contains { $0.hasPrefix("notice") })
        try rig.restart()
        rig.begin()
        rig.wait { rig.words.contains("opened") }
        _ = rig.session.assumeIsolated { $0.want(customData: ["tier": "silver"]) }
        rig.idle(.seconds(2))
        expectEqual(rig.bodies("UpdateContactAttributes").last?["Attributes"], ["tier": "silver", "old": ""])
    }
}
