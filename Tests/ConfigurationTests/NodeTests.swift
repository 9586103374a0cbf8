import Configuration
import SupportExpectations
import Testing

struct NodeTests {
    private func node(_ text: String) throws(ConfigurationError) -> ConfigurationNode {
        try ConfigurationNode(parsing: Array(text.utf8))
    }

    private func scalar(_ text: String) throws -> ConfigurationScalar {
        guard case .scalar(let scalar) = try node("k: " + text + "\n")["k"]?.content else {
            throw ConfigurationError.unreadableFile(path: "", reason: "no scalar")
        }
        return scalar
    }

    private func message(_ bytes: [UInt8]) -> String? {
        #expect(throws: ConfigurationError.self) { try ConfigurationNode(parsing: bytes) }?.description
    }

    static let kinds: [(String, ConfigurationScalar.Kind)] = [
        ("", .null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null), ("nULL", .text),
        ("true", .boolean), ("True", .boolean), ("FALSE", .boolean), ("tRUE", .text),
        ("yes", .text), ("no", .text), ("on", .text), ("Off", .text), ("y", .text),
        ("0", .integer), ("-12", .integer), ("+12", .integer), ("007", .integer), ("0o17", .integer),
        ("0xFf", .integer), ("0x", .text), ("0o8", .text), ("-0x1", .text), ("1_000", .text), ("12:30", .text),
        ("1.5", .number), (".5", .number), ("5.", .number), ("-1.5e+10", .number), ("1e3", .number), ("1E-3", .number),
        (".", .text), ("e3", .text), ("1e", .text), ("1e+", .text), ("1.5.2", .text), ("+", .text), ("1.2e3x", .text),
        (".inf", .number), ("-.INF", .number), ("+.Inf", .number), (".nan", .number), ("-.nan", .text), ("inf", .text),
        ("'5'", .text), ("\"true\"", .text), ("\"\"", .text), ("!!str 5", .text), ("! 5", .text), ("|\n  5", .text),
        ("2026-01-01", .text), ("=", .text), ("127.0.0.1:80", .text),
    ]

    @Test("plain scalars follow the core schema of YAML 1.2", arguments: kinds)
    func coreSchema(text: String, kind: ConfigurationScalar.Kind) throws {
        try expectEqual(scalar(text).kind, kind)
    }

    @Test("scalars have their values")
    func values() throws {
        try expectEqual(scalar("0o17").integer, 15)
        try expectEqual(scalar("0xFf").integer, 255)
        try expectEqual(scalar("-12").integer, -12)
        try expect(scalar("99999999999999999999").integer == nil)
        try expectEqual(scalar("99999999999999999999").number, 1e20)
        try expectEqual(scalar("-1.5e+10").number, -1.5e10)
        try expectEqual(scalar("5.").number, 5)
        try expectEqual(scalar(".5").number, 0.5)
        try expectEqual(scalar("-.inf").number, -.infinity)
        try expectEqual(scalar(".nan").number?.isNaN, true)
        try expectEqual(scalar("TRUE").boolean, true)
        try expect(scalar("'true'").boolean == nil)
        try expect(scalar("abc").number == nil)
        try expect(scalar("1.5").integer == nil)
    }

