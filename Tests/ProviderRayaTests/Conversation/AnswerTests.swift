import Domain
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderRaya

/// Identity, times and files of answers (sections 6.3 and 8).
@Suite struct AnswerTests {
    private static func nameless(_ words: String, _ seconds: Int = 1_700_000_000) -> String {
        #""content":"\#(words)","created_at":\#(seconds)"#
    }

    /// The names of the messages in some words.
    private func names(_ words: [String]) -> [String] {
        words.filter { $0.hasPrefix("message bot ") }.map { String($0.split(separator: " ")[2]) }
    }

    private func reconnect(_ script: inout Script) {
        _ = script.ended(.lost(reason: "cut"))
        _ = script.pass(.seconds(2))
        _ = script.opened()
    }

    @Test func `equal answers without an id in one second are as many messages`() {
        var script = Script.opened()
        var ids: [String] = []
        for _ in 0..<3 { ids += names(script.response(Self.nameless("ok"))) }
        expect(ids.count == 3 && Set(ids).count == 3, "\(ids)")
    }

    @Test func `what comes again over another connection is known, as often as it was heard`() {
        var script = Script.opened()
        for _ in 0..<2 { _ = script.response(Self.nameless("ok")) }
        reconnect(&script)
        for _ in 0..<2 { expectEqual(script.response(Self.nameless("ok")), ["note a response came again"]) }
        expectEqual(names(script.response(Self.nameless("ok"))).count, 1, "a third one is news")
        expectEqual(names(script.response(Self.nameless("ok", 1_700_000_001))).count, 1, "and one of a later second")
    }

    @Test(arguments: [nameless("ok", 1), nameless("ok", 1_700_000_700), #""content":"ok""#])
    func `without a time that can be believed nothing is known again`(_ answer: String) {
        var script = Script.opened()
        var ids = names(script.response(answer))
        reconnect(&script)
        ids += names(script.response(answer))
        expect(ids.count == 2 && Set(ids).count == 2, "\(ids)")
    }

    @Test func `an id names one message over any connection, and other words change it`() {
        var script = Script.opened()
        _ = script.response(#""id":"a","content":"one""#)
        expectEqual(script.response(#""id":"a","content":"one""#), ["note a response came again"])
        reconnect(&script)
        expectEqual(script.response(#""id":"a","content":"one""#), ["note a response came again"])
        expectEqual(script.response(#""id":"a","content":"""#), ["note a response came again"])
        expectEqual(
            script.response(#""id":"a","content":"two""#),
            [
                #"message bot a replaces=a {"type":"text","text":"two","format":"markdown"}"#
            ])
    }

    @Test func `an answer that comes again in pieces is the message that is there`() {
        var script = Script.opened()
        for isAgain in [false, true] {
            _ = script.received(#"{"type":"chunk","text":"one"}"#)
            expectEqual(
                script.response(#""id":"a","content":"one""#).filter { $0.hasPrefix("message") },
                [
                    "message bot a streamed " + (isAgain ? "replaces=a " : "")
                        + #"{"type":"text","text":"one","format":"markdown"}"#
                ])
        }
        expect(script.left(.stale) == nil)
    }

    @Test func `only so many answers are remembered`() {
        var script = Script.opened()
        for number in 0...RayaAnswers.countMax { _ = script.response(#""id":"\#(number)","content":"x""#) }
        expectEqual(script.response(#""id":"1","content":"x""#), ["note a response came again"])
        expectEqual(names(script.response(#""id":"0","content":"x""#)), ["0"], "the gateway's log knows it still")
    }

    /// The messages that a frame is told as.
    private func messages(_ script: inout Script, _ data: String) -> [InboundMessage] {
        script.machine.received(utf8(#"{"type":"response","data":{\#(data)}}"#), at: script.now).compactMap { step in
            if case .emit(.message(let message)) = step { message } else { nil }
        }
    }

    @Test(arguments: [
        ("1780000123.75", Int64(1_780_000_123_750)), (#""1780000123""#, 1_780_000_123_000), ("null", nil),
    ])
    func `a message has the vendor's time`(_ value: String, _ time: Int64?) {
        var script = Script.opened()
        let all = messages(&script, #""id":"a","content":"x","created_at":\#(value)"#)
        expectEqual(all.map(\.saidAt), [time])
    }

    @Test(arguments: [
        ("https://f/a.JPG?sig=x.png", "image/jpeg" as String?), ("https://f/b.webp#c", "image/webp"),
        ("https://f/voice.mp3", "audio/mpeg"), ("https://f.png/no-ending", nil), ("https://f/a.svg", nil), ("a", nil),
    ])
    func `a file of the bot's has the type that its name says, or none`(_ url: String, _ type: String?) {
        var script = Script.opened()
        let all = messages(&script, #""id":"a","content":"x","attachments":["\#(url)"]"#)
        expectEqual(all.flatMap(\.files), [VendorFile(url: url, contentType: type)])
    }

    @Test func `the user's files keep their types, and further ones have those of their names`() {
        var script = Script.opened()
        _ = script.sent(.images(message(1), count: 1))
        let frame = #"{"type":"response","data":{"id":"a","attachments":["https://f/1.png","https://f/2.gif"]}}"#
        for step in script.machine.received(utf8(frame), at: script.now) {
            guard case .emit(.outbound(let update)) = step else { continue }
            expectEqual(update.files.map(\.contentType), [nil, "image/gif"])
        }
    }
}
