import EventLoop
import HTTPServer
import HTTPWire
import Kernel

/// A vendor on loopback that answers every request with the same words, whatever it is asked.
package final class ParrotVendor: Sendable {
    package let port: Int
    private let group: LoopGroup
    private let server: Server

    package init(status: Int, fields: [(String, String)] = [], json: String) throws {
        group = try LoopGroup(count: 1)
        var common = HTTPFields()
        try common.append("Content-Type", "application/json")
        for (name, value) in fields { try common.append(name, value) }
        let response = Response(
            status: HTTPStatus(code: status) ?? .badRequest, fields: common, body: .bytes(Array(json.utf8)))
        var hooks = HTTPServerHooks()
        hooks.intercept = { (_: borrowing Request) in response }
        server = Server(group: group, router: Router([]), hooks: hooks)
        for loop in group.loops { _ = try loop.start() }
        guard let any = SocketAddress("127.0.0.1:0") else { throw WireError.noAnswer("no address") }
        port = Int(try server.listen(on: any).port)
    }

    deinit { for loop in group.loops { loop.stop() } }
}
