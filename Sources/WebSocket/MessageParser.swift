/// Turns the bytes of a connection into messages and control frames, in pieces of any size (RFC 6455 section 5).
///
/// Strict: what the RFC forbids is an error at the first byte that shows it, and text is checked as it comes. The same
/// bytes give the same parts wherever they are cut. Memory grows with what has arrived, not with what was announced.
public struct MessageParser: ~Copyable {
    /// One whole thing the other side said.
    public enum Part: Hashable, Sendable {
        /// A text message; valid UTF-8.
        case text([UInt8])
        /// A binary message.
        case binary([UInt8])
        /// A ping with its payload, which belongs into the pong.
        case ping([UInt8])
        /// A pong with its payload.
        case pong([UInt8])
        /// The closing handshake; without a code there is no reason either.
        case close(CloseCode?, reason: String)
    }

    private enum Stage {
        /// At the first byte of a frame.
        case first
        /// At the byte with the mask bit and the short length.
        case second
        /// In the longer length: how many bytes of it are still to come, and how many it has in all.
        case length(left: Int, width: Int)
        /// In the masking key: how many bytes of it are still to come.
        case mask(left: Int)
        case payload
        /// After a close frame: what follows is not looked at.
        case ended
        case failed(WebSocketError)
    }

    /// The bit of the first byte that marks a compressed message (RFC 7692 section 6).
    private static let compressedBit: UInt8 = 0x40

    private let role: WebSocketRole
    private let limits: WebSocketLimits
    /// The workspace that compressed messages are inflated with; nil where none may come.
    private let inflating: DeflateWorkspace?
    private var stage = Stage.first

    // The frame in progress.
    private var opcode = Opcode.continuation
    private var isFinal = false
    private var length: UInt64 = 0
    private var mask: UInt32 = 0
    private var taken = 0

    // The message in progress; `messageOpcode` is nil between messages. Control frames come in between.
    private var messageOpcode: Opcode?
    private var isCompressed = false
    private var message: [UInt8] = []
    private var control: [UInt8] = []
    private var text = UTF8Validator()

    /// Starts at the first byte after the handshake.
    ///
    /// - Parameter inflating: permessage-deflate was agreed on, so that messages may come compressed.
    public init(role: WebSocketRole, limits: WebSocketLimits = .init(), inflating: DeflateWorkspace? = nil) {
        self.role = role
        self.limits = limits
        self.inflating = inflating
    }

    /// Some of a frame or of a message has come, and more is to come.
    public var isInside: Bool {
        switch stage {
        case .first: messageOpcode != nil
        case .second, .length, .mask, .payload: true
        case .ended, .failed: false
        }
    }

    /// The next part that is complete, or nil when all the bytes are used.
    ///
    /// - Parameter position: where in `bytes` to go on; moved past what was used. Call again with the same bytes
    ///   until nil.
    /// - Throws: the first breach of the protocol, and the same one at every later call.
    public mutating func next(_ bytes: Span<UInt8>, _ position: inout Int) throws(WebSocketError) -> Part? {
        do throws(WebSocketError) {
            while true {
                if case .payload = stage {
                    try takePayload(bytes, &position)
                    guard taken == Int(length) else { return nil }
                    if let part = try finishFrame() { return part }
                } else {
                    guard position < bytes.count else { return nil }
                    try takeHeader(bytes, &position)
                }
            }
        } catch {
            stage = .failed(error)
            throw error
        }
    }

    private mutating func takeHeader(_ bytes: Span<UInt8>, _ position: inout Int) throws(WebSocketError) {
        assert(position < bytes.count, "A header is read byte by byte.")
        switch stage {
        case .first:
            try takeFirst(bytes[position])
            stage = .second
        case .second:
            try takeSecond(bytes[position])
        case .length(let left, let width):
            length = length << 8 | UInt64(bytes[position])
            if left > 1 {
                stage = .length(left: left - 1, width: width)
            } else {
                // The highest bit of eight bytes must be zero, and a shorter form must not have been possible.
                guard length > (width == 2 ? 125 : 0xFFFF), length <= UInt64(Int64.max) else { throw .lengthForm }
                try finishLength()
            }
        case .mask(let left):
            mask |= UInt32(bytes[position]) << UInt32((4 - left) * 8)
            stage = left > 1 ? .mask(left: left - 1) : .payload
        case .ended:
            position = bytes.count
            return
        case .failed(let error):
            throw error
        case .payload:
            preconditionFailure("a payload is not a header")
        }
        position += 1
    }

