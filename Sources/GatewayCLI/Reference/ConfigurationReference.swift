import Configuration
import Gateway

/// The reference of the configuration: every key that is read, as the code says that reads it, and its meaning, as the
/// comment says where it is declared.
struct ConfigurationReference {
    /// A part of the reference.
    struct Area: Sendable {
        /// The kind of provider whose section it is; empty for the file itself.
        let kind: String
        let keys: [ConfigurationRecorder.Key]
    }

    /// More words than any choice has.
    private static let picksMax = 8
    /// A section with nothing in it.
    private static let nothing = ConfigurationNode(.mapping([]))

    /// The file, then the section of each kind of provider.
    static func areas() -> [Area] {
        let file = recorded { problems in
            _ = GatewayConfiguration(decoding: nothing, kinds: Catalogue.names, problems: problems)
        }
        let providers = Catalogue.names.sorted().map { kind in
            let keys = recorded { problems in
                let section = ConfigurationValue(nothing, path: "", problems: problems).section()
                if let section { Catalogue.decode(section, as: kind) }
            }
            return Area(kind: kind, keys: keys)
        }
        return [Area(kind: "", keys: file)] + providers
    }

    /// Keys that a decoding asks for, with sections and without, and with each word of its choices.
    ///
    /// A key that is required in one case and not in another, because something else stands for it, is called required.
    private static func recorded(_ decode: (ConfigurationProblems) -> Void) -> [ConfigurationRecorder.Key] {
        var keys: [ConfigurationRecorder.Key] = []
        var places: [String: Int] = [:]
        for opensSections in [true, false] {
            for pick in [Int.max] + Array(0..<picksMax) {
                let recorder = ConfigurationRecorder(pick: pick, opensSections: opensSections)
                decode(ConfigurationProblems(recorder: recorder))
                for key in recorder.keys where !key.path.isEmpty {
                    if let place = places[key.path] {
                        if key.isRequired { keys[place] = key }
                    } else {
                        places[key.path] = keys.count
                        keys.append(key)
                    }
                }
            }
        }
        return keys
    }

    // MARK: Declarations

    /// Where what is said of a key stands: its path without names and places in lists.
    static func place(_ key: ConfigurationRecorder.Key, in kind: String) -> String {
        let path = key.path.replacing("[]", with: "").split(separator: ".").filter { $0 != "NAME" }
        return (kind.isEmpty ? "" : "\(kind):") + path.joined(separator: ".")
    }

    /// Keys that are read and that no declaration speaks of; a section is what its keys are.
    static func undeclared(in areas: [Area]) -> [String] {
        areas.flatMap { area in
            area.keys.filter { $0.form != "section" && ConfigurationTexts.texts[place($0, in: area.kind)] == nil }
                .map { (area.kind.isEmpty ? "" : "\(area.kind): ") + $0.path }
        }
    }

    /// Declarations that speak of keys that nothing reads.
    static func unread(in areas: [Area]) -> [String] {
        let read = Set(areas.flatMap { area in area.keys.map { place($0, in: area.kind) } })
        return ConfigurationTexts.texts.keys.filter { !read.contains($0) }.sorted()
    }

    // MARK: The page

    /// All of it in Markdown.
    static func page() -> String {
        let areas = areas()
        var text = """
            # The configuration

            Made by `trunkline config-reference` from the code that reads the file; a test compares. `NAME` stands for a
            name of your own, `[]` for each element of a list. A key that is not here is an error. Where a default is
            empty there is none, and what the key is about is left out. Secrets are written out or, better, named:
            `env:NAME`, `file:/path`.


            """
        for area in areas {
            text += area.kind.isEmpty ? "## The file\n\n" : "## `kind: \(area.kind)`, below `providers.NAME`\n\n"
            text += "| key | type | default | unit | example | meaning |\n|---|---|---|---|---|---|\n"
            for key in area.keys where !key.path.hasSuffix("[]") { text += row(key, of: area) }
            text += "\n"
        }
        return String(text.dropLast())
    }

    private static func row(_ key: ConfigurationRecorder.Key, of area: Area) -> String {
        let place = place(key, in: area.kind)
        var (meaning, said) = parts(ConfigurationTexts.texts[place] ?? "")
        let element = area.keys.first { $0.path == key.path + "[]" }?.form
        var form = key.form.isEmpty ? "any" : key.form
        if let element, !element.isEmpty { form += ": \(element)" }
        let isRequired = key.isRequired || meaning.hasSuffix("; required.")
        var fallback = said
        if let value = key.fallback, !value.isEmpty { fallback = "`\(value)`" }
        if isRequired { fallback = "required" }
        // The default in words says more than its number, where it says more than that.
        if key.fallback != nil, said.contains(" "), !isRequired { meaning += " Default: \(said)" }
        let example = form.hasPrefix("section") ? "" : ConfigurationTexts.examples[place] ?? key.fallback ?? ""
        let cells = ["`\(key.path)`", form, fallback, key.unit, example.isEmpty ? "" : "`\(example)`", meaning]
        return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }

    /// The meaning of a key and its default, as its declaration says them.
    private static func parts(_ text: String) -> (meaning: String, fallback: String) {
        guard let place = text.firstRange(of: "Default: ") else { return (text, "") }
        let meaning = text[..<place.lowerBound]
        var rest = text[place.upperBound...]
        // Sentences behind it are of the key again.
        var after = Substring()
        if let end = rest.firstRange(of: ". ") {
            after = rest[end.upperBound...]
            rest = rest[..<end.lowerBound]
        }
        if rest.hasSuffix(".") { rest = rest.dropLast() }
        return ((meaning + after).trimmed, rest == "none" || rest == "nil" ? "" : String(rest))
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
