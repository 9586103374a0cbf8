import Crypto
import HTTPWire

/// A `Digest` challenge that we can answer, and how often we have (RFC 7616).
struct DigestSession: Hashable {
    /// The hash function, by its name in the challenge; the strongest last.
    enum Algorithm: Int, Hashable {
        case md5
        case sha256
        case sha512Truncated

        func digest(_ text: String) -> String? {
            let bytes = Array(text.utf8)
            let digest: [UInt8]? =
                switch self {
                case .md5: LegacyMD5.digest(of: bytes.span)
                case .sha256: HashAlgorithm.sha256.digest(of: bytes.span)
                case .sha512Truncated: TruncatedSHA512.digest(of: bytes.span)
                }
            return digest.map { String(decoding: Hex.encode($0.span), as: UTF8.self) }
        }
    }

    let realm: String
    let nonce: String
    let algorithm: Algorithm
    /// The proxy takes a count of how often the nonce was used (`qop=auth`); without it the form of RFC 2069.
    let hasCount: Bool
    /// As in the challenge, to be said back; nil where it names none.
    private let algorithmName: String?
    private let opaque: String?
    /// The key is mixed with the first nonce (`-sess`).
    private let isSession: Bool
    private let hidesName: Bool
    /// The last answer was good but for the age of its nonce.
    let isStale: Bool
    /// Answers made with the nonce.
    private(set) var count: UInt32 = 0

    /// Reads a challenge; nil where something is missing, or it wants what we do not know, such as `auth-int` alone.
    init?(_ challenge: ProxyChallenge) {
        guard challenge.scheme == "digest", let realm = challenge.parameters["realm"],
            let nonce = challenge.parameters["nonce"], !nonce.isEmpty
        else { return nil }
        let name = challenge.parameters["algorithm"]
        switch name?.lowercased() ?? "md5" {
        case "md5": (algorithm, isSession) = (.md5, false)
        case "md5-sess": (algorithm, isSession) = (.md5, true)
        case "sha-256": (algorithm, isSession) = (.sha256, false)
        case "sha-256-sess": (algorithm, isSession) = (.sha256, true)
        case "sha-512-256": (algorithm, isSession) = (.sha512Truncated, false)
        case "sha-512-256-sess": (algorithm, isSession) = (.sha512Truncated, true)
        default: return nil
        }
        if let text = challenge.parameters["qop"] {
            guard FieldValueList.elements(of: text).contains(where: { $0.lowercased() == "auth" }) else { return nil }
            hasCount = true
        } else {
            // The older form has no place for what mixes the key.
            guard !isSession else { return nil }
            hasCount = false
        }
        self.realm = realm
        self.nonce = nonce
        algorithmName = name
        opaque = challenge.parameters["opaque"]
        hidesName = challenge.parameters["userhash"]?.lowercased() == "true"
        isStale = challenge.parameters["stale"]?.lowercased() == "true"
    }

    /// The field's value for the next request; nil if the library has no such hash function, or a text cannot be
    /// written.
    ///
    /// - Parameter clientNonce: made anew each time, of letters and digits.
    mutating func answer(
        username: String, password: String, method: String, target: String, clientNonce: String
    ) -> String? {
        count &+= 1
        guard var key = algorithm.digest("\(username):\(realm):\(password)") else { return nil }
        if isSession {
            guard let mixed = algorithm.digest("\(key):\(nonce):\(clientNonce)") else { return nil }
            key = mixed
        }
        let times = Self.text(of: count)
        guard let call = algorithm.digest("\(method):\(target)"),
            let response = algorithm.digest(
                hasCount ? "\(key):\(nonce):\(times):\(clientNonce):auth:\(call)" : "\(key):\(nonce):\(call)"),
            let shownName = hidesName ? algorithm.digest("\(username):\(realm)") : username,
            let parts = Self.quoted([shownName, realm, nonce, target])
        else { return nil }
        var text = "Digest username=\(parts[0]), realm=\(parts[1]), nonce=\(parts[2]), uri=\(parts[3])"
        if let algorithmName { text += ", algorithm=\(algorithmName)" }
        text += ", response=\"\(response)\""
        if let opaque {
            guard let quoted = Self.quoted([opaque]) else { return nil }
            text += ", opaque=\(quoted[0])"
        }
        if hasCount { text += ", qop=auth, nc=\(times), cnonce=\"\(clientNonce)\"" }
        if hidesName { text += ", userhash=true" }
        return text
    }

    /// Eight hexadecimal digits.
    private static func text(of count: UInt32) -> String {
        let digits = String(count, radix: 16)
        return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }

    /// Always in quotes, as RFC 7616 section 3.4 wants these; nil where there is a control byte.
    private static func quoted(_ texts: [String]) -> [String]? {
        var all: [String] = []
        for text in texts {
            guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return nil }
            var quoted = "\""
            for character in text.unicodeScalars {
                if character == "\"" || character == "\\" { quoted.unicodeScalars.append("\\") }
                quoted.unicodeScalars.append(character)
            }
            all.append(quoted + "\"")
        }
        return all
    }
}
