import Chronology
import Domain
package import JSON
import ProviderKit

/// An application token (`PROTOCOL.md`, section 5).
package struct VoysisToken: Hashable, Sendable, CustomStringConvertible {
    /// The text of the token, which goes behind `Bearer`.
    package let text: String
    /// Milliseconds since the Unix epoch.
    package let expiresAt: Int64

    /// Never the token itself.
    package var description: String { "VoysisToken(***)" }

    /// Reads `{token, expiresAt}`; nil for anything else.
    ///
    /// The time may be without milliseconds and with an offset, of which the colon may be missing.
    package init?(_ entity: JSONValue?) {
        guard let text = entity?["token"]?.stringValue, !text.isEmpty,
            let date = entity?["expiresAt"]?.stringValue, let end = Timestamp(rfc3339: Self.withColon(date))
        else { return nil }
        // A token that cannot stand in a field must not get into one.
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        self.text = text
        expiresAt = end.milliseconds
    }

    /// `+0000`, as ISO 8601 has it too, is `+00:00`.
    private static func withColon(_ date: String) -> String {
        let offset = Array(date.utf8.suffix(5))
        guard offset.count == 5, offset[0] == UInt8(ascii: "+") || offset[0] == UInt8(ascii: "-"),
            date.utf8.count > 19, offset[1...].allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return date }
        return "\(date.dropLast(2)):\(date.suffix(2))"
    }

    /// Reads what ``stored(_:)`` wrote; nil for what is no token.
    init?(stored bytes: [UInt8]) {
        let value = try? JSONValue(parsing: bytes)
        guard let text = value?["token"]?.stringValue, !text.isEmpty, let end = value?["expiresAt"]?.intValue else {
            return nil
        }
        self.text = text
        expiresAt = Int64(end)
    }

    /// `{"token","expiresAt"}` for the durable space, the time in milliseconds; of no token, `{}`.
    static func stored(_ token: VoysisToken?) -> [UInt8] {
        guard let token else { return Array("{}".utf8) }
        return JSONValue.object(["token": JSONValue(token.text), "expiresAt": JSONValue(Int(token.expiresAt))])
            .encoded()
    }

    /// Whether it is good for a while yet.
    ///
    /// - Parameter now: milliseconds since the Unix epoch.
    package func isGood(at now: Int64, margin: Duration) -> Bool {
        expiresAt > now + Int64(clamping: Int(margin / .milliseconds(1)))
    }
}

/// The application token of one refresh token, bought once for all sessions that want it.
///
/// A refresh token names one end user, so what it buys is kept by it and never serves another (`PROTOCOL.md`,
/// section 5).
typealias VoysisTokenCache = SharedFlight<VoysisToken, ProviderFailure>
