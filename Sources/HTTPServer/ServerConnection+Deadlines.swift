import EventLoop
import Kernel
import Transport

/// How long things may take, in the nanoseconds of a loop's clock.
struct ServerTimes {
    let header: UInt64
    let bodyIdle: UInt64
    let idle: UInt64
    let writeIdle: UInt64
    let linger: UInt64

    init(_ limits: HTTPServerLimits) {
        func nanoseconds(_ seconds: Int) -> UInt64 { UInt64(max(seconds, 0)) * 1_000_000_000 }
        header = nanoseconds(limits.headerSeconds)
        bodyIdle = nanoseconds(limits.bodyIdleSeconds)
        idle = nanoseconds(limits.idleSeconds)
        writeIdle = nanoseconds(limits.writeIdleSeconds)
        linger = UInt64(max(limits.lingerMilliseconds, 0)) * 1_000_000
    }
}

/// What a connection waits for, and until when.
struct Deadlines {
    static let never = Instant(nanoseconds: .max)

    /// When the client must have sent something.
    var input = never
    /// When some of the bytes that wait must have gone.
    var write = never
    /// The one timer, which may be set to an earlier time than any deadline and then looks again.
    var timer: TimerID?
    var timerTime = never
    /// Some of a head is there.
    var headStarted = false
    /// Bytes of a body that passed by after its request was answered.
    var discardedBytes = 0
}

extension ServerConnection {
    /// Gives the client so long to send something.
    func setDeadline(_ nanoseconds: UInt64) {
        let time = Instant(nanoseconds: loop.now.nanoseconds &+ nanoseconds)
        deadlines.input = time
        if time < deadlines.timerTime { arm(time) }
    }

    /// It is not the client's turn.
    func clearDeadline() { deadlines.input = Deadlines.never }

    /// Gives the client so long to take some of what waits.
    func setWriteDeadline() {
        let time = Instant(nanoseconds: loop.now.nanoseconds &+ server.times.writeIdle)
        deadlines.write = time
        if time < deadlines.timerTime { arm(time) }
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
        if transport.unsentBytes == 0, deadlines.write < Deadlines.never {
            deadlines.write = Deadlines.never
            // It took a while to send the last answer; only now is the connection idle.
            if case .head = input, !deadlines.headStarted { setDeadline(server.times.idle) }
        }
        if now >= deadlines.write {
            transport.abort()
            return
        }
        if now >= deadlines.input { inputExpired() }
        guard transport.isOpen, deadlines.timer == nil else { return }
        let next = min(deadlines.input, deadlines.write)
        if next < Deadlines.never { arm(next) }
    }

    private func inputExpired() {
        clearDeadline()
        switch input {
        case .head:
            if transport.unsentBytes > 0 {
                // Still taking the last answer, and the write deadline sees to it that it does.
                setDeadline(server.times.idle)
            } else if deadlines.headStarted {
                answerWithoutHandler(.requestTimedOut)
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
