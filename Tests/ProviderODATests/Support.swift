import Domain
import Foundation
import JSON
import Kernel
import ProviderKit

@testable import ProviderODA

func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: text) }

func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// A file beside the tests.
func fixture(_ path: String) throws -> String {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(path)")
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
}

/// The names of the fixtures in a folder, without what follows the first dot.
func fixtures(in folder: String) -> [String] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(folder)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return Set(names.compactMap { $0.split(separator: ".").first.map(String.init) }).sorted()
}

let testTranslation = ODATranslation(channelName: "websdk", host: "oda.example.com:443")

/// A machine with its virtual clock, and what it said so far.
struct Script {
    var machine: ODAMachine
    var now = MachineTime(instant: Instant(nanoseconds: 1_000_000_000), wall: 1_700_000_000_000)
    /// When each timer that runs will fire.
    var timers: [ODATimer: Instant] = [:]
    /// The memory that would be on the disk.
    var kept: ODAMemory?

    static var configuration: ODAConfiguration {
        var configuration = ODAConfiguration(host: "oda.example.com", channelID: "C-1")
        configuration.reconnectJitterPercent = 0
        return configuration
    }

    init(
        _ configuration: ODAConfiguration = Script.configuration, introduction: [[UInt8]] = [], speaks: Bool = false,
        isResumed: Bool = false
    ) {
        let writer = ODAFrameWriter(userID: "guest-42", sendsMetadata: true)
        machine = ODAMachine(
            configuration, writer: writer, translation: testTranslation, native: ["channelId": "C-1"],
            introduction: introduction, introductionSpeaks: speaks, isResumed: isResumed, seed: 1)
    }

    /// A machine whose connection is open.
    static func opened(_ configuration: ODAConfiguration = Script.configuration) -> Script {
        var script = Script(configuration)
        _ = script.take(script.machine.start(at: script.now))
        _ = script.take(script.machine.opened(at: script.now))
        return script
    }

    /// Notes what timers do and says the rest in words.
    mutating func take(_ steps: [ODAStep]) -> [String] {
        machine.assertInvariants()
        var words: [String] = []
        for step in steps {
            switch step {
            case .start(let timer, let delay): timers[timer] = now.instant + delay
            case .stop(let timer): timers[timer] = nil
            case .persist(let memory): kept = memory
            case .ponged: continue
            case .finish:
                timers = [:]
                words.append("finish")
            default: words.append(Self.words(step))
            }
        }
        return words
    }

    mutating func start() -> [String] { take(machine.start(at: now)) }
    mutating func opened() -> [String] { take(machine.opened(at: now)) }
    mutating func ended(_ end: SocketEnd) -> [String] { take(machine.ended(end, at: now)) }
    mutating func sent() -> [String] { take(machine.sent(at: now)) }
    mutating func received(_ frame: String) -> [String] { take(machine.received(utf8(frame), at: now)) }

    /// Receives a payload in a frame of the skill.
    mutating func skill(_ payload: String, id: String? = nil, source: String = "BOT", more: String = "") -> [String] {
        let id = id.map { ",\"msgId\":\"\($0)\"" } ?? ""
        return received("{\"messagePayload\":\(payload),\"source\":\"\(source)\",\"userId\":\"guest-42\"\(id)\(more)}")
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

    static func words(_ step: ODAStep) -> String {
        switch step {
        case .write(let frame): "> \(text(frame))"
        case .ping: "> \(text(ODAFrameWriter.ping))"
        case .note(let words): "note \(words)"
        case .respond(let response, _, let number): "respond \(response) \(number)"
        case .emit(.message(let message)):
            [
                "message", message.role.rawValue, message.senderName, message.vendorID,
                message.streamID.map { "stream=\($0)" }, message.degraded.isEmpty ? nil : "\(message.degraded)",
                message.replaces.map { "replaces=\($0)" },
                text(message.content), message.files.isEmpty ? nil : message.files.map(\.url).joined(separator: " "),
            ].compactMap(\.self).joined(separator: " ")
        case .emit(.typing(let started, let role, _, _)): "typing \(role) \(started)"
        case .emit(.opened): "opened"
        case .emit(.reconnecting(let attempt)): "reconnecting \(attempt)"
        case .emit(.tokenExpiring(let time)): "expiring \(time)"
        case .emit(.gap(let from, let to, let recovered)): "gap \(to - from) \(recovered)"
        case .emit(.link(let state, let code)): "link \(state) \(code ?? "-")"
        case .emit(.delta(let stream, let index, let piece, let replaces, _)):
            "delta \(stream) \(index) \(piece)\(replaces ? " !" : "")"
        case .emit(.participant(let change, let participant)): "\(change) \(participant.name ?? "")"
        case .emit(.command(let request)): "command \(request.name) \(request.prompt) \(request.options)"
        case .emit(.notice(let failure)): "notice \(failure.detail)"
        case .emit(.ended(let reason, let role)): "ended \(reason) \(role)"
        case .emit(.failed(let failure)): "failed \(failure.kind.rawValue) \(failure.code ?? "-")"
        default: "\(step)"
        }
    }
}
