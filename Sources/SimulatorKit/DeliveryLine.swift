public import EventLoop
import Kernel
import Transport
public import WebSocket

/// The queue of items still to be sent to one client: nothing overtakes what waits, whatever the faults make late.
///
/// On the loop only.
public final class DeliveryLine {
    /// A client with more delayed items than this is cut.
    static let heldMax = 10_000
    /// A frame that is to change places with its successor waits no longer for one.
    static let swapLimit: Duration = .seconds(1)

    /// One thing to do to the client.
    public enum Item {
        /// Bytes that are whole frames, or are meant to be broken.
        case send([UInt8])
        /// The end of the transport without a close frame.
        case cut
        /// The transport reset, so that what is on its way may be lost.
        case abort
        /// A close frame with this code.
        case close(CloseCode)
    }

    private let link: WebSocketServerLink
    private let loop: Loop
    /// The frames that leave in place of one that is spoilt.
    public let spoilt: SpoiltFrames
    /// Told once for each sending, before the bytes leave.
    private let sending: () -> Void
    private var held: [(due: Instant, item: Item)] = []
    private var swapped: [UInt8]?

    /// A line to one client.
    ///
    /// - Parameters:
    ///   - spoilt: the frames that leave in place of one that a fault spoils.
    ///   - sending: called once for each sending, before the bytes leave.
    public init(_ link: WebSocketServerLink, _ loop: Loop, _ spoilt: SpoiltFrames, sending: @escaping () -> Void) {
        self.link = link
        self.loop = loop
        self.spoilt = spoilt
        self.sending = sending
    }

    /// Puts a frame at the end of the line; a frame that was to change places with it follows.
    public func put(_ wire: [UInt8], after delay: Duration) {
        enqueue(.send(wire), after: delay)
        releaseSwapped(after: delay)
    }

    /// Holds a frame back until the next one has left, or ``swapLimit`` has passed.
    func swap(_ wire: [UInt8], after delay: Duration) {
        if let other = swapped { enqueue(.send(other), after: delay) }
        swapped = wire
        schedule(delay + Self.swapLimit) { $0.releaseSwapped(after: .zero) }
    }

    /// Puts something at the end of the line.
    public func enqueue(_ item: Item, after delay: Duration) {
        if held.isEmpty, delay <= .zero { return perform(item) }
        guard held.count < Self.heldMax else { return link.cut() }
        let due = max(held.last?.due ?? loop.now, loop.now + delay)
        held.append((due, item))
        if held.count == 1 { arm() }
    }

    /// Forgets what waits.
    public func clear() {
        held = []
        swapped = nil
    }

    private func releaseSwapped(after delay: Duration) {
        guard let other = swapped else { return }
        swapped = nil
        enqueue(.send(other), after: delay)
    }

    private func arm() {
        guard let first = held.first else { return }
        schedule(first.due - loop.now) { line in
            let now = line.loop.now
            while let next = line.held.first, next.due <= now {
                line.held.removeFirst()
                line.perform(next.item)
            }
            line.arm()
        }
    }

    private func perform(_ item: Item) {
        guard link.isOpen else { return }
        switch item {
        case .send(let wire):
            sending()
            link.send(frames: wire)
        case .cut: link.cut()
        case .abort: link.connection.abort()
        case .close(let code): link.close(code, reason: "")
        }
    }

    /// Calls `action` later unless the connection has ended by then.
    private func schedule(_ pause: Duration, _ action: @escaping (DeliveryLine) -> Void) {
        loop.schedule(after: max(pause, .zero)) { [weak self] in
            if let self, link.connection.isOpen { action(self) }
        }
    }
}
