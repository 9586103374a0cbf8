package import JSON
package import Redaction

/// `json: {…}` in a provider's `client: {layers: […]}`: changes of bodies that are JSON.
public struct ClientEdits: Hashable, Sendable {
    /// `operations`: the operations that it acts on; `["*"]` is all.
    ///
    /// Default: all but `uploadAttachment` and `fetchAttachment`, which go to addresses that the vendor has signed.
    public var operations: [String] = []
    /// `request`: the changes on the way to the vendor, one after the other.
    ///
    /// Each is `{op: add|replace|remove, path, value}` or `{op: redact, path, patterns: […]}`; `path` is a JSON Pointer
    /// in which `*` stands for every member of an array and which may lead into a string that holds JSON.
    ///
    /// Default: none.
    package var request: [ClientEdit]
    /// `response`: the changes on the way back.
    ///
    /// Default: none.
    package var response: [ClientEdit]

    init(_ section: ConfigurationSection, _ layer: inout ClientLayerConfiguration) {
        defer { section.finish() }
        layer.readOperations(section)
        operations = layer.operations ?? []
        request = Self.edits(section, "request")
        response = Self.edits(section, "response")
        if request.isEmpty, response.isEmpty, section.value("request") == nil, section.value("response") == nil {
            section.report("needs request or response, or it would do nothing")
        }
    }

    private static func edits(_ section: ConfigurationSection, _ key: String) -> [ClientEdit] {
        section.sections(key).compactMap(ClientEdit.init)
    }

    /// The patterns of a layer `redact`.
    static func redactor(_ value: ConfigurationValue) -> Redactor? {
        let redactor = value.redactor()
        if value.node.content == .sequence([]) { value.report("must have at least one pattern") }
        return redactor
    }
}

/// One change of a body that is JSON.
package struct ClientEdit: Hashable, Sendable {
    /// The kinds of changes.
    package enum Action: String, CaseIterable, Sendable {
        case add, replace, remove, redact
    }

    /// `op`: what is done at the place: `add`, `replace`, `remove`, or `redact`; required.
    package let action: Action
    /// `path`: the place, a JSON Pointer in which `*` stands for every member of an array; it may lead into a string
    /// that holds JSON, and an empty one is the whole text.
    ///
    /// One that is not there is passed over; required.
    package let path: JSONPointer
    /// `value`: the value to `add`, or to `replace` what is there with.
    ///
    /// `patterns`: the patterns whose finds are taken out, with `redact`: `card`, `iban`, `email`, `phone`, `regex:…`.
    ///
    /// `redact`: the same patterns, with `replace` in place of a value.
    package let edit: JSONEdit

    init?(_ section: ConfigurationSection) {
        defer { section.finish() }
        let action = section.required("op")?.choice(Action.self)
        // An empty path is the whole text.
        var path: JSONPointer?
        if let value = section.required("path") {
            path = value.node.content == .scalar(ConfigurationScalar("", isQuoted: true)) ? JSONPointer() : nil
            if path == nil, let text = value.string() {
                path = JSONPointer(parsing: text)
                if path == nil { value.report("must be a JSON Pointer such as /Content or /messages/*/text") }
            }
        }
        let change: JSONEdit.Operation?
        switch action {
        case .add: change = Self.value(section).map { .add($0) }
        // The patterns may stand where the value does: what is there is replaced by itself, redacted.
        case .replace where section.value("redact") != nil: change = Self.redaction(section, "redact")
        case .replace: change = Self.value(section).map { .replace($0) }
        case .remove: change = .remove
        case .redact: change = Self.redaction(section, "patterns")
        case nil:
            section.refuse(["value", "patterns", "redact"], because: "needs an op")
            return nil
        }
        guard let action, let change, let path else { return nil }
        guard let edit = JSONEdit(change, at: path) else {
            section.report("must not remove the whole text", at: "path")
            return nil
        }
        self.action = action
        self.path = path
        self.edit = edit
    }

    private static func redaction(_ section: ConfigurationSection, _ key: String) -> JSONEdit.Operation? {
        guard let redactor = section.required(key)?.redactor() else { return nil }
        if section.value(key)?.node.content == .sequence([]) {
            section.report("must have at least one pattern", at: key)
        }
        return .redact(redactor)
    }

    /// The new value; a null one is written out as such.
    private static func value(_ section: ConfigurationSection) -> JSONValue? {
        section.isNull("value") ? .null : section.required("value")?.json()
    }
}
