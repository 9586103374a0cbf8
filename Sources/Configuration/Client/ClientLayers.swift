package import Redaction

/// One layer of a provider's client, an element of `client.layers`: a section with one key, the layer's name.
///
/// How it works is in `ProviderKit/Layers`; what the kind of provider decides, such as which operations there are, is
/// checked there too, where ``report(_:at:_:)`` says where it stands.
public struct ClientLayerConfiguration: Hashable, Sendable {
    /// `headers`: sets, adds and takes away header fields of requests and dials.
    public var headers: HeaderLayerConfiguration?
    /// `rewrite`: sends requests and dials elsewhere.
    public var rewrite: RewriteLayerConfiguration?
    /// `json`: changes bodies and frames that are JSON.
    public var json: ClientEdits?
    /// `redact`: patterns whose finds do not leave: `card`, `iban`, `email`, `phone`, `regex:…`.
    ///
    /// Each becomes `[card]`, `[iban]` and so on, `[redacted]` for an own pattern, in every text of ours in every
    /// operation; never in ids, tokens and addresses.
    package var redactor: Redactor?
    /// `process`: a process beside the gateway looks at calls and answers, and may change, refuse or answer them.
    public var process: ProcessLayerConfiguration?
    /// `layer`: a layer that is compiled into the program, by the name that it is registered under.
    public var custom: NamedLayerConfiguration?

    /// The one key, such as `headers`; empty where there was none or several.
    public private(set) var name = ""
    /// The operations that it acts on; nil for all but uploads and downloads, which go to addresses that the vendor has
    /// signed.
    public private(set) var operations: [String]?
    /// Every secret in it, for those who hide them.
    public private(set) var secrets: [Secret] = []

    private var path = ""
    private var node = ConfigurationNode(.mapping([]))

    /// The words that a layer may be written under, each with how it is decoded.
    private static let decoders:
        [(name: String, decode: @Sendable (inout ClientLayerConfiguration, ConfigurationValue) -> Void)] = [
            (
                "headers",
                { layer, value in layer.headers = value.section().map { HeaderLayerConfiguration($0, &layer) } }
            ),
            (
                "rewrite",
                { layer, value in layer.rewrite = value.section().map { RewriteLayerConfiguration($0, &layer) } }
            ),
            ("json", { layer, value in layer.json = value.section().map { ClientEdits($0, &layer) } }),
            ("redact", { layer, value in layer.redactor = ClientEdits.redactor(value) }),
            (
                "process",
                { layer, value in layer.process = value.section().map { ProcessLayerConfiguration($0, &layer) } }
            ),
            ("layer", { layer, value in layer.custom = value.section().map { NamedLayerConfiguration($0, &layer) } }),
        ]

    /// Decodes an element of the list; problems go where it reports them.
    public init(_ value: ConfigurationValue) {
        path = value.path
        node = value.node
        guard let section = value.section() else { return }
        defer { section.finish() }
        for (word, decode) in Self.decoders {
            guard let inner = section.value(word) else { continue }
            if !name.isEmpty { section.report("must hold one layer; \(name) stands beside it", at: word) }
            name = word
            decode(&self, inner)
        }
        if name.isEmpty {
            section.report("must hold one of: " + Self.decoders.map(\.name).joined(separator: ", "))
        }
    }

    /// Reads which operations a layer acts on, from its own section; `["*"]` is the same as none.
    mutating func readOperations(_ section: ConfigurationSection) {
        guard let named = section.value("operations")?.strings(countMax: 100) else { return }
        if named.isEmpty { section.report("must name an operation", at: "operations") }
        operations = named == ["*"] ? nil : named
    }

    /// Notes a secret of the layer.
    mutating func note(_ secret: Secret) { secrets.append(secret) }

