package import Domain
import JSON

/// An image or voice message of the user's whose addresses are not known yet.
package struct RayaMedium: Hashable, Sendable {
    package var message: MessageID
    package var kind: RayaResponse.Medium
    /// How many files it has.
    package var count: Int
}

/// A command that waits for its answer.
package struct RayaPendingCommand: Hashable, Sendable {
    /// Names it in the answer.
    package var id: String
    package var name: String
    /// The options as text; empty for words of the user's own.
    package var options: [String]
}

/// The memory of a conversation across a restart of the process.
///
/// As JSON: `{"sessionId","media":[{"message","kind","count"}],"last":{"image":…,"audio":…},"suggestions":[…],
/// "people":["Sara"],"isEnding":true,"command":{"id","name","options"}}`.
package struct RayaMemory: Hashable, Sendable {
    /// Under which name it is kept in the adapter's durable space.
    static let key = "conversation"
    /// How many messages may wait for their addresses; the oldest are given up.
    static let mediaMax = 100
    /// How long it may be, in bytes.
    static let bytesMax = 60_000

    /// The vendor's id of the session, once a response has told it.
    package var sessionID: String?
    /// The media that wait for their addresses, the oldest first.
    package var media: [RayaMedium] = []
    /// The latest message of each kind.
    package var last: [RayaResponse.Medium: MessageID] = [:]
    /// The suggestions for the user, as last told.
    package var suggestions: [String] = []
    /// The names of the vendor's people who are there, in the order in which they came.
    package var people: [String] = []
    /// The bot has said goodbye: the conversation ends in a moment.
    package var isEnding = false
    /// The command that the bot wants an answer to.
    package var command: RayaPendingCommand?

    /// Nothing has been said.
    package init() {}

    /// The JSON; suggestions and options that make it too long are left out, so that their command takes any answer.
    package func encoded() -> [UInt8] {
        let bytes = object(withWords: true).encoded()
        return bytes.count <= Self.bytesMax ? bytes : object(withWords: false).encoded()
    }

    private func object(withWords: Bool) -> JSONValue {
        var object = JSONObject()
        if let sessionID { object.append("sessionId", .string(sessionID)) }
        if !media.isEmpty {
            object.append(
                "media",
                .array(
                    media.map {
                        [
                            "message": JSONValue($0.message.description), "kind": JSONValue($0.kind.rawValue),
                            "count": JSONValue($0.count),
                        ]
                    }))
        }
        let latest = last.sorted { $0.key.rawValue < $1.key.rawValue }
        if !latest.isEmpty {
            object.append(
                "last",
                .object(JSONObject(latest.map { .init(key: $0.key.rawValue, value: JSONValue($0.value.description)) })))
        }
        if withWords, !suggestions.isEmpty {
            object.append("suggestions", .array(suggestions.map { JSONValue($0) }))
        }
        if !people.isEmpty { object.append("people", .array(people.map { JSONValue($0) })) }
        if isEnding { object.append("isEnding", true) }
        if let command {
            let options = withWords ? command.options.map { JSONValue($0) } : []
            object.append(
                "command",
                ["id": JSONValue(command.id), "name": JSONValue(command.name), "options": .array(options)])
        }
        return .object(object)
    }

    /// The memory that was kept; parts that cannot be read are as if they had never been.
    package init(decoding bytes: [UInt8]) {
        guard let value = try? JSONValue(parsing: bytes, limits: RayaFrame.limits) else { return }
        sessionID = value["sessionId"]?.stringValue.flatMap { $0.isEmpty ? nil : $0 }
        for element in (value["media"]?.arrayValue ?? []).prefix(Self.mediaMax) {
            guard let message = element["message"]?.stringValue.flatMap({ MessageID($0) }),
                let kind = element["kind"]?.stringValue.flatMap(RayaResponse.Medium.init(rawValue:)),
                let count = element["count"]?.intValue, count > 0
            else { continue }
            media.append(RayaMedium(message: message, kind: kind, count: count))
        }
        for kind in [RayaResponse.Medium.image, .audio] {
            last[kind] = value["last"]?[kind.rawValue]?.stringValue.flatMap { MessageID($0) }
        }
        suggestions = (value["suggestions"]?.arrayValue ?? []).compactMap(\.stringValue)
        people = Array(
            (value["people"]?.arrayValue ?? []).compactMap(\.stringValue).prefix(RayaConversation.peopleMax))
        isEnding = value["isEnding"]?.boolValue ?? false
        if let id = value["command"]?["id"]?.stringValue, let name = value["command"]?["name"]?.stringValue {
            let options = value["command"]?["options"]?.arrayValue ?? []
            command = RayaPendingCommand(id: id, name: name, options: options.compactMap { $0.stringValue })
        }
    }
}
