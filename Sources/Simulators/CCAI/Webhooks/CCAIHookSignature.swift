import Crypto

/// The signature of a webhook (protocol note section 9.2).
struct CCAIHookSignature {
    let primary: String
    /// The secret that is there while secrets are changed; nil for none.
    let secondary: String?

    /// The fields of a signed call.
    ///
    /// - Parameters:
    ///   - time: the text of `X-Signature-Timestamp`.
    ///   - fault: a spoilt form; nil for the right one.
    func fields(
        for body: [UInt8], time: String, _ fault: CCAISignatureFault? = nil
    ) -> [(name: String, value: String)] {
        guard fault != .unsigned else { return [] }
        let first = "primary=" + code(primary, time, body, fault)
        let second = secondary.map { "secondary=" + code($0, time, body, fault) }
        let text =
            switch fault {
            case .primaryOnly: first
            case .secondaryOnly: second ?? first
            case .swapped: second.map { "\($0) \(first)" } ?? first
            case .unspaced: first + (second ?? "")
            default: second.map { "\(first) \($0)" } ?? first
            }
        let signature = (name: "X-Signature", value: text)
        return fault == .untimed ? [signature] : [signature, (name: "X-Signature-Timestamp", value: time)]
    }

    private func code(_ secret: String, _ time: String, _ body: [UInt8], _ fault: CCAISignatureFault?) -> String {
        let key = [UInt8]((fault == .forged ? secret + "?" : secret).utf8)
        let covered = fault == .bodyOnly ? body : Array(time.utf8) + body
        let bytes = Self.mac(key, covered, isKeyed: fault != .digest)
        let text = fault == .hexadecimal ? Hex.encode(bytes.span) : Base64.standard.encode(bytes.span)
        return String(decoding: text, as: UTF8.self)
    }

    /// The code of `covered`; unkeyed, the digest that the vendor's text speaks of.
    private static func mac(_ key: [UInt8], _ covered: [UInt8], isKeyed: Bool) -> [UInt8] {
        if isKeyed { return HMACKey(.sha256, secret: key.span).authenticate(covered.span) }
        let all = key + covered
        return HashAlgorithm.sha256.digest(of: all.span)
    }
}
