/// Why a connection was closed (RFC 6455 section 7.4 and its IANA registry).
public struct CloseCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The number.
    public let rawValue: UInt16

    /// Any number; whether it may stand in a frame says ``isSendable``.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// 1000: the purpose is fulfilled.
    public static let normal = CloseCode(rawValue: 1000)
    /// 1001: a server goes down or a page is left.
    public static let goingAway = CloseCode(rawValue: 1001)
    /// 1002: the other side broke the protocol.
    public static let protocolError = CloseCode(rawValue: 1002)
    /// 1003: a kind of data that cannot be taken.
    public static let unsupportedData = CloseCode(rawValue: 1003)
    /// 1005: a close frame without a code; never sent.
    public static let noCode = CloseCode(rawValue: 1005)
    /// 1006: the connection ended without a close frame; never sent.
    public static let abnormal = CloseCode(rawValue: 1006)
    /// 1007: data that do not fit their type, such as text that is not UTF-8.
    public static let invalidData = CloseCode(rawValue: 1007)
    /// 1008: a rule was broken for which no better code exists.
    public static let policyViolation = CloseCode(rawValue: 1008)
    /// 1009: a message too big to take.
    public static let messageTooBig = CloseCode(rawValue: 1009)
    /// 1011: something unexpected at the server.
    public static let internalError = CloseCode(rawValue: 1011)
    /// 1012: the server restarts.
    public static let serviceRestart = CloseCode(rawValue: 1012)
    /// 1013: the server is overloaded; come back later.
    public static let tryAgainLater = CloseCode(rawValue: 1013)

    /// Whether the code may stand in a close frame, sent or received.
    ///
    /// Defined codes except those that only describe an outcome (1004, 1005, 1006, 1015), and 3000 to 4999 for
    /// libraries and applications.
    public var isSendable: Bool {
        switch rawValue {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }

    /// The number in digits.
    public var description: String { String(rawValue) }
}
