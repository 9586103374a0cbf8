import Chronology
import EventLoop
import Kernel
import Synchronization
import Telemetry

/// Writes log lines to standard error on the main thread, and waits for no reader: neither a loop nor the end of the
/// process hangs on a log that nobody reads.
///
/// At most twice ``waitingBytesMax`` bytes wait, one half of them on their way; what comes beyond is dropped and
/// counted, and a line with the count stands where they would have stood.
final class LogWriter: LogSink {
    static let waitingBytesMax = 4 << 20
    /// From one try to the next while the reader takes nothing.
    private static let pause: Duration = .milliseconds(20)
    /// How long the end of the process waits for a reader that takes nothing.
    private static let lastPatience: Duration = .milliseconds(500)

    private struct Waiting {
        var bytes: [UInt8] = []
        var dropped = 0
        var isScheduled = false
    }

    private let waiting = Mutex(Waiting())
    /// Bytes that are being written, in front of those that wait; only one thread writes at a time.
    private let going = Mutex(ArraySlice<UInt8>())
    private let output: UnwaitingOutput
    private let loop: Loop

    init(loop: Loop, output: UnwaitingOutput = UnwaitingOutput(.error)) {
        self.loop = loop
        self.output = output
    }

    func write(_ line: [UInt8]) {
        let mustSchedule = waiting.withLock { waiting in
            if waiting.bytes.count + line.count > Self.waitingBytesMax {
                waiting.dropped += 1
            } else {
                waiting.bytes += line
            }
            defer { waiting.isScheduled = true }
            return !waiting.isScheduled
        }
        if mustSchedule { loop.execute { [self] in writeOn() } }
    }

    /// Writes what the reader takes, and looks again soon where that is not all; on the main loop.
    private func writeOn() {
        guard !flush() else { return }
        loop.schedule(after: Self.pause) { [self] in writeOn() }
    }

    /// Writes what the reader takes at once; whether that was all.
    @discardableResult
    func flush() -> Bool {
        going.withLock { going in
            while true {
                if going.isEmpty { going = takeWaiting()[...] }
                guard !going.isEmpty else { return true }
                going = going.dropFirst(output.write(going))
                guard going.isEmpty else { return false }
            }
        }
    }

    /// Writes everything, unless nobody reads; for the end of the process.
    func finish() {
        going.withLock { going in
            output.write(going + takeWaiting(), patience: Self.lastPatience)
            going = []
        }
    }

    /// Bytes that wait, and behind them a line about those that were dropped.
    private func takeWaiting() -> [UInt8] {
        let taken = waiting.withLock { waiting in
            defer { waiting = Waiting(isScheduled: !waiting.bytes.isEmpty || waiting.dropped > 0) }
            return waiting
        }
        guard taken.dropped > 0 else { return taken.bytes }
        let now = Timestamp(milliseconds: WallClock.milliseconds).rfc3339
        let words = "\"message\":\"log lines were dropped\",\"logger\":\"trunkline\",\"count\":\(taken.dropped)"
        return taken.bytes + Array("{\"time\":\"\(now)\",\"level\":\"warning\",\(words)}\n".utf8)
    }
}
