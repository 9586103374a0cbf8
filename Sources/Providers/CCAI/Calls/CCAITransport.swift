import Crypto
import Domain
import HTTPClient
import HTTPWire
import JSON
import Kernel
import ProviderKit

/// The reply to a call that went well (`PROTOCOL.md`, section 3.5).
enum CCAIReply: Hashable, Sendable {
    /// JSON of some kind.
    case json(JSONValue)
    /// Nothing, or white space: whoever wants no answer has one.
    case nothing
    /// Something that is no JSON, which only a look for media is given: the file itself, left unread.
    case file(contentType: String?)
    /// Another address, which only a look for media is given.
    case moved(to: String)

    /// The JSON of a call that must be answered.
    func value() throws(CCAIFailure) -> JSONValue {
        guard case .json(let value) = self else { throw .malformed }
        return value
    }
}

/// Makes one attempt at a call.
protocol CCAITransport: Sendable {
    /// On the loop of the provider's environment.
    func attempt(_ call: CCAICall) async throws(CCAIFailure) -> CCAIReply
}

/// The platform's API over HTTPS.
struct CCAIHTTP: CCAITransport {
    /// The longest answer that is read, in bytes.
    static let answerBytesMax = 8 << 20
    /// How long connecting may take, and each step of it (section 24, assumed).
    static let connectLimit: Duration = .seconds(5)
    /// How long a call may take (section 24, assumed).
    static let totalLimit: Duration = .seconds(15)

    let access: CCAIAccess
    let environment: ProviderEnvironment

    func attempt(_ call: CCAICall) async throws(CCAIFailure) -> CCAIReply {
        var fields = HTTPFields()
        fields.append(.accept, constant: "application/json")
        if call.body != nil { fields.append(.contentType, constant: "application/json") }
        if call.operation.hasCredentials { try await authorize(&fields) }
        let request: ClientRequest
        do throws(HTTPWireError) {
            request = ClientRequest(
                call.method, try url(of: call), fields: fields, body: call.body.map { .bytes($0) } ?? .none,
                options: Self.options(environment.client.options))
        } catch {
            throw .unreachable(.badRequest(error))
        }
        return try await exchange(call, request)
    }

    /// The address of a call, below the configured host.
    func url(of call: CCAICall) throws(HTTPWireError) -> URI {
        try URI(access.baseURL + call.path + (call.query.map { "?" + $0 } ?? ""))
    }

    /// The usual options within the platform's times; redirects are followed by nobody.
    private static func options(_ usual: ClientOptions) -> ClientOptions {
        var options = usual.within(connect: connectLimit, total: totalLimit)
        options.redirectsMax = 0
        return options
    }

    /// Adds Basic credentials (section 3.2); the token is read anew at each call.
    func authorize(_ fields: inout HTTPFields) async throws(CCAIFailure) {
        let token: String
        switch await environment.secrets.value(of: access.token, on: environment.loop) {
        case .success(let value): token = value
        case .failure(let error): throw .noCredentials(reason: "apiToken cannot be read: \(error)")
        }
        let pair = Array("\(access.username):\(token)".utf8)
        let encoded = String(decoding: Base64.standard.encode(pair.span), as: UTF8.self)
        // An answer that repeats the field repeats the token.
        environment.secrets.received(encoded)
        do throws(HTTPWireError) {
            try fields.append(.authorization, "Basic " + encoded)
        } catch {
            throw .unreachable(.badRequest(error))
        }
    }

    private func exchange(_ call: CCAICall, _ request: ClientRequest) async throws(CCAIFailure) -> CCAIReply {
        let head: HTTPResponseHead
        let body: [UInt8]
        do throws(ClientError) {
            let response = try await environment.client.send(call.operation.named, request)
            if call.operation == .getMedia, let reply = Self.media(response.head) {
                response.body.cancel()
                return reply
            }
            head = response.head
            body = try await response.body.collect(bytesMax: Self.answerBytesMax)
        } catch {
            throw .unreachable(error)
        }
        guard head.status.isSuccess else {
            // A redirect of the API leads nowhere that the credentials may follow.
            guard !head.status.isRedirect else { throw .malformed }
            throw .fault(CCAIFault(status: Int(head.status.code), fields: head.fields, body: body))
        }
        if body.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { return .nothing }
        // A page of something on the way is no success, whatever its status (oddity 16).
        guard let value = try? JSONValue(parsing: body) else { throw .malformed }
        return .json(value)
    }

    /// The reply to a look for media that is no JSON (section 7.2); nil where there is something to be read.
    private static func media(_ head: HTTPResponseHead) -> CCAIReply? {
        if head.status.isRedirect { return head.fields[.location].map { .moved(to: $0) } }
        guard head.status.isSuccess, let field = head.fields[.contentType] else { return nil }
        let type = try? MediaType(field)
        // A page of a proxy is no file of an agent's: HTML is not among those that they may send.
        guard let type, !type.isJSON, type.essence != "text/html" else { return nil }
        return .file(contentType: type.essence)
    }
}

extension ClientOptions {
    /// The same, and no slower than this.
    func within(connect: Duration, total: Duration) -> ClientOptions {
        var options = self
        options.timeouts.connect = min(options.timeouts.connect, connect)
        options.timeouts.tls = min(options.timeouts.tls, connect)
        options.timeouts.stream = min(options.timeouts.stream, connect)
        options.timeouts.total = min(options.timeouts.total ?? total, total)
        return options
    }
}
