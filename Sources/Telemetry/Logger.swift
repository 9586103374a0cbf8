import Chronology

/// Writes log entries of one part of the program, each with the fields of its context.
///
/// An entry is one line of JSON:
///
///     {"time":"2026-01-01T10:00:00.000Z","level":"info","message":"listening","logger":"gateway","port":8080}
///
/// Message and fields are not evaluated when the level is off. May be used from any thread.
public struct Logger: Sendable {
    /// The output that all loggers share.
    public let output: LogOutput
    /// Which part of the program writes; `logger` in the line.
    public let label: String
    private let context: [LogField]
    /// `,"logger":"…"` with the context's fields: what comes between the message and the fields of the entry.
    private let middle: [UInt8]
    /// Hides secrets in the finished line.
    private let mask: SecretMask?

    /// A logger for a part of the program.
    public init(label: String, output: LogOutput) { self.init(label: label, output: output, context: [], mask: nil) }

    private init(label: String, output: LogOutput, context: [LogField], mask: SecretMask?) {
        self.output = output
        self.label = label
        self.context = context
        self.mask = mask
        middle = Self.middle(label, context)
    }

    /// A logger that writes these fields with every entry; one of the same name replaces that of the context.
    public func with(_ fields: LogField...) -> Logger {
        let kept = context.filter { old in !fields.contains { $0.name == old.name } }
        return Logger(label: label, output: output, context: kept + fields, mask: mask)
    }

    /// The same context under another label.
    public func labelled(_ label: String) -> Logger {
        Logger(label: label, output: output, context: context, mask: mask)
    }

    /// The same, and no line shows a secret that the mask knows, wherever it stands.
    public func masked(by mask: SecretMask) -> Logger {
        Logger(label: label, output: output, context: context, mask: mask)
    }

    /// Writes an entry when its level is on.
    ///
    /// A field of the entry replaces one of the context that has its name.
    @inlinable
    public func log(
        _ level: LogLevel, _ message: @autoclosure () -> String, _ fields: @autoclosure () -> [LogField] = []
    ) {
        if output.isEnabled(level) { write(level, message(), fields()) }
    }

    /// Writes what helps in the search of a fault.
    @inlinable
    public func debug(_ message: @autoclosure () -> String, _ fields: @autoclosure () -> [LogField] = []) {
        if output.isEnabled(.debug) { write(.debug, message(), fields()) }
    }

    /// Writes what happens in normal service.
    @inlinable
    public func info(_ message: @autoclosure () -> String, _ fields: @autoclosure () -> [LogField] = []) {
        if output.isEnabled(.info) { write(.info, message(), fields()) }
    }

    /// Writes what an operator may want to look at.
    @inlinable
    public func notice(_ message: @autoclosure () -> String, _ fields: @autoclosure () -> [LogField] = []) {
        if output.isEnabled(.notice) { write(.notice, message(), fields()) }
    }

    /// Writes what works, but not as it should.
    @inlinable
    public func warning(_ message: @autoclosure () -> String, _ fields: @autoclosure () -> [LogField] = []) {
        if output.isEnabled(.warning) { write(.warning, message(), fields()) }
    }

    /// Writes what does not work.
    @inlinable
    public func error(_ message: @autoclosure () -> String, _ fields: @autoclosure () -> [LogField] = []) {
        if output.isEnabled(.error) { write(.error, message(), fields()) }
    }

    /// Writes an entry whatever its level.
    @usableFromInline
    func write(_ level: LogLevel, _ message: String, _ fields: [LogField]) {
        var line: [UInt8] = []
        line.reserveCapacity(96 + message.utf8.count + middle.count + fields.count * 32)
        line.append(contentsOf: "{\"time\":\"".utf8)
        output.clock().append(to: &line)
        line.append(contentsOf: "\",\"level\":\"".utf8)
        line.append(contentsOf: level.description.utf8)
        line.append(contentsOf: "\",\"message\":".utf8)
        LogLine.appendQuoted(message, to: &line)
        // The context is written once for all; only an entry that replaces part of it pays for another time.
        let replaced = context.filter { old in fields.contains { $0.name == old.name } }
        if replaced.isEmpty {
            line.append(contentsOf: middle)
        } else {
            let kept = context.filter { old in !replaced.contains { $0.name == old.name } }
            line.append(contentsOf: Self.middle(label, kept))
        }
        for field in fields { LogLine.append(field, to: &line) }
        line.append(contentsOf: "}\n".utf8)
        output.sink.write(mask?.masked(line) ?? line)
    }

    private static func middle(_ label: String, _ context: [LogField]) -> [UInt8] {
        var bytes = Array(",\"logger\":".utf8)
        LogLine.appendQuoted(label, to: &bytes)
        for field in context { LogLine.append(field, to: &bytes) }
        return bytes
    }
}
