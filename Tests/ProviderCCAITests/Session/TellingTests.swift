import Domain
import EventLoop
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// The user's standing and identity, forms and files (`PROTOCOL.md`, sections 4, 5.6, 7 and 15).
@Suite struct TellingTests {
    // MARK: Standing

    @Test func `reserved properties that change are flags; what did not change is not told`() throws {
        let rig = try ChatRig(customData: ["tier": "gold", "reserved_verified_customer": false])
        rig.open()
        func update(_ data: JSONObject) -> Result<Bool, ProviderFailure>? {
            rig.ask { session async throws(ProviderFailure) in
                try await session.update(customData: data)
                return true
            }
        }
        expectEqual(update(["tier": "gold", "reserved_verified_customer": false]), .success(true))
        expectEqual(rig.platform.flags, [])
        let verified: JSONValue = ["label": "Verified", "value": true, "type": "boolean"]
        expectEqual(update(["tier": "gold", "reserved_verified_customer": verified]), .success(true))
        expectEqual(rig.platform.flags, [CCAICustomerFlags(isVerified: true, isBadActor: nil, isRepeat: nil)])
        expectEqual(update(["tier": "gold", "reserved_bad_actor": true]), .success(true))
        expectEqual(rig.platform.flags.last, CCAICustomerFlags(isVerified: nil, isBadActor: true, isRepeat: nil))
    }

    @Test func `a chat that was there before is told the user's standing; one without any is not`() throws {
        let cases: [(data: JSONObject, told: Int)] = [
            (["tier": "gold", "reserved_bad_actor": true], 1), (["tier": "gold"], 0),
        ]
        for (data, told) in cases {
            let rig = try ChatRig(customData: data)
            rig.platform.chats = [
                ScriptedPlatform.Chat(id: 36_000, status: "connected", createdAt: ChatRig.wall, identifier: "u-7")
            ]
            rig.open()
            expectEqual(rig.words.first, "known chat:36000")
            expectEqual(
                rig.platform.flags,
                Array(
                    repeating: CCAICustomerFlags(isVerified: nil, isBadActor: true, isRepeat: nil), count: told))
        }
        let refused = try ChatRig(customData: ["reserved_bad_actor": true])
        refused.platform.chats = [ScriptedPlatform.Chat(id: 36_000, createdAt: ChatRig.wall, identifier: "u-7")]
        refused.platform.fail(.setCustomerFlags, Faults.fault(422, "no"))
        refused.open()
        expectEqual(refused.words.last, "notice invalid_request")
    }

    @Test func `the standing that the platform has is read from it, once there is a chat`() throws {
        let rig = try ChatRig()
        func read() -> Result<JSONObject, ProviderFailure>? {
            rig.ask { session async throws(ProviderFailure) in try await session.vendorCustomData() }
        }
        guard case .failure(let failure) = read() else {
            Issue.record("There is no chat yet.")
            return
        }
        expectEqual(failure.kind, .notConnected)
        rig.open()
        _ = rig.ask { session async throws(ProviderFailure) in
            try await session.update(customData: ["reserved_verified_customer": true])
            return true
        }
        expect(read() == .success(["verified_customer": true]) && rig.platform.notes.last == "flags of 37001")
        rig.platform.fail(.getCustomerFlags, Faults.broken)
        guard case .failure(let broken) = read() else {
            Issue.record("The platform is broken.")
            return
        }
        expectEqual(broken.kind, .unavailable)
    }

    @Test func `other data is not taken after the start, and says so`() throws {
        let provider = CCAI(try ChatRig().configuration)
        func problem(_ next: JSONObject) -> String? {
            do throws(ContentProblem) {
                try provider.validate(
                    customDataChange: next, from: ["tier": "gold", "reserved_bad_actor": true, "page": "/"])
                return nil
            } catch {
                return "\(error.pointer) \(error.code)"
            }
        }
        expect(problem(["tier": "gold", "reserved_bad_actor": false, "page": "/"]) == nil)
        expect(problem(["page": "/", "tier": "gold", "reserved_repeat_customer": true]) == nil)
        expectEqual(problem(["tier": "silver", "page": "/"]), "/tier not_supported_after_start")
        expectEqual(problem(["tier": "gold"]), "/page not_supported_after_start")
        expectEqual(problem(["tier": "gold", "page": "/", "new": 1]), "/new not_supported_after_start")
    }

