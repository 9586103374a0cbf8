import Crypto
import HTTPWire
import JSON

/// A token signed by the customer's backend, as the platform checks it (protocol note section 12).
enum CCAIToken {
    /// The longest life of a token, in seconds (section 12; the day of one demo is no rule).
    private static let lifeSecondsMax = 3600
    /// How far ahead of ours the clock of a signer may be, in seconds (assumed).
    private static let skewSecondsMax = 60

    /// The claims of a token that is good now.
    ///
    /// - Parameter secret: the company's, taken as the bytes of its text.
    static func claims(_ text: String, secret: String, now milliseconds: Int64) throws(CCAIError) -> JSONObject {
        let bytes = [UInt8](text.utf8)
        guard let token = try? SignedToken(parsing: bytes.span),
            let header = (try? JSONValue(parsing: token.header))?.objectValue
        else { throw .bad("the token is not well formed") }
        guard header["typ"] == "JWT", let name = header["alg"]?.stringValue,
            let algorithm = TokenKey.Algorithm(rawValue: name), algorithm != .hs512
        else { throw .bad("the token has no algorithm of the tenant") }
        let key = [UInt8](secret.utf8)
        guard let tokenKey = try? TokenKey(algorithm, secret: key.span),
            let payload = try? token.payload(verifiedBy: tokenKey, algorithm: name)
        else { throw CCAIError(.unauthorized, "the signature of the token is wrong") }
        guard let claims = (try? JSONValue(parsing: payload))?.objectValue else {
            throw .bad("the claims of the token are no object")
        }
        let issued = try seconds("iat", of: claims)
        let expires = try seconds("exp", of: claims)
        let now = Int(milliseconds / 1000)
        guard issued <= now + skewSecondsMax, expires > now else {
            throw CCAIError(.unauthorized, "the token is expired, or of the future")
        }
        guard expires - issued <= lifeSecondsMax else { throw .bad("exp is too far from iat") }
        return claims
    }

    /// A time in whole seconds, which is how it must be written.
    private static func seconds(_ name: String, of claims: JSONObject) throws(CCAIError) -> Int {
        guard let number = claims[name]?.numberValue, let seconds = Int(number.text), number.text.utf8.count == 10
        else {
            throw .bad("\(name) must be whole seconds")
        }
        return seconds
    }
}
