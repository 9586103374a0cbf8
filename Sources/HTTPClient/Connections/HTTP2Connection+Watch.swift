import EventLoop
import Kernel

/// When a connection of HTTP/2 was last heard of, and what it waits for; one timer for both.
struct HTTP2Watch {
    /// When the last bytes came, or watching began.
    var heardAt = Instant(nanoseconds: 0)
    /// The server was asked whether it is there, and has been silent since.
    var isAsked = false
    var timer: TimerID?

    /// Something has come.
    mutating func heard(at now: Instant) {
        heardAt = now
        isAsked = false
    }
}

extension HTTP2Connection {
    /// Requests are under way from now on, so that silence means something.
    func beginWatching() {
        watch.heard(at: loop.now)
        arm(after: limits.pingInterval) { $0.lookForLife() }
    }

    /// Closes it after its time unless it is used again.
    func beginRest(for duration: Duration) {
        arm(after: duration) { $0.leaveIfIdle() }
    }

    func stopWatching() {
        if let timer = watch.timer { loop.cancel(timer) }
        watch.timer = nil
    }

    private func arm(after delay: Duration, _ action: @escaping (HTTP2Connection) -> Void) {
        stopWatching()
        watch.timer = loop.schedule(after: delay) { [unowned self] in
            watch.timer = nil
            action(self)
        }
    }

    private func lookForLife() {
        // The rest has a timer of its own.
        guard !streams.isEmpty else { return }
        let silent = loop.now - watch.heardAt
        let limit = watch.isAsked ? limits.pingInterval + limits.pingTimeout : limits.pingInterval
        if silent < limit {
            arm(after: limit - silent) { $0.lookForLife() }
        } else if watch.isAsked {
            lose(.connectionLost(afterBytesSent: true))
        } else {
            watch.isAsked = true
            ping()
            arm(after: limits.pingTimeout) { $0.lookForLife() }
        }
    }
}
