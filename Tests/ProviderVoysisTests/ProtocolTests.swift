import Foundation
import ProviderRig
import SupportExpectations
import Testing

/// The tests that `PROTOCOL.md` names as proofs exist.
@Suite struct ProtocolTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private static let sources = SourceFolder(folder).texts

    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
    }

    @Test func `every test that the table names is there`() throws {
        let document = try Self.text("../../Sources/Providers/Voysis/PROTOCOL.md")
        var count = 0
        for line in document.split(separator: "\n") where line.hasPrefix("| ") {
            // `OneTests`: “a name”, “another”; `OtherTests`: “a third”
            let parts = line.split(separator: "`")
            for (suite, names) in zip(parts, parts.dropFirst()) where suite.hasSuffix("Tests") {
                let source = try #require(Self.sources[String(suite)], "\(suite)")
                for quoted in names.split(separator: "“").dropFirst() {
                    let name = quoted.prefix { $0 != "”" }
                    expect(source.contains("func `\(name)`"), "\(suite): \(name)")
                    count += 1
                }
            }
        }
        expect(count > 80, "the table is read")
    }

    @Test func `every oddity of section 18 has its test`() throws {
        let source = try #require(Self.sources["TrapTests"])
        for number in 1...30 { expect(source.contains("func `\(number): "), "\(number)") }
    }
}
