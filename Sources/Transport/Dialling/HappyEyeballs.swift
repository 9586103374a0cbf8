import Kernel

/// In which order and when addresses are tried (RFC 8305 sections 4 and 5); does no input or output.
///
/// The driver opens what a step names, and tells when the delay between attempts has passed or an attempt has failed.
struct HappyEyeballs {
    /// The next step for the driver.
    enum Step: Equatable {
        /// Begin to connect to this address, and begin the delay anew.
        case open(SocketAddress)
        /// Attempts are under way; there is nothing to do until something happens.
        case wait
        /// No attempt is under way and no address is left.
        case giveUp
    }

    /// Addresses tried at most.
    static let attemptsMax = 16

    private var waiting: ArraySlice<SocketAddress>
    private var underWay = 0
    /// How each attempt failed that has.
    private(set) var failures: [DialAttempt] = []

    /// Orders the addresses: families take turns, IPv6 begins, within a family the given order stays, none comes twice.
    init(_ addresses: [SocketAddress]) {
        waiting = Self.interleaved(addresses).prefix(Self.attemptsMax)
    }

    /// The driver is ready, or the delay has passed.
    mutating func next() -> Step {
        if let address = waiting.popFirst() {
            underWay += 1
            return .open(address)
        }
        return underWay > 0 ? .wait : .giveUp
    }

    /// An attempt has failed; the next one begins at once.
    mutating func failed(_ address: SocketAddress, _ error: SystemError) -> Step {
        precondition(underWay > 0, "an attempt that failed was opened before")
        underWay -= 1
        failures.append(DialAttempt(address: address, error: error))
        return next()
    }

    /// Another address waits for its turn.
    var hasMore: Bool { !waiting.isEmpty }

    static func interleaved(_ addresses: [SocketAddress]) -> [SocketAddress] {
        let v6 = addresses.filter(\.isV6)
        let v4 = addresses.filter { !$0.isV6 }
        var ordered: [SocketAddress] = []
        for i in 0..<max(v6.count, v4.count) {
            if i < v6.count, !ordered.contains(v6[i]) { ordered.append(v6[i]) }
            if i < v4.count, !ordered.contains(v4[i]) { ordered.append(v4[i]) }
        }
        return ordered
    }
}
