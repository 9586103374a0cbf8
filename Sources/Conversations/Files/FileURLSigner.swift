package import Chronology
import Crypto
package import Domain

/// Signs links to files of conversations, for those who have no credential, such as an adapter outside the process.
///
/// HMAC over app, session, attachment and end, with a key derived from `security.tokenKeys`; the first signs, all
/// verify. Pure.
package struct FileURLSigner: Sendable {
    /// How long a provider's links are good, in milliseconds.
    static let providerMilliseconds: Int64 = 3_600_000

    private let keys: [HMACKey]

    /// Derives the keys from the secrets of client tokens.
    package init(tokenSecrets: [[UInt8]]) {
        keys = tokenSecrets.map { secret in
            let derived = HMACKey(.sha256, secret: secret.span).authenticate(Array("trunkline file link".utf8).span)
            return HMACKey(.sha256, secret: derived.span)
        }
    }

    /// The value of `link` in an address: `{app}.{seconds of the end}.{signature}`; nil without a key.
    package func parameter(app: String, session: SessionID, file: AttachmentID, until end: Int64) -> String? {
        let place = "\(app).\(end / 1000)"
        return keys.first.map { "\(place).\(Self.signature(place, session, file, $0))" }
    }

    /// The app that a link lets at a file; nil for one that is not ours, or not good any more.
    package func app(of parameter: String, session: SessionID, file: AttachmentID, at now: Timestamp) -> String? {
        guard parameter.utf8.count <= 256 else { return nil }
        let parts = parameter.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let end = Int64(parts[1]), end >= now.milliseconds / 1000 else { return nil }
        let given = Array(parts[2].utf8)
        let place = "\(parts[0]).\(parts[1])"
        let isOurs = keys.contains {
            constantTimeEqual(Array(Self.signature(place, session, file, $0).utf8).span, given.span)
        }
        return isOurs ? String(parts[0]) : nil
    }

    private static func signature(
        _ place: String, _ session: SessionID, _ file: AttachmentID, _ key: HMACKey
    ) -> String {
        let tag = key.authenticate(Array("\(place)\n\(session)\n\(file)".utf8).span)
        return String(decoding: Base64.url.encode(tag.span), as: UTF8.self)
    }
}
