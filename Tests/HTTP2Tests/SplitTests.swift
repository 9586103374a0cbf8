import FuzzHTTP2
import HTTP2
import HTTPWire
import SupportCorpus
import SupportExpectations
import Testing

@Suite struct SplitTests {
    private static let files = CorpusFile.all(of: "HTTP2")

    @Test(arguments: files)
    func whatTheFuzzerKnowsHolds(_ file: CorpusFile) throws {
        fuzzHTTP2(try file.bytes())
    }

    @Test func theCorpusIsThere() { expect(Self.files.count >= 20) }

    /// A conversation with a head over two frames, a body, trailers, a reset, and a rule broken at the end.
    private static let conversation: [UInt8] =
        HTTP2Machine.preface
        + [
            .settings([(4, 100)]), .settingsAcknowledgement, .windowUpdate(0, 1_000), .priority(1, dependsOn: 0),
            .headers(1, Frame.post + [("cookie", "a")], end: false, endHeaders: false),
            .continuation(1, [("cookie", "b")]), .data(1, "hello"), .ping(),
            Frame(type: 0, flags: 8, stream: 1, payload: [2] + Array("padded".utf8) + [0, 0]),
            .headers(3, Frame.get), .headers(1, [("x", "trailer")]), .reset(3), .headers(5, [(":method", "X")]),
            .priority(7, dependsOn: 7), .headers(9, Frame.get),
        ].flatMap(\.bytes)

    private func heard(_ pieces: [[UInt8]]) -> (told: [String], sent: [Frame]) {
        let server = End(.server)
        for piece in pieces { server.receive(piece) }
        return (server.takeTold(), server.takeFrames())
    }

    @Test func everySplitIsHeardTheSame() {
        let whole = heard([Self.conversation])
        expectEqual(whole.told.count, 7)
        expectEqual(whole.sent.last?.type, 7)
        for index in 1..<Self.conversation.count {
            let cut = heard([Array(Self.conversation[..<index]), Array(Self.conversation[index...])])
            expectEqual(cut.told, whole.told, "cut at \(index)")
            expectEqual(cut.sent.last, whole.sent.last, "cut at \(index)")
        }
        expectEqual(heard(Self.conversation.map { [$0] }).told, whole.told)
    }

    @Test func mutilatedConversationsAreHeardTheSameHoweverTheyAreCut() {
        var random = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0 ... .max, using: &random)
        print("seed \(seed)")
        var state = seed
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        for _ in 0..<400 {
            var bytes = Self.conversation
            for _ in 0..<(1 + next(4)) {
                let index = HTTP2Machine.preface.count + next(bytes.count - HTTP2Machine.preface.count)
                switch next(3) {
                case 0: bytes[index] = UInt8(next(256))
                case 1: bytes.remove(at: index)
                default: bytes.insert(UInt8(next(256)), at: index)
                }
            }
            fuzzHTTP2(bytes)
        }
    }
}
