public import Chronology
public import Synchronization

/// Where finished log lines go.
///
/// `write` is called from any thread, loops included, so it must not block: a sink that writes to a descriptor puts the
/// line in a bounded queue, and when that is full drops the line and counts it.
public protocol LogSink: Sendable {
    /// Takes one line: a JSON object in UTF-8, ended by a line feed.
    func write(_ line: [UInt8])
}

/// A sink that keeps the lines, for tests; the oldest are dropped when there are more than `linesMax`.
public final class MemorySink: LogSink {
    private let stored = Mutex<[[UInt8]]>([])
    private let linesMax: Int

    /// An empty sink.
    public init(linesMax: Int = 10_000) {
        precondition(linesMax > 0, "a sink must be able to keep a line")
        self.linesMax = linesMax
    }

    /// Keeps the line.
    public func write(_ line: [UInt8]) {
        stored.withLock { lines in
            if lines.count == linesMax { lines.removeFirst() }
            lines.append(line)
        }
    }

    /// The lines as text, without their line feeds.
    public var lines: [String] {
        stored.withLock { $0 }.map { String(decoding: $0.last == 0x0A ? $0.dropLast() : $0[...], as: UTF8.self) }
    }
}

/// The output that all loggers of a process share: the sink, the clock, and the level, which a reload may change.
public final class LogOutput: Sendable {
    let sink: any LogSink
    let clock: @Sendable () -> Timestamp
    @usableFromInline let threshold: Atomic<UInt8>

    /// An output to a sink; `clock` tells the wall-clock time and is asked once an entry.
    public init(sink: any LogSink, level: LogLevel, clock: @escaping @Sendable () -> Timestamp) {
        self.sink = sink
        self.clock = clock
        threshold = Atomic(level.rawValue)
    }

    /// The least grave level that is written; may be changed at any time, from any thread.
    public var level: LogLevel {
        get { LogLevel(rawValue: threshold.load(ordering: .relaxed)) ?? .error }
        set { threshold.store(newValue.rawValue, ordering: .relaxed) }
    }

    /// True when entries of that level are written: one relaxed load.
    @inlinable
    public func isEnabled(_ level: LogLevel) -> Bool { level.rawValue >= threshold.load(ordering: .relaxed) }
}
