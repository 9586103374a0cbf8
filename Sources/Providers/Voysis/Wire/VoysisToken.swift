import Chronology
package import JSON

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
    /// The time may be without milliseconds and with an offset.
    package init?(_ entity: JSONValue?) {
        guard let text = entity?["token"]?.stringValue, !text.isEmpty,
            let date = entity?["expiresAt"]?.stringValue, let end = Timestamp(rfc3339: date)
        else { return nil }
        // A token that cannot stand in a field must not get into one.
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        self.text = text
        expiresAt = end.milliseconds
    }

    /// Whether it is good for a while yet.
    ///
    /// - Parameter now: milliseconds since the Unix epoch.
    package func isGood(at now: Int64, margin: Duration) -> Bool {
        expiresAt > now + Int64(clamping: Int(margin / .milliseconds(1)))
    }
}
