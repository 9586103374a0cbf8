import Chronology
@testable import Conversations
import Domain
import Kernel
import SupportExpectations
import Testing

@Suite("The bounds of streamed answers")
struct StreamedAnswerBoundTests {
    private static let message = MessageID(Identifier(high: 1, low: 2))

    @Test("so many answers are followed at a time, and so much of each; what goes beyond is cut")
    func bounds() {
        var answers = StreamedAnswers()
        for number in 0..<StreamedAnswers.openMax {
            let isTold = answers.append("a", of: "\(number)", by: .bot, replaces: false)
            expect(isTold)
        }
        expectEqual(answers.removeExcess(), [])
        _ = answers.append("b", of: "more", by: .agent, replaces: false)
        expectEqual(answers.removeExcess().map(\.id), ["0"])
        expect(answers.open.count == StreamedAnswers.openMax && answers.open.last?.role == .agent)
        // Cut in front of a character that would not fit whole.
        let long = String(repeating: "é", count: StreamedAnswers.textBytesMax / 2 - 1) + "x" + "é"
        _ = answers.append(long, of: "more", by: .agent, replaces: true)
        let cut = answers.removeExcess()
        expectEqual(cut.map(\.id), ["more"])
        expectEqual(cut.first?.text.utf8.count, StreamedAnswers.textBytesMax - 1)
        answers.note(StreamedAnswers.Cut(id: "more", message: Self.message, createdAt: .earliest, text: "x"))
        let isTold = answers.append("c", of: "more", by: .agent, replaces: false)
        expect(!isTold && !answers.open.contains { $0.id == "more" })
        for number in 0..<StreamedAnswers.cutMax {
            answers.note(
                StreamedAnswers.Cut(id: "c\(number)", message: Self.message, createdAt: .earliest, text: "x"))
        }
        expect(answers.cut.count == StreamedAnswers.cutMax && answers.removeCut("more") == nil)
    }

    @Test("what is kept of an answer follows it at a distance, and is read as it was written")
    func keeping() {
        var underWay = UnderWay()
        let start = Instant.now
        _ = underWay.answers.append("four", of: "a", by: .bot, replaces: false)
        expect(underWay.answers.isWorthKeeping(at: start))
        let first = underWay.encoded(at: start)
        _ = underWay.answers.append("s", of: "a", by: .bot, replaces: false)
        let later = start + StreamedAnswers.keepingInterval
        expect(!underWay.answers.isWorthKeeping(at: later))
        _ = underWay.answers.append("ome", of: "a", by: .bot, replaces: false)
        expect(!underWay.answers.isWorthKeeping(at: start))
        expect(underWay.answers.isWorthKeeping(at: later))
        expectEqual(UnderWay(stored: first).answers.open.map(\.text), ["four"])
        _ = underWay.answers.removeAll()
        let nothing = underWay.encoded(at: later)
        expect(nothing == nil)
        underWay.answers.note(StreamedAnswers.Cut(id: "b", message: Self.message, createdAt: .earliest, text: "x"))
        let cut = underWay.encoded(at: later)
        expectEqual(UnderWay(stored: cut).answers.cut, underWay.answers.cut)
        expect(UnderWay(stored: Array("[]".utf8)).answers.isEmpty)
    }

    @Test("of an answer that was cut the beginning is remembered, and whether that is all")
    func beginnings() {
        let long = String(repeating: "é", count: StreamedAnswers.cutTextBytesMax)
        var underWay = UnderWay()
        for (id, text) in [("short", "Half"), ("long", "x" + long)] {
            underWay.answers.note(
                StreamedAnswers.Cut(id: id, message: Self.message, createdAt: .earliest, text: text))
        }
        let stored = underWay.encoded(at: .now)
        let read = UnderWay(stored: stored).answers.cut
        expectEqual(read, underWay.answers.cut)
        expect(read.map(\.isWhole) == [true, false] && read[0].text == "Half")
        expectEqual(read[1].text.utf8.count, StreamedAnswers.cutTextBytesMax - 1)
        let earlier = #"{"answers":{"cut":[{"id":"a","messageId":"\#(Self.message)","createdAt":1}]}}"#
        let old = UnderWay(stored: Array(earlier.utf8)).answers.cut
        expect(old.map(\.text) == [""] && old.map(\.isWhole) == [false])
    }
}
