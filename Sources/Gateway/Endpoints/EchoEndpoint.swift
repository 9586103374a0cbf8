import Configuration
import HTTPServer
import HTTPWire

/// `/v1/echo`: for suites that test HTTP and WebSocket from outside, and only with `testing: {echo: true}`.
extension Endpoints {
    /// The longest body or message that comes back, in bytes: the longest that such suites send, and some more.
    static let echoBytesMax = 32 << 20

    /// The routes of the echo; none unless it is switched on.
    var echoRoutes: [Route] {
        guard gateway.settings.testing.echo else { return [] }
        return [HTTPMethod.get, .post, .put, .patch, .delete].map { method in
            Route(
                method, "/v1/echo", operationID: "echo", body: .collected(bytesMax: Self.echoBytesMax),
                .immediate(Self.echo))
        }
    }

    @Sendable private static func echo(_ request: borrowing Request) -> Response {
        guard request.head.wantsUpgrade else {
            var response = Response(status: .ok, body: .bytes(request.body))
            if let type = request.head.fields[.contentType] { try? response.fields.append(.contentType, type) }
            return response
        }
        var settings = WebSocketSettings()
        settings.messageBytesMax = echoBytesMax
        do throws(Problem) {
            return try .webSocket(request, settings) { link in
                // The link lives as long as its connection does.
                link.onMessage = { [unowned link] message in link.send(message) }
            }
        } catch {
            return .problem(error, request)
        }
    }
}
