import Redaction
import Routing

/// Decodes `providers` and `apps`, and what must hold between them.
struct AppDecoder {
    let kinds: [String]
    /// The routes that apps may name.
    var routes: [ProviderRoute] = []
    /// Every name under `providers`, also of those that have problems of their own.
    private(set) var providerNames: [String] = []
    /// Every key of an app, written out or by reference, and where it stood first.
    private var keyPaths: [String: String] = [:]

    init(kinds: [String]) { self.kinds = kinds }

    mutating func providers(_ root: ConfigurationSection) -> [ProviderConfiguration] {
        guard let entries = Self.named(root, "providers") else { return [] }
        providerNames = entries.map(\.name)
        return entries.compactMap { name, value in
            guard let section = value.section() else { return nil }
            let kind = section.required("kind")?.choice(among: kinds.sorted(), noun: "kind") ?? ""
            return ProviderConfiguration(
                name: name, kind: kind, userIDs: section.choice("userIds", default: .raw),
                client: ClientConfiguration(section.section("client")),
                clientProviderOptions: (section.value("clientProviderOptions")?.elements() ?? []).compactMap(
                    Self.optionName),
                escalateTo: EscalationTarget(section.section("escalateTo"), providers: providerNames, from: name),
                transferMessage: section.value("transferMessage")?.string(bytesMax: 2000), node: value.node)
        }
    }

    mutating func apps(_ root: ConfigurationSection) -> [AppConfiguration] {
        var apps: [AppConfiguration] = []
        for (name, value) in Self.named(root, "apps") ?? [] {
            guard let section = value.section() else { continue }
            apps.append(app(name, section))
        }
        return apps
    }

    /// The vendor knows a user by id only, so two apps on one provider would share their users' conversations.
    func checkSharing(
        of providers: [ProviderConfiguration], among apps: [AppConfiguration], in root: ConfigurationSection
    ) {
        for provider in providers where provider.userIDs == .raw {
            let users = apps.filter { $0.providers.contains(provider.name) }.map(\.name)
            guard users.count > 1 else { continue }
            root.problems.report(
                "must be \"hashed\", because more than one app uses this provider: \(Spelling.list(users))",
                path: Spelling.path("providers", provider.name) + ".userIds",
                mark: provider.node["userIds"]?.mark ?? provider.node.mark)
        }
    }

    private mutating func app(_ name: String, _ section: ConfigurationSection) -> AppConfiguration {
        let secretKeys = secretKeys(section)
        let publishableKeys = section.sections("publishableKeys", countMax: 16).compactMap { publishableKey($0) }
        let origins = Self.origins(section)
        if section.value("secretKeys")?.node.isEmpty != false, section.value("publishableKeys")?.node.isEmpty != false {
            section.report("needs secretKeys or publishableKeys, or nobody could use it")
        }
        let provider = section.value("provider").flatMap(providerName)
        let route = route(section)
        let listed = section.value("providers").map { $0.elements()?.compactMap(providerName) ?? [] }
        if let listed, let provider, !listed.contains(provider) {
            section.report("must be one of providers", at: "provider")
        }
        if section.value("provider") == nil, section.value("route") == nil, listed?.isEmpty != false {
            section.report("is required when providers lists none", at: "provider")
        }
        let missing = (route?.reach ?? []).filter { listed?.contains($0) == false }
        if !missing.isEmpty {
            section.report("leads to what providers does not list: \(Spelling.list(missing))", at: "route")
        }
        let implied = (provider.map { [$0] } ?? []) + (route?.reach ?? []).filter { $0 != provider }
        let clientFields = (section.value("clientFields")?.elements() ?? []).compactMap(Self.clientField)
        let limits = section.section("limits")
        let sessionsPerUserMax = limits?.optionalInteger("sessionsPerUserMax", in: 1...10_000)
        limits?.finish()
        let redactor = section.value("redact")?.redactor()
        section.refuse(["webhooks"])
        section.finish()
        return AppConfiguration(
            name: name, secretKeys: secretKeys, publishableKeys: publishableKeys, origins: origins, provider: provider,
            route: route?.name, providers: listed ?? implied, clientFields: clientFields,
            sessionsPerUserMax: sessionsPerUserMax,
            redactor: redactor ?? Redactor([]))
    }

    /// The route of an app's sessions that name none.
    private func route(_ section: ConfigurationSection) -> ProviderRoute? {
        guard let value = section.value("route") else { return nil }
        if section.value("provider") != nil {
            section.report("must not stand beside provider: one of them is the default", at: "route")
        }
        let name = value.name(of: "route", among: routes.map(\.name))
        return routes.first { $0.name == name }
    }

    private mutating func secretKeys(_ section: ConfigurationSection) -> [Secret] {
        var keys: [Secret] = []
        for element in section.value("secretKeys")?.elements(countMax: 16) ?? [] {
            guard let secret = element.secret() else { continue }
            if let text = secret.literal, let message = APIKey.secret.problem(with: text) { element.report(message) }
            checkUnused(secret.reference ?? secret.literal ?? "", at: element)
            keys.append(secret)
        }
        return keys
    }

