import EventLoop
import HTTPServer
import HTTPWire
import Kernel
import Synchronization

/// A vendor's file server on loopback: answers paths as it is told, and remembers who asked with what.
package final class VendorStub: Sendable {
    /// The page that a path is answered with.
    package struct Page: Sendable {
        var status = 200
        var fields: [(String, String)] = []
        var body: [UInt8] = []
        /// It gives any range, whatever `If-Range` says.
        var isCareless = false

        package init(
            _ status: Int = 200, _ fields: [(String, String)] = [], body: [UInt8] = [], isCareless: Bool = false
        ) {
            self.status = status
            self.fields = fields
            self.body = body
            self.isCareless = isCareless
        }
    }

    /// A request that came.
    package struct Visit: Sendable {
        package let path: String
        package let authorization: String?
        package let range: String?
        package let ifRange: String?
    }

    private struct State {
        var pages: [String: Page] = [:]
        var visits: [Visit] = []
    }

    private final class Pages: Sendable {
        let state = Mutex(State())
    }

    package let port: Int
    private let pages = Pages()
    private let group: LoopGroup
    private let server: Server

    package var host: String { "127.0.0.1:\(port)" }

    package init() throws {
        group = try LoopGroup(count: 1)
        let pages = pages
        let route = Route(
            .get, "/{first}/{rest}",
            .immediate { request in
                let path = request.head.pathText
                let visit = Visit(
                    path: path, authorization: request.head.fields[.authorization], range: request.head.fields[.range],
                    ifRange: request.head.fields[.ifRange])
                return pages.state.withLock { state in
                    state.visits.append(visit)
                    return Self.answer(state.pages[path] ?? Page(404), visit)
                }
            })
        server = Server(group: group, router: Router([route]))
        for loop in group.loops { _ = try loop.start() }
        guard let any = SocketAddress("127.0.0.1:0") else { throw WireError.noAnswer("no address") }
        port = Int(try server.listen(on: any).port)
    }

    deinit { for loop in group.loops { loop.stop() } }

    private static func answer(_ page: Page, _ visit: Visit) -> Response {
        var fields = HTTPFields()
        for (name, value) in page.fields { try? fields.append(name, value) }
        var body = page.body
        var status = page.status
        let isSame = visit.ifRange == nil || visit.ifRange == fields[.eTag]
        let range = isSame || page.isCareless ? visit.range : nil
        if case .part(let part) = RequestedRange(range, of: body.count), fields.contains(.acceptRanges) {
            try? fields.append(.contentRange, RequestedRange.contentRange(part, of: body.count))
            body = Array(body[part])
            status = 206
        }
        return Response(status: HTTPStatus(code: status) ?? .ok, fields: fields, body: .bytes(body))
    }

    /// Answers a path of two segments from now on.
    package func serve(_ path: String, _ page: Page) { pages.state.withLock { $0.pages[path] = page } }
    /// The requests that came, in order.
    package var visits: [Visit] { pages.state.withLock { $0.visits } }
}
