import Configuration
import SupportExpectations
import Testing

struct SecretTests {
    private static let files: [String: [UInt8]] = [
        "/run/key": Array("from-file\n".utf8), "/run/crlf": Array("from-file\r\n".utf8), "/run/empty": [0x0A],
        "/run/binary": [0xFF], "/run/large": Array(repeating: 0x41, count: Secret.byteCountMax + 1),
    ]
    private static let variables = ["KEY": "from-variable", "EMPTY": "", "LONG": String(repeating: "a", count: 65_537)]

    private let environment = ConfigurationEnvironment(
        readFile: { path throws(ConfigurationError) in
            guard let bytes = files[path] else { throw .unreadableFile(path: path, reason: "no such file") }
            return bytes
        },
        variable: { variables[$0] })

    private func secret(_ text: String) throws -> Secret {
        let node = ConfigurationNode(.scalar(ConfigurationScalar(text, isQuoted: true)))
        let problems = ConfigurationProblems()
        let secret = ConfigurationValue(node, path: "a.b", problems: problems).secret()
        try problems.check()
        return try #require(secret)
    }

    @Test(
        "a secret is a literal or a reference",
        arguments: [
            ("hunter2", "hunter2"), ("env:KEY", "from-variable"), ("file:/run/key", "from-file"),
            ("file:/run/crlf", "from-file"), ("vault:a/b", "vault:a/b"), ("ENV:KEY", "ENV:KEY"),
            ("https://a", "https://a"), (" env:KEY", " env:KEY"),
        ])
    func resolves(text: String, value: String) throws {
        try expectEqual(secret(text).resolve(in: environment), value)
    }

    @Test(
        "a reference that leads nowhere names the path and itself",
        arguments: [
            ("env:NONE", "a.b: the environment variable NONE is unset or empty"),
            ("env:EMPTY", "a.b: the environment variable EMPTY is unset or empty"),
            ("env:LONG", "a.b: env:LONG is longer than 65536 bytes"),
            ("file:/run/none", "a.b: file:/run/none no such file"),
            ("file:/run/empty", "a.b: file:/run/empty is empty"),
            ("file:/run/binary", "a.b: file:/run/binary is not valid UTF-8"),
            ("file:/run/large", "a.b: file:/run/large is longer than 65536 bytes"),
        ])
    func failures(text: String, message: String) throws {
        let secret = try secret(text)
        let error = #expect(throws: ConfigurationError.self) { try secret.resolve(in: environment) }
        expectEqual(error?.description, message)
    }

