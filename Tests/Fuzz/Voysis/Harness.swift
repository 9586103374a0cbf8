import Domain
import JSON
import Kernel
import ProviderKit
import ProviderVoysis

/// Frames of the service through the machine, and files through the recorder, with the rules of both checked.
///
/// The first byte picks: an even one feeds the rest as frames, cut at line breaks, to a machine that streams; an odd
/// one feeds it as a WAV file in pieces.
public func fuzzVoysis(_ bytes: [UInt8]) {
    guard let choice = bytes.first else { return }
    let rest = Array(bytes.dropFirst())
    if choice % 2 == 0 {
        VoysisFuzz.frames(rest)
    } else {
        VoysisFuzz.record(rest, pieces: Int(choice / 2) + 1)
    }
}

private enum VoysisFuzz {
    // MARK: Frames

    private static let start = MachineTime(instant: Instant(nanoseconds: 1_000_000_000), wall: 1_700_000_000_000)

    static func frames(_ bytes: [UInt8]) {
        var machine = VoysisMachine(VoysisConfiguration(url: "wss://h"), profileID: "p", seed: 1)
        var log = Log()
        log.take(machine.start(isResumed: false, at: start), &machine)
        log.take(machine.ask(["textQuery": ["text": "red"]], ticket: 1, message: message, at: start), &machine)
        for (index, frame) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        {
            log.take(machine.received(Array(frame), at: start), &machine)
            // Speech begins as soon as it may, so that notifications have something to be about.
            if !machine.hasQuery, !machine.isOver, let steps = begin(&machine) { log.take(steps, &machine) }
            if index % 3 == 2, let taken = try? machine.appendAudio([1, 2, 3, 4], at: start) {
                log.take(taken.steps, &machine)
            }
        }
        log.take(machine.end(), &machine)
        precondition(log.isFinished, "the end is the end")
        precondition(machine.isIdle, "nothing is left")
    }

    private static func begin(_ machine: inout VoysisMachine) -> [VoysisStep]? {
        try? machine.beginAudio(message, contentType: "audio/pcm", isLive: true, at: start)
    }

    private static let message = MessageID(
        Identifier(milliseconds: 1_700_000_000_000, bucket: Bucket(rawValue: 1), random: 1))

    /// The log of what the machine asked for, with its promises checked.
    private struct Log {
        var isOpen = false
        var isFinished = false
        var ids: Set<String> = []

        mutating func take(_ steps: [VoysisStep], _ machine: inout VoysisMachine) {
            for step in steps {
                precondition(!isFinished, "nothing follows the end")
                switch step {
                case .dial:
                    precondition(!isOpen, "one socket at a time")
                    isOpen = true
                    take(machine.opened(at: start), &machine)
                case .close: isOpen = false
                case .write(let frame, _, _):
                    precondition(isOpen, "a frame needs a socket")
                    guard let value = try? JSONValue(parsing: frame), let id = value["requestId"]?.stringValue else {
                        preconditionFailure("a request is JSON with an id")
                    }
                    precondition(ids.insert(id).inserted, "an id is used once")
                case .writeSound(let frame):
                    precondition(isOpen, "sound needs a socket")
                    precondition(frame.count > 1 || frame == VoysisWriter.endMarker, "one byte is the end marker")
                case .wantToken: take(machine.token(.ready("app-1"), at: start), &machine)
                case .emit(.message(let message)): check(message)
                case .finish: isFinished = true
                default: break
                }
            }
        }

        private func check(_ message: InboundMessage) {
            guard let content = try? JSONValue(parsing: message.content), content["type"]?.stringValue != nil else {
                preconditionFailure("content is an object with a type")
            }
            precondition(message.vendorID?.isEmpty == false, "a message has an id")
            precondition((message.vendorID ?? "").utf8.count <= 128, "an id is short")
        }
    }

    // MARK: Files

    static func record(_ bytes: [UInt8], pieces: Int) {
        let whole = recorded(bytes, size: max(bytes.count, 1))
        let split = recorded(bytes, size: pieces)
        precondition(whole.sound == split.sound, "a file is the same however it comes in")
        precondition(whole.mime == split.mime, "a file is the same however it comes in")
    }

    private static func recorded(_ bytes: [UInt8], size: Int) -> (sound: [UInt8], mime: String?) {
        guard
            var recorder = try? VoysisRecorder(contentType: "audio/wav", isLive: true, secondsMax: 1, truncates: false)
        else { preconditionFailure("WAV is taken") }
        var sound: [UInt8] = []
        var position = 0
        while position < bytes.count {
            let piece = Array(bytes[position..<min(position + size, bytes.count)])
            position += piece.count
            guard let intake = try? recorder.take(piece) else { return ([], "refused") }
            if intake == .full { break }
        }
        guard (try? recorder.finish()) != nil else { return ([], "refused") }
        while let frame = recorder.nextFrame(bytesMax: 64) {
            precondition(frame.count > 1, "one byte is the end marker")
            sound += frame
        }
        return (sound, recorder.sound?.mimeType)
    }
}
