import Routing

extension GatewayConfiguration {
    /// Reads, decodes and checks the configuration file at `path`.
    ///
    /// - Parameters:
    ///   - kinds: the kinds of providers that this build has, for `providers.*.kind`.
    ///   - check: decodes each provider's own section, so that its problems are told together with all others; it must
    ///     call `finish()`.
    /// - Throws: `unreadableFile`, or `invalid` with every problem in the order of the text.
    public static func load(
        path: String, from environment: ConfigurationEnvironment, kinds: [String],
        check: (ProviderConfiguration, ConfigurationProblems) -> Void
    ) throws(ConfigurationError) -> GatewayConfiguration {
        let problems = ConfigurationProblems()
        return try load(path: path, from: environment, kinds: kinds, problems: problems, check: check)
    }

    /// The same with a collection of problems of the caller's, which knows all references then.
    public static func load(
        path: String, from environment: ConfigurationEnvironment, kinds: [String], problems: ConfigurationProblems,
        check: (ProviderConfiguration, ConfigurationProblems) -> Void
    ) throws(ConfigurationError) -> GatewayConfiguration {
        let node = try ConfigurationNode(parsing: environment.readFile(path))
        return try decode(node, in: environment, kinds: kinds, problems: problems, check: check)
    }

    /// Decodes and checks a tree, each provider's section by its adapter too.
    static func decode(
        _ node: ConfigurationNode, in environment: ConfigurationEnvironment, kinds: [String],
        problems: ConfigurationProblems,
        check: (ProviderConfiguration, ConfigurationProblems) -> Void
    ) throws(ConfigurationError) -> GatewayConfiguration {
        let configuration = GatewayConfiguration(decoding: node, kinds: kinds, problems: problems)
        for provider in configuration?.providers ?? [] where kinds.contains(provider.kind) {
            check(provider, problems)
        }
        _ = configuration?.zones(in: environment, node, problems)
        guard problems.isEmpty, let configuration else { throw .invalid(problems.all) }
        return configuration
    }

    /// Decodes and checks a tree; the result may be used only when `problems` stays empty.
    ///
    /// Nil when the tree is no section at all.
    public init?(decoding node: ConfigurationNode, kinds: [String], problems: ConfigurationProblems) {
        guard let root = ConfigurationValue(node, path: "", problems: problems).section() else { return nil }
        listen = Self.listeners(root)
        let adminSection = root.section("admin")
        adminKeys = Self.adminKeys(adminSection)
        admin = adminSection.flatMap(Self.listener)
        if let admin, adminKeys.isEmpty, !admin.address.isLoopback {
            root.report("needs keys, or a loopback address", at: "admin")
        }
        // The kernel would let both listen, and give each connection to one of them by chance.
        if let admin, admin.address.port != 0, listen.contains(where: { $0.address == admin.address }) {
            root.report("must not be one of the addresses of listen", at: "admin")
        }
        metrics = MetricsConfiguration(root.section("metrics"))
        trustedProxies = root.ranges("trustedProxies")
        publicURL = root.value("publicUrl").flatMap(Self.publicURL)
        dataDirectory = root.string("dataDirectory", default: "./data")
        store = StoreConfiguration(root.section("store"))
        loops = root.integer("loops", default: 0, in: 0...256)
        logging = Self.logging(root)
        security = Self.security(root)
        if case .postgres = store { Self.require(security, root) }
        limits = LimitsConfiguration(root.section("limits"))
        sessions = SessionsConfiguration(root.section("sessions"))
        spool = SpoolConfiguration(root.section("spool"))
        facades = FacadesConfiguration(root.section("facades"))
        testing = TestingConfiguration(root.section("testing"))
        if sessions.outboxBytesMax < limits.bodyBytesMax {
            root.problems.report(
                "must not be less than limits.bodyBytesMax (\(limits.bodyBytesMax))", path: "sessions.outboxBytesMax",
                mark: node["sessions"]?["outboxBytesMax"]?.mark ?? node["limits"]?.mark ?? root.mark)
        }
        var decoder = AppDecoder(kinds: kinds)
        providers = decoder.providers(root)
        calendars = CalendarDecoder.calendars(root)
        routes = RouteDecoder(providers: decoder.providerNames, calendars: calendars.map(\.name)).routes(root)
        decoder.routes = routes
        apps = decoder.apps(root)
        decoder.checkSharing(of: providers, among: apps, in: root)
        decoder.checkEscalations(of: providers, among: apps, in: root)
        root.finish()
    }

    /// Keys that are made in the data directory are this machine's, and the database may be anywhere.
    private static func require(_ security: SecurityConfiguration, _ root: ConfigurationSection) {
        for (name, keys) in [("tokenKeys", security.tokenKeys), ("storeKeys", security.storeKeys)] where keys.isEmpty {
            root.problems.report(
                "is required with store.postgres", path: "security.\(name)", mark: root.mark)
        }
    }