    /// Reports a problem that shows only where the kind of provider is known.
    ///
    /// - Parameter key: below the layer's own section, such as `operations`; empty for the section.
    public func report(_ message: String, at key: String, _ problems: ConfigurationProblems) {
        let inner = node[name] ?? node
        let place = "\(path).\(name)"
        problems.report(
            message, path: key.isEmpty ? place : Spelling.path(place, key), mark: inner[key]?.mark ?? inner.mark)
    }
}

/// Fields that a layer sets, adds and takes away, in this order: `remove`, `set`, `append`.
public struct HeaderLayerConfiguration: Hashable, Sendable {
    /// `operations`: the operations that it acts on; `["*"]` is all.
    ///
    /// Default: all but `uploadAttachment` and `fetchAttachment`, which go to addresses that the vendor has signed.
    public var operations: [String] = []
    /// `set`: fields by name; they take the place of those that the call has.
    ///
    /// Values are text, in which `{session.id}`, `{user.id}` (as the vendor knows it) and `{request.id}` stand for what
    /// they say, or `env:` and `file:` references that are followed anew at each call. A field whose place-holder
    /// stands for nothing in this call is left out. Not `Host`, `Content-Length`, `Connection`, `Transfer-Encoding`,
    /// `Upgrade` and `Sec-WebSocket-*`. Setting `Authorization` switches off the signature of a call that would have
    /// one.
    ///
    /// Default: none.
    public var set: [HeaderEdit] = []
    /// `append`: the same, beside those that the call has.
    ///
    /// Default: none.
    public var append: [HeaderEdit] = []
    /// `remove`: names of fields that do not go out.
    ///
    /// Default: none.
    public var remove: [String] = []

    /// Fields that nobody but the client itself may write.
    private static let reserved: Set<String> = [
        "host", "content-length", "connection", "transfer-encoding", "upgrade", "keep-alive", "te", "trailer",
    ]

    init(_ section: ConfigurationSection, _ layer: inout ClientLayerConfiguration) {
        defer { section.finish() }
        layer.readOperations(section)
        operations = layer.operations ?? []
        set = Self.edits(section, "set", &layer)
        append = Self.edits(section, "append", &layer)
        remove = section.strings("remove").filter { name in
            let isGood = Self.isName(name) && !Self.isReserved(name)
            if !isGood { section.report("has \(Spelling.quoted(name)), which no layer can remove", at: "remove") }
            return isGood
        }
        // Problems of those that are there have been told.
        if ["set", "append", "remove"].allSatisfy({ section.value($0) == nil }) {
            section.report("must set, append or remove something")
        }
    }

    private static func edits(
        _ section: ConfigurationSection, _ key: String, _ layer: inout ClientLayerConfiguration
    ) -> [HeaderEdit] {
        guard let nested = section.section(key) else { return [] }
        defer { nested.finish() }
        var edits: [HeaderEdit] = []
        for (name, value) in nested.entries() {
            guard isName(name), !isReserved(name) else {
                value.report("is no field that a layer can write")
                continue
            }
            guard let secret = value.secret() else { continue }
            if let text = secret.literal, !HeaderEdit.isValue(text) {
                value.report("holds characters that no field may have, or a place-holder that is not known")
                continue
            }
            let edit = HeaderEdit(name: name, value: secret)
            if edit.template == nil { layer.note(secret) }
            edits.append(edit)
        }
        return edits
    }

    private static func isReserved(_ name: String) -> Bool {
        let name = name.lowercased()
        return reserved.contains(name) || name.hasPrefix("sec-websocket-") || name.hasPrefix("proxy-")
    }

    private static func isName(_ name: String) -> Bool {
        let marks = "!#$%&'*+-.^_`|~".utf8
        return !name.isEmpty && name.utf8.count <= 256
            && name.utf8.allSatisfy { $0.isLetter || $0.isDigit || marks.contains($0) }
    }
}

/// A field that a layer writes.
public struct HeaderEdit: Hashable, Sendable {
    /// The name as it is spelled.
    public var name: String
    /// The value, or where it is kept.
    public var value: Secret

