/// A configuration that was found to be right, with the text that says what it means.
public struct CheckedConfiguration: Sendable {
    /// The configuration, with every default filled in.
    public let settings: GatewayConfiguration
    /// The tree that it was decoded from.
    let node: ConfigurationNode
    /// The secrets that stand in it, written out or by reference.
    let secrets: [Secret]

    /// Reads a file, decodes it, and lets `check` have every provider's section decoded by its adapter.
    ///
    /// - Throws: as ``GatewayConfiguration/load(path:from:kinds:check:)`` does.
    public static func load(
        path: String, from environment: ConfigurationEnvironment, kinds: [String],
        check: (ProviderConfiguration, ConfigurationProblems) -> Void
    ) throws(ConfigurationError) -> CheckedConfiguration {
        try CheckedConfiguration(parsing: environment.readFile(path), in: environment, kinds: kinds, check: check)
    }

    /// Decodes and checks a text; zones of calendars are read from `environment`.
    ///
    /// - Throws: `invalid` with all problems, or that the text cannot be parsed.
    public init(
        parsing text: [UInt8], in environment: ConfigurationEnvironment, kinds: [String],
        check: (ProviderConfiguration, ConfigurationProblems) -> Void
    ) throws(ConfigurationError) {
        let problems = ConfigurationProblems()
        node = try ConfigurationNode(parsing: text)
        settings = try GatewayConfiguration.decode(
            node, in: environment, kinds: kinds, problems: problems, check: check)
        secrets = problems.secrets
    }

    /// The configuration in one form: the same bytes for all texts that say the same, however they are laid out.
    ///
    /// It is YAML, and JSON but for some numbers: keys in the order of their bytes, lists in their own, no comments, no
    /// anchors. References to secrets stand as they were written, and so do secrets that are written out, so it is for
    /// a digest, or for whoever may read the file.
    public var canonicalText: [UInt8] {
        var bytes: [UInt8] = []
        node.appendCanonical(to: &bytes)
        return bytes
    }
}

extension ConfigurationNode {
    fileprivate func appendCanonical(to bytes: inout [UInt8]) {
        switch content {
        case .scalar(let scalar): scalar.appendCanonical(to: &bytes)
        case .sequence(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                element.appendCanonical(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .mapping(let members):
            bytes.append(UInt8(ascii: "{"))
            let sorted = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
            for (index, member) in sorted.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                ConfigurationScalar.appendQuoted(member.name, to: &bytes)
                // JSON in YAML needs no space behind the colon, but then a plain scalar would be part of the key.
                bytes += [UInt8(ascii: ":"), UInt8(ascii: " ")]
                member.node.appendCanonical(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }
}

extension ConfigurationScalar {
    fileprivate func appendCanonical(to bytes: inout [UInt8]) {
        switch kind {
        case .text: Self.appendQuoted(text, to: &bytes)
        case .integer: bytes += (integer.map(String.init) ?? text).utf8
        case .number: bytes += text.utf8
        case .boolean: bytes += (boolean == true ? "true" : "false").utf8
        case .null: bytes += "null".utf8
        }
    }

    /// Text in double quotes, which YAML and JSON read the same.
    fileprivate static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20, 0x7F:
                bytes += "\\u00".utf8
                bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
