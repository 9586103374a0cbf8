import Domain
import HTTPWire
import JSON
import ProviderKit
import SupportServers
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Files of the platform's, looked up when they are wanted (`PROTOCOL.md`, section 7.2).
@Suite struct MediaTests {
    private static let chat = "\(ChatCallTests.apps)/chats/1"
    private static let newer = "GET \(chat)/media?media_id=910&media_type=document"
    private static let older = "GET \(chat)/media/910"

    private static func look(_ bench: PlatformBench) throws -> Result<CCAIMediaPlace, CCAIFailure> {
        try bench.ask { platform async throws(CCAIFailure) in
            try await platform.media(910, type: "document", of: 1)
        }
    }

    private static func access(_ bench: PlatformBench, to place: CCAIMediaPlace) throws -> FileAccess {
        try bench.ask { platform async throws(CCAIFailure) in try await platform.access(to: place) }.get()
    }

    @Test func `the newer form is tried first, and the older where that is not there`() throws {
        let bench = try PlatformBench()
        bench.replies[Self.newer] = [
            .json(#"{"url":"https://m.test/1","content_type":"application/pdf","file_name":"a.pdf","x":1}"#),
            .no(404, "Not Found"),
        ]
        bench.replies[Self.older] = [.json(#"{"url":"https://m.test/2"}"#), .no(404, "Not Found")]
        let place = try Self.look(bench).get()
        expect(place.url == "https://m.test/1" && !place.isOwn)
        expect(place.contentType == "application/pdf" && place.name == "a.pdf")
        try expectEqual(Self.look(bench).get().url, "https://m.test/2")
        try expectEqual(Self.look(bench).failure?.kind, .notFound)
        expectEqual(bench.calls, [Self.newer, Self.newer, Self.older, Self.newer, Self.older])
    }

    @Test func `a redirect is the file's address, and anything else than JSON the file itself`() throws {
        let bench = try PlatformBench()
        bench.replies[Self.newer] = [
            [.answer(302, "", "Location: https://m.test/3?sig=a")],
            [.answer(200, "%PDF-1.7", "Content-Type: application/pdf")],
            .page, .page, .page, .page,
        ]
        try expectEqual(Self.look(bench).get().url, "https://m.test/3?sig=a")
        let own = try Self.look(bench).get()
        expect(own.isOwn && own.contentType == "application/pdf")
        expectEqual(own.url, bench.platform.access.baseURL + Self.newer.dropFirst(4))
        // A page of a proxy is no file of an agent's.
        try expectEqual(Self.look(bench).failure, .malformed)
    }

    @Test func `a look-up is known by its bytes, whatever it is called, and a relative redirect by its call`() throws {
        let bench = try PlatformBench()
        let base = bench.platform.access.baseURL
        let own: String = base + Self.newer.dropFirst(4)
        let lookup = #" {"url":"https://m.test/4","file_name":"a.csv"}"#
        let filler = String(repeating: " ", count: CCAIHTTP.lookupBytesMax)
        let answers: [(act: [Act], url: String?)] = [
            ([.answer(200, lookup, "Content-Type: text/plain")], "https://m.test/4"),
            ([.answer(200, lookup, "Content-Type: application/octet-stream")], "https://m.test/4"),
            ([.answer(200, lookup, "Content-Type: text/html")], "https://m.test/4"),
            ([.answer(200, lookup)], "https://m.test/4"),
            // A file that only looks like one, by what it says, its length or its type.
            ([.answer(200, #"{"total":70.5}"#, "Content-Type: text/plain")], own),
            ([.answer(200, lookup + filler, "Content-Type: text/plain")], own),
            ([.answer(200, lookup, "Content-Type: image/png")], own),
            ([.answer(200, "order,total")], own),
            ([.answer(302, "", "Location: /files/5?sig=a")], base + "/files/5?sig=a"),
            ([.answer(307, "", "Location: 911")], base + "\(Self.chat)/911"),
            // Pages that do not say that they are.
            ([.answer(200, "\n<HTML><body>Please sign in</body></HTML>")], nil),
        ]
        for (act, url) in answers {
            bench.replies[Self.newer] = [act]
            let place = try? Self.look(bench).get()
            expect(place?.url == url && (place?.isOwn ?? false) == (url == own), "\(act)")
        }
    }

    private static func fetch(
        _ bench: PlatformBench, _ address: String, of native: JSONObject = ["chatId": 1]
    ) throws -> Result<FileAccess, ProviderFailure> {
        let (provider, environment, url) = (bench.provider, bench.environment, try URI(address))
        let answer = try bench.ask { _ async throws(CCAIFailure) -> Result<FileAccess, ProviderFailure> in
            do throws(ProviderFailure) {
                return .success(try await provider.fileAccess(to: url, ofConversation: native, environment))
            } catch {
                return .failure(error)
            }
        }
        return try answer.get()
    }

    private static func refusal(
        _ bench: PlatformBench, _ address: String, of native: JSONObject = ["chatId": 1]
    ) throws -> ProviderFailure? {
        guard case .failure(let failure) = try fetch(bench, address, of: native) else { return nil }
        return failure
    }

    @Test func `a file outlives its chat and the session, is looked up anew for each fetch, and is no other chat's`()
        throws
    {
        let bench = try PlatformBench()
        bench.replies[Self.newer] = [
            .json(#"{"url":"https://m.test/1?sig=a"}"#), .json(#"{"url":"https://m.test/1?sig=b"}"#),
            .no(404, "Not Found"),
        ]
        let address = CCAIMediaAddress(chatID: 1, type: "document", mediaID: 910).url
        for signature in ["a", "b"] {
            let access = try Self.fetch(bench, address, of: ["providerStatus": "finished", "chatId": 1]).get()
            expectEqual(access.url.description, "https://m.test/1?sig=\(signature)")
            expect(access.fields.isEmpty && !access.isTrusted)
        }
        try expectEqual(Self.refusal(bench, address)?.kind, .notFound)
        let calls = bench.calls.count
        // Nothing is asked for what is another chat's, or nobody's.
        for native in [["chatId": 2], [:], ["chatId": "1"]] as [JSONObject] {
            try expectEqual(Self.refusal(bench, address, of: native)?.code, "media_unknown", "\(native)")
        }
        let plain = try Self.fetch(bench, "https://cdn.example.test/p.png").get()
        expect(plain.url.description == "https://cdn.example.test/p.png" && plain.fields.isEmpty && !plain.isTrusted)
        expectEqual(bench.calls.count, calls)
    }

    @Test func `a redirect leads to no file of a chat`() throws {
        let bench = try PlatformBench()
        let (provider, environment) = (bench.provider, bench.environment)
        for (address, code) in [("https://media.invalid/1/document/910", "media_unknown"), ("https://m.test/1", nil)] {
            let url = try URI(address)
            let answer = try bench.ask { _ async throws(CCAIFailure) -> String? in
                do throws(ProviderFailure) {
                    _ = try await provider.fileAccess(to: url, environment, vendorUserID: "u")
                    return nil
                } catch {
                    return error.code
                }
            }
            try expectEqual(answer.get(), code, "\(address)")
        }
        expect(bench.calls.isEmpty)
    }

    @Test func `a file itself is fetched with the credentials, everything else without`() throws {
        let bench = try PlatformBench()
        let base = bench.platform.access.baseURL
        let own = CCAIMediaPlace(url: base + "\(Self.chat)/media/910", isOwn: true, contentType: nil, name: nil)
        let access = try Self.access(bench, to: own)
        expect(access.fields[.authorization] == "Basic YWNtZTp0b2s6ZW4=" && access.isTrusted)
        // The configured host alone may have a private address.
        for (url, isOwn, isTrusted) in [
            ("https://m.test/1", false, false), (base + "\(Self.chat)/media/910", false, true),
            ("https://m.test\(Self.chat)", true, false), (base + "/somewhere/else", true, true),
            (base.replacing("http:", with: "https:") + Self.chat, true, false),
        ] {
            let place = CCAIMediaPlace(url: url, isOwn: isOwn, contentType: nil, name: nil)
            let access = try Self.access(bench, to: place)
            expect(access.fields.isEmpty && access.isTrusted == isTrusted, "\(url)")
        }
        let bad = CCAIMediaPlace(url: "no address", isOwn: false, contentType: nil, name: nil)
        let failure = try bench.ask { platform async throws(CCAIFailure) in try await platform.access(to: bad) }.failure
        expectEqual(failure, .malformed)
    }
}
