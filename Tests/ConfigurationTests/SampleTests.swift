import Configuration
import Foundation
import Routing
import SupportExpectations
import Testing

struct SampleTests {
    static let environment = ConfigurationEnvironment(
        readFile: { path throws(ConfigurationError) in
            guard let data = FileManager.default.contents(atPath: path) else {
                throw .unreadableFile(path: path, reason: "no such file")
            }
            return Array(data)
        },
        variable: { _ in nil })

    private func load(_ name: String) throws -> GatewayConfiguration {
        try GatewayConfiguration.load(
            path: Fixture.folder("good").appending(path: name).path(), from: Self.environment, kinds: ["oda", "echo"]
        ) { _, _ in }
    }

    @Test("YAML and JSON of the same configuration are equal", arguments: ["minimal", "full"])
    func notations(name: String) throws {
        let yaml = try load(name + ".yaml")
        expectEqual(yaml, try load(name + ".json"))
        expectEqual(yaml.hashValue, (try load(name + ".json")).hashValue)
    }

    @Test("a database is named by a section with its URL, or by the URL alone, which is a secret either way")
    func database() throws {
        let keys = "security: {tokenKeys: [\"env:T\"], storeKeys: [\"env:S\"]}"
        let url = "postgres://user:hidden@host/db"
        for store in ["{postgres: \"\(url)\"}", "{postgres: {url: \"\(url)\"}}"] {
            let problems = ConfigurationProblems()
            let minimal = try String(
                contentsOf: Fixture.folder("good").appending(path: "minimal.yaml"), encoding: .utf8)
            let node = try ConfigurationNode(parsing: Array("\(minimal)\nstore: \(store)\n\(keys)\n".utf8))
            let configuration = GatewayConfiguration(decoding: node, kinds: ["echo", "oda"], problems: problems)
            expectEqual(problems.all.map(\.description), [])
            expectEqual(configuration?.store, .postgres(PostgresConfiguration(url: Secret(literal: url))))
            expect(!"\(configuration as Any)".contains("hidden"))
        }
    }

    @Test("a minimal file gets every default")
    func defaults() throws {
        let configuration = try load("minimal.yaml")
        expectEqual(configuration.listen.map(\.address.description), ["127.0.0.1:8080"])
        expect(configuration.admin == nil)
        expect(configuration.publicURL == nil)
        expect(configuration.trustedProxies.isEmpty && configuration.listen[0].proxyProtocol == nil)
        expectEqual(configuration.dataDirectory, "./data")
        expectEqual(configuration.store, .sqlite(fileName: "trunkline.db"))
        expectEqual(configuration.loops, 0)
        expectEqual(configuration.logging.level, .info)
        expectEqual(configuration.security, SecurityConfiguration())
        expectEqual(configuration.limits, LimitsConfiguration())
        expectEqual(configuration.limits.headerBytesMax, 65_536)
        expectEqual(configuration.limits.bodyBytesMax, 1_048_576)
        expectEqual(configuration.limits.sessionsPerUserMax, 20)
        expectEqual(configuration.limits.publishable.sessionsPerAddressPerMinute, 30)
        expectEqual(configuration.limits.publishable.sessionsPerKeyPerSecond, 50)
        expectEqual(configuration.limits.requests, RequestLimits())
        expectEqual(configuration.limits.requests.perSecretKeyPerSecond, 0)
        expectEqual(configuration.sessions, SessionsConfiguration())
        expectEqual(configuration.sessions.messageExpiry, .seconds(300))
        expectEqual(configuration.sessions.idleEnd, .seconds(86_400))
        expectEqual(configuration.sessions.outboxMessagesMax, 100)
        expectEqual(configuration.sessions.outboxBytesMax, 33_554_432)
        expect(configuration.testing.echo == false && configuration.facades == FacadesConfiguration())
        let app = try #require(configuration.app("demo"))
        expectEqual(app.providers, ["pizza-bot"])
        expect(app.publishableKeys.isEmpty && app.clientFields.isEmpty && app.sessionsPerUserMax == nil)
        let client = try #require(configuration.provider("pizza-bot")).client
        expectEqual(client, ClientConfiguration())
        expectEqual(client.totalTimeout, .seconds(15))
        expect(client.guards.retry.attemptsMax == 3 && client.guards.retry.budgetPercent == 20)
        expect(client.guards.breaker.failuresToOpen == 5 && client.guards.breaker.open == .seconds(15))
        expect(client.guards.requestsPerSecondMax == nil)
        expect(configuration.app("none") == nil && configuration.provider("none") == nil)
    }

