import Crypto
import WebSocket

func bytes(_ text: String) -> [UInt8] { [UInt8](text.utf8) }

/// The bytes of a hexadecimal text; spaces are for the eye.
func hex(_ text: String) -> [UInt8] {
    let digits = text.utf8.filter { $0 != UInt8(ascii: " ") }
    guard let decoded = Hex.decode(digits.span) else { preconditionFailure("\(text) is not hexadecimal") }
    return decoded
}

/// One frame as a test writes it.
func frame(_ opcode: Opcode, _ payload: [UInt8], isFinal: Bool = true, mask: UInt32? = nil) -> [UInt8] {
    var output: [UInt8] = []
    FrameWriter.append(opcode, isFinal: isFinal, payload: payload.span, mask: mask, to: &output)
    return output
}

func frame(_ opcode: Opcode, _ payload: String, isFinal: Bool = true, mask: UInt32? = nil) -> [UInt8] {
    frame(opcode, bytes(payload), isFinal: isFinal, mask: mask)
}

/// A close frame with any payload, however wrong.
func closeFrame(_ code: UInt16, _ reason: [UInt8] = []) -> [UInt8] {
    frame(.close, [UInt8(code >> 8), UInt8(code & 0xFF)] + reason)
}

/// The outcome of parsing a stream.
struct Outcome: Equatable {
    var parts: [MessageParser.Part] = []
    var failure: WebSocketError?
    /// How many bytes had been fed when the failure came.
    var fed = 0
}

/// Feeds a stream in pieces that end at the given places and at the end.
func parse(
    _ stream: [UInt8], role: WebSocketRole = .client, limits: WebSocketLimits = .init(), cuts: [Int] = []
) -> Outcome {
    var parser = MessageParser(role: role, limits: limits)
    var outcome = Outcome()
    var start = 0
    for end in cuts + [stream.count] {
        let piece = [UInt8](stream[start..<end])
        var position = 0
        do {
            while let part = try parser.next(piece.span, &position) { outcome.parts.append(part) }
        } catch {
            outcome.failure = error
            outcome.fed = start + position
            return outcome
        }
        start = end
    }
    outcome.fed = stream.count
    return outcome
}
