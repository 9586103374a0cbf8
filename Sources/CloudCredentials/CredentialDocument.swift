import Chronology
import JSON
import RequestSigning

/// Credentials as the services that hand them out write them.
///
/// Pure. A document without keys is nil; one without an end never expires, as botocore takes it.
enum CredentialDocument {
    /// Reads `{AccessKeyId, SecretAccessKey, Token, Expiration}` of the instance metadata and of containers.
    ///
    /// The instance metadata also says `Code`, which must be `Success` then.
    static func json(_ bytes: [UInt8]) -> SigningCredentials? {
        guard let document = try? JSONValue(parsing: bytes), document["Code"]?.stringValue ?? "Success" == "Success"
        else { return nil }
        return credentials(
            id: document["AccessKeyId"]?.stringValue, secret: document["SecretAccessKey"]?.stringValue,
            token: document["Token"]?.stringValue, expiration: document["Expiration"]?.stringValue)
    }

    /// Reads the `Credentials` of `AssumeRoleWithWebIdentityResponse`, as the token service writes it in XML.
    ///
    /// No parser of XML: the service writes each of the four elements once, without attributes, and an answer that
    /// does not is refused.
    static func xml(_ bytes: [UInt8]) -> SigningCredentials? {
        guard let text = String(validating: bytes, as: UTF8.self), let part = element("Credentials", in: text[...])
        else { return nil }
        return credentials(
            id: element("AccessKeyId", in: part).map(plain), secret: element("SecretAccessKey", in: part).map(plain),
            token: element("SessionToken", in: part).map(plain), expiration: element("Expiration", in: part).map(plain))
    }

    /// The `Code` of an error the token service answered with, such as `ExpiredTokenException`.
    static func errorCode(xml bytes: [UInt8]) -> String? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        return element("Code", in: text[...]).map(plain)
    }

    private static func credentials(
        id: String?, secret: String?, token: String?, expiration: String?
    ) -> SigningCredentials? {
        guard let id, let secret, isField(id), !secret.isEmpty, token.map(isField) ?? true else { return nil }
        var end: Timestamp?
        if let expiration {
            guard let moment = Timestamp(rfc3339: expiration) else { return nil }
            end = moment
        }
        return SigningCredentials(accessKeyID: id, secretAccessKey: secret, sessionToken: token, expiresAt: end)
    }

    /// It may stand in a field of a request.
    private static func isField(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }

    /// The text in the only element of a name.
    private static func element(_ name: String, in text: Substring) -> Substring? {
        let opened = text.split(separator: "<\(name)>", maxSplits: 2, omittingEmptySubsequences: false)
        guard opened.count == 2 else { return nil }
        let closed = opened[1].split(separator: "</\(name)>", maxSplits: 2, omittingEmptySubsequences: false)
        return closed.count == 2 ? closed[0] : nil
    }

    /// Text with the entities that XML itself has.
    private static func plain(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        let entities = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&amp;": "&"]
        var output = ""
        var rest = text
        while let character = rest.first {
            if character == "&", let (name, meaning) = entities.first(where: { rest.hasPrefix($0.key) }) {
                output += meaning
                rest = rest.dropFirst(name.count)
            } else {
                output.append(character)
                rest = rest.dropFirst()
            }
        }
        return output
    }
}