    static let json: [(String, String)] = [
        (#""a\"b\\c\/d\b\f\n\r\t""#, "a\"b\\c/d\u{8}\u{C}\n\r\t"),
        (#""\u0041\u00e9\u20AC""#, "Aé€"),
        (#""\ud83d\ude00 and \uD83D\uDE00""#, "😀 and 😀"),
        (#""\\ud83d\\ude00""#, #"\ud83d\ude00"#),
        (#""http://a/b#c: d, e [f] {g} 'h' & *i""#, "http://a/b#c: d, e [f] {g} 'h' & *i"),
        (#""äöü 😀""#, "äöü 😀"),
        (#""\u0000""#, "\0"),
        (#""""#, ""),
    ]

    @Test("strings of JSON keep what they say", arguments: json)
    func jsonStrings(text: String, value: String) throws {
        let expected = ConfigurationNode(.scalar(ConfigurationScalar(value, isQuoted: true)))
        try expectEqual(node("\t{\"k\":\(text)}\n\t\n")["k"], expected)
        try expectEqual(node("{\n\t\"k\"\t:\t\(text)\r\n}")["k"], expected)
        try expectEqual(node("{\"x\":1,\"k\":\(text),\"y\":[]}")["k"], expected)
    }

    @Test("tokens of JSON need no space between them")
    func compactJSON() throws {
        let compact = try node(#"{"a":-1.5e3,"b":[true,false,null,{}],"c":{"d":[[]]}}"#)
        let block = try node("a: -1.5e3\nb:\n- true\n- false\n-\n- {}\nc:\n  d:\n  - []\n")
        expectEqual(compact, block)
    }

    @Test("flow text that is no JSON keeps its tabs and its backslashes")
    func flowYAML() throws {
        try expectEqual(node("{a: x\ty}")["a"], ConfigurationNode(.scalar(ConfigurationScalar("x\ty"))))
        let literal = ConfigurationNode(.scalar(ConfigurationScalar(#"\ud83d\ude00"#)))
        try expectEqual(node(#"{a: '\ud83d\ude00'}"#)["a"], literal)
        try expectEqual(node(#"{a: \ud83d\ude00}"#)["a"], literal)
    }

    @Test("marks count lines and characters from 1")
    func marks() throws {
        let tree = try node("\u{FEFF}é: 1\nb:\n  - [x, \"ü\", y]\n")
        guard case .mapping(let members) = tree.content, case .sequence(let outer) = members[1].node.content,
            case .sequence(let inner) = outer[0].content
        else {
            Issue.record("another tree")
            return
        }
        expectEqual(members[0].mark, ConfigurationMark(line: 1, column: 1))
        expectEqual(members[0].node.mark, ConfigurationMark(line: 1, column: 4))
        expectEqual(members[1].mark, ConfigurationMark(line: 2, column: 1))
        expectEqual(inner.map(\.mark.column), [6, 9, 14])
        expect(inner.allSatisfy { $0.mark.line == 3 })
    }

    @Test("an anchor may be used again and replaced")
    func anchors() throws {
        let tree = try node("a: &x [1, {b: 2}]\nc: *x\nd: &x 5\ne: *x\n")
        expectEqual(tree["a"], tree["c"])
        expectEqual(tree["e"], ConfigurationNode(.scalar(ConfigurationScalar("5"))))
    }

    @Test("as many values as allowed are read, and one more is refused")
    func count() throws {
        // The list itself is one.
        let list = Array(("[" + String(repeating: "1,", count: ConfigurationNode.countMax - 2) + "1]").utf8)
        #expect(throws: Never.self) { try ConfigurationNode(parsing: list) }
        expectEqual(message(list.dropLast() + Array(",1]".utf8))?.contains("more than 100000 values"), true)
    }

    @Test("as deep as allowed is read, and one deeper is refused")
    func depth() {
        let depth = ConfigurationNode.depthMax
        #expect(throws: Never.self) {
            try node(String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
        }
        expectEqual(message(Array(String(repeating: "[", count: depth + 1).utf8)), "1:33: nested deeper than 32")
        expectEqual(
            message(Array(String(repeating: "{a: ", count: 100_000).utf8))?.hasSuffix("nested deeper than 32"), true)
    }

    @Test("a text larger than 1 MiB is refused unread")
    func size() {
        let text = [UInt8](repeating: 0x20, count: 1 << 20)
        expectEqual(message(text)?.contains("the file is empty"), true)
        expectEqual(message(text + [0x20]), "1:1: the file has 1048577 bytes; at most 1048576 are allowed")
    }

    @Test("nodes are compared by what they mean, not by where and how they are written")
    func equality() throws {
        try expectEqual(node("a: 'x'\nb: 16\nc: true"), node(#"{ "a": "x", "b": 0x10, "c": True }"#))
        try expect(node("a: 5") != node("a: '5'"))
        try expect(node("a: 5\nb: 1") != node("b: 1\na: 5"), "the order of keys is part of a tree")
        try expect(node("a: 99999999999999999999") != node("a: 99999999999999999998"))
        try expectEqual(node("a: ~").hashValue, node("a:").hashValue)
        try expect(node("a: 1.50") != node("a: 1.5"))
        let set: Set = [try node("a: 16\nb: yes\nc: true"), try node("{a: 0x10, b: 'yes', c: TRUE}")]
        expectEqual(set.count, 1)
    }

    @Test("a tree shows its shape and no scalar")
    func shape() throws {
        let tree = try node("a: [hidden, {b: 5}]\nc: hidden\n")
        expectEqual("\(tree)", "{a: [***, {b: ***}], c: ***}")
        var dumped = ""
        dump(tree, to: &dumped)
        expect(!dumped.contains("hidden"))
        expect(!String(reflecting: tree).contains("hidden"))
        expect(!String(reflecting: [tree["c"]]).contains("hidden"))
        var scalar = ""
        dump(ConfigurationScalar("hidden"), to: &scalar)
        expect(!scalar.contains("hidden") && !"\(ConfigurationScalar("hidden"))".contains("hidden"))
        expect(!String(reflecting: ConfigurationScalar("hidden")).contains("hidden"))
    }
}
