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

/// Messages on their way to the vendor.
@Suite struct SendingTests {
    @Test func `oddity 5 a call that was applied and not answered is repeated with its token`() throws {
        let scene = try Scene()
        scene.add(Fault(.call(.refuseApplied(status: 500, type: nil)), operation: "StartChatContact", times: 1))
        scene.greet()
        for fault in [ConnectCallFault.cutApplied, .refuseApplied(status: 500, type: nil), .cut] {
            scene.add(Fault(.call(fault), operation: "SendMessage", times: 1))
            let before = scene.simulator.statistics.messagesReceived
            #expect(scene.say("once") == "sent")
            #expect(scene.simulator.statistics.messagesReceived == before + 1)
        }
        #expect(scene.simulator.statistics.contactsStarted == 1)
        let tokens = scene.bodies("SendMessage").compactMap { $0["ClientToken"]?.stringValue }
        #expect(tokens.count >= 6)
        #expect(Set(tokens).count == 4)
        scene.idle(.seconds(2))
        #expect(scene.said.filter { $0 == "You said: once" }.count == 3)
    }

    @Test func `a fate that cannot be found out is unknown, and its echo proves it`() throws {
        let scene = try Scene()
        scene.greet()
        scene.add(Fault(.call(.cutApplied), operation: "SendMessage", times: 3))
        // Its echo is there before the failure is.
        #expect(scene.say("did it arrive?") == "sent")
        scene.simulator.disconnect()
        scene.run { scene.words.contains("reconnecting 1") }
        scene.add(Fault(.call(.cutApplied), operation: "SendMessage", times: 3))
        scene.add(Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil)), times: 3))
        #expect(scene.say("and this?") == "unknown provider_unavailable")
        scene.wait { scene.said.contains("You said: and this?") }
        #expect(scene.words.contains("outbound sent named"))
        #expect(scene.simulator.statistics.messagesReceived == 3)
    }

    @Test func `the own message is never told as another's, whichever comes first`() throws {
        let scene = try Scene()
        scene.add(Fault(.item(.echoFirst)))
        scene.add(Fault(.item(.receiptFirst)))
        scene.greet()
        scene.say("me")
        scene.wait { scene.said.contains("You said: me") }
        #expect(!scene.said.contains("me"))
        #expect(scene.words.filter { $0 == "outbound  named" }.count == 2)
        let read = scene.words.lastIndex(of: "receipt read") ?? 0
        let named = scene.words.lastIndex(of: "outbound  named") ?? .max
        #expect(named < read)
    }

    @Test func `oddity 36 messages go out while the socket is away`() throws {
        let scene = try Scene()
        scene.greet()
        scene.add(Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil))))
        scene.simulator.disconnect()
        scene.run { scene.words.contains("reconnecting 1") }
        #expect(scene.say("over here") == "sent")
        #expect(scene.simulator.statistics.messagesReceived == 2)
    }

    @Test func `oddity 39 a message that is too long in bytes is refused before it leaves`() throws {
        let scene = try Scene()
        scene.greet()
        let text = String(repeating: "🙂", count: 4097)
        let session = scene.session
        let problems = session.assumeIsolated { $0.problems(in: .text(text, format: .plain)) }
        #expect(problems.map(\.code) == ["too_long"])
        #expect(scene.say(text) == "refused invalid_request")
        #expect(scene.bodies("SendMessage").count == 1)
        #expect(scene.say(String(repeating: "🙂", count: 4096)) == "sent")
    }

    @Test func `a refused message is refused, one that is too many waits`() throws {
        let scene = try Scene()
        scene.greet()
        scene.add(
            Fault(
                .call(.refuse(status: 400, type: "ValidationException", retryAfterSeconds: nil)),
                operation: "SendMessage", times: 1))
        #expect(scene.say("no") == "refused invalid_request")
        scene.add(
            Fault(
                .call(.refuse(status: 429, type: "ThrottlingException", retryAfterSeconds: 2)),
                operation: "SendMessage", times: 2))
        let start = scene.loop.now
        #expect(scene.say("slowly") == "sent")
        #expect(scene.loop.now - start >= .seconds(4))
        scene.add(
            Fault(
                .call(.refuse(status: 429, type: "ThrottlingException", retryAfterSeconds: nil)),
                operation: "SendMessage", times: 3))
        #expect(scene.say("too often") == "notSent provider_throttled")
    }
}
