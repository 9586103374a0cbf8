import Domain
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderRaya

/// Answers in pieces that are broken off in their middle (section 7).
@Suite struct StreamTests {
    private func chunk(_ text: String) -> String { #"{"type":"chunk","text":"\#(text)"}"# }

    /// The words of some steps that are not about the link, and the streams that they name.
    private struct Told {
        var words: [String] = []
        var streams: Set<String> = []

        mutating func hear(_ steps: [RayaStep], _ script: inout Script) {
            for step in steps {
                switch step {
                case .emit(.message(let message)): streams.formUnion([message.streamID].compactMap(\.self))
                case .emit(.delta(let stream, _, _, _, _)), .emit(.aborted(let stream)): streams.insert(stream)
                default: break
                }
            }
            words += script.take(steps).filter { word in
                ["message", "delta", "aborted"].contains { word.hasPrefix($0) }
            }
        }
    }

    private func receive(_ frame: String, _ script: inout Script, _ told: inout Told) {
        let steps = script.machine.received(utf8(frame), at: script.now)
        told.hear(steps, &script)
    }

    private func respond(_ content: String, _ script: inout Script, _ told: inout Told) {
        receive(#"{"type":"response","data":{"id":"r","content":"\#(content)"}}"#, &script, &told)
    }

    /// The first half of an answer, broken off by silence or with its connection.
    private func half(_ isLost: Bool, _ script: inout Script, _ told: inout Told) {
        receive(chunk("first "), &script, &told)
        if isLost {
            let steps = script.machine.ended(.lost(reason: "cut"), at: script.now)
            told.hear(steps, &script)
            _ = script.pass(.seconds(2))
            _ = script.opened()
            _ = script.received("pong")
        } else {
            // The timer of the minute; a pong comes meanwhile.
            _ = script.pass(.seconds(59))
            _ = script.received("pong")
            told.words += script.pass(.seconds(1)).filter { $0 == "aborted" }
        }
    }

    private static let whole = #"message bot r streamed {"type":"text","text":"first half","format":"markdown"}"#

    @Test(arguments: [false, true], ["half", ""])
    func `a break in the middle leaves one whole message, under its stream`(_ isLost: Bool, _ rest: String) {
        var script = Script.opened()
        var told = Told()
        half(isLost, &script, &told)
        if !rest.isEmpty { receive(chunk(rest), &script, &told) }
        respond("first half", &script, &told)
        expectEqual(told.words, ["delta 0 first ", "aborted", Self.whole])
        expectEqual(told.streams.count, 1, "\(told.streams)")
        expect(script.left(.stale) == nil)
    }

    @Test func `pieces behind a pause are the answer where its response has no words`() {
        var script = Script.opened()
        var told = Told()
        half(false, &script, &told)
        receive(chunk("half"), &script, &told)
        respond("", &script, &told)
        expectEqual(told.words.last, Self.whole)
    }

    /// The end of the words for a message that is cut with this text.
    private func cut(_ text: String) -> String {
        #"degraded=cut {"type":"text","text":"\#(text)","format":"markdown"}"#
    }

    @Test(arguments: ["silence", "loss", "error", "user", "empty"])
    func `what comes behind a break and is never whole is told as cut`(_ end: String) {
        var script = Script.opened()
        var told = Told()
        half(true, &script, &told)
        receive(chunk("half"), &script, &told)
        expectEqual(told.words, ["delta 0 first ", "aborted"])
        switch end {
        case "silence": told.words += script.pass(.seconds(60)).filter { $0.hasPrefix("message") }
        case "loss":
            let steps = script.machine.ended(.lost(reason: "again"), at: script.now)
            told.hear(steps, &script)
        case "error": receive(#"{"type":"error","text":"busy"}"#, &script, &told)
        case "user":
            let steps = script.machine.sent(.text, at: script.now)
            told.hear(steps, &script)
        default: respond("", &script, &told)
        }
        expectEqual(told.words.count, 3)
        expectEqual(told.words.last?.hasPrefix("message bot cut-raya-"), true)
        expectEqual(told.words.last?.hasSuffix(cut("first half")), true, "\(told.words)")
    }

    @Test func `what was told as cut twice still becomes whole`() {
        var script = Script.opened()
        var told = Told()
        half(false, &script, &told)
        receive(chunk("half "), &script, &told)
        _ = script.received("pong")
        let more = script.pass(.seconds(60)).filter { $0.hasPrefix("message") }
        expect(more.count == 1 && more[0].hasSuffix(cut("first half ")), "\(more)")
        receive(chunk("of it"), &script, &told)
        respond("first half of it", &script, &told)
        expectEqual(told.words.count, 3)
        expectEqual(told.words.last?.hasPrefix("message bot r streamed replaces=cut-raya-"), true, "\(told.words)")
    }

    @Test func `another answer behind a loss is a message of its own`() {
        var script = Script.opened()
        var told = Told()
        half(true, &script, &told)
        receive(chunk("second"), &script, &told)
        respond("second answer", &script, &told)
        expectEqual(
            told.words.last, #"message bot r {"type":"text","text":"second answer","format":"markdown"}"#,
            "\(told.words)")
        expectEqual(told.words.count, 3, "what was cut stays cut, and nothing is told twice")
    }

    @Test func `once the user speaks pieces are of another answer, and are told as they come`() {
        var script = Script.opened()
        var told = Told()
        half(true, &script, &told)
        let steps = script.machine.sent(.text, at: script.now)
        told.hear(steps, &script)
        receive(chunk("second"), &script, &told)
        respond("second", &script, &told)
        expectEqual(
            told.words.suffix(2),
            [
                "delta 0 second", #"message bot r streamed {"type":"text","text":"second","format":"markdown"}"#,
            ])
        expectEqual(told.streams.count, 2)
    }

    @Test func `the rest is waited for ten minutes`() {
        for (minutes, isOne) in [(9, true), (11, false)] {
            var script = Script.opened()
            var told = Told()
            half(false, &script, &told)
            for _ in 0..<(minutes * 3) {
                _ = script.pass(.seconds(20))
                _ = script.received("pong")
            }
            respond("first half", &script, &told)
            expectEqual(told.words.last?.contains("streamed"), isOne, "\(minutes)")
        }
    }

    @Test func `what is kept of an answer is bounded behind a break too`() {
        var script = Script.opened()
        var told = Told()
        let piece = String(repeating: "x", count: 400_000)
        receive(chunk(piece), &script, &told)
        _ = script.pass(.seconds(60))
        for _ in 0..<5 { receive(chunk(piece), &script, &told) }
        respond("", &script, &told)
        expect((told.words.last?.utf8.count ?? .max) < (1 << 20) + 200)
    }

    // MARK: Restarts

    /// A machine of another process, to which the gateway says what there is of an answer that was cut.
    private func restarted(isWhole: Bool = true, minutesAgo: Int64 = 0) -> Script {
        var script = Script()
        let cut = CutAnswer(
            streamID: "raya-old-1", text: "first ", isWhole: isWhole, at: script.now.wall - minutesAgo * 60_000)
        _ = script.take(script.machine.restore(RayaMemory(), cut: cut, at: script.now))
        _ = script.start(isNew: false)
        _ = script.opened()
        _ = script.received("pong")
        return script
    }

    @Test(arguments: ["half", ""])
    func `an answer that a restart cut becomes whole, under its stream`(_ rest: String) {
        var script = restarted()
        var told = Told()
        if !rest.isEmpty { receive(chunk(rest), &script, &told) }
        respond("first half", &script, &told)
        expectEqual(told.words, [Self.whole])
        expectEqual(told.streams, ["raya-old-1"])
    }

    @Test(arguments: [("second answer", 0), ("first half", 11)] as [(String, Int64)])
    func `another answer behind a restart, or one that is late, is a message of its own`(
        _ text: String, _ minutesAgo: Int64
    ) {
        var script = restarted(minutesAgo: minutesAgo)
        var told = Told()
        respond(text, &script, &told)
        expectEqual(told.words, [#"message bot r {"type":"text","text":"\#(text)","format":"markdown"}"#])
        expect(told.streams.isEmpty)
    }

    @Test(arguments: [true, false])
    func `pieces behind a restart that are never whole are told as cut, and may yet be whole`(_ isWhole: Bool) {
        var script = restarted(isWhole: isWhole)
        var told = Told()
        receive(chunk("half"), &script, &told)
        let words = script.pass(.seconds(60)).filter { $0.hasPrefix("message") }
        expectEqual(words.count, 1)
        expectEqual(words.last?.hasSuffix(cut(isWhole ? "first half" : "half")), true, "\(words)")
        expectEqual(words.last?.contains("streamed"), isWhole)
        respond("first half", &script, &told)
        expectEqual(told.words.last?.hasPrefix("message bot r streamed"), true, "\(told.words)")
        expectEqual(told.words.last?.contains("replaces=cut-raya-old-1"), isWhole)
    }
}
