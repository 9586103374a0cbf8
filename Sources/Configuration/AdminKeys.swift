/// The rules for the keys of operators.
enum AdminKey {
    static let charactersMin = 24
    static let charactersMax = 255

    /// The problem with a key, without showing the key; nil when there is none.
    static func problem(with key: String) -> String? {
        guard (charactersMin...charactersMax).contains(key.utf8.count) else {
            return "must have \(charactersMin) to \(charactersMax) characters"
        }
        // Characters that RFC 6750 section 2.1 lets stand behind "Bearer".
        let isToken = key.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-._~+/=".utf8.contains($0) }
        return isToken ? nil : "may have letters, digits and -._~+/= only"
    }
}

extension GatewayConfiguration {
    /// The keys of operators as they are now, references followed; none: whoever reaches the `admin` address may do
    /// all.
    ///
    /// May block. Throws when a reference cannot be followed, and `unusableSecret` when what it leads to is no key.
    public func resolvedAdminKeys(in environment: ConfigurationEnvironment) throws(ConfigurationError) -> [String] {
        var keys: [String] = []
        for secret in adminKeys {
            let key = try secret.resolve(in: environment)
            if let message = AdminKey.problem(with: key) { throw secret.unusable(message) }
            keys.append(key)
        }
        return keys
    }

    /// Takes `keys` out of the `admin` section, whose address others may reach only where there are some.
    static func adminKeys(_ section: ConfigurationSection?) -> [Secret] {
        guard let section else { return [] }
        return (section.value("keys")?.elements(countMax: 16) ?? []).compactMap { element in
            guard let secret = element.secret() else { return nil }
            if let text = secret.literal, let message = AdminKey.problem(with: text) { element.report(message) }
            return secret
        }
    }
}

extension NetworkAddress {
    /// Only this machine reaches it.
    public var isLoopback: Bool { host == "::1" || (!isIPv6 && host.hasPrefix("127.")) }
}
