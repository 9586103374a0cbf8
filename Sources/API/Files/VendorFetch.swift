import Conversations
import Domain
import EventLoop
import HTTPClient
import HTTPServer
import HTTPWire
import JSON
import Kernel
import ProviderKit
import Transport

/// Fetches a file from where it lies at a vendor: each address and each redirect is judged anew.
///
/// The adapter says how an address is asked. What it does not trust is asked without any field of its own, and only at
/// addresses of the public internet, whatever a name resolves to. On one loop.
struct VendorFetch {
    /// Redirects followed.
    static let redirectsMax = 3
    /// The longest address.
    static let urlBytesMax = 8_192

    let provider: ProviderInstance
    let environment: ProviderEnvironment
    let vendorUserID: String
    /// The session that the file belongs to; what it knows may be needed to fetch the file.
    let session: Session
    /// The longest file.
    let bytesMax: Int
    /// The file lies where a caller said: no adapter is asked how, since none may lend it a credential.
    var isForeign = false
    /// The vendor's ids of the conversation, where the session has left the leg that the file belongs to.
    var leftNative: JSONObject?

    /// The answer with the file's bytes, status 200 or 206, not encoded in any way; 206 and 416 only to a range.
    ///
    /// - Parameters:
    ///   - range: the value of `Range`, which the vendor may pass over.
    ///   - ifRange: the value of `If-Range`, which it may pass over as well.
    func open(_ address: String, range: String?, ifRange: String?) async throws(Problem) -> ClientResponse {
        try await open(try start(address), as: nil, range: range, ifRange: ifRange)
    }

    /// The answer with what an adapter says how to fetch; redirects are judged as those of files.
    func open(_ access: FileAccess) async throws(Problem) -> ClientResponse {
        try await open(access.url, as: access, range: nil, ifRange: nil)
    }

    private func open(
        _ first: URI, as known: FileAccess?, range: String?, ifRange: String?
    ) async throws(Problem) -> ClientResponse {
        var url = first
        for hop in 0...Self.redirectsMax {
            let access: FileAccess
            if hop == 0, let known {
                access = known
            } else {
                access = try await self.access(to: url, isFirst: hop == 0)
            }
            guard
                let request = Self.request(
                    access, range: range, ifRange: ifRange, environment.client.options, bytesMax: bytesMax)
            else {
                throw Problem(fileAt: provider.name, "The provider's file has an address that nobody can be asked at.")
            }
            // An adapter may have asked an actor of another loop, and the client is this loop's.
            await environment.loop.comeBack()
            let response = try await send(request)
            guard response.status.isRedirect, let location = response.head.fields[.location] else {
                return try judged(response, wantsRange: range != nil)
            }
            response.body.cancel()
            guard let next = Self.redirect(from: access.url, to: location) else {
                throw Problem(fileAt: provider.name, "The provider's file leads to an address that is not followed.")
            }
            url = next
        }
        throw Problem(fileAt: provider.name, "The provider's file was moved more than \(Self.redirectsMax) times.")
    }

    /// How an address is asked: the first as the session says while it has a link, or as the provider says of a file
    /// of that session; others as the provider says of any address.
    private func access(to url: URI, isFirst: Bool) async throws(Problem) -> FileAccess {
        if isForeign { return FileAccess(url: url) }
        do throws(ProviderFailure) {
            if isFirst, leftNative == nil, let access = try await session.fileAccess(to: url) { return access }
            if isFirst, let adapter = provider.adapter as? any LastingFileProvider {
                let present = await session.native
                let native = leftNative ?? present
                await environment.loop.comeBack()
                return try await adapter.fileAccess(to: url, ofConversation: native, environment)
            }
            // The session may live on another loop, and the environment is this one's.
            await environment.loop.comeBack()
            return try await provider.adapter.fileAccess(to: url, environment, vendorUserID: vendorUserID)
        } catch {
            throw Problem(fetching: provider.mask.masked(error), of: provider.name)
        }
    }

    private func start(_ address: String) throws(Problem) -> URI {
        guard address.utf8.count <= Self.urlBytesMax, let url = try? URI(address), Self.isFetched(url) else {
            throw Problem(fileAt: provider.name, "The provider's file has an address that nobody can be asked at.")
        }
        return url
    }

    /// `http` or `https`, and nobody's name and password.
    static func isFetched(_ url: URI) -> Bool {
        (url.scheme == "http" || url.scheme == "https") && url.userInformation == nil
    }

    /// Where a redirect leads, if it is followed: never from `https` to `http`.
    static func redirect(from url: URI, to location: String) -> URI? {
        guard location.utf8.count <= urlBytesMax, let next = try? url.resolving(location), isFetched(next),
            !url.isSecure || next.isSecure
        else { return nil }
        return next
    }

