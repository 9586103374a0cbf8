import GatewayRig
import JSON
import SimulatorCCAI
import SimulatorKit
import SupportExpectations
import Testing

@Suite(
    "Web forms of the CCAI Platform whose signed answers the gateway sends itself",
    .enabled(if: CCAISimulator.vendor.hasSessions))
struct FormTransportRunTests {
    private static func event(
        _ session: Conversation, _ matches: (JSONValue) -> Bool
    ) throws -> JSONValue? {
        var found: JSONValue?
        _ = try poll(within: 30) {
            found = try session.blockingEvents().first(where: matches)
            return found != nil
        }
        return found
    }

    private static func asked(_ session: Conversation, at caller: Caller) throws -> String {
        // The virtual agent hears what is said once it has joined.
        _ = try #require(try event(session) { $0["type"] == "session.active" })
        let sent = try caller.blocking("POST", session.path + "/messages", json: Conversation.text("form kyc-1"))
        expectEqual(sent.status, 202, "\(sent)")
        let requested = try #require(try event(session) { $0["type"] == "form.requested" })
        return try #require(requested["data"]?["formId"]?.stringValue)
    }

    /// The simulator counts a form whose signature or bytes are wrong as a violation.
    @Test("what a front end fills in reaches the platform signed, and the chat says that it is done")
    func values() async throws {
        try await offPool {
            let folder = TestFolder()
            let simulator = try VendorSimulator(of: CCAISimulator.vendor, in: folder)
            let provider = ProviderUnderTest(
                section: try simulator.section(["rateLimitRps": 10_000, "formTransport": "message"])
            ) { _ in [] }
            let gateway = try ChildGateway(config: try provider.configuration(in: folder), in: folder)
            try simulator.post(toGatewayAt: gateway.port)
            let caller = gateway.caller()
            let made = try caller.blocking("POST", "/v1/sessions", json: ["waitSeconds": 10, "user": ["id": "u-1"]])
            expectEqual(made.status, 201, "\(made)")
            let session = try Conversation(caller, made: made.json)
            let id = try Self.asked(session, at: caller)
            let user = caller.with(session.token)
            let values: JSONObject = ["größe": 70.5, "path": "a/b", "b": ["z": 1, "a": 2]]
            let answer = try user.blocking(
                "POST", session.path + "/forms/" + id, json: .object(["values": .object(values)]))
            expectEqual(answer.status, 200, "\(answer)")
            expect(!String(decoding: answer.body, as: UTF8.self).contains("signature"), "a front end gets none")
            let done = try Self.event(session) { $0["type"] == "form.completed" }
            expect(done != nil, "\(gateway.log)")
            let shown = try session.blockingEvents()
            expectEqual(shown.count { $0["type"] == "form.completed" }, 1, "told once, whoever says it first")
            try expectEqual(simulator.count("violations"), 0, "the platform takes the signature")
            let entries = try simulator.entries()
            expect(entries.contains { $0.description.contains("form_complete") }, "it is in the chat")
            // Once more, it waits no longer.
            let again = try user.blocking(
                "POST", session.path + "/forms/" + id, json: .object(["values": .object(values)]))
            expect(again.status == 409 && again.code == "form_not_pending", "\(again)")
        }
    }
}
