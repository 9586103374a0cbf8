/// The head of a request: what a parser read, or what a client is about to write.
///
/// The target is kept as bytes and split at `?` without decoding; `PercentCoding` and `QueryItems` decode it.
public struct HTTPRequestHead: Sendable {
    /// The method.
    public let method: HTTPMethod
    /// The version the message was sent with; `http11` for one that is to be written.
    public let version: HTTPVersion
    /// The fields, `Host` among them in a request that was read from HTTP/1.1.
    public var fields: HTTPFields
    /// How the body ends.
    public var bodyLength: HTTPBodyLength
    /// Whether the connection may carry another request after this one: RFC 9112 section 9.3.
    public var keepAlive: Bool
    /// Whether the client waits for a 100 before it sends the body: RFC 9110 section 10.1.1.
    public let expectsContinue: Bool
    /// Whether both `Upgrade` and its connection option are there: RFC 9110 section 7.8.
    public let wantsUpgrade: Bool

    // The same buffer as the fields' while nobody edits those, so that it costs no allocation.
    private let block: [UInt8]
    private let target: RequestTarget
    private let authority: ByteRange?

    /// A head as a parser found it; `fields.block` begins with the request line.
    init(
        _ method: HTTPMethod, _ target: RequestTarget, _ version: HTTPVersion, _ fields: HTTPFields,
        _ framing: MessageFraming
    ) {
        self.method = method
        self.version = version
        block = fields.block
        self.target = target
        authority = target.authority ?? framing.hostIndex.map { ByteRange(fields.records[$0].valueRange) }
        bodyLength = framing.isChunked ? .chunked : framing.contentLength.map { .known($0) } ?? .none
        keepAlive = framing.keepAlive
        expectsContinue = framing.expectsContinue
        wantsUpgrade = framing.wantsUpgrade
        self.fields = fields
    }

    /// A head from its parts, as a client or a reader of HTTP/2 has them.
    ///
    /// `target` is a target of any form, such as `/v1/items?page=2`; `authority` is `host` or `host:port`, written as
    /// `Host`. Throws `badTarget` or `badHost` if they are not.
    public init(
        method: HTTPMethod, target: String, authority: String, fields: HTTPFields = HTTPFields(),
        bodyLength: HTTPBodyLength = .none, keepAlive: Bool = true, version: HTTPVersion = .http11
    ) throws(HTTPWireError) {
        var block = Array(target.utf8)
        let targetRange = 0..<block.count
        block += authority.utf8
        let authorityRange = targetRange.upperBound..<block.count
        guard let parts = RequestTarget.reading(block.span, targetRange, for: method) else { throw .badTarget }
        guard Authority.reading(block.span, authorityRange) != nil else { throw .badHost }
        self.method = method
        self.version = version
        self.block = block
        self.target = parts
        self.authority = parts.authority ?? ByteRange(authorityRange)
        self.fields = fields
        self.bodyLength = bodyLength
        self.keepAlive = keepAlive
        expectsContinue = fields.hasToken(.expect, "100-continue")
        wantsUpgrade = fields.contains(.upgrade) && fields.hasToken(.connection, "upgrade")
    }

    /// A head as a reader of HTTP/2 has its parts: RFC 9113 section 8.3.1.
    ///
    /// The version is `http2`. `authority` counts if `hasAuthority`, and then `Host`, where there is one, has to say
    /// the same; else `Host` has to be there. With `isExtendedConnect` the method is `CONNECT` and the target a path
    /// all the same (RFC 8441). `isEnd` says that no body follows. Throws what is wrong with the method, the target,
    /// the authority, `Content-Length` or `Expect`.
    public init(
        method name: Span<UInt8>, target: Span<UInt8>, authority: Span<UInt8>, hasAuthority: Bool, fields: HTTPFields,
        isExtendedConnect: Bool, isEnd: Bool
    ) throws(HTTPWireError) {
        guard name.count > 0, ByteSet.token.containsAll(of: name, in: 0..<name.count) else { throw .badMethod }
        let method = HTTPMethod.reading(name, 0..<name.count)
        let framing = try MessageFraming(fields, .http2)
        let isTunnel = method == .connect && !isExtendedConnect
        var block = [UInt8](copying: isTunnel ? authority : target)
        let targetRange = 0..<block.count
        // A path, or `*`: the absolute form is taken apart into pseudo-header fields here.
        let first = target.count > 0 ? target[0] : 0
        guard isTunnel || first == ASCII.slash || first == ASCII.asterisk,
            let parts = RequestTarget.reading(block.span, targetRange, for: isExtendedConnect ? .get : method)
        else { throw .badTarget }
        if hasAuthority {
            block.append(copying: authority)
        } else if let host = framing.hostIndex {
            block.append(copying: fields.valueBytes(at: host))
        } else {
            throw .missingHost
        }
        let authorityRange = targetRange.upperBound..<block.count
        guard Authority.reading(block.span, authorityRange) != nil else { throw .badHost }
        if let host = framing.hostIndex, hasAuthority {
            let same = fields.block[fields.records[host].valueRange].lazy.map(ASCII.lowercase)
                .elementsEqual(block[authorityRange].lazy.map(ASCII.lowercase))
            guard same else { throw .badHost }
        }
        self.method = method
        version = .http2
        self.block = block
        self.target = parts
        self.authority = ByteRange(authorityRange)
        self.fields = fields
        bodyLength = framing.contentLength.map { .known($0) } ?? (isEnd ? .none : .chunked)
        keepAlive = true
        expectsContinue = framing.expectsContinue && !isEnd
        wantsUpgrade = false
    }

    /// The form of the target.
    public var targetForm: HTTPTargetForm { target.form }

    /// The target as it was sent, without a copy.
    public var targetBytes: Span<UInt8> {
        @_lifetime(borrow self) get { block.span.extracting(target.whole.range) }
    }

    /// The path as it was sent, still percent-encoded: `/` at least, `*` for the asterisk form, empty for `CONNECT`.
    public var pathBytes: Span<UInt8> {
        @_lifetime(borrow self) get { block.span.extracting(target.path.range) }
    }

    /// The query as it was sent, without its `?`; empty where there is none.
    public var queryBytes: Span<UInt8> {
        @_lifetime(borrow self) get { block.span.extracting(target.query?.range ?? 0..<0) }
    }

    /// Whether there is a `?`.
    public var hasQuery: Bool { target.query != nil }

    /// The target as it was sent.
    public var targetText: String { text(target.whole) }

    /// The path as it was sent, still percent-encoded.
    public var pathText: String { text(target.path) }

    /// The query as it was sent, without its `?`, or nil where there is none.
    public var queryText: String? { target.query.map(text) }

    /// `host` or `host:port` the request is for: from the target if it names one, else from `Host`.
    ///
    /// Nil only in an HTTP/1.0 request without either.
    public var authorityText: String? { authority.map(text) }

    private func text(_ range: ByteRange) -> String { String(decoding: block[range.range], as: UTF8.self) }
}
