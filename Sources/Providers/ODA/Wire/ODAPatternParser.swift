/// Reads a regular expression (ECMA-262, section 22.2) as far as ``ODAPattern`` can match it.
struct ODAPatternParser {
    /// A piece of an expression.
    indirect enum Node: Sendable {
        case take(ODAPattern.Matcher)
        case assertion(ODAPattern.Instruction)
        case sequence([Node])
        case either([Node])
        case repeated(Node, least: Int, most: Int?)
    }

    /// How often something may be repeated by number.
    private static let timesMax = 1000
    /// How deep groups may stand in one another.
    private static let depthMax = 50

    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var depth = 0

    init(_ expression: String) { scalars = Array(expression.unicodeScalars) }

    /// The whole expression; nil for what is wrong or not understood.
    mutating func parse() -> Node? {
        guard let node = alternatives(), position == scalars.count else { return nil }
        return node
    }

    private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        position += 1
        return true
    }

    private mutating func alternatives() -> Node? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthMax else { return nil }
        var nodes: [Node] = []
        repeat {
            guard let node = sequence() else { return nil }
            nodes.append(node)
        } while take("|")
        return nodes.count == 1 ? nodes[0] : .either(nodes)
    }

    private mutating func sequence() -> Node? {
        var nodes: [Node] = []
        while let scalar = next, scalar != "|", scalar != ")" {
            position += 1
            guard let atom = atom(scalar), let node = repetition(of: atom) else { return nil }
            nodes.append(node)
        }
        return .sequence(nodes)
    }

    private mutating func atom(_ scalar: Unicode.Scalar) -> Node? {
        switch scalar {
        case "^": return .assertion(.begin)
        case "$": return .assertion(.end)
        case ".": return .take(.any)
        case "(": return group()
        case "[": return set().map { .take($0) }
        case "\\": return escape()
        case "*", "+", "?": return nil
        default: return .take(.scalar(scalar.value))
        }
    }

    /// A group, with or without a name; what looks ahead or back is not understood.
    private mutating func group() -> Node? {
        if take("?") {
            if take("<") {
                guard let sign = next, sign != "=", sign != "!" else { return nil }
                while let scalar = next, scalar != ">" {
                    guard scalar != ")" else { return nil }
                    position += 1
                }
                guard take(">") else { return nil }
            } else if !take(":") {
                return nil
            }
        }
        guard let node = alternatives(), take(")") else { return nil }
        return node
    }

    // MARK: Repetitions

    private mutating func repetition(of atom: Node) -> Node? {
        var node = atom
        if take("*") {
            node = .repeated(atom, least: 0, most: nil)
        } else if take("+") {
            node = .repeated(atom, least: 1, most: nil)
        } else if take("?") {
            node = .repeated(atom, least: 0, most: 1)
        } else if next == "{", let counts = counts() {
            guard counts.least <= Self.timesMax, counts.most ?? 0 <= Self.timesMax,
                counts.most ?? counts.least >= counts.least
            else { return nil }
            node = .repeated(atom, least: counts.least, most: counts.most)
        } else {
            return atom
        }
        // Whether the shortest or the longest match is tried first makes no difference here.
        _ = take("?")
        return node
    }

    /// `{2}`, `{2,}` or `{2,5}`; anything else that begins so stands for itself.
    private mutating func counts() -> (least: Int, most: Int?)? {
        let start = position
        position += 1
        guard let least = number() else {
            position = start
            return nil
        }
        var most: Int? = least
        if take(",") { most = number() }
        guard take("}") else {
            position = start
            return nil
        }
        return (least, most)
    }

    private mutating func number() -> Int? {
        var digits = ""
        while let scalar = next, ("0"..."9").contains(scalar), digits.unicodeScalars.count < 6 {
            digits.unicodeScalars.append(scalar)
            position += 1
        }
        return Int(digits)
    }

    // MARK: Escapes and sets

    static let digit = ODAPattern.Matcher.range(0x30...0x39)
    static let word = ODAPattern.Matcher.oneOf([
        .range(0x30...0x39), .range(0x41...0x5A), .scalar(0x5F), .range(0x61...0x7A),
    ])
    static let space = ODAPattern.Matcher.oneOf([
        .range(0x09...0x0D), .scalar(0x20), .scalar(0xA0), .scalar(0x1680), .range(0x2000...0x200A),
        .range(0x2028...0x2029), .scalar(0x202F), .scalar(0x205F), .scalar(0x3000), .scalar(0xFEFF),
    ])

    private mutating func escape() -> Node? {
        switch next {
        case "b":
            position += 1
            return .assertion(.wordEdge(true))
        case "B":
            position += 1
            return .assertion(.wordEdge(false))
        default: return escapedMatcher().map { .take($0) }
        }
    }

    /// The matcher for the escape behind a backslash; nil for a back reference.
    private mutating func escapedMatcher() -> ODAPattern.Matcher? {
        guard let scalar = next else { return nil }
        position += 1
        switch scalar {
        case "d": return Self.digit
        case "D": return .not(Self.digit)
        case "w": return Self.word
        case "W": return .not(Self.word)
        case "s": return Self.space
        case "S": return .not(Self.space)
        case "t": return .scalar(0x09)
        case "n": return .scalar(0x0A)
        case "v": return .scalar(0x0B)
        case "f": return .scalar(0x0C)
        case "r": return .scalar(0x0D)
        case "0": return .scalar(0)
        case "x": return hexadecimal(2)
        case "u": return hexadecimal(4)
        case "1"..."9", "a"..."z", "A"..."Z": return nil
        default: return .scalar(scalar.value)
        }
    }

    private mutating func hexadecimal(_ count: Int) -> ODAPattern.Matcher? {
        guard position + count <= scalars.count else { return nil }
        var digits = ""
        for scalar in scalars[position..<position + count] { digits.unicodeScalars.append(scalar) }
        guard digits.unicodeScalars.allSatisfy({ $0.properties.isASCIIHexDigit }),
            let value = UInt32(digits, radix: 16)
        else { return nil }
        position += count
        return .scalar(value)
    }

    private mutating func set() -> ODAPattern.Matcher? {
        let isNegated = take("^")
        var matchers: [ODAPattern.Matcher] = []
        while let scalar = next, scalar != "]" {
            guard let first = element() else { return nil }
            guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
                matchers.append(first)
                continue
            }
            position += 1
            guard let second = element() else { return nil }
            guard case .scalar(let low) = first, case .scalar(let high) = second else {
                // With a class on one side the dash stands for itself.
                matchers += [first, .scalar(0x2D), second]
                continue
            }
            guard low <= high else { return nil }
            matchers.append(.range(low...high))
        }
        guard take("]") else { return nil }
        return isNegated ? .not(.oneOf(matchers)) : .oneOf(matchers)
    }

    private mutating func element() -> ODAPattern.Matcher? {
        guard let scalar = next else { return nil }
        position += 1
        guard scalar == "\\" else { return .scalar(scalar.value) }
        if take("b") { return .scalar(0x08) }
        if take("-") { return .scalar(0x2D) }
        return escapedMatcher()
    }
}
