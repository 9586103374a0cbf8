import Domain
package import JSON

/// The view that front ends have of what callers set: the names in the app's `clientFields` (`api.md` section 10).
package struct FrontEndView: Sendable {
    /// Such as `user.attributes.page`; none of them is reserved.
    package let fields: Set<String>

    /// The view of an app whose `clientFields` these are.
    package init(fields: Set<String>) {
        self.fields = fields.filter { !$0.hasPrefix(Self.reservedPrefix) }
    }

    /// The beginning of fields that are the backend's whatever an app lists: with them a vendor takes the customer's
    /// word for a user's standing.
    private static let reservedPrefix = "customData.reserved_"

    /// Custom data as front ends see it.
    func customData(_ data: JSONObject) -> JSONObject { listed(data, under: "customData") }

    /// Whether front ends may set, change and remove a name of the custom data.
    func mayName(customData name: String) -> Bool { fields.contains("customData.\(name)") }

    private func listed(_ object: JSONObject, under prefix: String) -> JSONObject {
        JSONObject(object.members.filter { fields.contains("\(prefix).\($0.key)") })
    }

    // MARK: Sessions

    /// A session as front ends see it.
    package func session(_ value: JSONValue) -> JSONValue {
        guard var session = value.objectValue else { return value }
        strip(&session)
        return .object(session)
    }

    /// Takes out of a session, or of what an event says of one, all that is the backend's.
    private func strip(_ session: inout JSONObject) {
        for name in ["customData", "metadata"] {
            if let object = session[name]?.objectValue { session.set(name, to: .object(listed(object, under: name))) }
        }
        session.remove("customDataSetBy")
        guard var user = session["user"]?.objectValue, let attributes = user["attributes"]?.objectValue else { return }
        let rest = listed(attributes, under: "user.attributes")
        if rest.isEmpty { user.remove("attributes") } else { user.set("attributes", to: .object(rest)) }
        session.set("user", to: .object(user))
    }

    // MARK: Messages

    /// A message, encoded, as front ends see it.
    package func message(_ json: [UInt8]) -> [UInt8] {
        guard Self.hasMetadata(json), let value = try? JSONValue(parsing: json), var message = value.objectValue,
            let metadata = message["metadata"]?.objectValue
        else { return json }
        let rest = listed(metadata, under: "metadata")
        guard rest.count < metadata.count else { return json }
        if rest.isEmpty { message.remove("metadata") } else { message.set("metadata", to: .object(rest)) }
        return JSONValue.object(message).encoded()
    }

    /// Whether the name stands in it at all; most messages have none, and need not be parsed for that.
    private static func hasMetadata(_ json: [UInt8]) -> Bool {
        let (bytes, name, steps) = (json.span, metadataName.span, metadataSteps.span)
        // From behind, and on by as much as the byte there allows: every message of every reader comes by.
        var end = name.count - 1
        while end < bytes.count {
            var length = 0
            while length < name.count, bytes[end - length] == name[name.count - 1 - length] { length += 1 }
            if length == name.count { return true }
            end += steps[Int(bytes[end])]
        }
        return false
    }

    private static let metadataName = Array("\"metadata\"".utf8)
    /// How far on the name can end at the soonest, by the byte at which it might have ended.
    private static let metadataSteps: [Int] = {
        var steps = Array(repeating: metadataName.count, count: 256)
        for (index, byte) in metadataName.dropLast().enumerated() { steps[Int(byte)] = metadataName.count - 1 - index }
        return steps
    }()

    // MARK: Events

    /// The data of an event, encoded, as front ends see it; `nil` where they see all of it.
    package func event(_ type: String, _ data: [UInt8]) -> [UInt8]? {
        if type.hasPrefix("message.") {
            let rest = message(data)
            return rest == data ? nil : rest
        }
        guard type.hasPrefix("session.") || type == EventType.customDataUpdated,
            let value = try? JSONValue(parsing: data), let whole = value.objectValue
        else { return nil }
        var object = whole
        strip(&object)
        return object == whole ? nil : JSONValue.object(object).encoded()
    }

    // MARK: Changes

    /// The fault of a change that takes away or alters what is the backend's to set; `nil` where there is none.
    ///
    /// The pointer is that of the object: a front end is not told the names in it.
    func fault(in next: SessionDocument, from base: SessionDocument) -> JSONPointer? {
        func isHarmed(_ before: JSONObject, _ after: JSONObject, _ prefix: String) -> Bool {
            before.members.contains { after[$0.key] != $0.value && !fields.contains("\(prefix).\($0.key)") }
        }
        if isHarmed(base.user.attributes, next.user.attributes, "user.attributes") {
            return JSONPointer(["user", "attributes"])
        }
        return isHarmed(base.metadata, next.metadata, "metadata") ? JSONPointer(["metadata"]) : nil
    }
}
