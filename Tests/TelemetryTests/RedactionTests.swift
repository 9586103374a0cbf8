import Telemetry
import SupportExpectations
import Testing

struct RedactionTests {
    static let masked: [(String, String)] = [
        ("GET /s?ticket=abc.def&after=7 HTTP/1.1", "GET /s?ticket=***&after=7 HTTP/1.1"),
        ("?access_token=abc;b=1", "?access_token=***;b=1"),
        ("?X-Amz-Signature=0123&X-Amz-Date=1", "?X-Amz-Signature=***&X-Amz-Date=1"),
        ("?apiKey=1#frag&api_key=2", "?apiKey=***&api_key=***"),
        ("Authorization: Bearer abc, def\r\nHost: x", "Authorization: ***\r\nHost: x"),
        ("proxy-authorization: Basic eDp5\nHost: x", "proxy-authorization: ***\nHost: x"),
        ("Cookie: a=b; c=d", "Cookie: ***"),
        ("sent Bearer abc.def.ghi, failed", "sent Bearer ***, failed"),
        (#"{"accessToken": "abc def", "name": "Ada"}"#, #"{"accessToken": "*** def", "name": "Ada"}"#),
        (#"{"authorization":"Bearer abc","x":1}"#, #"{"authorization":"***","x":1}"#),
        (#"{\"password\":\"abc\"}"#, #"{\"password\":\"***\"}"#),
        ("key sk_live_0123456789, ok", "key sk_***, ok"),
        ("client_secret=", "client_secret="),
        ("token=ä&x=ö", "token=***&x=ö"),
    ]

    @Test("credentials are masked and the rest is left", arguments: masked)
    func masks(text: String, expected: String) {
        expectEqual(Redaction.masked(text), expected)
    }

    @Test(
        "text without credentials stays as it is",
        arguments: [
            "", "token", "the token expired", "basic", "a bearer, of news",
            "tokens=3", "/v1/tokens/refresh", "name=Ada&page=2", "ask_me=1", "🙂 cookies: none", "signed: yes",
        ])
    func leaves(text: String) {
        expectEqual(Redaction.masked(text), text)
    }

    @Test("masking twice changes nothing more", arguments: masked)
    func idempotent(_: String, expected: String) {
        expectEqual(Redaction.masked(expected), expected)
    }

    @Test("a credential never survives, wherever it is cut")
    func everyPrefix() {
        let text = "https://h/p?a=1&refresh_token=XYZZY&b=2 Authorization: Bearer XYZZY"
        for count in 0...text.count { expect(!Redaction.masked(String(text.prefix(count))).contains("XY")) }
    }
}