    private mutating func publishableKey(_ section: ConfigurationSection) -> PublishableKey? {
        defer { section.finish() }
        let value = section.required("key")
        let key = value?.string()
        if let value, let key {
            if let message = APIKey.publishable.problem(with: key) { value.report(message) }
            checkUnused(key, at: value)
        }
        let origins = Self.origins(section)
        let native = section.boolean("native", default: false)
        return key.map { PublishableKey(key: $0, origins: origins, native: native) }
    }

    private static func origins(_ section: ConfigurationSection) -> [String] {
        (section.value("origins")?.elements() ?? []).compactMap { element in
            guard let origin = element.string() else { return nil }
            if !WebAddress.isOrigin(origin) {
                element.report(
                    "must be scheme://host[:port] as browsers send it: lower case, no path, no usual port")
            }
            return origin
        }
    }

    private mutating func checkUnused(_ key: String, at value: ConfigurationValue) {
        if let earlier = keyPaths[key] {
            value.report("the same key as \(earlier)")
        } else {
            keyPaths[key] = value.path
        }
    }

    private func providerName(_ value: ConfigurationValue) -> String? {
        value.name(of: "provider", among: providerNames)
    }

    private static func optionName(_ value: ConfigurationValue) -> String? {
        guard let name = value.string(bytesMax: 128) else { return nil }
        if name.isEmpty { value.report("must not be empty") }
        return name
    }

    private static func clientField(_ value: ConfigurationValue) -> String? {
        guard let field = value.string(bytesMax: 256) else { return nil }
        let roots = ["user.attributes.", "customData.", "metadata."]
        if !roots.contains(where: { field.hasPrefix($0) && field != $0 }) {
            value.report("must be user.attributes.NAME, customData.NAME or metadata.NAME")
        }
        return field
    }

    /// The members of a required section whose keys are names; keys that are none are reported.
    private static func named(
        _ root: ConfigurationSection, _ key: String
    ) -> [(name: String, value: ConfigurationValue)]? {
        guard let value = root.required(key), let section = value.section() else { return nil }
        let entries = section.entries()
        if entries.isEmpty { value.report("must have at least one entry") }
        for (name, value) in entries { value.checkName(name) }
        return entries
    }
}

extension ClientConfiguration {
    fileprivate init(_ section: ConfigurationSection?) {
        guard let section else { return }
        defer { section.finish() }
        if let timeouts = section.section("timeouts") {
            connectTimeout = timeouts.seconds("connectSeconds", default: connectTimeout, in: 0.05...600)
            firstByteTimeout = timeouts.seconds("firstByteSeconds", default: firstByteTimeout, in: 0.05...600)
            totalTimeout = timeouts.seconds("totalSeconds", default: totalTimeout, in: 0.05...3600)
            if totalTimeout < max(connectTimeout, firstByteTimeout) {
                timeouts.report("must not be less than connectSeconds and firstByteSeconds", at: "totalSeconds")
            }
            timeouts.finish()
        }
        if let tls = section.section("tls") { trust = ClientTrust(tls) }
        if let nested = section.section("egress") { egress = ClientEgress(nested) }
        layers = (section.value("layers")?.elements(countMax: 50) ?? []).map(ClientLayerConfiguration.init)
        guards = ClientGuards(in: section)
        proxy = ClientProxy(section.section("proxy"))
    }
}

extension EscalationTarget {
    /// Takes `escalateTo` out of a provider's section.
    init?(_ section: ConfigurationSection?, providers: [String], from provider: String) {
        guard let section else { return nil }
        defer { section.finish() }
        let keys = (section.value("provider"), section.value("route"))
        let (name, route) = (keys.0?.name(of: "provider", among: providers), keys.1?.string(bytesMax: 64))
        switch keys {
        case (let value?, nil):
            guard let name else { return nil }
            if name == provider { value.report("must be another provider") }
            self = .provider(name)
        case (nil, _?):
            guard let route else { return nil }
            self = .route(route)
        default:
            section.report("must have one key, provider or route")
            return nil
        }
    }
}

extension AppDecoder {
    /// A conversation goes only where its app may go: what an escalation can lead to is one of the app's providers.
    func checkEscalations(
        of providers: [ProviderConfiguration], among apps: [AppConfiguration], in root: ConfigurationSection
    ) {
        for provider in providers {
            guard let target = provider.escalateTo else { continue }
            let path = Spelling.path("providers", provider.name) + ".escalateTo"
            let mark = provider.node["escalateTo"]?.mark ?? provider.node.mark
            let reach: [String]
            switch target {
            case .provider(let name): reach = [name]
            case .route(let name):
                guard let route = routes.first(where: { $0.name == name }) else {
                    root.problems.report(
                        "unknown route \(Spelling.quoted(name))" + Spelling.hint(for: name, among: routes.map(\.name)),
                        path: path + ".route", mark: mark)
                    continue
                }
                reach = route.reach
            }
            for app in apps where app.providers.contains(provider.name) {
                let missing = reach.filter { !app.providers.contains($0) }
                guard !missing.isEmpty else { continue }
                root.problems.report(
                    "leads to what the app \(app.name) does not list under providers: \(Spelling.list(missing))",
                    path: path, mark: mark)
            }
        }
    }
}
