/// The kinds of deliberate faults at one simulator: those that are the same at all, and the cases of its own.
public protocol FaultKind: Hashable, Sendable {
    /// A frame to a client is spoilt.
    static func frame(_ fault: FrameFault) -> Self
    /// The opening of a socket is spoilt.
    static func handshake(_ fault: HandshakeFault) -> Self
    /// Something goes wrong with the port, at once.
    static func port(_ fault: PortFault) -> Self
}

/// The faults of the port and of all that is connected to it; they wait for no occasion.
public enum PortFault: Hashable, Sendable {
    /// The port is closed for that long; connections that are there stay.
    case refuse(Duration)
    /// The connections that are there take all bytes and look at none of them, and are cut after that long; those that
    /// come later are served.
    case deaf(Duration)
}

/// The faults of a frame on its way to a client.
public enum FrameFault: Hashable, Sendable {
    /// It leaves that much later; those behind it wait, so the order stays.
    case late(Duration)
    /// It does not leave.
    case lost
    /// It leaves twice, with the same ids.
    case doubled
    /// It leaves after the one that follows it, or after a second if none does.
    case reordered
    /// The connection ends without a close frame.
    case cut(Place)
    /// The connection is reset instead.
    case reset
    /// The connection is closed with this code instead.
    case close(UInt16)
    /// Text that is not JSON leaves instead.
    case malformed
    /// A text frame that is not UTF-8 leaves instead.
    case invalidUTF8
    /// It leaves as a binary one.
    case binary
    /// It leaves with a reserved bit set, which breaks the protocol of WebSockets.
    case badFrame

    /// Where a connection is cut.
    public enum Place: String, Hashable, Sendable {
        /// Instead of the frame.
        case before
        /// In the middle of the frame.
        case within
        /// Behind the frame.
        case after
    }
}

/// The faults of the opening of a socket.
public enum HandshakeFault: Hashable, Sendable {
    /// It is answered with this status, and `Retry-After` if there are seconds.
    case refuse(status: Int, retryAfterSeconds: Int?)
    /// It is answered that much later.
    case slow(Duration)
    /// It is answered with bytes that are not HTTP.
    case garbage
}

/// Short names, so that a list of faults reads as one.
extension FaultKind {
    /// The port is closed for that long, at once; connections that are there stay.
    public static func refuseConnections(_ time: Duration) -> Self { .port(.refuse(time)) }
    /// The connections that are there take all bytes and look at none of them, and are cut after that long.
    public static func deaf(_ time: Duration) -> Self { .port(.deaf(time)) }
    /// A frame leaves that much later; those behind it wait.
    public static func late(_ time: Duration) -> Self { .frame(.late(time)) }
    /// A frame does not leave.
    public static var lost: Self { .frame(.lost) }
    /// A frame leaves twice.
    public static var doubled: Self { .frame(.doubled) }
    /// A frame leaves after the one that follows it.
    public static var reordered: Self { .frame(.reordered) }
    /// The connection ends without a close frame.
    public static func cut(_ place: FrameFault.Place) -> Self { .frame(.cut(place)) }
    /// The connection is reset instead of a frame.
    public static var reset: Self { .frame(.reset) }
    /// The connection is closed with this code instead of a frame.
    public static func close(_ code: UInt16) -> Self { .frame(.close(code)) }
    /// Text that is not JSON leaves instead of a frame.
    public static var malformed: Self { .frame(.malformed) }
    /// A text frame that is not UTF-8 leaves instead of a frame.
    public static var invalidUTF8: Self { .frame(.invalidUTF8) }
    /// A frame leaves as a binary one.
    public static var binary: Self { .frame(.binary) }
    /// A frame leaves with a reserved bit set.
    public static var badFrame: Self { .frame(.badFrame) }
    /// A handshake is answered with this status.
    public static func refuse(status: Int, retryAfterSeconds: Int?) -> Self {
        .handshake(.refuse(status: status, retryAfterSeconds: retryAfterSeconds))
    }
    /// A handshake is answered that much later.
    public static func slowHandshake(_ time: Duration) -> Self { .handshake(.slow(time)) }
    /// A handshake is answered with bytes that are not HTTP.
    public static var garbage: Self { .handshake(.garbage) }
}
