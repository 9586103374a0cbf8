import EventLoop
import Kernel

/// How long things may take, in the nanoseconds of a loop's clock.
struct ServerTimes {
    let header: UInt64
    let idle: UInt64
    let drainIdle: UInt64
    let request: UInt64
    let body: PaceRule
    let unpacedBody: PaceRule
    let write: PaceRule
    let linger: UInt64

    init(_ limits: HTTPServerLimits) {
        func nanoseconds(_ seconds: Int) -> UInt64 { UInt64(max(seconds, 0)) * 1_000_000_000 }
        header = nanoseconds(limits.headerSeconds)
        idle = nanoseconds(limits.idleSeconds)
        drainIdle = UInt64(max(limits.drainIdleMilliseconds, 0)) * 1_000_000
        request = nanoseconds(limits.requestSeconds)
        body = PaceRule(
            graceSeconds: limits.bodyIdleSeconds, bytesPerSecondMin: limits.bodyBytesPerSecondMin)
        unpacedBody = PaceRule(graceSeconds: limits.bodyIdleSeconds, bytesPerSecondMin: 0)
        write = PaceRule(
            graceSeconds: limits.writeIdleSeconds, bytesPerSecondMin: limits.writeBytesPerSecondMin)
        linger = UInt64(max(limits.lingerMilliseconds, 0)) * 1_000_000
    }
}

/// The deadlines of a connection, for all that it waits for.
struct Deadlines {
    static let never = Instant(nanoseconds: .max)

    /// When the client must have sent something.
    var input = never
    /// How fast the present body comes.
    var body = Pace()
    /// The body comes as slowly as it likes, if it comes.
    var isBodyUnpaced = false
    /// How fast the bytes go that wait.
    var write = WritePace()
    /// The one timer, which may be set to an earlier time than any deadline and then looks again.
    var timer: TimerID?
    var timerTime = never
    /// Some of a head is there.
    var headStarted = false
    /// The connection has been idle for too long and ends with the next turn, unless that finds a request.
    var isLastLook = false
    /// Bytes of a body that passed by after its request was answered.
    var discardedBytes = 0
}
