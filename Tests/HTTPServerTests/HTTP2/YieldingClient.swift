import Kernel

/// A client for servers whose loops run on threads of their own: it waits by letting other tasks run and trying again.
final class YieldingClient {
    private var socket: Socket?
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    init(_ address: SocketAddress) throws(SystemError) { socket = try Socket.connect(to: address) }

    /// Sends and reads until the server ends.
    func exchange(_ text: String) async throws(SystemError) -> String {
        try await send(text)
        return try await readToEnd()
    }

    func send(_ text: String) async throws(SystemError) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            if let failure = socket?.connectionError() { throw failure }
            // On loopback a connection is there, or refused, when `connect` returns.
            sent += try socket?.send(bytes, from: sent) ?? 0
            if sent < bytes.count { await Task.yield() }
        }
    }

    func readToEnd() async throws(SystemError) -> String { try await read(until: nil) }

    /// Reads until what came ends with `end`, or the server ends.
    func read(until end: String?) async throws(SystemError) -> String {
        var text = ""
        while true {
            guard let count = try socket?.receive(into: &buffer, from: 0) else {
                await Task.yield()
                continue
            }
            if count == 0 { return text }
            text += String(decoding: buffer[..<count], as: UTF8.self)
            if let end, text.hasSuffix(end) { return text }
        }
    }

    func close() { socket = nil }
}
