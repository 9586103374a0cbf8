import EventLoop
import Transport

/// Connections that rest between exchanges, those used last taken first; bounded for each origin and in all.
final class ConnectionPool {
    private let loop: Loop
    let limits: PoolLimits
    private var resting: [Origin: [HTTP1Connection]] = [:]
    /// Connections at rest.
    private(set) var idleCount = 0
    /// Connections that are open or being opened.
    private(set) var count = 0
    private var isClosed = false

    init(_ loop: Loop, _ limits: PoolLimits) {
        self.loop = loop
        self.limits = limits
    }

    /// Another connection may be opened.
    var hasRoom: Bool { count < limits.connectionsMax }

    /// Takes a resting connection to an origin, the one used last.
    func take(_ origin: Origin) -> HTTP1Connection? {
        while let connection = resting[origin]?.popLast() {
            leave(connection)
            if connection.isOpen { return connection }
        }
        resting[origin] = nil
        return nil
    }

    /// A connection is being opened.
    func opening() { count += 1 }

    /// One that was being opened did not come to be.
    func openingFailed() { count -= 1 }

    /// Puts a connection to rest, or closes it when there are enough.
    func rest(_ connection: HTTP1Connection) {
        if isClosed || idleCount >= limits.idleMax
            || resting[connection.origin, default: []].count >= limits.idlePerOriginMax
        {
            return connection.close()
        }
        resting[connection.origin, default: []].append(connection)
        idleCount += 1
        connection.idleTimer = loop.schedule(after: limits.idleTimeout) { [unowned connection] in
            connection.idleTimer = nil
            connection.close()
        }
    }

    /// A connection is over.
    func forget(_ connection: HTTP1Connection) {
        count -= 1
        guard var same = resting[connection.origin], let place = same.firstIndex(where: { $0 === connection })
        else { return }
        leave(connection)
        resting[connection.origin] = nil
        same.remove(at: place)
        if !same.isEmpty { resting[connection.origin] = same }
    }

    /// A shared connection comes to rest; false if there are enough, and it has to end.
    func restShared() -> Bool {
        guard !isClosed, idleCount < limits.idleMax else { return false }
        idleCount += 1
        return true
    }

    /// A shared connection that was at rest is used again, or over.
    func leaveShared() { idleCount -= 1 }

    /// A shared connection is over.
    func forgetShared() { count -= 1 }

    /// Closes everything that rests, and what would come to rest later.
    func close() {
        isClosed = true
        for connection in Array(resting.values.joined()) { connection.close() }
    }

    private func leave(_ connection: HTTP1Connection) {
        idleCount -= 1
        if let timer = connection.idleTimer { loop.cancel(timer) }
        connection.idleTimer = nil
    }
}
