import Foundation
import FuzzConfiguration
import Testing

struct CorpusTests {
    static let folder = Fixture.tests.appending(path: "Fuzz/Configuration/Corpus")

    @Test("every corpus file keeps the properties", arguments: try Fixture.names(in: folder))
    func replay(name: String) throws {
        fuzzConfiguration(try Fixture.bytes(Self.folder.appending(path: name)))
    }

    @Test("every cut and many changed bytes of each sample keep the properties")
    func mutations() throws {
        var generator = Linear(seed: 41)
        for name in try Fixture.names(in: Fixture.folder("good")) {
            let bytes = try Fixture.bytes(Fixture.folder("good").appending(path: name))
            for count in 0..<bytes.count where count % 7 == 0 { fuzzConfiguration(Array(bytes.prefix(count))) }
            for _ in 0..<300 {
                var changed = bytes
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    let index = Int.random(in: changed.indices, using: &generator)
                    let interesting = Array("{}[]:,-&*!|>'\"#%@` \n\t\\u0~".utf8) + [0, 0x80, 0xC2, 0xED, 0xFF]
                    changed[index] = interesting.randomElement(using: &generator) ?? 0
                }
                fuzzConfiguration(changed)
            }
        }
    }
}

/// A generator whose seed makes a run repeatable.
struct Linear: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) << 32 | (state >> 32 & 0xFFFF_FFFF)
    }
}

/// The files beside the tests.
enum Fixture {
    static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    static func folder(_ name: String) -> URL { tests.appending(path: "ConfigurationTests/Fixtures/" + name) }

    static func names(in folder: URL) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
        try #require(!names.isEmpty, "no files in \(folder.path())")
        return names
    }

    static func bytes(_ file: URL) throws -> [UInt8] { Array(try Data(contentsOf: file)) }
}
