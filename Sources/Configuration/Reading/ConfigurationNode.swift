/// A configuration text as a tree, before anything is known about what its keys mean.
///
/// Two nodes are equal when they mean the same: places are ignored, and so is how text was quoted, but `"5"` (text) and
/// `5` (a number) differ. Thus a YAML and a JSON text can be compared, and a reload can see what has changed.
///
/// A tree may hold secrets, so `print`, string interpolation and `dump` show its shape and no scalar.
public struct ConfigurationNode: Hashable, Sendable {
    /// The contents that a node can have.
    public enum Content: Hashable, Sendable {
        /// Text, a number, a boolean or null.
        case scalar(ConfigurationScalar)
        /// A list.
        case sequence([ConfigurationNode])
        /// Keys and values in the order of the text; no key comes twice.
        case mapping([ConfigurationMember])
    }

    /// The content of the node.
    public let content: Content
    /// Where the node begins in the text; for a node reached through an alias, where its anchor stands.
    public let mark: ConfigurationMark

    /// A node with that content at that place.
    public init(_ content: Content, at mark: ConfigurationMark = .start) {
        self.content = content
        self.mark = mark
    }

    /// The value of a key, when this is a mapping that has it.
    public subscript(_ name: String) -> ConfigurationNode? {
        guard case .mapping(let members) = content else { return nil }
        return members.first { $0.name == name }?.node
    }

    /// True for a null scalar, written `null`, `~` or not at all.
    public var isNull: Bool {
        guard case .scalar(let scalar) = content else { return false }
        return scalar.kind == .null
    }

    /// True for null, an empty list and an empty mapping.
    public var isEmpty: Bool {
        switch content {
        case .scalar: isNull
        case .sequence(let elements): elements.isEmpty
        case .mapping(let members): members.isEmpty
        }
    }

    /// Equal content, wherever it stands.
    public static func == (left: ConfigurationNode, right: ConfigurationNode) -> Bool { left.content == right.content }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

/// One key of a mapping with its value.
public struct ConfigurationMember: Hashable, Sendable {
    /// The key.
    public let name: String
    /// Where the key stands in the text.
    public let mark: ConfigurationMark
    /// The value.
    public let node: ConfigurationNode

    /// A key and its value.
    public init(name: String, at mark: ConfigurationMark = .start, node: ConfigurationNode) {
        self.name = name
        self.mark = mark
        self.node = node
    }

    /// Equal name and value, wherever they stand.
    public static func == (left: ConfigurationMember, right: ConfigurationMember) -> Bool {
        left.name == right.name && left.node == right.node
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(node)
    }
}

extension ConfigurationNode: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The shape: `{listen: [{address: ***}]}`.
    public var description: String {
        switch content {
        case .scalar(let scalar): scalar.description
        case .sequence(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
        case .mapping(let members):
            "{" + members.map { Spelling.shown($0.name) + ": " + $0.node.description }.joined(separator: ", ") + "}"
        }
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// The shape and the place, no scalar.
    public var customMirror: Mirror { Mirror(self, children: ["shape": description, "line": mark.line]) }
}
