import EventLoop
import Streaming

/// The operations of a WebSocket's client, each done as the configuration in force says, however long ago the
/// connection was opened.
struct PresentOperations: SocketOperations {
    /// The endpoints that the connection was opened with, until others are in force.
    private let first: Endpoints
    private let loop: Loop

    /// The operations of a connection of `loop`.
    init(of endpoints: Endpoints, on loop: Loop) {
        first = endpoints
        self.loop = loop
    }

    func perform(_ text: [UInt8], _ context: SocketContext) async -> SocketOutcome {
        await first.present.endpoints(on: loop, else: first).perform(text, context)
    }

    func hear(_ bytes: [UInt8], _ context: SocketContext) async -> SocketOutcome {
        await first.present.endpoints(on: loop, else: first).hear(bytes, context)
    }
}
