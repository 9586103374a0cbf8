package import Domain
import HTTPWire
import JSON

/// The client's metadata for the vendor, beside the user: the JSON of the parameter `data` (`PROTOCOL.md`, section 3).
package struct RayaMetadata: Sendable, Hashable {
    /// The object, encoded.
    package let json: String

    /// The metadata of a session; `timezone` is an IANA name.
    init(
        _ configuration: RayaConfiguration, language: RayaConfiguration.Language, timezone: String?,
        customData: JSONObject
    ) {
        var members = [
            ("platform", configuration.platform), ("os_version", configuration.osVersion),
            ("device_family", configuration.deviceFamily), ("sdk_version", configuration.sdkVersion),
            ("locale", language.rawValue), ("timezone", timezone ?? "UTC"),
        ]
        for key in configuration.customDataKeys {
            guard let text = Self.text(customData[key]) else { continue }
            members.append((key, text))
        }
        let object = JSONObject(members.map { .init(key: $0.0, value: .string($0.1)) })
        json = String(decoding: JSONValue.object(object).encoded(), as: UTF8.self)
    }

    /// All values are strings; a typed value counts by what it holds.
    private static func text(_ value: JSONValue?) -> String? {
        guard let value, !value.isNull else { return nil }
        if let inner = value.objectValue?["value"] { return text(inner) }
        return value.stringValue ?? String(decoding: value.encoded(), as: UTF8.self)
    }
}

/// The description of the user that the vendor gets: cleaned, and what is not well formed left out.
package struct RayaUser: Sendable, Hashable {
    /// The full name, without control characters.
    package private(set) var name = ""
    /// The e-mail address, in lower case.
    package private(set) var email = ""
    /// The telephone number.
    package private(set) var phone = ""
    /// The fields that were given and left out: `email`, `phone`.
    package private(set) var omitted: [String] = []

    package init(_ profile: UserProfile) {
        name = Self.cleaned(profile.name)
        email = Self.cleaned(profile.email).lowercased()
        phone = Self.cleaned(profile.phone)
        if !email.isEmpty, !Self.isEmail(email) {
            email = ""
            omitted.append("email")
        }
        if !phone.isEmpty, !Self.isPhone(phone) {
            phone = ""
            omitted.append("phone")
        }
    }

    /// Without code points below 32, and 127 (section 3).
    static func cleaned(_ text: String?) -> String {
        var cleaned = String.UnicodeScalarView()
        for scalar in (text ?? "").unicodeScalars where scalar.value >= 32 && scalar.value != 127 {
            cleaned.append(scalar)
        }
        return String(cleaned)
    }

    /// Letters, digits and `. _ % + -`, an `@`, letters, digits, dots and hyphens, a last label of two letters or more.
    static func isEmail(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        guard parts[0].allSatisfy({ isWord($0) || "._%+-".utf8.contains($0) }) else { return false }
        guard parts[1].allSatisfy({ isWord($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }) else {
            return false
        }
        let labels = parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard labels.count > 1, let last = labels.last, let first = labels.first, !first.isEmpty else { return false }
        return last.count >= 2 && last.allSatisfy(isLetter)
    }

    /// A plus sign if need be, then 7 to 20 digits, white spaces, hyphens and parentheses.
    static func isPhone(_ text: String) -> Bool {
        let rest = text.hasPrefix("+") ? text.dropFirst() : Substring(text)
        guard (7...20).contains(rest.count) else { return false }
        return rest.unicodeScalars.allSatisfy {
            ("0"..."9").contains($0) || $0.properties.isWhitespace || "-()".unicodeScalars.contains($0)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

/// The address of the chat socket: eight parameters, always all of them, in this order (`PROTOCOL.md`, section 3).
enum RayaHandshake {
    /// Builds the address; an unknown session id stands there empty.
    static func url(
        _ configuration: RayaConfiguration, token: String, sessionID: String?, user: RayaUser, metadata: RayaMetadata
    ) throws(HTTPWireError) -> URI {
        let parameters = [
            ("integration_type", configuration.integrationType), ("token", token),
            ("agent_id", configuration.agentID), ("chat_session_id", sessionID ?? ""), ("user_name", user.name),
            ("email", user.email), ("phone", user.phone), ("data", metadata.json),
        ]
        // Whatever a plus sign or a space means to the server, it is escaped here.
        let query = parameters.map { $0.0 + "=" + PercentCoding.encoded($0.1, .unreserved) }.joined(separator: "&")
        return try configuration.baseURL(configuration.socketPath + "?" + query, isSocket: true)
    }
}
