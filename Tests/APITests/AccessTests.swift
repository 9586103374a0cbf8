@testable import API
@testable import Configuration
import Conversations
import Crypto
import Domain
import JSON
import SupportExpectations
import Testing

@Suite("Keys, tokens and forms")
struct AccessTests {
    private static let app = App(
        AppConfiguration(name: "demo", secretKeys: [], publishableKeys: [], providers: [], clientFields: []),
        sessionsPerUserMax: 1)

    @Test("a key ring finds what was put in and nothing that is near it")
    func keyRing() {
        var ring = KeyRing()
        ring.add(secret: "sk_one_0123456789", of: Self.app)
        ring.add(publishable: PublishableKey(key: "pk_one_0123456789", origins: [], native: false), of: Self.app)
        guard case .secret? = ring.principal(for: "sk_one_0123456789") else { return expect(Bool(false), "not found") }
        guard case .publishable? = ring.principal(for: "pk_one_0123456789") else {
            return expect(Bool(false), "not found")
        }
        for near in ["sk_one_012345678", "sk_one_01234567890", "SK_one_0123456789", ""] {
            expect(ring.principal(for: near) == nil)
        }
    }

    @Test("keys of one principal share their idempotency scope, others do not")
    func scopes() {
        let token = ClientToken(app: "demo", userID: "u", issuedAt: 0, firstIssuedAt: 0, expiresAt: 1)
        var ofSession = token
        ofSession.session = SessionID(Identifier(high: 1, low: 2))
        let key = PublishableKey(key: "pk", origins: [], native: false)
        let scopes = [
            Principal.secret(Self.app), .publishable(Self.app, key), .client(Self.app, token),
            .client(Self.app, ofSession),
        ].map(\.idempotencyScope)
        expectEqual(Set(scopes).count, 4)
        expectEqual(Principal.client(Self.app, token).idempotencyScope, scopes[2])
    }

    @Test("a token is read back as it was signed, also under an older key, and not under a strange one")
    func tokens() throws {
        let old = try ClientTokens(secrets: [Array("old".utf8)])
        let both = try ClientTokens(secrets: [Array("new".utf8), Array("old".utf8)])
        let strange = try ClientTokens(secrets: [Array("strange".utf8)])
        for session in [nil, SessionID(Identifier(high: 1, low: 2))] {
            let token = ClientToken(
                app: "demo", userID: "\u{e9}\"", session: session, issuedAt: 10, firstIssuedAt: 5, expiresAt: 20)
            let text = old.sign(token)
            let read = try both.read(text)
            expect(read.app == token.app && read.userID == token.userID && read.session == token.session)
            expect(read.issuedAt == 10 && read.firstIssuedAt == 5 && read.expiresAt == 20)
            #expect(throws: ClientTokens.Refusal.self) { try strange.read(text) }
            #expect(throws: ClientTokens.Refusal.self) { try old.read(both.sign(token)) }
        }
        #expect(throws: TokenError.self) { try ClientTokens(secrets: [[]]) }
    }

    @Test("no changed character of a token goes unnoticed")
    func tampering() throws {
        let tokens = try ClientTokens(secrets: [Array("key".utf8)])
        let text = tokens.sign(ClientToken(app: "a", userID: "u", issuedAt: 1, firstIssuedAt: 1, expiresAt: 2))
        var read = 0
        for index in text.indices where text[index] != "." {
            var changed = text
            changed.replaceSubrange(index...index, with: text[index] == "A" ? "B" : "A")
            if (try? tokens.read(changed)) != nil { read += 1 }
        }
        expectEqual(read, 0)
        for wrong in ["", ".", "..", "a.b", text + ".x", String(text.dropLast())] {
            #expect(throws: ClientTokens.Refusal.self) { try tokens.read(wrong) }
        }
    }

    @Test("pages are those that a key lists, or else its app, or any when neither does; tokens are for all of them")
    func origins() {
        func app(_ keys: [[String]], _ origins: [String]) -> AppConfiguration {
            AppConfiguration(
                name: "demo", secretKeys: [],
                publishableKeys: keys.map { PublishableKey(key: "k\($0)", origins: $0, native: false) },
                origins: origins, providers: [], clientFields: [])
        }
        let listed = app([["https://a"]], [])
        expectEqual(listed.pages, .listed(["https://a"]))
        expectEqual(app([["https://a"], []], []).pages, .any)
        let both = app([["https://a"], []], ["https://b"])
        expectEqual(both.pages(of: both.publishableKeys[0]), .listed(["https://a"]))
        expectEqual(both.pages(of: both.publishableKeys[1]), .listed(["https://b"]))
        expectEqual(both.pages, .listed(["https://a", "https://b"]))
        expect(app([], []).pages == .listed([]) && !app([], []).pages.areListed)
        let union = AllowedOrigins([listed, app([], ["https://c"])])
        expect(union.allows("https://a") && union.allows("https://c") && !union.allows("https://b"))
        expect(!AllowedOrigins([]).allows("https://a"))
    }

    @Test(
        "an Idempotency-Key is bare or quoted",
        arguments: [
            ("a", "a"), ("\"a\"", "a"), ("\"", "\""), ("\"a", "\"a"), (" a", " a"), ("\"\"\"", "\""), ("", nil),
            ("\"\"", nil),
            ("\u{7f}", nil), ("a\u{1f}", nil), ("\u{e9}", nil),
        ])
    func idempotencyKeys(_ text: String, _ key: String?) {
        expectEqual(IdempotencyKey.unquoted(text), key)
    }

    @Test(
        "the forms of what callers choose",
        arguments: [
            ("en", true), ("en-GB", true), ("zh-Hant-TW", true), ("e", false), ("en_GB", false), ("", false),
            ("1n", false),
            ("en-", false), ("en-123456789", false), ("abcdefgh-" + String(repeating: "x1-", count: 8) + "z", true),
            (String(repeating: "en-", count: 12) + "x", false),
        ])
    func locales(_ text: String, _ isGood: Bool) { expectEqual(ValueRules.isLocale(text), isGood) }

    @Test(
        "metadata has few names of good form, with scalars",
        arguments: [
            (#"{"a":1,"B_2.x:y-z":true,"_":"s"}"#, nil), (#"{"":1}"#, "/"), (#"{"-a":1}"#, "/-a"),
            (#"{"a":null}"#, "/a"),
            (#"{"a":[]}"#, "/a"), (#"{"é":1}"#, "/é"),
        ])
    func metadata(_ text: String, _ pointer: String?) throws {
        let object = try #require(JSONValue(parsing: text).objectValue)
        expectEqual(ValueRules.fault(ofMetadata: object, at: JSONPointer())?.pointer.description, pointer)
    }

    @Test("custom data has as many names as vendors take that count bytes alone", arguments: [500, 501])
    func customData(_ count: Int) {
        let object = JSONObject((0..<count).map { .init(key: "name\($0)", value: "v") })
        let fault = ValueRules.fault(ofCustomData: object, at: JSONPointer(["customData"]))
        expectEqual(fault?.code, count > 500 ? "too_many" : nil)
        expectEqual(ValueRules.fault(ofMetadata: object, at: JSONPointer())?.code, "too_many")
    }
}
