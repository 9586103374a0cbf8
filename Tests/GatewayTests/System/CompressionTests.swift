import Compression
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Compressed answers")
struct AnswerCompressionTests {
    private func plain(_ answer: Answer) throws -> [UInt8] {
        var inflater = Inflater(.gzip)
        return try inflater.inflate(answer.body.span, bytesMax: 1 << 20)
    }

    /// A session whose answer is long enough.
    private func session() async throws -> Conversation {
        try await Conversation.open(
            try await backend(), ["metadata": ["note": .string(String(repeating: "long ", count: 200))]])
    }

    @Test(
        "long JSON is gzip for those who take it, with a tag of its own that writes honour",
        arguments: ["gzip", "br, gzip;q=0.5", "*"])
    func compresses(_ accept: String) async throws {
        let session = try await session()
        let caller = Caller(port: session.caller.port, credential: Samples.secretKey)
        let answer = try await caller.get(session.path, fields: ["Accept-Encoding": accept])
        let other = try await caller.get(session.path)
        expectEqual(answer["Content-Encoding"], "gzip")
        expectEqual(answer["Vary"], "Accept-Encoding")
        expect(answer.body.count < other.body.count)
        try expectEqual(plain(answer), other.body)
        expect(other["Content-Encoding"] == nil)
        expectEqual(other["Vary"], "Accept-Encoding")
        let tag = try #require(answer["ETag"])
        expect(tag != other["ETag"])
        expect(tag.hasSuffix("-gzip\""))
        let written = try await caller.call("PATCH", session.path, json: ["locale": "de"], fields: ["If-Match": tag])
        expectEqual(written.status, 200)
        let late = try await caller.call("PATCH", session.path, json: ["locale": "en"], fields: ["If-Match": tag])
        expectEqual(late.status, 412)
    }

    @Test(
        "those who do not take it, short answers and streams are left alone", arguments: ["", "identity", "gzip;q=0"])
    func leavesAlone(_ accept: String) async throws {
        let session = try await session()
        let caller = Caller(port: session.caller.port, credential: Samples.secretKey)
        try await expect(caller.get(session.path, fields: ["Accept-Encoding": accept])["Content-Encoding"] == nil)
        let short = try await caller.get("/livez", fields: ["Accept-Encoding": "gzip"])
        expect(short["Content-Encoding"] == nil)
        expect(short["Vary"] == nil)
        let stream = try await session.stream(fields: ["Accept-Encoding": "gzip"])
        expect(stream.head["Content-Encoding"] == nil)
        try await expectEqual(stream.read(to: "stream.ready").isEmpty, false)
        stream.close()
    }
}
