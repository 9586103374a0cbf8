import Domain
import JSON
import ProviderKit

/// The claims of an end user's token (`PROTOCOL.md`, section 12).
///
/// The vendor's client library gives a part of them; what the gateway knows of the user stands above that, and the
/// times are never the caller's.
struct CCAIUserClaims {
    /// Names that are the gateway's to set, whatever the configuration would let through.
    static let reserved: Set<String> = ["iat", "exp", "nbf", "alg", "custom_data"]
    /// Names that the library may always give.
    private static let usual: Set<String> = ["identifier", "name", "email", "phone", "iss"]
    /// Characters of one text in a payload.
    private static let charactersMax = 1024

    /// In the order in which they are written, without the times.
    private(set) var claims = JSONObject()

    /// Puts the claims of a user together.
    ///
    /// - Parameters:
    ///   - issuer: the configured `iss`, which stands above the library's.
    ///   - names: further names that the library may give.
    /// - Throws: a fault of the payload, with its pointer from the request's body on.
    init(_ order: TokenOrder, issuer: String?, allowing names: Set<String>) throws(ContentProblem) {
        if let issuer { claims.append("iss", JSONValue(issuer)) }
        let allowed = Self.usual.union(names)
        for item in order.payload.members {
            let place = JSONPointer(["payload", item.key])
            // The library's own times come along, as in the vendor's sample, and are put right.
            if item.key == "iat" || item.key == "exp" { continue }
            guard allowed.contains(item.key), !Self.reserved.contains(item.key) else {
                throw ContentProblem(place, "not_allowed", "The claim \(item.key) is not signed for a caller.")
            }
            try Self.check(item, place)
            if item.key == "identifier", item.value.stringValue != order.user?.id {
                throw ContentProblem(place, "conflicting", "The identifier is not that of the user.")
            }
            if item.key != "iss" || issuer == nil { claims.set(item.key, to: item.value) }
        }
        guard let user = order.user else { return }
        claims.set("identifier", to: JSONValue(user.id))
        for (name, text) in [("name", user.name), ("email", user.email), ("phone", user.phone)] {
            if let text { claims.set(name, to: JSONValue(text)) }
        }
    }

    private static func check(_ item: JSONObject.Member, _ place: JSONPointer) throws(ContentProblem) {
        switch item.value {
        case .string(let text):
            guard text.unicodeScalars.count > charactersMax else { return }
            throw ContentProblem(place, "too_long", "A claim has at most \(charactersMax) characters.")
        case .bool, .number:
            guard usual.contains(item.key) else { return }
            throw ContentProblem(place, "wrong_type", "The claim \(item.key) must be a string.")
        case .null, .array, .object:
            throw ContentProblem(place, "wrong_type", "A claim is a string, a number, or true or false.")
        }
    }

    /// The JSON of the claims with their times, in seconds since the Unix epoch.
    func encoded(issuedAt: Int64, expiresAt: Int64) -> [UInt8] {
        var whole = claims
        whole.append("iat", JSONValue(Int(issuedAt)))
        whole.append("exp", JSONValue(Int(expiresAt)))
        return JSONValue.object(whole).encoded()
    }
}
