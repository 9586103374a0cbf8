import Configuration
import SupportExpectations
import Testing

@Suite("Checked configurations")
struct CheckedConfigurationTests {
    private static let text = """
        listen: [{address: "127.0.0.1:8080"}]
        apps:
          demo: {secretKeys: ["sk_demo_0123456789abcdef"], provider: main}
        providers:
          main: {kind: echo, token: "env:TOKEN"}
        """

    private func checked(_ text: String = text) throws -> CheckedConfiguration {
        try CheckedConfiguration(parsing: Array(text.utf8), in: SampleTests.environment, kinds: ["echo"]) {
            provider, problems in
            let section = provider.section(reportingTo: problems)
            _ = section.value("token")?.secret()
            _ = section.value("answer")?.boolean()
            section.finish()
        }
    }

    @Test("the canonical text is the same however the file is laid out, and reads as the same configuration")
    func canonical() throws {
        let other = """
            # Another order, other quotes, JSON.
            {"providers": {"main": {token: 'env:TOKEN', kind: "echo"}},
             apps: {demo: {provider: main, secretKeys: [sk_demo_0123456789abcdef]}},
             listen: [{address: '127.0.0.1:8080'}]}
            """
        let one = try checked()
        try expectEqual(one.canonicalText, checked(other).canonicalText)
        let text = String(decoding: one.canonicalText, as: UTF8.self)
        expect(text.hasPrefix(#"{"apps": {"demo": {"provider": "main""#), "\(text)")
        expect(text.contains(#""token": "env:TOKEN""#), "references are not followed")
        let again = try checked(text)
        expectEqual(again.canonicalText, one.canonicalText)
        expect(again.settings == one.settings)
    }

    @Test(
        "every scalar comes back as it was",
        arguments: ["\"a\\\"b\\\\c\\n\\u00e9\"", "\"5\"", "0x10", "1.5", ".5", "true", "~", "\"\\u007f\""])
    func scalars(_ scalar: String) throws {
        let text = Self.text + "\n  spare: {kind: echo, note: \(scalar)}\n"
        func read(_ text: [UInt8]) throws -> CheckedConfiguration {
            try CheckedConfiguration(parsing: text, in: SampleTests.environment, kinds: ["echo"]) { _, _ in }
        }
        let one = try read(Array(text.utf8))
        let again = try read(one.canonicalText)
        expect(one.settings == again.settings, "\(String(decoding: one.canonicalText, as: UTF8.self))")
        expectEqual(one.canonicalText, again.canonicalText)
    }

    @Test("a difference names paths and values, and no secret")
    func difference() throws {
        let next = Self.text
            .replacing("sk_demo_0123456789abcdef", with: "sk_next_0123456789abcdef")
            .replacing("kind: echo, token: \"env:TOKEN\"", with: "kind: echo, answer: false")
        let difference = try ConfigurationDifference(from: checked(), to: checked(next + "\nlogging: {level: debug}"))
        expectEqual(
            difference.lines,
            [
                "changed apps.demo.secretKeys: [***] -> [***]", "added logging", "added providers.main.answer: false",
                "removed providers.main.token: \"env:TOKEN\"",
            ])
        expectEqual(difference.restartKeys, [])
        try expect(ConfigurationDifference(from: checked(), to: checked()).isEmpty)
    }

    @Test(
        "what a running process cannot take is named, and what means the same is not",
        arguments: [
            ("loops: 3", ["loops"]), ("dataDirectory: ./other", ["dataDirectory"]), ("dataDirectory: ./data", []),
            ("store: {sqlite: other.db}", ["store"]), ("admin: {address: \"127.0.0.1:8081\"}", ["admin.address"]),
            ("spool: {directory: /tmp/x}", ["spool.directory"]), ("limits: {bodyBytesMax: 4096}", []),
            ("security: {storeKeys: [\"env:K\"]}", ["security.storeKeys"]),
            ("security: {tokenKeys: [\"env:K\"]}", []), ("publicUrl: \"https://chat.example.com\"", []),
        ])
    func restarts(_ more: String, _ keys: [String]) throws {
        try expectEqual(
            ConfigurationDifference(from: checked(), to: checked(Self.text + "\n" + more)).restartKeys, keys)
    }

    @Test("another place to listen at needs a restart")
    func listen() throws {
        let next = Self.text.replacing("8080", with: "8090")
        try expectEqual(ConfigurationDifference(from: checked(), to: checked(next)).restartKeys, ["listen"])
    }
}
