import HTTPWire
import SupportExpectations
import Testing

@Suite struct URITests {
    /// RFC 3986 sections 5.4.1 and 5.4.2, those that name something with an authority.
    @Test(arguments: [
        ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
        ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"),
        ("#s", "http://a/b/c/d;p?q#s"), ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"),
        (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"),
        ("./", "http://a/b/c/"), ("..", "http://a/b/"), ("../", "http://a/b/"), ("../g", "http://a/b/g"),
        ("../..", "http://a/"), ("../../", "http://a/"), ("../../g", "http://a/g"), ("../../../g", "http://a/g"),
        ("../../../../g", "http://a/g"), ("/./g", "http://a/g"), ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."),
        (".g", "http://a/b/c/.g"), ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"),
        ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"),
        ("g/../h", "http://a/b/c/h"), ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"),
        ("g?y/./x", "http://a/b/c/g?y/./x"), ("g#s/../x", "http://a/b/c/g#s/../x"),
        ("HTTPS://B:1/../x", "https://b:1/x"),
    ])
    func `a reference is resolved as RFC 3986 shows`(_ reference: String, _ expected: String) throws {
        try expectEqual(URI("http://a/b/c/d;p?q").resolving(reference).description, expected)
    }

    @Test(arguments: [
        "g:h", "http:g", ":", "1a:b", "a b", "//", "//u@", "\r\n", "%zz", "?%1", "#%", "/a\u{0}", "//a:x", "/<",
    ])
    func `a reference that names nothing is refused`(_ reference: String) throws {
        let base = try URI("http://a/b")
        #expect(throws: HTTPWireError.badURI) { try base.resolving(reference) }
    }

    @Test func `the parts are taken out`() throws {
        let uri = try URI("HTTPS://u:p%40@[2001:DB8::1]:8443/a%2fb;c?d=e&f#g")
        expect(uri.scheme == "https" && uri.userInformation == "u:p%40" && uri.host == "2001:db8::1" && uri.isIPv6)
        expect(uri.port == 8_443 && uri.path == "/a%2fb;c" && uri.query == "d=e&f" && uri.fragment == "g")
        expect(uri.hostField == "[2001:db8::1]:8443" && uri.requestTarget == "/a%2fb;c?d=e&f" && uri.isSecure)
        expectEqual(uri.description, "https://u:p%40@[2001:db8::1]:8443/a%2fb;c?d=e&f#g")
        try expectEqual(uri.resolving("/x").description, "https://u:p%40@[2001:db8::1]:8443/x")
    }

    @Test(
        arguments: [
            ("http://a", 80), ("https://a:", 443), ("ws://a", 80), ("wss://a", 443), ("http://a:81", 81),
            ("x://a", nil),
        ] as [(String, UInt16?)])
    func `the port is that of the scheme unless it is written`(_ text: String, _ port: UInt16?) throws {
        let uri = try URI(text)
        expect(uri.effectivePort == port && uri.requestTarget == "/")
        expectEqual(uri.hostField, port == 81 ? "a:81" : "a")
    }

    @Test func `an origin is scheme, host and port`() throws {
        let uri = try URI("http://a/x")
        expect(uri.hasSameOrigin(as: try URI("HTTP://A:80/y")))
        for other in ["https://a/x", "http://b/x", "http://a:81/x"] {
            expect(!uri.hasSameOrigin(as: try URI(other)))
        }
        expect(!uri.isSecure)
    }

    @Test(arguments: [
        "", "a", "/a", "//a", "http:", "http://", "http:///p", "http://:80", "http://a b", "http://a:b",
        "http://a:65536",
        "http://[::1", "http://[::g]", "http://a/ b", "http://a/\u{e4}", "http://u r@a", "http://a%zz", "http://u%1@a",
        "http://a\\b", "1http://a", "http://a@b@c/", "http://a/?<", "http://a/#<", "http://a?\u{7f}",
    ])
    func `text that is no absolute URI is refused`(_ text: String) {
        #expect(throws: HTTPWireError.badURI) { try URI(text) }
    }
}

@Suite struct PercentCodingTests {
    @Test(arguments: [("a%20b", "a b"), ("%C3%A4%c3%a4", "ää"), ("+", "+"), ("", ""), ("%25", "%")])
    func `triplets are decoded`(_ text: String, _ decoded: String) throws {
        try expectEqual(PercentCoding.decoded(text), decoded)
    }

