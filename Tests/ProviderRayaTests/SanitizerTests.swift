import Testing

@testable import ProviderRaya

@Suite struct SanitizerTests {
    static let generic = "generic"

    @Test(arguments: [
        ("<b>Down</b> now", "Down now"), ("<script>x()</script>Oops", "x()Oops"), ("a onclick=go()", "a go()"),
        ("connection=lost", "clost"), ("reason=x", "reason=x"), ("Bearer expired", generic), ("", generic),
        ("  \n ", generic), ("<b></b>", generic), ("JavaScript:alert(1)", "alert(1)"), ("1 < 2", "1 < 2"),
        ("<>", "<>"), ("ONLOAD=x", "x"), (" trimmed ", "trimmed"), ("Traceback (most recent", generic),
        ("an Internal Server Error", generic), ("your api_key", generic), ("tokenization", generic),
        ("كلمة <i>عربية</i>", "كلمة عربية"),
    ])
    func `every vector of the note comes out as it says`(_ text: String, _ expected: String) {
        #expect(RayaSanitizer.clean(text, generic: Self.generic) == expected)
    }

    @Test func `a long text keeps its first two hundred characters and three dots`() {
        let clean = RayaSanitizer.clean(String(repeating: "A", count: 300), generic: Self.generic)
        #expect(clean == String(repeating: "A", count: 200) + "...")
        #expect(clean.count == 203)
        let exact = String(repeating: "ä", count: 200)
        #expect(RayaSanitizer.clean(exact, generic: Self.generic) == exact)
        #expect(RayaSanitizer.clean(nil, generic: Self.generic) == Self.generic)
    }

    @Test(arguments: RayaSanitizer.sensitive)
    func `every sensitive word makes the whole text generic, in any case`(_ word: String) {
        #expect(RayaSanitizer.clean("It was \(word.uppercased())!", generic: Self.generic) == Self.generic)
    }
}
