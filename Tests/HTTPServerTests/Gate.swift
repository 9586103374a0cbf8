import HTTPServer
import Synchronization
import Transport

/// Holds a handler until the test lets it answer.
final class Gate: Sendable {
    private struct State {
        var waiter: CheckedContinuation<Response, Never>?
        var response: Response?
        var wasCancelled = false
    }

    private let state = Mutex(State())

    /// Waits for the answer, through a cancellation too.
    func answer() async -> Response {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let ready = state.withLock { state in
                    if state.response == nil { state.waiter = continuation }
                    return state.response
                }
                if let ready { continuation.resume(returning: ready) }
            }
        } onCancel: {
            state.withLock { $0.wasCancelled = true }
        }
    }

    func open(_ response: Response) {
        let waiter = state.withLock { state in
            state.response = response
            return state.waiter.take()
        }
        waiter?.resume(returning: response)
    }

    var wasCancelled: Bool { state.withLock { $0.wasCancelled } }
}

/// Another protocol: answers each line with its number.
final class LineCounter: Sendable {
    private final class Handler: ConnectionHandler {
        var lines = 0

        func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
            for index in 0..<bytes.count where bytes[index] == 0x0a {
                lines += 1
                connection.write(Array("\(lines)\n".utf8))
            }
            return bytes.count
        }
        func receivedEnd(on connection: Connection) { connection.close() }
        func drained(_ connection: Connection) {}
        func ended(_ connection: Connection, _ end: ConnectionEnd) {}
    }

    var handler: any ConnectionHandler { Handler() }
}
