import Chronology
import Crypto

/// Where and when a signature holds: day, region and service, as in `20260301/us-east-1/connect/aws4_request`.
struct SigningScope: Sendable, CustomStringConvertible {
    /// The one algorithm, as it stands in `Authorization`.
    static let algorithm = "AWS4-HMAC-SHA256"
    private static let terminator = "aws4_request"

    /// The moment in the basic form of ISO 8601: `20260301T120000Z`, seconds and nothing finer.
    let time: String
    private let region: String
    private let service: String

    init(time: Timestamp, region: String, service: String) {
        // `2026-03-01T12:00:00.000Z` without its marks and its fraction.
        self.time = time.rfc3339.prefix(19).filter { $0 != "-" && $0 != ":" } + "Z"
        self.region = region
        self.service = service
    }

    /// `YYYYMMDD/region/service/aws4_request`.
    var description: String { "\(day)/\(region)/\(service)/\(Self.terminator)" }

    /// The key for this scope, 32 bytes; it cannot be turned back into the secret.
    func key(secret: String) -> [UInt8] { keys(secret: secret).last ?? [] }

    /// The keys of each step: after the day, the region, the service and the terminator.
    func keys(secret: String) -> [[UInt8]] {
        var keys: [[UInt8]] = []
        var key = Array("AWS4".utf8) + Array(secret.utf8)
        for part in [day, region, service, Self.terminator] {
            key = HMACKey(.sha256, secret: key.span).authenticate(Array(part.utf8).span)
            keys.append(key)
        }
        return keys
    }

    private var day: String { String(time.prefix(8)) }
}
