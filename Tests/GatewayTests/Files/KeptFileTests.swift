@testable import Conversations
import Gateway
import GatewayRig
import JSON
import Kernel
import SupportExpectations
import Testing

@Suite("Files that were uploaded")
struct KeptFileTests {
    @Test("a file that the provider refuses is rejected and leaves the spool")
    func rejected() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            let answer = try await session.upload("refused.txt", [65])
            expect(answer.status == 201 && answer.json["state"] == "rejected", "\(answer)")
            expectEqual(answer.json["error"]?["provider"]?["code"], "V-7")
            let event = try await session.event("attachment.rejected")
            expect(event["data"]?["reason"] == "We do not like it." && event["data"]?["id"] == answer.json["id"])
            try await expect(eventually { try gateway.spooledNames.isEmpty && gateway.spooledBytes == 0 })
            try await expectEqual(session.content(try fileID(answer)).status, 404)
            let sent = try await session.send(file: try fileID(answer))
            expect(sent.status == 422 && sent.pointers == ["/content/attachmentIds/0"], "\(sent)")
        }
    }

    @Test("what an earlier process left in the spool is removed at the start, and what a row names stays")
    func leftOvers() async throws {
        let folder = TestFolder()
        var kept = ""
        var made: JSONValue = .null
        let first = try await InProcessGateway(Samples.files(), in: folder)
        let session = try await Conversation.files(first)
        made = session.made
        kept = try fileID(try await session.upload("inline.txt", Array("hello".utf8)))
        await first.stop()
        try folder.write("spool/att_01kkpssqwrephswwq7m61grwe2", "left over")
        try folder.write("spool/not-ours", "somebody's")
        try await withGateway(Samples.files(), in: folder) { gateway in
            try expectEqual(gateway.spooledNames.sorted(), [kept, "not-ours"].sorted())
            expectEqual(gateway.spooledBytes, 5)
            let session = try Conversation(gateway.backend, made: made)
            try await expectEqual(session.content(kept).text, "hello")
        }
    }

    @Test("files leave the spool with the end of their session, and with its content")
    func ends() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            let own = try fileID(try await session.upload("inline.txt", Array("hello".utf8)))
            let other = try await Conversation.files(gateway)
            _ = try await other.upload("inline.txt", Array("hello".utf8))
            try await session.caller.post(session.path + "/end")
            try await expect(eventually { gateway.spooledBytes == 5 })
            try await expect(eventually { try gateway.spooledNames.count == 1 })
            try await expectEqual(session.content(own).status, 404)
            try await expectEqual(session.caller.get("\(session.path)/attachments/\(own)").json["name"], "inline.txt")
            try await expectEqual(other.caller.call("DELETE", other.path).status, 204)
            try await expect(eventually { try gateway.spooledNames.isEmpty && gateway.spooledBytes == 0 })
        }
    }

    @Test("while a backup is made no file leaves the spool, and afterwards those do that should have")
    func backup() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            let own = try fileID(try await session.upload("inline.txt", Array("hello".utf8)))
            let other = try await Conversation.files(gateway)
            let kept = try fileID(try await other.upload("inline.txt", Array("hello".utf8)))
            gateway.gateway.holdSpool(true)
            try await expectEqual(session.caller.call("DELETE", session.path).status, 204)
            try expectEqual(gateway.spooledNames.sorted(), [own, kept].sorted())
            expectEqual(gateway.spooledBytes, 10, "its room is taken as long as it lies there")
            gateway.gateway.holdSpool(false)
            try await expect(eventually { try gateway.spooledNames == [kept] })
            try await expect(eventually { gateway.spooledBytes == 5 })
            try await expectEqual(other.caller.call("DELETE", other.path).status, 204)
            try await expect(eventually { try gateway.spooledNames.isEmpty })
        }
    }

    @Test("a file leaves the spool after its time, and what is known of it stays")
    func ages() async throws {
        try await withGateway(Samples.files(more: "spool: {keepSeconds: 3600}")) { gateway in
            let session = try await Conversation.files(gateway)
            let file = try fileID(try await session.upload("inline.txt", Array("hello".utf8)))
            let loop = gateway.firstLoop
            await gateway.conversations.dropOldFiles(on: loop, now: WallClock.milliseconds + 3_500_000)
            try await expectEqual(session.content(file).text, "hello")
            await gateway.conversations.dropOldFiles(on: loop, now: WallClock.milliseconds + 3_700_000)
            try await expect(eventually { try gateway.spooledNames.isEmpty && gateway.spooledBytes == 0 })
            try await expectEqual(session.content(file).status, 404)
            try await expectEqual(session.caller.get("\(session.path)/attachments/\(file)").json["sizeBytes"], 5)
            let sent = try await session.send(file: file)
            expectEqual(sent.json["errors"]?[0]?["code"], "attachment_expired", "\(sent)")
        }
    }

    @Test("a body that is cut off leaves nothing behind")
    func cutOff() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            try await offPool {
                let wire = try Wire(port: session.caller.port)
                let fields = ["Content-Type": "image/png", "Content-Length": "900000"]
                try wire.send(session.caller.request("POST", session.path + "/attachments", body: [], fields: fields))
                try wire.send([UInt8](repeating: 1, count: 300_000))
                expect(poll(within: 60) { gateway.spooledBytes == 900_000 })
                wire.cut()
            }
            try await expect(eventually { try gateway.spooledBytes == 0 && gateway.spooledNames.isEmpty })
        }
    }

    @Test("ranges, tags and HEAD are answered from the spool")
    func ranges() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.files(gateway)
            let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
            let file = try fileID(try await session.upload("inline.png", bytes, type: "image/png"))
            let whole = try await session.content(file)
            let tag = "\"\(digestText(bytes))\""
            expect(whole.body == bytes && whole["ETag"] == tag && whole["Accept-Ranges"] == "bytes")
            let part = try await session.content(file, fields: ["Range": "bytes=100-150099"])
            expect(part.status == 206 && part.body == Array(bytes[100..<150_100]))
            expect(part["Content-Range"] == "bytes 100-150099/200000" && part["Content-Length"] == "150000")
            let end = try await session.content(file, fields: ["Range": "bytes=-1", "If-Range": tag])
            expect(end.status == 206 && end.body == [bytes[199_999]])
            let stale = try await session.content(file, fields: ["Range": "bytes=-1", "If-Range": "\"other\""])
            expect(stale.status == 200 && stale.body == bytes)
            let beyond = try await session.content(file, fields: ["Range": "bytes=200000-"])
            expect(beyond.status == 416 && beyond.code == "range_not_satisfiable", "\(beyond)")
            expectEqual(beyond["Content-Range"], "bytes */200000")
            let same = try await session.content(file, fields: ["If-None-Match": "\"x\", W/\(tag)"])
            expect(same.status == 304 && same.body.isEmpty && same["ETag"] == tag)
            let head = try await session.content(file, method: "HEAD")
            expect(head.status == 200 && head.body.isEmpty && head["Content-Length"] == "200000")
        }
    }

    @Test("what browsers would run is served as opaque bytes, whatever its name and type say")
    func active() async throws {
        try await withGateway(Samples.files()) { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "echo"])
            for type in ["text/html", "image/svg+xml", "application/xhtml+xml", "text/javascript"] {
                let answer = try await session.upload("page.html", Array("<script>".utf8), type: type)
                expect(answer.status == 201 && answer.json["contentType"]?.stringValue == type, "\(answer)")
                let content = try await session.content(try fileID(answer))
                expect(content["Content-Type"] == "application/octet-stream" && content.text == "<script>")
                expectEqual(content["Content-Disposition"]?.hasPrefix("attachment"), true)
            }
        }
    }
}
