import JSON
import SimulatorKit
import SimulatorODA
import SupportExpectations
import Testing

/// Uploads and downloads by hand, right and wrong (protocol note section 11).
@Suite struct ODAFileTests {
    private static let form = "Content-Type: multipart/form-data; boundary=b\r\n"
    private static let part =
        "--b\r\nContent-Disposition: form-data; name=\"attachment\"; filename=\"a.txt\"\r\n"
        + "Content-Type: text/plain\r\n\r\nabc\r\n--b--\r\n"
    private static let token = "Authorization: Bearer \(Rig.token)\r\n"
    private static let protection =
        "x-oda-meta-file-isProtected: True\r\nx-oda-meta-file-authType: ChannelClientAuth\r\n"

    /// Uploads and returns status and body.
    private func upload(
        _ rig: Rig, channel: String = Rig.open, fields: String = "x-oda-meta-file-size: 3\r\n",
        query: String? = nil, form: String = ODAFileTests.form, body: String = ODAFileTests.part
    ) throws -> (status: Int, body: String) {
        let client = try rig.client()
        client.write(
            "POST /chat/v1/attachments?\(query ?? "channelId=\(channel)&userId=guest-42") HTTP/1.1\r\nHost: s:1\r\n"
                + "Connection: close\r\nContent-Length: \(body.utf8.count)\r\n\(form)\(fields)\r\n\(body)")
        rig.run { client.end != nil }
        return (client.status ?? 0, client.body)
    }

    private func fetch(_ rig: Rig, _ path: String, fields: String = "") throws -> (status: Int, body: String) {
        let client = try rig.client()
        client.write("GET \(path) HTTP/1.1\r\nHost: s\r\nConnection: close\r\n\(fields)\r\n")
        rig.run { client.end != nil }
        return (client.status ?? 0, client.body)
    }

