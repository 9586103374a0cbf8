import FuzzExternal
import SupportCorpus
import SupportExpectations
import Testing

@Suite struct CorpusTests {
    static let files = CorpusFile.all(of: "External")

    @Test(arguments: files)
    func `a corpus file breaks no property`(file: CorpusFile) throws {
        fuzzExternal(try file.bytes())
    }

    @Test func `the corpus is there`() { expect(Self.files.count >= 20) }

    @Test(arguments: [UInt64(1), 2, 3])
    func `mutations of the corpus break no property`(seed: UInt64) throws {
        try replayMutations(of: Self.files, seed: seed, rounds: 40, bytesMax: 3000) { fuzzExternal($0) }
    }
}
