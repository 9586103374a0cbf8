import Foundation
import Glibc

extension Program {
    /// All that came of a program.
    package struct Outcome: Sendable {
        /// Its exit status; minus the signal where one ended it.
        package let status: CInt
        /// The output that it wrote.
        package let output: [UInt8]

        /// The same as text.
        package var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// Runs a program to its end; blocks.
    ///
    /// - Parameters:
    ///   - input: what it reads, written while it does.
    ///   - joinsErrors: what it complains of stands in its output, and not nowhere.
    package static func run(
        _ words: [String], in folder: String? = nil, input: [UInt8] = [], joinsErrors: Bool = false
    ) throws -> Outcome {
        let output = try Pair()
        let given = try input.isEmpty ? nil : Pair()
        let program = try Program(
            words, in: folder, input: given.map { .descriptor($0.reading) } ?? .nothing,
            output: .descriptor(output.writing), errors: joinsErrors ? .descriptor(output.writing) : .nothing)
        output.closeWriting()
        if let given {
            given.closeReading()
            // More than a pipe holds is written while it reads.
            Thread.detachNewThread { given.write(input) }
        }
        let bytes = output.readAll()
        return Outcome(status: program.wait(), output: bytes)
    }

    /// Runs a program to its end on a thread of its own, so that the threads that tasks run on are free for others.
    package static func outcome(
        of words: [String], in folder: String? = nil, input: [UInt8] = [], joinsErrors: Bool = false
    ) async throws -> Outcome {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result { try run(words, in: folder, input: input, joinsErrors: joinsErrors) })
            }
        }
    }
}

/// Two ends of a stream, closed with it, and inherited by nobody: made so in one step, as sockets can be.
private final class Pair: @unchecked Sendable {
    // Each end is used by one thread.
    let reading: CInt
    let writing: CInt
    private var isReadingOpen = true
    private var isWritingOpen = true

    init() throws {
        var ends: [CInt] = [0, 0]
        let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw ProgramError(description: "socketpair: errno \(errno)")
        }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        closeReading()
        closeWriting()
    }

    func closeReading() {
        if isReadingOpen { close(reading) }
        isReadingOpen = false
    }

    func closeWriting() {
        if isWritingOpen { close(writing) }
        isWritingOpen = false
    }

    func readAll() -> [UInt8] {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe read(reading, &buffer, buffer.count)
            if count > 0 {
                all += buffer[..<count]
            } else if count == 0 || errno != EINTR {
                return all
            }
        }
    }

    /// Writes all of it, or as much as is wanted, and closes.
    func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe send(writing, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
            }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { break }
        }
        closeWriting()
    }
}
