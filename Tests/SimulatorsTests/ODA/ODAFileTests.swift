import JSON
import Simulators
import Testing

/// Uploads and downloads by hand, right and wrong (protocol note section 11).
@Suite struct ODAFileTests {
    private static let form = "Content-Type: multipart/form-data; boundary=b\r\n"
    private static let part =
        "--b\r\nContent-Disposition: form-data; name=\"attachment\"; filename=\"a.txt\"\r\n"
        + "Content-Type: text/plain\r\n\r\nabc\r\n--b--\r\n"
    private static let token = "Authorization: Bearer \(World.token)\r\n"
    private static let protection =
        "x-oda-meta-file-isProtected: True\r\nx-oda-meta-file-authType: ChannelClientAuth\r\n"

    /// Uploads and returns status and body.
    private func upload(
        _ world: World, channel: String = World.open, fields: String = "x-oda-meta-file-size: 3\r\n",
        query: String? = nil, form: String = ODAFileTests.form, body: String = ODAFileTests.part
    ) throws -> (status: Int, body: String) {
        let client = try world.client()
        client.write(
            "POST /chat/v1/attachments?\(query ?? "channelId=\(channel)&userId=guest-42") HTTP/1.1\r\nHost: s:1\r\n"
                + "Connection: close\r\nContent-Length: \(body.utf8.count)\r\n\(form)\(fields)\r\n\(body)")
        world.run { client.end != nil }
        return (client.status ?? 0, client.body)
    }

    private func fetch(_ world: World, _ path: String, fields: String = "") throws -> (status: Int, body: String) {
        let client = try world.client()
        client.write("GET \(path) HTTP/1.1\r\nHost: s\r\nConnection: close\r\n\(fields)\r\n")
        world.run { client.end != nil }
        return (client.status ?? 0, client.body)
    }

    @Test func `a good upload is described and can be fetched`() throws {
        let world = try World()
        let answer = try upload(world)
        #expect(answer.status == 200)
        let described = try JSONValue(parsing: answer.body)
        #expect(described["fileName"] == "a.txt")
        #expect(described["type"] == "text/plain")
        let url = try #require(described["url"]?.stringValue)
        #expect(url.hasPrefix("http://s:1/attachment/v1/attachments/"))
        #expect(try fetch(world, String(url.dropFirst(10))).body == "abc")
        let transfer = try #require(world.simulator.transfers.first)
        #expect(transfer.sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(try world.request("GET", "/_sim/transfers").body.contains(#""status":200"#))
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
        let world = try World()
        #expect(try upload(world, fields: fields, form: form, body: body).status == 400)
        #expect(world.simulator.statistics.violations == 1)
        #expect(world.simulator.statistics.filesUploaded == 0)
        #expect(world.simulator.transfers.first?.refusal != nil)
    }

    @Test func `an authenticated channel wants the token, and protection is spelt with a capital letter`() throws {
        let world = try World()
        let size = "x-oda-meta-file-size: 3\r\n"
        #expect(try upload(world, channel: World.secured).status == 401)
        let small = Self.protection.replacing("True", with: "true")
        #expect(try upload(world, channel: World.secured, fields: size + Self.token + small).status == 400)
        let answer = try upload(world, channel: World.secured, fields: size + Self.token + Self.protection)
        let url = try #require(JSONValue(parsing: answer.body)["url"]?.stringValue)
        let path = String(url.dropFirst(10))
        #expect(try fetch(world, path).status == 401)
        #expect(try fetch(world, path, fields: Self.token).body == "abc")
        #expect(try fetch(world, path + "?token=" + World.token).body == "abc")
        #expect(try fetch(world, path + "?token=x").status == 401)
        let seen = world.simulator.transfers.suffix(4).map { ($0.hasTokenInHeader, $0.hasTokenInQuery) }
        #expect(seen.map(\.0) == [false, true, false, false])
        #expect(seen.map(\.1) == [false, false, true, true])
    }

    @Test func `what is unknown is not found, and an address that leads away does`() throws {
        let world = try World()
        #expect(try upload(world, query: "channelId=none&userId=u").status == 404)
        #expect(try upload(world, query: "channelId=\(World.open)&userId=u&more=1").status == 400)
        #expect(try fetch(world, "/attachment/v1/attachments/none").status == 404)
        let away = try fetch(world, "/attachment/v1/attachments/away?to=https%3A%2F%2Fe.example%2Fx")
        #expect(away.status == 302)
    }

    @Test func `a file that is only a length comes with that length`() throws {
        let world = try World()
        #expect(try fetch(world, "/attachment/v1/attachments/pattern-200000").status == 200)
        #expect(world.simulator.transfers.last?.sizeBytes == 200_000)
    }

    @Test(arguments: ["!fault upload 413", "!fault uploadcut", "!fault uploadslow 5"])
    func `whoever chats can make the next upload fail`(word: String) throws {
        let world = try World()
        let client = try world.connect()
        _ = world.say(word, on: client)
        let upload = try world.client()
        upload.write(
            "POST /chat/v1/attachments?channelId=\(World.open)&userId=guest-42 HTTP/1.1\r\nHost: s\r\n"
                + "Connection: close\r\nContent-Length: \(Self.part.utf8.count)\r\n\(Self.form)"
                + "x-oda-meta-file-size: 3\r\n\r\n\(Self.part)")
        world.run { world.simulator.statistics.faultsApplied == 1 }
        world.advance(by: .milliseconds(5))
        world.run { upload.end != nil }
        #expect(upload.status == (word.hasSuffix("413") ? 413 : word.hasSuffix("cut") ? nil : 200))
    }

    @Test func `the skill sends files of the instance, and gives back what it was sent`() throws {
        let world = try World()
        let client = try world.connect()
        let photo = world.say("photo", on: client).first?["messagePayload"]?["attachment"]
        #expect(photo?["url"]?.stringValue == "http://\(world.address)/attachment/v1/attachments/pattern-2048")
        #expect(world.say("mine", on: client).first?["messagePayload"]?["type"] == "text")
        client.send(
            #"""
            {"messagePayload":{"attachment":{"type":"file","url":"http://h/1"},"type":"attachment"},\#
            "userId":"guest-42"}
            """#)
        world.run { client.texts.count == 3 }
        #expect(world.say("mine", on: client).first?["messagePayload"]?["attachment"]?["url"] == "http://h/1")
    }
}
