import Configuration
import Domain
import Foundation
import JSON
import Kernel
import ProviderKit

@testable import ProviderRaya

func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: text) }

func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// A file beside the tests; `fallback` where there may be none.
func fixture(_ path: String, orElse fallback: String? = nil) throws -> String {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(path)")
    if let fallback, !FileManager.default.fileExists(atPath: url.path) { return fallback }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
}

/// The names of the fixtures in a folder, without what follows the first dot.
func fixtures(in folder: String) -> [String] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(folder)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return Set(names.compactMap { $0.split(separator: ".").first.map(String.init) }).sorted()
}

/// An id of a message of the user's.
func message(_ number: UInt64) -> MessageID {
    MessageID(Identifier(milliseconds: 1_700_000_000_000, bucket: Bucket(rawValue: 42), random: number << 8))
}

/// A machine with its virtual clock, and what it said so far.
struct Script {
    var machine: RayaMachine
    var now = MachineTime(instant: Instant(nanoseconds: 1_000_000_000), wall: 1_700_000_000_000)
    /// When each timer that runs will fire.
    var timers: [RayaTimer: Instant] = [:]
    /// The memory that would be on the disk.
    var kept: RayaMemory?

    static var configuration: RayaConfiguration {
        RayaConfiguration(endpoint: "raya.example.com", token: Secret(literal: "tk_test_1"))
    }

    init(_ configuration: RayaConfiguration = Script.configuration, seed: UInt64 = 1) {
        machine = RayaMachine(configuration, seed: seed)
    }

    /// A machine whose connection is open and whose early ping was answered.
    static func opened(_ configuration: RayaConfiguration = Script.configuration) -> Script {
        var script = Script(configuration)
        var settings = RayaBotSettings()
        settings.greeting = ""
        _ = script.start(settings)
        _ = script.opened()
        _ = script.received("pong")
        return script
    }

    /// Notes what timers do and says the rest in words.
    mutating func take(_ steps: [RayaStep]) -> [String] {
        var words: [String] = []
        for step in steps {
            switch step {
            case .start(let timer, let delay): timers[timer] = now.instant + delay
            case .stop(let timer): timers[timer] = nil
            case .persist(let memory):
                kept = memory
                words.append("keep")
            case .ponged, .answered: continue
            case .finish:
                timers = [:]
                words.append("finish")
            default: words.append(Self.words(step))
            }
        }
        return words
    }

    mutating func start(
        _ settings: RayaBotSettings = RayaBotSettings(), resuming: String? = nil, isNew: Bool = true
    ) -> [String] {
        take(machine.start(settings, resuming: resuming, isNew: isNew, at: now))
    }
    mutating func opened() -> [String] { take(machine.opened(at: now)) }
    mutating func ended(_ end: SocketEnd) -> [String] { take(machine.ended(end, at: now)) }
    mutating func sent(_ sent: RayaSent = .text) -> [String] { take(machine.sent(sent, at: now)) }
    mutating func received(_ frame: String) -> [String] { take(machine.received(utf8(frame), at: now)) }

    /// Receives a response whose `data` has these members.
    mutating func response(_ members: String) -> [String] {
        received(#"{"type":"response","data":{\#(members)}}"#)
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

    /// How long until a timer fires.
    func left(_ timer: RayaTimer) -> Duration? { timers[timer].map { $0 - now.instant } }

    static func words(_ step: RayaStep) -> String {
        switch step {
        case .ping: "> ping"
        case .close(let code, let reason): "close \(code) \(reason)"
        case .note(let words): "note \(words)"
        case .explain(let text): "explain \(text)"
        case .emit(let event): words(event)
        default: "\(step)"
        }
    }

    static func words(_ event: ProviderEvent) -> String {
        switch event {
        case .message(let message):
            [
                "message", message.role.rawValue, message.isSynthetic ? "synthetic" : nil, message.vendorID,
                message.streamID.map { _ in "streamed" }, message.replaces.map { "replaces=\($0)" },
                message.degraded.isEmpty ? nil : "degraded=" + message.degraded.joined(separator: ","),
                message.files.isEmpty ? nil : "files=" + message.files.map(\.url).joined(separator: ","),
                text(message.content),
            ].compactMap(\.self).joined(separator: " ")
        case .typing(let started, let role, let status, _):
            "typing \(role) \(started)" + (status.map { " \($0)" } ?? "")
        case .opened(_, let native): "opened \(JSONValue.object(native))"
        case .native(let native): "native \(JSONValue.object(native))"
        case .reconnecting(let attempt): "reconnecting \(attempt)"
        case .participant(let change, let participant):
            "participant \(change.rawValue) \(participant.id) \(participant.role) \(participant.name ?? "-")"
        case .gap(let from, let to, let recovered): "gap \(to - from) \(recovered)"
        case .link(let state, let code): "link \(state) \(code ?? "-")"
        case .delta(_, let index, let piece, let replaces, _): "delta \(index) \(piece)\(replaces ? " !" : "")"
        case .aborted: "aborted"
        case .suggestions(let titles): "suggestions \(titles.joined(separator: "|"))"
        case .escalation(let available): "escalation \(available)"
        case .outbound(let update):
            [
                "outbound", update.state?.rawValue, update.failure?.code,
                update.files.isEmpty ? nil : update.files.map(\.url).joined(separator: ","),
            ].compactMap(\.self).joined(separator: " ")
        case .command(let request):
            "command \(request.name) \"\(request.prompt)\" "
                + "\(JSONValue.array(request.options.compactMap { $0["value"] }))"
                + (request.isOptional ? " optional" : "") + (request.wantsAnswer ? "" : " tells")
        case .notice(let failure): "notice \(failure.detail)"
        case .ended(let reason, let role): "ended \(reason) \(role)"
        case .failed(let failure): "failed \(failure.kind.rawValue) \(failure.code ?? "-")"
        case .capabilities(let capabilities):
            "capabilities images=\(capabilities.attachmentTypes.contains("image/png")) "
                + "voice=\(capabilities.has(.audio))"
        default: "\(event)"
        }
    }
}

/// Base64 by the platform, which shares no code with ours.
func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

/// The bytes that base64 stands for, by the platform.
func bytes(base64 text: String) -> [UInt8] { Data(base64Encoded: text).map { [UInt8]($0) } ?? [] }
