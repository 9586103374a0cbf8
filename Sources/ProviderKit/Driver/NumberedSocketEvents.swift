/// An actor that drives one socket at a time and numbers them, so that what one that was given up still tells is no
/// news; on the loop of its sockets.
public protocol SocketOwner: Actor {
    /// The server agreed; frames can be sent.
    func opened(_ number: Int)
    /// A text frame, valid UTF-8.
    func received(_ text: [UInt8], _ number: Int)
    /// A binary frame, from a vendor that sends none.
    func receivedBinary(_ number: Int)
    /// The unsent bytes have gone down.
    func drained(_ number: Int)
    /// It is over.
    func ended(_ end: SocketEnd, _ number: Int)
}

/// Hands what one socket tells to its actor, with the number of the socket.
public final class NumberedSocketEvents<Owner: SocketOwner>: SocketEvents {
    private let owner: Owner
    private let number: Int

    /// - Parameter number: that of the socket which is being dialled.
    public init(_ owner: Owner, _ number: Int) {
        self.owner = owner
        self.number = number
    }

    /// The server agreed.
    public func opened() {
        let number = number
        owner.assumeIsolated { $0.opened(number) }
    }

    /// A text frame.
    public func received(text: [UInt8]) {
        let number = number
        owner.assumeIsolated { $0.received(text, number) }
    }

    /// A binary frame.
    public func received(binary: [UInt8]) {
        let number = number
        owner.assumeIsolated { $0.receivedBinary(number) }
    }

    /// The unsent bytes have gone down.
    public func drained() {
        let number = number
        owner.assumeIsolated { $0.drained(number) }
    }

    /// It is over.
    public func ended(_ end: SocketEnd) {
        let number = number
        owner.assumeIsolated { $0.ended(end, number) }
    }
}
