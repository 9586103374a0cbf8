import Foundation
import FuzzHTTP1
import HTTPWire
import SupportExpectations
import Testing

/// One file of `Fixtures`: a message and the parts it must give, in the form that `Fixtures/SOURCE` describes.
struct Fixture: Sendable, CustomTestStringConvertible {
    let name: String
    let methods: [HTTPMethod]
    let mayUpgrade: Bool
    let expected: [String]
    let message: [UInt8]

    var testDescription: String { name }

    static let requests = reading("Requests")
    static let responses = reading("Responses")

    static var folder: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    }

    private static func reading(_ kind: String) -> [Fixture] {
        let folder = folder.appendingPathComponent(kind)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".http") }.sorted().compactMap { name in
            (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map {
                Fixture(name: kind + "/" + name, text: $0)
            }
        }
    }

    private init(name: String, text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let end = lines.firstIndex(of: "---") ?? lines.count
        let words = lines[..<end].filter { $0.hasPrefix("@ ") }.flatMap { $0.dropFirst(2).split(separator: " ") }
        self.name = name
        mayUpgrade = words.contains("upgrade")
        methods = words.compactMap { $0 == "upgrade" ? .get : HTTPMethod(String($0)) }
        expected = lines[..<end].filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
        message = Self.unescaped(lines[min(end + 1, lines.count)...].joined())
    }

    private static func unescaped(_ text: String) -> [UInt8] {
        var output: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let kind = rest.popFirst() else {
                output.append(byte)
                continue
            }
            switch kind {
            case UInt8(ascii: "r"): output.append(13)
            case UInt8(ascii: "n"): output.append(10)
            case UInt8(ascii: "t"): output.append(9)
            case UInt8(ascii: "x"):
                output.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0x3f)
                rest = rest.dropFirst(2)
            default: output.append(kind)
            }
        }
        return output
    }
}

/// A generator with a seed that is printed when a test fails.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

@Suite struct FixtureTests {
    @Test func `there are fixtures of both kinds`() {
        expect(Fixture.requests.count > 180)
        expect(Fixture.responses.count > 30)
    }

    @Test(arguments: Fixture.requests)
    func `a request gives the parts its file expects, however it is cut`(_ fixture: Fixture) {
        for size in [1, 2, 3, 7, 64, 100_000] {
            let transcript = Transcript.requests(fixture.message, pieceSize: size)
            expectEqual(transcript.lines, fixture.expected, "pieces of \(size)")
        }
    }

    @Test(arguments: Fixture.responses)
    func `a response gives the parts its file expects, however it is cut`(_ fixture: Fixture) {
        for size in [1, 2, 3, 7, 64, 100_000] {
            let transcript = Transcript.responses(
                fixture.message, to: fixture.methods, mayUpgrade: fixture.mayUpgrade, pieceSize: size)
            expectEqual(transcript.lines, fixture.expected, "pieces of \(size)")
        }
    }

    @Test(arguments: Fixture.requests + Fixture.responses)
    func `a fixture and its mutations keep every property of the harness`(_ fixture: Fixture) {
        fuzzHTTP1(fixture.message)
        var random = SeededRandom(seed: UInt64(fixture.message.count))
        for _ in 0..<5 {
            var bytes = fixture.message
            for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
                let position = Int.random(in: bytes.indices, using: &random)
                let byte = Array("\r\n\0 \t:;,=\"%0a/?#[]chunked\u{7f}".utf8).randomElement(using: &random) ?? 0
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[position] = byte
                case 1: bytes.insert(byte, at: position)
                default: bytes.remove(at: position)
                }
            }
            fuzzHTTP1(bytes)
        }
    }

    @Test func `every file of the corpus keeps every property of the harness`() throws {
        let folder = Fixture.folder.appendingPathComponent("../../Fuzz/HTTP1/Corpus").standardizedFileURL
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        expect(names.count >= 40)
        for name in names {
            let bytes = try Array(Data(contentsOf: folder.appendingPathComponent(name)))
            fuzzHTTP1(bytes)
        }
    }
}
