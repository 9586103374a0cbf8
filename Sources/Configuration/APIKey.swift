/// The rules for the keys that callers carry.
enum APIKey {
    case secret
    case publishable

    static let charactersMin = 24
    static let charactersMax = 255

    private var prefix: String {
        switch self {
        case .secret: "sk_"
        case .publishable: "pk_"
        }
    }

    /// The problem with a key, without showing the key; nil when there is none.
    func problem(with key: String) -> String? {
        guard key.hasPrefix(prefix) else { return "must begin with \"\(prefix)\"" }
        guard (Self.charactersMin...Self.charactersMax).contains(key.utf8.count) else {
            return "must have \(Self.charactersMin) to \(Self.charactersMax) characters"
        }
        // Characters that RFC 6750 section 2.1 lets stand behind "Bearer".
        let isToken = key.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-._~+/=".utf8.contains($0) }
        return isToken ? nil : "may have letters, digits and -._~+/= only"
    }
}

/// The rules for the gateway's own keys, wherever they come from.
public enum OwnKey: Sendable {
    /// Signs client tokens.
    case token
    /// Encrypts what is sealed in the store.
    case store

    /// How many bytes a token key has at least, and an encryption key exactly.
    public static let byteCount = 32

    /// The problem with a key, without showing the key; nil when there is none.
    ///
    /// An encryption key is 32 bytes: as they are, as 64 hexadecimal digits, or in base 64.
    public func problem(with text: some Collection<UInt8>) -> String? {
        var key = Array(text.drop(while: Self.isBlank))
        while let last = key.last, Self.isBlank(last) { key.removeLast() }
        guard !key.isEmpty else { return "is empty or blank" }
        switch self {
        case .token:
            return key.count >= Self.byteCount ? nil : "must have at least \(Self.byteCount) bytes"
        case .store:
            let isHex = key.count == 2 * Self.byteCount && key.allSatisfy(Self.isHexDigit)
            if text.count == Self.byteCount || isHex || Self.isBase64(key) { return nil }
            return
                "must be \(Self.byteCount) bytes: as they are, as \(2 * Self.byteCount) hex digits or in base 64"
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        byte.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }

    /// Of 32 bytes: 43 digits, and `=` where it is padded.
    private static func isBase64(_ key: [UInt8]) -> Bool {
        let isPadded = key.count == 44 && key[43] == UInt8(ascii: "=")
        return (key.count == 43 || isPadded)
            && key.prefix(43).allSatisfy { $0.isLetter || $0.isDigit || "+/-_".utf8.contains($0) }
    }
}

extension SecurityConfiguration {
    /// Keys of one sort as they are now, references followed.
    ///
    /// May block. Throws what following throws, and `unusableSecret` for one that breaks the rules of its sort.
    public func resolved(
        _ sort: OwnKey, in environment: ConfigurationEnvironment
    ) throws(ConfigurationError) -> [[UInt8]] {
        var keys: [[UInt8]] = []
        for secret in sort == .token ? tokenKeys : storeKeys {
            let key = Array(try secret.resolve(in: environment).utf8)
            if let message = sort.problem(with: key) { throw secret.unusable(message) }
            keys.append(key)
        }
        return keys
    }
}

extension GatewayConfiguration {
    /// The secret keys as they are now, by app name, references followed.
    ///
    /// May block. Throws when a reference cannot be followed, and `unusableSecret` when what it leads to is no secret
    /// key or is a key that another place has too; so this is also the check that reading the file cannot make.
    public func resolvedSecretKeys(
        in environment: ConfigurationEnvironment
    ) throws(ConfigurationError) -> [String: [String]] {
        var keys: [String: [String]] = [:]
        var paths: [String: String] = [:]
        for app in apps {
            var own: [String] = []
            for secret in app.secretKeys {
                let key = try secret.resolve(in: environment)
                if let message = APIKey.secret.problem(with: key) { throw secret.unusable(message) }
                if let earlier = paths.updateValue(secret.path, forKey: key) {
                    throw secret.unusable("is the same key as \(earlier)")
                }
                own.append(key)
            }
            keys[app.name] = own
        }
        return keys
    }
}
