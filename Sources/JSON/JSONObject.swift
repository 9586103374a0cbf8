/// The members of an object in the order of the text, repeated keys included.
///
/// Lookups walk the members, since objects are small; keys are compared by code points. Where a key is repeated, the
/// last member counts, as it does for most readers of JSON (RFC 8259 section 4).
public struct JSONObject: Sendable {
    /// One member.
    public struct Member: Sendable {
        /// The name.
        public var key: String
        /// The value.
        public var value: JSONValue

        /// Makes a member.
        public init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// The members in order.
    public var members: [Member]

    /// Makes an object from its members; an empty one from none.
    public init(_ members: [Member] = []) {
        self.members = members
    }

    /// Whether there are no members.
    public var isEmpty: Bool { members.isEmpty }

    /// The number of members, repeated keys counted each time.
    public var count: Int { members.count }

    /// The value of the last member with this key, or nil.
    ///
    /// Setting a value does what `set(_:to:)` does; setting nil removes.
    public subscript(key: String) -> JSONValue? {
        get { lastIndex(of: key).map { members[$0].value } }
        set {
            if let newValue { set(key, to: newValue) } else { remove(key) }
        }
    }

    /// Gives the key one value: at the place of its last member, or at the end where there is none.
    ///
    /// Earlier members with the same key are removed, so that every reader sees the new value.
    public mutating func set(_ key: String, to value: JSONValue) {
        if !replace(key, with: value) { append(key, value) }
    }

    /// Gives a key that is there one value, at the place of its last member; false where it is not.
    ///
    /// Earlier members with the same key are removed, so that every reader sees the new value.
    public mutating func replace(_ key: String, with value: JSONValue) -> Bool {
        guard let last = lastIndex(of: key) else { return false }
        members[last].value = value
        for index in members[..<last].indices.reversed() where members[index].key.hasSameBytes(as: key) {
            members.remove(at: index)
        }
        return true
    }

    /// Removes all members with the key and returns the value of the last one, or nil when there was none.
    @discardableResult
    public mutating func remove(_ key: String) -> JSONValue? {
        guard let last = lastIndex(of: key) else { return nil }
        let value = members[last].value
        members.removeAll { $0.key.hasSameBytes(as: key) }
        return value
    }

    /// Adds a member at the end without looking for others with the key.
    public mutating func append(_ key: String, _ value: JSONValue) {
        members.append(Member(key: key, value: value))
    }

    private func lastIndex(of key: String) -> Int? {
        members.lastIndex { $0.key.hasSameBytes(as: key) }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Makes an object with its members in the order written.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements.map { Member(key: $0.0, value: $0.1) })
    }
}

extension JSONObject: Hashable {}

extension JSONObject.Member: Hashable {
    /// Whether key and value are written alike.
    public static func == (left: Self, right: Self) -> Bool {
        left.key.hasSameBytes(as: right.key) && left.value == right.value
    }

    /// Feeds key and value to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(value)
    }
}
