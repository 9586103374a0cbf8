@testable import Conversations
import GatewayRig
import JSON
import Kernel
import Store
import Synchronization
import SupportExpectations
import Testing

/// A disk that is full when it is told to be.
private final class FullDisk: SpoolDisk {
    let isFull = Mutex(false)

    private func check() throws(SystemError) {
        if isFull.withLock({ $0 }) { throw SystemError(call: "write", code: 28) }
    }
    func create(_ path: String) throws(SystemError) -> DiskFile { try DiskFile.create(path) }
    func write(_ bytes: [UInt8], to file: borrowing DiskFile) throws(SystemError) {
        try check()
        try file.write(bytes)
    }
    func synchronize(_ file: borrowing DiskFile, in directory: String) throws(SystemError) {
        try check()
        try file.synchronize()
    }
}

@Suite("Uploading files")
struct UploadTests {
    @Test("a file is kept, digested, handed to the provider, and given back as it came")
    func upload() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            let answer = try await session.upload("../../hello.txt", Array("hello".utf8))
            expectEqual(answer.status, 201, "\(answer)")
            expect(answer.json["name"] == "hello.txt" && answer.json["contentType"] == "text/plain")
            expect(answer.json["sizeBytes"] == 5 && answer.json["state"] == "ready")
            expectEqual(answer.json["sha256"]?.stringValue, digestText(Array("hello".utf8)))
            expectEqual(answer["Location"], "\(session.path)/attachments/\(try fileID(answer))")
            expectEqual(FilesProvider.taken(by: session.id), ["upload hello.txt 5 hello"])
            let event = try await session.event("attachment.ready")
            expect(event["data"]?["id"] == answer.json["id"] && event["data"]?["state"] == "ready")
            let read = try await session.caller.get("\(session.path)/attachments/\(try fileID(answer))")
            expect(read.status == 200 && read.json == answer.json)
            let content = try await session.content(try fileID(answer))
            expect(content.status == 200 && content.text == "hello")
            expectEqual(content["Content-Disposition"]?.hasPrefix("attachment; filename=\"hello.txt\""), true)
            expectEqual(content["X-Content-Type-Options"], "nosniff")
            expectEqual(content["Content-Security-Policy"]?.hasPrefix("sandbox"), true)
            expect(content["Content-Type"] == "text/plain" && content["Content-Length"] == "5")
        }
    }

    @Test("a form's file is taken from pieces of any size")
    func form() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            let head = "Content-Disposition: form-data; name=\"file\"; filename*=UTF-8''%e2%82%ac.txt"
            let form = "--xyz\r\n\(head)\r\nContent-Type: text/plain\r\n\r\n\r\n--xy\r\nhello\r\n--xyz--\r\n"
            let answer = try await session.upload(form: form)
            expect(answer.status == 201 && answer.json["name"] == "€.txt", "\(answer)")
            try await expectEqual(session.content(try fileID(answer)).text, "\r\n--xy\r\nhello")
            // Byte by byte, in chunks.
            let reply = try await offPool {
                let wire = try Wire(port: session.caller.port)
                defer { wire.close() }
                let fields = [
                    "Content-Type": "multipart/form-data; boundary=xyz", "Transfer-Encoding": "chunked",
                    "Content-Length": "",
                ]
                try wire.send(session.caller.request("POST", session.path + "/attachments", body: [], fields: fields))
                for byte in Array(form.utf8) { try wire.send([0x31, 13, 10, byte, 13, 10]) }
                try wire.send(Array("0\r\n\r\n".utf8))
                return try AnswerReader(wire).answer(to: "POST", within: 20)
            }
            expect(reply.status == 201 && reply.json["sha256"] == answer.json["sha256"], "\(reply)")
        }
    }

    /// One part of a form whose boundary is `xyz`.
    private static func part(_ name: String, _ type: String = "text/plain", _ text: String = "x") -> String {
        "--xyz\r\nContent-Disposition: form-data; name=\"\(name)\"\r\nContent-Type: \(type)\r\n\r\n\(text)\r\n"
    }

    @Test(
        "a form that is not one file is refused, and nothing of it stays",
        arguments: [
            (part("other") + "--xyz--", 422, "/file"), (part("file") + part("b") + "--xyz--", 422, "/file"),
            ("--xyz--", 422, "/file"), (part("file", "text/plain", "") + "--xyz--", 422, "/file"),
            (part("file"), 400, ""), ("no boundary at all", 400, ""), (part("file", "nonsense") + "--xyz--", 415, ""),
            (part("file", "text/html") + "--xyz--", 415, ""),
        ])
    func badForms(_ form: String, _ status: Int, _ pointer: String) async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            let answer = try await session.upload(form: form)
            expectEqual(answer.status, status, "\(answer)")
            expectEqual(answer.pointers, pointer.isEmpty ? [] : [pointer])
            try await expect(eventually { try gateway.spooledNames.isEmpty && gateway.spooledBytes == 0 })
            expect(FilesProvider.taken(by: session.id).isEmpty)
        }
    }

    @Test("limits hold: before reading where the length is known, and while reading where it is not")
    func limits() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            let early = try await gateway.backend.raw(
                gateway.backend.request(
                    "POST", session.path + "/attachments", body: [],
                    fields: ["Content-Length": "1000001", "Content-Type": "image/png"]))
            expect(early.status == 413 && early.code == "body_too_large", "\(early)")
            expect(early.json["limitBytes"] == 1_000_000 && early.json["sizeBytes"] == 1_000_001)
            let long =
                "--xyz\r\nContent-Disposition: form-data; name=\"file\"\r\nContent-Type: image/png\r\n\r\n"
                + String(repeating: "a", count: 1_000_001) + "\r\n--xyz--"
            let late = try await session.upload(form: long)
            expect(late.status == 413 && late.json["limitBytes"] == 1_000_000, "\(late)")
            let whole = try await session.upload("a.png", [UInt8](repeating: 7, count: 1_000_000), type: "image/png")
            expectEqual(whole.status, 201, "\(whole)")
            try await expect(eventually { gateway.spooledBytes == 1_000_000 })
            // The provider's own rules: one for the length of texts, one for names, one for types, one for nothing.
            let text = try await session.upload("a.txt", [UInt8](repeating: 65, count: 500_001))
            expect(text.status == 413 && text.json["limitBytes"] == 500_000, "\(text)")
            let name = try await session.upload("forbidden.txt", [65])
            expect(name.status == 422 && name.json["errors"]?[0]?["code"] == "forbidden_name", "\(name)")
            try await expectEqual(session.upload("a.pdf", [65], type: "application/pdf").status, 415)
            let empty = try await session.upload("a.txt", [])
            expect(empty.status == 422 && empty.json["errors"]?[0]?["code"] == "empty", "\(empty)")
            try await expect(eventually { gateway.spooledBytes == 1_000_000 })
        }
    }

    @Test("who has no files gets 501, a session that is over 409, another's 404, an unknown query 422")
    func refusals() async throws {
        try await withGateway(Samples.files()) { gateway in
            let mute = try await Conversation.open(gateway.backend, ["provider": "mute"])
            try await expectEqual(mute.upload("a.txt", [65]).code, "capability_unsupported")
            let session = try await Conversation.files(gateway)
            let kept = try fileID(try await session.upload("a.txt", [65]))
            let other = gateway.backend.with(Samples.otherSecretKey)
            try await expectEqual(session.seen(by: other).upload("a.txt", [65]).status, 404)
            try await expectEqual(session.seen(by: other).content(kept).status, 404)
            try await expectEqual(
                session.seen(by: gateway.backend.with(Samples.publicKey)).upload("a", [1]).status, 403)
            let token = try #require(session.token ?? nil)
            try await expectEqual(session.seen(by: gateway.backend.with(token)).upload("b.txt", [66]).status, 201)
            let stranger = try await Conversation.files(gateway)
            let strange = try #require(stranger.token)
            try await expectEqual(session.seen(by: gateway.backend.with(strange)).upload("b.txt", [66]).status, 404)
            try await expectEqual(stranger.content(kept).status, 404)
            try await expectEqual(session.upload("a.txt", [65], query: "?what=1").status, 422)
            try await expectEqual(session.upload("a.txt", [65], query: "?text=hello").pointers, ["?text"])
            try await expectEqual(session.content("att_00000000000000000000000000").status, 404)
            try await session.caller.post(session.path + "/end")
            try await expectEqual(session.upload("a.txt", [65]).code, "session_ended")
        }
    }

    @Test("a key makes a file once, however its form is divided")
    func idempotency() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            func form(_ boundary: String, _ text: String) -> String {
                "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                    + "Content-Type: text/plain\r\n\r\n\(text)\r\n--\(boundary)--"
            }
            let first = try await session.upload(form: form("one", "x"), boundary: "one", key: "k-1")
            let again = try await session.upload(form: form("two", "x"), boundary: "two", key: "k-1")
            expect(first.status == 201 && first["Idempotency-Replayed"] == nil, "\(first)")
            expect(again.status == 201 && again["Idempotency-Replayed"] == "true", "\(again)")
            expect(again.json["id"] == first.json["id"] && again.json["state"] == "ready")
            let other = try await session.upload(form: form("two", "y"), boundary: "two", key: "k-1")
            expect(other.status == 422 && other.code == "idempotency_mismatch", "\(other)")
            expectEqual(FilesProvider.taken(by: session.id).count, 1)
            try expectEqual(gateway.spooledNames, [try fileID(first)])
            try await expect(eventually { gateway.spooledBytes == 1 })
        }
    }

    @Test("a full disk and a full spool are 503, and nothing stays behind")
    func full() async throws {
        let disk = FullDisk()
        let more =
            "spool: {fileBytesMax: 1000000, sessionBytesMax: 1000000, totalBytesMax: 1500000, sessionFilesMax: 3}"
        try await withGateway(Samples.files(more: more), spoolDisk: disk) { gateway in
            let session = try await Conversation.files(gateway)
            disk.isFull.withLock { $0 = true }
            let full = try await session.upload("a.txt", [65])
            expect(full.status == 503 && full.code == "store_unavailable", "\(full)")
            try await expect(eventually { try gateway.spooledNames.isEmpty && gateway.spooledBytes == 0 })
            disk.isFull.withLock { $0 = false }
            let large = [UInt8](repeating: 7, count: 900_000)
            try await expectEqual(session.upload("inline-a.png", large, type: "image/png").status, 201)
            let share = try await session.upload("inline-b.png", large, type: "image/png")
            expect(share.status == 503 && share.code == "outbox_full", "\(share)")
            let other = try await Conversation.files(gateway)
            let total = try await other.upload("inline-b.png", large, type: "image/png")
            expect(total.status == 503 && total.code == "store_unavailable", "\(total)")
            for number in 0..<3 { try await expectEqual(other.upload("\(number).txt", [65]).status, 201) }
            try await expectEqual(other.upload("more.txt", [65]).code, "outbox_full")
            try await expect(eventually { gateway.spooledBytes == 900_003 })
        }
    }

    @Test("a file whose commit fails is not kept")
    func storeFails() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            gateway.store.fail(with: .full(code: 13))
            try await expectEqual(session.upload("a.txt", [65]).code, "store_unavailable")
            try await expectEqual(session.upload("a.txt", [65], query: "?send=true").code, "store_unavailable")
            gateway.store.fail(with: nil)
            try await expect(eventually { try gateway.spooledNames.isEmpty && gateway.spooledBytes == 0 })
            try await expectEqual(session.upload("a.txt", [65]).status, 201)
        }
    }
}
