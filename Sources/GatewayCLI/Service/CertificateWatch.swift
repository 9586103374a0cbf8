import Crypto
import Telemetry

/// Says in time that certificates run out.
enum CertificateWatch {
    /// From how many days before the end on.
    static let days: Int64 = 14
    /// How often it is looked.
    static let interval: Duration = .seconds(86_400)

    /// The certificates to warn of, each file once, with the whole days that are left; less than 0 once it is over.
    static func warnings(_ expiries: [TLSExpiry], now seconds: Int64) -> [(file: String, days: Int64)] {
        var seen: Set<String> = []
        return expiries.compactMap { expiry in
            let left = expiry.seconds - seconds
            guard left < days * 86_400, seen.insert(expiry.file).inserted else { return nil }
            return (expiry.file, Int64((Double(left) / 86_400).rounded(.down)))
        }
    }

    /// Writes a line for each of them.
    static func warn(_ expiries: [TLSExpiry], now seconds: Int64, _ logger: Logger) {
        for (file, days) in warnings(expiries, now: seconds) {
            logger.warning(
                days < 0 ? "a certificate has expired" : "a certificate expires soon",
                [LogField("file", .string(file)), LogField("days", .integer(Int(days)))])
        }
    }
}
