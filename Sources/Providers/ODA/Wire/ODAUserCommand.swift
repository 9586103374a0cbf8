import Domain
import HTTPWire
import JSON

/// Commands of the user's side, which callers send as an `event` of the command's name without a version
/// (`PROTOCOL.md`, section 6).
///
/// An event of that name with a version is an event like any other.
enum ODAUserCommand {
    static let types: Set<String> = ["command", "updateApplicationContextCommand", "getDebugInfoCommand"]

    /// The payload, if the vendor's own client would send it.
    static func payload(_ type: String, _ data: JSONObject) throws(ProviderFailure) -> JSONObject {
        var known: [String: (JSONValue) -> Bool]
        var required: [String]
        switch type {
        case "command":
            known = ["command": { values.contains($0.stringValue ?? "") }, "properties": isObject]
            required = ["command"]
        case "updateApplicationContextCommand":
            known = [
                "source": { sources.contains($0.stringValue ?? "") }, "context": { $0.stringValue != nil },
                "properties": isObject, "parameters": isObject, "reset": { $0.boolValue != nil }, "event": isObject,
                "semanticObject": { $0.stringValue != nil },
            ]
            required = ["source", "context"]
        default:
            known = [
                "infoTypes": { value in
                    value.arrayValue.map { !$0.isEmpty && $0.allSatisfy { $0.stringValue != nil } } == true
                }
            ]
            required = ["infoTypes"]
        }
        for key in required where data[key] == nil {
            throw ODAFrameWriter.invalid("A \(type) has the member \(key).")
        }
        for member in data.members {
            guard let isRight = known[member.key] else {
                throw ODAFrameWriter.invalid("A \(type) has no member \(member.key).")
            }
            guard isRight(member.value) else {
                throw ODAFrameWriter.invalid("The member \(member.key) of a \(type) has no value that is known.")
            }
        }
        var payload = data
        payload.set("type", to: JSONValue(type))
        return payload
    }

    private static let isObject: @Sendable (JSONValue) -> Bool = { $0.objectValue != nil }

    private static let sources: Set<String> = ["chatWindow", "compactChat", "UIWidget", "skill"]

    /// Section 7.4 of the vendor's note; `noReply` is the skill's to say.
    static let values: Set<String> = [
        "repeat", "readToMe", "speakSlowly", "volumeUp", "volumeDown", "mute", "unmute", "startDictationMode",
        "stopDictationMode", "startAmbientMode", "stopAmbientMode", "startAudioRecording", "stopAudioRecording",
        "repeatLouder", "repeatSlowly", "humanAgent", "hold", "resume", "goBack", "home", "exit",
        "startDoNotDisturbMode", "stopDoNotDisturbMode", "invokeFlow", "updateApplicationContext", "custom",
        "replayRequest",
    ]
}

/// An event with its context: `data` content of type `application/cloudevents+json` (CloudEvents 1.0, JSON format).
struct ODACloudEvent {
    static let mediaType = "application/cloudevents+json"

    let name: String
    let version: String
    let data: JSONObject
    let context: JSONObject

    /// The members of an event that the vendor has a place for.
    private static let contextKeys = [
        "id", "source", "time", "subject", "specversion", "dataschema", "datacontenttype",
    ]

    /// Reads `data` content; every other type of content is unsupported.
    ///
    /// The vendor's version is the extension `eventversion`, and 1.0 without one.
    init(_ contentType: String, _ value: JSONValue) throws(ProviderFailure) {
        guard ((try? MediaType(contentType)) ?? nil)?.essence == Self.mediaType else {
            throw ProviderFailure(
                .unsupported, "Of data Oracle Digital Assistant takes events: \(Self.mediaType).")
        }
        guard let name = value["type"]?.stringValue, !name.isEmpty else {
            throw ODAFrameWriter.invalid("An event has a type.")
        }
        guard let data = (value["data"] ?? .object([:])).objectValue else {
            throw ODAFrameWriter.invalid("The data of an event is an object.")
        }
        var context = JSONObject()
        for member in value.objectValue?.members ?? [] {
            switch member.key {
            case "type", "data": break
            case "eventversion" where member.value.stringValue?.isEmpty == false: break
            case let key where Self.contextKeys.contains(key) && member.value.stringValue != nil:
                context.append(key, member.value)
            default: throw ODAFrameWriter.invalid("An event has no member \(member.key) with such a value.")
            }
        }
        self.name = name
        self.data = data
        self.context = context
        version = value["eventversion"]?.stringValue ?? "1.0"
    }
}