    private static func listeners(_ root: ConfigurationSection) -> [ListenerConfiguration] {
        guard let value = root.value("listen") else {
            return NetworkAddress("127.0.0.1:8080").map { [ListenerConfiguration(address: $0)] } ?? []
        }
        guard let elements = value.elements(countMax: 16) else { return [] }
        if elements.isEmpty { value.report("must have at least one element") }
        var first: [NetworkAddress: String] = [:]
        return elements.compactMap { element in
            guard let listener = element.section().flatMap(listener) else { return nil }
            if listener.address.port != 0, let earlier = first.updateValue(element.path, forKey: listener.address) {
                element.report("the same address as \(earlier)")
            }
            return listener
        }
    }

    private static func listener(_ section: ConfigurationSection) -> ListenerConfiguration? {
        defer { section.finish() }
        let tls = section.section("tls").map(ListenerTLS.init)
        let proxyProtocol = section.section("proxyProtocol").map(ListenerProxyProtocol.init)
        guard let value = section.required("address"), let text = value.string() else { return nil }
        guard let address = NetworkAddress(text) else {
            value.report("must be an IP address and a port, as in \"127.0.0.1:8080\" or \"[::1]:8080\"")
            return nil
        }
        return ListenerConfiguration(address: address, tls: tls, proxyProtocol: proxyProtocol)
    }

    private static func publicURL(_ value: ConfigurationValue) -> String? {
        guard let text = value.string() else { return nil }
        if let base = WebAddress.base(text) { return base }
        value.report("must be http://host[:port][/path] or https://…, without user, query and fragment")
        return nil
    }

    private static func logging(_ root: ConfigurationSection) -> LoggingConfiguration {
        guard let section = root.section("logging") else { return LoggingConfiguration() }
        defer { section.finish() }
        return LoggingConfiguration(level: section.choice("level", default: .info))
    }

    private static func security(_ root: ConfigurationSection) -> SecurityConfiguration {
        guard let section = root.section("security") else { return SecurityConfiguration() }
        defer { section.finish() }
        func keys(_ name: String, _ sort: OwnKey) -> [Secret] {
            let elements = section.value(name)?.elements(countMax: 16) ?? []
            return elements.compactMap { element in
                let secret = element.secret()
                if let text = secret?.literal, let message = sort.problem(with: text.utf8) { element.report(message) }
                return secret
            }
        }
        return SecurityConfiguration(tokenKeys: keys("tokenKeys", .token), storeKeys: keys("storeKeys", .store))
    }
}

extension LimitsConfiguration {
    fileprivate init(_ section: ConfigurationSection?) {
        guard let section else { return }
        defer { section.finish() }
        func integer(_ key: String, _ field: inout Int, _ range: ClosedRange<Int>) {
            field = section.integer(key, default: field, in: range)
        }
        func seconds(_ key: String, _ field: inout Duration, from lower: Double = 0.1, to upper: Double = 3600) {
            field = section.seconds(key, default: field, in: lower...upper)
        }
        integer("headerBytesMax", &headerBytesMax, 1024...1_048_576)
        integer("bodyBytesMax", &bodyBytesMax, 1024...1_073_741_824)
        integer("jsonDepthMax", &jsonDepthMax, 8...512)
        integer("connectionsMax", &connectionsMax, 1...1_000_000)
        integer("connectionsPerAddressMax", &connectionsPerAddressMax, 0...1_000_000)
        integer("streamsPerConnectionMax", &streamsPerConnectionMax, 1...1024)
        integer("sessionsPerUserMax", &sessionsPerUserMax, 1...10_000)
        integer("subscribersPerSessionMax", &subscribersPerSessionMax, 1...10_000)
        integer("subscriberQueueBytesMax", &subscriberQueueBytesMax, 16_384...67_108_864)
        seconds("headerTimeoutSeconds", &headerTimeout)
        seconds("requestTimeoutSeconds", &requestTimeout)
        seconds("idleTimeoutSeconds", &idleTimeout)
        seconds("drainSeconds", &drain, from: 0)
        seconds("drainIdleSeconds", &drainIdle, from: 0, to: 60)
        seconds("reconnectSpreadSeconds", &reconnectSpread, from: 0, to: 600)
        integer("diskFreeBytesMin", &diskFreeBytesMin, 0...1 << 50)
        shedding = SheddingConfiguration(section.section("shedding"))
        http2 = HTTP2Configuration(section.section("http2"))
        transfer = TransferLimits(section.section("transfer"))
        publishable = PublishableLimits(section.section("publishable"))
        clientTokens = ClientTokenLimits(section.section("clientTokens"))
        requests = RequestLimits(section.section("requests"))
        if requestTimeout < headerTimeout {
            section.report("must not be less than headerTimeoutSeconds", at: "requestTimeoutSeconds")
        }
    }
}

