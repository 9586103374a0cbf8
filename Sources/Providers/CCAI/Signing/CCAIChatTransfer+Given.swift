import Chronology
import Domain
import JSON
import ProviderKit

/// A transfer that a caller brings in the platform's own form, among unsigned custom data (`PROTOCOL.md`, section 14).
extension CCAIChatTransfer {
    /// The longest one as JSON, in bytes (assumed: as much as a transcript of `api.md` has).
    static let bytesMax = 256 << 10

    /// The object, or the one in a JSON text, as one of the client libraries gives it; nil for anything else.
    static func object(given value: JSONValue) -> JSONObject? {
        if let object = value.objectValue { return object }
        return value.stringValue.flatMap { try? JSONValue(parsing: $0) }?.objectValue
    }

    /// The caller's transfer with greeting and agent over it; empty where there is none of the three.
    static func object(_ transfer: ChatTransfer, over given: JSONObject?) -> JSONObject {
        var whole = given ?? JSONObject()
        for member in object(transfer).members { whole.set(member.key, to: member.value) }
        if whole["transcript"]?.arrayValue?.isEmpty == true { whole.remove("transcript") }
        return whole
    }

    /// Checks a transfer; members that nobody knows pass.
    ///
    /// - Throws: the first fault, with its place; of a text the place is the text.
    static func check(given value: JSONValue, at pointer: JSONPointer) throws(ContentProblem) {
        guard let object = object(given: value) else {
            throw ContentProblem(pointer, "wrong_type", "The transfer must be an object, or a JSON text of one.")
        }
        let place = value.objectValue == nil ? Place(pointer: pointer, isText: true) : Place(pointer: pointer)
        guard JSONValue.object(object).encoded().count <= bytesMax else {
            throw ContentProblem(pointer, "too_long", "The transfer has at most \(bytesMax) bytes of JSON.")
        }
        if let greeting = object["greeting_override"], greeting.stringValue == nil {
            throw place.problem("wrong_type", "The greeting must be a string.", ["greeting_override"])
        }
        if let agent = object["agent"] {
            guard agent["name"]?.stringValue?.isEmpty == false else {
                throw place.problem("wrong_type", "The agent must be an object with a name.", ["agent"])
            }
        }
        guard let transcript = object["transcript"] else { return }
        guard let entries = transcript.arrayValue else {
            throw place.problem("wrong_type", "The transcript must be a list.", ["transcript"])
        }
        for (index, entry) in entries.enumerated() { try check(entry, place, ["transcript", String(index)]) }
    }

    /// The place of a transfer in a request.
    private struct Place {
        let pointer: JSONPointer
        /// Nothing in it has a place of its own.
        var isText = false

        func problem(_ code: String, _ detail: String, _ tokens: [String]) -> ContentProblem {
            ContentProblem(isText ? pointer : JSONPointer(pointer.tokens + tokens), code, detail)
        }
    }

    private static func check(_ entry: JSONValue, _ place: Place, _ tokens: [String]) throws(ContentProblem) {
        guard ["end_user", "agent"].contains(entry["sender"]?.stringValue) else {
            throw place.problem("not_allowed", "The sender is end_user or agent.", tokens + ["sender"])
        }
        guard let time = entry["timestamp"]?.stringValue, isTime(time) else {
            throw place.problem("bad_format", "The time is YYYY-MM-DD HH:MM:SSZ.", tokens + ["timestamp"])
        }
        let content = entry["content"]?.arrayValue ?? []
        guard !content.isEmpty, content.allSatisfy({ $0["type"]?.stringValue?.isEmpty == false }) else {
            throw place.problem("wrong_type", "The content is a list of objects with a type.", tokens + ["content"])
        }
    }

    /// `2026-01-01 10:00:15Z`: a blank in the place of the `T`, and whole seconds.
    private static func isTime(_ text: String) -> Bool {
        guard text.utf8.count == 20, text.utf8.last == UInt8(ascii: "Z"),
            text.utf8.dropFirst(10).first == UInt8(ascii: " ")
        else { return false }
        return Timestamp(rfc3339: "\(text.prefix(10))T\(text.dropFirst(11))") != nil
    }
}
