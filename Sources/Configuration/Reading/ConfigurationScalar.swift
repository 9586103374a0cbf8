/// One scalar of a configuration text: what was written, and what it is by the core schema of YAML 1.2.2 section 10.3.
///
/// It may be a secret, so it prints as `***`.
public struct ConfigurationScalar: Hashable, Sendable {
    /// The kinds of scalar.
    public enum Kind: Hashable, Sendable {
        /// Anything quoted, and anything plain that is none of the others; `yes`, `no`, `on` and `off` are text.
        case text
        /// `12`, `-3`, `0o17`, `0xff`.
        case integer
        /// `1.5`, `.5`, `1e3`, `.inf`, `.nan`.
        case number
        /// `true` or `false`, also capitalised or in capitals.
        case boolean
        /// `null`, also capitalised or in capitals, `~`, or nothing.
        case null
    }

    /// The text after quotes and escapes are resolved.
    public let text: String
    /// True when the text was quoted, a block, or tagged `!!str`.
    public let isQuoted: Bool
    /// The kind of the scalar.
    public let kind: Kind

    /// A scalar as written.
    public init(_ text: String, isQuoted: Bool = false) {
        self.text = text
        self.isQuoted = isQuoted
        kind = isQuoted ? .text : Self.kind(ofPlain: text)
    }

    /// The value of an integer that fits; nil for anything else.
    public var integer: Int? {
        guard kind == .integer else { return nil }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
        if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8) }
        return Int(text)
    }

    /// The value of an integer or a number, as near as `Double` comes; nil for anything else.
    public var number: Double? {
        switch kind {
        case .integer: integer.map(Double.init) ?? Double(text)
        case .number:
            switch text.lowercased() {
            case ".inf", "+.inf": .infinity
            case "-.inf": -.infinity
            case ".nan": .nan
            default: Double(text)
            }
        case .text, .boolean, .null: nil
        }
    }

    /// The value of a boolean; nil for anything else.
    public var boolean: Bool? { kind == .boolean ? text.lowercased() == "true" : nil }

    /// Scalars are equal when their kinds are and what they mean: how text was quoted, the base of an integer, and the
    /// spelling of a boolean or null do not count.
    ///
    /// Numbers with a fraction are compared as they are written.
    public static func == (left: ConfigurationScalar, right: ConfigurationScalar) -> Bool {
        guard left.kind == right.kind else { return false }
        switch left.kind {
        case .text, .number: return left.text == right.text
        case .integer: return left.integer == right.integer && (left.integer != nil || left.text == right.text)
        case .boolean: return left.boolean == right.boolean
        case .null: return true
        }
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        switch kind {
        case .text, .number: hasher.combine(text)
        case .integer: hasher.combine(integer)
        case .boolean: hasher.combine(boolean)
        case .null: break
        }
    }

    private static func kind(ofPlain text: String) -> Kind {
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE", "false", "False", "FALSE": return .boolean
        case ".nan", ".NaN", ".NAN": return .number
        default: break
        }
        let bytes = Array(text.utf8)
        if bytes.count > 2, bytes[0] == UInt8(ascii: "0") {
            if bytes[1] == UInt8(ascii: "x"), bytes.dropFirst(2).allSatisfy(\.isHexadecimal) { return .integer }
            if bytes[1] == UInt8(ascii: "o"), bytes.dropFirst(2).allSatisfy({ (0x30...0x37).contains($0) }) {
                return .integer
            }
        }
        let signed = bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-")
        return kind(ofUnsigned: signed ? bytes.dropFirst() : bytes[...])
    }

    /// Integer: `[0-9]+`; number: `(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?` or `.inf`; else text.
    private static func kind(ofUnsigned bytes: ArraySlice<UInt8>) -> Kind {
        if [".inf", ".Inf", ".INF"].contains(where: { bytes.elementsEqual($0.utf8) }) { return .number }
        var rest = bytes
        func takeDigits() -> Int {
            let count = rest.prefix(while: \.isDigit).count
            rest = rest.dropFirst(count)
            return count
        }
        let whole = takeDigits()
        if rest.isEmpty { return whole > 0 ? .integer : .text }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard takeDigits() > 0 || whole > 0 else { return .text }
        } else if whole == 0 {
            return .text
        }
        if rest.isEmpty { return .number }
        guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else { return .text }
        rest = rest.dropFirst()
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        return takeDigits() > 0 && rest.isEmpty ? .number : .text
    }
}

extension ConfigurationScalar: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Always `***`, since any scalar may be a secret.
    public var description: String { "***" }
    /// Always `***`.
    public var debugDescription: String { description }
    /// The kind only.
    public var customMirror: Mirror { Mirror(self, children: ["kind": kind]) }
}

extension UInt8 {
    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isHexadecimal: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
    var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
