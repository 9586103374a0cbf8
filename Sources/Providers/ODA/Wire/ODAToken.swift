import Crypto
import JSON

/// A token that this gateway signs in the part of the customer's backend (`PROTOCOL.md`, section 2).
struct ODAToken: Sendable, CustomStringConvertible {
    /// How long a token must still be good when it is used, in seconds.
    static let reserveSeconds: Int64 = 20
    /// How much earlier than now a token says it was made, in seconds: a server whose clock is behind refuses tokens
    /// from its future.
    static let skewSeconds: Int64 = 5

    /// The compact form, in ASCII.
    let text: [UInt8]

    /// The value of `Authorization`.
    var bearer: String { "Bearer " + String(decoding: text, as: UTF8.self) }

    /// Never the token itself.
    var description: String { "ODAToken(***)" }

    /// Signs a token for one user of one channel.
    ///
    /// The key is the secret's text as the console shows it; nothing is decoded.
    ///
    /// - Parameters:
    ///   - now: seconds since the Unix epoch.
    ///   - lifetimeSeconds: from `iat` to `exp`.
    init(channelID: String, userID: String, secret: String, now: Int64, lifetimeSeconds: Int) throws(TokenError) {
        let issuedAt = now - Self.skewSeconds
        let claims = Self.claims(
            issuedAt: issuedAt, expiresAt: issuedAt + Int64(lifetimeSeconds), channelID: channelID, userID: userID)
        text = try Self.sign(header: Self.header, claims: claims, secret: secret)
    }

    /// A token that somebody else has signed.
    init(text: [UInt8]) { self.text = text }

    static let header = Array(#"{"alg":"HS256","typ":"JWT"}"#.utf8)

    static func sign(header: [UInt8], claims: [UInt8], secret: String) throws(TokenError) -> [UInt8] {
        let secret = Array(secret.utf8)
        return try TokenKey(.hs256, secret: secret.span).sign(header: header.span, payload: claims.span)
    }

    static func claims(issuedAt: Int64, expiresAt: Int64, channelID: String, userID: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("iat", Int(issuedAt))
        writer.member("exp", Int(expiresAt))
        writer.member("channelId", channelID)
        writer.member("userId", userID)
        writer.endObject()
        return writer.finish()
    }
}

/// Why a token will not be accepted, in the vendor's own names (`PROTOCOL.md`, section 2.2).
enum ODATokenFault: String, Error, Sendable, CaseIterable {
    case absent = "AuthNoToken"
    case noIssueTime = "AuthNoiat"
    case invalidIssueTime = "AuthInvalidiat"
    case negativeIssueTime = "AuthNegativeiat"
    case noExpiry = "AuthNoexp"
    case invalidExpiry = "AuthInvalidexp"
    case negativeExpiry = "AuthNegativeexp"
    case expiryBeforeIssue = "AuthExpLessThanIat"
    case noChannel = "AuthNochannelId"
    case invalidChannel = "AuthInvalidchannelId"
    case emptyChannel = "AuthEmptychannelId"
    case noUser = "AuthNouserId"
    case invalidUser = "AuthInvaliduserId"
    case emptyUser = "AuthEmptyuserId"
    case expired = "AuthExpiredToken"

    /// The fault of a token, found before it is used; nil when there is none.
    ///
    /// The order of the checks is the vendor's. The signature is not looked at: only the server can judge it.
    static func check(_ token: Span<UInt8>, now: Int64) -> ODATokenFault? {
        guard let claims = claims(of: token) else { return .absent }
        if let fault = checkTimes(claims) { return fault }
        if let fault = checkName(claims["channelId"], .noChannel, .invalidChannel, .emptyChannel) { return fault }
        if let fault = checkName(claims["userId"], .noUser, .invalidUser, .emptyUser) { return fault }
        guard let expiry = claims["exp"]?.doubleValue, expiry > Double(now + ODAToken.reserveSeconds) else {
            return .expired
        }
        return nil
    }

    /// The claims of a token in compact form; nil where it has none that can be read.
    static func claims(of token: Span<UInt8>) -> JSONObject? {
        guard let dot = token.indices.first(where: { token[$0] == UInt8(ascii: ".") }),
            let end = token.indices.last(where: { token[$0] == UInt8(ascii: ".") }), dot < end,
            let payload = Base64.url.decode(token.extracting(dot + 1..<end))
        else { return nil }
        return (try? JSONValue(parsing: payload))?.objectValue
    }

    private static func checkTimes(_ claims: JSONObject) -> ODATokenFault? {
        guard let issue = claims["iat"] else { return .noIssueTime }
        guard let issuedAt = issue.doubleValue else { return .invalidIssueTime }
        guard issuedAt > 0 else { return .negativeIssueTime }
        guard let expiry = claims["exp"] else { return .noExpiry }
        guard let expiresAt = expiry.doubleValue else { return .invalidExpiry }
        guard expiresAt > 0 else { return .negativeExpiry }
        return expiresAt > issuedAt ? nil : .expiryBeforeIssue
    }

    private static func checkName(
        _ value: JSONValue?, _ absent: ODATokenFault, _ invalid: ODATokenFault, _ empty: ODATokenFault
    ) -> ODATokenFault? {
        guard let value else { return absent }
        guard let text = value.stringValue else { return invalid }
        return text.isEmpty ? empty : nil
    }
}
