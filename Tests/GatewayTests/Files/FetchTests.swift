@testable import Conversations
import Domain
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Fetching vendors' files")
struct FetchTests {
    /// A session to whose log the provider adds a message with a file at each address; gives the files' ids.
    private func files(_ gateway: InProcessGateway, _ urls: String...) async throws -> (Conversation, [String]) {
        let session = try await Conversation.files(gateway)
        let list = urls.map { JSONValue.object(["url": .string($0)]) }
        try await session.order("answer", ["content": ["type": "attachment"], "files": .array(list)])
        let event = try await session.event { $0["data"]?["content"]?["attachments"] != nil }
        let shown = event["data"]?["content"]?["attachments"]?.arrayValue ?? []
        return (session, shown.compactMap { $0["id"]?.stringValue })
    }

    @Test(
        "what the vendor says of its file does not make it a page of ours",
        arguments: [
            ("text/html", "application/octet-stream"), ("image/svg+xml; charset=utf-8", "application/octet-stream"),
            ("image/png", "image/png"), ("nonsense", "application/octet-stream"),
        ])
    func served(_ type: String, _ served: String) async throws {
        let vendor = try VendorStub()
        let fields = [
            ("Content-Type", type), ("Content-Disposition", "inline; filename=evil.html"), ("Set-Cookie", "a=b"),
            ("Content-Security-Policy", "default-src *"), ("Access-Control-Allow-Origin", "*"), ("ETag", "\"v\""),
        ]
        vendor.serve("/files/a%20b.html", .init(200, fields, body: Array("<script>".utf8)))
        try await withGateway(Samples.files(host: vendor.host)) { gateway in
            let (session, ids) = try await files(gateway, "http://\(vendor.host)/files/a%20b.html?sig=s3cret")
            let content = try await session.content(try #require(ids.first))
            expect(content.status == 200 && content.text == "<script>", "\(content)")
            expect(content["Content-Type"] == served && content["X-Content-Type-Options"] == "nosniff")
            expectEqual(
                content["Content-Disposition"], "attachment; filename=\"a b.html\"; filename*=UTF-8''a%20b.html")
            expectEqual(content["Content-Security-Policy"], "sandbox; default-src 'none'")
            expect(content["Set-Cookie"] == nil && content["Access-Control-Allow-Origin"] == nil)
            expectEqual(content["ETag"], "\"v\"")
        }
    }

    @Test("ranges are passed on, and what the vendor makes of them is passed back")
    func ranges() async throws {
        let vendor = try VendorStub()
        let bytes = (0..<150_000).map { UInt8(truncatingIfNeeded: $0) }
        vendor.serve("/files/ranged", .init(200, [("Accept-Ranges", "bytes")], body: bytes))
        vendor.serve("/files/whole", .init(200, [], body: bytes))
        try await withGateway(Samples.files(host: vendor.host)) { gateway in
            let (session, ids) = try await files(
                gateway, "http://\(vendor.host)/files/ranged", "http://\(vendor.host)/files/whole")
            let part = try await session.content(ids[0], fields: ["Range": "bytes=10-99999"])
            expect(part.status == 206 && part.body == Array(bytes[10..<100_000]))
            expectEqual(part["Content-Range"], "bytes 10-99999/150000")
            let whole = try await session.content(ids[1], fields: ["Range": "bytes=10-99999"])
            expect(whole.status == 200 && whole.body == bytes && whole["Content-Length"] == "150000")
            let odd = try await session.content(ids[0], fields: ["Range": "bytes=1-2, 3-4"])
            expect(odd.status == 200 && odd.body == bytes)
            expectEqual(vendor.visits.map(\.range), ["bytes=10-99999", "bytes=10-99999", nil])
            let head = try await session.content(ids[0], method: "HEAD")
            expect(head.status == 200 && head["Content-Length"] == "150000" && head.body.isEmpty)
        }
    }

    /// RFC 9110, section 13.1.5.
    @Test("a range with a condition comes as a part while the vendor has that tag, and else as the whole")
    func conditions() async throws {
        let vendor = try VendorStub()
        let bytes = Array("0123456789".utf8)
        vendor.serve("/files/tagged", .init(200, [("Accept-Ranges", "bytes"), ("ETag", "\"v1\"")], body: bytes))
        try await withGateway(Samples.files(host: vendor.host)) { gateway in
            let (session, ids) = try await files(gateway, "http://\(vendor.host)/files/tagged")
            func part(_ tag: String) async throws -> Answer {
                try await session.content(ids[0], fields: ["Range": "bytes=2-4", "If-Range": tag])
            }
            let whole = try await session.content(ids[0])
            expect(whole.status == 200 && whole["ETag"] == "\"v1\"")
            let known = try await session.content(ids[0], fields: ["If-None-Match": "\"x\", W/\"v1\""])
            expect(known.status == 304 && known.body.isEmpty && known["ETag"] == "\"v1\"", "\(known)")
            try await expectEqual(session.content(ids[0], fields: ["If-None-Match": "\"x\""]).status, 200)
            let same = try await part("\"v1\"")
            expect(same.status == 206 && same.text == "234" && same["ETag"] == "\"v1\"", "\(same)")
            expectEqual(same["Content-Range"], "bytes 2-4/10")
            let changed = try await part("\"v0\"")
            expect(changed.status == 200 && changed.body == bytes && changed["Content-Range"] == nil, "\(changed)")
            // A weak tag and a date vouch for no byte, and what is no tag for nothing.
            for tag in ["W/\"v1\"", "Sat, 29 Oct 1994 19:43:31 GMT", "v1", "\"v\"1\""] {
                let weak = try await part(tag)
                expect(weak.status == 200 && weak.body == bytes, "\(tag): \(weak)")
            }
            let beyond = try await session.content(ids[0], fields: ["Range": "bytes=99-", "If-Range": "\"v1\""])
            expect(beyond.status == 200 && beyond.body == bytes)
            let asked = vendor.visits.map { "\($0.range ?? "-") \($0.ifRange ?? "-")" }
            expectEqual(
                asked,
                [
                    "- -", "- -", "- -", "bytes=2-4 \"v1\"", "bytes=2-4 \"v0\"", "- -", "- -", "- -", "- -",
                    "bytes=99- \"v1\"",
                ])
        }
    }

    @Test("a part that a careless vendor gives of another file is not passed on")
    func careless() async throws {
        let vendor = try VendorStub()
        let bytes = Array("0123456789".utf8)
        let ranged = [("Accept-Ranges", "bytes")]
        vendor.serve("/files/new", .init(200, ranged + [("ETag", "\"v2\"")], body: bytes, isCareless: true))
        vendor.serve("/files/weak", .init(200, ranged + [("ETag", "W/\"v1\"")], body: bytes, isCareless: true))
        vendor.serve("/files/bare", .init(200, ranged, body: bytes, isCareless: true))
        try await withGateway(Samples.files(host: vendor.host)) { gateway in
            let (session, ids) = try await files(
                gateway, "http://\(vendor.host)/files/new", "http://\(vendor.host)/files/weak",
                "http://\(vendor.host)/files/bare")
            for (id, tag) in zip(ids, ["\"v2\"", nil, nil] as [String?]) {
                let answer = try await session.content(id, fields: ["Range": "bytes=2-4", "If-Range": "\"v1\""])
                expect(answer.status == 200 && answer.body == bytes && answer["ETag"] == tag, "\(answer)")
            }
            expectEqual(vendor.visits.map(\.range), ["bytes=2-4", nil, "bytes=2-4", nil, "bytes=2-4", nil])
        }
    }

    /// The user's own file, which lies at the vendor alone: it was made our tag of when it came.
    @Test("our own tag is good for the vendor's copy while that has as many bytes")
    func ours() async throws {
        let vendor = try VendorStub()
        let bytes = Array("hello".utf8)
        let ranged = [("Accept-Ranges", "bytes"), ("ETag", "\"theirs\"")]
        vendor.serve("/files/up.txt", .init(200, ranged, body: bytes))
        try await withGateway(Samples.files(host: vendor.host)) { gateway in
            let session = try await Conversation.files(gateway)
            let answer = try await session.upload("inline.txt", bytes, query: "?send=true")
            let message = try #require(answer.json["message"]?["id"]?.stringValue)
            _ = try await session.state(of: message, "sent")
            try await session.order(
                "outbound",
                ["messageId": .string(message), "files": [["url": .string("http://\(vendor.host)/files/up.txt")]]])
            _ = try await session.event("message.updated")
            let file = try fileID(answer)
            await gateway.conversations.dropOldFiles(on: gateway.firstLoop, now: .max / 2)
            let tag = "\"\(digestText(bytes))\""
            let fields = ["Range": "bytes=1-2", "If-Range": tag]
            let part = try await session.content(file, fields: fields)
            expect(part.status == 206 && part.text == "el" && part["ETag"] == tag, "\(part)")
            expectEqual(vendor.visits.map(\.ifRange), [nil])
            // The vendor has made something else of it.
            vendor.serve("/files/up.txt", .init(200, ranged, body: Array("hello!".utf8)))
            let other = try await session.content(file, fields: fields)
            expect(other.status == 200 && other.text == "hello!" && other["ETag"] == "\"theirs\"", "\(other)")
        }
    }

    @Test(
        "the vendor's refusals and failures are 502 and 504 with its status",
        arguments: [
            (404, 502, "provider_error"), (403, 502, "provider_auth_failed"), (401, 502, "provider_auth_failed"),
            (500, 502, "provider_error"), (504, 504, "provider_timeout"), (204, 502, "provider_error"),
            (304, 502, "provider_error"), (206, 502, "provider_error"),
        ])
    func failures(_ status: Int, _ ours: Int, _ code: String) async throws {
        let vendor = try VendorStub()
        vendor.serve("/files/a", .init(status))
        try await withGateway(Samples.files(host: vendor.host)) { gateway in
            let (session, ids) = try await files(gateway, "http://\(vendor.host)/files/a")
            let answer = try await session.content(ids[0])
            expect(answer.status == ours && answer.code == code, "\(answer)")
            expectEqual(answer.json["provider"]?["status"]?.intValue, status)
            expectEqual(answer.json["provider"]?["name"], "files")
        }
    }

    @Test("a file that is encoded, too long or not to be had is 502")
    func unusable() async throws {
        let vendor = try VendorStub()
        vendor.serve("/files/gzip", .init(200, [("Content-Encoding", "gzip")], body: [1, 2, 3]))
        vendor.serve("/files/long", .init(200, [], body: [UInt8](repeating: 1, count: 2000)))
        try await withGateway(Samples.files(host: vendor.host, more: "spool: {vendorFileBytesMax: 1999}")) { gateway in
            let (session, ids) = try await files(
                gateway, "http://\(vendor.host)/files/gzip", "http://\(vendor.host)/files/long",
                "http://\(vendor.host)/refused-by-adapter")
            try await expectEqual(session.content(ids[0]).status, 502)
            try await expectEqual(session.content(ids[1]).status, 502)
            let refused = try await session.content(ids[2])
            expect(refused.status == 502 && refused.code == "provider_auth_failed", "\(refused)")
            expectEqual(refused.json["provider"]?["status"], 401)
        }
    }

    @Test("credentials go to the configured host and port alone, and redirects are judged anew")
    func redirects() async throws {
        let vendor = try VendorStub()
        let evil = try VendorStub()
        evil.serve("/files/b", .init(200, [], body: Array("stolen".utf8)))
        vendor.serve("/files/ok", .init(200, [], body: Array("ok".utf8)))
        vendor.serve("/files/hop1", .init(302, [("Location", "/files/hop2")]))
        vendor.serve("/files/hop2", .init(307, [("Location", "hop3")]))
        vendor.serve("/files/hop3", .init(301, [("Location", "http://\(vendor.host)/files/ok")]))
        vendor.serve("/files/hop0", .init(301, [("Location", "/files/hop1")]))
        vendor.serve("/files/out", .init(302, [("Location", "http://\(evil.host)/files/b")]))
        try await withGateway(Samples.files(host: vendor.host)) { gateway in
            let (session, ids) = try await files(
                gateway, "http://\(vendor.host)/files/hop1", "http://\(vendor.host)/files/hop0",
                "http://\(vendor.host)/files/out", "http://\(evil.host)/files/b",
                "http://localhost:\(vendor.port)/files/ok", "http://localhost:\(evil.port)/files/b")
            let three = try await session.content(ids[0])
            expect(three.status == 200 && three.text == "ok", "\(three)")
            expect(vendor.visits.count == 4 && vendor.visits.allSatisfy { $0.authorization != nil })
            expectEqual(FilesProvider.asked.filter { $0.hasPrefix("http://\(vendor.host)/files/") }.count, 4)
            let four = try await session.content(ids[1])
            expect(four.status == 502 && four.code == "provider_error", "\(four)")
            // Another port of the same host is another host, and so is another name for it; neither is public.
            for index in 2...5 {
                let answer = try await session.content(ids[index])
                expect(answer.status == 502 && answer.code == "provider_error", "\(answer)")
            }
            expect(evil.visits.isEmpty)
        }
    }

    @Test("the session says how its file is fetched while it has a link, and the provider says it else")
    func ofSession() async throws {
        let vendor = try VendorStub()
        vendor.serve("/files/signed", .init(302, [("Location", "/files/moved")]))
        vendor.serve("/files/moved", .init(200, [], body: Array("signed".utf8)))
        vendor.serve("/of-session/signed", .init(200, [], body: Array("by the provider".utf8)))
        try await withGateway(Samples.files(host: vendor.host)) { gateway in
            let (session, ids) = try await files(
                gateway, "http://\(vendor.host)/of-session/signed", "http://\(vendor.host)/of-session/open",
                "http://\(vendor.host)/of-session/gone")
            let signed = try await session.content(ids[0])
            expect(signed.status == 200 && signed.text == "signed", "\(signed)")
            // The redirect is judged by the provider, who trusts the host.
            expectEqual(
                vendor.visits.map { "\($0.path) \($0.authorization ?? "-")" },
                [
                    "/files/signed -", "/files/moved \(FilesProvider.credential)",
                ])
            // An address that is not trusted has to be public, whoever gave it.
            try await expectEqual(session.content(ids[1]).code, "provider_error")
            expectEqual(vendor.visits.count, 2)
            let gone = try await session.content(ids[2])
            expect(gone.status == 404 && gone.code == "not_found" && gone.json["provider"]?["code"] == "V-9", "\(gone)")
            try await session.caller.post(session.path + "/suspend")
            try await expectEqual(session.content(ids[0]).text, "by the provider")
            expectEqual(FilesProvider.taken(by: session.id), ["access /of-session/signed", "access /of-session/open"])
        }
    }

    @Test("a file outlives its session, and only that session's address is one of its files")
    func lasting() async throws {
        let vendor = try VendorStub()
        vendor.serve("/files/signed", .init(302, [("Location", "/of-conversation/7")]))
        vendor.serve("/of-conversation/7", .init(200, [], body: Array("by the provider".utf8)))
        try await withGateway(Samples.files(host: vendor.host)) { gateway in
            let (session, ids) = try await files(
                gateway, "http://\(vendor.host)/of-conversation/7", "http://\(vendor.host)/of-conversation/8")
            try await session.order("native", ["native": ["n": 7]])
            _ = try await session.event("session.updated")
            try await session.caller.post(session.path + "/end")
            let file = try await session.content(ids[0])
            // The redirect is judged as any address, whatever it stands for.
            expect(file.status == 200 && file.text == "by the provider", "\(file)")
            expectEqual(
                vendor.visits.map { "\($0.path) \($0.authorization ?? "-")" },
                [
                    "/files/signed -", "/of-conversation/7 \(FilesProvider.credential)",
                ])
            let other = try await session.content(ids[1])
            expect(other.status == 404 && other.json["provider"]?["code"] == "V-9", "\(other)")
            expectEqual(vendor.visits.count, 2)
        }
    }

    @Test(
        "a private address is connected to where egress names its host and allows that",
        arguments: [
            ("{allow: [\"127.0.0.1:PORT\"], allowPrivate: true}", true), ("{allow: [\"*\"], allowPrivate: true}", true),
            ("{allow: [\"*\"]}", false), ("{allow: [localhost, \"127.0.0.1:1\"], allowPrivate: true}", false),
            ("{allow: []}", false),
        ])
    func allowed(_ egress: String, _ isAllowed: Bool) async throws {
        let (vendor, inner) = (try VendorStub(), try VendorStub())
        inner.serve("/files/b", .init(200, [], body: Array("inner".utf8)))
        vendor.serve("/files/out", .init(302, [("Location", "http://127.0.0.1:\(inner.port)/files/b")]))
        vendor.serve("/files/own", .init(200, [], body: Array("own".utf8)))
        let section = "host: \"\(vendor.host)\""
        let client = ", client: {egress: \(egress.replacing("PORT", with: String(inner.port)))}"
        let config = Samples.files(host: vendor.host).replacing(section, with: section + client)
        try await withGateway(config) { gateway in
            let (session, ids) = try await files(
                gateway, "http://127.0.0.1:\(inner.port)/files/b", "http://\(vendor.host)/files/out",
                "http://\(vendor.host)/files/own")
            for id in ids.prefix(2) {
                let answer = try await session.content(id)
                if isAllowed {
                    expect(answer.status == 200 && answer.text == "inner", "\(egress): \(answer)")
                } else {
                    expect(answer.status == 502 && answer.code == "provider_error", "\(egress): \(answer)")
                    expectEqual(answer.json["provider"]?["code"], "egress_refused")
                }
            }
            // Hosts that the configuration names are allowed whatever the list says.
            expectEqual(try await session.content(ids[2]).text, "own")
            expectEqual(inner.visits.count, isAllowed ? 2 : 0)
        }
    }

    @Test(
        "an address that is not public is not connected to, however it is written",
        arguments: [
            "http://127.0.0.1:PORT/files/b", "http://[::1]:PORT/files/b", "http://[::ffff:127.0.0.1]:PORT/files/b",
            "http://[::ffff:7f00:1]:PORT/files/b", "http://[64:ff9b::7f00:1]:PORT/files/b",
            "http://0.0.0.0:PORT/files/b",
            "http://[::]:PORT/files/b", "http://2130706433:PORT/files/b", "http://0x7f.0.0.1:PORT/files/b",
            "http://127.1:PORT/files/b", "http://localhost:PORT/files/b", "http://169.254.169.254/latest/meta-data",
            "http://[fe80::1]:PORT/files/b", "http://[fd00:ec2::254]/latest", "http://10.0.0.1/a",
            "http://100.64.0.1/a",
            "ftp://127.0.0.1:PORT/files/b", "file:///etc/passwd", "http://u:p@127.0.0.1:PORT/files/b", "javascript:1",
            "",
        ])
    func notPublic(_ address: String) async throws {
        let vendor = try VendorStub()
        let inner = try VendorStub()
        inner.serve("/files/b", .init(200, [], body: Array("secret".utf8)))
        let url = address.replacing("PORT", with: String(inner.port))
        vendor.serve("/files/out", .init(302, [("Location", url)]))
        try await withGateway(Samples.files(host: vendor.host)) { gateway in
            let (session, ids) = try await files(gateway, url, "http://\(vendor.host)/files/out")
            for id in ids {
                let answer = try await session.content(id)
                expectEqual(answer.status, 502, "\(url): \(answer)")
                expect(!answer.text.contains("secret"))
            }
            expect(inner.visits.isEmpty)
        }
    }
}
