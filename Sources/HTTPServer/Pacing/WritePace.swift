import EventLoop
import Kernel
import Transport

/// How fast the bytes go that wait on a connection.
///
/// Whenever everything has gone the wait is over; what is written later waits anew.
struct WritePace {
    private var pace = Pace()
    /// How often the transport had sent everything when the present bytes began to wait.
    private var round = 0

    /// When it is too late; never while nothing waits.
    var deadline: Instant { pace.deadline }

    /// Bytes wait, and some may have gone since the last call.
    mutating func watch(_ transport: Connection, at now: Instant, _ rule: PaceRule) {
        if pace.isRunning, round == transport.emptiedCount {
            pace.moved(to: transport.bytesSent, at: now, rule)
        } else {
            pace.begin(transport.bytesSent, at: now, rule)
            round = transport.emptiedCount
        }
    }

    /// Ends the wait if all that waited has gone, and says whether it just did.
    mutating func endIfSent(_ transport: Connection) -> Bool {
        guard pace.isRunning, transport.unsentBytes == 0 || round != transport.emptiedCount else { return false }
        pace.end()
        return true
    }
}
