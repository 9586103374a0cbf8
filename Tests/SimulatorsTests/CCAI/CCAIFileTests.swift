import EventLoop
import JSON
import SimulatorCCAI
import SimulatorKit
import SupportExpectations
import Testing

/// Files of end users on their way to the store, and those of agents on their way back.
@Suite struct CCAIFileTests {
    private static let photo: [UInt8] = [0xff, 0xd8, 0xff, 0xe0] + Array("Zoë".utf8)
    private static let video: [UInt8] = [0, 0, 0, 8] + Array("ftypisom".utf8)

    /// A form for an upload: the fields, and the file behind them.
    private struct Form {
        var parts: [(name: String, head: String, bytes: [UInt8])]

        init(_ answer: CCAIRig.Answer, _ bytes: [UInt8], _ type: String = "image/jpeg") {
            let fields = answer.body["fields"]?.objectValue?.members ?? []
            parts = fields.map { ($0.key, "", Array(($0.value.stringValue ?? "").utf8)) }
            parts.append(("file", "; filename=\"my photo.jpg\"\r\nContent-Type: \(type)", bytes))
        }

        var key: JSONValue {
            .string(String(decoding: parts.first { $0.name == "key" }?.bytes ?? [], as: UTF8.self))
        }

        var body: [UInt8] {
            var body: [UInt8] = []
            for part in parts {
                body += Array(
                    "--b0undary\r\nContent-Disposition: form-data; name=\"\(part.name)\"\(part.head)\r\n\r\n".utf8)
                body += part.bytes + Array("\r\n".utf8)
            }
            return body + Array("--b0undary--\r\n".utf8)
        }
    }

    private func presign(_ rig: CCAIRig, _ chat: Int, _ kind: String = "photos") throws -> CCAIRig.Answer {
        try rig.call("POST", "/chats/\(chat)/\(kind)/upload")
    }

    private func upload(_ form: Form, _ rig: CCAIRig, _ fields: [String] = []) throws -> CCAIRig.Answer {
        let body = form.body
        let type = "Content-Type: multipart/form-data; boundary=b0undary"
        return try rig.request("POST /store/uploads", [type, "Content-Length: \(body.count)"] + fields, body)
    }

    // MARK: Up

    @Test func aPhotoGoesItsWholeWay() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        let given = try presign(rig, chat.id)
        expectEqual(given.body["url"], "http://s/store/uploads")
        let form = Form(given, Self.photo)
        let early = try rig.call(
            "POST", "/chats/\(chat.id)/photos", ["photo": [["s3_path": form.key, "photo_type": "photo"]]])
        expectEqual(early.message, "s3_path was not uploaded")
        try expectEqual(upload(form, rig).status, 204)
        let registered = try rig.call(
            "POST", "/chats/\(chat.id)/photos", ["photo": [["s3_path": form.key, "photo_type": "photo"]]])
        let media = try #require(registered.body[0]?["media_id"])
        // The same file has the same number.
        let again = try rig.call(
            "POST", "/chats/\(chat.id)/photos", ["photo": [["s3_path": form.key, "photo_type": "photo"]]])
        expectEqual(again.body[0]?["media_id"], media)
        let sent = try rig.call(
            "POST", "/chats/\(chat.id)/message",
            ["from_user_id": JSONValue(chat.user), "message": ["type": "photo", "media_id": media]])
        expectEqual(sent.status, 200)
        rig.settle()
        expectEqual(rig.messages().first { $0["type"] == "photo" }?["media_id"], media)
        let listed = try rig.call("GET", "/chats/\(chat.id)/photos")
        expect(listed.body[0]?["media_id"] == media && listed.body.arrayValue?.count == 1)
        expectEqual(listed.body[0]?["s3_path"], form.key)
        rig.simulator.add([.init(.media(.pathless), times: 1), .init(.media(.unlisted), times: 1)])
        let pathless = try rig.call("GET", "/chats/\(chat.id)/photos")
        expect(pathless.body[0]?["media_id"] == media && pathless.body[0]?["s3_path"] == nil)
        try expectEqual(rig.call("GET", "/chats/\(chat.id)/photos").status, 404)
        let url = try #require(listed.body[0]?["url"]?.stringValue)
        let file = try rig.request("GET \(url.dropFirst("http://s".count))", [])
        expect(file.status == 200 && file.field("Content-Type") == "image/jpeg")
        let counts = rig.simulator.statistics.calls
        expect(counts.filesStored == 1 && counts.filesRegistered == 1 && counts.filesFetched == 1)
    }

