import Domain
import JSON

/// The token of a device as the vendor has it (`PROTOCOL.md`, section 16).
enum CCAIPushToken {
    /// The shortest and the longest token of Apple's, in hexadecimal digits: 32 bytes and more.
    static let digits = 64...200

    /// Apple's tokens as small hexadecimal digits, without the blanks and angle brackets of a printed `NSData`; any
    /// other as it is.
    ///
    /// - Throws: `bad_format` for one that cannot be of its transport, with the pointer at the token.
    static func normalized(_ token: String, transport: String) throws(ContentProblem) -> String {
        switch transport {
        case "apns", "apnsVoip":
            let plain = String(token.lowercased().filter { !"<> ".contains($0) })
            guard digits.contains(plain.utf8.count), plain.utf8.count.isMultiple(of: 2),
                plain.utf8.allSatisfy(isHexadecimal)
            else { throw fault("A token of Apple's is 64 to 200 hexadecimal digits.") }
            guard !isEncodedTwice(plain) else {
                throw fault("These are the digits of digits: the token was turned into hexadecimal twice.")
            }
            return plain
        case "fcm":
            // An opaque word; digits alone would be one of Apple's.
            guard !(token.utf8.count >= digits.lowerBound && token.lowercased().utf8.allSatisfy(isHexadecimal)) else {
                throw fault("These are hexadecimal digits, as Apple's tokens are, and no registration of FCM.")
            }
            return token
        default: throw fault("The CCAI Platform pushes by apns, apnsVoip and fcm.", at: "transport")
        }
    }

    private static func fault(_ words: String, at member: String = "token") -> ContentProblem {
        ContentProblem(JSONPointer([member]), "bad_format", words)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
    }

    /// The bytes are themselves the letters of hexadecimal digits (section 25, oddity 26).
    private static func isEncodedTwice(_ digits: String) -> Bool {
        let bytes = Array(digits.utf8)
        return stride(from: 0, to: bytes.count, by: 2).allSatisfy { at in
            guard let byte = UInt8(String(decoding: bytes[at...(at + 1)], as: UTF8.self), radix: 16) else {
                return false
            }
            return isHexadecimal(byte) || (0x41...0x46).contains(byte)
        }
    }
}
