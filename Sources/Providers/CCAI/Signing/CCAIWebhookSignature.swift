import Chronology
import Crypto

/// The signature of the vendor's webhooks (`PROTOCOL.md`, section 9): HMAC-SHA256 over the time field and the raw body,
/// in base 64.
struct CCAIWebhookSignature {
    /// The field that holds the signatures.
    static let fieldName = "x-signature"
    /// The field that holds the time, which is signed as it stands.
    static let timeFieldName = "x-signature-timestamp"
    /// The length of one signature.
    private static let characters = 44

    /// The signatures that came, the primary's and the secondary's, whatever their order.
    let signatures: [[UInt8]]

    /// Reads the field: `primary=…` and `secondary=…`, either alone, in any order, with or without blanks between.
    ///
    /// Nil where there is no signature in it, or something else.
    init?(_ field: String) {
        var rest = Array(field.utf8)[...]
        var found: [[UInt8]] = []
        while true {
            rest = rest.drop { $0 == UInt8(ascii: " ") }
            if rest.isEmpty { break }
            guard let name = ["primary=", "secondary="].first(where: { rest.starts(with: $0.utf8) }) else { return nil }
            rest = rest.dropFirst(name.utf8.count)
            // A signature ends with a sign of equality itself, so its length tells where the next name begins.
            let text = Array(rest.prefix(Self.characters))
            guard text.count == Self.characters, text.last == UInt8(ascii: "="),
                text.dropLast().allSatisfy(Self.isDigit)
            else { return nil }
            found.append(text)
            rest = rest.dropFirst(Self.characters)
        }
        guard !found.isEmpty else { return nil }
        signatures = found
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2b, 0x2f: true
        default: false
        }
    }

    /// Whether one of the signatures is that of one of the secrets, so that either side may rotate first.
    ///
    /// Every pair is compared, each in constant time.
    func isValid(for body: [UInt8], time: String, secrets: [String]) -> Bool {
        let signed = Array(time.utf8) + body
        var isFound = false
        for secret in secrets where !secret.isEmpty {
            let key = HMACKey(.sha256, secret: Array(secret.utf8).span)
            let expected = Base64.standard.encode(key.authenticate(signed.span).span)
            for signature in signatures where constantTimeEqual(signature.span, expected.span) { isFound = true }
        }
        return isFound
    }

    /// Whether a time lies within a window around now; one that cannot be read does, since its form is not published.
    ///
    /// - Parameters:
    ///   - time: seconds with or without a fraction, milliseconds of 13 digits, or RFC 3339.
    ///   - now: milliseconds since the Unix epoch.
    static func isFresh(_ time: String, now: Int64, window: Duration) -> Bool {
        guard let at = milliseconds(time) else { return true }
        let distance = at > now ? at - now : now - at
        return Duration.milliseconds(distance) <= window
    }

    private static func milliseconds(_ time: String) -> Int64? {
        if let stamp = Timestamp(rfc3339: time) { return stamp.milliseconds }
        guard !time.isEmpty, time.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else {
            return nil
        }
        let parts = time.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = Int64(parts[0]), whole < 100_000_000_000_000 else { return nil }
        if parts.count == 1 { return parts[0].utf8.count == 13 ? whole : whole * 1000 }
        guard let thousandths = Int64("\(parts[1])000".prefix(3)) else { return nil }
        return whole * 1000 + thousandths
    }
}