    @Test func `a good upload is described and can be fetched`() throws {
        let rig = try Rig()
        let answer = try upload(rig)
        expectEqual(answer.status, 200)
        let described = try JSONValue(parsing: answer.body)
        expectEqual(described["fileName"], "a.txt")
        expectEqual(described["type"], "text/plain")
        let url = try #require(described["url"]?.stringValue)
        expect(url.hasPrefix("http://s:1/attachment/v1/attachments/"))
        try expectEqual(fetch(rig, String(url.dropFirst(10))).body, "abc")
        let transfer = try #require(rig.simulator.transfers.first)
        expectEqual(transfer.sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        try expect(rig.request("GET", "/_sim/transfers").body.contains(#""status":200"#))
    }

    static let wrong: [(String, String, String)] = [
        ("x-oda-meta-file-size: 3\r\n", form, part.replacing("attachment", with: "file")),
        ("x-oda-meta-file-size: 3\r\n", form, part.replacing("a.txt", with: "a b.txt")),
        ("x-oda-meta-file-size: 3\r\n", form, part.replacing("--b--", with: "--b\r\nX: y\r\n\r\n--b--")),
        ("x-oda-meta-file-size: 3\r\n", form, part.replacing("abc", with: "abcd")),
        ("x-oda-meta-file-size: 3\r\n", form, part.replacing("abc", with: "ab")),
        ("x-oda-meta-file-size: 120\r\n", form, part), ("x-oda-meta-file-size: 0\r\n", form, part),
        ("x-oda-meta-file-size: +3\r\n", form, part), ("", form, part),
        ("x-oda-meta-file-size: 3\r\n", "Content-Type: text/plain\r\n", part),
        ("x-oda-meta-file-size: 3\r\n" + token, form, part), ("x-oda-meta-file-size: 3\r\n" + protection, form, part),
        ("x-oda-meta-file-size: 3\r\n", form, "abc"),
    ]

    @Test(arguments: wrong)
    func `an upload that breaks a rule is refused and noted`(fields: String, form: String, body: String) throws {
        let rig = try Rig()
        try expectEqual(upload(rig, fields: fields, form: form, body: body).status, 400)
        expectEqual(rig.simulator.statistics.violations, 1)
        expectEqual(rig.simulator.statistics.filesUploaded, 0)
        expect(rig.simulator.transfers.first?.refusal != nil)
    }

    @Test func `an authenticated channel wants the token, and protection is spelt with a capital letter`() throws {
        let rig = try Rig()
        let size = "x-oda-meta-file-size: 3\r\n"
        try expectEqual(upload(rig, channel: Rig.secured).status, 401)
        let small = Self.protection.replacing("True", with: "true")
        try expectEqual(upload(rig, channel: Rig.secured, fields: size + Self.token + small).status, 400)
        let answer = try upload(rig, channel: Rig.secured, fields: size + Self.token + Self.protection)
        let url = try #require(JSONValue(parsing: answer.body)["url"]?.stringValue)
        let path = String(url.dropFirst(10))
        try expectEqual(fetch(rig, path).status, 401)
        try expectEqual(fetch(rig, path, fields: Self.token).body, "abc")
        try expectEqual(fetch(rig, path + "?token=" + Rig.token).body, "abc")
        try expectEqual(fetch(rig, path + "?token=x").status, 401)
        let seen = rig.simulator.transfers.suffix(4).map { ($0.hasTokenInHeader, $0.hasTokenInQuery) }
        expectEqual(seen.map(\.0), [false, true, false, false])
        expectEqual(seen.map(\.1), [false, false, true, true])
    }

    @Test func `what is unknown is not found, and an address that leads away does`() throws {
        let rig = try Rig()
        try expectEqual(upload(rig, query: "channelId=none&userId=u").status, 404)
        try expectEqual(upload(rig, query: "channelId=\(Rig.open)&userId=u&more=1").status, 400)
        try expectEqual(fetch(rig, "/attachment/v1/attachments/none").status, 404)
        let away = try fetch(rig, "/attachment/v1/attachments/away?to=https%3A%2F%2Fe.example%2Fx")
        expectEqual(away.status, 302)
    }

    @Test func `a file that is only a length comes with that length`() throws {
        let rig = try Rig()
        try expectEqual(fetch(rig, "/attachment/v1/attachments/pattern-200000").status, 200)
        expectEqual(rig.simulator.transfers.last?.sizeBytes, 200_000)
    }

    @Test(arguments: ["!fault upload 413", "!fault uploadcut", "!fault uploadslow 5"])
    func `whoever chats can make the next upload fail`(word: String) throws {
        let rig = try Rig()
        let client = try rig.connect()
        _ = rig.say(word, on: client)
        let upload = try rig.client()
        upload.write(
            "POST /chat/v1/attachments?channelId=\(Rig.open)&userId=guest-42 HTTP/1.1\r\nHost: s\r\n"
                + "Connection: close\r\nContent-Length: \(Self.part.utf8.count)\r\n\(Self.form)"
                + "x-oda-meta-file-size: 3\r\n\r\n\(Self.part)")
        rig.run { rig.simulator.statistics.faultsApplied == 1 }
        rig.advance(by: .milliseconds(5))
        rig.run { upload.end != nil }
        expectEqual(upload.status, word.hasSuffix("413") ? 413 : word.hasSuffix("cut") ? nil : 200)
    }

    @Test func `the skill sends files of the instance, and gives back what it was sent`() throws {
        let rig = try Rig()
        let client = try rig.connect()
        let photo = rig.say("photo", on: client).first?["messagePayload"]?["attachment"]
        expectEqual(photo?["url"]?.stringValue, "http://\(rig.address)/attachment/v1/attachments/pattern-2048")
        expectEqual(rig.say("mine", on: client).first?["messagePayload"]?["type"], "text")
        client.send(
            #"""
            {"messagePayload":{"attachment":{"type":"file","url":"http://h/1"},"type":"attachment"},\#
            "userId":"guest-42"}
            """#)
        rig.run { client.texts.count == 3 }
        expectEqual(rig.say("mine", on: client).first?["messagePayload"]?["attachment"]?["url"], "http://h/1")
    }
}