extension TestingConfiguration {
    fileprivate init(_ section: ConfigurationSection?) {
        self.init()
        guard let section else { return }
        defer { section.finish() }
        echo = section.boolean("echo", default: false)
    }
}

extension SheddingConfiguration {
    fileprivate init(_ section: ConfigurationSection?) {
        guard let section else { return }
        defer { section.finish() }
        loopLag = section.milliseconds("loopLagMilliseconds", default: loopLag, in: 0...60_000)
        storeWait = section.milliseconds("storeWaitMilliseconds", default: storeWait, in: 0...60_000)
        recovery = section.seconds("recoverySeconds", default: recovery, in: 0.1...3600)
    }
}

extension TransferLimits {
    fileprivate init(_ section: ConfigurationSection?) {
        guard let section else { return }
        defer { section.finish() }
        bodyIdle = section.seconds("bodyIdleSeconds", default: bodyIdle, in: 1...3600)
        bodyBytesPerSecondMin = section.integer(
            "bodyBytesPerSecondMin", default: bodyBytesPerSecondMin, in: 0...1_048_576)
        answerIdle = section.seconds("answerIdleSeconds", default: answerIdle, in: 1...3600)
        answerBytesPerSecondMin = section.integer(
            "answerBytesPerSecondMin", default: answerBytesPerSecondMin, in: 0...1_048_576)
        sendBufferBytesMax = Self.kernelBytes(section, "sendBufferBytesMax", sendBufferBytesMax, least: 8192)
        unsentBytesMax = Self.kernelBytes(section, "unsentBytesMax", unsentBytesMax, least: 4096)
    }

    /// A bound of the kernel's, or 0 for the system's own.
    private static func kernelBytes(
        _ section: ConfigurationSection, _ key: String, _ fallback: Int, least: Int
    ) -> Int {
        let bytes = section.integer(key, default: fallback, in: 0...67_108_864)
        if bytes > 0, bytes < least { section.report("must be 0 or at least \(least)", at: key) }
        return bytes
    }
}

extension PublishableLimits {
    fileprivate init(_ section: ConfigurationSection?) {
        guard let section else { return }
        defer { section.finish() }
        sessionsPerAddressPerMinute = section.rate("sessionsPerAddressPerMinute", default: sessionsPerAddressPerMinute)
        sessionsPerKeyPerSecond = section.rate("sessionsPerKeyPerSecond", default: sessionsPerKeyPerSecond)
    }
}

extension ClientTokenLimits {
    fileprivate init(_ section: ConfigurationSection?) {
        guard let section else { return }
        defer { section.finish() }
        sessionsPerUserPerMinute = section.rate("sessionsPerUserPerMinute", default: sessionsPerUserPerMinute)
    }
}

extension MetricsConfiguration {
    fileprivate init(_ section: ConfigurationSection?) {
        self.init()
        guard let section else { return }
        defer { section.finish() }
        isPublic = section.boolean("public", default: false)
    }
}

extension RequestLimits {
    fileprivate init(_ section: ConfigurationSection?) {
        guard let section else { return }
        defer { section.finish() }
        perAddressPerMinute = section.rate("perAddressPerMinute", default: perAddressPerMinute)
        perSecretKeyPerSecond = section.rate("perSecretKeyPerSecond", default: perSecretKeyPerSecond)
        perClientTokenPerSecond = section.rate("perClientTokenPerSecond", default: perClientTokenPerSecond)
    }
}

extension ConfigurationSection {
    /// How often something may happen; 0 stands for any number.
    fileprivate func rate(_ key: String, default fallback: Int) -> Int {
        integer(key, default: fallback, in: 0...1_000_000)
    }
}

extension SessionsConfiguration {
    fileprivate init(_ section: ConfigurationSection?) {
        guard let section else { return }
        defer { section.finish() }
        messageExpiry = section.seconds("messageExpirySeconds", default: messageExpiry, in: 1...86_400)
        idleEnd = section.seconds("idleEndSeconds", default: idleEnd, in: 60...2_592_000)
        linkEvents = section.seconds("linkEventsSeconds", default: linkEvents, in: 0...3600)
        takeUpsPerSecond = section.integer("takeUpsPerSecond", default: takeUpsPerSecond, in: 1...1_000_000)
        outboxMessagesMax = section.integer("outboxMessagesMax", default: outboxMessagesMax, in: 1...10_000)
        outboxBytesMax = section.integer("outboxBytesMax", default: outboxBytesMax, in: 65_536...1_073_741_824)
    }
}
