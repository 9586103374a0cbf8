@testable import API
import Domain
import HTTPClient
import HTTPWire
import ProviderKit
import SupportExpectations
import Testing
import Transport

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
        expect(own.fields[.authorization] == "Bearer secret" && own.fields["X-Vendor-Key"] == "secret")
        expectEqual(own.fields[.acceptEncoding], "identity")
        expect(own.options.addressPolicy == .exceptInstanceMetadata && own.options.tls.caFile == "/vendor.pem")
        let other = try #require(
            VendorFetch.request(
                try access("https://cdn.example/a", isTrusted: false), range: "bytes=0-1", options, bytesMax: 5))
        expect(other.fields[.authorization] == nil && other.fields["X-Vendor-Key"] == nil)
        expect(other.fields[.range] == "bytes=0-1" && other.fields.count == 2)
        expect(other.options.addressPolicy == .publicOnly && other.options.tls.caFile == nil)
        for (authorities, file) in [(FileAuthorities.system, nil), (.file("/store.pem"), "/store.pem")] {
            var elsewhere = try access("http://10.0.0.1/a", isTrusted: true)
            elsewhere.authorities = authorities
            let request = VendorFetch.request(elsewhere, range: nil, options, bytesMax: 5)
            expectEqual(request?.options.tls.caFile, file)
            elsewhere.isTrusted = false
            expect(VendorFetch.request(elsewhere, range: nil, options, bytesMax: 5)?.options.tls.caFile == nil)
        }
        for request in [own, other] {
            expect(request.options.redirectsMax == 0 && request.options.bodyBytesMax == 5)
            expect(request.options.timeouts.total == nil && request.options.timeouts.idle == options.timeouts.idle)
        }
    }

    @Test(
        "Only http and https are asked, and never with a name in the address",
        arguments: [
            "ftp://v.example/a", "file://v.example/etc/passwd", "ws://v.example/a", "https://user@v.example/a",
            "gopher://v.example/a",
        ])
    func schemes(_ url: String) throws {
        expect(VendorFetch.request(try access(url, isTrusted: true), range: nil, ClientOptions(), bytesMax: 5) == nil)
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
        expectEqual(VendorFetch.redirect(from: try URI(from), to: to)?.description, target)
    }
}
