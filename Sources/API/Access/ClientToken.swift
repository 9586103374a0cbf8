import Crypto
import Domain
import JSON

/// The claims of a client token (`api.md` section 2).
struct ClientToken: Sendable {
    var app: String
    var userID: String
    /// The one session it is good for; `nil`: all of the user's.
    var session: SessionID?
    /// When this token was made, in seconds since the Unix epoch.
    var issuedAt: Int64
    /// When the first of its line was made; refreshing keeps it.
    var firstIssuedAt: Int64
    /// When it ends, in seconds since the Unix epoch.
    var expiresAt: Int64
}

/// Makes and reads client tokens: JWT with HS256, `typ` `trunkline-client+jwt`, one key each `kid`.
struct ClientTokens: Sendable {
    /// The longest life of a token.
    static let secondsMax: Int64 = 86_400
    /// The life of a token when nothing else is asked for.
    static let secondsDefault: Int64 = 3_600
    /// How long after its end a token can still be refreshed.
    static let refreshGraceSeconds: Int64 = 7 * 86_400
    /// How long after the first token of its line.
    static let refreshTotalSeconds: Int64 = 30 * 86_400

    /// Why a token is refused.
    enum Refusal: String, Error {
        case malformed = "token_invalid"
        case expired = "token_expired"
        case revoked = "token_revoked"
    }

    private struct Key: Sendable {
        let id: String
        let key: TokenKey
    }

    private let keys: [Key]

    /// Takes the secrets, the signing one first; an empty secret is refused.
    init(secrets: [[UInt8]]) throws(TokenError) {
        var keys: [Key] = []
        for secret in secrets {
            var digest = Digest(.sha256)
            digest.update(secret.span)
            let id = String(decoding: Hex.encode(digest.finish().span).prefix(12), as: UTF8.self)
            keys.append(Key(id: id, key: try TokenKey(.hs256, secret: secret.span)))
        }
        precondition(!keys.isEmpty, "at least one key signs tokens")
        self.keys = keys
    }

    /// Signs a token.
    func sign(_ token: ClientToken) -> String {
        let signer = keys[0]
        var header = JSONWriter()
        header.beginObject()
        header.member("alg", "HS256")
        header.member("typ", "trunkline-client+jwt")
        header.member("kid", signer.id)
        header.endObject()
        var payload = JSONWriter()
        payload.beginObject()
        payload.member("aud", "trunkline")
        payload.member("app", token.app)
        payload.member("sub", token.userID)
        payload.member("sid", token.session?.description)
        payload.member("iat", Int(token.issuedAt))
        payload.member("exp", Int(token.expiresAt))
        payload.member("first", Int(token.firstIssuedAt))
        payload.endObject()
        let bytes = signer.key.sign(header: header.finish().span, payload: payload.finish().span)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads a token whose signature is ours; its times are the caller's to judge.
    func read(_ text: String) throws(Refusal) -> ClientToken {
        do {
            let token = try SignedToken(parsing: Array(text.utf8).span)
            let header = try JSONValue(parsing: token.header)
            guard header["typ"]?.stringValue == "trunkline-client+jwt", let id = header["kid"]?.stringValue,
                let key = keys.first(where: { $0.id == id })
            else { throw Refusal.malformed }
            let claims = try JSONValue(
                parsing: token.payload(verifiedBy: key.key, algorithm: header["alg"]?.stringValue ?? ""))
            guard claims["aud"]?.stringValue == "trunkline", let app = claims["app"]?.stringValue,
                let user = claims["sub"]?.stringValue, let issuedAt = claims["iat"]?.intValue,
                let expiresAt = claims["exp"]?.intValue, let first = claims["first"]?.intValue
            else { throw Refusal.malformed }
            var session: SessionID?
            if let text = claims["sid"]?.stringValue {
                guard let id = SessionID(text) else { throw Refusal.malformed }
                session = id
            }
            return ClientToken(
                app: app, userID: user, session: session, issuedAt: Int64(issuedAt), firstIssuedAt: Int64(first),
                expiresAt: Int64(expiresAt))
        } catch {
            throw .malformed
        }
    }
}