    /// A place-holder of a value.
    public enum Placeholder: String, CaseIterable, Hashable, Sendable {
        case session = "{session.id}"
        case user = "{user.id}"
        case request = "{request.id}"
    }

    /// A piece of a value.
    public enum Part: Hashable, Sendable {
        case text(String)
        case placeholder(Placeholder)
    }

    /// The value where it is written out.
    public var literal: String? { value.literal }

    /// The value in pieces where it has place-holders; nil for any other, which is a secret.
    public var template: [Part]? {
        guard let text = value.literal, let parts = Self.parts(text), parts.count > 1 || parts.first?.isText == false
        else { return nil }
        return parts
    }

    /// Visible ASCII, blanks, bytes above it, and place-holders that are known.
    static func isValue(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 } && parts(text) != nil
    }

    private static func parts(_ text: String) -> [Part]? {
        var parts: [Part] = []
        var plain = ""
        var rest = Substring(text)
        while let character = rest.first {
            guard character == "{" else {
                plain.append(character)
                rest = rest.dropFirst()
                continue
            }
            if let found = Placeholder.allCases.first(where: { rest.hasPrefix($0.rawValue) }) {
                if !plain.isEmpty { parts.append(.text(plain)) }
                plain = ""
                parts.append(.placeholder(found))
                rest = rest.dropFirst(found.rawValue.count)
                continue
            }
            // A misspelt one is an error; braces of JSON and the like are not.
            let inner = rest.dropFirst().prefix { $0.isLetter || $0 == "." }
            if inner.contains("."), rest.dropFirst(inner.count + 1).first == "}" { return nil }
            plain.append(character)
            rest = rest.dropFirst()
        }
        if !plain.isEmpty { parts.append(.text(plain)) }
        return parts
    }
}

extension HeaderEdit.Part {
    var isText: Bool { if case .text = self { true } else { false } }
}

/// Another address for calls.
public struct RewriteLayerConfiguration: Hashable, Sendable {
    /// `operations`: the operations that it acts on; `["*"]` is all.
    ///
    /// Default: all but `uploadAttachment` and `fetchAttachment`, which go to addresses that the vendor has signed.
    public var operations: [String] = []
    /// `url`: the whole address, `http` or `https`; where it has no query, that of the call is appended.
    ///
    /// Not for `openSocket`.
    ///
    /// Default: none.
    public var url: String?
    /// `host`: another host, with a port where it is not the usual one; everything else of the address stays.
    ///
    /// Default: none.
    public var host: String?

    init(_ section: ConfigurationSection, _ layer: inout ClientLayerConfiguration) {
        defer { section.finish() }
        layer.readOperations(section)
        operations = layer.operations ?? []
        url = section.optionalString("url", bytesMax: 2048)
        host = section.optionalString("host", bytesMax: 300)
        if (url == nil) == (host == nil) { section.report("must have either url or host") }
    }
}

/// A layer that is compiled into the program.
public struct NamedLayerConfiguration: Hashable, Sendable {
    /// `name`: the name that the layer is registered under; required.
    public var name: String
    /// `operations`: the operations that it acts on; `["*"]` is all.
    ///
    /// Default: all but `uploadAttachment` and `fetchAttachment`, which go to addresses that the vendor has signed.
    public var operations: [String] = []
    /// `options`: texts by name that the layer understands, written out or `env:` and `file:` references.
    ///
    /// Default: none.
    public var options: [String: Secret] = [:]

    init(_ section: ConfigurationSection, _ layer: inout ClientLayerConfiguration) {
        defer { section.finish() }
        name = section.string("name", bytesMax: 64)
        layer.readOperations(section)
        operations = layer.operations ?? []
        guard let nested = section.section("options") else { return }
        for (key, value) in nested.entries() {
            guard let secret = value.secret() else { continue }
            options[key] = secret
            layer.note(secret)
        }
        nested.finish()
    }
}
