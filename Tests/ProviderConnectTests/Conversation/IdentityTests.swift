import Domain
import EventLoop
import Kernel
import ProviderKit
import ProviderRig
import SimulatorConnect
import SimulatorKit
import SupportExpectations
import Testing

@testable import ProviderConnect

/// The identity of messages: the vendor's ids decide, and equal words are not the same message.
@Suite struct IdentityTests {
    private static func call(_ number: UInt64, _ text: String = "ok") -> ConnectEchoMatcher.Sending {
        ConnectEchoMatcher.Sending(
            message: Rig.message(number), contentType: ConnectContentType.plain, content: text, isWholeText: true)
    }

    @Test func `an echo behind a message with the same words names the first, and the answer the second`() {
        var own = ConnectEchoMatcher()
        own.expect(Self.call(1))
        own.begin(Self.call(2))
        expect(own.echo("first", contentType: ConnectContentType.plain, content: "ok") == nil)
        let outcome = own.answered(Self.call(2), id: "second")
        expectEqual(outcome.id, "second")
        expectEqual(outcome.proofs.map(\.id), ["first"])
        expectEqual(own.message(ConnectKey("first")), Rig.message(1))
        expectEqual(own.message(ConnectKey("second")), Rig.message(2))
    }

    @Test func `the echo of the first of two equal messages does not prove the second`() {
        var own = ConnectEchoMatcher()
        own.expect(Self.call(1))
        own.begin(Self.call(2))
        expect(own.echo("first", contentType: ConnectContentType.plain, content: "ok") == nil)
        let outcome = own.failed(Self.call(2), mayHaveArrived: true)
        expect(outcome.id == nil)
        expectEqual(outcome.proofs.map(\.id), ["first"])
        expectEqual(own.echo("second", contentType: ConnectContentType.plain, content: "ok"), Self.call(2))
    }

    @Test func `an echo of other words, or of a call that is under way yet, proves nothing`() {
        var own = ConnectEchoMatcher()
        own.expect(Self.call(1, "yes"))
        own.begin(Self.call(2))
        own.begin(Self.call(3))
        expect(own.echo("a", contentType: ConnectContentType.plain, content: "ok") == nil)
        let second = own.answered(Self.call(2), id: "b")
        let third = own.answered(Self.call(3), id: "a")
        expect(second.proofs.isEmpty && third.proofs.isEmpty)
        expectEqual(own.message(ConnectKey("a")), Rig.message(3))
    }

    @Test func `who begins with a word and says it again has not said it twice where the second is lost`() throws {
        let beginning = OutboundMessage(
            id: Rig.message(70), content: .text("again", format: .plain), isHidden: false, attempt: 1)
        let rig = try Rig(initialMessage: beginning)
        rig.add(Fault(.call(.late(.milliseconds(60))), operation: "GetTranscript", times: 1))
        rig.open()
        rig.add(Fault(.call(.cut), operation: "SendMessage", times: 3))
        let again = rig.begin(sending: beginning.content, id: 71)
        rig.wait { again.value != "pending" }
        expectEqual(again.value, "unknown provider_unavailable")
        rig.wait { rig.words.contains("outbound sent named") }
        expectEqual(rig.words.filter { $0 == "outbound sent named" }.count, 1)
        expectEqual(rig.simulator.statistics.messagesReceived, 1)
    }

    @Test func `agents who say the same twice have said it twice, over a loss and a restart too`() throws {
        let rig = try Rig()
        rig.greet()
        for _ in 0..<2 { rig.say("ok") }
        rig.wait { rig.said.filter { $0 == "You said: ok" }.count == 2 }
        rig.simulator.disconnect()
        rig.wait { rig.words.last == "gap true" }
        expectEqual(rig.said.filter { $0 == "You said: ok" }.count, 2)
        rig.add(Fault(.doubled))
        rig.say("ok")
        rig.wait { rig.said.filter { $0 == "You said: ok" }.count == 3 }
        rig.idle(.seconds(1))
        expectEqual(rig.said.filter { $0 == "You said: ok" }.count, 3)
        try rig.restart()
        rig.begin()
        rig.wait { rig.words.contains("gap true") }
        expect(rig.said.isEmpty)
    }
}
