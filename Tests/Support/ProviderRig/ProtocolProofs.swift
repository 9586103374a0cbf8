import Foundation

/// The table of proofs in an adapter's `PROTOCOL.md`, and the tests that are really there.
package struct ProtocolProofs: Sendable {
    /// A row of the table: a section of the protocol note, and the tests named for it with their suites.
    package struct Row: Sendable, CustomStringConvertible {
        /// The first cell, such as `5.1`.
        package let section: String
        /// In the order of the row.
        package let proofs: [Proof]

        package var description: String { section }
    }

    /// A test, by its name and that of its suite.
    package struct Proof: Hashable, Sendable, CustomStringConvertible {
        package let suite: String
        package let test: String

        package var description: String { "\(suite): \(test)" }
    }

    /// The rows `| section | what it says | Suite: “a test” “another”, Suite: … |` below the heading.
    package let rows: [Row]
    /// Every test of the target whose name is a sentence.
    package let tests: Set<Proof>

    /// Reads a table in the document of an adapter, and the sources of the tests beside a file.
    package init(adapter: String, heading: String = "Proofs", file: String = #filePath) {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        let document = folder.appendingPathComponent("../../Sources/Providers/\(adapter)/PROTOCOL.md").path
        rows = Self.rows(in: (try? String(contentsOfFile: document, encoding: .utf8)) ?? "", heading)
        tests = SourceFolder(folder).texts.values.reduce(into: []) { $0.formUnion(Self.tests(in: $1)) }
    }

    /// The proofs that the table names and that are not there.
    package func missing(of row: Row) -> [Proof] { row.proofs.filter { !tests.contains($0) } }

    private static func rows(in document: String, _ heading: String) -> [Row] {
        let parts = document.components(separatedBy: "\n## \(heading)\n")
        let table = parts.count > 1 ? parts[1].components(separatedBy: "\n## ").first ?? "" : ""
        return table.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| section") }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            var proofs: [Proof] = []
            var suite = ""
            for (index, part) in (cells.last ?? "").split(whereSeparator: { "“”".contains($0) }).enumerated() {
                if index.isMultiple(of: 2) {
                    suite = part.split(separator: "`").last { $0.hasSuffix("Tests") }.map(String.init) ?? suite
                } else {
                    proofs.append(Proof(suite: suite, test: String(part)))
                }
            }
            return Row(section: cells.first ?? "", proofs: proofs)
        }
    }

    private static func tests(in source: String) -> Set<Proof> {
        var suite = ""
        var found: Set<Proof> = []
        for line in source.split(separator: "\n") {
            if line.hasPrefix("@Suite"), let mark = line.firstRange(of: "struct ") {
                suite = String(line[mark.upperBound...].prefix { $0.isLetter || $0.isNumber })
            }
            guard let mark = line.firstRange(of: "func `") else { continue }
            found.insert(Proof(suite: suite, test: String(line[mark.upperBound...].prefix { $0 != "`" })))
        }
        return found
    }
}
