import JSON

/// A token that a customer's backend has signed for one user (`PROTOCOL.md`, section 2): what cannot be signed here is
/// judged by its claims alone.
struct ODACallerToken: Sendable {
    /// The longest one that is taken, in bytes.
    static let bytesMax = 8192

    let token: ODAToken
    /// `exp`, in seconds since the Unix epoch.
    let expiresAt: Int64

    /// A token that names the channel and, where it is known, the user, whether or not it has run out.
    init(_ text: String, channelID: String, userID: String? = nil) throws(ODATokenFault) {
        let bytes = Array(text.utf8)
        // It goes into a field of HTTP and a text of JSON as it is.
        let isCompact = bytes.allSatisfy { $0 == UInt8(ascii: ".") || Self.isBase64URL($0) }
        guard isCompact, bytes.count <= Self.bytesMax, bytes.count(where: { $0 == UInt8(ascii: ".") }) == 2 else {
            throw .absent
        }
        // Judged as of the beginning of time, so that only an expiry of nonsense counts.
        if let fault = ODATokenFault.check(bytes.span, now: 0) { throw fault }
        let claims = ODATokenFault.claims(of: bytes.span)
        guard claims?["channelId"]?.stringValue == channelID else { throw .invalidChannel }
        if let userID, claims?["userId"]?.stringValue != userID { throw .invalidUser }
        guard let expiry = claims?["exp"]?.doubleValue, expiry < 253_402_300_800 else { throw .invalidExpiry }
        token = ODAToken(text: bytes)
        expiresAt = Int64(expiry)
    }

    private static func isBase64URL(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Whether it may be shown at a time, in seconds since the Unix epoch.
    func isUsable(at now: Int64) -> Bool { expiresAt > now + ODAToken.reserveSeconds }
}

/// The tokens of a channel's users that their backends have signed; on the loop of its lines only.
///
/// One for each user, whose sessions share a connection: each is a holder, and with the last one the token goes.
final class ODACallerTokens {
    private struct Entry {
        var token: ODACallerToken?
        var holders = 0
    }

    private var entries: [String: Entry] = [:]

    /// One more session of a user goes by a token.
    func enter(_ userID: String) { entries[userID, default: Entry()].holders += 1 }

    /// One of them is over.
    func leave(_ userID: String) {
        guard let holders = entries[userID]?.holders else { return }
        if holders > 1 { entries[userID]?.holders = holders - 1 } else { entries[userID] = nil }
    }

    /// A token that a session came with: of several the one that lasts longest counts.
    func offer(_ token: ODACallerToken, for userID: String) {
        guard let entry = entries[userID] else { return }
        if let present = entry.token, present.expiresAt >= token.expiresAt { return }
        entries[userID]?.token = token
    }

    /// The backend's latest word, whatever there was before.
    func replace(_ token: ODACallerToken, for userID: String) { entries[userID]?.token = token }

    /// The vendor does not take it.
    func discard(_ userID: String) { entries[userID]?.token = nil }

    /// When the user's token expires, in seconds since the Unix epoch; nil where there is none.
    func expiry(of userID: String) -> Int64? { entries[userID]?.token?.expiresAt }

    /// The user's token, if it may be shown at a time in seconds since the Unix epoch.
    func usable(_ userID: String, at now: Int64) -> ODAToken? {
        entries[userID]?.token.flatMap { $0.isUsable(at: now) ? $0.token : nil }
    }

    /// How many users have an entry.
    var count: Int { entries.count }
}