    @Test func `a front end's word on the user's standing is no flag`() throws {
        let rig = try ChatRig(unverified: ["reserved_verified_customer"])
        rig.open()
        _ = rig.ask { session async throws(ProviderFailure) in
            try await session.update(customData: ["reserved_verified_customer": true])
            return true
        }
        expectEqual(rig.platform.flags, [])
    }

    @Test func `a user who is described anew is told of, under the same name; a refusal is a notice`() throws {
        let rig = try ChatRig()
        rig.open()
        var user = UserProfile(id: "u-7")
        user.email = "zoe@example.test"
        let described = user
        rig.session.assumeIsolated { $0.update(described, locale: nil) }
        rig.manual.runUntilIdle()
        expect(rig.platform.users.last?.identifier == "u-7" && rig.platform.users.last?.email == "zoe@example.test")
        rig.platform.fail(.upsertEndUser, Faults.notAuthorised)
        rig.session.assumeIsolated { $0.update(described, locale: nil) }
        rig.manual.runUntilIdle()
        expectEqual(rig.words.last, "notice provider_auth_failed")
    }

    // MARK: Identity

    private static func identify(_ rig: ChatRig, for time: Duration = .zero) -> Result<Bool, ProviderFailure>? {
        var user = UserProfile(id: "u-9")
        user.name = "Ada"
        let known = user
        return rig.ask(for: time) { session async throws(ProviderFailure) in
            try await session.identify(known, vendorUserID: "u-9")
            return true
        }
    }

