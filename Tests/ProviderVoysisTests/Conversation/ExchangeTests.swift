import Domain
import HTTPWire
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderVoysis

/// Whole exchanges with the service, to the letter: `Fixtures/Exchanges/<name>.txt`.
///
/// A line that begins with `@` is what the caller, the socket or the clock does, one with `<` a frame of the service.
/// What the adapter does then follows: `>` a request or the length of a frame of sound, `=` what the gateway is told.
@Suite struct ExchangeTests {
    static let names = [
        "text-cold-token", "text-chained", "audio-live-vad", "audio-live-marker", "audio-file", "audio-cancelled",
        "audio-broken", "audio-deadline", "feedback", "durations", "token-renewed", "token-refused", "token-odd",
        "statuses", "notifications", "drops",
    ]

    @Test(arguments: names) func `an exchange is as it is written down`(_ name: String) throws {
        let expected = try fixture("Exchanges/\(name).txt")
        var play = Play(name)
        var lines: [String] = []
        for line in expected.split(separator: "\n").map({ String($0) }) {
            switch line.first {
            case "#": lines.append(line)
            case "@": lines += [line] + (try play.act(line.dropFirst(2).split(separator: " ").map { String($0) }))
            case "<": lines += [line] + play.receive(String(line.dropFirst(2)))
            default: break
            }
        }
        expectEqual(lines.joined(separator: "\n"), expected)
    }

    /// A script whose frames are shown whole.
    private struct Play {
        var script: Script

        init(_ name: String) {
            var configuration = Script.configuration
            configuration.sendsDurations = name == "durations"
            script = Script(configuration)
            script.tokens = [.buy(refresh: "refresh-1")]
        }

        mutating func receive(_ frame: String) -> [String] { shown { $0.received(frame) } }

        mutating func act(_ words: [String]) throws -> [String] {
            let text = words.dropFirst().joined(separator: " ")
            return shown { script in
                switch words[0] {
                case "start": return script.start()
                case "open": return script.opened()
                case "drop": return script.ended(.lost(reason: "gone"))
                case "close": return script.ended(.closed(code: UInt16(text) ?? 0))
                case "refuse": return script.ended(.refused(status: Int(text), reason: "status \(text)"))
                case "ask": return script.ask(text)
                case "speak": return script.begin(text)
                case "upload": return script.begin(text, isLive: false)
                case "samples": return script.append(Sound.samples(Int(text) ?? 0))
                case "wav": return script.append(SoundTests.wav(Sound.samples(Int(text) ?? 0)))
                case "finish": return script.finish()
                case "cancel": return script.cancel()
                case "break": return script.cancel(isBroken: true)
                case "pass": return script.pass(.milliseconds(Int(text) ?? 0))
                case "rate": return script.rate(Int(text) ?? 0)
                case "token": script.tokens = [.ready(text)]
                case "buy": script.tokens = [.ready(text), .buy(refresh: "refresh-1")]
                case "end": return script.take(script.machine.end())
                default: Issue.record("\(words[0]) is no action")
                }
                return []
            }
        }

        private mutating func shown(_ act: (inout Script) -> [String]) -> [String] {
            let before = script.frames.count
            let words = act(&script)
            var frames = script.frames.dropFirst(before)
            return words.map { word in
                if word.hasPrefix("> ") { return "> " + (frames.popFirst() ?? "nothing") }
                if word.hasPrefix("sound ") { return "> " + word }
                return "= " + word
            }
        }
    }
}
