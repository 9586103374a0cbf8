import JSON
import Redaction

extension RequestBody {
    /// Members of our own requests that people fill in whatever their names are.
    static let written: Set<String> = ["data", "value"]
    /// Members whose words the gateway or a program reads.
    private static let untouched: Set<String> = [
        "action", "at", "continuessessionid", "format", "provider", "reuse", "role", "route", "sender", "state",
    ]

    /// The same body with stand-ins for what the app's `redact` finds, before anything of it is stored or sent on.
    ///
    /// Ids, tokens, addresses and the payload of an action, which the vendor wants back to the letter, stay. Repeats
    /// are told by the bytes of the request, so that this changes nothing about them.
    ///
    /// - Parameters:
    ///   - isWritten: the body itself is the user's, whatever its members are called.
    ///   - written: members all of whose texts people write.
    ///   - kept: further members whose texts stay.
    func redacted(
        for app: App, isWritten: Bool = false, written: Set<String> = Self.written, kept: Set<String> = []
    ) -> RequestBody {
        guard !app.redactor.isEmpty else { return self }
        var body = self
        body.change { object in
            if isWritten { return app.redactor.apply(to: object) }
            let value = JSONValue.object(object)
            guard
                var changed = app.redactor.changeMessage(value, written: written, kept: Self.untouched.union(kept))?
                    .objectValue
            else { return object }
            Self.restorePayload(in: &changed, of: object, ["content"])
            Self.restorePayload(in: &changed, of: object, ["initialMessage", "content"])
            return changed
        }
        return body
    }

    /// Puts the payload of an action back.
    private static func restorePayload(in changed: inout JSONObject, of original: JSONObject, _ path: [String]) {
        let content = JSONValue.object(original)[JSONPointer(path)]
        guard content?["type"]?.stringValue == "action", let payload = content?["payload"] else { return }
        changed.set(payload, at: path + ["payload"])
    }
}

extension JSONObject {
    /// Gives a member below objects that are there its value.
    fileprivate mutating func set(_ value: JSONValue, at path: [String]) {
        guard let key = path.first else { return }
        if path.count == 1 {
            self[key] = value
        } else if var inner = self[key]?.objectValue {
            inner.set(value, at: Array(path.dropFirst()))
            self[key] = .object(inner)
        }
    }
}