    @Test("routes and calendars arrive whole, with what apps may use by them")
    func routes() throws {
        let configuration = try load("full.yaml")
        let support = try #require(configuration.routes.first)
        expectEqual(configuration.routes.map(\.name), ["support", "plain"])
        let when: [RouteCondition] = [
            .app([Glob("demo")]), .locale([Glob("de*"), Glob("fr")]), .health(provider: "raya", [.up, .degraded]),
            .attribute("tier", [Glob("gold")]), .customData("n", [Glob("5")]), .metadata("vip", [Glob("true")]),
            .hours([RouteCondition.Hours(calendar: "london", isOpen: false)]), .native(false),
        ]
        expectEqual(support.rules, [RouteRule(when: when, use: [RouteChoice("raya")])])
        expectEqual(support.use, [RouteChoice("pizza-bot", weight: 90), RouteChoice("raya", weight: 10)])
        expectEqual(support.fallback, ["raya"])
        expectEqual(support.fallbackOn, [.unavailable, .timeout])
        expectEqual(support.hours, RouteHours(calendar: "london", outside: [RouteChoice("raya")]))
        let plain = configuration.routes[1]
        expect(plain.rules.isEmpty && plain.fallback.isEmpty && plain.hours == RouteHours(calendar: "london"))
        expectEqual(plain.fallbackOn, Set(FallbackCause.allCases))
        let london = try #require(configuration.calendars.first)
        expectEqual(london.timezone, "Europe/London")
        expectEqual(london.open.map(\.count), [1, 1, 1, 1, 1, 2, 0])
        expectEqual(london.closed.count, 1)
        expectEqual(london.special.values.map(\.count), [1])
        let other = try #require(configuration.app("other"))
        expect(other.route == "plain" && other.provider == nil && other.providers == ["raya"])
        let table = try configuration.routeTable(in: Self.environment)
        expectEqual(table.names, ["plain", "support"])
    }

    private static var fullGuards: ClientGuards {
        var guards = ClientGuards()
        (guards.retry.attemptsMax, guards.retry.budgetPercent) = (2, 10)
        (guards.breaker.failuresToOpen, guards.breaker.open) = (3, .milliseconds(2500))
        guards.requestsPerSecondMax = 50
        return guards
    }

