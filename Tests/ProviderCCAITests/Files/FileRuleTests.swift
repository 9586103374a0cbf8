import Domain
import HTTPWire
import JSON
import Kernel
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Files that end users may send, and the form that brings them, without a wire (`PROTOCOL.md`, section 7.1).
@Suite struct FileRuleTests {
    private static func refusal(_ name: String, _ type: String, _ sizeBytes: Int? = nil) -> FileRefusal? {
        do throws(FileRefusal) {
            try CCAIFileRules.check(FileDescription(name: name, contentType: type, sizeBytes: sizeBytes))
            return nil
        } catch {
            return error
        }
    }

    @Test func `photos are JPEG and videos MP4, by type, and by name where the type says nothing`() {
        let taken: [(String, String, CCAIMediaKind)] = [
            ("a.png", "image/jpeg", .photo), ("a", "video/mp4", .video), ("A.JPG", "", .photo),
            ("a.jpeg", "application/octet-stream", .photo), ("a.MP4", "application/octet-stream", .video),
        ]
        for (name, type, kind) in taken {
            expectEqual(CCAIFileRules.kind(of: FileDescription(name: name, contentType: type)), kind)
        }
        for (name, type) in [
            ("a.jpg", "image/png"), ("a.mp4", "video/quicktime"), ("a.pdf", "application/pdf"), ("a", ""),
            ("a.png", "application/octet-stream"), ("jpg", ""),
        ] {
            guard case .unsupportedType = Self.refusal(name, type) else {
                Issue.record("\(name) \(type) is taken")
                continue
            }
        }
    }

    @Test func `oddity 12 sizes are judged here, to the byte`() {
        expect(Self.refusal("a", "image/jpeg", 2_097_152) == nil)
        expectEqual(Self.refusal("a", "image/jpeg", 2_097_153), .tooLarge(bytesMax: 2_097_152))
        expect(Self.refusal("a", "video/mp4", 20_971_520) == nil)
        expectEqual(Self.refusal("a", "video/mp4", 20_971_521), .tooLarge(bytesMax: 20_971_520))
        expectEqual(Self.refusal("a", "image/jpeg", 0), .empty)
        expect(Self.refusal("a", "image/jpeg") == nil)
    }

    @Test func `oddity 12 a PNG that is called a JPEG is known by its bytes`() {
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]
        expect(CCAIFileRules.isHead(jpeg, of: .photo))
        expect(!CCAIFileRules.isHead([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], of: .photo))
        expect(!CCAIFileRules.isHead([0xFF, 0xD8], of: .photo) && !CCAIFileRules.isHead([], of: .video))
        func box(_ brand: String, _ type: String = "ftyp") -> [UInt8] { [0, 0, 0, 24] + utf8(type + brand) + [0, 0] }
        for brand in ["isom", "mp42", "avc1", "M4V "] { expect(CCAIFileRules.isHead(box(brand), of: .video)) }
        for brand in ["qt  ", "heic", "M4A ", "avif"] { expect(!CCAIFileRules.isHead(box(brand), of: .video)) }
        expect(!CCAIFileRules.isHead(box("isom", "moov"), of: .video) && !CCAIFileRules.isHead(jpeg, of: .video))
    }

    @Test func `a refusal on the way has the words of the API`() {
        expectEqual(FileRefusal.tooLarge(bytesMax: 1).failure.code, "attachment_too_large")
        expectEqual(FileRefusal.unsupportedType("d").failure.code, "attachment_type_unsupported")
        expect(FileRefusal.empty.failure.kind == .invalid && FileRefusal.disabled("d").failure.kind == .unsupported)
        expectEqual(FileRefusal.invalid(code: "c", detail: "d").failure.code, "c")
    }

    // MARK: The address and the form

    private static let start = Instant(nanoseconds: 1_000_000_000)

    private static func place(_ text: String) throws -> CCAIUploadPlace? {
        CCAIUploadPlace(try JSONValue(parsing: text), askedAt: start)
    }

    @Test func `an address has its fields in their order, and a key`() throws {
        let place = try #require(
            try Self.place(#"{"url":"https://b.test/x","fields":{"policy":"p","key":"k/1","size":12,"ok":true}}"#))
        expect(place.key == "k/1" && place.fields.map(\.name) == ["policy", "key", "size", "ok"])
        expectEqual(place.fields.map(\.value), ["p", "k/1", "12", "true"])
        for text in [
            #"{"fields":{"key":"k"}}"#, #"{"url":"https://b.test"}"#, #"{"url":"u","fields":{"policy":"p"}}"#,
            #"{"url":"u","fields":{"key":""}}"#, #"{"url":"u","fields":{"key":"k","x":null}}"#,
            #"{"url":"","fields":{"key":"k"}}"#,
        ] { try expect(Self.place(text) == nil, "\(text)") }
    }

    @Test func `oddity 12 an address is used within four of its five minutes`() throws {
        let place = try #require(try Self.place(#"{"url":"u","fields":{"key":"k"}}"#))
        expect(place.isFresh(at: Self.start + .milliseconds(239_999)))
        expect(!place.isFresh(at: Self.start + .seconds(240)))
    }

    @Test func `oddity 11 every field is a part of its own, unchanged, and the file is last`() throws {
        let place = try #require(
            try Self.place(#"{"url":"u","fields":{"key":"k ü","x\"y":"a\r\nb","policy":"cA=="}}"#))
        let form = try CCAIUploadForm(
            place, name: "größe \"1\".jpg", contentType: "image/jpeg", sizeBytes: 3, boundary: "B")
        let whole = form.head + [1, 2, 3] + form.tail
        expectEqual(form.lengthBytes, whole.count)
        expectEqual(
            text(form.head + utf8("FILE") + form.tail),
            "--B\r\nContent-Disposition: form-data; name=\"key\"\r\n\r\nk ü\r\n"
                + "--B\r\nContent-Disposition: form-data; name=\"x%22y\"\r\n\r\na\r\nb\r\n"
                + "--B\r\nContent-Disposition: form-data; name=\"policy\"\r\n\r\ncA==\r\n"
                + "--B\r\nContent-Disposition: form-data; name=\"file\"; filename=\"größe %221%22.jpg\"\r\n"
                + "Content-Type: image/jpeg\r\n\r\nFILE\r\n--B--\r\n")
        expectEqual(form.fields.map(\.name), ["Content-Type"])
        expectEqual(form.fields[.contentType], "multipart/form-data; boundary=B")
        expectEqual(CCAIUploadForm.quoted("a\r\nb"), "a%0D%0Ab")
    }

    @Test func `the store has taken it, wants another address, or refuses it`() {
        for status in [200, 201, 204] { expectEqual(CCAIStoreVerdict(status: status, body: []), .stored) }
        for status in [408, 429, 500, 503] { expectEqual(CCAIStoreVerdict(status: status, body: []), .another) }
        for status in [202, 301, 400, 403, 404, 411, 413] {
            expectEqual(CCAIStoreVerdict(status: status, body: []), .refused)
        }
        for body in ["<Message>Policy expired.</Message>", "<Code>ExpiredToken</Code>", "Request has EXPIRED"] {
            expectEqual(CCAIStoreVerdict(status: 403, body: utf8(body)), .another)
            expectEqual(CCAIStoreVerdict(status: 404, body: utf8(body)), .refused)
        }
    }
}
