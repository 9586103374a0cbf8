public import HTTPWire

/// Functions that a server calls besides the handlers; all run on the connection's loop and must not block.
public struct HTTPServerHooks: Sendable {
    /// Called with each head before it is routed; an answer ends the request there.
    ///
    /// For CORS preflights.
    public var intercept: (@Sendable (borrowing Request) -> Response?)?
    /// Called with each answer before it is written, problems of the server's own included.
    ///
    /// For CORS fields. Not called for what is refused before there is a head.
    public var decorate: (@Sendable (HTTPRequestHead, inout Response) -> Void)?
    /// The fields of every answer to what is refused before there is a head, in the place of what ``decorate`` appends.
    public var headlessFields = HTTPFields()
    /// Called once for each answer when its last byte was handed over for sending.
    ///
    /// For log and metrics.
    public var finished: (@Sendable (RequestSummary) -> Void)?
    /// Called when connections are turned away or closed for want of room.
    ///
    /// For log and metrics.
    public var strained: (@Sendable (ServerStrain) -> Void)?

    /// Hooks that do nothing unless given.
    public init(
        intercept: (@Sendable (borrowing Request) -> Response?)? = nil,
        decorate: (@Sendable (HTTPRequestHead, inout Response) -> Void)? = nil,
        finished: (@Sendable (RequestSummary) -> Void)? = nil,
        strained: (@Sendable (ServerStrain) -> Void)? = nil
    ) {
        self.intercept = intercept
        self.decorate = decorate
        self.finished = finished
        self.strained = strained
    }
}

/// The measure that a server takes for want of room.
public enum ServerStrain: Hashable, Sendable {
    /// Accepting stops for a moment, because descriptors or the kernel's memory have run out.
    case acceptPaused
    /// So many idle connections were closed before their time.
    case idleClosed(Int)
    /// A connection beyond ``HTTPServerLimits/connectionsMax`` was turned away.
    case refused
    /// A connection beyond ``HTTPServerLimits/connectionsPerAddressMax`` was turned away.
    case refusedForAddress
}
