import Domain
@testable import Gateway
import HTTPWire
import ProviderKit
import HTTPClient
import Transport
import Testing

@Suite("What files are called, and what they are served as")
struct FileRuleTests {
    @Test(
        "A name has no path, no control characters, no marks of direction and an end",
        arguments: [
            ("a.txt", "a.txt"), ("/etc/passwd", "passwd"), ("..\\..\\boot.ini", "boot.ini"), ("a/b/", "b"),
            ("a\r\nSet-Cookie: x", "aSet-Cookie: x"), ("a\u{0}b\u{7f}\u{85}.txt", "ab.txt"),
            ("photo\u{202e}gpj.exe", "photogpj.exe"), ("\u{feff}\u{200b}a", "a"), ("...", "file"), ("", "file"),
            (" .hidden. ", "hidden"), ("/", "file"), ("ü 日本.pdf", "ü 日本.pdf"), ("a\u{2028}b", "ab"),
        ])
    func names(_ name: String, _ clean: String) {
        #expect(FileNames.clean(name) == clean)
        #expect(FileNames.clean(FileNames.clean(name)) == clean)
    }

    @Test("A long name is cut before its ending")
    func long() {
        let name = FileNames.clean(String(repeating: "ü", count: 300) + ".tar.gz")
        #expect(name.utf8.count <= 255 && name.hasSuffix("ü.gz"))
        #expect(FileNames.clean(String(repeating: "a", count: 300)).utf8.count == 255)
        #expect(FileNames.clean("a." + String(repeating: "b", count: 300)).utf8.count == 255)
    }

    @Test(
        "A vendor's file without a name has that of its address",
        arguments: [
            (nil, "https://v.example/files/menu%20one.pdf?sig=secret#x", "menu one.pdf"),
            (nil, "https://v.example/..%2f..%2fpasswd", "passwd"), (nil, "https://v.example", "file"),
            (nil, "https://v.example/", "file"), (nil, "nonsense", "file"), ("", "https://v/a.png", "a.png"),
            ("../x.png", "https://v/a.png", "x.png"),
        ])
    func vendorNames(_ name: String?, _ url: String, _ clean: String) {
        #expect(FileNames.clean(name, at: url) == clean)
    }

    @Test(
        "Nothing that a browser runs or draws as a page is served as itself",
        arguments: [
            ("image/png", "image/png"), ("IMAGE/PNG; a=b", "image/png"), ("application/pdf", "application/pdf"),
            ("text/plain; charset=utf-8", "text/plain"), ("text/html", ServedType.opaque),
            ("TEXT/HTML; charset=x", ServedType.opaque), ("image/svg+xml", ServedType.opaque),
            ("application/xhtml+xml", ServedType.opaque), ("text/xml", ServedType.opaque),
            ("application/xml", ServedType.opaque), ("application/rss+xml", ServedType.opaque),
            ("application/javascript", ServedType.opaque), ("text/css", ServedType.opaque),
            ("multipart/x-mixed-replace", ServedType.opaque), ("message/rfc822", ServedType.opaque),
            ("image/*", ServedType.opaque), ("nonsense", ServedType.opaque), ("", ServedType.opaque),
            (nil, ServedType.opaque),
        ])
    func types(_ type: String?, _ served: String) {
        #expect(ServedType.of(type) == served)
    }

    @Test(
        "A type matches a range",
        arguments: [
            ("image/png", ["image/*"], true), ("image/png", ["IMAGE/PNG"], true), ("image/png", ["*/*"], true),
            ("image/png", [], true), ("imagex/png", ["image/*"], false), ("text/plain", ["image/*", "audio/*"], false),
        ])
    func ranges(_ type: String, _ ranges: [String], _ matches: Bool) {
        #expect(ServedType.matches(type, ranges) == matches)
    }
}

@Suite("What goes out when a vendor's file is fetched")
struct VendorRequestTests {
    private func access(_ url: String, isTrusted: Bool) throws -> FileAccess {
        var access = FileAccess(url: try URI(url), isTrusted: isTrusted)
        try access.fields.append(.authorization, "Bearer secret")
        try access.fields.append("X-Vendor-Key", "secret")
        try access.fields.append(.acceptEncoding, "gzip")
        return access
    }

    @Test("The configured host gets the credentials, and nobody else any field of the adapter's")
    func credentials() throws {
        var options = ClientOptions()
        options.tls.caFile = "/vendor.pem"
        options.timeouts.total = .seconds(15)
        let own = try #require(
            VendorFetch.request(try access("http://10.0.0.1/a", isTrusted: true), range: nil, options, bytesMax: 5))
        #expect(own.fields[.authorization] == "Bearer secret" && own.fields["X-Vendor-Key"] == "secret")
        #expect(own.fields[.acceptEncoding] == "identity")
        #expect(own.options.addressPolicy == .exceptInstanceMetadata && own.options.tls.caFile == "/vendor.pem")
        let other = try #require(
            VendorFetch.request(
                try access("https://cdn.example/a", isTrusted: false), range: "bytes=0-1", options, bytesMax: 5))
        #expect(other.fields[.authorization] == nil && other.fields["X-Vendor-Key"] == nil)
        #expect(other.fields[.range] == "bytes=0-1" && other.fields.count == 2)
        #expect(other.options.addressPolicy == .publicOnly && other.options.tls.caFile == nil)
        for (authorities, file) in [(FileAuthorities.system, nil), (.file("/store.pem"), "/store.pem")] {
            var elsewhere = try access("http://10.0.0.1/a", isTrusted: true)
            elsewhere.authorities = authorities
            let request = VendorFetch.request(elsewhere, range: nil, options, bytesMax: 5)
            #expect(request?.options.tls.caFile == file)
            elsewhere.isTrusted = false
            #expect(VendorFetch.request(elsewhere, range: nil, options, bytesMax: 5)?.options.tls.caFile == nil)
        }
        for request in [own, other] {
            #expect(request.options.redirectsMax == 0 && request.options.bodyBytesMax == 5)
            #expect(request.options.timeouts.total == nil && request.options.timeouts.idle == options.timeouts.idle)
        }
    }

    @Test(
        "Only http and https are asked, and never with a name in the address",
        arguments: [
            "ftp://v.example/a", "file://v.example/etc/passwd", "ws://v.example/a", "https://user@v.example/a",
            "gopher://v.example/a",
        ])
    func schemes(_ url: String) throws {
        #expect(VendorFetch.request(try access(url, isTrusted: true), range: nil, ClientOptions(), bytesMax: 5) == nil)
    }

    @Test(
        "A redirect never leads from https to http, to another scheme, or nowhere",
        arguments: [
            ("https://v.example/a/b", "c", "https://v.example/a/c"), ("http://v.example/", "https://w/", "https://w/"),
            ("https://v.example/", "//w/x", "https://w/x"), ("https://v.example/", "http://v.example/", nil),
            ("http://v.example/", "ftp://v.example/", nil), ("http://v.example/", "http://u:p@v.example/", nil),
            ("http://v.example/", "javascript:alert(1)", nil), ("http://v.example/", "http://[::1/", nil),
            ("http://v.example/", "/" + String(repeating: "a", count: 9_000), nil),
        ])
    func redirects(_ from: String, _ to: String, _ target: String?) throws {
        #expect(VendorFetch.redirect(from: try URI(from), to: to)?.description == target)
    }
}
