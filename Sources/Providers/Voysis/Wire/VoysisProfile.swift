import Crypto

/// The audio profile of an end user: a UUID that stays the same for life (`PROTOCOL.md`, section 13).
enum VoysisProfile {
    private static let digits = Array("0123456789abcdef".utf8)

    /// A UUID that one service always has for one user, and from which neither can be told.
    ///
    /// - Parameters:
    ///   - service: what tells services apart.
    ///   - userID: the user's id towards the vendor.
    static func id(service: String, userID: String) -> String {
        let key = HMACKey(.sha256, secret: Array("voysis audio profile \(service)".utf8).span)
        var bytes = Array(key.authenticate(Array(userID.utf8).span).prefix(16))
        // Version 4, pseudo-random (RFC 9562 section 5.4): what the SDKs send, and what every validator knows.
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        var text: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(index) { text.append(UInt8(ascii: "-")) }
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// 8-4-4-4-12 hexadecimal digits.
    static func isUUID(_ text: String) -> Bool {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard groups.map(\.count) == [8, 4, 4, 4, 12] else { return false }
        return groups.joined().allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
    }

    /// The fault of a user's id towards the vendor; an e-mail address is personal (section 13).
    static func fault(ofUserID text: String) -> String? {
        if text.isEmpty || text.utf8.count > 256 { return "must have 1 to 256 bytes" }
        return text.contains("@") ? "must not be an e-mail address: the vendor wants no personal data" : nil
    }
}
