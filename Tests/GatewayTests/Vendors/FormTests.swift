import GatewayRig
import JSON
import Store
import SupportExpectations
import Testing

@Suite("Web forms that the provider asks for")
struct FormTests {
    private static let native: JSONValue = ["type": "form_message_received", "smart_action_id": 7]

    private func asked(
        _ options: JSONValue = [:], in gateway: InProcessGateway? = nil
    ) async throws -> Conversation {
        let caller = if let gateway { gateway.backend } else { try await backend() }
        let session = try await Conversation.open(caller, ["provider": "scripted", "providerOptions": options])
        try await session.order("formRequested", ["native": Self.native])
        _ = try await session.event("form.requested")
        return session
    }

    private func answer(
        _ session: Conversation, _ body: JSONValue, to id: String = "form-1", key: String? = nil
    ) async throws -> Answer {
        try await session.caller.post("\(session.path)/forms/\(id)", body, key: key)
    }

    private func waiting(_ session: Conversation) async throws -> [String] {
        let forms = try await session.caller.get(session.path).json["forms"]?.arrayValue ?? []
        return forms.compactMap { $0["formId"]?.stringValue }
    }

    private func told(_ session: Conversation) -> [String] {
        ScriptedProvider.calls(of: session.id).filter { $0.contains("Form ") }
    }

    private func ends(_ session: Conversation) async throws -> [JSONValue] {
        try await session.events().filter { $0["type"] == "form.completed" }.compactMap { $0["data"] }
    }

    @Test("a form waits in the session and the transcript, and is told of once, with the vendor's payload")
    func waits() async throws {
        let session = try await asked()
        let event = try await session.event("form.requested")
        expectEqual(event["data"], ["formId": "form-1", "name": "kyc", "native": Self.native])
        try await session.order("formRequested", ["name": "another"], waits: true)
        try await session.order("formRequested", ["id": "form-2"], waits: true)
        _ = try await session.event { $0["data"]?["formId"] == "form-2" }
        try await expectEqual(session.events().count { $0["type"] == "form.requested" }, 2)
        let form = try await session.caller.get(session.path).json["forms"]?[0]
        expect(form?["formId"] == "form-1" && form?["name"] == "kyc" && form?["requestedAt"]?.stringValue != nil)
        expect(form?["native"] == nil)
        try await expectEqual(waiting(session), ["form-1", "form-2"])
        let page = session.caller.with(session.token)
        let transcript = try await page.get(session.path + "/transcript").json
        expectEqual(transcript["session"]?["forms"]?.arrayValue?.count, 2)
        try await session.caller.post(session.path + "/end")
        try await expect(waiting(session).isEmpty)
    }

    @Test("an address is signed byte for byte, as often as asked for, and the form waits on")
    func address() async throws {
        let session = try await asked()
        let signed = try await answer(session, ["uri": "app-form"])
        expectEqual(signed.status, 200)
        let expected =
            #"{"formId":"form-1","type":"form_data","signature":"signature-of-data","#
            + #""data":{ "z" : 1.0 , "id" : "form-1" , "more" : {"uri":"app-form"} }}"#
        expectEqual(signed.text, expected)
        let configured = try await answer(session, ["uri": nil])
        expectEqual(configured.json["data"]?["more"]?["uri"], "configured")
        expectEqual(told(session), ["openForm form-1 app-form", "openForm form-1 -"])
        try await expectEqual(waiting(session), ["form-1"])
        try await expect(ends(session).isEmpty)
    }

