/// Turns payloads into frames (RFC 6455 section 5.2), each with one copy of the payload.
public enum FrameWriter {
    /// The longest payload of a control frame in bytes.
    public static let controlBytesMax = 125
    /// The longest reason of a close frame in bytes.
    public static let reasonBytesMax = controlBytesMax - 2
    /// Two bytes, a length of eight and a mask of four.
    private static let headerBytesMax = 14

    /// Appends one frame to what `output` holds.
    ///
    /// - Parameters:
    ///   - isFinal: false for every piece of a message but its last; true for a control frame.
    ///   - isCompressed: the payload is that of ``PerMessageDeflate/compress(_:)``.
    ///   - mask: for a client a fresh random number for each frame, for a server nil.
    public static func append(
        _ opcode: Opcode, isFinal: Bool = true, isCompressed: Bool = false, payload: Span<UInt8>, mask: UInt32?,
        to output: inout [UInt8]
    ) {
        precondition(
            !opcode.isControl || (isFinal && payload.count <= controlBytesMax),
            "a control frame has at most 125 bytes and is never in pieces")
        output.append(addingCapacity: payload.count + headerBytesMax) { span in
            span.append((isFinal ? 0x80 : 0) | (isCompressed ? 0x40 : 0) | opcode.rawValue)
            appendLength(payload.count, mask: mask, to: &span)
            copy(payload, mask: mask, phase: 0, into: &span)
        }
    }

    /// Appends the header of a frame that is a whole message, whose payload of `payloadBytes` bytes follows.
    static func appendHeader(_ opcode: Opcode, payloadBytes: Int, mask: UInt32?, to output: inout [UInt8]) {
        output.append(addingCapacity: headerBytesMax) { span in
            span.append(0x80 | opcode.rawValue)
            appendLength(payloadBytes, mask: mask, to: &span)
        }
    }

    /// Appends a length, and the mask where there is one.
    private static func appendLength(_ count: Int, mask: UInt32?, to span: inout OutputSpan<UInt8>) {
        appendLength(count, maskBit: mask == nil ? 0 : 0x80, to: &span)
        guard let mask else { return }
        for shift in stride(from: UInt32(0), through: 24, by: 8) {
            span.append(UInt8(truncatingIfNeeded: mask >> shift))
        }
    }

    /// Appends a length in its shortest form, which is the only one allowed.
    private static func appendLength(_ count: Int, maskBit: UInt8, to span: inout OutputSpan<UInt8>) {
        if count < 126 {
            span.append(maskBit | UInt8(count))
        } else if count <= 0xFFFF {
            span.append(maskBit | 126)
            span.append(UInt8(count >> 8))
            span.append(UInt8(count & 0xFF))
        } else {
            span.append(maskBit | 127)
            for shift in stride(from: 56, through: 0, by: -8) { span.append(UInt8(count >> shift & 0xFF)) }
        }
    }

    /// A server's text message as one frame: written once, sent to as many connections as there are.
    ///
    /// The bytes must be UTF-8; JSON and `String.utf8` always are.
    public static func shared(text: Span<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        append(.text, payload: text, mask: nil, to: &output)
        return output
    }

    /// Appends a close frame.
    ///
    /// - Parameters:
    ///   - code: nil for a frame without a code; else it must be ``CloseCode/isSendable``.
    ///   - reason: text for the log of the other side, cut at a character so that it fits.
    public static func appendClose(_ code: CloseCode?, reason: String, mask: UInt32?, to output: inout [UInt8]) {
        var payload: [UInt8] = []
        if let code {
            precondition(code.isSendable, "close code \(code) only describes an outcome")
            payload = [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)]
            for scalar in reason.unicodeScalars {
                let next = UTF8.width(scalar)
                guard payload.count + next <= controlBytesMax else { break }
                payload.append(contentsOf: String(scalar).utf8)
            }
        }
        append(.close, payload: payload.span, mask: mask, to: &output)
    }
}
