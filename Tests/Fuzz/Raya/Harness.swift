import Configuration
import Domain
import JSON
import Kernel
import ProviderKit
import ProviderRaya

/// Feeds frames from outside to a conversation and checks what must hold for any of them.
///
/// The input is a sequence of frames, one a line; a line is taken as it stands, so it may be anything. Each is also
/// tried as a bot's configuration, an error text, a kept memory and the head of a voice note.
public func fuzzRaya(_ bytes: [UInt8]) {
    let frames = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 64, omittingEmptySubsequences: false).map(
        Array.init)
    let once = replay(frames, lostAfter: nil)
    precondition(replay(frames, lostAfter: nil) == once, "the same frames tell the same")
    for cut in [0, frames.count / 2] { _ = replay(frames, lostAfter: cut) }
    for frame in frames { checkAlone(frame) }
}

private let generic = "generic"

/// The steps that a conversation told, as far as they can be compared.
private func replay(_ frames: [[UInt8]], lostAfter cut: Int?) -> [String] {
    let configuration = RayaConfiguration(endpoint: "raya.example.com", token: Secret(literal: "t"))
    var machine = RayaMachine(configuration, seed: 1)
    var book = Book()
    var told: [String] = []
    var now = MachineTime(instant: Instant(nanoseconds: 1_000_000_000), wall: 1_700_000_000_000)
    func take(_ steps: [RayaStep]) {
        for step in steps { told.append(book.check(step)) }
    }
    take(machine.start(RayaBotSettings(), isNew: true, at: now))
    take(machine.opened(at: now))
    for (index, frame) in frames.enumerated() {
        now.instant = now.instant + .milliseconds(100)
        now.wall += 100
        if index == cut {
            take(machine.ended(.lost(reason: "cut"), at: now))
            take(machine.fired(.reconnect, at: now))
            take(machine.opened(at: now))
        }
        switch index % 4 {
        case 1: take(machine.sent(.text, at: now))
        case 2: take(machine.sent(.images(message(index), count: index % 5 + 1), at: now))
        case 3: take(machine.sent(.voice(message(index)), at: now))
        default: break
        }
        take(machine.received(frame, at: now))
    }
    for timer in RayaTimer.allCases { take(machine.fired(timer, at: now)) }
    take(machine.end())
    take(machine.received(Array(#"{"type":"message","content":"late"}"#.utf8), at: now))
    precondition(machine.phase == .over, "the end is the end")
    precondition(book.hasFinished && !book.toldAfterwards, "nothing is told after the end")
    return told
}

private func message(_ number: Int) -> MessageID {
    MessageID(Identifier(milliseconds: 1, bucket: Bucket(rawValue: 1), random: UInt64(number) << 8))
}

/// The book of what was told so far, and of what must hold over all of it.
private struct Book {
    var hasFinished = false
    var toldAfterwards = false
    private var next: [String: Int] = [:]
    private var settled: Set<MessageID> = []

    mutating func check(_ step: RayaStep) -> String {
        if hasFinished { toldAfterwards = true }
        switch step {
        case .emit(let event): return check(event)
        case .persist(let memory):
            let bytes = memory.encoded()
            precondition(bytes.count < 64 << 10, "a value is small")
            precondition(RayaMemory(decoding: bytes).sessionID == memory.sessionID, "what is kept can be read")
            return "keep"
        case .start(let timer, let delay):
            precondition(delay >= .zero, "time goes on")
            return "start \(timer)"
        case .finish:
            hasFinished = true
            return "finish"
        case .dial, .close, .stop, .ping, .ponged, .answered, .note, .explain: return "\(step)"
        }
    }

    private mutating func check(_ event: ProviderEvent) -> String {
        switch event {
        case .message(let message):
            guard let content = (try? JSONValue(parsing: message.content))?.objectValue else {
                preconditionFailure("content is a JSON object")
            }
            precondition(content["type"]?.stringValue?.isEmpty == false, "content has a type")
            precondition(content["attachments"] == nil, "files are the gateway's to write down")
            precondition(message.vendorID?.isEmpty != true, "an id is no empty text")
            return "message \(message.role) \(String(decoding: message.content, as: UTF8.self))"
        case .delta(let stream, let index, let text, let replaces, _):
            precondition(!text.isEmpty && !replaces, "a piece is something, and is added")
            precondition(next[stream, default: 0] == index, "pieces are numbered without a hole")
            next[stream] = index + 1
            return "delta \(index) \(text)"
        case .outbound(let update):
            if update.state != nil {
                precondition(settled.insert(update.message).inserted, "a medium is settled once")
            }
            precondition((update.state == .failed) == (update.failure != nil), "a failure has a reason")
            return "outbound \(String(describing: update.state)) \(update.files.count)"
        case .command(let request):
            precondition(!request.id.isEmpty && request.options.count <= RayaCommand.optionsMax, "a command is bounded")
            return "command \(request.name)"
        case .notice(let failure):
            precondition(failure.detail.count <= 203, "an error text is short")
            return "notice \(failure.detail)"
        default: return "\(event)"
        }
    }
}

private func checkAlone(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let clean = RayaSanitizer.clean(text, generic: generic)
    precondition(clean.count <= 203 && !clean.isEmpty, "an error text is short")
    precondition(clean == generic || !clean.lowercased().contains("password"), "no secret passes")
    if let settings = RayaBotSettings(decoding: bytes) {
        let widget = settings.widget(greeting: "", limits: RayaLimits())
        precondition(["light", "dark"].contains(widget.theme), "a theme is one of two")
        precondition(widget.icons.values.allSatisfy { $0.lowercased().hasPrefix("http") }, "a picture is fetched")
    }
    let memory = RayaMemory(decoding: bytes)
    precondition(RayaMemory(decoding: memory.encoded()).media == memory.media, "what was read can be kept")
    switch RayaActivity(text) {
    case .joined(let name), .left(let name): precondition(name.count <= 64, "a name is short")
    case nil: break
    }
    for isMPEG in [false, true] {
        do throws(RayaVoice.Fault) {
            try RayaVoice.check(head: bytes, sizeBytes: bytes.count, isMPEG: isMPEG)
            precondition(isMPEG || bytes.starts(with: "RIF".utf8), "a voice note is a WAVE file")
        } catch {
            precondition(!error.code.isEmpty, "a fault has a name")
        }
    }
    guard let sound = try? RayaSound(head: bytes, sizeBytes: bytes.count) else { return }
    precondition(sound.heardFrames <= 180 * RayaSound.heardRate, "a voice note is short")
    let samples = sound.form.samples(of: Array(bytes.dropFirst(sound.start)))
    precondition(samples.count >= sound.frames, "a file has the sound that it says")
    precondition(samples.allSatisfy { (-32_768...32_767).contains($0) }, "a sample has 16 bits")
}
