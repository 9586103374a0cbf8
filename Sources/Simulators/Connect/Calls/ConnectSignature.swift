import Chronology
import Crypto
import HTTPWire

/// Checks the SigV4 signature of a request as it was received (protocol note section 4).
///
/// Written anew from the note: it shares no code with what signs requests, so that both cannot be wrong together.
struct ConnectSignature {
    /// How far the clocks may be apart (assumed, section 4 rule 8).
    static let skewMaxSeconds: Int64 = 300
    private static let algorithm = "AWS4-HMAC-SHA256"

    /// The parts of `Authorization`.
    private struct Claim {
        var keyID = ""
        var date = ""
        var region = ""
        var service = ""
        var names: [String] = []
        var signature = ""
    }

    let region: String
    let credentials: [ConnectSimulator.Credential]

    /// Checks a request.
    ///
    /// - Parameter now: milliseconds since the Unix epoch.
    /// - Throws: the error of section 4.1 that the vendor would answer.
    func check(_ head: HTTPRequestHead, _ body: [UInt8], now: Int64) throws(ConnectError) {
        guard let authorization = head.fields.combined(.authorization) else { throw .noSignature }
        let claim = try Self.read(authorization)
        guard let stamp = head.fields["x-amz-date"], let moment = Self.moment(stamp) else {
            throw .incomplete("Authorization header requires existence of a valid 'X-Amz-Date' header.")
        }
        let credential = try credential(claim.keyID, head.fields["x-amz-security-token"], now: now)
        guard claim.date == stamp.prefix(8) else {
            throw .signature("Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP")
        }
        guard claim.region == region else {
            throw .signature("Credential should be scoped to a valid region, not '\(claim.region)'.")
        }
        guard claim.service == "connect" else {
            throw .signature("Credential should be scoped to correct service: 'connect'.")
        }
        try Self.check(moment, at: Timestamp(milliseconds: now))
        try Self.check(claim.names, head.fields)
        if let hash = head.fields["x-amz-content-sha256"], hash != Self.hex(Self.hash(body)) {
            throw .signature("The provided 'x-amz-content-sha256' header does not match what was computed.")
        }
        let request = try ConnectCanonicalRequest(head, signing: claim.names, body).text
        let scope = "\(claim.date)/\(region)/connect/aws4_request"
        let text = "\(Self.algorithm)\n\(stamp)\n\(scope)\n\(Self.hex(Self.hash([UInt8](request.utf8))))"
        let key = Self.key(secret: credential.secret, date: claim.date, region: region)
        let wanted = Self.hex(Self.authenticate(text, key))
        guard constantTimeEqual([UInt8](wanted.utf8).span, [UInt8](claim.signature.utf8).span) else {
            throw .signature(
                "The request signature we calculated does not match the signature you provided. Check your AWS Secret "
                    + "Access Key and signing method.\n\nThe Canonical String for this request should have been\n'"
                    + "\(request)'\n\nThe String-to-Sign should have been\n'\(text)'\n")
        }
    }

    // MARK: The parts of the field

    private static func read(_ text: String) throws(ConnectError) -> Claim {
        guard text.hasPrefix(algorithm + " ") else { throw .incomplete("Unsupported AWS 'algorithm': '\(text)'") }
        var claim = Claim()
        for part in text.dropFirst(algorithm.count + 1).split(separator: ",") {
            let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2 else { throw .incomplete("'\(part)' not a valid key=value pair") }
            switch pair[0] {
            case "Credential":
                let scope = pair[1].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
                guard scope.count == 5, scope[4] == "aws4_request" else {
                    throw .incomplete("Credential must have exactly 5 slash-delimited elements")
                }
                (claim.keyID, claim.date, claim.region, claim.service) = (scope[0], scope[1], scope[2], scope[3])
            case "SignedHeaders": claim.names = pair[1].split(separator: ";").map(String.init)
            case "Signature": claim.signature = pair[1]
            default: throw .incomplete("'\(pair[0])' is no parameter of Authorization")
            }
        }
        for (name, isThere) in [
            ("Credential", !claim.keyID.isEmpty), ("Signature", !claim.signature.isEmpty),
            ("SignedHeaders", !claim.names.isEmpty),
        ] where !isThere {
            throw .incomplete("Authorization header requires '\(name)' parameter.")
        }
        return claim
    }

    /// `YYYYMMDDTHHMMSSZ`.
    private static func moment(_ stamp: String) -> Timestamp? {
        let digits = Array(stamp)
        guard digits.count == 16 else { return nil }
        func part(_ range: Range<Int>) -> String { String(digits[range]) }
        return Timestamp(
            rfc3339: "\(part(0..<4))-\(part(4..<6))-\(part(6..<11)):\(part(11..<13)):\(part(13..<16))")
    }

    private func credential(
        _ keyID: String, _ token: String?, now: Int64
    ) throws(ConnectError) -> ConnectSimulator.Credential {
        guard let found = credentials.first(where: { $0.accessKeyID == keyID && $0.sessionToken == token }) else {
            throw .unknownCredentials
        }
        if let end = found.expiresAtMilliseconds, end <= now { throw .expiredCredentials }
        return found
    }

    private static func check(_ moment: Timestamp, at now: Timestamp) throws(ConnectError) {
        if moment.seconds < now.seconds - skewMaxSeconds {
            throw .signature("Signature expired: \(moment) is now earlier than \(now) - 5 min.")
        }
        if moment.seconds > now.seconds + skewMaxSeconds {
            throw .signature("Signature not yet current: \(moment) is still later than \(now) + 5 min.")
        }
    }

    /// The fields that must be signed: `host`, and every field of the vendor's own (section 4 rule 3).
    private static func check(_ names: [String], _ fields: HTTPFields) throws(ConnectError) {
        guard names == names.sorted(), Set(names).count == names.count, names == names.map({ $0.lowercased() }) else {
            throw .incomplete("SignedHeaders are in lower case and sorted")
        }
        var wanted = ["host"]
        for field in fields {
            let name = field.name.lowercased()
            if name.hasPrefix("x-amz-") || name == "content-type" { wanted.append(name) }
        }
        for name in wanted where !names.contains(name) {
            throw .signature("'\(name)' must be a 'SignedHeader' in the AWS Authorization.")
        }
    }

    // MARK: Keys

    private static func key(secret: String, date: String, region: String) -> [UInt8] {
        var key = [UInt8](("AWS4" + secret).utf8)
        for part in [date, region, "connect", "aws4_request"] { key = authenticate(part, key) }
        return key
    }

    private static func authenticate(_ text: String, _ key: [UInt8]) -> [UInt8] {
        let bytes = [UInt8](text.utf8)
        return HMACKey(.sha256, secret: key.span).authenticate(bytes.span)
    }

    static func hash(_ bytes: [UInt8]) -> [UInt8] { HashAlgorithm.sha256.digest(of: bytes.span) }

    static func hex(_ bytes: [UInt8]) -> String { String(decoding: Hex.encode(bytes.span), as: UTF8.self) }
}
