import Foundation
import FuzzHTTPServer
import Testing

/// A file of what a fuzzer begins with, or found.
struct CorpusFile: CustomTestStringConvertible, Sendable {
    let url: URL
    var testDescription: String { url.lastPathComponent }

    static let all: [CorpusFile] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fuzz/HTTPServer/Corpus")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.sorted { $0.path < $1.path }.map(CorpusFile.init)
    }()
}

@Suite struct CorpusTests {
    @Test(arguments: CorpusFile.all)
    func whatTheFuzzerKnowsHolds(_ file: CorpusFile) throws {
        fuzzHTTPServer(Array(try Data(contentsOf: file.url)))
    }

    @Test func theCorpusIsThere() { #expect(CorpusFile.all.count >= 20) }

    @Test func streamsOfMutilatedRequestsAreHeardTheSameHoweverTheyAreCut() throws {
        var random = SeededRandom(seed: UInt64.random(in: 0 ... .max))
        let seeds = try CorpusFile.all.map { Array(try Data(contentsOf: $0.url)) }
        print("seed \(random.seed)")
        for _ in 0..<200 {
            var bytes: [UInt8] = []
            for _ in 0..<(1 + random.next() % 3) { bytes += seeds[Int(random.next() % UInt64(seeds.count))] }
            for _ in 0..<(random.next() % 3) where !bytes.isEmpty {
                let index = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 3 {
                case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes.remove(at: index)
                default: bytes.insert(bytes[Int(random.next() % UInt64(bytes.count))], at: index)
                }
            }
            fuzzHTTPServer(bytes)
        }
    }
}
