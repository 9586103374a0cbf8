extension ConfigurationNode {
    /// How deep lists and mappings may stand in each other.
    public static let depthMax = 32
    /// How many nodes a text may have, each alias counted with all that it stands for.
    public static let countMax = 100_000

    /// Reads a YAML text; JSON is read as the YAML that it is.
    ///
    /// One document of at most 1 MiB, `depthMax` and `countMax`, in UTF-8. Scalars follow the core schema of YAML 1.2.2
    /// section 10.3. Anchors and aliases work within the bounds. Refused with `invalid` and the place: a key twice in
    /// one mapping, keys that are no scalars, tags but `!!str`, a second document, and what libyaml cannot read.
    public init(parsing bytes: [UInt8]) throws(ConfigurationError) {
        var reader = NodeReader(parser: YAMLParser(try SourceText.prepare(bytes)))
        self = try reader.document()
    }
}

/// Turns libyaml's events into a tree, within the bounds.
private struct NodeReader: ~Copyable {
    /// A node with what it adds when an alias stands for it.
    struct Measured {
        var node: ConfigurationNode
        /// The node and all in it.
        var count: Int
        /// 0 for a scalar, one more than its highest element for the others.
        var height: Int
    }

    var parser: YAMLParser
    /// An anchor is entered when its node is complete, so no alias can stand for what it is part of.
    var anchors: [String: Measured] = [:]
    var count = 0

    init(parser: consuming YAMLParser) { self.parser = parser }

    mutating func document() throws(ConfigurationError) -> ConfigurationNode {
        let start = try parser.next()
        guard case .documentStart = start.event else {
            throw Self.invalid("the file is empty; it must hold a section (keys and values)", at: .start)
        }
        let root = try node(parser.next(), depth: 0)
        _ = try parser.next()
        let end = try parser.next()
        guard case .streamEnd = end.event else {
            throw Self.invalid("a second document begins here; only one is allowed", at: end.mark)
        }
        return root.node
    }

    private mutating func node(_ step: YAMLStep, depth: Int) throws(ConfigurationError) -> Measured {
        count += 1
        try checkCount(at: step.mark)
        let measured: Measured
        let name: String?
        switch step.event {
        case .scalar(let text, let isQuoted, let anchor, let tag):
            let isText = tag == "!" || tag == "tag:yaml.org,2002:str"
            if let tag, !isText { throw Self.tagRefused(tag, at: step.mark) }
            let scalar = ConfigurationScalar(text, isQuoted: isQuoted || isText)
            measured = Measured(node: ConfigurationNode(.scalar(scalar), at: step.mark), count: 1, height: 0)
            name = anchor
        case .alias(let anchor):
            return try alias(anchor, at: step.mark, depth: depth)
        case .sequenceStart(let anchor, let tag):
            if let tag { throw Self.tagRefused(tag, at: step.mark) }
            measured = try sequence(at: step.mark, depth: depth + 1)
            name = anchor
        case .mappingStart(let anchor, let tag):
            if let tag { throw Self.tagRefused(tag, at: step.mark) }
            measured = try mapping(at: step.mark, depth: depth + 1)
            name = anchor
        case .documentStart, .documentEnd, .streamEnd, .sequenceEnd, .mappingEnd:
            throw Self.invalid("a value is missing", at: step.mark)
        }
        if let name { anchors[name] = measured }
        return measured
    }

    private mutating func alias(
        _ name: String, at mark: ConfigurationMark, depth: Int
    ) throws(ConfigurationError) -> Measured {
        guard let measured = anchors[name] else {
            throw Self.invalid("no anchor \(Spelling.quoted(name)) is complete before this alias", at: mark)
        }
        // The alias itself is counted already.
        count += measured.count - 1
        try checkCount(at: mark)
        try Self.checkDepth(depth + measured.height, at: mark)
        return measured
    }

    private mutating func sequence(at mark: ConfigurationMark, depth: Int) throws(ConfigurationError) -> Measured {
        try Self.checkDepth(depth, at: mark)
        var elements: [ConfigurationNode] = []
        var count = 1
        var height = 0
        while true {
            let step = try parser.next()
            if case .sequenceEnd = step.event { break }
            let element = try node(step, depth: depth)
            elements.append(element.node)
            count += element.count
            height = max(height, element.height)
        }
        return Measured(node: ConfigurationNode(.sequence(elements), at: mark), count: count, height: height + 1)
    }

    private mutating func mapping(at mark: ConfigurationMark, depth: Int) throws(ConfigurationError) -> Measured {
        try Self.checkDepth(depth, at: mark)
        var members: [ConfigurationMember] = []
        var names: Set<String> = []
        var count = 1
        var height = 0
        while true {
            let step = try parser.next()
            if case .mappingEnd = step.event { break }
            guard case .scalar(let name, _, nil, nil) = step.event else {
                throw Self.invalid("a key must be plain or quoted text, without anchor, alias and tag", at: step.mark)
            }
            guard names.insert(name).inserted else {
                throw Self.invalid("the key \(Spelling.quoted(name)) stands here twice", at: step.mark)
            }
            let value = try node(parser.next(), depth: depth)
            members.append(ConfigurationMember(name: name, at: step.mark, node: value.node))
            count += value.count
            height = max(height, value.height)
        }
        return Measured(node: ConfigurationNode(.mapping(members), at: mark), count: count, height: height + 1)
    }

    private func checkCount(at mark: ConfigurationMark) throws(ConfigurationError) {
        guard count <= ConfigurationNode.countMax else {
            let message = "more than \(ConfigurationNode.countMax) values, those behind aliases included"
            throw Self.invalid(message, at: mark)
        }
    }

    private static func checkDepth(_ depth: Int, at mark: ConfigurationMark) throws(ConfigurationError) {
        guard depth <= ConfigurationNode.depthMax else {
            throw invalid("nested deeper than \(ConfigurationNode.depthMax)", at: mark)
        }
    }

    private static func tagRefused(_ tag: String, at mark: ConfigurationMark) -> ConfigurationError {
        invalid("the tag \(Spelling.quoted(tag)) is not allowed", at: mark)
    }

    private static func invalid(_ message: String, at mark: ConfigurationMark) -> ConfigurationError {
        .invalid([ConfigurationProblem(path: "", mark: mark, message: message)])
    }
}
