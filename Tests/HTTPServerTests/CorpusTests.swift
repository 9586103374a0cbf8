import FuzzHTTPServer
import FuzzWebSocketServer
import SupportCorpus
import SupportExpectations
import Testing

@Suite struct CorpusTests {
    static let files = CorpusFile.all(of: "HTTPServer")

    @Test(arguments: files)
    func whatTheFuzzerKnowsHolds(_ file: CorpusFile) throws {
        fuzzHTTPServer(try file.bytes())
    }

    @Test func theCorpusIsThere() { expect(Self.files.count >= 20) }

    @Test func streamsOfMutilatedRequestsAreHeardTheSameHoweverTheyAreCut() throws {
        var random = SeededRandom(seed: UInt64.random(in: 0 ... .max))
        let seeds = try Self.files.map { try $0.bytes() }
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

@Suite struct WebSocketCorpusTests {
    static let files = CorpusFile.all(of: "WebSocketServer")

    @Test(arguments: files)
    func whatTheFuzzerKnowsHolds(_ file: CorpusFile) throws {
        fuzzWebSocketServer(try file.bytes())
    }

    @Test func theCorpusIsThere() { expect(Self.files.count >= 30) }

    @Test func mutilatedStreamsAreHeardTheSameHoweverTheyAreCut() throws {
        try replayMutations(of: Self.files, seed: UInt64.random(in: 0 ... .max), rounds: 10, fuzzWebSocketServer)
    }
}
