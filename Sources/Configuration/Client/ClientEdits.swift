import JSON
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
    package var request: [JSONEdit]
    /// `response`: the changes on the way back.
    ///
    /// Default: none.
    package var response: [JSONEdit]

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

    private static func edits(_ section: ConfigurationSection, _ key: String) -> [JSONEdit] {
        section.sections(key).compactMap(edit)
    }

    private enum Operation: String, CaseIterable { case add, replace, remove, redact }

    private static func edit(_ section: ConfigurationSection) -> JSONEdit? {
        defer { section.finish() }
        let operation = section.required("op")?.choice(Operation.self)
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
        switch operation {
        case .add: change = value(section).map { .add($0) }
        // The patterns may stand where the value does: what is there is replaced by itself, redacted.
        case .replace where section.value("redact") != nil: change = redaction(section, "redact")
        case .replace: change = value(section).map { .replace($0) }
        case .remove: change = .remove
        case .redact: change = redaction(section, "patterns")
        case nil:
            section.refuse(["value", "patterns", "redact"], because: "needs an op")
            return nil
        }
        guard let change, let path else { return nil }
        guard let edit = JSONEdit(change, at: path) else {
            section.report("must not remove the whole text", at: "path")
            return nil
        }
        return edit
    }

    /// The patterns of a layer `redact`.
    static func redactor(_ value: ConfigurationValue) -> Redactor? {
        let redactor = value.redactor()
        if value.node.content == .sequence([]) { value.report("must have at least one pattern") }
        return redactor
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