    /// The request that goes out for one address; nil where that is none.
    ///
    /// Credentials go with what the adapter trusts only, and what it does not trust has to be public.
    static func request(
        _ access: FileAccess, range: String?, ifRange: String? = nil, _ options: ClientOptions, bytesMax: Int
    ) -> ClientRequest? {
        guard isFetched(access.url) else { return nil }
        var fields = access.isTrusted ? access.fields : HTTPFields()
        fields.removeAll(.acceptEncoding)
        fields.removeAll(.range)
        fields.removeAll(.ifRange)
        // Ranges and lengths are those of the file itself.
        fields.append(.acceptEncoding, constant: "identity")
        if let range {
            try? fields.append(.range, range)
            if let ifRange { try? fields.append(.ifRange, ifRange) }
        }
        var options = options
        options.redirectsMax = 0
        options.bodyBytesMax = bytesMax
        options.timeouts.total = nil
        switch access.authorities {
        case .provider: break
        case .system: options.tls = options.tls.elsewhere()
        case .file(let path): options.tls = options.tls.elsewhere(caFile: path)
        }
        // The vendor's own host, or a place that it named over its own channel.
        options.egress?.source = .vendor
        if !access.isTrusted {
            options.addressPolicy = .publicOnly
            // The provider's own hosts are as any other to an address that somebody wrote.
            options.egress?.source = .elsewhere
            options.egress?.endpoints = []
            options.defaultFields = []
            // The provider's authorities, pins and certificate are for the provider's host.
            options.tls = options.tls.elsewhere()
        }
        return ClientRequest(.get, access.url, fields: fields, options: options)
    }

    private func send(_ request: ClientRequest) async throws(Problem) -> ClientResponse {
        do {
            return try await environment.client.send(.fetchAttachment, request)
        } catch {
            throw Problem(error, of: provider.name)
        }
    }

    private func judged(_ response: ClientResponse, wantsRange: Bool) throws(Problem) -> ClientResponse {
        let encoding = response.head.fields[.contentEncoding]?.lowercased()
        let isPlain = encoding == nil || encoding == "identity"
        let isFile = response.status.code == 200 || (wantsRange && response.status.code == 206)
        if case .known(let count) = response.head.bodyLength, isFile, count > bytesMax {
            response.body.cancel()
            throw Problem(ClientError.tooLarge, of: provider.name)
        }
        // 416 is an answer to a range that we passed on.
        if (isFile && isPlain) || (wantsRange && response.status.code == 416) { return response }
        response.body.cancel()
        throw Problem(status: response.status, of: provider.name)
    }
}

extension Problem {
    /// The vendor's file cannot be had.
    fileprivate init(fileAt provider: String, _ detail: String, status: Int? = nil) {
        self.init(.providerError, detail)
        self.provider = ProviderDetail(name: provider, status: status)
    }

    /// The adapter cannot say how the file is fetched.
    fileprivate init(fetching failure: ProviderFailure, of provider: String) {
        self.init(failure, of: provider)
        switch failure.kind {
        case .authentication, .timedOut, .notFound, .throttled, .quotaExceeded, .forbidden, .misconfigured,
            .contactLost, .conflict, .circuitOpen:
            return
        case .unavailable, .refused, .capacity, .unsupported, .notConnected, .invalid, .ended, .queueClosed,
            .languageUnavailable:
            // None of it is the caller's fault, or anything the session itself is in.
            let words = self.provider
            self.init(.providerError, failure.detail, retryAfter: retryAfterMilliseconds)
            retryable = failure.isRetryable
            self.provider = words
        }
    }

    /// The vendor answered with something else than a file.
    fileprivate init(status: HTTPStatus, of provider: String) {
        let code = Int(status.code)
        switch code {
        case 401, 403: self.init(.providerAuthFailed, "The provider refuses us its file.")
        case 408, 504: self.init(.providerTimeout, "The provider did not give its file in time.")
        default: self.init(.providerError, "The provider does not give its file.")
        }
        self.provider = ProviderDetail(name: provider, status: code)
    }

    /// The vendor's file could not be fetched.
    fileprivate init(_ error: ClientError, of provider: String) {
        switch error {
        case .connectTimedOut, .resolveTimedOut, .tlsTimedOut, .streamTimedOut, .writeTimedOut, .firstByteTimedOut,
            .bodyTimedOut, .totalTimedOut:
            self.init(.providerTimeout, "The provider did not give its file in time.")
        case .addressRefused:
            self.init(.providerError, "The provider's file leads to an address that is not allowed.")
        case .tooLarge: self.init(.providerError, "The provider's file is longer than is fetched.")
        case .breakerOpen(let wait):
            self.init(
                .circuitOpen, "The provider has failed, and is spared until it is back.",
                retryAfter: wait.milliseconds)
        case .rateLimited(let wait):
            self.init(
                .providerCapacity, "The provider is asked as often as it may be.", retryAfter: wait.milliseconds)
        case .overloaded: self.init(.overloaded, "Too much is being fetched.", retryAfter: 1000)
        case .badURL, .badRequest, .closed, .resolutionFailed, .connectFailed, .tlsFailed, .versionRefused,
            .requestBodyFailed, .connectionLost, .streamReset, .malformed, .tooManyRedirects, .redirectRefused,
            .cancelled, .upgradeRefused, .badHandshake, .webSocketProtocol:
            self.init(.providerError, "The provider's file cannot be fetched.")
        case .proxyRefused(.unauthenticated):
            self.init(.providerAuthFailed, "The provider's proxy does not let us in.")
        case .proxyRefused: self.init(.providerError, "The provider's proxy does not reach its file.")
        case .layerFailed(let failure):
            self.init(.providerError, "A layer of the provider's client says no: \(failure.detail).")
        }
        self.provider = ProviderDetail(name: provider, code: error.clientFailure?.code)
    }
}
