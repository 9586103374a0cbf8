import EventLoop
import Kernel
import Transport

extension ServerConnection {
    /// Gives the client so long to send something.
    func setDeadline(_ nanoseconds: UInt64) {
        setDeadline(at: Instant(nanoseconds: loop.now.nanoseconds &+ nanoseconds))
    }

    private func setDeadline(at time: Instant) {
        deadlines.input = time
        if time < deadlines.timerTime { arm(time) }
    }

    private var bodyRule: PaceRule { deadlines.isBodyUnpaced ? server.times.unpacedBody : server.times.body }

    /// Begins to wait for a body.
    func beginBodyDeadline() {
        deadlines.body.begin(bodyBytes, at: loop.now, bodyRule)
        setBodyDeadline()
    }

    /// Gives the client as long as is left for the body, now that so many bytes of it have come.
    func setBodyDeadline() {
        let now = loop.now
        deadlines.body.resume(bodyBytes, at: now, bodyRule)
        var time = deadlines.body.deadline
        // Only a body that is read whole holds memory for as long as it comes.
        if let current, !deadlines.isBodyUnpaced {
            switch input {
            case .collecting, .dropping:
                time = min(time, Instant(nanoseconds: current.receivedAt.nanoseconds &+ server.times.request))
            default: break
            }
        }
        setDeadline(at: time)
    }

    /// The body has no reader for now, so it need not come.
    func holdBodyDeadline() {
        deadlines.body.hold(at: loop.now)
        clearDeadline()
    }

    /// It is not the client's turn.
    func clearDeadline() { deadlines.input = Deadlines.never }

    /// Gives the client time to take some of what waits.
    func setWriteDeadline() {
        deadlines.write.watch(transport, at: loop.now, server.times.write)
        if deadlines.write.deadline < deadlines.timerTime { arm(deadlines.write.deadline) }
    }

    /// Moves the timer; only ever to an earlier time, later ones are found when it fires.
    private func arm(_ time: Instant) {
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
        guard transport.isOpen else { return }
        let now = loop.now
        if deadlines.write.endIfSent(transport) {
            // It took a while to send the last answer; only now is the connection idle.
            if case .head = input, !deadlines.headStarted { setDeadline(server.idleTime) }
        }
        if now >= deadlines.write.deadline {
            transport.abort()
            return
        }
        if now >= deadlines.input { inputExpired() }
        guard transport.isOpen, deadlines.timer == nil else { return }
        let next = min(deadlines.input, deadlines.write.deadline)
        if next < Deadlines.never { arm(next) }
    }

    private func inputExpired() {
        clearDeadline()
        switch input {
        case .head:
            if transport.unsentBytes > 0 {
                // Still taking the last answer, and the write deadline sees to it that it does.
                if server.isDraining { closeAfterAnswer() } else { setDeadline(server.times.idle) }
            } else if deadlines.headStarted {
                answerWithoutHandler(.requestTimedOut)
            } else if !deadlines.isLastLook {
                // A request may have come since the loop last looked at its descriptors, in this very turn.
                deadlines.isLastLook = true
                setDeadline(0)
            } else {
                transport.leave()
            }
        case .collecting, .dropping: answerWithoutHandler(.requestTimedOut)
        case .feeding(let stream):
            mustClose = true
            input = .complete
            stream.fail(.bodyTimedOut)
        case .discarding:
            if case .idle = output {
                transport.close()
            } else {
                mustClose = true
                input = .complete
            }
        case .lingering:
            if transport.unsentBytes > 0 { setDeadline(server.times.linger) } else { transport.close() }
        case .complete, .detached: break
        }
    }
}
