import EventLoop
import Kernel
import Synchronization
import Telemetry

/// Writes log lines to standard error on the main thread, so that a slow reader of the log never holds up a loop.
///
/// At most 4 MiB wait; what comes beyond is dropped and counted, and the count is written once there is room again.
final class LogWriter: LogSink {
    static let waitingBytesMax = 4 << 20

    private struct Waiting {
        var bytes: [UInt8] = []
        var dropped = 0
        var isScheduled = false
    }

    private let waiting = Mutex(Waiting())
    private let loop: Loop

    init(loop: Loop) { self.loop = loop }

    func write(_ line: [UInt8]) {
        let mustSchedule = waiting.withLock { waiting in
            if waiting.bytes.count + line.count > Self.waitingBytesMax {
                waiting.dropped += 1
                return false
            }
            waiting.bytes += line
            defer { waiting.isScheduled = true }
            return !waiting.isScheduled
        }
        if mustSchedule { loop.execute { [self] in flush() } }
    }

    /// Writes what waits; on the main loop, and once more at the end.
    func flush() {
        let (bytes, dropped) = waiting.withLock { waiting in
            defer { waiting = Waiting() }
            return (waiting.bytes, waiting.dropped)
        }
        if dropped > 0 {
            StandardStream.error.write("{\"level\":\"warning\",\"message\":\"\(dropped) log lines were dropped\"}\n")
        }
        if !bytes.isEmpty { StandardStream.error.write(bytes) }
    }
}
