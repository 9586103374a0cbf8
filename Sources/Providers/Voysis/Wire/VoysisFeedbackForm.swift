import Domain
import JSON

/// Feedback of callers on an answer, in the vendor's form (`PROTOCOL.md`, section 9).
enum VoysisFeedbackForm {
    private static let durationNames = ["userStop", "vad", "complete"]

    /// Reads a rating from 1 to 5, or `{rating?, durations?}`, and words.
    ///
    /// - Throws: `invalid` where there is nothing, or something else.
    static func entity(_ value: JSONValue, text: String?) throws(ProviderFailure) -> JSONObject {
        let given: JSONObject = value.objectValue ?? (value.isNull ? [:] : ["rating": value])
        var entity = JSONObject()
        var durations: JSONValue?
        for member in given.members {
            switch member.key {
            case "rating": entity.set("rating", to: try rating(member.value))
            case "durations": durations = try Self.durations(member.value)
            default: throw invalid("Feedback has a rating and durations, not \(member.key).")
            }
        }
        if let text, !text.isEmpty { entity.append("description", JSONValue(text)) }
        if let durations { entity.append("durations", durations) }
        guard !entity.isEmpty else { throw invalid("Feedback has a rating, words or durations.") }
        return entity
    }

    private static func rating(_ value: JSONValue) throws(ProviderFailure) -> JSONValue {
        guard let rating = value.intValue ?? value.stringValue.flatMap({ Int($0) }), (1...5).contains(rating) else {
            throw invalid("A rating is a number from 1 to 5.")
        }
        // A number, whatever the caller wrote (assumed: the vendor's own clients differ).
        return JSONValue(rating)
    }

    private static func durations(_ value: JSONValue) throws(ProviderFailure) -> JSONValue {
        guard let object = value.objectValue,
            object.members.allSatisfy({ durationNames.contains($0.key) && ($0.value.intValue ?? -1) >= 0 })
        else { throw invalid("Durations are milliseconds of userStop, vad and complete.") }
        return value
    }

    private static func invalid(_ detail: String) -> ProviderFailure {
        ProviderFailure(.invalid, detail, code: "feedback")
    }
}
