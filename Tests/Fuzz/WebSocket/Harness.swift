import Crypto
import WebSocket

/// Feeds outside bytes to both roles and checks what must hold for any of them.
///
/// The first byte chooses the limits and whether messages may come compressed, the second where the stream is cut; the
/// rest is the stream.
public func fuzzWebSocket(_ bytes: [UInt8]) {
    let choice = bytes.first ?? 0
    let seed = bytes.dropFirst().first ?? 0
    let stream = [UInt8](bytes.dropFirst(2))
    let limits =
        choice & 1 == 0
        ? WebSocketLimits() : WebSocketLimits(frameBytesMax: 125 + Int(choice), messageBytesMax: Int(choice))
    for role in WebSocketRole.allCases {
        let inflates = choice & 2 != 0
        let whole = parse(stream, role, limits, inflates) { _ in stream.count }
        check(whole, limits)
        let single = parse(stream, role, limits, inflates) { _ in 1 }
        precondition(single == whole, "one byte at a time gives the same parts")
        var state = UInt32(seed) | 1
        let cut = parse(stream, role, limits, inflates) { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 24) % 23 + 1
        }
        precondition(cut == whole, "any cut gives the same parts")
        drive(stream, role, limits)
    }
    roundTrip(stream, seed: seed)
}

private struct Outcome: Equatable {
    var parts: [MessageParser.Part] = []
    var failure: WebSocketError?
}

private func parse(
    _ stream: [UInt8], _ role: WebSocketRole, _ limits: WebSocketLimits, _ inflates: Bool, step: (Int) -> Int
) -> Outcome {
    var parser = MessageParser(role: role, limits: limits, inflating: inflates ? DeflateWorkspace() : nil)
    var outcome = Outcome()
    var start = 0
    while start < stream.count {
        let end = min(stream.count, start + max(1, step(start)))
        let piece = [UInt8](stream[start..<end])
        var position = 0
        do {
            while let part = try parser.next(piece.span, &position) { outcome.parts.append(part) }
            precondition(position == piece.count, "nil means that all bytes are used")
        } catch {
            outcome.failure = error
            return outcome
        }
        start = end
    }
    return outcome
}

private func check(_ outcome: Outcome, _ limits: WebSocketLimits) {
    for part in outcome.parts {
        switch part {
        case .text(let text):
            precondition(text.count <= limits.messageBytesMax, "a message keeps the limit")
            precondition(String(validating: text, as: UTF8.self) != nil, "text is UTF-8")
        case .binary(let message):
            precondition(message.count <= limits.messageBytesMax, "a message keeps the limit")
        case .ping(let payload), .pong(let payload):
            precondition(payload.count <= FrameWriter.controlBytesMax, "a control frame is short")
        case .close(let code, let reason):
            precondition(code?.isSendable != false, "a code may be sent")
            precondition(code != nil || reason.isEmpty, "a reason needs a code")
            precondition(reason.utf8.count <= FrameWriter.reasonBytesMax, "a reason is short")
        }
    }
}

/// Runs the whole machine; after its last step there is none, and what it sends the other role can read.
private func drive(_ stream: [UInt8], _ role: WebSocketRole, _ limits: WebSocketLimits) {
    var machine = WebSocketMachine(role: role, limits: limits, random: RandomPool())
    var peer = MessageParser(role: role == .client ? .server : .client)
    var position = 0
    var isOver = false
    while true {
        let step = machine.received(stream.span, &position, now: .zero)
        switch step {
        case .wait:
            precondition(position == stream.count, "waiting means that all bytes are used")
            if isOver {
                precondition(machine.receivedEnd() == .wait, "the last step is the last")
                return
            }
            guard case .close(_, let sent) = machine.receivedEnd() else {
                preconditionFailure("the end of the stream ends the connection")
            }
            precondition(sent.isEmpty, "nobody is there to read")
            return
        case .text, .binary, .pong:
            precondition(!isOver, "the last step is the last")
        case .send(let sent):
            precondition(!isOver, "the last step is the last")
            read(sent, with: &peer)
        case .close(_, let sent):
            precondition(!isOver, "the last step is the last")
            isOver = true
            read(sent, with: &peer)
        }
    }
}

private func read(_ sent: [UInt8], with peer: inout MessageParser) {
    guard !sent.isEmpty else { return }
    var position = 0
    do {
        let part = try peer.next(sent.span, &position)
        precondition(part != nil && position == sent.count, "we send whole frames")
    } catch {
        preconditionFailure("we break no rule ourselves: \(error)")
    }
}

/// A payload that is written is read again, in one frame and in two.
private func roundTrip(_ payload: [UInt8], seed: UInt8) {
    for role in WebSocketRole.allCases {
        let mask: UInt32? = role == .server ? 0x0102_0304 &* UInt32(seed) : nil
        var output: [UInt8] = []
        FrameWriter.append(.binary, payload: payload.span, mask: mask, to: &output)
        let cut = payload.count / 2
        let (head, tail) = ([UInt8](payload[..<cut]), [UInt8](payload[cut...]))
        FrameWriter.append(.binary, isFinal: false, payload: head.span, mask: mask, to: &output)
        FrameWriter.append(.ping, payload: [UInt8](payload.prefix(125)).span, mask: mask, to: &output)
        FrameWriter.append(.continuation, payload: tail.span, mask: mask, to: &output)
        let limits = WebSocketLimits(frameBytesMax: max(125, payload.count), messageBytesMax: payload.count)
        let outcome = parse(output, role, limits, false) { _ in 7 }
        precondition(outcome.failure == nil, "what we write can be read")
        precondition(
            outcome.parts == [.binary(payload), .ping([UInt8](payload.prefix(125))), .binary(payload)],
            "what is read is what was written")
    }
}
