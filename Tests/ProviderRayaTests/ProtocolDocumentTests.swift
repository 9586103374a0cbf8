import ProviderRig
import SupportExpectations
import Testing

/// `PROTOCOL.md` says which test proves each section of the protocol; what it names has to be there.
@Suite struct ProtocolDocumentTests {
    private static let document = ProtocolProofs(adapter: "Raya")

    @Test(arguments: document.rows) func `every test that is named is there`(_ row: ProtocolProofs.Row) {
        expect(!row.proofs.isEmpty)
        expectEqual(Self.document.missing(of: row), [])
    }

    /// The sections of the note that say how the wire is spoken; 0 and 23 say how to read it and what nobody knows.
    @Test func `every section has a row`() {
        let whole = (1...22).map(String.init).filter { $0 != "5" && $0 != "6" } + ["24"]
        let parts = (1...7).map { "5.\($0)" } + (1...10).map { "6.\($0)" }
        let sections = Set(Self.document.rows.map { String($0.section.split(separator: " ").first ?? "") })
        expectEqual(sections, Set(whole + parts))
    }

    /// The rows of the table of the vendor's features, whose last cell names tests.
    private static func features() throws -> [[Substring]] {
        let document = try fixture("../../../Sources/Providers/Raya/PROTOCOL.md")
        let lines = document.split(separator: "\n")
        let table = lines.drop { $0 != "## Features" }.dropFirst().prefix { !$0.hasPrefix("## ") }
        return table.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| feature") }.map { $0.split(separator: "|") }
    }

    @Test func `every feature of the vendor's says what came of it and which test shows it`() throws {
        let rows = try Self.features()
        expect(rows.count > 30)
        let names = Set(Self.document.tests.map(\.test))
        for row in rows {
            expectEqual(row.count, 3, "\(row)")
            let parts = (row.last ?? "").split(separator: "“", omittingEmptySubsequences: false)
                .dropFirst()
            let tests = parts.map { String($0.prefix { $0 != "”" }) }
            expect(!tests.isEmpty && tests.allSatisfy { names.contains($0) }, "\(tests)")
        }
    }

    @Test(arguments: 1...30) func `every oddity has a test of its number`(_ number: Int) {
        expect(Self.document.tests.contains { $0.suite == "TrapTests" && $0.test.hasPrefix("\(number): ") })
    }
}
