public import HTTPClient
public import HTTPWire

/// The answer of a vendor on its way back through the layers.
public struct ProviderAnswer {
    /// The body of an answer.
    public enum Body {
        /// All of it, as a layer that changed it has left it.
        case bytes([UInt8])
        /// As it comes from the vendor; it can be read once.
        case stream(ClientBody)
    }

    /// The status.
    public var status: HTTPStatus
    /// The fields; those about the length of the body speak of it as the vendor sent it.
    public var fields: HTTPFields
    /// The body.
    public var body: Body
    /// Where the answer came from, after redirects; nil where a layer made it.
    public var url: URI?

    /// An answer of a layer's own making.
    public init(status: HTTPStatus, fields: HTTPFields = HTTPFields(), body: Body = .bytes([])) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// The vendor's.
    init(_ response: ClientResponse) {
        status = response.head.status
        fields = response.head.fields
        body = .stream(response.body)
        url = response.url
    }

    /// The same for who made the call.
    func response(to asked: URI) -> ClientResponse {
        let stream: ClientBody
        switch body {
        case .bytes(let bytes): stream = ClientBody(bytes)
        case .stream(let body): stream = body
        }
        return ClientResponse(head: HTTPResponseHead(status: status, fields: fields), body: stream, url: url ?? asked)
    }

    /// Reads the whole body, and keeps it in ``body`` so that others can read it again.
    ///
    /// - Parameter bytesMax: a longer one is ``HTTPClient/ClientError/tooLarge``.
    public mutating func collectBody(bytesMax: Int) async throws(ClientError) -> [UInt8] {
        switch body {
        case .bytes(let bytes):
            guard bytes.count <= bytesMax else { throw .tooLarge }
            return bytes
        case .stream(let stream):
            let bytes = try await stream.collect(bytesMax: bytesMax)
            body = .bytes(bytes)
            return bytes
        }
    }

    /// The answer to a dial or a frame.
    public static var switching: ProviderAnswer { ProviderAnswer(status: .switchingProtocols) }
}