    @Test("a full file arrives whole")
    func full() throws {
        let configuration = try load("full.json")
        expectEqual(configuration.listen.map(\.address.host), ["127.0.0.1", "::1"])
        expect(configuration.listen[0].tls == nil)
        let tls = try #require(configuration.listen[1].tls)
        expectEqual(tls.certificates.map(\.certificateFile), ["/etc/trunkline/chat.pem", "b.pem", "c.pem"])
        expectEqual(tls.certificates.map(\.keyFile), ["/etc/trunkline/chat.key", "b.key", "c.key"])
        expectEqual(tls.certificates.map(\.ocspFile), ["/etc/trunkline/chat.ocsp", nil, "c.ocsp"])
        expectEqual(tls.minVersion, .v1_3)
        expectEqual(tls.clientCertificates?.caFile, "/etc/trunkline/clients.pem")
        expectEqual(tls.clientCertificates?.mode, .optional)
        expectEqual(tls.handshakeTimeout, .milliseconds(2_500))
        expect(tls.hsts?.maxAgeSeconds == 86_400 && tls.hsts?.includesSubDomains == true)
        let proxyProtocol = try #require(configuration.listen[1].proxyProtocol)
        expectEqual(proxyProtocol.from.map(\.description), ["10.0.0.0/8", "fd00::/8", "192.0.2.1"])
        expect(proxyProtocol.isRequired && configuration.listen[0].proxyProtocol == nil)
        expectEqual(configuration.trustedProxies.map(\.description), ["10.0.0.0/8", "::1"])
        let admin = (configuration.admin?.address.description, configuration.adminKeys.map(\.reference))
        expect(admin == ("127.0.0.1:8081", ["env:OPERATOR_KEY"]), "\(admin)")
        expectEqual(configuration.publicURL, "https://gateway.example.com/chat")
        expectEqual(configuration.logging.level, .notice)
        expectEqual(configuration.apps.map(\.name), ["demo", "other"])
        let demo = try #require(configuration.app("demo"))
        expectEqual(demo.secretKeys.map(\.reference), [nil, "env:DEMO_KEY", "file:/run/secrets/demo"])
        expectEqual(demo.publishableKeys.first?.origins.count, 3)
        expectEqual(demo.publishableKeys.first?.native, true)
        expectEqual(demo.providers, ["pizza-bot", "raya"])
        expectEqual(demo.sessionsPerUserMax, 5)
        expect(configuration.app("other")?.provider == nil)
        let client = try #require(configuration.provider("pizza-bot")).client
        expectEqual(client.connectTimeout, .milliseconds(2500))
        expectEqual(client.totalTimeout, .seconds(30))
        expectEqual(client.guards, Self.fullGuards)
        expect(configuration.provider("raya")?.userIDs == .hashed && configuration.security.tokenKeys.count == 2)
        expectEqual(configuration.limits.requestTimeout, .milliseconds(30_500))
        expectEqual(configuration.limits.drain, .zero)
        expectEqual(configuration.limits.drainIdle, .milliseconds(500))
        expectEqual(configuration.limits.reconnectSpread, .seconds(5))
        expectEqual(configuration.limits.shedding.loopLag, .milliseconds(100))
        expectEqual(configuration.limits.shedding.storeWait, .zero)
        expectEqual(configuration.limits.shedding.recovery, .milliseconds(2_500))
        expectEqual(configuration.limits.connectionsPerAddressMax, 100)
        let http2 = configuration.limits.http2
        expect(http2.headerListBytesMax == 16_384 && http2.streamWindowBytes == 131_072)
        expectEqual(http2.connectionWindowBytes, 2_097_152)
        expectEqual(http2.resets, HTTP2Configuration.Budget(burst: 50, perSecond: 5))
        expectEqual(http2.pings, HTTP2Configuration.Budget(burst: 20, perSecond: 10))
        expectEqual(http2.settings, HTTP2Configuration().settings)
        let transfer = configuration.limits.transfer
        expect(transfer.bodyIdle == .seconds(5) && transfer.answerIdle == .milliseconds(7_500))
        expect(transfer.bodyBytesPerSecondMin == 100 && transfer.answerBytesPerSecondMin == 0)
        expect(transfer.sendBufferBytesMax == 262_144 && transfer.unsentBytesMax == 0)
        expectEqual(configuration.limits.publishable.sessionsPerAddressPerMinute, 10)
        expectEqual(configuration.limits.publishable.sessionsPerKeyPerSecond, 5)
        expectEqual(configuration.limits.requests.perAddressPerMinute, 600)
        expectEqual(configuration.limits.requests.perSecretKeyPerSecond, 200)
        expectEqual(configuration.limits.requests.perClientTokenPerSecond, 20)
        expectEqual(configuration.sessions.outboxBytesMax, 4_194_304)
        expect(configuration.testing.echo == true && configuration.facades.ujet.isEnabled)
    }

