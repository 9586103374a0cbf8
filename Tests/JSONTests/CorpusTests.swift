import Foundation
import FuzzJSON
import Testing

@Suite("The fuzz corpus")
struct CorpusTests {
    static let folder = fixtures.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fuzz/JSON/Corpus")

    static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test("has its seeds")
    func hasSeeds() throws {
        #expect(try CorpusTests.names().count >= 30)
    }

    @Test("holds what the harness asserts", arguments: try CorpusTests.names())
    func replays(_ name: String) throws {
        fuzzJSON([UInt8](try Data(contentsOf: CorpusTests.folder.appending(path: name))))
    }
}
