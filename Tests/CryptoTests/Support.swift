import Crypto
import Foundation
import Testing

/// A folder beside this file.
let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

/// A file of the public vector collection named in `Fixtures/SOURCE`.
struct VectorFile: Decodable {
    var testGroups: [Group]

    struct Group: Decodable {
        var comment: String?
        var tagSize: Int?
        var `private`: Key?
        var tests: [Case]
    }

    struct Key: Decodable {
        var alg: String
        var k: String?
    }

    struct Case: Decodable, Sendable {
        var tcId: Int
        var comment: String
        var result: String
        var key: String?
        var msg: String?
        var tag: String?
        var jws: String?
    }

    static func read(_ name: String) throws -> VectorFile {
        let data = try Data(contentsOf: fixtures.appendingPathComponent(name))
        return try JSONDecoder().decode(VectorFile.self, from: data)
    }
}

func bytes(_ text: String) -> [UInt8] { [UInt8](text.utf8) }

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

func unhex(_ text: String?) throws -> [UInt8] {
    let text = bytes(try #require(text))
    let decoded = Hex.decode(text.span)
    return try #require(decoded)
}

/// A small generator with a printed seed, for properties over many inputs (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) } }
}