    @Test(
        "the full file says how a vendor is known over TLS, and where calls may go",
        arguments: ["full.yaml", "full.json"])
    func trust(name: String) throws {
        let client = try #require(try load(name).provider("pizza-bot")).client
        expectEqual(client.trust.caFile, "/etc/ssl/corp.pem")
        expectEqual(
            client.trust.pins,
            ["r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=", "YLh1dUR9y6Kja30RrAn7JKnbQG/uEtLMkBgFF2Fuihg="])
        expectEqual(client.trust.pinMode, .report)
        expectEqual(client.trust.minVersion, .v1_3)
        expectEqual(client.trust.certificate?.certificateFile, "/etc/trunkline/gateway.pem")
        expectEqual(client.trust.certificate?.keyFile, "/run/secrets/gateway.key")
        expectEqual(client.egress.allow?.map(\.name), ["*.amazonaws.com", "files.corp", "2001:db8::7"])
        expectEqual(client.egress.allow?.map(\.port), [nil, 8443, nil])
        expect(client.egress.allowsPrivate)
    }

    @Test("a proxy arrives whole", arguments: ["full.yaml", "full.json"])
    func proxy(name: String) throws {
        let proxy = try #require(try load(name).provider("pizza-bot")?.client.proxy)
        expectEqual(proxy.server, ClientProxy.Server(kind: .https, host: "proxy.corp", port: 3129))
        expect(proxy.username == "gw" && proxy.password?.reference == "env:PROXY_PASSWORD")
        expect(proxy.authentication == .digest && proxy.caFile == "/etc/ssl/proxy.pem")
        expectEqual(proxy.noProxy, ["10.0.0.0/8", ".corp", "*.internal", "localhost", "fd00::/8"])
    }

    @Test("an adapter decodes its own section", arguments: ["full.yaml", "full.json"])
    func adapter(name: String) throws {
        let problems = ConfigurationProblems()
        let section = try #require(try load(name).provider("pizza-bot")).section(reportingTo: problems)
        expectEqual(section.path, "providers.pizza-bot")
        expectEqual(section.string("host"), "127.0.0.1:18080")
        expectEqual(section.boolean("tls", default: true), false)
        expectEqual(section.string("channelId"), "12345")
        expectEqual(section.secret("channelSecret").reference, "env:ODA_SECRET")
        expectEqual(section.optionalString("greeting"), "Grüß dich 😀\n\"hello\" /there")
        expect(section.optionalString("absent") == nil)
        section.finish()
        expectEqual(problems.all, [])
    }

    @Test("what adapters find is told together with all other problems")
    func together() throws {
        let text = """
            loops: -1
            apps: {demo: {secretKeys: [sk_demo_0123456789abcdef], provider: pizza-bot}}
            providers:
              pizza-bot: {kind: oda, hots: a}
              other: {kind: odaa}
            """
        let environment = ConfigurationEnvironment(readFile: { _ in Array(text.utf8) }, variable: { _ in nil })
        let error = #expect(throws: ConfigurationError.self) {
            try GatewayConfiguration.load(path: "x", from: environment, kinds: ["oda", "echo"]) { provider, problems in
                expectEqual(provider.kind, "oda")
                let section = provider.section(reportingTo: problems)
                _ = section.string("host")
                section.finish()
            }
        }
        expectEqual(
            error?.description,
            """
            1:8: loops: must be between 0 and 256
            4:14: providers.pizza-bot.host: is required
            4:26: providers.pizza-bot.hots: unknown key; did you mean "host"?
            5:17: providers.other.kind: unknown kind "odaa"; allowed: echo, oda
            """)
    }

    @Test("a file that cannot be read says so in the reader's words")
    func unreadable() {
        let error = #expect(throws: ConfigurationError.self) { try load("none.yaml") }
        expectEqual(error?.description.hasSuffix("none.yaml: no such file"), true)
    }
}
