import HTTPServer
import HTTPWire
import WebSocket

/// A WebSocket as a test sees it; on the loop's thread only.
final class HeardSocket: @unchecked Sendable {
    // Handlers and tests share the manual loop's one thread.
    var link: WebSocketLink?
    var messages: [WebSocketMessage] = []
    var closures: [WebSocketClosure] = []
    var echoes = true

    func take(_ link: WebSocketLink) {
        self.link = link
        link.onMessage = { [unowned self] message in
            messages.append(message)
            if echoes { self.link?.send(message) }
        }
        link.onClosed = { [unowned self] closure in closures.append(closure) }
    }
}

func socketRoutes(_ heard: HeardSocket, _ settings: WebSocketSettings) -> [Route] {
    [
        Route(
            .get, "/now", opensWebSocket: true,
            .immediate { request in
                do throws(Problem) {
                    return try .webSocket(request, settings) { heard.take($0) }
                } catch {
                    return .problem(error, request)
                }
            }),
        Route(
            .get, "/later", opensWebSocket: true,
            .waiting { request async throws(Problem) in try .webSocket(request, settings) { heard.take($0) } }),
    ]
}

/// A client's frame.
func clientFrame(_ opcode: Opcode, _ payload: [UInt8], isFinal: Bool = true) -> [UInt8] {
    var output: [UInt8] = []
    FrameWriter.append(opcode, isFinal: isFinal, payload: payload.span, mask: 0x0102_0304, to: &output)
    return output
}

/// A server's frame.
func serverFrame(_ opcode: Opcode, _ payload: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    FrameWriter.append(opcode, payload: payload.span, mask: nil, to: &output)
    return output
}

/// Set on the manual loop's thread only.
final class Drained: @unchecked Sendable {
    // The test's thread is the loop's.
    var isDone = false
}
