import WebSocket

/// The effects of faults on frames.
extension DeliveryLine {
    /// RSV1, which means something only where an extension was agreed on (RFC 6455 section 5.2).
    private static var reservedBit: UInt8 { 0x40 }

    /// Puts at the end of the line what a fault makes of a frame.
    public func put(_ frame: OutgoingFrame, spoiltBy fault: FrameFault, after delay: Duration) {
        switch fault {
        case .late(let time): put(frame.wire, after: delay + time)
        case .lost: break
        case .doubled:
            put(frame.wire, after: delay)
            put(frame.wire, after: delay)
        case .reordered: swap(frame.wire, after: delay)
        case .cut(let place):
            switch place {
            case .before: break
            case .within: enqueue(.send(Array(frame.wire[..<(frame.wire.count / 2)])), after: delay)
            case .after: put(frame.wire, after: delay)
            }
            enqueue(.cut, after: delay)
        case .reset: enqueue(.abort, after: delay)
        case .close(let code): enqueue(.close(CloseCode(rawValue: code)), after: delay)
        case .malformed: put(spoilt.malformed, after: delay)
        case .invalidUTF8: put(spoilt.invalidUTF8, after: delay)
        case .binary: put(OutgoingFrame.binary(frame.payload).wire, after: delay)
        case .badFrame:
            var wire = frame.wire
            wire[0] |= Self.reservedBit
            put(wire, after: delay)
        }
    }
}
