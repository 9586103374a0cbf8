import Routing

/// Decodes `routes`, with what must hold between them, the providers and the calendars.
struct RouteDecoder {
    /// Providers that one rule may have.
    private static let choicesMax = 32
    private static let weightMax = 1_000_000

    let providers: [String]
    let calendars: [String]

    func routes(_ root: ConfigurationSection) -> [ProviderRoute] {
        guard let section = root.section("routes") else { return [] }
        return section.entries().compactMap { name, value in
            value.checkName(name)
            return value.section().map { route(name, $0) }
        }
    }

    private func route(_ name: String, _ section: ConfigurationSection) -> ProviderRoute {
        defer { section.finish() }
        let rules = section.sections("rules", countMax: 100).map(rule)
        let use = choices(section)
        let fallback = (section.value("fallback")?.elements(countMax: Self.choicesMax) ?? []).compactMap(provider)
        for (index, name) in fallback.enumerated() where fallback[..<index].contains(name) {
            section.report("names \(Spelling.quoted(name)) twice", at: "fallback")
        }
        var causes = Set(FallbackCause.allCases)
        if let value = section.value("fallbackOn") {
            causes = Set((value.elements() ?? []).compactMap { $0.choice(FallbackCause.self) })
        }
        return ProviderRoute(
            name: name, rules: rules, use: use, fallback: fallback, fallbackOn: causes,
            hours: section.section("hours").flatMap(hours))
    }

    private func rule(_ section: ConfigurationSection) -> RouteRule {
        defer { section.finish() }
        let when = section.required("when")
        let entries = when?.section()?.entries() ?? []
        if let when, when.node.isEmpty { when.report("must have at least one condition; what always holds is no rule") }
        return RouteRule(when: entries.compactMap { condition($0.name, $0.value) }, use: choices(section))
    }

    private func hours(_ section: ConfigurationSection) -> RouteHours? {
        defer { section.finish() }
        let name = section.required("calendar").flatMap(calendar)
        var outside: [RouteChoice]?
        if let value = section.value("outside") {
            if case .mapping = value.node.content {
                if let other = value.section() {
                    outside = choices(other)
                    other.finish()
                }
            } else if value.choice(among: ["closed"]) == nil {
                return nil
            }
        }
        return name.map { RouteHours(calendar: $0, outside: outside) }
    }

    /// The list `use`: at least one that anybody can be led to, none twice.
    private func choices(_ section: ConfigurationSection) -> [RouteChoice] {
        guard section.required("use") != nil else { return [] }
        var choices: [RouteChoice] = []
        for element in section.sections("use", countMax: Self.choicesMax) {
            let name = element.required("provider").flatMap(provider)
            let weight = element.integer("weight", default: 1, in: 0...Self.weightMax)
            element.finish()
            guard let name else { continue }
            if choices.contains(where: { $0.provider == name }) {
                element.report("names \(Spelling.quoted(name)) twice", at: "provider")
            }
            choices.append(RouteChoice(name, weight: weight))
        }
        if section.value("use")?.node.isEmpty == true { section.report("must have at least one element", at: "use") }
        if !choices.isEmpty, choices.allSatisfy({ $0.weight == 0 }) {
            section.report("must have a weight above 0", at: "use")
        }
        return choices
    }

    private func provider(_ value: ConfigurationValue) -> String? { value.name(of: "provider", among: providers) }

    private func calendar(_ value: ConfigurationValue) -> String? { value.name(of: "calendar", among: calendars) }
}

/// The conditions of a rule.
extension RouteDecoder {
    /// Keys without a name at their end.
    private static let words = ["app", "locale", "hours", "native"]
    /// The beginnings of those that have one.
    private static let prefixes = ["provider.health.", "user.attributes.", "customData.", "metadata."]
    /// Values that a condition may list.
    private static let valuesMax = 100

    private func condition(_ key: String, _ value: ConfigurationValue) -> RouteCondition? {
        switch key {
        case "app": return .app(patterns(value))
        case "locale": return .locale(patterns(value))
        case "native": return value.boolean().map { .native($0) }
        case "hours":
            return .hours(
                elements(value).compactMap { element in
                    guard let text = element.string() else { return nil }
                    let isOpen = !text.hasPrefix("!")
                    let name = isOpen ? text : String(text.dropFirst())
                    guard calendars.contains(name) else {
                        element.report(
                            "unknown calendar \(Spelling.quoted(name))" + Spelling.hint(for: name, among: calendars))
                        return nil
                    }
                    return RouteCondition.Hours(calendar: name, isOpen: isOpen)
                })
        default: break
        }
        guard let prefix = Self.prefixes.first(where: { key.hasPrefix($0) && key != $0 }) else {
            let known = Self.words + Self.prefixes.map { $0 + "NAME" }
            value.report("unknown condition" + Spelling.hint(for: key, among: known))
            return nil
        }
        let name = String(key.dropFirst(prefix.count))
        switch prefix {
        case "provider.health.":
            guard providers.contains(name) else {
                value.report(
                    "unknown provider \(Spelling.quoted(name))" + Spelling.hint(for: name, among: providers))
                return nil
            }
            return .health(provider: name, Set(elements(value).compactMap { $0.choice(HealthState.self) }))
        case "user.attributes.": return .attribute(name, patterns(value))
        case "customData.": return .customData(name, patterns(value))
        default: return .metadata(name, patterns(value))
        }
    }

    /// One value, or a list of them.
    private func elements(_ value: ConfigurationValue) -> [ConfigurationValue] {
        guard case .sequence = value.node.content else { return [value] }
        let elements = value.elements(countMax: Self.valuesMax) ?? []
        if elements.isEmpty { value.report("must have at least one element") }
        return elements
    }

    /// Texts as patterns; numbers and truth as they are written in JSON.
    private func patterns(_ value: ConfigurationValue) -> [Glob] {
        elements(value).compactMap { element in
            if case .scalar(let scalar) = element.node.content {
                if let truth = scalar.boolean { return Glob(truth ? "true" : "false") }
                if scalar.number != nil { return Glob(scalar.text) }
            }
            return element.string(bytesMax: Glob.bytesMax).map { Glob($0) }
        }
    }
}
