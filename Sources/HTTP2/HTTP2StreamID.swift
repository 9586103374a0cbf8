/// The number of a stream: odd where the client opened it, 0 for the connection itself (RFC 9113 section 5.1.1).
@frozen
public struct HTTP2StreamID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number, 0 to 2^31 - 1.
    public let number: Int32

    /// The stream with this number.
    @inlinable
    public init(_ number: Int32) { self.number = number }

    /// In the order in which streams are opened.
    @inlinable
    public static func < (left: HTTP2StreamID, right: HTTP2StreamID) -> Bool { left.number < right.number }

    /// The number in digits.
    public var description: String { "\(number)" }
}

/// Why a stream or a connection ended (RFC 9113 section 7); codes that are not registered are kept as they came.
@frozen
public struct HTTP2ErrorCode: Hashable, Sendable, CustomStringConvertible {
    /// The number on the wire.
    public let number: UInt32

    /// The code with this number.
    @inlinable
    public init(_ number: UInt32) { self.number = number }

    /// Nothing went wrong.
    public static var none: HTTP2ErrorCode { HTTP2ErrorCode(0) }
    /// The other side broke a rule that has no code of its own.
    public static var protocolError: HTTP2ErrorCode { HTTP2ErrorCode(1) }
    /// Our own failure.
    public static var internalError: HTTP2ErrorCode { HTTP2ErrorCode(2) }
    /// More was sent than the window allowed.
    public static var flowControlError: HTTP2ErrorCode { HTTP2ErrorCode(3) }
    /// Settings were not acknowledged in time.
    public static var settingsTimeout: HTTP2ErrorCode { HTTP2ErrorCode(4) }
    /// A frame came for a stream that is half closed.
    public static var streamClosed: HTTP2ErrorCode { HTTP2ErrorCode(5) }
    /// A frame has a size it may not have.
    public static var frameSizeError: HTTP2ErrorCode { HTTP2ErrorCode(6) }
    /// The stream was not begun; its request may be sent again.
    public static var refusedStream: HTTP2ErrorCode { HTTP2ErrorCode(7) }
    /// The stream is not wanted any more.
    public static var cancel: HTTP2ErrorCode { HTTP2ErrorCode(8) }
    /// The state of the header compression is lost.
    public static var compressionError: HTTP2ErrorCode { HTTP2ErrorCode(9) }
    /// The connection of a `CONNECT` broke.
    public static var connectError: HTTP2ErrorCode { HTTP2ErrorCode(10) }
    /// The other side makes too much work.
    public static var enhanceYourCalm: HTTP2ErrorCode { HTTP2ErrorCode(11) }
    /// The transport is not secure enough.
    public static var inadequateSecurity: HTTP2ErrorCode { HTTP2ErrorCode(12) }
    /// The request has to be made over HTTP/1.1.
    public static var http11Required: HTTP2ErrorCode { HTTP2ErrorCode(13) }

    /// The registered name, or the number in digits.
    public var description: String {
        let names = [
            "NO_ERROR", "PROTOCOL_ERROR", "INTERNAL_ERROR", "FLOW_CONTROL_ERROR", "SETTINGS_TIMEOUT", "STREAM_CLOSED",
            "FRAME_SIZE_ERROR", "REFUSED_STREAM", "CANCEL", "COMPRESSION_ERROR", "CONNECT_ERROR", "ENHANCE_YOUR_CALM",
            "INADEQUATE_SECURITY", "HTTP_1_1_REQUIRED",
        ]
        return number < UInt32(names.count) ? names[Int(number)] : "\(number)"
    }
}
