public import Chronology
import Crypto
public import HTTPWire

/// Signs requests with AWS Signature Version 4, the form with fields (`AWS4-HMAC-SHA256`).
///
/// No input or output. A signature holds for about five minutes around its time, so every attempt is signed anew.
/// Source: the AWS general reference and section 4 of the protocol note for Connect; proved by the vectors of both.
public struct RequestSigner: Hashable, Sendable {
    /// The parts of a request that are signed; all of them as they stand on the wire.
    public struct Request: Sendable {
        /// The method, in capitals.
        public var method: String
        /// The path of the target, percent-encoded once.
        public var path: String
        /// The query of the target without `?`.
        public var query: String?
        /// The fields that are sent, `Host` among them (with its port where that is not the scheme's own).
        public var fields: [(name: String, value: String)]
        /// The very bytes of the body.
        public var body: [UInt8]

        /// Puts a request together.
        public init(
            method: String, path: String, query: String? = nil, fields: [(name: String, value: String)],
            body: [UInt8] = []
        ) {
            self.method = method
            self.path = path
            self.query = query
            self.fields = fields
            self.body = body
        }
    }

    /// The region that is part of every signature's scope, as in `eu-west-2`.
    public var region: String
    /// The name the service signs under, as in `connect`.
    public var service: String
    /// Dot segments and doubled slashes are resolved before the path is signed; every service but S3 wants that.
    public var normalizesPath = true
    /// The session token is part of what is signed; a few services want it added afterwards.
    public var signsSessionToken = true
    /// The body's hash goes out as `X-Amz-Content-SHA256` too; S3 asks for it.
    public var sendsBodyHash = false

    /// A signer for one service in one region.
    public init(region: String, service: String) {
        self.region = region
        self.service = service
    }

    /// The fields to add to a request so that it is signed, in the order they may be sent in.
    ///
    /// `X-Amz-Date`, for temporary keys `X-Amz-Security-Token`, where asked for `X-Amz-Content-SHA256`, and
    /// `Authorization`. None of them may stand in the request already.
    ///
    /// - Parameter time: now, by the clock of the service; the day of the scope is its day in UTC.
    /// - Throws: ``HTTPWire/HTTPWireError/badPercentEncoding`` for a query that is not percent-encoded text.
    public func sign(
        _ request: Request, with credentials: SigningCredentials, at time: Timestamp
    ) throws(HTTPWireError) -> [(name: String, value: String)] {
        try signature(of: request, with: credentials, at: time).fields
    }

    /// A signature with the texts it was made from, for those who must find out why a service disagrees.
    func signature(
        of request: Request, with credentials: SigningCredentials, at time: Timestamp
    ) throws(HTTPWireError) -> RequestSignature {
        let scope = SigningScope(time: time, region: region, service: service)
        let bodyHash = request.body.isEmpty ? CanonicalRequest.emptyBodyHash : CanonicalRequest.hash(request.body)
        var added = [(name: "X-Amz-Date", value: scope.time)]
        let token = credentials.sessionToken.map { [(name: "X-Amz-Security-Token", value: $0)] } ?? []
        if signsSessionToken { added += token }
        if sendsBodyHash { added.append(("X-Amz-Content-SHA256", bodyHash)) }
        let canonical = try CanonicalRequest(
            method: request.method, path: request.path, query: request.query, fields: request.fields + added,
            bodyHash: bodyHash, normalizesPath: normalizesPath)
        let stringToSign = "\(SigningScope.algorithm)\n\(scope.time)\n\(scope)\n\(canonical.hash)"
        let key = scope.key(secret: credentials.secretAccessKey)
        let tag = HMACKey(.sha256, secret: key.span).authenticate(Array(stringToSign.utf8).span)
        let signature = String(decoding: Hex.encode(tag.span), as: UTF8.self)
        let authorization = """
            \(SigningScope.algorithm) Credential=\(credentials.accessKeyID)/\(scope), \
            SignedHeaders=\(canonical.signedNames), Signature=\(signature)
            """
        if !signsSessionToken { added += token }
        added.append(("Authorization", authorization))
        return RequestSignature(
            canonicalRequest: canonical.text, stringToSign: stringToSign, signature: signature, fields: added)
    }
}

/// A signature and how it came about.
struct RequestSignature: Sendable {
    /// The canonical form of the request.
    var canonicalRequest: String
    /// The text that the key was applied to.
    var stringToSign: String
    /// 64 hexadecimal digits.
    var signature: String
    /// The fields to add to the request.
    var fields: [(name: String, value: String)]
}
