import FuzzJSON
import SupportCorpus
import SupportExpectations
import Testing

@Suite("The fuzz corpus")
struct CorpusTests {
    static let files = CorpusFile.all(of: "JSON")

    @Test("has its seeds")
    func hasSeeds() { expect(Self.files.count >= 30) }

    @Test("holds what the harness asserts", arguments: files)
    func replays(_ file: CorpusFile) throws {
        fuzzJSON(try file.bytes())
    }
}
