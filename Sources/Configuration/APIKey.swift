/// The rules for the keys that callers carry.
enum APIKey {
    case secret
    case publishable

    static let charactersMin = 16
    static let charactersMax = 255

    private var prefix: String {
        switch self {
        case .secret: "sk_"
        case .publishable: "pk_"
        }
    }

    /// What is wrong with a key, without showing it; nil when nothing is.
    func problem(with key: String) -> String? {
        guard key.hasPrefix(prefix) else { return "must begin with \"\(prefix)\"" }
        guard (Self.charactersMin...Self.charactersMax).contains(key.utf8.count) else {
            return "must have \(Self.charactersMin) to \(Self.charactersMax) characters"
        }
        // What RFC 6750 section 2.1 lets stand behind "Bearer".
        let isToken = key.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-._~+/=".utf8.contains($0) }
        return isToken ? nil : "may have letters, digits and -._~+/= only"
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