    private mutating func takeFirst(_ byte: UInt8) throws(WebSocketError) {
        let hasCompressedBit = byte & Self.compressedBit != 0
        guard byte & 0x30 == 0, !hasCompressedBit || inflating != nil else { throw .reservedBit }
        guard let opcode = Opcode(rawValue: byte & 0x0F) else { throw .unknownOpcode }
        self.opcode = opcode
        isFinal = byte & 0x80 != 0
        // Only the first frame of a message says that it is compressed.
        guard !hasCompressedBit || opcode == .text || opcode == .binary else { throw .reservedBit }
        switch opcode {
        case .continuation:
            guard messageOpcode != nil else { throw .unexpectedContinuation }
        case .text, .binary:
            guard messageOpcode == nil else { throw .interruptedMessage }
            messageOpcode = opcode
            isCompressed = hasCompressedBit
        case .close, .ping, .pong:
            guard isFinal else { throw .fragmentedControl }
        }
    }

    private mutating func takeSecond(_ byte: UInt8) throws(WebSocketError) {
        let isMasked = byte & 0x80 != 0
        switch role {
        case .client: if isMasked { throw .masked }
        case .server: if !isMasked { throw .unmasked }
        }
        let short = byte & 0x7F
        assert(!opcode.isControl || isFinal, "A control frame is whole in itself.")
        assert(opcode.isControl || messageOpcode != nil, "A frame is of a message that has begun.")
        guard !opcode.isControl || short <= 125 else { throw .longControl }
        length = 0
        switch short {
        case 126: stage = .length(left: 2, width: 2)
        case 127: stage = .length(left: 8, width: 8)
        default:
            length = UInt64(short)
            try finishLength()
        }
    }

    /// Checks a length against the limits before the first byte of its payload is taken.
    private mutating func finishLength() throws(WebSocketError) {
        guard length <= UInt64(limits.frameBytesMax) else { throw .frameTooBig }
        if !opcode.isControl, Int(length) > limits.messageBytesMax - message.count { throw .messageTooBig }
        assert(opcode.isControl || Int(length) <= limits.messageBytesMax, "No message is longer than the limit.")
        assert(opcode.isControl || messageOpcode != nil, "A frame is of a message that has begun.")
        taken = 0
        mask = 0
        stage = role == .server ? .mask(left: 4) : .payload
    }

    private mutating func takePayload(_ bytes: Span<UInt8>, _ position: inout Int) throws(WebSocketError) {
        let count = min(Int(length) - taken, bytes.count - position)
        guard count > 0 else { return }
        let piece = bytes.extracting(position..<position + count)
        // Frames to a client carry no mask.
        let mask = role == .server ? self.mask : nil
        if opcode.isControl {
            control.append(piece, mask: mask, phase: taken)
        } else {
            let start = message.count
            message.append(piece, mask: mask, phase: taken)
            if messageOpcode == .text, !isCompressed {
                // A copy of three bytes: the validator and the message cannot be reached through `self` at once.
                var validator = text
                guard validator.accepts(message.span.extracting(start..<message.count)) else { throw .notUTF8 }
                text = validator
            }
        }
        taken += count
        position += count
        assert(taken <= Int(length), "A frame has as many bytes as its header says.")
        assert(message.count <= limits.messageBytesMax, "No message is longer than the limit.")
    }

    /// The part that the frame just read completes, if any.
    private mutating func finishFrame() throws(WebSocketError) -> Part? {
        assert(taken == Int(length), "A frame is whole when all of it is there.")
        stage = .first
        if opcode.isControl { return try finishControl() }
        guard isFinal else { return nil }
        let isText = messageOpcode == .text
        messageOpcode = nil
        // The bytes leave without a copy, and the parser starts afresh.
        var whole: [UInt8] = []
        swap(&whole, &message)
        assert(message.isEmpty && !isInside, "The next message begins afresh.")
        if isCompressed, let inflating {
            whole = try inflating.inflate(whole, bytesMax: limits.messageBytesMax)
            var validator = UTF8Validator()
            guard !isText || validator.accepts(whole.span) && validator.isComplete else { throw .notUTF8 }
        } else {
            guard !isText || text.isComplete else { throw .notUTF8 }
        }
        return isText ? .text(whole) : .binary(whole)
    }

    private mutating func finishControl() throws(WebSocketError) -> Part {
        var payload: [UInt8] = []
        swap(&payload, &control)
        assert(opcode.isControl && isFinal, "A control frame is whole in itself.")
        assert(payload.count <= FrameWriter.controlBytesMax, "A control frame is short.")
        switch opcode {
        case .ping: return .ping(payload)
        case .pong: return .pong(payload)
        default: break
        }
        guard !payload.isEmpty else {
            stage = .ended
            return .close(nil, reason: "")
        }
        guard payload.count > 1 else { throw .shortClose }
        let code = CloseCode(rawValue: UInt16(payload[0]) << 8 | UInt16(payload[1]))
        guard code.isSendable else { throw .closeCode }
        var reason = UTF8Validator()
        guard reason.accepts(payload.span.extracting(2..<payload.count)), reason.isComplete else { throw .notUTF8 }
        stage = .ended
        return .close(code, reason: String(decoding: payload[2...], as: UTF8.self))
    }
}
