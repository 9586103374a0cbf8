import SupportExpectations
import Testing

@testable import Redaction

/// The signs of finds, which spare most texts a search.
@Suite struct TextSignsTests {
    @Test(
        "a look at the bytes leaves out only texts without finds",
        arguments: [
            ("iban", "DE89 3704 0044 0532 0130 00"), ("iban", "xDE89370400440532013000 or DE89370400440532013000"),
            ("card", "4111 1111 1111 1111"), ("card", "4111-1111 1111-1111"), ("phone", "+4930123"),
            ("email", "a@b.example"), ("card", "４111111111111111"),
        ])
    func signs(_ spelling: String, _ text: String) throws {
        let redactor = Redactor([try TextPattern(spelling)])
        expect(redactor.mayBe(in: text))
        expect(!redactor.mayBe(in: "My order 4711 has not come yet"))
    }

    @Test(
        "ids and addresses of programs have none of an account or a card",
        arguments: [
            "0d3c51c2-18d4-4e4a-a8d3-1a8e4fbd1234", "msg_01m8dwekqrfjfb4mvgvds0e7sw", "2026-11-27T07:16:48.123Z",
            "4111  1111  1111  1111", "abc12345678901", "a12b34", "12ab34",
        ])
    func ids(_ text: String) throws {
        expect(!Redactor([try TextPattern("card"), try TextPattern("iban")]).mayBe(in: text))
    }

    @Test func `no find has no sign, whatever stands around it`() throws {
        let finds = ["DE89 3704 0044 0532 0130 00", "DE89370400440532013000", "4111-1111-1111-1111", "378282246310005"]
        let around = ["", " ", "-", "a", "Z", "1", "_", ".", "@", "ab12", "  ", "00 "]
        let kinds: [(String, (FoldedText) -> [Range<Int>])] = [
            ("card", CardFinder.finds), ("iban", IBANFinder.finds), ("phone", PhoneFinder.finds),
            ("email", EmailFinder.finds),
        ]
        var found = 0
        for (name, finder) in kinds {
            let redactor = Redactor([try TextPattern(name)])
            for find in finds + ["+49 (30) 1234567", "030 123456 78", "a.b@mail.example"] {
                for before in around {
                    for behind in around {
                        for text in [before + find + behind, before + find.dropLast() + behind, find + before + find] {
                            guard !finder(FoldedText(text)).isEmpty else { continue }
                            found += 1
                            expect(redactor.mayBe(in: text), "\(name): \(text)")
                        }
                    }
                }
            }
        }
        expect(found > 1000, "\(found)")
    }
}
