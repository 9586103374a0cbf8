import Domain
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderConnect

@Suite struct FileRuleTests {
    private func refusal(_ name: String, _ type: String, _ sizeBytes: Int? = 1) -> FileRefusal? {
        do throws(FileRefusal) {
            try ConnectFileRules.check(FileDescription(name: name, contentType: type, sizeBytes: sizeBytes))
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: ConnectFileRules.typeOfExtension.keys.sorted())
    func `each of the vendor's types is taken, by its media type and by its extension`(_ suffix: String) throws {
        let type = try #require(ConnectFileRules.typeOfExtension[suffix])
        expect(refusal("a.\(suffix)", type) == nil && refusal("a", type) == nil)
        expect(refusal("A.\(suffix.uppercased())", "application/octet-stream") == nil)
        let opaque = FileDescription(name: "a.\(suffix)", contentType: "application/octet-stream")
        expectEqual(ConnectFileRules.contentType(of: opaque), type)
    }

    @Test func `there are seventeen extensions, and sound in waves has three names`() {
        expectEqual(ConnectFileRules.typeOfExtension.count, 17)
        for type in ["audio/wav", "audio/x-wav", "audio/vnd.wave"] {
            let file = FileDescription(name: "a.wav", contentType: type)
            expectEqual(ConnectFileRules.contentType(of: file), type)
        }
    }

    @Test(arguments: [
        ("a.gif", "image/gif"), ("a", "application/octet-stream"), ("a.exe", "image/png"), ("a.exe. .", "image/png"),
        ("a.png.html", "image/png"), ("a.png", "text/html"), (".png", "application/octet-stream"), ("a", ""),
    ])
    func `other types are refused, and names that say another`(_ name: String, _ type: String) {
        guard case .unsupportedType = refusal(name, type) else {
            Issue.record("\(name) of \(type) is taken")
            return
        }
    }

    @Test func `a dot alone makes no extension`() {
        for name in ["Report v1.2 final", "a.", "Mr. Smith's letter", "ä.ä"] {
            expect(refusal(name, "application/pdf") == nil, "\(name)")
        }
    }

    @Test func `a file has 1 to 20 MiB`() {
        expectEqual(refusal("a.png", "image/png", 0), .empty)
        expect(refusal("a.png", "image/png", 20 * 1024 * 1024) == nil)
        expectEqual(refusal("a.png", "image/png", 20 * 1024 * 1024 + 1), .tooLarge(bytesMax: 20 * 1024 * 1024))
        expect(refusal("a.png", "image/png", nil) == nil)
    }

    @Test func `a name has 1 to 256 characters`() {
        func isBad(_ name: String) -> Bool {
            if case .invalid("bad_name", _) = refusal(name, "image/png") { true } else { false }
        }
        expect(isBad("") && isBad(String(repeating: "ü", count: 257)))
        expect(!isBad(String(repeating: "ü", count: 256)))
        expect(isBad(String(repeating: "u\u{308}", count: 129)) && !isBad(String(repeating: "u\u{308}", count: 128)))
    }
}
