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
    /// JSON that is one page of several, which only a look for messages is given.
    case page(JSONValue)
    /// Nothing, or white space: whoever wants no answer has one.
    case nothing
    /// Something that is no JSON, which only a look for media is given: the file itself, left unread.
    case file(contentType: String?)
    /// Another address, which only a look for media is given.
    case moved(to: String)

    /// The JSON of a call that must be answered.
    func value() throws(CCAIFailure) -> JSONValue {
        switch self {
        case .json(let value), .page(let value): return value
        case .nothing, .file, .moved: throw .malformed
        }
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
            head = response.head
            if call.operation == .getMedia {
                switch try await Self.media(response, at: request.url) {
                case .reply(let reply): return reply
                case .body(let bytes): body = bytes
                }
            } else {
                body = try await response.body.collect(bytesMax: Self.answerBytesMax)
            }
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
        return call.operation == .getTranscript && Self.isPage(head) ? .page(value) : .json(value)
    }

    /// Fields say that the answer is a part of what there is (assumed: RFC 8288, and the usual fields beside it).
    private static func isPage(_ head: HTTPResponseHead) -> Bool {
        guard head.status.code != 206 else { return true }
        let links = head.fields.values(of: .link).joined(separator: ",").lowercased()
        let isLinked = ["next", "prev", "previous"].contains { word in
            links.contains("rel=\(word)") || links.contains("rel=\"\(word)\"")
        }
        return isLinked || head.fields.values(of: "X-Next-Page").contains { !$0.isEmpty }
    }
}

/// Looks for media, whose answers are judged by their bytes as well (`PROTOCOL.md`, section 7.2).
extension CCAIHTTP {
    /// The longest body that is taken for an answer in JSON whatever its media type says, in bytes; it is one address.
    static let lookupBytesMax = 64 << 10

    /// An answer to a look for media.
    enum MediaAnswer {
        /// A reply that its head tells, or the beginning of its body.
        case reply(CCAIReply)
        /// The whole body, to be read as that of any other call.
        case body([UInt8])
    }

    /// Reads an answer to a look for media at `url`: a redirect, JSON under whatever media type, or the file itself.
    ///
    /// Of what cannot be a look-up nothing is read.
    static func media(_ response: ClientResponse, at url: URI) async throws(ClientError) -> MediaAnswer {
        let head = response.head
        if head.status.isRedirect, let location = head.fields[.location] {
            response.body.cancel()
            // Relative to the call's own address (RFC 9110, section 10.2.2).
            return .reply(.moved(to: (try? url.resolving(location))?.description ?? location))
        }
        let type = head.fields[.contentType].flatMap { try? MediaType($0) }
        // A page of a proxy is no file of an agent's: HTML is not among those that they may send.
        guard head.status.isSuccess, type?.isJSON != true, type?.essence != "text/html" else {
            return .body(try await response.body.collect(bytesMax: answerBytesMax))
        }
        let file = CCAIReply.file(contentType: type?.essence)
        var isLong = false
        if case .known(let count) = head.bodyLength { isLong = count > lookupBytesMax }
        guard !isLong, !(type.map { ["image", "video", "audio"].contains($0.type) } ?? false) else {
            response.body.cancel()
            return .reply(file)
        }
        let body: [UInt8]
        do throws(ClientError) {
            body = try await response.body.collect(bytesMax: lookupBytesMax)
        } catch {
            guard case .tooLarge = error else { throw error }
            return .reply(file)
        }
        let isLookup = (try? JSONValue(parsing: body))?["url"]?.stringValue != nil
        return isLookup || type == nil && isPage(body) ? .body(body) : .reply(file)
    }

    /// Bytes without a media type that are a page, or nothing at all.
    private static func isPage(_ body: [UInt8]) -> Bool {
        let start = body.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }.prefix(16)
        let word = String(decoding: start, as: UTF8.self).lowercased()
        return word.isEmpty || word.hasPrefix("<!doctype html") || word.hasPrefix("<html")
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
