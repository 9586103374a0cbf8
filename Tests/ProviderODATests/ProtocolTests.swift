import Foundation
import ProviderRig
import SupportExpectations
import Testing

/// `PROTOCOL.md` names what there is.
@Suite struct ProtocolTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private static let sources = SourceFolder(folder).texts.values.joined(separator: "\n")

    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
    }

    /// The rows of the table of traps, by their numbers.
    private static func traps() throws -> [(number: Int, tests: [String])] {
        let document = try text("../../Sources/Providers/ODA/PROTOCOL.md")
        return document.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, let number = Int(cells[0]) else { return nil }
            let spans = cells[2].split(separator: "`", omittingEmptySubsequences: false).enumerated()
            // Names of tests are sentences; what has no space is a file or a suite.
            return (number, spans.filter { $0.offset % 2 == 1 && $0.element.contains(" ") }.map { String($0.element) })
        }
    }

    @Test func `every trap is proved by a test that there is`() throws {
        let traps = try Self.traps()
        expectEqual(traps.map(\.number), Array(1...30))
        for trap in traps {
            expect(!trap.tests.isEmpty, "trap \(trap.number)")
            for test in trap.tests { expect(Self.sources.contains("func `\(test)`("), "\(trap.number): \(test)") }
        }
    }

    @Test func `every feature of the guide has a state, and its suite or what is open`() throws {
        let document = try Self.text("../../Sources/Providers/ODA/PROTOCOL.md")
        let start = try #require(document.range(of: "## Features of the vendor's guide"))
        let end = try #require(document.range(of: "## 1. Configuration"))
        let rows = document[start.upperBound..<end.lowerBound].split(separator: "\n").filter { $0.hasPrefix("| ") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }.dropFirst()
        expect(rows.count > 30)
        for row in rows {
            let state = row.count > 2 ? row[1] : ""
            let words = row.count > 2 ? row[2] : ""
            switch state {
            case "works": expect(words.contains("Tests`"), "\(row)")
            case "partly", "missing": expect(words.count > 20, "\(row)")
            default: expectEqual(state, "front end", "\(row)")
            }
        }
    }

    @Test func `every suite that is named is there`() throws {
        let document = try Self.text("../../Sources/Providers/ODA/PROTOCOL.md")
        let others = ["EndToEndTests", "GatewayTests", "SimulatorsTests"]
            .flatMap { SourceFolder(Self.folder.appendingPathComponent("../\($0)")).texts.values }.joined()
        let names = document.split(separator: "`").filter { $0.hasSuffix("Tests") && !$0.contains(" ") }
        expect(names.count > 20)
        for name in Set(names) {
            expect((Self.sources + others).contains("struct \(name)"), "\(name)")
        }
    }
}
