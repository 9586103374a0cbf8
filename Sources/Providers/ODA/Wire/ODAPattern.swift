/// A regular expression of an edit form's field, matched in time that grows with the text and no faster.
///
/// Of the language of ECMA-262 what a form uses: classes, groups, alternatives, repetitions, anchors. What needs to
/// look back or ahead is not understood, since it can take for ever; the skill judges it then. A match anywhere in the
/// text counts, as `RegExp.test` has it (assumed).
struct ODAPattern: Sendable {
    /// The longest expression, in Unicode scalars.
    static let expressionScalarsMax = 1000
    /// The most instructions that one becomes; repetitions are written out.
    static let instructionsMax = 5000
    /// The longest text that is judged, in Unicode scalars; a longer one is left to the skill.
    static let textScalarsMax = 10_000

    /// One scalar, or one of several.
    indirect enum Matcher: Hashable, Sendable {
        case any
        case scalar(UInt32)
        case range(ClosedRange<UInt32>)
        case oneOf([Matcher])
        case not(Matcher)

        func takes(_ scalar: UInt32) -> Bool {
            switch self {
            case .any: ![0x0A, 0x0D, 0x2028, 0x2029].contains(scalar)
            case .scalar(let one): one == scalar
            case .range(let range): range.contains(scalar)
            case .oneOf(let matchers): matchers.contains { $0.takes(scalar) }
            case .not(let matcher): !matcher.takes(scalar)
            }
        }
    }

    /// One step of the machine that matches.
    enum Instruction: Sendable {
        case take(Matcher)
        case split(Int, Int)
        case jump(Int)
        case begin
        case end
        case wordEdge(Bool)
        case match
    }

    private let program: [Instruction]

    /// Nil for what is not understood.
    init?(_ expression: String) {
        guard expression.unicodeScalars.count <= Self.expressionScalarsMax else { return nil }
        var parser = ODAPatternParser(expression)
        guard let tree = parser.parse() else { return nil }
        var program: [Instruction] = []
        guard Self.compile(tree, into: &program) else { return nil }
        program.append(.match)
        self.program = program
    }

    // MARK: From tree to instructions

    private static func compile(_ node: ODAPatternParser.Node, into program: inout [Instruction]) -> Bool {
        guard program.count < instructionsMax else { return false }
        switch node {
        case .take(let matcher): program.append(.take(matcher))
        case .assertion(let instruction): program.append(instruction)
        case .sequence(let nodes): return nodes.allSatisfy { compile($0, into: &program) }
        case .either(let nodes): return compile(alternatives: nodes, into: &program)
        case .repeated(let inner, let least, let most):
            for _ in 0..<least {
                let before = program.count
                guard compile(inner, into: &program) else { return false }
                // Nothing is nothing however often it comes.
                if program.count == before { break }
            }
            guard let most else { return compile(star: inner, into: &program) }
            return compile(optional: inner, times: most - least, into: &program)
        }
        return program.count < instructionsMax
    }

    private static func compile(
        alternatives nodes: [ODAPatternParser.Node], into program: inout [Instruction]
    ) -> Bool {
        var ends: [Int] = []
        for (index, node) in nodes.enumerated() {
            let split = program.count
            let isLast = index == nodes.count - 1
            if !isLast { program.append(.split(0, 0)) }
            guard compile(node, into: &program) else { return false }
            guard !isLast else { continue }
            ends.append(program.count)
            program.append(.jump(0))
            program[split] = .split(split + 1, program.count)
        }
        for end in ends { program[end] = .jump(program.count) }
        return true
    }

    private static func compile(star inner: ODAPatternParser.Node, into program: inout [Instruction]) -> Bool {
        let split = program.count
        program.append(.split(0, 0))
        guard compile(inner, into: &program) else { return false }
        program.append(.jump(split))
        program[split] = .split(split + 1, program.count)
        return true
    }

    private static func compile(
        optional inner: ODAPatternParser.Node, times: Int, into program: inout [Instruction]
    ) -> Bool {
        var splits: [Int] = []
        for _ in 0..<times {
            splits.append(program.count)
            program.append(.split(0, 0))
            guard compile(inner, into: &program) else { return false }
        }
        for split in splits { program[split] = .split(split + 1, program.count) }
        return true
    }

    // MARK: Matching

    /// The expression matches somewhere in a text.
    ///
    /// All ways to match go on side by side, so that a text is read once.
    func matches(_ text: String) -> Bool {
        let scalars = text.unicodeScalars.prefix(Self.textScalarsMax + 1).map(\.value)
        guard scalars.count <= Self.textScalarsMax else { return true }
        var threads = Threads(program.count)
        var next = Threads(program.count)
        for position in 0...scalars.count {
            // A match may begin at every place.
            if add(0, to: &threads, scalars, position) { return true }
            guard position < scalars.count else { return false }
            for place in threads.places {
                if case .take(let matcher) = program[place], matcher.takes(scalars[position]),
                    add(place + 1, to: &next, scalars, position + 1)
                {
                    return true
                }
            }
            swap(&threads, &next)
            next.clear()
        }
        return false
    }

    /// Where the machine stands, each place once.
    private struct Threads {
        private(set) var places: [Int] = []
        private var isIn: [Bool]

        init(_ count: Int) { isIn = Array(repeating: false, count: count) }

        mutating func insert(_ place: Int) -> Bool {
            guard !isIn[place] else { return false }
            isIn[place] = true
            places.append(place)
            return true
        }

        mutating func clear() {
            for place in places { isIn[place] = false }
            places.removeAll(keepingCapacity: true)
        }
    }

    /// Follows what takes no scalar; true when that leads to a match.
    private func add(_ start: Int, to threads: inout Threads, _ scalars: [UInt32], _ position: Int) -> Bool {
        var waiting = [start]
        while let place = waiting.popLast() {
            guard threads.insert(place) else { continue }
            switch program[place] {
            case .take: break
            case .match: return true
            case .jump(let target): waiting.append(target)
            case .split(let first, let second): waiting += [second, first]
            case .begin: if position == 0 { waiting.append(place + 1) }
            case .end: if position == scalars.count { waiting.append(place + 1) }
            case .wordEdge(let wanted):
                let before = position > 0 && Self.isWord(scalars[position - 1])
                let after = position < scalars.count && Self.isWord(scalars[position])
                if (before != after) == wanted { waiting.append(place + 1) }
            }
        }
        return false
    }

    private static func isWord(_ scalar: UInt32) -> Bool { ODAPatternParser.word.takes(scalar) }
}