    @Test(arguments: ["%", "%4", "a%", "%g1", "%1g", "%%", "%00", "a\0", "%C3", "%ff"])
    func `broken triplets, zero bytes and what is not UTF-8 are refused`(_ text: String) {
        #expect(throws: HTTPWireError.badPercentEncoding) { try PercentCoding.decoded(text) }
    }

    @Test func `a plus is a space only where asked for`() throws {
        try expectEqual(PercentCoding.decoded("a+b%2B", plus: .space), "a b+")
        try expectEqual(PercentCoding.decoded("a+b%2B"), "a+b+")
    }

    @Test func `each part leaves its own bytes raw`() {
        expectEqual(PercentCoding.encoded("aZ9-._~/?&=+;:@% ä"), "aZ9-._~%2F%3F%26%3D%2B%3B%3A%40%25%20%C3%A4")
        expectEqual(PercentCoding.encoded("/a b?c%", .path), "/a%20b%3Fc%25")
        expectEqual(PercentCoding.encoded("a=b&c+d;e/?#", .queryItem), "a%3Db%26c%2Bd%3Be/?%23")
    }

    @Test func `queries are read in order, with and without values`() throws {
        let items = try QueryItems(reading: "a=1&b&&a=2=3&c=&%26=+&", plus: .space)
        expectEqual(items.items.map(\.name), ["a", "b", "a", "c", "&"])
        expectEqual(items.items.map(\.value), ["1", nil, "2=3", "", " "])
        expect(items["a"] == "1" && items["b"] == "" && items["z"] == nil)
        expect(items.values(of: "a") == ["1", "2=3"] && items.values(of: "b") == [""])
        expectEqual(items.encoded, "a=1&b&a=2%3D3&c=&%26=%20")
        expectEqual(QueryItems([.init(name: "x", value: nil)]).encoded, "x")
        try expect(QueryItems(reading: "", plus: .literal).items.isEmpty)
    }

    @Test func `queries have a limit and no broken triplets`() throws {
        try expectEqual(QueryItems(reading: "a&b", plus: .literal, countMax: 2).items.count, 2)
        #expect(throws: HTTPWireError.tooManyQueryItems(countMax: 2)) {
            try QueryItems(reading: "a&b&c", plus: .literal, countMax: 2)
        }
        for bad in ["a=%", "%=a", "a=%00"] {
            #expect(throws: HTTPWireError.badPercentEncoding) { try QueryItems(reading: bad, plus: .literal) }
        }
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func `any text survives being encoded`(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let text = String(
            String.UnicodeScalarView(
                (0..<50).compactMap { _ in Unicode.Scalar(UInt32.random(in: 1...0x2fff, using: &random)) }))
        for part in [PercentCoding.Part.unreserved, .path, .queryItem] {
            let encoded = PercentCoding.encoded(text, part)
            try expectEqual(PercentCoding.decoded(encoded), text, "seed \(seed)")
            expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f })
        }
    }
}

