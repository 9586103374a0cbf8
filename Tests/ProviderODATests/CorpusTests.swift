import Foundation
import FuzzODA
import Testing

/// A committed input of the fuzz harness, named in a failure by its file.
struct CorpusFile: CustomTestStringConvertible, Sendable {
    let url: URL
    var testDescription: String { url.lastPathComponent }

    static let all: [CorpusFile] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fuzz/ODA/Corpus")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.map { CorpusFile(url: $0) }.sorted { $0.url.path < $1.url.path }
    }()
}

@Suite struct CorpusTests {
    @Test(arguments: CorpusFile.all)
    func `a corpus file breaks no property`(file: CorpusFile) throws {
        fuzzODA([UInt8](try Data(contentsOf: file.url)))
    }

    @Test func `the corpus is there`() { #expect(CorpusFile.all.count >= 15) }

    @Test(arguments: [UInt64(1), 2, 3])
    func `mutations of the corpus break no property`(seed: UInt64) throws {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        print("seed \(seed)")
        for file in CorpusFile.all {
            let original = [UInt8](try Data(contentsOf: file.url))
            guard !original.isEmpty, original.count < 3000 else { continue }
            for _ in 0..<20 {
                var bytes = original
                for _ in 0...random(3) {
                    switch random(3) {
                    case 0: bytes[random(bytes.count)] = UInt8(random(256))
                    case 1: bytes.insert(UInt8(random(256)), at: random(bytes.count + 1))
                    default: if bytes.count > 1 { bytes.remove(at: random(bytes.count)) }
                    }
                }
                fuzzODA(bytes)
            }
        }
    }
}
