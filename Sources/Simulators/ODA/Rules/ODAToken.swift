import Crypto
import JSON

/// Checks the tokens of one authenticated channel (protocol note section 2), with no code of those who sign them.
struct ODATokenVerifier {
    let channelID: String
    /// The longest life a token may claim, in seconds.
    let lifetimeSecondsMax: Int
    private let key: HMACKey

    /// The key is the secret's text as UTF-8; it is not decoded first.
    init(channelID: String, secret: String, lifetimeSecondsMax: Int) {
        self.channelID = channelID
        self.lifetimeSecondsMax = lifetimeSecondsMax
        key = HMACKey(.sha256, secret: [UInt8](secret.utf8).span)
    }

    /// When the token ends, in seconds since the epoch, if it is good for this user now.
    func verify(_ token: String, userID: String, nowSeconds: Int) throws(ODATokenRefusal) -> Int {
        guard !token.isEmpty else { throw .noToken }
        let parts = token.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw .malformed }
        let (first, second, third) = ([UInt8](parts[0]), [UInt8](parts[1]), [UInt8](parts[2]))
        guard let header = Base64.url.decode(first.span), let payload = Base64.url.decode(second.span),
            let signature = Base64.url.decode(third.span)
        else { throw .malformed }
        try Self.checkHeader(header)
        let signed = first + [UInt8(ascii: ".")] + second
        guard key.isValid(signature.span, for: signed.span) else { throw .badSignature }
        return try checkClaims(Self.object(payload), userID: userID, nowSeconds: nowSeconds)
    }

    /// Exactly `alg` and `typ`, in any order.
    private static func checkHeader(_ bytes: [UInt8]) throws(ODATokenRefusal) {
        let header = try object(bytes)
        guard header.count == 2, header["alg"]?.stringValue == "HS256", header["typ"]?.stringValue == "JWT" else {
            throw .badHeader
        }
    }

    private func checkClaims(_ claims: JSONObject, userID: String, nowSeconds: Int) throws(ODATokenRefusal) -> Int {
        let issued = try Self.seconds(claims["iat"], .noIssuedAt, .invalidIssuedAt, .negativeIssuedAt)
        let expires = try Self.seconds(claims["exp"], .noExpiry, .invalidExpiry, .negativeExpiry)
        guard expires > issued else { throw .expiryBeforeIssue }
        try Self.text(claims["channelId"], .noChannel, .invalidChannel, .emptyChannel, channelID, .wrongChannel)
        try Self.text(claims["userId"], .noUser, .invalidUser, .emptyUser, userID, .wrongUser)
        guard issued <= nowSeconds else { throw .issuedInFuture }
        guard expires > nowSeconds else { throw .expired }
        guard expires - issued <= lifetimeSecondsMax else { throw .lifetimeTooLong }
        return expires
    }

    private static func object(_ bytes: [UInt8]) throws(ODATokenRefusal) -> JSONObject {
        do throws(JSONError) {
            if let object = try JSONValue(parsing: bytes).objectValue { return object }
        } catch {
            throw .malformed
        }
        throw .malformed
    }

    /// An integer without fraction and exponent: `1.0` and `1e9` are refused, and so are strings.
    private static func seconds(
        _ value: JSONValue?, _ missing: ODATokenRefusal, _ invalid: ODATokenRefusal, _ negative: ODATokenRefusal
    ) throws(ODATokenRefusal) -> Int {
        guard let value else { throw missing }
        guard let number = value.numberValue, let seconds = Int(number.text) else { throw invalid }
        guard seconds > 0 else { throw negative }
        return seconds
    }

    private static func text(
        _ value: JSONValue?, _ missing: ODATokenRefusal, _ invalid: ODATokenRefusal, _ empty: ODATokenRefusal,
        _ expected: String, _ wrong: ODATokenRefusal
    ) throws(ODATokenRefusal) {
        guard let value else { throw missing }
        guard let text = value.stringValue else { throw invalid }
        guard !text.isEmpty else { throw empty }
        guard text.utf8.elementsEqual(expected.utf8) else { throw wrong }
    }
}

/// Why a token was refused: the vendor's names where it has one, ours in the same manner for the rest.
enum ODATokenRefusal: String, Error, CaseIterable {
    case noToken = "AuthNoToken"
    case malformed = "AuthMalformed"
    case badHeader = "AuthBadHeader"
    case badSignature = "AuthBadSignature"
    case noIssuedAt = "AuthNoiat"
    case invalidIssuedAt = "AuthInvalidiat"
    case negativeIssuedAt = "AuthNegativeiat"
    case issuedInFuture = "AuthFutureiat"
    case noExpiry = "AuthNoexp"
    case invalidExpiry = "AuthInvalidexp"
    case negativeExpiry = "AuthNegativeexp"
    case expiryBeforeIssue = "AuthExpLessThanIat"
    case lifetimeTooLong = "AuthExpTooLate"
    case noChannel = "AuthNochannelId"
    case invalidChannel = "AuthInvalidchannelId"
    case emptyChannel = "AuthEmptychannelId"
    case wrongChannel = "AuthWrongchannelId"
    case noUser = "AuthNouserId"
    case invalidUser = "AuthInvaliduserId"
    case emptyUser = "AuthEmptyuserId"
    case wrongUser = "AuthWronguserId"
    case expired = "AuthExpiredToken"
}
