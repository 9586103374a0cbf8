import Domain
import HTTPServer
import JSON

/// The rules for requests of front ends: what they may say (`api.md` section 2).
enum FrontEndRules {
    /// Refuses members that are the backend's to set.
    ///
    /// - Parameter options: the names in `providerOptions` that the provider lets front ends give.
    static func check(_ body: inout RequestBody, app: App, options: Set<String> = []) throws(Problem) {
        for key in ["reuse", "provider", "route", "transcript"] where body.has(key) {
            throw refusal(JSONPointer([key]))
        }
        if let given = body.value("providerOptions") {
            guard !options.isEmpty else { throw refusal(JSONPointer(["providerOptions"])) }
            for member in given.objectValue?.members ?? [] where !options.contains(member.key) {
                throw refusal(JSONPointer(["providerOptions", member.key]))
            }
        }
        if let user = body.value("user")?.objectValue {
            if user["id"] != nil { throw refusal(JSONPointer(["user", "id"])) }
            try check(user["attributes"], prefix: ["user", "attributes"], app: app)
        }
        try check(body.value("customData"), prefix: ["customData"], app: app)
        try check(body.value("metadata"), prefix: ["metadata"], app: app)
        if let initial = body.value("initialMessage") {
            try checkMessage(initial, prefix: ["initialMessage"], app: app)
        }
    }

    /// Refuses what front ends may not send in a message.
    static func checkMessage(_ value: JSONValue, prefix: [String] = [], app: App) throws(Problem) {
        if value["hidden"]?.boolValue == true { throw refusal(JSONPointer(prefix + ["hidden"])) }
        if value["content"]?["type"]?.stringValue == "raw" {
            throw refusal(JSONPointer(prefix + ["content", "type"]))
        }
        try check(value["metadata"], prefix: ["metadata"], within: prefix, app: app)
    }

    /// - Parameter place: what leads to the object that the names are counted from.
    private static func check(
        _ value: JSONValue?, prefix: [String], within place: [String] = [], app: App
    ) throws(Problem) {
        for member in value?.objectValue?.members ?? [] {
            let name = (prefix + [member.key]).joined(separator: ".")
            if !app.clientFields.contains(name) { throw refusal(JSONPointer(place + prefix + [member.key])) }
        }
    }

    private static func refusal(_ pointer: JSONPointer) -> Problem { Problem(notPermitted: pointer) }
}
