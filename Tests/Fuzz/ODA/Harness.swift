import Domain
import JSON
import Kernel
import ProviderKit
import ProviderODA

/// Feeds frames from outside to a conversation and checks what must hold for any of them.
///
/// The input is a sequence of frames, one a line; a line is taken as it stands, so it may be anything.
public func fuzzODA(_ bytes: [UInt8]) {
    let frames = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 64, omittingEmptySubsequences: false).map(
        Array.init)
    let once = replay(frames, lostAfter: nil)
    precondition(replay(frames, lostAfter: nil) == once, "the same frames tell the same")
    for cut in [0, frames.count / 2] {
        _ = replay(frames, lostAfter: cut)
    }
    for frame in frames { checkFrame(frame) }
}

/// The steps that a conversation told, as far as they can be compared.
private func replay(_ frames: [[UInt8]], lostAfter cut: Int?) -> [String] {
    var machine = makeMachine()
    var told: [String] = []
    var now = MachineTime(instant: Instant(nanoseconds: 1_000_000_000), wall: 1_700_000_000_000)
    func take(_ steps: [ODAStep]) {
        for step in steps { told.append(check(step)) }
    }
    take(machine.start(at: now))
    take(machine.opened(at: now))
    for (index, frame) in frames.enumerated() {
        now.instant = now.instant + .milliseconds(100)
        now.wall += 100
        if index == cut {
            take(machine.ended(.lost(reason: "cut"), at: now))
            take(machine.fired(.reconnect, at: now))
            take(machine.opened(at: now))
        }
        if index % 3 == 1 { take(machine.sent(at: now)) }
        take(machine.received(frame, at: now))
    }
    for timer in ODATimer.allCases { take(machine.fired(timer, at: now)) }
    take(machine.end())
    take(machine.ended(.lost(reason: "end"), at: now))
    precondition(machine.phase == .over || machine.phase == .ending, "the end is the end")
    return told
}

private func makeMachine() -> ODAMachine {
    let configuration = ODAConfiguration(host: "oda.example.com", channelID: "c")
    let writer = ODAFrameWriter(userID: "u", sendsMetadata: true)
    let translation = ODATranslation(channelName: "websdk", host: "oda.example.com")
    return ODAMachine(
        configuration, writer: writer, translation: translation, native: JSONObject(), introduction: [],
        introductionSpeaks: false, seed: 1)
}

/// Everything that leaves can be read again, and names what it must name.
private func check(_ step: ODAStep) -> String {
    switch step {
    case .write(let frame):
        guard (try? JSONValue(parsing: frame))?.objectValue != nil else {
            preconditionFailure("a frame is a JSON object")
        }
        return String(decoding: frame, as: UTF8.self)
    case .emit(.message(let message)):
        guard let content = (try? JSONValue(parsing: message.content))?.objectValue else {
            preconditionFailure("content is a JSON object")
        }
        precondition(content["type"]?.stringValue?.isEmpty == false, "content has a type")
        precondition(message.vendorID?.isEmpty == false, "a message has an id")
        precondition((message.vendorID ?? "").utf8.count <= 128, "an id is short")
        checkActions(.object(content))
        return "message \(message.vendorID ?? "") \(message.role) \(String(decoding: message.content, as: UTF8.self))"
    case .emit(.delta(let stream, let index, let text, let replaces, _)):
        precondition(index >= 0 && !stream.isEmpty, "a piece has a place")
        return "delta \(stream) \(index) \(text) \(replaces)"
    case .emit(let event): return "\(event)"
    case .dial, .poll, .dialBeside, .adopt, .dropBeside, .renew, .discardToken, .authenticate, .ping, .ponged, .close,
        .abort, .persist, .note, .finish, .respond, .suggested:
        return "\(step)"
    case .start(let timer, _), .stop(let timer): return "timer \(timer)"
    }
}

/// Ids of actions are unique in their message.
private func checkActions(_ content: JSONValue) {
    var seen: Set<String> = []
    func walk(_ value: JSONValue) {
        switch value {
        case .object(let object):
            for key in ["actions", "globalActions"] {
                for action in object[key]?.arrayValue ?? [] {
                    guard let id = action["id"]?.stringValue else { preconditionFailure("an action has an id") }
                    precondition(seen.insert(id).inserted, "an action's id is its own")
                }
            }
            for member in object.members where !["payload", "native", "data"].contains(member.key) {
                walk(member.value)
            }
        case .array(let elements): for element in elements { walk(element) }
        case .null, .bool, .number, .string: break
        }
    }
    walk(content)
}

/// A frame that can be read has its payload where it says, and white space around it changes nothing.
private func checkFrame(_ bytes: [UInt8]) {
    guard let frame = ODAFrame(decoding: bytes.span) else { return }
    if frame.family == .message {
        precondition(bytes[frame.payload.lowerBound] == UInt8(ascii: "{"), "a payload is an object")
        precondition(bytes[frame.payload.upperBound - 1] == UInt8(ascii: "}"), "a payload is an object")
    }
    let padded = Array(" ".utf8) + bytes + Array("\t\r ".utf8)
    guard let again = ODAFrame(decoding: padded.span) else { preconditionFailure("white space is no difference") }
    precondition(again.family == frame.family, "white space is no difference")
    precondition(again.messageID == frame.messageID, "white space is no difference")
}
