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

/// Messages on their way to the vendor.
@Suite struct SendingTests {
    @Test func `oddity 5 a call that was applied and not answered is repeated with its token`() throws {
        let rig = try Rig()
        rig.add(Fault(.call(.refuseApplied(status: 500, type: nil)), operation: "StartChatContact", times: 1))
        rig.greet()
        for fault in [ConnectCallFault.cutApplied, .refuseApplied(status: 500, type: nil), .cut] {
            rig.add(Fault(.call(fault), operation: "SendMessage", times: 1))
            let before = rig.simulator.statistics.messagesReceived
            expectEqual(rig.say("once"), "sent")
            expectEqual(rig.simulator.statistics.messagesReceived, before + 1)
        }
        expectEqual(rig.simulator.statistics.contactsStarted, 1)
        let tokens = rig.bodies("SendMessage").compactMap { $0["ClientToken"]?.stringValue }
        expect(tokens.count >= 6)
        expectEqual(Set(tokens).count, 4)
        rig.idle(.seconds(2))
        expectEqual(rig.said.filter { $0 == "You said: once" }.count, 3)
    }

    @Test func `a fate that cannot be found out is unknown, and its echo proves it`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.call(.cutApplied), operation: "SendMessage", times: 3))
        // Its echo is there before the failure is.
        expectEqual(rig.say("did it arrive?"), "sent")
        rig.simulator.disconnect()
        rig.run { rig.words.contains("reconnecting 1") }
        rig.add(Fault(.call(.cutApplied), operation: "SendMessage", times: 3))
        rig.add(Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil)), times: 3))
        expectEqual(rig.say("and this?"), "unknown provider_unavailable")
        rig.wait { rig.said.contains("You said: and this?") }
        expect(rig.words.contains("outbound sent named"))
        expectEqual(rig.simulator.statistics.messagesReceived, 3)
    }

    @Test func `the own message is never told as another's, whichever comes first`() throws {
        let rig = try Rig()
        rig.add(Fault(.item(.echoFirst)))
        rig.add(Fault(.item(.receiptFirst)))
        rig.greet()
        rig.say("me")
        rig.wait { rig.said.contains("You said: me") }
        expect(!rig.said.contains("me"))
        expectEqual(rig.words.filter { $0 == "outbound  named" }.count, 2)
        let read = rig.words.lastIndex(of: "receipt read") ?? 0
        let named = rig.words.lastIndex(of: "outbound  named") ?? .max
        expect(named < read)
    }

    @Test func `oddity 36 messages go out while the socket is away`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil))))
        rig.simulator.disconnect()
        rig.run { rig.words.contains("reconnecting 1") }
        expectEqual(rig.say("over here"), "sent")
        expectEqual(rig.simulator.statistics.messagesReceived, 2)
    }

    @Test func `oddity 39 a message that is too long in bytes is refused before it leaves`() throws {
        let rig = try Rig()
        rig.greet()
        let text = String(repeating: "🙂", count: 4097)
        let session = rig.session
        let problems = session.assumeIsolated { $0.problems(in: .text(text, format: .plain)) }
        expectEqual(problems.map(\.code), ["too_long"])
        expectEqual(rig.say(text), "refused invalid_request")
        expectEqual(rig.bodies("SendMessage").count, 1)
        expectEqual(rig.say(String(repeating: "🙂", count: 4096)), "sent")
    }

    @Test func `a refused message is refused, one that is too many waits`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(
            Fault(
                .call(.refuse(status: 400, type: "ValidationException", retryAfterSeconds: nil)),
                operation: "SendMessage", times: 1))
        expectEqual(rig.say("no"), "refused invalid_request")
        rig.add(
            Fault(
                .call(.refuse(status: 429, type: "ThrottlingException", retryAfterSeconds: 2)),
                operation: "SendMessage", times: 2))
        let start = rig.loop.now
        expectEqual(rig.say("slowly"), "sent")
        expect(rig.loop.now - start >= .seconds(4))
        rig.add(
            Fault(
                .call(.refuse(status: 429, type: "ThrottlingException", retryAfterSeconds: nil)),
                operation: "SendMessage", times: 3))
        expectEqual(rig.say("too often"), "notSent provider_throttled")
        rig.add(
            Fault(.call(.refuse(status: 408, type: nil, retryAfterSeconds: nil)), operation: "SendMessage", times: 2))
        let before = rig.simulator.statistics.messagesReceived
        expectEqual(rig.say("once more"), "sent")
        expectEqual(rig.simulator.statistics.messagesReceived, before + 1)
    }
}
