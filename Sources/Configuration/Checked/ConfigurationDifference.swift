/// The difference between two configurations: where they say something else, and what of it a running process cannot
/// take.
public struct ConfigurationDifference: Hashable, Sendable {
    /// One place that says something else.
    public struct Change: Hashable, Sendable {
        /// The way in which it does.
        public enum Kind: String, Hashable, Sendable {
            /// Only the later configuration has the key.
            case added
            /// Both have it, with other values.
            case changed
            /// Only the earlier one has it.
            case removed
        }

        /// The path of the key, such as `apps.shop.provider`.
        public let path: String
        /// The way in which it does.
        public let kind: Kind
        /// The earlier value, where it is one that fits a line; secrets as `***`.
        public let old: String?
        /// The later value, in the same way.
        public let new: String?
    }

    /// All changes, in the order of their paths.
    public let changes: [Change]
    /// The keys for which a process has to be started anew; sorted.
    ///
    /// Values that mean the same are no change, though they may be written otherwise.
    public let restartKeys: [String]

    /// Compares two configurations.
    public init(from old: CheckedConfiguration, to new: CheckedConfiguration) {
        var comparison = Comparison(secrets: old.secrets + new.secrets)
        comparison.compare(old.node, new.node, path: "")
        changes = comparison.changes.sorted { $0.path < $1.path }
        restartKeys = old.settings.restartKeys(towards: new.settings)
    }

    /// Both say the same.
    public var isEmpty: Bool { changes.isEmpty }

    /// One line a change, such as `changed limits.bodyBytesMax: 1048576 -> 2097152`.
    public var lines: [String] {
        changes.map { change in
            let values =
                switch (change.old, change.new) {
                case (let old?, let new?): ": \(old) -> \(new)"
                case (let old?, nil): ": \(old)"
                case (nil, let new?): ": \(new)"
                case (nil, nil): ""
                }
            return "\(change.kind.rawValue) \(change.path)\(values)"
        }
    }
}

extension GatewayConfiguration {
    /// The keys that differ and that a running process cannot take; sorted.
    public func restartKeys(towards next: GatewayConfiguration) -> [String] {
        var keys: [String] = []
        func compare<Value: Equatable>(_ key: String, _ value: (GatewayConfiguration) -> Value) {
            if value(self) != value(next) { keys.append(key) }
        }
        compare("listen", \.listen)
        compare("dataDirectory", \.dataDirectory)
        compare("store", \.store)
        compare("loops", \.loops)
        compare("admin.address", \.admin?.address)
        compare("admin.tls", \.admin?.tls)
        compare("admin.proxyProtocol", \.admin?.proxyProtocol)
        compare("spool.directory", \.spool.directory)
        compare("security.storeKeys", \.security.storeKeys)
        return keys.sorted()
    }
}

/// Finds where two trees differ.
private struct Comparison {
    private let secrets: Set<String>
    private(set) var changes: [ConfigurationDifference.Change] = []

    /// The longest value that is shown.
    private static let shownCharactersMax = 120

    init(secrets: [Secret]) { self.secrets = Set(secrets.compactMap(\.literal)) }

    mutating func compare(_ old: ConfigurationNode, _ new: ConfigurationNode, path: String) {
        guard old != new else { return }
        guard case .mapping(let before) = old.content, case .mapping(let after) = new.content else {
            changes.append(.init(path: path, kind: .changed, old: shown(old), new: shown(new)))
            return
        }
        for member in before {
            let path = Spelling.path(path, member.name)
            if let node = new[member.name] {
                compare(member.node, node, path: path)
            } else {
                changes.append(.init(path: path, kind: .removed, old: shown(member.node), new: nil))
            }
        }
        for member in after where old[member.name] == nil {
            changes.append(
                .init(path: Spelling.path(path, member.name), kind: .added, old: nil, new: shown(member.node)))
        }
    }

    /// A scalar, or a list of scalars; nil for what has more in it.
    private func shown(_ node: ConfigurationNode) -> String? {
        let text: String
        switch node.content {
        case .scalar(let scalar): text = shown(scalar)
        case .sequence(let elements):
            var texts: [String] = []
            for element in elements {
                guard case .scalar(let scalar) = element.content else { return nil }
                texts.append(shown(scalar))
            }
            text = "[" + texts.joined(separator: ", ") + "]"
        case .mapping: return nil
        }
        return text.count <= Self.shownCharactersMax ? text : text.prefix(Self.shownCharactersMax) + "…"
    }

    private func shown(_ scalar: ConfigurationScalar) -> String {
        // In the later configuration it may be no secret any more, and still is one to the earlier.
        secrets.contains(scalar.text) ? "***" : Spelling.shown(scalar.text)
    }
}
