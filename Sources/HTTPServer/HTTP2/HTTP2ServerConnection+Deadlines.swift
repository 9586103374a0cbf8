import EventLoop
import HTTP2
import Kernel
import Transport

/// The deadlines of an HTTP/2 connection, for all that it waits for; its streams have deadlines of their own.
struct HTTP2Deadlines {
    /// When a request must have come, or, once all is said, the client must have gone.
    var input = Deadlines.never
    /// When the head under way must be complete.
    var head = Deadlines.never
    /// How fast the bytes go that wait.
    var write = WritePace()
    /// When requests under way to us have had time enough.
    var shutdown = Deadlines.never
    /// The one timer, which may be set to an earlier time than any deadline and then looks again.
    var timer: TimerID?
    var timerTime = Deadlines.never
}

extension HTTP2ServerConnection {
    private func time(after nanoseconds: UInt64) -> Instant {
        Instant(nanoseconds: loop.now.nanoseconds &+ nanoseconds)
    }

    /// Gives the client so long to begin a request; counts only while there is no stream.
    func setIdleDeadline(_ nanoseconds: UInt64) {
        deadlines.input = time(after: nanoseconds)
        arm(deadlines.input)
    }

    func setLingerDeadline() {
        deadlines.head = Deadlines.never
        deadlines.shutdown = Deadlines.never
        deadlines.input = time(after: server.times.linger)
        arm(deadlines.input)
    }

    func setShutdownDeadline() {
        deadlines.shutdown = time(after: server.times.linger)
        arm(deadlines.shutdown)
    }

    /// Gives the client time to take some of what waits.
    func setWriteDeadline() {
        deadlines.write.watch(transport, at: loop.now, server.times.write)
        arm(deadlines.write.deadline)
    }

    /// A head that has begun has to end in time, however many frames it comes in.
    func watchHead() {
        if !machine.isInsideHead {
            deadlines.head = Deadlines.never
        } else if deadlines.head == Deadlines.never {
            deadlines.head = time(after: server.times.header)
            arm(deadlines.head)
        }
    }

    /// Moves the timer; only ever to an earlier time, later ones are found when it fires.
    func arm(_ time: Instant) {
        guard time < deadlines.timerTime, transport.isOpen else { return }
        if let timer = deadlines.timer { loop.cancel(timer) }
        deadlines.timerTime = time
        deadlines.timer = loop.schedule(at: time) { [self] in timerFired() }
    }

    func cancelTimer() {
        if let timer = deadlines.timer { loop.cancel(timer) }
        deadlines.timer = nil
        // Nothing is armed any more.
        deadlines.timerTime = Instant(nanoseconds: 0)
    }

    private func timerFired() {
        deadlines.timer = nil
        deadlines.timerTime = Deadlines.never
        let now = loop.now
        _ = deadlines.write.endIfSent(transport)
        if now >= deadlines.write.deadline {
            transport.abort()
            return
        }
        if isClosing {
            if now >= deadlines.input {
                if transport.unsentBytes > 0 { setLingerDeadline() } else { transport.close() }
            }
        } else {
            checkOpen(now)
        }
        guard transport.isOpen else { return }
        var next = min(deadlines.head, deadlines.write.deadline, deadlines.shutdown)
        if isClosing || streams.isEmpty { next = min(next, deadlines.input) }
        for stream in streams.values { next = min(next, stream.nextDeadline) }
        if next < Deadlines.never { arm(next) }
    }

    private func checkOpen(_ now: Instant) {
        if now >= deadlines.shutdown {
            deadlines.shutdown = Deadlines.never
            finishShutdown()
        }
        if now >= deadlines.head {
            deadlines.head = Deadlines.never
            machine.fail(with: .enhanceYourCalm)
            schedulePump()
        }
        if streams.isEmpty, now >= deadlines.input {
            deadlines.input = Deadlines.never
            // A client that is idle for so long gets no further time for what is under way.
            finishShutdown()
        }
        for stream in Array(streams.values) { stream.check(now) }
    }
}
