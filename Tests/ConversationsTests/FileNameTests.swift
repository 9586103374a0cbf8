@testable import Conversations
import SupportExpectations
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
        expectEqual(FileNames.clean(name), clean)
        expectEqual(FileNames.clean(FileNames.clean(name)), clean)
    }

    @Test("A long name is cut before its ending")
    func long() {
        let name = FileNames.clean(String(repeating: "ü", count: 300) + ".tar.gz")
        expect(name.utf8.count <= 255 && name.hasSuffix("ü.gz"))
        expectEqual(FileNames.clean(String(repeating: "a", count: 300)).utf8.count, 255)
        expectEqual(FileNames.clean("a." + String(repeating: "b", count: 300)).utf8.count, 255)
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
        expectEqual(FileNames.clean(name, at: url), clean)
    }

    @Test(
        "Nothing that a browser runs or draws as a page is served as itself",
        arguments: [
            ("image/png", "image/png"), ("IMAGE/PNG; a=b", "image/png"), ("application/pdf", "application/pdf"),
            ("text/plain; charset=utf-8", "text/plain"), ("text/html", ServedType.opaque),
            ("audio/L16; rate=8000; emphasis=none", "audio/l16;rate=8000"), ("audio/wav; rate=8000", "audio/wav"),
            ("TEXT/HTML; charset=x", ServedType.opaque), ("image/svg+xml", ServedType.opaque),
            ("application/xhtml+xml", ServedType.opaque), ("text/xml", ServedType.opaque),
            ("application/xml", ServedType.opaque), ("application/rss+xml", ServedType.opaque),
            ("application/javascript", ServedType.opaque), ("text/css", ServedType.opaque),
            ("multipart/x-mixed-replace", ServedType.opaque), ("message/rfc822", ServedType.opaque),
            ("image/*", ServedType.opaque), ("nonsense", ServedType.opaque), ("", ServedType.opaque),
            (nil, ServedType.opaque),
        ])
    func types(_ type: String?, _ served: String) {
        expectEqual(ServedType.of(type), served)
    }

    @Test(
        "A file's type is never a pattern: what the vendor does not say is taken from the name",
        arguments: [
            (nil, "a.tar.PNG", "image/png"), ("image/*", "a.png", "image/png"), ("Image/*; q=1", "a.jpg", "image/jpeg"),
            ("*/*", "a.pdf", "application/pdf"), ("video/*", "a.png", ServedType.opaque),
            ("image/*", "910", ServedType.opaque), (nil, "file", ServedType.opaque), (nil, "a.", ServedType.opaque),
            ("image/gif", "a.png", "image/gif"), (ServedType.opaque, "a.png", ServedType.opaque),
        ])
    func ofFile(_ said: String?, _ name: String, _ type: String) {
        expectEqual(ServedType.ofFile(said, name: name), type)
    }

    @Test(
        "An update takes nothing away that is known of a file",
        arguments: [
            ("image/png", "image/png"), ("image/*", nil), (ServedType.opaque, nil), (nil, nil),
            ("audio/l16;rate=8000", "audio/l16;rate=8000"),
        ])
    func news(_ said: String?, _ told: String?) {
        expectEqual(ServedType.news(said), told)
    }

    @Test(
        "Bare samples keep what says what they are, in one order",
        arguments: [
            ("text/plain; charset=utf-8", "text/plain"), ("audio/mpeg;rate=1", "audio/mpeg"),
            ("Audio/L16; Rate=8000; channels=2", "audio/l16;channels=2;rate=8000"),
            ("audio/pcm;rate=\"16000\";bits=16;big-endian=False", "audio/pcm;big-endian=false;bits=16;rate=16000"),
            ("audio/pcm", "audio/pcm"), ("audio/pcm;rate=\"1 6\"", nil), ("audio/pcm;rate=\"\"", nil),
            ("nonsense", nil), (nil, nil),
        ])
    func persisted(_ type: String?, _ expected: String?) {
        expectEqual(ServedType.persisted(type), expected)
        if let expected { expectEqual(ServedType.persisted(expected), expected) }
    }

    @Test(
        "A type matches a range",
        arguments: [
            ("audio/l16;rate=8000", ["audio/l16"], true), ("audio/l16;rate=8000", ["audio/*"], true),
            ("audio/l16;rate=8000", ["audio/wav"], false),
            ("image/png", ["image/*"], true), ("image/png", ["IMAGE/PNG"], true), ("image/png", ["*/*"], true),
            ("image/png", [], true), ("imagex/png", ["image/*"], false), ("text/plain", ["image/*", "audio/*"], false),
        ])
    func ranges(_ type: String, _ ranges: [String], _ matches: Bool) {
        expectEqual(ServedType.matches(type, ranges), matches)
    }
}
