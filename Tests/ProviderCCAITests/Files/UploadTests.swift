import Domain
import EventLoop
import HTTPWire
import JSON
import Kernel
import ProviderKit
import SupportServers
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Files on their way to the platform's store, over the wire (`PROTOCOL.md`, section 7.1).
@Suite struct UploadTests {
    private static let chat = "\(ChatCallTests.apps)/chats/1"
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 7, count: 200_000)
    private static let mp4: [UInt8] = [0, 0, 0, 24] + utf8("ftypisom") + [UInt8](repeating: 1, count: 100)

    /// A file in memory; `endsAt` is where its bytes are gone.
    private struct Bytes: FileSource {
        let bytes: [UInt8]
        var endsAt = Int.max

        var sizeBytes: Int { bytes.count }

        func read(at offset: Int, count: Int) async throws(ProviderFailure) -> [UInt8] {
            guard offset < endsAt else { throw ProviderFailure(.unavailable, "gone") }
            return Array(bytes[min(offset, bytes.count)..<min(offset + count, bytes.count)])
        }
    }

    private static func file(
        _ bytes: [UInt8] = Self.jpeg, _ name: String = "a.jpg", _ type: String = "image/jpeg", endsAt: Int = .max
    ) -> OutboundFile {
        OutboundFile(
            id: AttachmentID(Identifier(milliseconds: 1, bucket: Bucket(rawValue: 42), random: 1 << 2)),
            description: FileDescription(name: name, contentType: type, sizeBytes: bytes.count), vendorFile: nil,
            source: Bytes(bytes: bytes, endsAt: endsAt))
    }

    private static func upload(
        _ bench: PlatformBench, _ file: OutboundFile = Self.file(), step: Duration = .milliseconds(20)
    ) throws -> Result<CCAIMedia, CCAIFailure> {
        try bench.ask(atMost: .seconds(200), step: step) { platform async throws(CCAIFailure) in
            try await platform.upload(file, to: 1)
        }
    }

    /// A platform that gives so many addresses, `k-1` and on, and registers what is brought.
    private static func bench(_ kind: CCAIMediaKind = .photo, addresses: Int = 1) throws -> PlatformBench {
        let bench = try PlatformBench()
        let folder = "\(chat)/\(kind.folder)"
        bench.replies["POST \(folder)/upload"] = (1...addresses).map { bench.presigned("k-\($0)") }
        bench.replies["POST \(folder)"] = [
            .json(
                kind == .photo
                    ? #"[{"media_id":901,"url":"https://m.test/1","photo_type":"photo"}]"#
                    : #"{"media_id":902,"url":"https://m.test/2"}"#)
        ]
        return bench
    }

    @Test func `oddity 11 a file goes to the store with no word of ours, whole and with its length`() throws {
        let bench = try Self.bench()
        let media = try Self.upload(bench).get()
        expect(media.id == 901 && media.url == "https://m.test/1")
        let seen = try #require(bench.store.requests.first)
        expect(bench.store.requests.count == 1 && seen.line == "POST /bucket HTTP/1.1")
        for name in ["authorization", "transfer-encoding", "traceparent", "user-agent"] {
            expect(seen.field(name) == nil, "\(name)")
        }
        expectEqual(seen.field("content-length"), String(seen.body.count))
        let type = try #require(seen.field("content-type"))
        let boundary = try #require(try MediaType(type)["boundary"])
        let place = try #require(
            CCAIUploadPlace(
                [
                    "url": "u", "fields": ["key": "k-1", "policy": "cA==", "x-goog-date": "20260101T000000Z"],
                ], askedAt: bench.loop.now))
        let form = try CCAIUploadForm(
            place, name: "a.jpg", contentType: "image/jpeg", sizeBytes: Self.jpeg.count, boundary: boundary)
        expectEqual(seen.body, form.head + Self.jpeg + form.tail)
        expectEqual(bench.bodies("POST \(Self.chat)/photos/upload"), [""])
        // The API has its credentials, before and after.
        expect(bench.api.requests.allSatisfy { $0.field("authorization") != nil })
    }

    @Test func `oddity 10 a photo is registered in an array, a video as an object`() throws {
        let photos = try Self.bench()
        try expectEqual(Self.upload(photos).get().id, 901)
        expectEqual(photos.bodies("POST \(Self.chat)/photos"), [#"{"photo":[{"s3_path":"k-1","photo_type":"photo"}]}"#])
        let videos = try Self.bench(.video)
        let film = Self.file(Self.mp4, "a.mp4", "video/mp4")
        try expectEqual(Self.upload(videos, film).get().id, 902)
        expectEqual(videos.bodies("POST \(Self.chat)/videos"), [#"{"video":{"s3_path":"k-1"}}"#])
        expectEqual(videos.bodies("POST \(Self.chat)/videos/upload"), [""])
        // A list of one in place of an object is understood as well.
        let listed = try Self.bench(.video)
        listed.replies["POST \(Self.chat)/videos"] = [.json(#"[{"media_id":"903"}]"#)]
        try expectEqual(Self.upload(listed, film).get().id, 903)
    }

    @Test func `oddity 12 what breaks a rule is not brought, nor is an address asked for`() throws {
        let bench = try Self.bench()
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for (file, code) in [
            (Self.file(png), "attachment_type_unsupported"),
            (Self.file(png, "a.png", "image/png"), "attachment_type_unsupported"),
            (Self.file([]), "attachment_empty"),
            (Self.file(Self.jpeg + [UInt8](repeating: 0, count: 2 << 20)), "attachment_too_large"),
        ] {
            guard case .invalid(let failure) = try Self.upload(bench, file).failure else {
                Issue.record("it was brought")
                continue
            }
            expectEqual(failure.code, code)
        }
        expect(bench.calls.isEmpty && bench.store.requests.isEmpty)
    }

    @Test func `oddity 12 an address that has become too old is replaced once, and none is used twice`() throws {
        let bench = try Self.bench(addresses: 3)
        let count = LoopBound(0, loop: bench.loop)
        bench.store.answer = { _ in
            count.value += 1
            return count.value == 1
                ? [.answer(403, "<Error><Message>Policy expired.</Message></Error>")] : [.answer(201)]
        }
        try expectEqual(Self.upload(bench).get().id, 901)
        let keys = bench.store.requests.map { text($0.body.prefix(400).map(\.self)).contains("k-2") }
        expectEqual(keys, [false, true])
        expectEqual(bench.bodies("POST \(Self.chat)/photos"), [#"{"photo":[{"s3_path":"k-2","photo_type":"photo"}]}"#])
        bench.store.answer = { _ in [.answer(403, "expired")] }
        guard case .invalid(let failure) = try Self.upload(bench).failure else {
            Issue.record("it was brought")
            return
        }
        expect(failure == CCAIPlatform.uploadFailed && failure.isRetryable)
        expectEqual(bench.store.requests.count, 4)
    }

    @Test func `bytes of unknown fate are brought to another address, once`() throws {
        let bench = try Self.bench(addresses: 3)
        let count = LoopBound(0, loop: bench.loop)
        bench.store.answer = { _ in
            count.value += 1
            return count.value == 1 ? .cut : [.answer(200)]
        }
        try expectEqual(Self.upload(bench).get().id, 901)
        expectEqual(bench.store.requests.count, 2)
        // A store that says nothing is given up after a minute, each time.
        bench.store.answer = { _ in [.wait(.seconds(600))] }
        let begun = bench.loop.now
        try expectEqual(Self.upload(bench, step: .milliseconds(500)).failure, .invalid(CCAIPlatform.uploadFailed))
        let passed = bench.loop.now - begun
        expect(passed >= .seconds(120) && passed < .seconds(130))
    }

    @Test func `a store that refuses is asked once`() throws {
        let bench = try Self.bench(addresses: 3)
        bench.store.answer = { _ in [.answer(400, "EntityTooLarge")] }
        guard case .invalid(let failure) = try Self.upload(bench).failure else {
            Issue.record("it was brought")
            return
        }
        expect(failure.kind == .refused && !failure.isRetryable)
        expect(bench.store.requests.count == 1 && bench.bodies("POST \(Self.chat)/photos").isEmpty)
    }

    @Test func `bytes that are gone on our side are no reason for another address`() throws {
        let bench = try Self.bench(addresses: 3)
        guard case .invalid(let failure) = try Self.upload(bench, Self.file(endsAt: 100_000)).failure else {
            Issue.record("it was brought")
            return
        }
        expectEqual(failure.code, "file_gone")
        expectEqual(bench.bodies("POST \(Self.chat)/photos/upload").count, 1)
    }

    @Test func `a registration of unknown fate is looked for, and repeated only where it is not there`() throws {
        let bench = try Self.bench()
        let (register, look) = ("POST \(Self.chat)/photos", "GET \(Self.chat)/photos")
        bench.replies[register] = [.cut, .json(#"[{"media_id":905}]"#)]
        bench.replies[look] = [
            .json(#"[{"media_id":900,"url":"https://m.test/other"},{"media_id":904,"s3_path":"k-1"}]"#)
        ]
        try expectEqual(Self.upload(bench).get().id, 904)
        expectEqual(bench.bodies(register).count, 1)
        // The address names the path as well.
        bench.replies[register] = [.no(500, "oh"), .json(#"[{"media_id":905}]"#)]
        bench.replies[look] = [.json(#"{"photos":[{"media_id":906,"url":"https://m.test/bucket/k%2D1?sig=1"}]}"#)]
        try expectEqual(Self.upload(bench).get().id, 906)
        expectEqual(bench.bodies(register).count, 2)
        bench.replies[register] = [.page, .json(#"[{"media_id":905}]"#)]
        bench.replies[look] = [
            // Another path, and another file whose name only ends like ours.
            .json(#"[{"media_id":900,"s3_path":"k-0"},{"media_id":907,"url":"https://m.test/bucket/xk-1"}]"#)
        ]
        try expectEqual(Self.upload(bench).get().id, 905)
        expectEqual(bench.bodies(register).count, 4)
        // A chat without a list of photos has not registered this one.
        bench.replies[register] = [.cut, .json(#"[{"media_id":908}]"#)]
        bench.replies[look] = [.no(404, "Not Found")]
        try expectEqual(Self.upload(bench).get().id, 908)
        expectEqual(bench.bodies(register).count, 6)
    }

    @Test func `a page of something on the way, however long it stays, leaves the file for later`() throws {
        let bench = try Self.bench()
        let calls = ["POST \(Self.chat)/photos/upload", "POST \(Self.chat)/photos", "GET \(Self.chat)/photos"]
        // Instead of the registration and what looks for it; and instead of an address.
        for call in calls.reversed() {
            bench.replies[call] = [.page]
            guard call != calls[2] else { continue }
            let failure = try Self.upload(bench).failure
            expect(failure == .malformed && failure?.failure(of: .registerMedia).isRetryable == true, "\(call)")
        }
        expect(bench.bodies(calls[1]).count == 1 && bench.bodies(calls[0]).count == 5)
    }
}
