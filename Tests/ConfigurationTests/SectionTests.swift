import Configuration
import SupportExpectations
import Testing

struct SectionTests {
    private enum Transport: String, CaseIterable { case websocket, rest }

    private let problems = ConfigurationProblems()

    private func section(_ text: String) throws -> ConfigurationSection {
        let node = try ConfigurationNode(parsing: Array(text.utf8))
        return try #require(ConfigurationValue(node, path: "p", problems: problems).section())
    }

    @Test("accessors give the values of a good section")
    func good() throws {
        let section = try section(
            """
            text: a
            count: 5
            flag: true
            wait: 0.0015
            milliseconds: 20
            list: [a, b]
            transport: rest
            secret: env:A
            secrets: [a, env:B]
            inner: {x: 1}
            inners: [{x: 1}, {x: 2}]
            names: {one: 1, "two words": 2}
            """)
        expectEqual(section.string("text"), "a")
        expectEqual(section.string("text", default: "b"), "a")
        expectEqual(section.integer("count", in: 1...5), 5)
        expectEqual(section.integer("count", default: 1, in: 1...5), 5)
        expectEqual(section.optionalInteger("count", in: 1...5), 5)
        expect(section.boolean("flag", default: false))
        expectEqual(section.seconds("wait", default: .zero, in: 0...1), .milliseconds(2))
        expectEqual(section.optionalSeconds("count", in: 0...10), .seconds(5))
        expectEqual(section.milliseconds("milliseconds", default: .zero, in: 0...100), .milliseconds(20))
        expectEqual(section.strings("list"), ["a", "b"])
        expectEqual(section.choice("transport", default: Transport.websocket), .rest)
        expectEqual(section.optionalChoice("transport"), Transport.rest)
        expectEqual(section.secret("secret").reference, "env:A")
        expectEqual(section.secrets("secrets").map(\.reference), [nil, "env:B"])
        expectEqual(section.section("inner")?.integer("x", in: 0...9), 1)
        expectEqual(section.sections("inners").map { $0.integer("x", in: 0...9) }, [1, 2])
        let names = section.section("names")
        expectEqual(names?.entries().map(\.name), ["one", "two words"])
        expectEqual(names?.entries().map(\.value.path), ["p.names.one", #"p.names["two words"]"#])
        names?.finish()
        section.finish()
        expect(problems.isEmpty)
        #expect(throws: Never.self) { try problems.check() }
    }

    @Test("absent and null keys give the defaults without a problem", arguments: ["{}", "{a: null, b: ~, c: }"])
    func absent(text: String) throws {
        let section = try section(text)
        for key in ["a", "b", "c"] {
            expectEqual(section.string(key, default: "d"), "d")
            expect(section.optionalString(key) == nil)
            expectEqual(section.integer(key, default: 3, in: 0...9), 3)
            expect(section.optionalInteger(key, in: 0...9) == nil)
            expect(section.boolean(key, default: true))
            expectEqual(section.seconds(key, default: .seconds(4), in: 0...9), .seconds(4))
            expect(section.optionalSeconds(key, in: 0...9) == nil)
            expectEqual(section.milliseconds(key, default: .seconds(4), in: 0...9), .seconds(4))
            expectEqual(section.strings(key, default: ["x"]), ["x"])
            expectEqual(section.choice(key, default: Transport.rest), .rest)
            expect(section.optionalChoice(key, Transport.self) == nil)
            expect(section.optionalSecret(key) == nil)
            expect(section.secrets(key).isEmpty)
            expect(section.section(key) == nil)
            expect(section.sections(key).isEmpty)
        }
        section.finish()
        expect(problems.isEmpty)
    }

    @Test("every problem is told, in the order of the text")
    func bad() throws {
        let section = try section(
            """
            tansport: rest
            transport: resst
            count: 12
            wait: 11
            text: 5
            list: [a, 5, [b]]
            long: abcdef
            many: [a, b, c]
            flag: "true"
            inner: 5
            inners: [{x: a}, 5]
            """)
        expectEqual(section.choice("transport", default: Transport.rest), .rest)
        expectEqual(section.integer("count", in: 1...11), 1)
        expectEqual(section.seconds("wait", default: .seconds(1), in: 0.5...10), .seconds(1))
        expectEqual(section.string("text"), "")
        expectEqual(section.string("missing"), "")
        expectEqual(section.integer("number", in: 7...9), 7)
        try expectEqual(section.secret("secret").resolve(in: SampleTests.environment), "")
        expectEqual(section.strings("list"), ["a"])
        expectEqual(section.string("long", bytesMax: 5), "")
        expectEqual(section.strings("many", countMax: 2), [])
        expectEqual(section.boolean("flag", default: false), false)
        expect(section.section("inner") == nil)
        expectEqual(section.sections("inners").map { $0.integer("x", in: 0...9) }, [0])
        section.report("is all wrong")
        section.report("does not fit count", at: "wait")
        section.finish()
        expectEqual(
            problems.all.map(\.description),
            [
                "1:1: p: is all wrong",
                "1:1: p.missing: is required",
                "1:1: p.number: is required",
                "1:1: p.secret: is required",
                #"1:1: p.tansport: unknown key; did you mean "transport"?"#,
                #"2:12: p.transport: unknown value "resst"; allowed: websocket, rest"#,
                "3:8: p.count: must be between 1 and 11",
                "4:7: p.wait: does not fit count",
                "4:7: p.wait: must be between 0.5 and 10",
                "5:7: p.text: expected text, found a whole number; put it in quotes",
                "6:11: p.list[1]: expected text, found a whole number; put it in quotes",
                "6:14: p.list[2]: expected text, found a list",
                "7:7: p.long: must have at most 5 bytes, has 6",
                "8:7: p.many: must have at most 2 elements, has 3",
                "9:7: p.flag: expected true or false, found text; remove the quotes",
                "10:8: p.inner: expected a section (keys and values), found a whole number",
                "11:14: p.inners[0].x: expected a whole number, found text",
                "11:18: p.inners[1]: expected a section (keys and values), found a whole number",
            ])
        #expect(throws: ConfigurationError.invalid(problems.all)) { try problems.check() }
    }

    static let spellings: [(String, String)] = [
        ("hots", #"; did you mean "host"?"#), ("HOST", #"; did you mean "host"?"#),
        ("hst", #"; did you mean "host"?"#), ("base_url", #"; did you mean "baseUrl"?"#),
        ("channel-secret", #"; did you mean "channelSecret"?"#), ("chanelSecrt", #"; did you mean "channelSecret"?"#),
        ("channel", #"; did you mean "channelSecret"?"#), ("bas", #"; did you mean "baseUrl"?"#),
        ("xyz", "; allowed: host, baseUrl, channelSecret"), ("x", "; allowed: host, baseUrl, channelSecret"),
        ("_", "; allowed: host, baseUrl, channelSecret"),
    ]

    @Test("a misspelt key is answered with what may have been meant", arguments: spellings)
    func misspelt(key: String, hint: String) throws {
        let section = try section("{\(key): 1}")
        _ = section.optionalString("host")
        _ = section.optionalString("baseUrl")
        _ = section.optionalString("channelSecret")
        section.finish()
        expectEqual(problems.all.map(\.message), ["unknown key" + hint])
    }

    @Test("a key that is no plain name is quoted, shortened and escaped in paths")
    func strangeKeys() throws {
        let long = String(repeating: "k", count: 100)
        let section = try section("{\"a\\nb\": 1, \"é\": 1, \(long): 1}")
        section.finish()
        expectEqual(
            problems.all.map(\.path),
            [
                #"p["a\nb"]"#, #"p["é"]"#, "p[\"" + String(repeating: "k", count: 40) + "…\"]",
            ])
        expect(problems.all.allSatisfy { $0.message == "unknown key" })
    }

    @Test("more problems than can be kept are counted")
    func problemLimit() throws {
        let section = try section("{" + (0..<250).map { "k\($0): 1" }.joined(separator: ", ") + "}")
        section.finish()
        expectEqual(problems.all.count, ConfigurationProblems.countMax)
        expectEqual(problems.omittedCount, 50)
    }

    @Test(
        "addresses are read in one form only",
        arguments: [
            ("127.0.0.1:0", "127.0.0.1", 0), ("0.0.0.0:65535", "0.0.0.0", 65_535), ("localhost:1", "127.0.0.1", 1),
            ("[::]:80", "::", 80), ("[::1]:80", "::1", 80), ("[1:2:3:4:5:6:7:8]:1", "1:2:3:4:5:6:7:8", 1),
            ("[1:2:3:4:5:6:7::]:1", "1:2:3:4:5:6:7::", 1), ("[::ffff:127.0.0.1]:1", "::ffff:127.0.0.1", 1),
            ("[fe80::A]:1", "fe80::A", 1),
        ])
    func addresses(text: String, host: String, port: Int) throws {
        let address = try #require(NetworkAddress(text))
        expect(address.host == host && address.port == port)
        expectEqual(NetworkAddress(address.description), address)
        expectEqual(address.isIPv6, text.hasPrefix("["))
    }

    @Test(
        "what is no address is refused",
        arguments: [
            "", ":", "127.0.0.1", "127.0.0.1:", "127.0.0.1:a", "127.0.0.1:+1", "127.0.0.1:65536", "127.0.0.1:000001",
            "127.0.0.1:1:2", "127.0.0:1", "127.0.0.1.1:1", "127.0.0.01:1", "127.0.0.256:1", "127..0.1:1", "host:1",
            "::1:1", "[]:1", "[:]:1", "[::1:1", "[::1]", "[::1]1", "[1::2::3]:1", "[:::]:1", "[1:2:3:4:5:6:7]:1",
            "[1:2:3:4:5:6:7:8:9]:1", "[1:2:3:4:5:6:7:8::]:1", "[:1:2:3:4:5:6:7]:1", "[12345::]:1", "[g::]:1",
            "[::127.0.0.1:1]:1", "[fe80::1%eth0]:1", "[127.0.0.1]:1", "[1::127.0.0.256]:1",
        ])
    func noAddresses(text: String) {
        expect(NetworkAddress(text) == nil)
    }
}
