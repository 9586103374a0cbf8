import ProviderRig
import SupportExpectations
import Testing

/// `PROTOCOL.md` says which test proves each section of the protocol; what it names has to be there.
@Suite struct ProtocolDocumentTests {
    private static let document = ProtocolProofs(adapter: "Connect")

    @Test(arguments: document.rows) func `every test that is named is there`(_ row: ProtocolProofs.Row) {
        expect(!row.proofs.isEmpty)
        expectEqual(Self.document.missing(of: row), [])
    }

    private static let features = ProtocolProofs(adapter: "Connect", heading: "Features")

    @Test(arguments: features.rows) func `every feature is shown by a test that is there`(_ row: ProtocolProofs.Row) {
        expect(!row.proofs.isEmpty)
        expectEqual(Self.features.missing(of: row), [])
    }

    /// The sections of the note that say how the wire is spoken; 0 and 23 say how to read it and what users wish.
    @Test func `every section has a row`() {
        let divided = [4: 2, 5: 2, 6: 3, 7: 7, 8: 6, 9: 2, 10: 2, 11: 4]
        let whole = (1...24).filter { divided[$0] == nil && $0 != 23 }.map(String.init)
        let parts = divided.flatMap { section, count in (1...count).map { "\(section).\($0)" } }
        expectEqual(Self.document.rows.map(\.section).sorted(), (whole + parts).sorted())
    }

    @Test(arguments: 1...49) func `every oddity has a test of its number`(_ number: Int) {
        expect(Self.document.tests.contains { Self.oddities(of: $0.test).contains(number) })
    }

    /// The numbers in a name such as `oddity 42, 43 and 44 a view …`.
    private static func oddities(of name: String) -> [Int] {
        let words = name.split(separator: " ")
        guard words.first == "oddity" else { return [] }
        var numbers: [Int] = []
        for word in words.dropFirst() where word != "and" {
            guard let number = Int(word.filter { $0 != "," }) else { break }
            numbers.append(number)
        }
        return numbers
    }
}
