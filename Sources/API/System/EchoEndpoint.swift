import Configuration
import HTTPServer
import HTTPWire

/// `/v1/echo`: for suites that test HTTP and WebSocket from outside, and only with `testing: {echo: true}`.
extension Endpoints {
    /// The longest message of a WebSocket that comes back, in bytes: the longest that such suites send, and some more.
    static let echoBytesMax = 32 << 20

    /// The route of the echo; none unless it is switched on.
    var echoRoutes: [Route] {
        guard settings.echoes else { return [] }
        return [
            Route(
                Route.anyMethod, "/v1/echo", operationID: "echo", body: .streamed(bytesMax: .max),
                opensWebSocket: true, .waiting(Self.echo))
        ]
    }

    @Sendable private static func echo(_ request: Request) async throws(Problem) -> Response {
        guard request.wantsWebSocket else { return try await echoBody(request) }
        var settings = WebSocketSettings()
        settings.messageBytesMax = echoBytesMax
        return try .webSocket(request, settings) { link in
            // The link lives as long as its connection does.
            link.onMessage = { [unowned link] message in link.send(message) }
        }
    }

    /// The body as it arrives, of any size and with the length that was announced.
    private static func echoBody(_ request: Request) async throws(Problem) -> Response {
        var response = Response(status: .ok)
        if let type = request.head.fields[.contentType] { try? response.fields.append(.contentType, type) }
        guard let body = request.bodyStream else { return response }
        let first: [UInt8]?
        do throws(HTTPServerError) {
            // An answer that has not begun can still say what is wrong with the body.
            first = try await body.next()
        } catch {
            throw error.problem
        }
        guard let first else { return response }
        var length: Int?
        if case .known(let count) = request.head.bodyLength { length = count }
        response.body = .stream(bytes: length) { stream in
            stream.write(first)
            stream.forward(body)
        }
        return response
    }
}
