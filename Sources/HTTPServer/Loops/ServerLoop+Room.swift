import EventLoop
import Kernel
import Synchronization
import Transport

/// Admission of connections when there is little room.
extension ServerLoop {
    /// Idle connections that are closed at a time: looking for them costs a look at every connection.
    static let idleClosedMax = 64
    /// How long nobody looks again after none was found.
    private static let searchPause: UInt64 = 100_000_000

    /// Closes the connections that have been idle the longest; whether there were any.
    func closeIdle() -> Bool {
        let now = loop.now
        guard now >= nextIdleSearch else { return false }
        var oldest: [(until: Instant, connection: any ServedConnection)] = []
        for connection in connections {
            guard let until = connection.idleUntil else { continue }
            if oldest.count == Self.idleClosedMax {
                guard let last = oldest.last, until < last.until else { continue }
                oldest.removeLast()
            }
            let place = oldest.lastIndex { $0.until <= until }.map { $0 + 1 } ?? 0
            oldest.insert((until, connection), at: place)
        }
        guard !oldest.isEmpty else {
            nextIdleSearch = Instant(nanoseconds: now.nanoseconds &+ Self.searchPause)
            return false
        }
        for (_, connection) in oldest { connection.leaveIdle() }
        hooks.strained?(.idleClosed(oldest.count))
        return true
    }

    /// Descriptors have run out: those of idle connections are the ones to have back.
    func descriptorsExhausted() {
        hooks.strained?(.acceptPaused)
        _ = closeIdle()
    }

    /// Counts a connection for the address at its other end; `false`, and nothing counted, if that has too many.
    func admitAddress(of transport: Connection) -> Bool {
        guard limits.connectionsPerAddressMax > 0, let peer = transport.peerAddress,
            !limits.trustedProxies.ranges.contains(peer)
        else { return true }
        let key = RateKey(peer)
        let most = limits.connectionsPerAddressMax
        let isAdmitted = totals.addresses.withLock { table in
            let count = table[key, default: 0]
            guard count < most else { return false }
            table[key] = count + 1
            return true
        }
        if isAdmitted {
            counted[ObjectIdentifier(transport)] = key
        } else {
            hooks.strained?(.refusedForAddress)
        }
        return isAdmitted
    }

    /// Takes back what ``admitAddress(of:)`` counted.
    func releaseAddress(of transport: Connection) {
        guard let key = counted.removeValue(forKey: ObjectIdentifier(transport)) else { return }
        totals.addresses.withLock { table in
            guard let count = table[key], count > 1 else {
                table[key] = nil
                return
            }
            table[key] = count - 1
        }
    }
}
