import SupportSanitizer
import SupportExpectations
import Testing

@testable import ProviderRaya

@Suite struct SanitizerTests {
    static let generic = "generic"

    @Test(arguments: [
        ("<b>Down</b> now", "Down now"), ("<script>x()</script>Oops", "x()Oops"), ("a onclick=go()", "a go()"),
        ("connection=lost", "clost"), ("reason=x", "reason=x"), ("Bearer expired", generic), ("", generic),
        ("  \n ", generic), ("<b></b>", generic), ("JavaScript:alert(1)", "alert(1)"), ("1 < 2", "1 < 2"),
        ("a <> b", "a  b"), ("<>", generic), ("1 < 2 > 0", "1  0"), ("a > b < c", "a > b < c"), ("ONLOAD=x", "x"),
        ("onté=x", "x"), ("onكلمة=x", "x"), ("ononclick=x", "x"), ("on =x", "on =x"), ("on=on=x", "on=on=x"),
        (" trimmed ", "trimmed"), ("Traceback (most recent", generic),
        ("an Internal Server Error", generic), ("your api_key", generic), ("tokenization", generic),
        ("كلمة <i>عربية</i>", "كلمة عربية"),
    ])
    func `every vector of the note comes out as it says`(_ text: String, _ expected: String) {
        expectEqual(RayaSanitizer.clean(text, generic: Self.generic), expected)
    }

    @Test func `a long text keeps its first two hundred characters and three dots`() {
        let clean = RayaSanitizer.clean(String(repeating: "A", count: 300), generic: Self.generic)
        expectEqual(clean, String(repeating: "A", count: 200) + "...")
        expectEqual(clean.count, 203)
        let exact = String(repeating: "ä", count: 200)
        expectEqual(RayaSanitizer.clean(exact, generic: Self.generic), exact)
        expectEqual(RayaSanitizer.clean(nil, generic: Self.generic), Self.generic)
    }

    /// A frame may have five million characters, and everybody of the loop waits for what comes of it.
    @Test(.timeLimit(.minutes(Sanitizer.isLinked ? 5 : 1)), arguments: ["<", "on", "ona", "javascript", " "])
    func `a hostile text takes no longer than another`(_ piece: String) {
        let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
        let clean = RayaSanitizer.clean(text, generic: Self.generic)
        expectEqual(clean, piece == " " ? Self.generic : text.prefix(200) + "...")
    }

    @Test(arguments: RayaSanitizer.sensitive)
    func `every sensitive word makes the whole text generic, in any case`(_ word: String) {
        expectEqual(RayaSanitizer.clean("It was \(word.uppercased())!", generic: Self.generic), Self.generic)
    }
}
