import EventLoop
import Kernel
import SupportServers

/// The services that hand credentials out, over HTTP on a loop: the instance metadata, a container's agent and a token
/// service.
final class CredentialServices {
    static let token = "PUT /latest/api/token"
    static let roles = "GET /latest/meta-data/iam/security-credentials/"
    static let role = roles + "support"
    static let agent = "GET /v1/credentials"
    static let exchange = "POST /sts"

    /// The next replies to each call; the last one for ever.
    ///
    /// Nothing at all is said to a call that has none.
    var replies: [String: [[Act]]] = [:]
    /// Makes what is said to a call that has no reply.
    var issue: (_ call: String) -> [Act] = { _ in [.answer(404)] }
    private let server: BadServer

    init(_ loop: Loop) throws {
        server = try BadServer(loop)
        server.answer = { [unowned self] request in reply(to: Self.call(request)) }
    }

    var port: UInt16 { server.port }
    var asked: [SeenRequest] { server.requests }
    /// Method and target of each request.
    var calls: [String] { asked.map(Self.call) }

    func stop() { server.stop() }

    private static func call(_ request: SeenRequest) -> String {
        request.line.split(separator: " ").dropLast().joined(separator: " ")
    }

    private func reply(to call: String) -> [Act] {
        guard let replies = replies[call], let first = replies.first else { return issue(call) }
        if replies.count > 1 { self.replies[call] = Array(replies.dropFirst()) }
        return first
    }
}

extension [Act] {
    /// Says nothing, for as long as the caller waits.
    static var silence: [Act] { [.wait(.seconds(86_400))] }

    static func text(_ status: Int, _ body: String) -> [Act] { [.answer(status, body)] }
}