@Suite struct MediaTypeTests {
    @Test func `type, subtype and parameters are read`() throws {
        let type = try MediaType(#"Text/HTML ; Charset=UTF-8;x="a;\"b""#)
        expect(type.essence == "text/html" && type["charset"] == "UTF-8" && type["x"] == "a;\"b" && type["y"] == nil)
        expectEqual(type.description, #"text/html; charset=UTF-8; x="a;\"b""#)
        expect(!type.isJSON)
        try expect(MediaType("application/json").isJSON && MediaType("application/problem+json").isJSON)
        try expectEqual(MediaType("a/b;").description, "a/b")
    }

    @Test(arguments: [
        "", "a", "a/", "/b", "a/b/c", "a b/c", "a/b;c", "a/b;=c", "a/b;c=", "a/b;c=\"", "*/b", "a/b;c=d;C=e", "a/b c",
    ])
    func `anything else is refused`(_ text: String) {
        #expect(throws: HTTPWireError.badMediaType) { try MediaType(text) }
    }

    @Test(
        arguments: [
            (nil, 0), ("", 0), ("*/*", 0), ("text/html", 1), ("text/*", 1),
            ("text/html;q=0.5, application/json;q=0.4", 1),
            ("text/html;q=0.4, application/json;q=0.5", 0), ("application/json;q=0, */*", 1), ("image/png", nil),
            ("*/*;q=0", nil), ("text/plain, */*;q=0.1", 2), ("text/*;q=0.2, text/plain;q=0.9, application/*;q=0.3", 2),
            ("application/json;profile=x", nil), ("text/html;level=1;q=0.3;ext=2", nil),
            ("TEXT/Plain;CHARSET=utf-8", 2),
        ] as [(String?, Int?)])
    func `the most wanted offer is chosen`(_ accept: String?, _ expected: Int?) throws {
        let offers = try ["application/json", "text/html", "text/plain;charset=UTF-8"].map { try MediaType($0) }
        try expectEqual(AcceptList(accept).choose(from: offers), expected)
    }

    @Test(arguments: ["text", "text/html;q=2", "text/html;q=x", "a/b;;q=1.0000", "a b/c"])
    func `a malformed list is refused`(_ text: String) {
        #expect(throws: HTTPWireError.badFieldValueList) { try AcceptList(text) }
    }

    @Test func `a list has at most 64 ranges`() {
        let list = Array(repeating: "a/b", count: 65).joined(separator: ",")
        #expect(throws: HTTPWireError.badFieldValueList) { try AcceptList(list) }
    }

    @Test(
        arguments: [
            ("1", 1_000), ("0", 0), ("0.5", 500), ("0.123", 123), ("1.000", 1_000), ("0.", 0), ("1.1", nil),
            ("0.1234", nil), ("", nil), ("2", nil), ("0,5", nil), ("-1", nil), ("0.x", nil), ("00", nil),
        ] as [(String, Int?)])
    func `a weight has at most three digits`(_ text: String, _ weight: Int?) {
        expectEqual(Quality.weight(text), weight)
    }

    @Test func `tokens are weighed by their own entry, then by the star`() {
        expectEqual(Quality.weight(of: "gzip", in: "br, GZIP ; q=0.3"), 300)
        expectEqual(Quality.weight(of: "gzip", in: "br, *;q=0.2"), 200)
        expectEqual(Quality.weight(of: "gzip", in: "*, gzip;q=0"), 0)
        expectEqual(Quality.weight(of: "gzip", in: "gzip;q=9"), 0)
        expectEqual(Quality.weight(of: "gzip", in: nil), 0)
    }
}

@Suite struct HTTPDateTests {
    @Test(arguments: [
        (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
        (951_827_696, "Tue, 29 Feb 2000 12:34:56 GMT"), (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT"),
        (-1, "Wed, 31 Dec 1969 23:59:59 GMT"), (1_795_219_200, "Sat, 21 Nov 2026 00:00:00 GMT"),
    ])
    func `a date is written and read`(_ seconds: Int, _ text: String) {
        expectEqual(HTTPDate.text(secondsSinceEpoch: seconds), text)
        expectEqual(HTTPDate.secondsSinceEpoch(text), seconds)
    }

    @Test(arguments: [
        "", "Mon, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 31 Feb 1994 08:49:37 GMT",
        "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "Sun, 06 Nov 1994 08:49:37 UTC",
        "Sun, 06 Nix 1994 08:49:37 GMT", "Sun, 06 Nov 19x4 08:49:37 GMT", "Sun, 00 Nov 0000 00:00:00 GMT",
    ])
    func `any other form is no date`(_ text: String) {
        expect(HTTPDate.secondsSinceEpoch(text) == nil)
    }

    @Test func `days follow each other for 900 years`() {
        for day in stride(from: -200_000, to: 130_000, by: 1) {
            let seconds = day * 86_400 + 43_200
            expectEqual(HTTPDate.secondsSinceEpoch(HTTPDate.text(secondsSinceEpoch: seconds)), seconds)
        }
    }
}
