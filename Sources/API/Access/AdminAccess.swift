import Crypto
import HTTPServer
import HTTPWire

/// The keys of operators, as SHA-256; without any, whoever reaches the `admin` listener is one.
struct AdminAccess: Sendable {
    private let digests: [[UInt8]]

    init(keys: [String]) { digests = keys.map(KeyRing.digest) }

    /// Looks at every key, so that the time taken does not tell which one came close.
    func require(_ request: Request) throws(Problem) {
        guard !digests.isEmpty else { return }
        guard let field = request.head.fields[.authorization] else {
            throw Problem(.tokenMissing, "Send a key of `admin.keys` as `Authorization: Bearer …`.")
        }
        guard let credential = Authenticator.credential(in: field) else {
            throw Problem(.tokenInvalid, "The `Authorization` field is not of the form `Bearer …`.")
        }
        let digest = KeyRing.digest(credential)
        var isKnown = false
        for known in digests where constantTimeEqual(known.span, digest.span) { isKnown = true }
        guard isKnown else { throw Problem(.tokenInvalid, "The key is not one of `admin.keys`.") }
    }
}
