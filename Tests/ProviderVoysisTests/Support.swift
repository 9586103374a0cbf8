import Domain
import Foundation
import HTTPWire
import JSON
import Kernel
import ProviderKit

@testable import ProviderVoysis

func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: text) }

func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// A file beside the tests, without the line break at its end.
func fixture(_ path: String) throws -> String {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(path)")
    return String(decoding: try Data(contentsOf: url), as: UTF8.self).trimmingCharacters(in: .newlines)
}

func message(_ number: UInt64) -> MessageID {
    MessageID(Identifier(milliseconds: 1_700_000_010_000, bucket: Bucket(rawValue: 42), random: number))
}

/// Frames as the service sends them.
enum Frames {
    static func response(_ id: Int, _ code: Int, _ entity: String? = nil, message: String = "OK") -> String {
        #"{"type":"response","requestId":"\#(id)","responseCode":\#(code),"responseMessage":"\#(message)""#
            + (entity.map { #","entity":\#($0)}"# } ?? "}")
    }
    static func notification(_ type: String, _ entity: String? = nil) -> String {
        #"{"type":"notification","notificationType":"\#(type)""# + (entity.map { #","entity":\#($0)}"# } ?? "}")
    }
    static func token(_ id: Int, _ token: String = "app-1", expires: String = "2023-11-14T22:30:00.000Z") -> String {
        response(id, 200, #"{"token":"\#(token)","expiresAt":"\#(expires)"}"#)
    }
    static func result(_ id: String = "q-1", _ more: String = "") -> String {
        #"{"id":"\#(id)","conversationId":"c-1","queryType":"text","textQuery":{"text":"red"},"intent":"newSearch","#
            + #""reply":{"text":"Two fit."},"context":{"keywords":["red"]}\#(more)}"#
    }
    static let stub = #"{"id":"q-1","conversationId":"c-1","queryType":"audio"}"#
}

/// A machine with its virtual clock, and what it said so far; tokens are what the script says they are.
struct Script {
    var machine: VoysisMachine
    var now = MachineTime(instant: Instant(nanoseconds: 1_000_000_000), wall: 1_700_000_010_000)
    /// When each timer that runs will fire.
    var timers: [VoysisTimer: Instant] = [:]
    /// The memory that would be on the disk.
    var kept: VoysisMemory?
    /// The answers to the next questions for a token; the last one stays.
    var tokens: [VoysisTokenNews] = [.ready(nil)]
    /// Whether a question for a token stays without an answer for now.
    var holdsToken = false
    /// The requests that went out, as they were written.
    var frames: [String] = []
    /// The frames of sound that went out, the end marker among them.
    var sound: [[UInt8]] = []

    static let profile = "0f9d6a0e-8d5e-4a53-9f6d-0a6a3f1b2c3d"

    static var configuration: VoysisConfiguration {
        var configuration = VoysisConfiguration(url: "wss://h.example.com")
        configuration.connectsEagerly = false
        return configuration
    }

    init(_ configuration: VoysisConfiguration = Script.configuration, memory: VoysisMemory = VoysisMemory()) {
        let preferences = VoysisPreferences(configuration, options: [:], customData: [:], locale: nil)
        let writer = VoysisWriter(
            profileID: Self.profile, clientInfo: utf8(#"{"sdk":{"id":"trunkline","version":"1.0"}}"#))
        machine = VoysisMachine(
            configuration, writer: writer, preferences: preferences, memory: memory, seed: 1)
    }

    /// A machine whose socket is open, with nothing under way.
    static func open(
        _ change: (inout VoysisConfiguration) -> Void = { _ in }, memory: VoysisMemory = VoysisMemory(),
        tokens: [VoysisTokenNews] = [.ready(nil)]
    ) -> Script {
        var configuration = Script.configuration
        configuration.connectsEagerly = true
        change(&configuration)
        var script = Script(configuration, memory: memory)
        script.tokens = tokens
        _ = script.take(script.machine.start(isResumed: false, at: script.now))
        _ = script.opened()
        return script
    }

    /// Notes what timers do, answers questions for tokens, and says the rest in words.
    mutating func take(_ steps: [VoysisStep]) -> [String] {
        var words: [String] = []
        for step in steps {
            switch step {
            case .start(let timer, let delay): timers[timer] = now.instant + delay
            case .stop(let timer): timers[timer] = nil
            case .persist(let memory): kept = memory
            case .writeSound(let frame):
                sound.append(frame)
                words.append("sound \(frame.count)")
            case .write(let frame, _, _):
                frames.append(text(frame))
                words.append(Self.words(step))
            case .wake, .note: break
            // Told to nobody but the gateway; `QuestionTests` looks at it.
            case .emit(.query(let query)) where query.stage == .asked || query.stage == .withdrawn: break
            case .wantToken:
                if holdsToken { continue }
                let news = tokens.count > 1 ? tokens.removeFirst() : tokens[0]
                words += take(machine.token(news, at: now))
            case .tokenFetched(let result):
                words.append("fetched \((try? result.get())?.text ?? "none")")
                let news: VoysisTokenNews =
                    switch result {
                    case .success(let token): .ready(token.text)
                    case .failure(let failure): .failed(failure)
                    }
                words += take(machine.token(news, at: now))
            case .finish:
                timers = [:]
                words.append("finish")
            default: words.append(Self.words(step))
            }
        }
        return words
    }

    mutating func start(isResumed: Bool = false) -> [String] { take(machine.start(isResumed: isResumed, at: now)) }
    mutating func opened() -> [String] { take(machine.opened(at: now)) }
    mutating func ended(_ end: SocketEnd) -> [String] { take(machine.ended(end, at: now)) }
    mutating func received(_ frame: String) -> [String] { take(machine.received(utf8(frame), at: now)) }

    mutating func ask(_ text: String, ticket: Int = 1) -> [String] {
        let content: JSONObject = ["textQuery": ["text": JSONValue(text)]]
        return take(machine.ask(content, ticket: ticket, message: message(UInt64(ticket)), at: now))
    }

    mutating func rate(_ rating: Int = 5, ticket: Int? = 7) -> [String] {
        take(machine.rate(["rating": JSONValue(rating)], queryID: "q-1", ticket: ticket, at: now))
    }

    mutating func begin(_ type: String = "audio/pcm", isLive: Bool = true) -> [String] {
        do throws(ProviderFailure) {
            return take(try machine.beginAudio(message(9), contentType: type, isLive: isLive, at: now))
        } catch {
            return ["threw \(error.code ?? "")"]
        }
    }

    mutating func append(_ bytes: [UInt8]) -> [String] {
        do throws(VoysisAudioFailure) {
            let taken = try machine.appendAudio(bytes, at: now)
            return take(taken.steps) + (taken.isWanted ? [] : ["enough"])
        } catch {
            return take(error.steps) + ["threw \(error.failure.code ?? "")"]
        }
    }

    mutating func finish() -> [String] {
        do throws(VoysisAudioFailure) {
            return take(try machine.finishAudio(at: now))
        } catch {
            return take(error.steps) + ["threw \(error.failure.code ?? "")"]
        }
    }

    mutating func cancel(isBroken: Bool = false) -> [String] {
        take(machine.cancelAudio(isBroken: isBroken, at: now))
    }

    /// Lets time pass and fires what is due, in order.
    mutating func pass(_ duration: Duration) -> [String] {
        let end = now.instant + duration
        var words: [String] = []
        while let (timer, time) = timers.min(by: { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }),
            time <= end
        {
            timers[timer] = nil
            move(to: time)
            words += take(machine.fired(timer, at: now))
        }
        move(to: end)
        return words
    }

    private mutating func move(to time: Instant) {
        now.wall += (time - now.instant).milliseconds
        now.instant = time
    }

    static func words(_ step: VoysisStep) -> String {
        switch step {
        case .write(let frame, _, _): "> \(path(frame))"
        case .fetch(let call, let id): "fetch \(id) \(call.method.text) \(call.path) \(text(call.entity ?? []))"
        case .upload(let call, let id, let link): "upload \(id) \(call.path) \(link ?? "-")"
        case .uploadPiece(let piece): "piece \(piece.count)"
        case .settle(let ticket, let outcome): "settle \(ticket) \(words(outcome))"
        case .feedbackDone(let ticket, let failure): "rated \(ticket) \(failure.map { words($0) } ?? "well")"
        case .emit(let event): words(event)
        case .close(let code): "close \(code)"
        case .rejectToken(let token): "reject \(token)"
        default: "\(step)"
        }
    }

    /// The id and what is asked for.
    static func path(_ frame: [UInt8]) -> String {
        let value = (try? JSONValue(parsing: frame)) ?? .null
        let words = ["requestId", "method", "restUri"].map { value[$0]?.stringValue ?? "?" }
        return words.joined(separator: " ") + (value["entity"].map { " \($0)" } ?? "")
    }

    static func words(_ outcome: VoysisOutcome) -> String {
        switch outcome {
        case .sent: "sent"
        case .notSent(let failure): "notSent \(words(failure))"
        case .unknown(let failure): "unknown \(words(failure))"
        case .refused(let failure): "refused \(words(failure))"
        }
    }

    static func words(_ failure: ProviderFailure) -> String { "\(failure.kind.rawValue) \(failure.code ?? "-")" }

    static func words(_ event: ProviderEvent) -> String {
        switch event {
        case .opened: "opened"
        case .message(let message):
            "message \(message.vendorID ?? "-") \(text(message.content))"
                + message.files.map { " file=\($0.url)" }.joined()
        case .outbound(let update):
            ["outbound", update.state?.rawValue, update.text, update.failure.map { words($0) }].compactMap(\.self)
                .joined(separator: " ")
        case .query(let query):
            "query \(query.stage.rawValue) \(JSONValue.object(query.data))"
                + (query.failure.map { " \(words($0))" } ?? "")
        case .native(let native): "native \(native["conversationId"]?.stringValue ?? "-")"
        case .link(let state, let code): "link \(state) \(code ?? "-")"
        case .failed(let failure): "failed \(words(failure))"
        default: "\(event)"
        }
    }
}

/// Sound of 16 bits.
enum Sound {
    static func samples(_ count: Int) -> [UInt8] { (0..<count * 2).map { UInt8(truncatingIfNeeded: $0) } }
}