    @Test func aVideoIsRegisteredAsAnObject() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        let form = Form(try presign(rig, chat.id, "videos"), Self.video, "video/mp4")
        try expectEqual(upload(form, rig).status, 204)
        let path = "/chats/\(chat.id)/videos"
        let list = try rig.call("POST", path, ["video": [["s3_path": form.key]]])
        expect(list.status == 400 && list.message == "video is not well formed")
        let object = try rig.call("POST", path, ["video": ["s3_path": form.key]])
        expect(object.body["media_id"]?.intValue != nil)
        rig.simulator.add([.init(.media(.listed), times: 1)])
        let listed = try rig.call("POST", path, ["video": ["s3_path": form.key]])
        expectEqual(listed.body[0]?["media_id"], object.body["media_id"])
        let photos = try rig.call("POST", "/chats/\(chat.id)/photos", ["photo": ["s3_path": form.key]])
        expectEqual(photos.message, "photo is not well formed")
    }

    @Test func theStoreIsStrict() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        func refused(
            _ fields: [String] = [], type: String = "image/jpeg", bytes: [UInt8] = Self.photo,
            _ change: (inout Form) -> Void
        ) throws -> (status: Int, text: String) {
            var form = Form(try presign(rig, chat.id), bytes, type)
            change(&form)
            let answer = try upload(form, rig, fields)
            return (answer.status, answer.text)
        }
        let two = try refused([CCAIRig.credentials]) { _ in }
        expect(two.status == 400 && two.text.contains("Only one auth mechanism allowed"))
        let first = try refused { $0.parts.insert($0.parts.removeLast(), at: 0) }
        expect(first.status == 400 && first.text.contains("stands last"))
        let fewer = try refused { $0.parts.remove(at: 1) }
        let more = try refused { $0.parts.insert(("acl", "", Array("public".utf8)), at: 0) }
        let changed = try refused { $0.parts[1].bytes += [0x78] }
        expect(fewer.status == 403 && more.status == 403 && changed.status == 403)
        let type = try refused(type: "image/png") { _ in }
        let nameless = try refused { $0.parts[4].head = "\r\nContent-Type: image/jpeg" }
        expect(type.status == 403 && nameless.status == 403)
        let long = try refused(bytes: Self.photo + [UInt8](repeating: 0, count: 2 << 20)) { _ in }
        expect(long.status == 400 && long.text.contains("EntityTooLarge"))
        expect(rig.simulator.statistics.violations == 8 && rig.simulator.statistics.calls.filesStored == 0)
    }

    @Test func aFormIsForOneFileAndForFiveMinutes() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        let form = Form(try presign(rig, chat.id), Self.photo)
        try expectEqual(upload(form, rig).status, 204)
        try expectEqual(upload(form, rig).status, 403)
        let late = Form(try presign(rig, chat.id), Self.photo)
        rig.simulator.expireFiles()
        rig.manual.runUntilIdle()
        let expired = try upload(late, rig)
        expect(expired.status == 403 && expired.text.contains("Policy expired."))
        rig.simulator.add([.init(.media(.formExpired), times: 1)])
        let born = try upload(Form(try presign(rig, chat.id), Self.photo), rig)
        expect(born.status == 403 && born.text.contains("Policy expired."))
        rig.simulator.add([.init(.uploadStatus(503), times: 1)])
        try expectEqual(upload(Form(try presign(rig, chat.id), Self.photo), rig).status, 503)
    }

    @Test func chunksAreNotImplemented() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        let body = Form(try presign(rig, chat.id), Self.photo).body
        let chunks = Array("\(String(body.count, radix: 16))\r\n".utf8) + body + Array("\r\n0\r\n\r\n".utf8)
        let type = "Content-Type: multipart/form-data; boundary=b0undary"
        let answer = try rig.request("POST /store/uploads", [type, "Transfer-Encoding: chunked"], chunks)
        expectEqual(answer.status, 501)
    }

    @Test func aPictureOfAnotherTypeIsFoundOut() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        let form = Form(try presign(rig, chat.id), [0x89, 0x50, 0x4e, 0x47])
        try expectEqual(upload(form, rig).status, 204)
        let answer = try rig.call(
            "POST", "/chats/\(chat.id)/photos", ["photo": [["s3_path": form.key, "photo_type": "photo"]]])
        expect(answer.status == 400 && answer.message == "the file is no image/jpeg")
        let other = try rig.makeChat(105)
        let foreign = try rig.call(
            "POST", "/chats/\(other.id)/photos", ["photo": [["s3_path": form.key, "photo_type": "photo"]]])
        expectEqual(foreign.message, "s3_path is not of this chat")
    }

    // MARK: The way back

    @Test func anAgentsFileIsLookedUpInEitherWay() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        _ = try rig.say("document", chat)
        let id = try #require(rig.messages().last?["media_id"]?.intValue)
        let newer = "/chats/\(chat.id)/media?media_id=\(id)&media_type=document"
        let found = try rig.call("GET", newer)
        expect(found.body["content_type"] == "text/csv" && found.body["file_name"] == "Zoë's orders.csv")
        try expectEqual(rig.call("GET", "/chats/\(chat.id)/media/\(id)").body["media_type"], "document")
        try expectEqual(rig.call("GET", "/chats/\(chat.id)/media?media_id=\(id)").status, 400)
        try expectEqual(rig.call("GET", "/chats/\(chat.id)/media?media_id=\(id)&media_type=photo").status, 404)
        let target = try #require(found.body["url"]?.stringValue).dropFirst("http://s".count)
        let withCredentials = try rig.request("GET \(target)", [CCAIRig.credentials])
        expectEqual(withCredentials.status, 400)
        try expectEqual(rig.request("GET \(target)", []).text, "order,total\nA-17,70.5\n")
        rig.simulator.add([
            .init(.media(.urlExpired), times: 1), .init(.media(.olderLookup), times: 1),
            .init(.media(.fileItself), times: 1), .init(.media(.redirect), times: 1),
            .init(.media(.relativeRedirect), times: 1), .init(.media(.plainLookup), times: 1),
        ])
        try expectEqual(rig.request("GET \(target)", []).status, 403)
        try expectEqual(rig.call("GET", newer).status, 404)
        try expectEqual(rig.call("GET", newer).text, "order,total\nA-17,70.5\n")
        let redirect = try rig.call("GET", newer)
        expect(redirect.status == 302 && redirect.field("Location")?.hasPrefix("http://s/files/") == true)
        try expectEqual(rig.call("GET", newer).field("Location")?.hasPrefix("/files/"), true)
        let plain = try rig.call("GET", newer)
        expect(plain.field("Content-Type") == "text/plain" && plain.text.contains(#""media_type":"document""#))
    }
}
