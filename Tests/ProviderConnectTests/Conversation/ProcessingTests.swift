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

/// The service's own say in a chat: messages that it works on, proofs that lapse, an instance with two names.
@Suite struct ProcessingTests {
    @Test func `a message that the service changes or refuses behind its answer is told so`() throws {
        let rig = try Rig()
        rig.greet()
        expectEqual(rig.say("redact 4111"), "sent")
        rig.wait { rig.said.contains("You said: redact ****") }
        let updates = rig.events.all.compactMap { if case .outbound(let update) = $0 { update } else { nil } }
        expectEqual(updates.last?.text, "redact ****")
        expectEqual(rig.say("refuse me"), "sent")
        rig.wait { rig.words.contains { $0.hasPrefix("outbound failed") } }
        let refused = rig.events.all.compactMap { if case .outbound(let update) = $0 { update } else { nil } }
        expect(refused.last?.message == Rig.message(3) && refused.last?.failure?.code == "message_rejected")
    }

    @Test func `a verdict that comes before the answer is not lost`() throws {
        let rig = try Rig { $0.times.reorder = .zero }
        rig.greet()
        rig.add(Fault(.call(.late(.milliseconds(100))), operation: "SendMessage"))
        expect(rig.say("refuse me").hasPrefix("refused"))
        expectEqual(rig.say("and on"), "sent")
    }

    @Test(arguments: ["timeout": "timedOut", "expired": "expired"])
    func `a request for a proof that lapses is told with its stage`(_ word: String, _ stage: String) throws {
        let rig = try Rig()
        rig.greet()
        rig.say("authenticate \(word)")
        rig.wait { rig.words.contains("authentication \(stage)") }
        expectEqual(
            rig.words.filter { $0.hasPrefix("authentication") },
            [
                "authentication requested", "authentication \(stage)",
            ])
    }

    @Test func `a view that its message carries takes a form, and free text`() throws {
        let form = UserContent.formResponse(FormResponse(formID: "v-inline", values: ["name": "Zoë"]))
        let answers: [(UserContent, JSONValue, JSONValue)] = [
            (form, "Submit", ["FormInput": ["name": "Zoë"]]),
            (.text("and more", format: .plain), " ", ["content": "and more"]),
        ]
        for (content, action, data) in answers {
            let rig = try Rig()
            rig.greet()
            rig.say("view inline")
            rig.wait { rig.words.contains("message view") }
            expect(!rig.words.contains("view"))
            expectEqual(rig.send(content), "sent")
            let sent = try #require(rig.bodies("SendMessage").last)
            expectEqual(sent["ContentType"]?.stringValue, ConnectContentType.interactiveResponse)
            let answer = try JSONValue(parsing: sent["Content"]?.stringValue ?? "")
            expect(answer["action"] == action && answer["data"] == data)
        }
    }

    @Test func `an instance is the same by its id and by its name of all`() throws {
        let id = "11111111-2222-3333-4444-555555555555"
        let rig = try Rig {
            $0.instanceID = "arn:aws:connect:us-east-1:123456789012:instance/" + id
        } simulator: {
            $0.instances = [id]
        }
        rig.greet()
        _ = rig.session.assumeIsolated { $0.want(customData: ["tier": "gold"]) }
        rig.wait { rig.bodies("UpdateContactAttributes").count == 1 }
        expectEqual(rig.violations, [])
    }
}
