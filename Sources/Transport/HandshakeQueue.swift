import EventLoop

/// The connections of one loop that have bytes of a handshake to read, in the order they came.
///
/// Each step may cost a millisecond, so a thousand callers at once would hold up everybody else for a second. One step
/// is one job of the loop, and asks for the next: so they end where the loop's share of a turn for jobs ends.
final class HandshakeQueue {
    private var waiting: [Connection] = []
    /// Those before it have had their turn.
    private var next = 0

    /// Adds a connection, whose ``Connection/stepHandshake()`` is called later in the turn or in a later one.
    func append(_ connection: Connection) {
        waiting.append(connection)
        if waiting.count - next == 1 { schedule(on: connection.loop) }
    }

    private func schedule(on loop: Loop) {
        let bound = LoopBound(self, loop: loop)
        loop.execute { bound.value.step() }
    }

    private func step() {
        let connection = waiting[next]
        next += 1
        if next == waiting.count {
            waiting = []
            next = 0
        } else {
            if next > 1024, next > waiting.count / 2 {
                waiting.removeFirst(next)
                next = 0
            }
            schedule(on: connection.loop)
        }
        connection.stepHandshake()
    }
}