    @Test func `an anonymous user is merged with the known one, and is called so from then on`() throws {
        let rig = try ChatRig(user: #"{"id":"usr_01"}"#)
        rig.open()
        expectEqual(Self.identify(rig), .success(true))
        expect(rig.platform.notes.last == "identify 37001 u-9" && rig.platform.users.last?.name == "Ada")
        expectEqual(rig.record?.identifier, "u-9")
        expectEqual(Self.identify(rig), .success(true))
        expectEqual(rig.platform.notes.count { $0.hasPrefix("identify") }, 1)
    }

    @Test func `a merge that came too soon is tried once more, after five seconds`() throws {
        let rig = try ChatRig(user: #"{"id":"usr_01"}"#)
        rig.open()
        rig.platform.fail(.identifyEndUser, Faults.tooSoon)
        expect(Self.identify(rig) == nil)
        rig.pass(.seconds(5))
        expect(rig.platform.notes.count { $0.hasPrefix("identify") } == 2 && rig.record?.identifier == "u-9")
        let refused = try ChatRig(user: #"{"id":"usr_01"}"#)
        refused.open()
        refused.platform.fail(.identifyEndUser, Faults.tooSoon, Faults.tooSoon)
        guard case .failure(let failure) = Self.identify(refused, for: .seconds(5)) else {
            Issue.record("It was refused twice.")
            return
        }
        expect(failure.code == "retry_later" && refused.record?.identifier != "u-9")
        expect(failure.isRetryable && failure.kind != .timedOut)
        // One that may have arrived is not repeated by itself.
        refused.platform.fail(.identifyEndUser, Faults.broken)
        guard case .failure(let unknown) = Self.identify(refused) else {
            Issue.record("It was taken.")
            return
        }
        expectEqual(unknown.kind, .timedOut)
    }

    // MARK: Forms

    private static func ask(for rig: ChatRig) {
        rig.hear(
            "message_received",
            [
                "sender": ["id": 71, "type": "agent"],
                "message": [
                    "type": "form_message_received", "smart_action_id": 42, "external_form_id": "refund/v2",
                    "signature": "ab",
                ],
            ])
    }

    @Test func `a form that is asked for is opened with the configured address, signed as the vector is`() throws {
        let rig = try ChatRig { $0.formURIs = ["refund/v2": "https://forms.example.test/f/{smart_action_id}"] }
        rig.open()
        Self.ask(for: rig)
        expectEqual(rig.words.last, "form 42 refund/v2")
        let vector = rig.ask { session async throws(ProviderFailure) in
            try await session.openForm("42", uri: "https://forms.example.test/f/42?lang=de&t=a%2Fb")
        }
        guard case .success(let form) = vector else {
            Issue.record("\(String(describing: vector))")
            return
        }
        expectEqual(form.signature, "64ec266cea0b64cafcaeef27bef0a8126c2c47ef63f70199f644b19948fd43fb")
        let configured = rig.ask { session async throws(ProviderFailure) in
            try await session.openForm("42", uri: nil)
        }
        guard case .success(let other) = configured else {
            Issue.record("\(String(describing: configured))")
            return
        }
        try expectEqual(JSONValue(parsing: other.data)["uri"], "https://forms.example.test/f/42")
    }

    @Test func `a form is completed with its values, signed; one that nobody asked for is not`() throws {
        let rig = try ChatRig()
        rig.open()
        Self.ask(for: rig)
        let answer = rig.ask { session async throws(ProviderFailure) in
            try await session.completeForm("42", values: ["amount": 2])
        }
        guard case .success(let form) = answer else {
            Issue.record("\(String(describing: answer))")
            return
        }
        let data = try #require(try JSONValue(parsing: form.data).objectValue)
        expect(data["smart_action_id"] == 42 && data["status"] == "success" && data["details"]?["amount"] == 2)
        expect(CCAIForm.isSignature(form.signature, of: data, secret: Secrets.form))
        let unknown = rig.ask { session async throws(ProviderFailure) in
            try await session.completeForm("43", values: [:])
        }
        guard case .failure(let failure) = unknown else {
            Issue.record("No such form was asked for.")
            return
        }
        expectEqual(failure.kind, .notFound)
    }

    @Test func `what cannot be signed is a failure, never an unsigned object`() throws {
        let rig = try ChatRig()
        rig.open()
        Self.ask(for: rig)
        let answer = rig.ask { session async throws(ProviderFailure) in
            try await session.openForm("42", uri: nil)
        }
        guard case .failure(let failure) = answer else {
            Issue.record("There is no address for it.")
            return
        }
        expect(failure.kind == .invalid && failure.code == "required")
    }

    // MARK: Files

    private struct Bytes: FileSource {
        let bytes: [UInt8]

        var sizeBytes: Int { bytes.count }

        func read(at offset: Int, count: Int) async throws(ProviderFailure) -> [UInt8] {
            Array(bytes[min(offset, bytes.count)..<min(offset + count, bytes.count)])
        }
    }

    private static func photo(_ vendorFile: VendorFile? = nil) -> OutboundFile {
        let id = AttachmentID(Identifier(milliseconds: ChatRig.wall, bucket: Bucket(rawValue: 42), random: 9))
        let source = Bytes(bytes: [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
        return OutboundFile(
            id: id, description: FileDescription(name: "p.jpg", contentType: "image/jpeg", sizeBytes: 7),
            vendorFile: vendorFile, source: source)
    }

    @Test func `a photo is brought to the platform, and its message names it`() throws {
        let rig = try ChatRig()
        rig.open()
        let file = Self.photo()
        let answer = rig.ask { session async throws(ProviderFailure) in try await session.upload(file) }
        guard case .success(let place) = answer, let place else {
            Issue.record("\(String(describing: answer))")
            return
        }
        expect(place.url == "https://media.invalid/37001/photo/901" && place.contentType == "image/jpeg")
        expectEqual(rig.platform.notes.last, "upload 37001 p.jpg")
        let sent = Self.photo(place)
        expectEqual(rig.send(.attachment(ids: [sent.id], text: "my door"), files: [sent]), "sent")
        expectEqual(rig.platform.said.first, ["type": "photo", "media_id": 901])
        expect(rig.platform.said.last?["content"] == "my door" && rig.platform.said.count == 2)
    }

    // MARK: Webhooks

    @Test func `an event that comes twice changes nothing, and one of another chat is left for that`() throws {
        let rig = try ChatRig()
        expect(!rig.hear("chat_created"), "the chat is not known yet")
        rig.open()
        let said = rig.delivery(
            "message_received",
            ["sender": ["id": 71, "type": "agent"], "message": ["type": "text", "content": "Hello"]])
        for _ in 0..<2 { expect(rig.session.assumeIsolated { $0.deliver(said) }) }
        rig.manual.runUntilIdle()
        expectEqual(rig.words.count { $0 == "agent: Hello" }, 1)
        expect(!rig.hear("chat_ended", chat: 36_999))
    }

    @Test func `the end of the chat is told once the platform asks nothing more, and nothing is kept`() throws {
        let rig = try ChatRig { $0.chats.csat = .skip }
        rig.open()
        rig.hear("chat_ended", ["ended_by": "agent"])
        expect(!rig.words.contains { $0.hasPrefix("ended") })
        rig.pass(.seconds(1))
        expect(rig.words.last == "ended agent agent" && rig.isEndNotified)
        expect(rig.record == nil && rig.values[CCAIMemory.key] == nil)
        expect(!rig.hear("message_received"))
    }
}