    @Test("values complete a form, once; a secret key gets them signed")
    func values() async throws {
        let session = try await asked()
        let signed = try await answer(session, ["values": ["name": "Ada"]])
        expectEqual(signed.status, 200, "\(signed)")
        expect(signed.json["type"] == "form_complete" && signed.json["signature"] == "signature-of-values")
        expect(signed.text.hasSuffix(#""data":{ "z" : 1.0 , "id" : "form-1" , "more" : {"values":{"name":"Ada"}} }}"#))
        try await expect(waiting(session).isEmpty)
        try await expectEqual(ends(session), [["formId": "form-1", "name": "kyc"]])
        for body: JSONValue in [["values": [:]], ["uri": "x"]] {
            let again = try await answer(session, body)
            expect(again.status == 409 && again.code == "form_not_pending", "\(again)")
        }
        // The provider's word for the same end is no second one, nor is its request when it comes once more.
        try await session.order("formCompleted", ["status": "success"], waits: true)
        try await session.order("formRequested", [:], waits: true)
        try await session.order("formRequested", ["id": "form-2"], waits: true)
        _ = try await session.event { $0["data"]?["formId"] == "form-2" }
        try await expectEqual(ends(session).count, 1)
        try await expectEqual(waiting(session), ["form-2"])
    }

    @Test("a form that ends at the vendor's is done, with the vendor's word")
    func elsewhere() async throws {
        let session = try await asked()
        try await session.order("formCompleted", ["status": "success", "native": ["event": "formCompleted"]])
        let event = try await session.event("form.completed")
        expectEqual(
            event["data"],
            ["formId": "form-1", "name": "kyc", "status": "success", "native": ["event": "formCompleted"]])
        try await expectEqual(answer(session, ["values": [:]]).code, "form_not_pending")
        // An end that comes before its request.
        try await session.order("formCompleted", ["id": "early"], waits: true)
        try await session.order("formRequested", ["id": "early"], waits: true)
        try await session.order("formRequested", ["id": "form-2"], waits: true)
        _ = try await session.event { $0["data"]?["formId"] == "form-2" }
        try await expectEqual(waiting(session), ["form-2"])
        try await expectEqual(ends(session).last, ["formId": "early"])
    }

    @Test("an end that the provider tells of before it has answered is the only one")
    func toldFirst() async throws {
        let session = try await asked()
        let done = try await answer(session, ["values": ["ends": true]], key: "k-1")
        expectEqual(done.status, 200)
        try await expectEqual(ends(session), [["formId": "form-1", "name": "kyc", "status": "success"]])
        let again = try await answer(session, ["values": ["ends": true]], key: "k-1")
        expect(again.status == 200 && again["Idempotency-Replayed"] == "true", "\(again)")
    }

    @Test("an equal request with the same key completes a form once, another body is refused")
    func repeats() async throws {
        let session = try await asked()
        let values: JSONValue = ["values": ["a": 1]]
        try await expectEqual(answer(session, values, key: "k-1").json["signature"], "signature-of-values")
        for _ in 1...2 {
            let again = try await answer(session, values, key: "k-1")
            expect(again.status == 200 && again["Idempotency-Replayed"] == "true")
            expectEqual(again.json, ["formId": "form-1", "type": "form_complete"])
            try await expectEqual(answer(session, ["values": ["a": 2]], key: "k-1").code, "idempotency_mismatch")
            // Answered in every state.
            try await session.caller.post(session.path + "/end")
        }
        expectEqual(told(session), [#"completeForm form-1 {"a":1}"#])
        try await expectEqual(ends(session).count, 1)
        let other = try await asked()
        let first = try await answer(other, ["uri": "x"], key: "k-2")
        let again = try await answer(other, ["uri": "x"], key: "k-2")
        expect(first["Idempotency-Replayed"] == nil && again["Idempotency-Replayed"] == "true")
        expect(again.status == 200 && again.json == first.json)
        try await expectEqual(answer(other, ["uri": "y"], key: "k-2").code, "idempotency_mismatch")
        // An answer that was refused is not kept.
        let refused = try await answer(other, ["values": ["fault": "invalid_request"]], key: "k-3")
        expectEqual(refused.status, 422, "\(refused)")
        try await expectEqual(answer(other, ["values": [:]], key: "k-3").status, 200)
    }

    @Test("of two answers with values at once one is taken")
    func race() async throws {
        let session = try await asked()
        let slow: JSONValue = ["values": ["delayMilliseconds": 50]]
        async let first = answer(session, slow)
        async let second = answer(session, slow)
        let statuses = [try await first.status, try await second.status]
        expectEqual(statuses.sorted(), [200, 409])
        expectEqual(told(session).count, 1)
        try await expectEqual(ends(session).count, 1)
    }

    @Test(
        "what cannot be signed is a problem, and the form waits on",
        arguments: [
            ("invalid_request", 422, "invalid_request"), ("not_found", 404, "not_found"),
            ("capability_unsupported", 501, "capability_unsupported"),
            ("provider_unavailable", 503, "provider_unavailable"),
        ])
    func unsigned(_ fault: String, _ status: Int, _ code: String) async throws {
        let session = try await asked()
        for body: JSONValue in [["uri": .string(fault)], ["values": ["fault": .string(fault)]]] {
            let refused = try await answer(session, body)
            expect(refused.status == status && refused.code == code, "\(refused)")
            expect(refused.json["signature"] == nil && refused.json["data"] == nil)
        }
        try await expectEqual(waiting(session), ["form-1"])
        try await expectEqual(answer(session, ["values": [:]]).status, 200)
    }

    @Test("a front end gives values, gets nothing signed, and names no address")
    func frontEnds() async throws {
        let session = try await asked()
        let page = try session.seen(by: session.caller.with(session.token))
        for uri: JSONValue in ["x", nil] {
            let refused = try await answer(page, ["uri": uri])
            expect(refused.status == 403 && refused.pointers == ["/uri"], "\(refused)")
        }
        let done = try await answer(page, ["values": ["name": "Ada"]])
        expect(done.status == 200 && done.json == ["formId": "form-1", "type": "form_complete"], "\(done)")
        expectEqual(told(session), [#"completeForm form-1 {"name":"Ada"}"#])
    }

    @Test("values of a front end that nobody would tell the vendor are refused, and the form waits on")
    func undelivered() async throws {
        let session = try await asked(["deliversForms": false])
        let page = try session.seen(by: session.caller.with(session.token))
        let values: JSONValue = ["values": ["name": "Ada"]]
        let refused = try await answer(page, values, key: "k-1")
        expect(refused.status == 501 && refused.code == "capability_unsupported", "\(refused)")
        expect(told(session).isEmpty)
        try await expectEqual(waiting(session), ["form-1"])
        try await expectEqual(answer(session, values).json["signature"], "signature-of-values")
        try await expect(waiting(session).isEmpty)
    }

    @Test(
        "a request that is not right is 422 with its place",
        arguments: [
            ("{}", "/values"), (#"{"values":{},"uri":"x"}"#, "/uri"), (#"{"values":[]}"#, "/values"),
            (#"{"uri":""}"#, "/uri"), (#"{"uri":1}"#, "/uri"), (#"{"values":{},"more":1}"#, "/more"),
        ])
    func judged(_ body: String, _ pointer: String) async throws {
        let session = try await asked()
        let refused = try await answer(session, try JSONValue(parsing: body))
        expect(refused.status == 422 && refused.pointers == [pointer], "\(refused)")
        expect(told(session).isEmpty)
    }

    @Test("values are at most 64 KiB")
    func bounds() async throws {
        let session = try await asked()
        let value = JSONValue.string(String(repeating: "x", count: 65_536))
        try await expectEqual(answer(session, ["values": ["a": value]]).pointers, ["/values"])
    }

    @Test("an unknown form is 404, one in a session that is over 409, and without the ability it is 501")
    func refused() async throws {
        let session = try await asked()
        let unknown = try await answer(session, ["values": [:]], to: "other")
        expect(unknown.status == 404 && unknown.code == "not_found", "\(unknown)")
        for provider in ["mute", "agents"] {
            let other = try await Conversation.open(session.caller, ["provider": .string(provider)])
            let refused = try await answer(other, ["values": [:]])
            expect(refused.status == 501 && refused.code == "capability_unsupported", "\(refused)")
        }
        try await session.caller.post(session.path + "/suspend")
        try await expectEqual(answer(session, ["values": [:]]).code, "not_connected")
        try await expectEqual(answer(session, ["values": [:]], to: "other").status, 404)
        try await session.caller.post(session.path + "/end")
        try await expectEqual(answer(session, ["values": [:]]).code, "session_ended")
        expect(told(session).isEmpty)
    }

    @Test("a form outlives the process, and the adapter that is opened again is told of it")
    func restart() async throws {
        try await withRestart { gateway in
            try await asked(in: gateway)
        } goOn: { session in
            try await expectEqual(waiting(session), ["form-1"])
            try await session.send("there?", waits: true)
            let bytes = Self.native.encoded().count
            expect(ScriptedProvider.calls(of: session.id).contains("waiting form form-1 kyc \(bytes)"))
            try await expectEqual(answer(session, ["values": [:]]).status, 200)
            try await expect(waiting(session).isEmpty)
        }
    }

    @Test("erasing a session takes its forms along")
    func erased() async throws {
        let session = try await asked()
        try await expectEqual(session.caller.call("DELETE", session.path).status, 204)
        try await expectEqual(answer(session, ["values": [:]]).status, 404)
        expect(told(session).isEmpty)
    }

    @Test("what the provider has is done, though the store takes nothing for a while")
    func stalledStore() async throws {
        try await withGateway { gateway in
            let session = try await asked(in: gateway)
            gateway.store.hold()
            async let sent = answer(session, ["values": [:]])
            try await expect(eventually { gateway.store.heldCount == 1 })
            try await expectEqual(answer(session, ["values": [:]]).code, "form_not_pending")
            try await expectEqual(waiting(session), ["form-1"], "to callers it waits until that is on the disk")
            gateway.store.release()
            try await expectEqual(sent.status, 200)
            try await expect(waiting(session).isEmpty)
        }
    }
}
