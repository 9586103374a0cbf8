/// The socket of a session that has one at a time, and the number of the attempt that opened it; on the session's loop
/// only.
///
/// Events of a socket that was let go of are no news, and neither is what was read for an attempt that is over.
public struct SocketDriver {
    /// The socket that is open, or being opened.
    public private(set) var socket: (any ProviderSocket)?
    /// The number of the attempt.
    public private(set) var number = 0

    /// No socket.
    public init() {}

    /// The socket, if frames can be written to it now.
    public var openSocket: (any ProviderSocket)? { socket.flatMap { $0.isOpen ? $0 : nil } }

    /// Begins an attempt to open a socket: its number, by which what is read for it is known to be wanted still.
    public mutating func beginAttempt() -> Int {
        assert(socket == nil, "The socket before is let go of first.")
        number += 1
        return number
    }

    /// The attempt, or its socket, has not been let go of.
    public func isCurrent(_ number: Int) -> Bool { number == self.number }

    /// Opens the socket of the attempt that was begun last.
    public mutating func dial(_ request: SocketRequest, by dialler: any SocketDialler, for owner: some SocketOwner) {
        assert(socket == nil, "An attempt opens one socket.")
        assert(number > 0, "An attempt is begun before it opens a socket.")
        socket = dialler.dial(request, NumberedSocketEvents(owner, number))
    }

    /// Lets go of the socket, and of the attempt to open one; nothing is said to it.
    @discardableResult
    public mutating func release() -> (any ProviderSocket)? {
        number += 1
        let released = socket
        socket = nil
        return released
    }
}

/// An actor with one socket at a time: told of that one only.
public protocol SocketDrivenSession: SocketOwner {
    /// Its socket.
    var driver: SocketDriver { get set }
    /// The server agreed; frames can be sent.
    func opened()
    /// A text frame, valid UTF-8.
    func received(_ text: [UInt8])
    /// A binary frame, from a vendor that sends none.
    func receivedBinary()
    /// The unsent bytes have gone down.
    func drained()
    /// The socket is over, and was let go of.
    func ended(_ end: SocketEnd)
}

extension SocketDrivenSession {
    /// Lets go of the socket and begins its closing handshake, or gives up its opening.
    public func closeSocket(code: UInt16, reason: String = "") {
        // Not inside the driver: a socket may tell of its end before it returns.
        driver.release()?.close(code: code, reason: reason)
    }

    /// The server agreed.
    public func opened(_ number: Int) {
        if driver.isCurrent(number) { opened() }
    }

    /// A text frame.
    public func received(_ text: [UInt8], _ number: Int) {
        if driver.isCurrent(number) { received(text) }
    }

    /// A binary frame.
    public func receivedBinary(_ number: Int) {
        if driver.isCurrent(number) { receivedBinary() }
    }

    /// The unsent bytes have gone down.
    public func drained(_ number: Int) {
        if driver.isCurrent(number) { drained() }
    }

    /// It is over.
    public func ended(_ end: SocketEnd, _ number: Int) {
        guard driver.isCurrent(number) else { return }
        driver.release()
        ended(end)
    }
}