    @Test(
        "a file that the service manager has put away is found where it says",
        arguments: ["file:$CREDENTIALS_DIRECTORY/oda", "file:${CREDENTIALS_DIRECTORY}/oda"])
    func credentials(text: String) throws {
        let secret = try secret(text)
        expect(secret.reference == text && secret.readsFile)
        let managed = ConfigurationEnvironment(
            readFile: { path throws(ConfigurationError) in
                guard path == "/run/credentials/trunkline.service/oda" else {
                    throw .unreadableFile(path: path, reason: "no such file")
                }
                return Array("put-away\n".utf8)
            },
            variable: { $0 == "CREDENTIALS_DIRECTORY" ? "/run/credentials/trunkline.service" : nil })
        try expectEqual(secret.resolve(in: managed), "put-away")
        #expect(throws: ConfigurationError.unsetVariable(path: "a.b", variable: "CREDENTIALS_DIRECTORY")) {
            try secret.resolve(in: environment)
        }
    }

    @Test(
        "a place in that folder is one name, and no other variable is followed",
        arguments: [
            "file:$CREDENTIALS_DIRECTORY/", "file:$CREDENTIALS_DIRECTORY/../x", "file:$CREDENTIALS_DIRECTORY/a/b",
            "file:$CREDENTIALS_DIRECTORY", "file:$HOME/x", "file:${CREDENTIALS_DIRECTORY/x",
        ])
    func badCredentials(text: String) {
        #expect(throws: ConfigurationError.self) { try secret(text) }
    }

    @Test("an error of the reader that is about something else is passed on")
    func otherError() throws {
        let other = ConfigurationEnvironment(
            readFile: { _ throws(ConfigurationError) in throw .unsetVariable(path: "x", variable: "Y") },
            variable: { _ in nil })
        #expect(throws: ConfigurationError.unsetVariable(path: "x", variable: "Y")) {
            try secret("file:/a").resolve(in: other)
        }
    }

    @Test("a reference is followed anew at each use")
    func rotation() throws {
        let key = try secret("env:KEY")
        let rotated = ConfigurationEnvironment(readFile: { _ in [] }, variable: { _ in "new" })
        try expectEqual(key.resolve(in: environment), "from-variable")
        try expectEqual(key.resolve(in: rotated), "new")
    }

    @Test("a secret never shows itself")
    func redaction() throws {
        struct Holder {
            var secret: Secret
            var optional: Secret?
        }
        for text in ["hunter2", "env:hunter2", "file:/hunter2"] {
            let secret = try secret(text)
            let holder = Holder(secret: secret, optional: secret)
            var dumped = ""
            dump(secret, to: &dumped)
            dump(holder, to: &dumped)
            dump([secret: [secret]], to: &dumped)
            let optional: Secret? = secret
            let shown = [
                "\(secret)", String(describing: secret), String(reflecting: secret), "\(holder)", "\([secret])",
                String(reflecting: holder), String(describing: optional), dumped, "\(Mirror(reflecting: secret))",
                "\(Mirror(reflecting: secret).children.map { "\($0)" })",
            ]
            for text in shown { expect(!text.contains("hunter")) }
            expect("\(secret)" == "***" && secret.debugDescription == "***")
            expect(Mirror(reflecting: secret).children.isEmpty)
        }
    }

    @Test("a whole configuration does not show its secrets")
    func wholeConfiguration() throws {
        let text = """
            apps: {demo: {secretKeys: [sk_hunter2_0123456789abcdef], provider: bot}}
            providers: {bot: {kind: oda, channelSecret: hunter2}}
            security: {tokenKeys: [hunter2hunter2hunter2hunter2hunter2hunter2]}
            """
        let file = ConfigurationEnvironment(readFile: { _ in Array(text.utf8) }, variable: { _ in nil })
        let configuration = try GatewayConfiguration.load(path: "x", from: file, kinds: ["oda"]) { _, _ in }
        var dumped = ""
        dump(configuration, to: &dumped)
        expect(dumped.contains("channelSecret"))
        expect(!(dumped + "\(configuration)" + String(reflecting: configuration)).contains("hunter"))
    }

    @Test("secrets are equal when written the same")
    func equality() throws {
        try expectEqual(secret("env:A"), secret("env:A"))
        try expectEqual(secret("env:A").hashValue, secret("env:A").hashValue)
        try expect(secret("env:A") != secret("env:B"))
        expect(Secret(literal: "env:A") != (try secret("env:A")))
        try expect(secret("x").reference == nil && secret("x").path == "a.b")
    }

    @Test("secret keys behind references are held to the same rules")
    func resolvedKeys() throws {
        let text = """
            apps:
              a: {secretKeys: [sk_a_0123456789abcdefghij, "env:A"], provider: one}
              b: {secretKeys: ["file:/b"], provider: two}
            providers: {one: {kind: oda}, two: {kind: oda}}
            """
        func keys(_ variable: String, _ file: String) throws -> [String: [String]] {
            let environment = ConfigurationEnvironment(
                readFile: { Array(($0 == "x" ? text : file).utf8) }, variable: { _ in variable })
            return try GatewayConfiguration.load(path: "x", from: environment, kinds: ["oda"]) { _, _ in }
                .resolvedSecretKeys(in: environment)
        }
        try expectEqual(
            keys("sk_v_0123456789abcdefghij", "sk_f_0123456789abcdefghij\n"),
            [
                "a": ["sk_a_0123456789abcdefghij", "sk_v_0123456789abcdefghij"], "b": ["sk_f_0123456789abcdefghij"],
            ])
        let wrong = #expect(throws: ConfigurationError.self) { try keys("pk_v_0123456789abcdefghij", "x") }
        expectEqual(wrong?.description, #"apps.a.secretKeys[1]: env:A must begin with "sk_""#)
        let twice = #expect(throws: ConfigurationError.self) {
            try keys("sk_v_0123456789abcdefghij", "sk_a_0123456789abcdefghij")
        }
        expectEqual(twice?.description, "apps.b.secretKeys[0]: file:/b is the same key as apps.a.secretKeys[0]")
    }
}
