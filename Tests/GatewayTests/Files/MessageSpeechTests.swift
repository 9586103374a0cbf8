import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Messages that are heard")
struct MessageSpeechTests {
    private static let sound = Array("RIFF".utf8) + (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }

    /// A session with an answer of these words; the answer's path.
    private func answer(_ gateway: InProcessGateway, _ words: String) async throws -> (Conversation, String) {
        let session = try await Conversation.open(gateway.backend, ["provider": "files", "locale": "en-GB"])
        try await session.order("answer", ["content": ["type": "text", "text": .string(words), "format": "plain"]])
        let event = try await session.event { $0["data"]?["content"]?["text"] == .string(words) }
        return (session, "\(session.path)/messages/\(event["data"]?["id"]?.stringValue ?? "")/speech")
    }

    @Test("the sound comes from the vendor with its credential, whole, and is shown as nothing else")
    func heard() async throws {
        let vendor = try VendorStub()
        vendor.serve("/speech/two%20pizzas,,en-GB", .init(200, [("Content-Type", "text/html")], body: Self.sound))
        vendor.serve("/speech/two%20pizzas,Amber,en-GB", .init(200, [], body: Array("RIFF".utf8)))
        try await withGateway(Samples.files(host: vendor.host)) { gateway in
            let (session, path) = try await answer(gateway, "two pizzas")
            try await expectEqual(session.caller.get(session.path).json["capabilities"]?["speech"], true)
            let heard = try await session.caller.with(session.token).get(path)
            expect(heard.status == 200 && heard.body == Self.sound, "\(heard.status)")
            expect(heard["Content-Type"] == "audio/wav" && heard["X-Content-Type-Options"] == "nosniff")
            expectEqual(heard["Cache-Control"], "no-store")
            try await expectEqual(session.caller.get(path + "?voice=Amber").text, "RIFF")
            expect(vendor.visits.allSatisfy { $0.authorization == "Bearer of-the-vendor-only" })
            // Also once it is over: nothing is said by that.
            try await session.caller.post(session.path + "/end")
            try await expectEqual(session.caller.get(path).status, 200)
        }
    }

    @Test("what cannot be heard says why")
    func refused() async throws {
        let vendor = try VendorStub()
        vendor.serve("/speech/refused,,en-GB", .init(401))
        try await withGateway(Samples.files(host: vendor.host)) { gateway in
            let (session, nothing) = try await answer(gateway, "nothing")
            let empty = try await session.caller.get(nothing)
            expect(empty.status == 422 && empty.json["provider"]?["code"] == "V-1", "\(empty)")
            try await expectEqual(session.caller.get(nothing + "?voice=").status, 422)
            try await expectEqual(session.caller.get(nothing + "?mood=good").status, 422)
            let (_, gone) = try await answer(gateway, "gone")
            try await expectEqual(session.caller.get(gone).code, "provider_error")
            let (_, refused) = try await answer(gateway, "refused")
            try await expectEqual(session.caller.get(refused).code, "provider_auth_failed")
            let own = try await session.send("mine").json["id"]?.stringValue ?? ""
            try await expectEqual(session.caller.get("\(session.path)/messages/\(own)/speech").status, 404)
            let other = try await Conversation.open(gateway.backend, ["provider": "mute"])
            let said = try await other.send("mine").json["id"]?.stringValue ?? ""
            let none = try await other.caller.get("\(other.path)/messages/\(said)/speech")
            expectEqual(none.code, "capability_unsupported", "\(none)")
        }
    }
}
