/// How a peer broke the protocol or a limit.
public enum WebSocketError: Error, Hashable, Sendable, CaseIterable {
    /// A reserved bit is set that no extension has given a meaning.
    case reservedBit
    /// An opcode that is not defined.
    case unknownOpcode
    /// A control frame in pieces.
    case fragmentedControl
    /// A control frame of more than 125 bytes.
    case longControl
    /// A continuation without a message in progress.
    case unexpectedContinuation
    /// A new message while another is in progress.
    case interruptedMessage
    /// A client's frame without a mask.
    case unmasked
    /// A server's frame with a mask.
    case masked
    /// A length written longer than need be, or with its highest bit set.
    case lengthForm
    /// A close frame with a payload of one byte.
    case shortClose
    /// A close code that must not be sent.
    case closeCode
    /// A frame longer than ``WebSocketLimits/frameBytesMax``.
    case frameTooBig
    /// A message longer than ``WebSocketLimits/messageBytesMax``.
    case messageTooBig
    /// Text, or the reason of a close frame, that is not UTF-8.
    case notUTF8
    /// A message that says it is compressed and is not.
    case badCompression

    /// The code to close the connection with.
    public var closeCode: CloseCode {
        switch self {
        case .reservedBit, .unknownOpcode, .fragmentedControl, .longControl, .unexpectedContinuation,
            .interruptedMessage, .unmasked, .masked, .lengthForm, .shortClose, .closeCode:
            .protocolError
        case .frameTooBig, .messageTooBig: .messageTooBig
        case .notUTF8, .badCompression: .invalidData
        }
    }
}
