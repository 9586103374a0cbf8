import Configuration
import Crypto
import Domain
import EventLoop
import HTTPWire
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderODA

/// The request of an upload on the wire, and the reading of its answer (`PROTOCOL.md`, section 11).
@Suite struct UploadTests {
    private static func upload(
        _ name: String = "a.png", type: String = "image/png", token: ODAToken? = nil, isProtected: Bool = false
    ) throws -> ODAUpload {
        try ODAUpload(
            FileDescription(name: name, contentType: type), sizeBytes: 3, boundary: "b0", token: token,
            isProtected: isProtected)
    }

    private static func token() throws -> ODAToken {
        try ODAToken(channelID: "C-1", userID: "u", secret: "s", now: 1_700_000_000, lifetimeSeconds: 60)
    }

    @Test func `a form has one part, named attachment`() throws {
        let upload = try Self.upload()
        expectEqual(
            text(upload.head),
            "--b0\r\nContent-Disposition: form-data; name=\"attachment\"; filename=\"a.png\"\r\n"
                + "Content-Type: image/png\r\n\r\n")
        expectEqual(text(upload.tail), "\r\n--b0--\r\n")
        expectEqual(upload.lengthBytes, upload.head.count + 3 + upload.tail.count)
        expectEqual(upload.fields[.contentType], "multipart/form-data; boundary=b0")
    }

    /// Point 14: of the file alone.
    @Test func `the size field counts the file, not the body`() throws {
        try expectEqual(Self.upload().fields["x-oda-meta-file-size"], "3")
    }

    /// Point 13.
    @Test func `protection is written with a capital letter, and only where there is a token`() throws {
        let secured = try Self.upload(token: Self.token(), isProtected: true)
        expectEqual(secured.fields["x-oda-meta-file-isProtected"], "True")
        expectEqual(secured.fields["x-oda-meta-file-authType"], "ChannelClientAuth")
        expectEqual(secured.fields[.authorization]?.hasPrefix("Bearer ey"), true)
        let known = try Self.upload(token: Self.token())
        expect(known.fields["x-oda-meta-file-isProtected"] == nil)
        expect(known.fields[.authorization] != nil)
        let open = try Self.upload(isProtected: true)
        expect(open.fields["x-oda-meta-file-isProtected"] == nil)
        expect(open.fields["x-oda-meta-file-authType"] == nil)
        expect(open.fields[.authorization] == nil)
    }

    @Test(arguments: [
        ("a.png", "a.png"), ("Grüße aus Köln.pdf", "Gr%C3%BC%C3%9Fe%20aus%20K%C3%B6ln.pdf"),
        ("a/?:@&=+$,#;!~*'()-_.b", "a/?:@&=+$,#;!~*'()-_.b"), ("50%.txt", "50%25.txt"), ("a\"b\\c", "a%22b%5Cc"),
        ("a\r\nX: y", "a%0D%0AX:%20y"), ("🍕", "%F0%9F%8D%95"), ("[a]{b}|^`<>", "%5Ba%5D%7Bb%7D%7C%5E%60%3C%3E"),
    ])
    func `a file name is encoded as a URI is`(name: String, encoded: String) {
        expectEqual(ODAUpload.encodedName(name), encoded)
    }

    @Test(arguments: [
        ("image/png", "image/png"), ("text/plain; charset=utf-8", "text/plain"),
        ("a\r\nX: y", "application/octet-stream"), ("", "application/octet-stream"),
    ])
    func `a media type cannot break the part's head`(type: String, written: String) throws {
        expect(text(try Self.upload(type: type).head).contains("\r\nContent-Type: \(written)\r\n\r\n"))
    }

    // MARK: Answers

    private static func answer(_ status: Int, _ body: String) -> Result<VendorFile, ProviderFailure> {
        do throws(ProviderFailure) {
            return .success(
                try ODAUpload.file(
                    status: status, utf8(body), sent: FileDescription(name: "a.png", contentType: "image/png"),
                    sizeBytes: 3))
        } catch {
            return .failure(error)
        }
    }

    @Test func `the answer says where the file lies, and the address stays as it is`() throws {
        let body = #"{"fileName":"A.PNG","type":"image/x-png","url":"http://h/attachment/v1/attachments/1","x":1}"#
        try expectEqual(
            Self.answer(200, body).get(),
            VendorFile(
                url: "http://h/attachment/v1/attachments/1", name: "A.PNG", contentType: "image/x-png",
                sizeBytes: 3))
        try expectEqual(
            Self.answer(200, #"{"url":"http://h/1"}"#).get(),
            VendorFile(url: "http://h/1", name: "a.png", contentType: "image/png", sizeBytes: 3))
    }

    private static let good = #"{"fileName":"a","type":"image/png","url":"http://h/1"}"#

    @Test(arguments: [
        (413, good, ProviderFailure.Kind.invalid, "UploadMaxSize"), (415, good, .invalid, "UploadBadFile"),
        (401, good, .authentication, "UploadUnauthorized"), (403, good, .authentication, "UploadUnauthorized"),
        (201, good, .refused, "UploadNetworkFail"), (204, "", .refused, "UploadNetworkFail"),
        (302, good, .refused, "UploadNetworkFail"), (404, good, .refused, "UploadNetworkFail"),
        (500, good, .unavailable, "UploadNetworkFail"), (503, "", .unavailable, "UploadNetworkFail"),
        (200, "", .refused, "UploadNetworkFail"), (200, "<html>", .refused, "UploadNetworkFail"),
        (200, #"{"url":7}"#, .refused, "UploadNetworkFail"), (200, #"{"url":"/a"}"#, .refused, "UploadNetworkFail"),
    ])
    func `only 200 is success, and what fails has the vendor's name`(
        status: Int, body: String, kind: ProviderFailure.Kind, code: String
    ) {
        guard case .failure(let failure) = Self.answer(status, body) else {
            Issue.record("taken")
            return
        }
        expectEqual(failure.kind, kind)
        expectEqual(failure.code, code)
        expectEqual(failure.status, status)
    }

    @Test(arguments: [
        ("image/png", "image"), ("audio/mpeg", "audio"), ("video/mp4", "video"), ("application/pdf", "file"),
        ("text/plain", "file"), ("IMAGE/PNG", "image"), ("imagery/png", "file"), ("", "file"), (nil, "file"),
    ])
    func `a file's family is the first half of its type`(type: String?, family: String) {
        expectEqual(VendorFile(url: "http://h/1", contentType: type).family, family)
    }
}
