import Foundation
import Kernel

/// A committed input of a fuzz harness, named in a failure by its file.
package struct CorpusFile: CustomStringConvertible, Sendable {
    private let url: URL

    /// The file's name.
    package var description: String { url.lastPathComponent }

    /// The bytes that the file holds.
    package func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }

    /// The corpus of the harness in `Tests/Fuzz/<name>`, sorted by name; empty when there is none.
    package static func all(of harness: String) -> [CorpusFile] {
        // This file stands in Tests/Support/CorpusReplay.
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = tests.appendingPathComponent("Fuzz/\(harness)/Corpus")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.map { CorpusFile(url: $0) }.sorted { $0.url.path < $1.url.path }
    }
}

/// Gives a harness every file of its corpus several times, each time with a few bytes changed, put in or taken out.
///
/// - Parameters:
///   - seed: decides every change, and is printed so that a failure can be had again.
///   - rounds: how often each file is given in the long form of the tests (`TRUNKLINE_LONG=1`); otherwise a third.
///   - changesMax: the most changes to one file.
///   - bytesMax: longer files are left out, for they cost much and show little.
package func replayMutations(
    of files: [CorpusFile], seed: UInt64, rounds: Int, changesMax: Int = 4, bytesMax: Int = 2000,
    _ harness: ([UInt8]) -> Void
) throws {
    print("seed \(seed)")
    let isLong = ProcessInfo.processInfo.environment["TRUNKLINE_LONG"] == "1"
    let rounds = isLong ? rounds : max(1, rounds / 3)
    var random = SplitMix64(seed: seed)
    for file in files {
        let original = try file.bytes()
        guard !original.isEmpty, original.count < bytesMax else { continue }
        for _ in 0..<rounds {
            var bytes = original
            for _ in 0..<Int.random(in: 1...changesMax, using: &random) { mutate(&bytes, &random) }
            harness(bytes)
        }
    }
}

private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let place = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    default: if bytes.count > 1 { bytes.remove(at: place) }
    }
}
