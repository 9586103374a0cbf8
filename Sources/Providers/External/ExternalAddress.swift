package import Kernel

/// Where an adapter listens.
package enum ExternalAddress: Hashable, Sendable, CustomStringConvertible {
    /// A Unix socket.
    case path(String)
    /// A port of this machine's own address.
    case loopback(SocketAddress)

    /// Begins a connection; over TCP it may turn out later that nobody is there.
    package func connect() throws(SystemError) -> Socket {
        switch self {
        case .path(let path): try Socket.connect(toPath: path)
        case .loopback(let address): try Socket.connect(to: address)
        }
    }

    /// The path, or address and port.
    package var description: String {
        switch self {
        case .path(let path): path
        case .loopback(let address): address.description
        }
    }

    /// Reads `/run/bot.sock`, or `127.0.0.1:9700` and `[::1]:9700`; nil for what is neither, or another machine's.
    package init?(_ text: String) {
        if text.hasPrefix("/") {
            guard text.utf8.count <= LocalSocket.pathBytesMax else { return nil }
            self = .path(text)
        } else {
            guard let address = SocketAddress(text), address.port > 0, Self.isLoopback(address) else { return nil }
            self = .loopback(address)
        }
    }

    /// `127.0.0.0/8` and `::1`.
    private static func isLoopback(_ address: SocketAddress) -> Bool {
        address.isV6 ? address.bytes == [UInt8](repeating: 0, count: 15) + [1] : address.bytes.first == 127
    }
}
