import EventLoop
import Foundation
import GatewayRig
import Kernel
import SupportServers
import Synchronization
import Transport

/// A company's own door before a vendor's service: lets in who shows its token, and passes the rest on as it is.
///
/// Blocks in every call; on a loop of its own.
final class CorporateFront: Sendable {
    /// A request that came, and what it was answered with.
    struct Visit: Sendable {
        let request: SeenRequest
        let status: Int
    }

    private struct State {
        var token: String
        var visits: [Visit] = []
    }

    let port: Int
    private let loop: Loop
    private let server: LoopBound<BadServer>
    private let state: Mutex<State>

    /// - Parameters:
    ///   - token: what `Authorization` has to show.
    ///   - paths: the vendor's paths of those that are named otherwise here.
    ///   - vendor: the port of the service behind it, on this host.
    init(token: String, paths: [String: String], vendor: Int) throws {
        let loop = try Loop(name: "front")
        self.loop = loop
        _ = try loop.start()
        state = Mutex(State(token: token))
        let made = DispatchSemaphore(value: 0)
        let result = Mutex<Result<(LoopBound<BadServer>, Int), any Error>?>(nil)
        loop.execute {
            let server = Result { () throws -> (LoopBound<BadServer>, Int) in
                let server = try BadServer(loop)
                return (LoopBound(server, loop: loop), Int(server.port))
            }
            result.withLock { $0 = server }
            made.signal()
        }
        made.wait()
        guard let started = result.withLock({ $0 }) else { preconditionFailure("the loop has run it") }
        (server, port) = try started.get()
        let server = server
        loop.execute { [weak self] in
            server.value.answer = { request in self?.answer(request, paths, vendor) ?? [.close] }
        }
    }

    deinit {
        let server = server
        loop.execute { server.value.stop() }
        loop.stop()
    }

    /// The requests that came, in order.
    var visits: [Visit] { state.withLock { $0.visits } }

    /// Lets in who shows another token, and nobody else, from now on.
    func change(token: String) { state.withLock { $0.token = token } }

    private func answer(_ request: SeenRequest, _ paths: [String: String], _ vendor: Int) -> [Act] {
        guard request.field("authorization") == state.withLock({ "Bearer \($0.token)" }) else {
            note(request, 401)
            return [.answer(401, "who are you?")]
        }
        var fields: [String: String] = [:]
        for name in ["X-Amz-Bearer", "Content-Type"] { fields[name] = request.field(name) }
        let target = String(request.target)
        let method = String(request.line.prefix { $0 != " " })
        guard
            let answer = try? Caller(port: vendor).blocking(
                method, paths[target] ?? target, body: request.body, fields: fields)
        else {
            note(request, 502)
            return [.answer(502)]
        }
        note(request, answer.status)
        let kind = answer.fields.first { $0.name.lowercased() == "x-amzn-errortype" }?.value ?? ""
        return [.answer(answer.status, answer.text, "Content-Type: application/json", "X-Amzn-ErrorType: \(kind)")]
    }

    private func note(_ request: SeenRequest, _ status: Int) {
        state.withLock { $0.visits.append(Visit(request: request, status: status)) }
    }
}
