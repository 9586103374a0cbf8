import Foundation
import Testing

/// `PROTOCOL.md` says which test proves each section of the protocol; what it names has to be there.
@Suite struct ProtocolDocumentTests {
    /// A row of the table of proofs: a section, and the tests named for it with their suites.
    struct Row: CustomTestStringConvertible {
        let section: String
        let proofs: [(suite: String, test: String)]
        var testDescription: String { section }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The rows `| section | what it says | Suite: “a test” “another”, Suite: … |` below the heading `Proofs`.
    static let rows: [Row] = {
        let path = folder.appendingPathComponent("../../Sources/Providers/Raya/PROTOCOL.md").path
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let table = text.components(separatedBy: "\n## Proofs\n").last?.components(separatedBy: "\n## ").first ?? ""
        return table.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| section") }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            var proofs: [(String, String)] = []
            var suite = ""
            for (index, part) in (cells.last ?? "").split(whereSeparator: { "“”".contains($0) }).enumerated() {
                if index.isMultiple(of: 2) {
                    suite = part.split(separator: "`").last { $0.hasSuffix("Tests") }.map(String.init) ?? suite
                } else {
                    proofs.append((suite, String(part)))
                }
            }
            return Row(section: cells.first ?? "", proofs: proofs)
        }
    }()

    @Test(arguments: rows) func `every test that is named is there`(_ row: Row) throws {
        #expect(!row.proofs.isEmpty)
        for proof in row.proofs {
            let file = Self.folder.appendingPathComponent("\(proof.suite).swift").path
            let text = try String(contentsOfFile: file, encoding: .utf8)
            #expect(text.contains("func `\(proof.test)`("), "\(proof.suite): \(proof.test)")
        }
    }

    /// The sections of the note that say how the wire is spoken; 0 and 23 say how to read it and what nobody knows.
    @Test func `every section has a row`() {
        let whole = (1...22).map(String.init).filter { $0 != "5" && $0 != "6" } + ["24"]
        let parts = (1...7).map { "5.\($0)" } + (1...10).map { "6.\($0)" }
        let sections = Set(Self.rows.map { String($0.section.split(separator: " ").first ?? "") })
        #expect(sections == Set(whole + parts))
    }

    @Test(arguments: 1...30) func `every oddity has a test of its number`(_ number: Int) throws {
        let file = Self.folder.appendingPathComponent("TrapTests.swift").path
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("func `\(number): "))
    }
}
